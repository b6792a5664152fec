BEGIN TRANSACTION;
CREATE TABLE "django_migrations" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "app" varchar(255) NOT NULL, "name" varchar(255) NOT NULL, "applied" datetime NOT NULL);
INSERT INTO "django_migrations" VALUES(1,'web','0001_initial','2026-11-18 04:43:33.924690');
INSERT INTO "django_migrations" VALUES(2,'web','0002_drafts','2026-11-18 04:43:33.929407');
INSERT INTO "django_migrations" VALUES(3,'web','0003_records','2026-11-18 04:43:33.940642');
INSERT INTO "django_migrations" VALUES(4,'web','0004_panel','2026-11-18 04:43:33.954334');
INSERT INTO "django_migrations" VALUES(5,'web','0005_lobby','2026-11-18 04:43:34.028270');
INSERT INTO "django_migrations" VALUES(6,'web','0006_plans','2026-11-18 04:43:34.072968');
INSERT INTO "django_migrations" VALUES(7,'web','0007_steps','2026-11-18 04:43:34.105482');
INSERT INTO "django_migrations" VALUES(8,'web','0008_mentions','2026-11-18 04:43:34.128905');
INSERT INTO "django_migrations" VALUES(9,'web','0009_names','2026-11-18 04:43:34.210948');
INSERT INTO "django_migrations" VALUES(10,'web','0010_content','2026-11-18 04:43:34.230272');
INSERT INTO "django_migrations" VALUES(11,'web','0011_drafts','2026-11-18 04:43:34.308531');
INSERT INTO "django_migrations" VALUES(12,'web','0012_salt_and_progress','2026-11-18 04:43:34.323215');
CREATE TABLE "web_action" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "line" varchar(200) NOT NULL, "created" datetime NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "automatic" bool NOT NULL, CONSTRAINT "one_action_for_an_index" UNIQUE ("table_id", "index"));
INSERT INTO "web_action" VALUES(1,0,1,'open 3 1','2026-11-18 04:43:34.703741','32ehffm9bw',0);
INSERT INTO "web_action" VALUES(2,1,2,'drop','2026-11-18 04:43:34.703952','32ehffm9bw',0);
INSERT INTO "web_action" VALUES(3,2,0,'drop','2026-11-18 04:43:34.704068','32ehffm9bw',0);
INSERT INTO "web_action" VALUES(4,3,2,'open 4 4','2026-11-18 04:43:34.704529','32ehffm9bw',0);
INSERT INTO "web_action" VALUES(5,4,0,'drop','2026-11-18 04:43:34.704705','32ehffm9bw',0);
INSERT INTO "web_action" VALUES(6,5,0,'open 5 5','2026-11-18 04:43:34.705046','32ehffm9bw',0);
INSERT INTO "web_action" VALUES(177,0,0,'trust wilhelmshaven','2026-11-18 04:43:35.567579','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(178,1,1,'trust bremen','2026-11-18 04:43:35.572014','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(179,2,1,'trust hannover','2026-11-18 04:43:35.576480','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(180,3,0,'trust cuxhaven','2026-11-18 04:43:35.580883','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(181,4,0,'trust kassel','2026-11-18 04:43:35.585210','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(182,5,1,'trust fulda','2026-11-18 04:43:35.589496','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(183,6,0,'open 7 7','2026-11-18 04:43:35.593756','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(184,7,1,'bid 8','2026-11-18 04:43:35.598065','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(185,8,0,'bid 9','2026-11-18 04:43:35.602483','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(186,9,1,'bid 10','2026-11-18 04:43:35.606768','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(187,10,0,'drop','2026-11-18 04:43:35.611043','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(188,11,0,'open 12 12','2026-11-18 04:43:35.615490','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(189,12,1,'buy oil 3','2026-11-18 04:43:35.623396','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(190,13,1,'done','2026-11-18 04:43:35.630431','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(191,14,0,'buy coal 2','2026-11-18 04:43:35.637375','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(192,15,0,'buy oil 1','2026-11-18 04:43:35.644448','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(193,16,0,'done','2026-11-18 04:43:35.651361','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(194,17,1,'build duisburg','2026-11-18 04:43:35.658662','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(195,18,1,'build essen','2026-11-18 04:43:35.666003','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(196,19,1,'done','2026-11-18 04:43:35.673336','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(197,20,0,'build muenster','2026-11-18 04:43:35.680495','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(198,21,0,'build dortmund','2026-11-18 04:43:35.687525','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(199,22,0,'done','2026-11-18 04:43:35.694379','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(200,23,0,'power 12 with coal 2','2026-11-18 04:43:35.700961','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(201,24,1,'power 7 with oil 3','2026-11-18 04:43:35.707801','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(202,25,0,'open 4 1','2026-11-18 04:43:35.715022','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(203,26,1,'drop','2026-11-18 04:43:35.723317','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(204,27,1,'open 16 16','2026-11-18 04:43:35.730722','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(205,28,1,'buy oil 2','2026-11-18 04:43:35.737643','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(206,29,1,'done','2026-11-18 04:43:35.744731','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(207,30,0,'buy coal 3','2026-11-18 04:43:35.752281','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(208,31,0,'done','2026-11-18 04:43:35.759509','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(209,32,1,'build duesseldorf','2026-11-18 04:43:35.766559','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(210,33,1,'done','2026-11-18 04:43:35.773688','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(211,34,0,'build osnabrueck','2026-11-18 04:43:35.780860','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(212,35,0,'done','2026-11-18 04:43:35.787869','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(213,36,0,'power 4 12 with coal 3 oil 1','2026-11-18 04:43:35.794897','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(214,37,1,'power 16 with oil 2','2026-11-18 04:43:35.802368','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(215,38,1,'open 5 1','2026-11-18 04:43:35.809674','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(216,39,0,'drop','2026-11-18 04:43:35.817089','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(217,40,0,'open 25 25','2026-11-18 04:43:35.821939','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(218,41,0,'buy coal 2','2026-11-18 04:43:35.826594','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(219,42,0,'done','2026-11-18 04:43:35.831090','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(220,43,1,'buy oil 2','2026-11-18 04:43:35.835575','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(221,44,1,'done','2026-11-18 04:43:35.839943','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(222,45,0,'build hamburg','2026-11-18 04:43:35.844357','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(223,46,0,'done','2026-11-18 04:43:35.848753','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(224,47,1,'done','2026-11-18 04:43:35.853340','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(225,48,1,'power 16 with oil 2','2026-11-18 04:43:35.857671','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(226,49,0,'power 25 with coal 2','2026-11-18 04:43:35.862246','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(227,50,0,'open 11 1','2026-11-18 04:43:35.866656','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(228,51,1,'drop','2026-11-18 04:43:35.871387','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(229,52,0,'remove 4','2026-11-18 04:43:35.875951','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(230,53,1,'open 14 14','2026-11-18 04:43:35.885193','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(231,54,1,'remove 5','2026-11-18 04:43:35.890186','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(232,55,1,'buy oil 2','2026-11-18 04:43:35.894738','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(233,56,1,'done','2026-11-18 04:43:35.899214','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(234,57,0,'buy coal 4','2026-11-18 04:43:35.903577','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(235,58,0,'buy oil 1','2026-11-18 04:43:35.907774','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(236,59,0,'done','2026-11-18 04:43:35.912186','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(237,60,1,'done','2026-11-18 04:43:35.916464','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(238,61,0,'build kiel','2026-11-18 04:43:35.920855','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(239,62,0,'build flensburg','2026-11-18 04:43:35.925123','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(240,63,0,'done','2026-11-18 04:43:35.929587','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(241,64,0,'power 12 25 with coal 4','2026-11-18 04:43:35.934145','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(242,65,1,'power 16 with oil 2','2026-11-18 04:43:35.938541','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(243,66,0,'open 20 20','2026-11-18 04:43:35.943030','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(244,67,1,'bid 21','2026-11-18 04:43:35.947500','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(245,68,0,'drop','2026-11-18 04:43:35.951894','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(246,69,1,'remove 7','2026-11-18 04:43:35.956237','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(247,70,0,'open 10 1','2026-11-18 04:43:35.960608','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(248,71,0,'remove 11','2026-11-18 04:43:35.965017','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(249,72,1,'buy coal 3','2026-11-18 04:43:35.969683','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(250,73,1,'done','2026-11-18 04:43:35.974571','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(251,74,0,'buy coal 3','2026-11-18 04:43:35.979024','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(252,75,0,'done','2026-11-18 04:43:35.983586','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(253,76,1,'done','2026-11-18 04:43:35.987930','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(254,77,0,'done','2026-11-18 04:43:35.992945','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(255,78,0,'power 25 with coal 2','2026-11-18 04:43:35.997409','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(256,79,1,'power 20 with coal 3','2026-11-18 04:43:36.001934','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(257,80,0,'pass','2026-11-18 04:43:36.006545','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(258,81,1,'pass','2026-11-18 04:43:36.011213','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(259,82,1,'buy coal 3','2026-11-18 04:43:36.015776','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(260,83,1,'buy oil 2','2026-11-18 04:43:36.020430','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(261,84,1,'done','2026-11-18 04:43:36.025307','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(262,85,0,'buy coal 4','2026-11-18 04:43:36.030259','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(263,86,0,'done','2026-11-18 04:43:36.034689','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(264,87,1,'done','2026-11-18 04:43:36.039186','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(265,88,0,'build erfurt','2026-11-18 04:43:36.043841','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(266,89,0,'build halle','2026-11-18 04:43:36.048421','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(267,90,0,'build leipzig','2026-11-18 04:43:36.052845','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(268,91,0,'done','2026-11-18 04:43:36.057381','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(269,92,0,'power 10 12 25 with coal 5 oil 1','2026-11-18 04:43:36.062015','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(270,93,1,'power 16 with oil 2','2026-11-18 04:43:36.066461','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(271,94,0,'open 21 21','2026-11-18 04:43:36.070780','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(272,95,1,'drop','2026-11-18 04:43:36.075218','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(273,96,0,'remove 10','2026-11-18 04:43:36.079884','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(274,97,1,'open 17 1','2026-11-18 04:43:36.084267','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(275,98,1,'remove 14','2026-11-18 04:43:36.088526','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(276,99,1,'buy oil 2','2026-11-18 04:43:36.092834','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(277,100,1,'done','2026-11-18 04:43:36.097152','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(278,101,0,'buy coal 6','2026-11-18 04:43:36.101505','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(279,102,0,'buy oil 2','2026-11-18 04:43:36.105816','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(280,103,0,'done','2026-11-18 04:43:36.110087','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(281,104,1,'done','2026-11-18 04:43:36.116054','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(282,105,0,'build dresden','2026-11-18 04:43:36.120608','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(283,106,0,'build cuxhaven','2026-11-18 04:43:36.125363','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(284,107,0,'done','2026-11-18 04:43:36.129824','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(285,108,0,'power 21 25 with coal 2 oil 2','2026-11-18 04:43:36.134174','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(286,109,1,'power 16 with oil 2','2026-11-18 04:43:36.138620','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(287,110,0,'open 32 32','2026-11-18 04:43:36.142886','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(288,111,1,'drop','2026-11-18 04:43:36.147044','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(289,112,0,'remove 12','2026-11-18 04:43:36.152130','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(290,113,1,'open 22 1','2026-11-18 04:43:36.156696','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(291,114,1,'remove 17','2026-11-18 04:43:36.161380','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(292,115,1,'buy oil 2','2026-11-18 04:43:36.166135','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(293,116,1,'done','2026-11-18 04:43:36.170490','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(294,117,0,'buy oil 3','2026-11-18 04:43:36.174900','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(295,118,0,'buy oil 1','2026-11-18 04:43:36.179408','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(296,119,0,'done','2026-11-18 04:43:36.183822','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(297,120,1,'build dortmund','2026-11-18 04:43:36.188125','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(298,121,1,'build muenster','2026-11-18 04:43:36.192417','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(299,122,1,'build osnabrueck','2026-11-18 04:43:36.196724','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(300,123,1,'build bremen','2026-11-18 04:43:36.200998','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(301,124,1,'done','2026-11-18 04:43:36.205228','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(302,125,0,'build duisburg','2026-11-18 04:43:36.209744','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(303,126,0,'build essen','2026-11-18 04:43:36.213935','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(304,127,0,'done','2026-11-18 04:43:36.218144','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(305,128,0,'power 25 32 with coal 2 oil 3','2026-11-18 04:43:36.222585','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(306,129,1,'power 20 22 with coal 3','2026-11-18 04:43:36.227392','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(307,130,0,'open 34 34','2026-11-18 04:43:36.232627','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(308,131,1,'drop','2026-11-18 04:43:36.237209','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(309,132,0,'remove 21','2026-11-18 04:43:36.241652','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(310,133,1,'open 28 1','2026-11-18 04:43:36.246025','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(311,134,1,'remove 16','2026-11-18 04:43:36.250400','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(312,135,1,'buy coal 3','2026-11-18 04:43:36.254845','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(313,136,1,'buy uranium 1','2026-11-18 04:43:36.259209','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(314,137,1,'done','2026-11-18 04:43:36.263425','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(315,138,0,'buy oil 2','2026-11-18 04:43:36.267990','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(316,139,0,'buy uranium 1','2026-11-18 04:43:36.272275','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(317,140,0,'done','2026-11-18 04:43:36.276519','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(318,141,1,'build hannover','2026-11-18 04:43:36.280949','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(319,142,1,'done','2026-11-18 04:43:36.285162','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(320,143,0,'build duesseldorf','2026-11-18 04:43:36.289335','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(321,144,0,'build fulda','2026-11-18 04:43:36.294089','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(322,145,0,'build wuerzburg','2026-11-18 04:43:36.298609','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(323,146,0,'done','2026-11-18 04:43:36.303199','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(324,147,0,'power 25 32 34 with coal 2 oil 3 uranium 1','2026-11-18 04:43:36.307524','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(325,148,1,'power 22 28 with uranium 1','2026-11-18 04:43:36.311822','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(326,149,0,'open 46 46','2026-11-18 04:43:36.317404','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(327,150,1,'drop','2026-11-18 04:43:36.325698','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(328,151,0,'remove 25','2026-11-18 04:43:36.333190','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(329,152,1,'open 39 1','2026-11-18 04:43:36.340800','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(330,153,1,'remove 22','2026-11-18 04:43:36.347976','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(331,154,1,'buy uranium 2','2026-11-18 04:43:36.355400','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(332,155,1,'done','2026-11-18 04:43:36.362835','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(333,156,0,'buy coal 1','2026-11-18 04:43:36.370272','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(334,157,0,'buy oil 5','2026-11-18 04:43:36.377486','vz22qqai3j',0);
INSERT INTO "web_action" VALUES(563,0,0,'open 3 3','2026-11-18 04:43:37.719056','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(564,1,1,'drop','2026-11-18 04:43:37.723578','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(565,2,1,'open 7 7','2026-11-18 04:43:37.728073','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(566,3,0,'buy oil 2','2026-11-18 04:43:37.732493','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(567,4,0,'done','2026-11-18 04:43:37.737196','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(568,5,1,'buy oil 3','2026-11-18 04:43:37.741682','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(569,6,1,'done','2026-11-18 04:43:37.746036','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(570,7,0,'build duisburg','2026-11-18 04:43:37.750679','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(571,8,0,'done','2026-11-18 04:43:37.755048','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(572,9,1,'build muenster','2026-11-18 04:43:37.759568','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(573,10,1,'build dortmund','2026-11-18 04:43:37.764077','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(574,11,1,'done','2026-11-18 04:43:37.769001','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(575,12,1,'power 7 with oil 3','2026-11-18 04:43:37.773405','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(576,13,0,'power 3 with oil 2','2026-11-18 04:43:37.778132','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(577,14,1,'open 4 4','2026-11-18 04:43:37.782450','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(578,15,0,'drop','2026-11-18 04:43:37.786938','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(579,16,0,'open 8 8','2026-11-18 04:43:37.791533','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(580,17,0,'buy coal 3','2026-11-18 04:43:37.795881','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(581,18,0,'buy oil 2','2026-11-18 04:43:37.800512','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(582,19,0,'done','2026-11-18 04:43:37.805204','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(583,20,1,'buy coal 2','2026-11-18 04:43:37.810074','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(584,21,1,'buy oil 3','2026-11-18 04:43:37.815057','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(585,22,1,'done','2026-11-18 04:43:37.819979','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(586,23,0,'build essen','2026-11-18 04:43:37.824777','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(587,24,0,'build duesseldorf','2026-11-18 04:43:37.829421','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(588,25,0,'done','2026-11-18 04:43:37.833820','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(589,26,1,'build osnabrueck','2026-11-18 04:43:37.838173','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(590,27,1,'done','2026-11-18 04:43:37.842756','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(591,28,1,'power 4 7 with coal 2 oil 3','2026-11-18 04:43:37.847365','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(592,29,0,'power 8 with coal 3','2026-11-18 04:43:37.851644','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(593,30,0,'open 5 5','2026-11-18 04:43:37.855984','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(594,31,1,'bid 6','2026-11-18 04:43:37.860491','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(595,32,0,'drop','2026-11-18 04:43:37.865130','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(596,33,0,'open 10 10','2026-11-18 04:43:37.870062','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(597,34,1,'buy coal 4','2026-11-18 04:43:37.874696','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(598,35,1,'buy oil 3','2026-11-18 04:43:37.879328','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(599,36,1,'done','2026-11-18 04:43:37.888533','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(600,37,0,'buy coal 2','2026-11-18 04:43:37.893131','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(601,38,0,'done','2026-11-18 04:43:37.903503','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(602,39,1,'done','2026-11-18 04:43:37.908043','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(603,40,0,'done','2026-11-18 04:43:37.912377','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(604,41,0,'power 10 with coal 2','2026-11-18 04:43:37.921723','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(605,42,1,'power 4 7 with coal 2 oil 3','2026-11-18 04:43:37.926175','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(606,43,0,'open 6 6','2026-11-18 04:43:37.930498','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(607,44,1,'drop','2026-11-18 04:43:37.939324','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(608,45,1,'open 15 15','2026-11-18 04:43:37.943750','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(609,46,1,'buy coal 2','2026-11-18 04:43:37.948024','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(610,47,1,'done','2026-11-18 04:43:37.952262','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(611,48,0,'buy coal 5','2026-11-18 04:43:37.956451','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(612,49,0,'done','2026-11-18 04:43:37.960673','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(613,50,1,'build bremen','2026-11-18 04:43:37.964916','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(614,51,1,'done','2026-11-18 04:43:37.969001','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(615,52,0,'done','2026-11-18 04:43:37.973154','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(616,53,0,'power 10 with coal 2','2026-11-18 04:43:37.977449','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(617,54,1,'power 15 with coal 2','2026-11-18 04:43:37.982440','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(618,55,1,'open 13 13','2026-11-18 04:43:37.990623','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(619,56,0,'bid 14','2026-11-18 04:43:37.995545','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(620,57,1,'bid 15','2026-11-18 04:43:38.006862','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(621,58,0,'drop','2026-11-18 04:43:38.016243','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(622,59,1,'remove 4','2026-11-18 04:43:38.021057','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(623,60,0,'open 11 11','2026-11-18 04:43:38.025885','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(624,61,0,'remove 3','2026-11-18 04:43:38.035373','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(625,62,0,'buy uranium 1','2026-11-18 04:43:38.040286','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(626,63,0,'done','2026-11-18 04:43:38.049037','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(627,64,1,'buy oil 3','2026-11-18 04:43:38.054033','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(628,65,1,'done','2026-11-18 04:43:38.058616','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(629,66,0,'build kassel','2026-11-18 04:43:38.063012','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(630,67,0,'done','2026-11-18 04:43:38.073476','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(631,68,1,'build cuxhaven','2026-11-18 04:43:38.079783','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(632,69,1,'build hannover','2026-11-18 04:43:38.090357','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(633,70,1,'done','2026-11-18 04:43:38.096581','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(634,71,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 04:43:38.102263','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(635,72,0,'power 10 11 with coal 2 uranium 1','2026-11-18 04:43:38.112902','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(636,73,1,'pass','2026-11-18 04:43:38.119029','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(637,74,0,'open 22 22','2026-11-18 04:43:38.126033','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(638,75,0,'remove 6','2026-11-18 04:43:38.131811','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(639,76,0,'buy coal 1','2026-11-18 04:43:38.136916','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(640,77,0,'buy uranium 1','2026-11-18 04:43:38.142196','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(641,78,0,'done','2026-11-18 04:43:38.148161','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(642,79,1,'buy coal 4','2026-11-18 04:43:38.153906','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(643,80,1,'buy oil 3','2026-11-18 04:43:38.159651','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(644,81,1,'buy oil 1','2026-11-18 04:43:38.165984','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(645,82,1,'done','2026-11-18 04:43:38.172368','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(646,83,0,'build fulda','2026-11-18 04:43:38.182323','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(647,84,0,'build wuerzburg','2026-11-18 04:43:38.188956','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(648,85,0,'done','2026-11-18 04:43:38.199435','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(649,86,1,'build hamburg','2026-11-18 04:43:38.211964','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(650,87,1,'done','2026-11-18 04:43:38.224071','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(651,88,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 04:43:38.232598','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(652,89,0,'power 10 11 22 with coal 2 uranium 1','2026-11-18 04:43:38.240169','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(653,90,1,'open 21 21','2026-11-18 04:43:38.249421','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(654,91,0,'bid 22','2026-11-18 04:43:38.255009','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(655,92,1,'drop','2026-11-18 04:43:38.263631','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(656,93,0,'remove 8','2026-11-18 04:43:38.269896','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(657,94,1,'pass','2026-11-18 04:43:38.274997','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(658,95,0,'buy coal 2','2026-11-18 04:43:38.285560','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(659,96,0,'buy uranium 1','2026-11-18 04:43:38.295016','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(660,97,0,'done','2026-11-18 04:43:38.299464','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(661,98,1,'buy coal 2','2026-11-18 04:43:38.306012','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(662,99,1,'buy oil 2','2026-11-18 04:43:38.311149','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(663,100,1,'buy oil 1','2026-11-18 04:43:38.319004','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(664,101,1,'done','2026-11-18 04:43:38.324843','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(665,102,0,'build erfurt','2026-11-18 04:43:38.331674','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(666,103,0,'build halle','2026-11-18 04:43:38.338353','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(667,104,0,'done','2026-11-18 04:43:38.345753','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(668,105,1,'done','2026-11-18 04:43:38.351481','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(669,106,1,'power 13 15 with coal 2','2026-11-18 04:43:38.357806','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(670,107,0,'power 11 21 22 with coal 2 uranium 1','2026-11-18 04:43:38.363912','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(671,108,0,'pass','2026-11-18 04:43:38.369733','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(672,109,1,'open 24 24','2026-11-18 04:43:38.376375','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(673,110,1,'remove 7','2026-11-18 04:43:38.382640','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(674,111,1,'buy garbage 2','2026-11-18 04:43:38.395675','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(675,112,1,'buy coal 1','2026-11-18 04:43:38.409469','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(676,113,1,'done','2026-11-18 04:43:38.416035','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(677,114,0,'buy coal 4','2026-11-18 04:43:38.422181','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(678,115,0,'buy uranium 1','2026-11-18 04:43:38.431045','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(679,116,0,'buy oil 1','2026-11-18 04:43:38.435677','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(680,117,0,'done','2026-11-18 04:43:38.441628','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(681,118,1,'build kiel','2026-11-18 04:43:38.448343','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(682,119,1,'build flensburg','2026-11-18 04:43:38.455370','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(683,120,1,'done','2026-11-18 04:43:38.463592','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(684,121,0,'build leipzig','2026-11-18 04:43:38.471202','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(685,122,0,'build nuernberg','2026-11-18 04:43:38.476196','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(686,123,0,'done','2026-11-18 04:43:38.480493','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(687,124,0,'power 10 11 21 22 with coal 3 oil 1 uranium 1','2026-11-18 04:43:38.484815','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(688,125,1,'power 13 15 24 with coal 2 garbage 2','2026-11-18 04:43:38.492192','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(689,126,0,'open 31 31','2026-11-18 04:43:38.496921','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(690,127,1,'drop','2026-11-18 04:43:38.502337','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(691,128,0,'remove 10','2026-11-18 04:43:38.506732','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(692,129,1,'open 18 18','2026-11-18 04:43:38.511052','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(693,130,1,'remove 5','2026-11-18 04:43:38.516301','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(694,131,1,'buy coal 1','2026-11-18 04:43:38.520859','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(695,132,1,'buy garbage 2','2026-11-18 04:43:38.526409','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(696,133,1,'done','2026-11-18 04:43:38.530969','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(697,134,0,'buy coal 4','2026-11-18 04:43:38.535171','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(698,135,0,'buy uranium 1','2026-11-18 04:43:38.539781','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(699,136,0,'done','2026-11-18 04:43:38.545060','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(700,137,1,'build duisburg','2026-11-18 04:43:38.549242','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(701,138,1,'done','2026-11-18 04:43:38.553486','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(702,139,0,'build dortmund','2026-11-18 04:43:38.558417','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(703,140,0,'build muenster','2026-11-18 04:43:38.562499','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(704,141,0,'build osnabrueck','2026-11-18 04:43:38.566497','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(705,142,0,'done','2026-11-18 04:43:38.570529','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(706,143,0,'power 21 22 31 with coal 5','2026-11-18 04:43:38.574682','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(707,144,1,'power 13 15 18 24 with coal 2 garbage 2','2026-11-18 04:43:38.579049','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(708,145,0,'open 35 35','2026-11-18 04:43:38.583280','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(709,146,1,'bid 36','2026-11-18 04:43:38.587453','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(710,147,0,'bid 37','2026-11-18 04:43:38.594293','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(711,148,1,'drop','2026-11-18 04:43:38.598607','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(712,149,0,'remove 11','2026-11-18 04:43:38.602816','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(713,150,1,'open 33 33','2026-11-18 04:43:38.607206','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(714,151,1,'remove 13','2026-11-18 04:43:38.611434','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(715,152,1,'buy coal 2','2026-11-18 04:43:38.616644','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(716,153,1,'buy garbage 2','2026-11-18 04:43:38.620916','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(717,154,1,'done','2026-11-18 04:43:38.625221','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(718,155,0,'buy coal 3','2026-11-18 04:43:38.629547','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(719,156,0,'buy oil 3','2026-11-18 04:43:38.634505','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(720,157,0,'done','2026-11-18 04:43:38.638948','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(721,158,1,'build essen','2026-11-18 04:43:38.643184','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(722,159,1,'build duesseldorf','2026-11-18 04:43:38.647427','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(723,160,1,'build wilhelmshaven','2026-11-18 04:43:38.651563','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(724,161,1,'done','2026-11-18 04:43:38.655698','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(725,162,0,'build dresden','2026-11-18 04:43:38.659869','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(726,163,0,'done','2026-11-18 04:43:38.664525','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(727,164,0,'power 22 31 35 with coal 3 oil 1','2026-11-18 04:43:38.668904','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(728,165,1,'power 15 18 24 33 with coal 2 garbage 2','2026-11-18 04:43:38.673173','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(729,166,0,'open 19 19','2026-11-18 04:43:38.677825','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(730,167,1,'drop','2026-11-18 04:43:38.682635','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(731,168,0,'remove 22','2026-11-18 04:43:38.687688','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(732,169,1,'open 39 39','2026-11-18 04:43:38.692171','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(733,170,1,'remove 15','2026-11-18 04:43:38.696707','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(734,171,1,'buy garbage 2','2026-11-18 04:43:38.701039','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(735,172,1,'buy uranium 1','2026-11-18 04:43:38.710436','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(736,173,1,'done','2026-11-18 04:43:38.715987','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(737,174,0,'buy coal 3','2026-11-18 04:43:38.720429','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(738,175,0,'buy oil 1','2026-11-18 04:43:38.729371','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(739,176,0,'buy garbage 2','2026-11-18 04:43:38.733760','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(740,177,0,'buy coal 1','2026-11-18 04:43:38.743584','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(741,178,0,'done','2026-11-18 04:43:38.749583','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(742,179,1,'build kassel','2026-11-18 04:43:38.759263','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(743,180,1,'build fulda','2026-11-18 04:43:38.763773','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(744,181,1,'build wuerzburg','2026-11-18 04:43:38.768069','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(745,182,1,'done','2026-11-18 04:43:38.772264','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(746,183,0,'build bremen','2026-11-18 04:43:38.776437','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(747,184,0,'build cuxhaven','2026-11-18 04:43:38.781093','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(748,185,0,'build hamburg','2026-11-18 04:43:38.785589','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(749,186,0,'build kiel','2026-11-18 04:43:38.789692','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(750,187,0,'done','2026-11-18 04:43:38.794237','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(751,188,0,'power 21 31 35 with coal 3 oil 3','2026-11-18 04:43:38.800085','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(752,189,1,'power 18 24 33 39 with garbage 2 uranium 1','2026-11-18 04:43:38.805569','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(753,190,0,'open 32 32','2026-11-18 04:43:38.810481','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(754,191,1,'bid 33','2026-11-18 04:43:38.815414','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(755,192,0,'bid 34','2026-11-18 04:43:38.825960','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(756,193,1,'bid 35','2026-11-18 04:43:38.836221','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(757,194,0,'bid 36','2026-11-18 04:43:38.841740','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(758,195,1,'bid 37','2026-11-18 04:43:38.846842','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(759,196,0,'bid 38','2026-11-18 04:43:38.856614','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(760,197,1,'bid 39','2026-11-18 04:43:38.861642','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(761,198,0,'bid 40','2026-11-18 04:43:38.867898','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(762,199,1,'bid 41','2026-11-18 04:43:38.879138','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(763,200,0,'bid 42','2026-11-18 04:43:38.886232','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(764,201,1,'bid 43','2026-11-18 04:43:38.893056','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(765,202,0,'bid 44','2026-11-18 04:43:38.900414','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(766,203,1,'bid 45','2026-11-18 04:43:38.911883','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(767,204,0,'bid 46','2026-11-18 04:43:38.918414','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(768,205,1,'bid 47','2026-11-18 04:43:38.923410','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(769,206,0,'bid 48','2026-11-18 04:43:38.932124','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(770,207,1,'bid 49','2026-11-18 04:43:38.937234','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(771,208,0,'drop','2026-11-18 04:43:38.942477','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(772,209,1,'remove 18','2026-11-18 04:43:38.947300','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(773,210,0,'open 40 40','2026-11-18 04:43:38.952276','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(774,211,0,'remove 19','2026-11-18 04:43:38.957150','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(775,212,1,'buy oil 3','2026-11-18 04:43:38.961676','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(776,213,1,'buy garbage 2','2026-11-18 04:43:38.966032','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(777,214,1,'buy uranium 1','2026-11-18 04:43:38.970511','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(778,215,1,'done','2026-11-18 04:43:38.975147','furvj2mmzd',0);
INSERT INTO "web_action" VALUES(779,0,0,'open 5b 5','2026-11-18 04:43:39.011303','zji75aixkc',0);
INSERT INTO "web_action" VALUES(780,1,1,'drop','2026-11-18 04:43:39.015682','zji75aixkc',0);
INSERT INTO "web_action" VALUES(781,2,1,'open 5c 5','2026-11-18 04:43:39.022579','zji75aixkc',0);
INSERT INTO "web_action" VALUES(782,3,0,'buy oil 2 at 4','2026-11-18 04:43:39.027184','zji75aixkc',0);
INSERT INTO "web_action" VALUES(783,4,0,'done','2026-11-18 04:43:39.032274','zji75aixkc',0);
INSERT INTO "web_action" VALUES(784,5,1,'buy gas 1 at 1','2026-11-18 04:43:39.040995','zji75aixkc',0);
INSERT INTO "web_action" VALUES(785,6,1,'buy oil 1 at 2','2026-11-18 04:43:39.045481','zji75aixkc',0);
INSERT INTO "web_action" VALUES(786,7,1,'done','2026-11-18 04:43:39.054201','zji75aixkc',0);
INSERT INTO "web_action" VALUES(787,8,1,'power 5c with gas 1 oil 1','2026-11-18 04:43:39.059313','zji75aixkc',0);
INSERT INTO "web_action" VALUES(788,9,0,'power 5b with oil 1','2026-11-18 04:43:39.068280','zji75aixkc',0);
INSERT INTO "web_action" VALUES(789,10,1,'open 5a 5','2026-11-18 04:43:39.072909','zji75aixkc',0);
INSERT INTO "web_action" VALUES(790,11,0,'drop','2026-11-18 04:43:39.081477','zji75aixkc',0);
INSERT INTO "web_action" VALUES(791,12,0,'open 4a 1','2026-11-18 04:43:39.085935','zji75aixkc',0);
INSERT INTO "web_action" VALUES(792,13,0,'buy coal 3 at 3','2026-11-18 04:43:39.090269','zji75aixkc',0);
INSERT INTO "web_action" VALUES(793,14,0,'done','2026-11-18 04:43:39.096725','zji75aixkc',0);
INSERT INTO "web_action" VALUES(794,15,1,'buy coal 2 at 2','2026-11-18 04:43:39.105708','zji75aixkc',0);
INSERT INTO "web_action" VALUES(795,16,1,'buy gas 1 at 1','2026-11-18 04:43:39.110084','zji75aixkc',0);
INSERT INTO "web_action" VALUES(796,17,1,'buy gas 1 at 1','2026-11-18 04:43:39.114459','zji75aixkc',0);
INSERT INTO "web_action" VALUES(797,18,1,'done','2026-11-18 04:43:39.118805','zji75aixkc',0);
INSERT INTO "web_action" VALUES(798,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:43:39.123661','zji75aixkc',0);
INSERT INTO "web_action" VALUES(799,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 04:43:39.128027','zji75aixkc',0);
INSERT INTO "web_action" VALUES(800,21,1,'open 6b 1','2026-11-18 04:43:39.132323','zji75aixkc',0);
INSERT INTO "web_action" VALUES(801,22,0,'bid 2','2026-11-18 04:43:39.136472','zji75aixkc',0);
INSERT INTO "web_action" VALUES(802,23,1,'drop','2026-11-18 04:43:39.146973','zji75aixkc',0);
INSERT INTO "web_action" VALUES(803,24,1,'pass','2026-11-18 04:43:39.151737','zji75aixkc',0);
INSERT INTO "web_action" VALUES(804,25,0,'buy coal 3 at 3','2026-11-18 04:43:39.156294','zji75aixkc',0);
INSERT INTO "web_action" VALUES(805,26,0,'buy oil 1 at 3','2026-11-18 04:43:39.165540','zji75aixkc',0);
INSERT INTO "web_action" VALUES(806,27,0,'buy uranium 2 at 3','2026-11-18 04:43:39.174685','zji75aixkc',0);
INSERT INTO "web_action" VALUES(807,28,0,'done','2026-11-18 04:43:39.179642','zji75aixkc',0);
INSERT INTO "web_action" VALUES(808,29,1,'buy oil 3 at 4','2026-11-18 04:43:39.184411','zji75aixkc',0);
INSERT INTO "web_action" VALUES(809,30,1,'done','2026-11-18 04:43:39.193663','zji75aixkc',0);
INSERT INTO "web_action" VALUES(810,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 04:43:39.198575','zji75aixkc',0);
INSERT INTO "web_action" VALUES(811,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:43:39.203333','zji75aixkc',0);
INSERT INTO "web_action" VALUES(812,33,0,'open 8b 1','2026-11-18 04:43:39.207823','zji75aixkc',0);
INSERT INTO "web_action" VALUES(813,34,1,'bid 2','2026-11-18 04:43:39.212858','zji75aixkc',0);
INSERT INTO "web_action" VALUES(814,35,0,'drop','2026-11-18 04:43:39.217317','zji75aixkc',0);
INSERT INTO "web_action" VALUES(815,36,0,'pass','2026-11-18 04:43:39.221756','zji75aixkc',0);
INSERT INTO "web_action" VALUES(816,37,1,'buy coal 2 at 2','2026-11-18 04:43:39.226143','zji75aixkc',0);
INSERT INTO "web_action" VALUES(817,38,1,'buy gas 2 at 4','2026-11-18 04:43:39.230445','zji75aixkc',0);
INSERT INTO "web_action" VALUES(818,39,1,'buy oil 2 at 3','2026-11-18 04:43:39.234827','zji75aixkc',0);
INSERT INTO "web_action" VALUES(819,40,1,'buy oil 2 at 3','2026-11-18 04:43:39.239542','zji75aixkc',0);
INSERT INTO "web_action" VALUES(820,41,1,'done','2026-11-18 04:43:39.243783','zji75aixkc',0);
INSERT INTO "web_action" VALUES(821,42,0,'done','2026-11-18 04:43:39.248085','zji75aixkc',0);
INSERT INTO "web_action" VALUES(822,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 04:43:39.252523','zji75aixkc',0);
INSERT INTO "web_action" VALUES(823,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 04:43:39.257028','zji75aixkc',0);
INSERT INTO "web_action" VALUES(824,45,1,'pass','2026-11-18 04:43:39.261612','zji75aixkc',0);
INSERT INTO "web_action" VALUES(825,46,0,'pass','2026-11-18 04:43:39.265912','zji75aixkc',0);
INSERT INTO "web_action" VALUES(826,47,0,'buy coal 2 at 2','2026-11-18 04:43:39.270268','zji75aixkc',0);
INSERT INTO "web_action" VALUES(827,48,0,'buy oil 1 at 4','2026-11-18 04:43:39.277129','zji75aixkc',0);
INSERT INTO "web_action" VALUES(828,49,0,'buy uranium 1 at 2','2026-11-18 04:43:39.285858','zji75aixkc',0);
INSERT INTO "web_action" VALUES(829,50,0,'buy uranium 1 at 2','2026-11-18 04:43:39.290368','zji75aixkc',0);
INSERT INTO "web_action" VALUES(830,51,0,'done','2026-11-18 04:43:39.294921','zji75aixkc',0);
INSERT INTO "web_action" VALUES(831,52,1,'buy gas 1 at 1','2026-11-18 04:43:39.302019','zji75aixkc',0);
INSERT INTO "web_action" VALUES(832,53,1,'done','2026-11-18 04:43:39.306945','zji75aixkc',0);
INSERT INTO "web_action" VALUES(833,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 04:43:39.313381','zji75aixkc',0);
INSERT INTO "web_action" VALUES(834,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:43:39.319579','zji75aixkc',0);
INSERT INTO "web_action" VALUES(835,56,1,'pass','2026-11-18 04:43:39.325481','zji75aixkc',0);
INSERT INTO "web_action" VALUES(836,57,0,'open 4b 1','2026-11-18 04:43:39.331464','zji75aixkc',0);
INSERT INTO "web_action" VALUES(837,58,0,'remove 6b','2026-11-18 04:43:39.338275','zji75aixkc',0);
INSERT INTO "web_action" VALUES(838,59,0,'buy coal 3 at 2','2026-11-18 04:43:39.344363','zji75aixkc',0);
INSERT INTO "web_action" VALUES(839,60,0,'buy gas 3 at 3','2026-11-18 04:43:39.351208','zji75aixkc',0);
INSERT INTO "web_action" VALUES(840,61,0,'buy oil 2 at 4','2026-11-18 04:43:39.359460','zji75aixkc',0);
INSERT INTO "web_action" VALUES(841,62,0,'done','2026-11-18 04:43:39.367768','zji75aixkc',0);
INSERT INTO "web_action" VALUES(842,63,1,'buy coal 2 at 2','2026-11-18 04:43:39.378078','zji75aixkc',0);
INSERT INTO "web_action" VALUES(843,64,1,'buy gas 1 at 1','2026-11-18 04:43:39.387805','zji75aixkc',0);
INSERT INTO "web_action" VALUES(844,65,1,'buy gas 3 at 3','2026-11-18 04:43:39.393888','zji75aixkc',0);
INSERT INTO "web_action" VALUES(845,66,1,'done','2026-11-18 04:43:39.398472','zji75aixkc',0);
INSERT INTO "web_action" VALUES(846,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:43:39.405334','zji75aixkc',0);
INSERT INTO "web_action" VALUES(847,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:43:39.414848','zji75aixkc',0);
INSERT INTO "web_action" VALUES(848,69,0,'open 12 1','2026-11-18 04:43:39.420871','zji75aixkc',0);
INSERT INTO "web_action" VALUES(849,70,1,'bid 2','2026-11-18 04:43:39.428656','zji75aixkc',0);
INSERT INTO "web_action" VALUES(850,71,0,'drop','2026-11-18 04:43:39.437848','zji75aixkc',0);
INSERT INTO "web_action" VALUES(851,72,1,'remove 5c','2026-11-18 04:43:39.442760','zji75aixkc',0);
INSERT INTO "web_action" VALUES(852,73,0,'pass','2026-11-18 04:43:39.447298','zji75aixkc',0);
INSERT INTO "web_action" VALUES(853,74,1,'buy coal 3 at 2','2026-11-18 04:43:39.451961','zji75aixkc',0);
INSERT INTO "web_action" VALUES(854,75,1,'buy coal 3 at 2','2026-11-18 04:43:39.461340','zji75aixkc',0);
INSERT INTO "web_action" VALUES(855,76,1,'buy oil 3 at 3','2026-11-18 04:43:39.465770','zji75aixkc',0);
INSERT INTO "web_action" VALUES(856,77,1,'done','2026-11-18 04:43:39.469924','zji75aixkc',0);
INSERT INTO "web_action" VALUES(857,78,0,'buy coal 3 at 2','2026-11-18 04:43:39.478576','zji75aixkc',0);
INSERT INTO "web_action" VALUES(858,79,0,'buy gas 2 at 3','2026-11-18 04:43:39.482956','zji75aixkc',0);
INSERT INTO "web_action" VALUES(859,80,0,'done','2026-11-18 04:43:39.487294','zji75aixkc',0);
INSERT INTO "web_action" VALUES(860,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:43:39.491627','zji75aixkc',0);
INSERT INTO "web_action" VALUES(861,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 04:43:39.499388','zji75aixkc',0);
INSERT INTO "web_action" VALUES(862,83,1,'open 13 1','2026-11-18 04:43:39.503903','zji75aixkc',0);
INSERT INTO "web_action" VALUES(863,84,0,'bid 2','2026-11-18 04:43:39.508245','zji75aixkc',0);
INSERT INTO "web_action" VALUES(864,85,1,'drop','2026-11-18 04:43:39.517912','zji75aixkc',0);
INSERT INTO "web_action" VALUES(865,86,0,'remove 4b','2026-11-18 04:43:39.528905','zji75aixkc',0);
INSERT INTO "web_action" VALUES(866,87,1,'open 22 22','2026-11-18 04:43:39.533643','zji75aixkc',0);
INSERT INTO "web_action" VALUES(867,88,1,'remove 5a','2026-11-18 04:43:39.539141','zji75aixkc',0);
INSERT INTO "web_action" VALUES(868,89,0,'buy coal 2 at 2','2026-11-18 04:43:39.551947','zji75aixkc',0);
INSERT INTO "web_action" VALUES(869,90,0,'buy oil 2 at 3','2026-11-18 04:43:39.558661','zji75aixkc',0);
INSERT INTO "web_action" VALUES(870,91,0,'done','2026-11-18 04:43:39.563721','zji75aixkc',0);
INSERT INTO "web_action" VALUES(871,92,1,'buy coal 3 at 3','2026-11-18 04:43:39.572146','zji75aixkc',0);
INSERT INTO "web_action" VALUES(872,93,1,'buy coal 3 at 2','2026-11-18 04:43:39.577404','zji75aixkc',0);
INSERT INTO "web_action" VALUES(873,94,1,'done','2026-11-18 04:43:39.583030','zji75aixkc',0);
INSERT INTO "web_action" VALUES(874,95,1,'power 12 22 with coal 6','2026-11-18 04:43:39.588219','zji75aixkc',0);
INSERT INTO "web_action" VALUES(875,96,0,'power 4a 5b 13 with coal 2 oil 1','2026-11-18 04:43:39.595131','zji75aixkc',0);
INSERT INTO "web_action" VALUES(876,97,1,'open 21 1','2026-11-18 04:43:39.599873','zji75aixkc',0);
INSERT INTO "web_action" VALUES(877,98,0,'drop','2026-11-18 04:43:39.607087','zji75aixkc',0);
INSERT INTO "web_action" VALUES(878,99,1,'remove 8b','2026-11-18 04:43:39.612668','zji75aixkc',0);
INSERT INTO "web_action" VALUES(879,100,0,'open 26 26','2026-11-18 04:43:39.617957','zji75aixkc',0);
INSERT INTO "web_action" VALUES(880,101,0,'remove 4a','2026-11-18 04:43:39.624002','zji75aixkc',0);
INSERT INTO "web_action" VALUES(881,102,0,'done','2026-11-18 04:43:39.629430','zji75aixkc',0);
INSERT INTO "web_action" VALUES(882,103,1,'buy coal 2 at 2','2026-11-18 04:43:39.634359','zji75aixkc',0);
INSERT INTO "web_action" VALUES(883,104,1,'buy coal 1 at 2','2026-11-18 04:43:39.639926','zji75aixkc',0);
INSERT INTO "web_action" VALUES(884,105,1,'buy oil 1 at 3','2026-11-18 04:43:39.646941','zji75aixkc',0);
INSERT INTO "web_action" VALUES(885,106,1,'done','2026-11-18 04:43:39.653381','zji75aixkc',0);
INSERT INTO "web_action" VALUES(886,0,0,'open 5b 5','2026-11-18 04:43:39.670903','kwtght392f',0);
INSERT INTO "web_action" VALUES(887,1,1,'drop','2026-11-18 04:43:39.676510','kwtght392f',0);
INSERT INTO "web_action" VALUES(888,2,1,'open 5c 5','2026-11-18 04:43:39.684525','kwtght392f',0);
INSERT INTO "web_action" VALUES(889,3,0,'buy oil 2 at 4','2026-11-18 04:43:39.689789','kwtght392f',0);
INSERT INTO "web_action" VALUES(890,4,0,'done','2026-11-18 04:43:39.696954','kwtght392f',0);
INSERT INTO "web_action" VALUES(891,5,1,'buy gas 1 at 1','2026-11-18 04:43:39.706887','kwtght392f',0);
INSERT INTO "web_action" VALUES(892,6,1,'buy oil 1 at 2','2026-11-18 04:43:39.717643','kwtght392f',0);
INSERT INTO "web_action" VALUES(893,7,1,'done','2026-11-18 04:43:39.723456','kwtght392f',0);
INSERT INTO "web_action" VALUES(894,8,1,'power 5c with gas 1 oil 1','2026-11-18 04:43:39.727812','kwtght392f',0);
INSERT INTO "web_action" VALUES(895,9,0,'power 5b with oil 1','2026-11-18 04:43:39.732460','kwtght392f',0);
INSERT INTO "web_action" VALUES(896,10,1,'open 5a 5','2026-11-18 04:43:39.737727','kwtght392f',0);
INSERT INTO "web_action" VALUES(897,11,0,'drop','2026-11-18 04:43:39.742088','kwtght392f',0);
INSERT INTO "web_action" VALUES(898,12,0,'open 4a 1','2026-11-18 04:43:39.749298','kwtght392f',0);
INSERT INTO "web_action" VALUES(899,13,0,'buy coal 3 at 3','2026-11-18 04:43:39.754934','kwtght392f',0);
INSERT INTO "web_action" VALUES(900,14,0,'done','2026-11-18 04:43:39.759324','kwtght392f',0);
INSERT INTO "web_action" VALUES(901,15,1,'buy coal 2 at 2','2026-11-18 04:43:39.766257','kwtght392f',0);
INSERT INTO "web_action" VALUES(902,16,1,'buy gas 1 at 1','2026-11-18 04:43:39.770504','kwtght392f',0);
INSERT INTO "web_action" VALUES(903,17,1,'buy gas 1 at 1','2026-11-18 04:43:39.774706','kwtght392f',0);
INSERT INTO "web_action" VALUES(904,18,1,'done','2026-11-18 04:43:39.779162','kwtght392f',0);
INSERT INTO "web_action" VALUES(905,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:43:39.784229','kwtght392f',0);
INSERT INTO "web_action" VALUES(906,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 04:43:39.789015','kwtght392f',0);
INSERT INTO "web_action" VALUES(907,21,1,'open 6b 1','2026-11-18 04:43:39.793278','kwtght392f',0);
INSERT INTO "web_action" VALUES(908,22,0,'bid 2','2026-11-18 04:43:39.797691','kwtght392f',0);
INSERT INTO "web_action" VALUES(909,23,1,'drop','2026-11-18 04:43:39.802424','kwtght392f',0);
INSERT INTO "web_action" VALUES(910,24,1,'pass','2026-11-18 04:43:39.810710','kwtght392f',0);
INSERT INTO "web_action" VALUES(911,25,0,'buy coal 3 at 3','2026-11-18 04:43:39.815138','kwtght392f',0);
INSERT INTO "web_action" VALUES(912,26,0,'buy oil 1 at 3','2026-11-18 04:43:39.819337','kwtght392f',0);
INSERT INTO "web_action" VALUES(913,27,0,'buy uranium 2 at 3','2026-11-18 04:43:39.828025','kwtght392f',0);
INSERT INTO "web_action" VALUES(914,28,0,'done','2026-11-18 04:43:39.832287','kwtght392f',0);
INSERT INTO "web_action" VALUES(915,29,1,'buy oil 3 at 4','2026-11-18 04:43:39.836386','kwtght392f',0);
INSERT INTO "web_action" VALUES(916,30,1,'done','2026-11-18 04:43:39.845306','kwtght392f',0);
INSERT INTO "web_action" VALUES(917,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 04:43:39.849839','kwtght392f',0);
INSERT INTO "web_action" VALUES(918,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:43:39.854322','kwtght392f',0);
INSERT INTO "web_action" VALUES(919,33,0,'open 8b 1','2026-11-18 04:43:39.862963','kwtght392f',0);
INSERT INTO "web_action" VALUES(920,34,1,'bid 2','2026-11-18 04:43:39.867161','kwtght392f',0);
INSERT INTO "web_action" VALUES(921,35,0,'drop','2026-11-18 04:43:39.871315','kwtght392f',0);
INSERT INTO "web_action" VALUES(922,36,0,'pass','2026-11-18 04:43:39.875368','kwtght392f',0);
INSERT INTO "web_action" VALUES(923,37,1,'buy coal 2 at 2','2026-11-18 04:43:39.879462','kwtght392f',0);
INSERT INTO "web_action" VALUES(924,38,1,'buy gas 2 at 4','2026-11-18 04:43:39.883579','kwtght392f',0);
INSERT INTO "web_action" VALUES(925,39,1,'buy oil 2 at 3','2026-11-18 04:43:39.887619','kwtght392f',0);
INSERT INTO "web_action" VALUES(926,40,1,'buy oil 2 at 3','2026-11-18 04:43:39.891685','kwtght392f',0);
INSERT INTO "web_action" VALUES(927,41,1,'done','2026-11-18 04:43:39.895823','kwtght392f',0);
INSERT INTO "web_action" VALUES(928,42,0,'done','2026-11-18 04:43:39.899956','kwtght392f',0);
INSERT INTO "web_action" VALUES(929,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 04:43:39.904277','kwtght392f',0);
INSERT INTO "web_action" VALUES(930,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 04:43:39.908724','kwtght392f',0);
INSERT INTO "web_action" VALUES(931,45,1,'pass','2026-11-18 04:43:39.912945','kwtght392f',0);
INSERT INTO "web_action" VALUES(932,46,0,'pass','2026-11-18 04:43:39.917168','kwtght392f',0);
INSERT INTO "web_action" VALUES(933,47,0,'buy coal 2 at 2','2026-11-18 04:43:39.921397','kwtght392f',0);
INSERT INTO "web_action" VALUES(934,48,0,'buy oil 1 at 4','2026-11-18 04:43:39.925697','kwtght392f',0);
INSERT INTO "web_action" VALUES(935,49,0,'buy uranium 1 at 2','2026-11-18 04:43:39.929833','kwtght392f',0);
INSERT INTO "web_action" VALUES(936,50,0,'buy uranium 1 at 2','2026-11-18 04:43:39.934030','kwtght392f',0);
INSERT INTO "web_action" VALUES(937,51,0,'done','2026-11-18 04:43:39.938418','kwtght392f',0);
INSERT INTO "web_action" VALUES(938,52,1,'buy gas 1 at 1','2026-11-18 04:43:39.943090','kwtght392f',0);
INSERT INTO "web_action" VALUES(939,53,1,'done','2026-11-18 04:43:39.947435','kwtght392f',0);
INSERT INTO "web_action" VALUES(940,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 04:43:39.951748','kwtght392f',0);
INSERT INTO "web_action" VALUES(941,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:43:39.955942','kwtght392f',0);
INSERT INTO "web_action" VALUES(942,56,1,'pass','2026-11-18 04:43:39.960232','kwtght392f',0);
INSERT INTO "web_action" VALUES(943,57,0,'open 4b 1','2026-11-18 04:43:39.964494','kwtght392f',0);
INSERT INTO "web_action" VALUES(944,58,0,'remove 6b','2026-11-18 04:43:39.969089','kwtght392f',0);
INSERT INTO "web_action" VALUES(945,59,0,'buy coal 3 at 2','2026-11-18 04:43:39.973623','kwtght392f',0);
INSERT INTO "web_action" VALUES(946,60,0,'buy gas 3 at 3','2026-11-18 04:43:39.978322','kwtght392f',0);
INSERT INTO "web_action" VALUES(947,61,0,'buy oil 2 at 4','2026-11-18 04:43:39.982921','kwtght392f',0);
INSERT INTO "web_action" VALUES(948,62,0,'done','2026-11-18 04:43:39.987311','kwtght392f',0);
INSERT INTO "web_action" VALUES(949,63,1,'buy coal 2 at 2','2026-11-18 04:43:39.991590','kwtght392f',0);
INSERT INTO "web_action" VALUES(950,64,1,'buy gas 1 at 1','2026-11-18 04:43:39.995884','kwtght392f',0);
INSERT INTO "web_action" VALUES(951,65,1,'buy gas 3 at 3','2026-11-18 04:43:40.000209','kwtght392f',0);
INSERT INTO "web_action" VALUES(952,66,1,'done','2026-11-18 04:43:40.004462','kwtght392f',0);
INSERT INTO "web_action" VALUES(953,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:43:40.008780','kwtght392f',0);
INSERT INTO "web_action" VALUES(954,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:43:40.013323','kwtght392f',0);
INSERT INTO "web_action" VALUES(955,69,0,'open 12 1','2026-11-18 04:43:40.017795','kwtght392f',0);
INSERT INTO "web_action" VALUES(956,70,1,'bid 2','2026-11-18 04:43:40.022140','kwtght392f',0);
INSERT INTO "web_action" VALUES(957,71,0,'drop','2026-11-18 04:43:40.026527','kwtght392f',0);
INSERT INTO "web_action" VALUES(958,72,1,'remove 5c','2026-11-18 04:43:40.030892','kwtght392f',0);
INSERT INTO "web_action" VALUES(959,73,0,'pass','2026-11-18 04:43:40.035398','kwtght392f',0);
INSERT INTO "web_action" VALUES(960,74,1,'buy coal 3 at 2','2026-11-18 04:43:40.045258','kwtght392f',0);
INSERT INTO "web_action" VALUES(961,75,1,'buy coal 3 at 2','2026-11-18 04:43:40.050173','kwtght392f',0);
INSERT INTO "web_action" VALUES(962,76,1,'buy oil 3 at 3','2026-11-18 04:43:40.059217','kwtght392f',0);
INSERT INTO "web_action" VALUES(963,77,1,'done','2026-11-18 04:43:40.063816','kwtght392f',0);
INSERT INTO "web_action" VALUES(964,78,0,'buy coal 3 at 2','2026-11-18 04:43:40.068210','kwtght392f',0);
INSERT INTO "web_action" VALUES(965,79,0,'buy gas 2 at 3','2026-11-18 04:43:40.076784','kwtght392f',0);
INSERT INTO "web_action" VALUES(966,80,0,'done','2026-11-18 04:43:40.081998','kwtght392f',0);
INSERT INTO "web_action" VALUES(967,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:43:40.086325','kwtght392f',0);
INSERT INTO "web_action" VALUES(968,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 04:43:40.090751','kwtght392f',0);
INSERT INTO "web_action" VALUES(969,83,1,'open 13 1','2026-11-18 04:43:40.095974','kwtght392f',0);
INSERT INTO "web_action" VALUES(970,84,0,'bid 2','2026-11-18 04:43:40.105045','kwtght392f',0);
INSERT INTO "web_action" VALUES(971,85,1,'drop','2026-11-18 04:43:40.109369','kwtght392f',0);
INSERT INTO "web_action" VALUES(972,86,0,'remove 4b','2026-11-18 04:43:40.113520','kwtght392f',0);
INSERT INTO "web_action" VALUES(973,87,1,'open 22 22','2026-11-18 04:43:40.121943','kwtght392f',0);
INSERT INTO "web_action" VALUES(974,88,1,'remove 5a','2026-11-18 04:43:40.126390','kwtght392f',0);
INSERT INTO "web_action" VALUES(975,89,0,'buy coal 2 at 2','2026-11-18 04:43:40.130579','kwtght392f',0);
INSERT INTO "web_action" VALUES(976,90,0,'buy oil 2 at 3','2026-11-18 04:43:40.134715','kwtght392f',0);
INSERT INTO "web_action" VALUES(977,91,0,'done','2026-11-18 04:43:40.142433','kwtght392f',0);
INSERT INTO "web_action" VALUES(978,92,1,'buy coal 3 at 3','2026-11-18 04:43:40.147268','kwtght392f',0);
INSERT INTO "web_action" VALUES(979,93,1,'buy coal 3 at 2','2026-11-18 04:43:40.154328','kwtght392f',0);
INSERT INTO "web_action" VALUES(980,94,1,'done','2026-11-18 04:43:40.158693','kwtght392f',0);
INSERT INTO "web_action" VALUES(981,95,1,'power 12 22 with coal 6','2026-11-18 04:43:40.169611','kwtght392f',0);
INSERT INTO "web_action" VALUES(1143,0,0,'syndicate topaz','2026-11-18 04:43:41.072008','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1144,1,1,'syndicate umber','2026-11-18 04:43:41.076167','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1145,2,1,'syndicate slate','2026-11-18 04:43:41.080215','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1146,3,0,'syndicate ruby','2026-11-18 04:43:41.084288','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1147,4,0,'syndicate quartz','2026-11-18 04:43:41.088431','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1148,5,1,'syndicate onyx','2026-11-18 04:43:41.092455','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1149,6,0,'open 3 3','2026-11-18 04:43:41.096844','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1150,7,1,'drop','2026-11-18 04:43:41.101160','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1151,8,1,'open 5b 5','2026-11-18 04:43:41.105316','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1152,9,1,'pass','2026-11-18 04:43:41.109586','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1153,10,0,'pass','2026-11-18 04:43:41.113815','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1154,11,0,'plant flint','2026-11-18 04:43:41.118047','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1155,12,0,'station flint','2026-11-18 04:43:41.122357','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1156,13,0,'slot 3','2026-11-18 04:43:41.126628','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1157,14,0,'hire 3','2026-11-18 04:43:41.130807','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1158,15,0,'done','2026-11-18 04:43:41.134851','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1159,16,0,'syndicate umber','2026-11-18 04:43:41.138957','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1160,17,0,'syndicate ruby','2026-11-18 04:43:41.143035','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1161,18,1,'housing garnet','2026-11-18 04:43:41.147211','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1162,19,1,'station garnet','2026-11-18 04:43:41.151425','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1163,20,1,'slot 5b','2026-11-18 04:43:41.155534','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1164,21,1,'hire 0','2026-11-18 04:43:41.159663','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1165,22,1,'done','2026-11-18 04:43:41.163683','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1166,23,1,'power none','2026-11-18 04:43:41.167871','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1167,24,0,'power 3','2026-11-18 04:43:41.172932','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1168,25,1,'pass','2026-11-18 04:43:41.177586','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1169,26,0,'open 5a 4','2026-11-18 04:43:41.182199','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1170,27,0,'hire 3','2026-11-18 04:43:41.186781','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1171,28,0,'done','2026-11-18 04:43:41.191079','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1172,29,0,'syndicate topaz','2026-11-18 04:43:41.195443','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1173,30,1,'hire 0','2026-11-18 04:43:41.199913','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1174,31,1,'done','2026-11-18 04:43:41.204022','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1175,32,1,'power none','2026-11-18 04:43:41.208177','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1176,33,0,'power 3','2026-11-18 04:43:41.212290','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1177,34,0,'open 7 4','2026-11-18 04:43:41.216719','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1178,35,1,'drop','2026-11-18 04:43:41.220928','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1179,36,1,'open 4 2','2026-11-18 04:43:41.225221','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1180,37,1,'plant basalt','2026-11-18 04:43:41.229397','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1181,38,1,'station basalt','2026-11-18 04:43:41.233481','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1182,39,1,'slot 4','2026-11-18 04:43:41.238199','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1183,40,1,'hire 0','2026-11-18 04:43:41.242692','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1184,41,1,'done','2026-11-18 04:43:41.246992','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1185,42,1,'syndicate quartz','2026-11-18 04:43:41.251302','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1186,43,0,'housing ember','2026-11-18 04:43:41.255551','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1187,44,0,'housing amber','2026-11-18 04:43:41.260954','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1188,45,0,'station ember','2026-11-18 04:43:41.267987','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1189,46,0,'station amber','2026-11-18 04:43:41.273687','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1190,47,0,'slot 5a','2026-11-18 04:43:41.278491','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1191,48,0,'slot 7','2026-11-18 04:43:41.283307','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1192,49,0,'hire 1','2026-11-18 04:43:41.293231','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1193,50,0,'done','2026-11-18 04:43:41.298164','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1194,51,0,'power 3','2026-11-18 04:43:41.302722','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1195,52,1,'power 4','2026-11-18 04:43:41.307242','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1196,53,0,'open 10 4','2026-11-18 04:43:41.311778','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1197,54,1,'drop','2026-11-18 04:43:41.321081','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1198,55,1,'pass','2026-11-18 04:43:41.325483','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1199,56,1,'hire 0','2026-11-18 04:43:41.329742','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1200,57,1,'done','2026-11-18 04:43:41.333882','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1201,58,0,'housing jasper','2026-11-18 04:43:41.338133','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1202,59,0,'slot 10','2026-11-18 04:43:41.346827','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1203,60,0,'hire 0','2026-11-18 04:43:41.351889','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1204,61,0,'done','2026-11-18 04:43:41.357460','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1205,62,0,'power 3','2026-11-18 04:43:41.361792','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1206,63,1,'power 4','2026-11-18 04:43:41.366229','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1207,64,0,'pass','2026-11-18 04:43:41.374898','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1208,65,1,'pass','2026-11-18 04:43:41.379330','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1209,66,1,'hire 0','2026-11-18 04:43:41.384388','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1210,67,1,'done','2026-11-18 04:43:41.388821','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1211,68,0,'hire 0','2026-11-18 04:43:41.397340','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1212,69,0,'done','2026-11-18 04:43:41.401927','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1213,70,0,'power 3','2026-11-18 04:43:41.406038','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1214,71,1,'power 4','2026-11-18 04:43:41.410160','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1215,72,0,'pass','2026-11-18 04:43:41.414521','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1216,73,1,'pass','2026-11-18 04:43:41.418744','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1217,74,1,'hire 0','2026-11-18 04:43:41.427345','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1218,75,1,'done','2026-11-18 04:43:41.431652','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1219,76,0,'hire 0','2026-11-18 04:43:41.435940','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1220,77,0,'done','2026-11-18 04:43:41.440155','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1221,78,0,'power 3','2026-11-18 04:43:41.444253','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1222,79,1,'power 4','2026-11-18 04:43:41.448418','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1223,80,0,'pass','2026-11-18 04:43:41.452775','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1224,81,1,'pass','2026-11-18 04:43:41.456995','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1225,82,1,'hire 0','2026-11-18 04:43:41.461329','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1226,83,1,'done','2026-11-18 04:43:41.466336','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1227,84,0,'hire 0','2026-11-18 04:43:41.471353','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1228,85,0,'done','2026-11-18 04:43:41.475970','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1229,86,0,'power 3','2026-11-18 04:43:41.481030','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1230,87,1,'power 4','2026-11-18 04:43:41.486637','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1231,88,0,'open 15 6','2026-11-18 04:43:41.491725','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1232,89,1,'drop','2026-11-18 04:43:41.497317','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1233,90,1,'pass','2026-11-18 04:43:41.502563','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1234,91,1,'hire 0','2026-11-18 04:43:41.507179','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1235,92,1,'done','2026-11-18 04:43:41.512462','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1236,93,0,'housing nickel','2026-11-18 04:43:41.517046','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1237,94,0,'slot 15','2026-11-18 04:43:41.521684','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1238,95,0,'hire 0','2026-11-18 04:43:41.526841','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1239,96,0,'done','2026-11-18 04:43:41.531636','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1240,97,0,'power 3','2026-11-18 04:43:41.536417','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1241,98,1,'power 4','2026-11-18 04:43:41.542651','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1242,99,0,'open 18 18','2026-11-18 04:43:41.547265','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1243,100,1,'drop','2026-11-18 04:43:41.552030','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1244,101,1,'pass','2026-11-18 04:43:41.556514','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1245,102,1,'hire 0','2026-11-18 04:43:41.561702','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1246,103,1,'done','2026-11-18 04:43:41.566751','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1247,104,0,'plant krypton','2026-11-18 04:43:41.571563','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1248,105,0,'station jasper','2026-11-18 04:43:41.575923','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1249,106,0,'station krypton','2026-11-18 04:43:41.580346','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1250,107,0,'slot 18','2026-11-18 04:43:41.584700','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1251,108,0,'hire 1','2026-11-18 04:43:41.589319','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1252,109,0,'done','2026-11-18 04:43:41.593365','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1253,110,0,'power 3 18','2026-11-18 04:43:41.597612','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1254,111,1,'power 4','2026-11-18 04:43:41.602495','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1255,112,0,'pass','2026-11-18 04:43:41.608826','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1256,113,1,'pass','2026-11-18 04:43:41.613526','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1257,114,1,'hire 0','2026-11-18 04:43:41.618172','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1258,115,1,'done','2026-11-18 04:43:41.622872','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1259,116,0,'hire 1','2026-11-18 04:43:41.627538','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1260,117,0,'done','2026-11-18 04:43:41.632278','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1261,118,0,'power 3 18','2026-11-18 04:43:41.636585','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1262,119,1,'power 4','2026-11-18 04:43:41.641234','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1263,120,0,'open 40b 40','2026-11-18 04:43:41.646846','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1264,121,1,'drop','2026-11-18 04:43:41.651286','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1265,122,1,'pass','2026-11-18 04:43:41.655701','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1266,123,1,'hire 0','2026-11-18 04:43:41.660620','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1267,124,1,'done','2026-11-18 04:43:41.664798','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1268,125,0,'plant pyrite','2026-11-18 04:43:41.669254','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1269,126,0,'slot 40b plant','2026-11-18 04:43:41.674071','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1270,127,0,'hire 0','2026-11-18 04:43:41.678645','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1271,128,0,'done','2026-11-18 04:43:41.683742','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1272,129,0,'power 3 18','2026-11-18 04:43:41.688610','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1273,130,1,'power 4','2026-11-18 04:43:41.692958','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1274,131,0,'open 29 29','2026-11-18 04:43:41.697435','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1275,132,1,'drop','2026-11-18 04:43:41.701801','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1276,133,1,'pass','2026-11-18 04:43:41.706642','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1277,134,1,'hire 0','2026-11-18 04:43:41.711659','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1278,135,1,'done','2026-11-18 04:43:41.716642','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1279,136,0,'swap 5a 29','2026-11-18 04:43:41.721641','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1280,137,0,'hire 0','2026-11-18 04:43:41.726754','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1281,138,0,'done','2026-11-18 04:43:41.731694','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1282,139,0,'power 3 18','2026-11-18 04:43:41.736043','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1283,140,1,'power 4','2026-11-18 04:43:41.741231','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1284,141,0,'open 28b 28','2026-11-18 04:43:41.746275','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1285,142,1,'drop','2026-11-18 04:43:41.751444','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1286,143,1,'pass','2026-11-18 04:43:41.755927','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1287,144,1,'hire 0','2026-11-18 04:43:41.760335','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1288,145,1,'done','2026-11-18 04:43:41.764472','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1289,146,0,'station on 28b','2026-11-18 04:43:41.768775','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1290,147,0,'station pyrite','2026-11-18 04:43:41.772873','zvhm5sf7hu',0);
INSERT INTO "web_action" VALUES(1291,148,0,'station nickel','2026-11-18 04:43:41.777155','zvhm5sf7hu',0);
CREATE TABLE "web_botturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "lease" datetime NOT NULL, "worker" varchar(80) NOT NULL, "tries" smallint unsigned NOT NULL CHECK ("tries" >= 0), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_turn_for_an_index" UNIQUE ("table_id", "index"));
CREATE TABLE "web_draft" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "dropped" text NOT NULL CHECK ((JSON_VALID("dropped") OR "dropped" IS NULL)), "step" smallint unsigned NOT NULL CHECK ("step" >= 0), "round" integer unsigned NOT NULL CHECK ("round" >= 0), "phase" varchar(30) NOT NULL, "prices" text NOT NULL CHECK ((JSON_VALID("prices") OR "prices" IS NULL)), "is_queued" bool NOT NULL, CONSTRAINT "one_draft_for_a_turn" UNIQUE ("table_id", "seat", "round", "phase"));
INSERT INTO "web_draft" VALUES(1,1,'["buy oil 1"]','32ehffm9bw','[]',0,1,'resources','[]',0);
INSERT INTO "web_draft" VALUES(2,1,'["build flensburg"]','32ehffm9bw','[]',0,1,'building','[10]',0);
CREATE TABLE "web_errand" ("name" varchar(20) NOT NULL PRIMARY KEY, "done" datetime NOT NULL);
CREATE TABLE "web_guest" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(20) NOT NULL, "secret_hash" varchar(64) NOT NULL, "created" datetime NOT NULL, "seen" datetime NOT NULL);
INSERT INTO "web_guest" VALUES(1,'Mia','b83d0b0a813a0535bdb011448eccd34631402d9f4b6a6aa86582d58facb31b85','2026-11-18 04:43:34.683311','2026-11-18 04:43:34.683317');
INSERT INTO "web_guest" VALUES(2,'Ola','a38a232b5c22eebb7477da39267b17d73df458bafac125af6b3512a4e9a05c6b','2026-11-18 04:43:41.785364','2026-11-18 04:43:41.785367');
CREATE TABLE "web_lognote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "after" integer unsigned NOT NULL CHECK ("after" >= 0), "kind" varchar(10) NOT NULL, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "actor" smallint unsigned NOT NULL CHECK ("actor" >= 0), "line" varchar(200) NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE "web_maximum" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lot" varchar(40) NOT NULL, "amount" integer unsigned NOT NULL CHECK ("amount" >= 0), "drops" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_maximum_for_a_seat" UNIQUE ("table_id", "seat"));
CREATE TABLE "web_proposal" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "kind" varchar(10) NOT NULL, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "created" datetime NOT NULL, "by_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_question" UNIQUE ("table_id", "kind", "number"));
CREATE TABLE "web_savedrecord" ("id" varchar(10) NOT NULL PRIMARY KEY, "text" text NOT NULL, "created" datetime NOT NULL, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_savedrecord" VALUES('ueuam7njtz','gridwright record 1
title = card
set = card-reconstructed-1
content = 14e279e94be7
seats = 2
names = Ana, Gregorio
seed = 3
rules_version = 2
---
1 A open 5c 5
1 B drop
1 B open 5b 5
1 A buy oil 2 at 2
1 A done
1 B buy oil 2 at 2
1 B done
1 B power 5b with oil 1
1 A power 5c with oil 2
2 A open 8a 8
2 B drop
2 B open 10 10
2 B done
2 A buy gas 1 at 1
2 A buy gas 2 at 2
2 A done
2 A power 5c 8a with gas 2
2 B power 5b with oil 1
3 A pass
3 B pass
3 B buy coal 1 at 1
3 B buy coal 1 at 2
3 B done
3 A buy gas 1 at 1
3 A done
3 A power 5c 8a with gas 2
3 B power 10 with coal 2
4 A open 15 15
4 B drop
4 B pass
4 B buy coal 1 at 1
4 B buy coal 1 at 1
4 B buy oil 1 at 2
4 B done
4 A buy oil 3 at 3
4 A buy gas 3 at 3
4 A done
4 A power 5c 8a 15 with gas 2 oil 3
4 B power 5b 10 with coal 2 oil 1
5 A open 19 1
5 B drop
5 A remove 5c
5 B open 18 18
5 B buy coal 1 at 1
5 B done
5 A buy oil 2 at 2
5 A buy oil 1 at 2
5 A done
5 A power 8a 15 19 with gas 1 oil 3
5 B power none
6 A open 25 25
6 B drop
6 A remove 8a
6 B pass
6 B buy coal 1 at 1
6 B done
6 A buy gas 1 at 1
6 A buy gas 1 at 1
6 A buy oil 3 at 4
6 A done
6 A power 19 25 with gas 1 oil 3
6 B power 10 with coal 2
7 A pass
7 B pass
7 B buy coal 1 at 1
7 B buy coal 1 at 2
7 B buy uranium 1 at 2
7 B done
7 A buy oil 1 at 1
7 A buy gas 3 at 3
7 A done
7 A power 19 25 with gas 3 oil 1
7 B power 10 18 with coal 2 uranium 1
8 A open 32 32
8 B drop
8 A remove 15
8 B open 20 20
8 B remove 5b
8 B buy coal 1 at 1
8 B done
8 A buy gas 1 at 1
8 A buy gas 3 at 4
8 A done
result = 24 9
','2026-11-18 04:43:41.804216',1);
CREATE TABLE "web_seat" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "bot" varchar(40) NOT NULL, "name" varchar(20) NOT NULL, "invitation" varchar(22) NOT NULL UNIQUE, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "has_screen" bool NOT NULL, "kept_for_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "stand_in" varchar(40) NOT NULL, CONSTRAINT "one_row_for_a_seat" UNIQUE ("table_id", "number"));
INSERT INTO "web_seat" VALUES(1,0,'novice','Ana','opNxXWikksodEBn8qgg7tA',NULL,'32ehffm9bw',0,NULL,'');
INSERT INTO "web_seat" VALUES(2,1,'','Bea','jC4vi-8j8S-pXzlhDmnqKA',1,'32ehffm9bw',0,NULL,'');
INSERT INTO "web_seat" VALUES(3,2,'novice','Cid','fnl6CSj6GaJjOFC1WzXtQQ',NULL,'32ehffm9bw',0,NULL,'');
INSERT INTO "web_seat" VALUES(6,0,'','Mia','asRKB4HxpVhJfRYt2SQRLw',1,'vz22qqai3j',0,NULL,'');
INSERT INTO "web_seat" VALUES(7,1,'novice','Novice B','4YKRmydyeOpwiN_DXl3bmg',NULL,'vz22qqai3j',0,NULL,'');
INSERT INTO "web_seat" VALUES(10,0,'','Mia','O6rm7J0UW2FKDCCEu5eWBw',1,'furvj2mmzd',0,NULL,'');
INSERT INTO "web_seat" VALUES(11,1,'novice','Novice B','tOTa1RRwBX2tycD7YgbsrQ',NULL,'furvj2mmzd',0,NULL,'');
INSERT INTO "web_seat" VALUES(12,0,'','Mia','-0_eCDiI9GGAbfsfQEtmOA',1,'zji75aixkc',0,NULL,'');
INSERT INTO "web_seat" VALUES(13,1,'novice','Novice B','qwUhEqm2nKKhiM_O-cX8OQ',NULL,'zji75aixkc',0,NULL,'');
INSERT INTO "web_seat" VALUES(14,0,'','Mia','ZcvQRf2e0Ur6bX9RUC_b8w',1,'kwtght392f',0,NULL,'');
INSERT INTO "web_seat" VALUES(15,1,'novice','Novice B','wJ3b4NKtIqwi6bAJKzo2Dg',NULL,'kwtght392f',0,NULL,'');
INSERT INTO "web_seat" VALUES(18,0,'','Mia','rBetRvvXK9XmITN641R_Eg',1,'zvhm5sf7hu',0,NULL,'');
INSERT INTO "web_seat" VALUES(19,1,'novice','Novice B','5ZN1OtiENJuMdYVCVoXdQg',NULL,'zvhm5sf7hu',0,NULL,'');
INSERT INTO "web_seat" VALUES(20,0,'','Ola','3o7N5hxsYfc3MYWxBZq7zA',2,'47guvc2h37',0,NULL,'');
INSERT INTO "web_seat" VALUES(21,1,'','Seat B','0vYLbkiJkCtt92tn9q3MFA',NULL,'47guvc2h37',0,NULL,'');
CREATE TABLE "web_table" ("id" varchar(10) NOT NULL PRIMARY KEY, "title" varchar(20) NOT NULL, "board" varchar(40) NOT NULL, "seat_count" smallint unsigned NOT NULL CHECK ("seat_count" >= 0), "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "rules" smallint unsigned NOT NULL CHECK ("rules" >= 0), "seed" bigint NOT NULL, "version" integer unsigned NOT NULL CHECK ("version" >= 0), "change" integer unsigned NOT NULL CHECK ("change" >= 0), "state" varchar(10) NOT NULL, "pace" integer unsigned NOT NULL CHECK ("pace" >= 0), "created" datetime NOT NULL, "opened" datetime NOT NULL, "host_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "start" text NOT NULL, "is_listed" bool NOT NULL, "phase" varchar(30) NOT NULL, "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "to_act" smallint NOT NULL, "content" varchar(12) NOT NULL, "salt" varchar(32) NOT NULL, "rematch_id" varchar(10) NULL UNIQUE REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_table" VALUES('32ehffm9bw','recharged','germany',3,'{}',2,7,6,3,'running',0,'2026-11-18 04:43:34.687326','2026-11-18 04:43:34.715304',1,'',0,'resources',1,1,'02c61dbec5fc','68a7aa097db89b5099885f50baabaedd',NULL);
INSERT INTO "web_table" VALUES('vz22qqai3j','recharged','germany',2,'{}',2,7,158,160,'running',0,'2026-11-18 04:43:35.553305','2026-11-18 04:43:36.378199',1,'',0,'resources',10,0,'290d6d632eb3','6342a1952858b13701a28d1ac28a5fd7',NULL);
INSERT INTO "web_table" VALUES('furvj2mmzd','classic','germany',2,'{}',2,7,216,218,'running',0,'2026-11-18 04:43:37.705977','2026-11-18 04:43:38.975607',1,'',0,'resources',12,0,'c6f44a26ad0c','77de7b6171ad76cc380f79f611186308',NULL);
INSERT INTO "web_table" VALUES('zji75aixkc','card','',2,'{}',2,7,107,109,'over',0,'2026-11-18 04:43:38.994967','2026-11-18 04:43:39.653836',1,'',0,'over',9,-1,'14e279e94be7','3f3c7299b1e64741b9129b2eb2ca1497',NULL);
INSERT INTO "web_table" VALUES('kwtght392f','card','',2,'{}',2,7,96,98,'running',0,'2026-11-18 04:43:39.655643','2026-11-18 04:43:40.170124',1,'',0,'bureaucracy',8,0,'14e279e94be7','4688ed7f172a6d88308a47cfbee5b6d8',NULL);
INSERT INTO "web_table" VALUES('zvhm5sf7hu','outpost','',2,'{}',2,7,149,151,'running',0,'2026-11-18 04:43:41.059617','2026-11-18 04:43:41.777711',1,'',0,'expansion',13,0,'4834c8e51941','0ddac6b0f0ef7ae4ec407b2a95fda977',NULL);
INSERT INTO "web_table" VALUES('47guvc2h37','recharged','germany',2,'{}',2,7,0,2,'waiting',0,'2026-11-18 04:43:41.786130','2026-11-18 04:43:41.796741',2,'',0,'trust',0,-1,'290d6d632eb3','b6c2d67de835d7bb493edf055365885f',NULL);
CREATE TABLE "web_vote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "is_yes" bool NOT NULL, "guest_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "proposal_id" bigint NOT NULL REFERENCES "web_proposal" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_vote_for_a_guest" UNIQUE ("proposal_id", "guest_id"));
CREATE INDEX "web_botturn_table_id_c8fdb72a" ON "web_botturn" ("table_id");
CREATE INDEX "turns_by_lease" ON "web_botturn" ("lease");
CREATE INDEX "web_kept_guest_id_c33f0da6" ON "web_savedrecord" ("guest_id");
CREATE INDEX "web_action_table_id_baed3007" ON "web_action" ("table_id");
CREATE INDEX "web_maximum_table_id_3e5961e1" ON "web_maximum" ("table_id");
CREATE INDEX "web_seat_guest_id_219b185f" ON "web_seat" ("guest_id");
CREATE INDEX "web_seat_table_id_079bdfad" ON "web_seat" ("table_id");
CREATE INDEX "web_seat_kept_for_id_5721bcb3" ON "web_seat" ("kept_for_id");
CREATE INDEX "web_proposal_by_id_958abeba" ON "web_proposal" ("by_id");
CREATE INDEX "web_proposal_table_id_5b678b26" ON "web_proposal" ("table_id");
CREATE INDEX "web_vote_guest_id_da9a4278" ON "web_vote" ("guest_id");
CREATE INDEX "web_vote_proposal_id_045e27a0" ON "web_vote" ("proposal_id");
CREATE INDEX "web_mention_table_id_d63d1a04" ON "web_lognote" ("table_id");
CREATE INDEX "web_draft_table_id_7b9bfd1a" ON "web_draft" ("table_id");
CREATE INDEX "web_table_host_id_52b1dc87" ON "web_table" ("host_id");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('django_migrations',12);
INSERT INTO "sqlite_sequence" VALUES('web_action',1291);
INSERT INTO "sqlite_sequence" VALUES('web_guest',2);
INSERT INTO "sqlite_sequence" VALUES('web_seat',21);
INSERT INTO "sqlite_sequence" VALUES('web_proposal',0);
INSERT INTO "sqlite_sequence" VALUES('web_vote',0);
INSERT INTO "sqlite_sequence" VALUES('web_draft',3);
INSERT INTO "sqlite_sequence" VALUES('web_botturn',1296);
COMMIT;
