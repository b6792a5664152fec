BEGIN TRANSACTION;
CREATE TABLE "django_migrations" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "app" varchar(255) NOT NULL, "name" varchar(255) NOT NULL, "applied" datetime NOT NULL);
INSERT INTO "django_migrations" VALUES(1,'web','0001_initial','2026-11-18 03:38:55.745454');
INSERT INTO "django_migrations" VALUES(2,'web','0002_drafts','2026-11-18 03:38:55.813084');
INSERT INTO "django_migrations" VALUES(3,'web','0003_records','2026-11-18 03:38:55.905133');
INSERT INTO "django_migrations" VALUES(4,'web','0004_panel','2026-11-18 03:38:56.025143');
INSERT INTO "django_migrations" VALUES(5,'web','0005_lobby','2026-11-18 03:38:56.629262');
INSERT INTO "django_migrations" VALUES(6,'web','0006_plans','2026-11-18 03:38:56.749136');
INSERT INTO "django_migrations" VALUES(7,'web','0007_steps','2026-11-18 03:38:56.855361');
INSERT INTO "django_migrations" VALUES(8,'web','0008_mentions','2026-11-18 03:38:56.945106');
INSERT INTO "django_migrations" VALUES(9,'web','0009_names','2026-11-18 03:38:57.339328');
INSERT INTO "django_migrations" VALUES(10,'web','0012_progress','2026-11-18 03:38:57.413495');
INSERT INTO "django_migrations" VALUES(11,'web','0013_salt','2026-11-18 03:38:57.490883');
CREATE TABLE "web_action" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "line" varchar(200) NOT NULL, "created" datetime NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "automatic" bool NOT NULL, CONSTRAINT "one_action_for_an_index" UNIQUE ("table_id", "index"));
INSERT INTO "web_action" VALUES(1,0,1,'open 3 1','2026-11-18 03:38:59.366677','ms7nr39rg7',0);
INSERT INTO "web_action" VALUES(2,1,2,'drop','2026-11-18 03:38:59.366966','ms7nr39rg7',0);
INSERT INTO "web_action" VALUES(3,2,0,'drop','2026-11-18 03:38:59.367087','ms7nr39rg7',0);
INSERT INTO "web_action" VALUES(4,3,2,'open 4 4','2026-11-18 03:38:59.367488','ms7nr39rg7',0);
INSERT INTO "web_action" VALUES(5,4,0,'drop','2026-11-18 03:38:59.367606','ms7nr39rg7',0);
INSERT INTO "web_action" VALUES(6,5,0,'open 5 5','2026-11-18 03:38:59.367936','ms7nr39rg7',0);
INSERT INTO "web_action" VALUES(177,0,0,'trust wilhelmshaven','2026-11-18 03:39:04.772185','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(178,1,1,'trust bremen','2026-11-18 03:39:04.791570','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(179,2,1,'trust hannover','2026-11-18 03:39:04.811314','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(180,3,0,'trust cuxhaven','2026-11-18 03:39:04.826261','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(181,4,0,'trust kassel','2026-11-18 03:39:04.849192','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(182,5,1,'trust fulda','2026-11-18 03:39:04.864357','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(183,6,0,'open 7 7','2026-11-18 03:39:04.884388','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(184,7,1,'bid 8','2026-11-18 03:39:04.900197','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(185,8,0,'bid 9','2026-11-18 03:39:04.919121','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(186,9,1,'bid 10','2026-11-18 03:39:04.942636','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(187,10,0,'drop','2026-11-18 03:39:04.961965','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(188,11,0,'open 12 12','2026-11-18 03:39:04.972328','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(189,12,1,'buy oil 3','2026-11-18 03:39:04.986777','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(190,13,1,'done','2026-11-18 03:39:05.005282','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(191,14,0,'buy coal 2','2026-11-18 03:39:05.019535','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(192,15,0,'buy oil 1','2026-11-18 03:39:05.050996','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(193,16,0,'done','2026-11-18 03:39:05.075886','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(194,17,1,'build duisburg','2026-11-18 03:39:05.103956','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(195,18,1,'build essen','2026-11-18 03:39:05.131410','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(196,19,1,'done','2026-11-18 03:39:05.169052','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(197,20,0,'build muenster','2026-11-18 03:39:05.199619','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(198,21,0,'build dortmund','2026-11-18 03:39:05.242831','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(199,22,0,'done','2026-11-18 03:39:05.283958','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(200,23,0,'power 12 with coal 2','2026-11-18 03:39:05.318119','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(201,24,1,'power 7 with oil 3','2026-11-18 03:39:05.345076','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(202,25,0,'open 4 1','2026-11-18 03:39:05.363922','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(203,26,1,'drop','2026-11-18 03:39:05.399038','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(204,27,1,'open 16 16','2026-11-18 03:39:05.434978','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(205,28,1,'buy oil 2','2026-11-18 03:39:05.462887','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(206,29,1,'done','2026-11-18 03:39:05.495089','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(207,30,0,'buy coal 3','2026-11-18 03:39:05.523122','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(208,31,0,'done','2026-11-18 03:39:05.549450','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(209,32,1,'build duesseldorf','2026-11-18 03:39:05.576681','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(210,33,1,'done','2026-11-18 03:39:05.600049','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(211,34,0,'build osnabrueck','2026-11-18 03:39:05.628166','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(212,35,0,'done','2026-11-18 03:39:05.655773','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(213,36,0,'power 4 12 with coal 3 oil 1','2026-11-18 03:39:05.683165','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(214,37,1,'power 16 with oil 2','2026-11-18 03:39:05.713014','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(215,38,1,'open 5 1','2026-11-18 03:39:05.731973','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(216,39,0,'drop','2026-11-18 03:39:05.759349','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(217,40,0,'open 25 25','2026-11-18 03:39:05.806009','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(218,41,0,'buy coal 2','2026-11-18 03:39:05.830801','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(219,42,0,'done','2026-11-18 03:39:05.849877','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(220,43,1,'buy oil 2','2026-11-18 03:39:05.877066','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(221,44,1,'done','2026-11-18 03:39:05.902775','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(222,45,0,'build hamburg','2026-11-18 03:39:05.932414','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(223,46,0,'done','2026-11-18 03:39:05.964477','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(224,47,1,'done','2026-11-18 03:39:06.004605','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(225,48,1,'power 16 with oil 2','2026-11-18 03:39:06.035384','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(226,49,0,'power 25 with coal 2','2026-11-18 03:39:06.062234','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(227,50,0,'open 11 1','2026-11-18 03:39:06.096715','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(228,51,1,'drop','2026-11-18 03:39:06.115597','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(229,52,0,'remove 4','2026-11-18 03:39:06.140447','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(230,53,1,'open 14 14','2026-11-18 03:39:06.167329','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(231,54,1,'remove 5','2026-11-18 03:39:06.194888','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(232,55,1,'buy oil 2','2026-11-18 03:39:06.220536','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(233,56,1,'done','2026-11-18 03:39:06.251763','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(234,57,0,'buy coal 4','2026-11-18 03:39:06.285937','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(235,58,0,'buy oil 1','2026-11-18 03:39:06.317364','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(236,59,0,'done','2026-11-18 03:39:06.343842','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(237,60,1,'done','2026-11-18 03:39:06.371973','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(238,61,0,'build kiel','2026-11-18 03:39:06.403620','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(239,62,0,'build flensburg','2026-11-18 03:39:06.441932','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(240,63,0,'done','2026-11-18 03:39:06.464312','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(241,64,0,'power 12 25 with coal 4','2026-11-18 03:39:06.496207','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(242,65,1,'power 16 with oil 2','2026-11-18 03:39:06.524104','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(243,66,0,'open 20 20','2026-11-18 03:39:06.555419','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(244,67,1,'bid 21','2026-11-18 03:39:06.593708','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(245,68,0,'drop','2026-11-18 03:39:06.632791','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(246,69,1,'remove 7','2026-11-18 03:39:06.659046','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(247,70,0,'open 10 1','2026-11-18 03:39:06.700367','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(248,71,0,'remove 11','2026-11-18 03:39:06.732436','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(249,72,1,'buy coal 3','2026-11-18 03:39:06.767456','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(250,73,1,'done','2026-11-18 03:39:06.800415','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(251,74,0,'buy coal 3','2026-11-18 03:39:06.837457','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(252,75,0,'done','2026-11-18 03:39:06.878794','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(253,76,1,'done','2026-11-18 03:39:06.926322','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(254,77,0,'done','2026-11-18 03:39:06.962920','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(255,78,0,'power 25 with coal 2','2026-11-18 03:39:06.990754','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(256,79,1,'power 20 with coal 3','2026-11-18 03:39:07.014986','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(257,80,0,'pass','2026-11-18 03:39:07.066133','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(258,81,1,'pass','2026-11-18 03:39:07.112785','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(259,82,1,'buy coal 3','2026-11-18 03:39:07.145498','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(260,83,1,'buy oil 2','2026-11-18 03:39:07.164167','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(261,84,1,'done','2026-11-18 03:39:07.197262','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(262,85,0,'buy coal 4','2026-11-18 03:39:07.211969','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(263,86,0,'done','2026-11-18 03:39:07.242530','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(264,87,1,'done','2026-11-18 03:39:07.281820','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(265,88,0,'build erfurt','2026-11-18 03:39:07.296355','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(266,89,0,'build halle','2026-11-18 03:39:07.327386','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(267,90,0,'build leipzig','2026-11-18 03:39:07.362329','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(268,91,0,'done','2026-11-18 03:39:07.390264','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(269,92,0,'power 10 12 25 with coal 5 oil 1','2026-11-18 03:39:07.421124','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(270,93,1,'power 16 with oil 2','2026-11-18 03:39:07.439736','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(271,94,0,'open 21 21','2026-11-18 03:39:07.471479','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(272,95,1,'drop','2026-11-18 03:39:07.499098','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(273,96,0,'remove 10','2026-11-18 03:39:07.530465','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(274,97,1,'open 17 1','2026-11-18 03:39:07.565298','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(275,98,1,'remove 14','2026-11-18 03:39:07.580498','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(276,99,1,'buy oil 2','2026-11-18 03:39:07.611599','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(277,100,1,'done','2026-11-18 03:39:07.652874','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(278,101,0,'buy coal 6','2026-11-18 03:39:07.671519','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(279,102,0,'buy oil 2','2026-11-18 03:39:07.698646','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(280,103,0,'done','2026-11-18 03:39:07.729570','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(281,104,1,'done','2026-11-18 03:39:07.752108','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(282,105,0,'build dresden','2026-11-18 03:39:07.783153','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(283,106,0,'build cuxhaven','2026-11-18 03:39:07.804419','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(284,107,0,'done','2026-11-18 03:39:07.830720','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(285,108,0,'power 21 25 with coal 2 oil 2','2026-11-18 03:39:07.861375','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(286,109,1,'power 16 with oil 2','2026-11-18 03:39:07.883978','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(287,110,0,'open 32 32','2026-11-18 03:39:07.914788','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(288,111,1,'drop','2026-11-18 03:39:07.943336','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(289,112,0,'remove 12','2026-11-18 03:39:07.975188','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(290,113,1,'open 22 1','2026-11-18 03:39:08.003701','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(291,114,1,'remove 17','2026-11-18 03:39:08.037797','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(292,115,1,'buy oil 2','2026-11-18 03:39:08.055703','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(293,116,1,'done','2026-11-18 03:39:08.090432','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(294,117,0,'buy oil 3','2026-11-18 03:39:08.122583','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(295,118,0,'buy oil 1','2026-11-18 03:39:08.139563','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(296,119,0,'done','2026-11-18 03:39:08.171062','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(297,120,1,'build dortmund','2026-11-18 03:39:08.198940','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(298,121,1,'build muenster','2026-11-18 03:39:08.230378','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(299,122,1,'build osnabrueck','2026-11-18 03:39:08.263602','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(300,123,1,'build bremen','2026-11-18 03:39:08.294405','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(301,124,1,'done','2026-11-18 03:39:08.324787','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(302,125,0,'build duisburg','2026-11-18 03:39:08.339684','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(303,126,0,'build essen','2026-11-18 03:39:08.370678','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(304,127,0,'done','2026-11-18 03:39:08.406676','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(305,128,0,'power 25 32 with coal 2 oil 3','2026-11-18 03:39:08.438595','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(306,129,1,'power 20 22 with coal 3','2026-11-18 03:39:08.465236','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(307,130,0,'open 34 34','2026-11-18 03:39:08.480188','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(308,131,1,'drop','2026-11-18 03:39:08.511532','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(309,132,0,'remove 21','2026-11-18 03:39:08.554541','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(310,133,1,'open 28 1','2026-11-18 03:39:08.586340','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(311,134,1,'remove 16','2026-11-18 03:39:08.617772','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(312,135,1,'buy coal 3','2026-11-18 03:39:08.640315','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(313,136,1,'buy uranium 1','2026-11-18 03:39:08.656370','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(314,137,1,'done','2026-11-18 03:39:08.697548','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(315,138,0,'buy oil 2','2026-11-18 03:39:08.716323','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(316,139,0,'buy uranium 1','2026-11-18 03:39:08.749744','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(317,140,0,'done','2026-11-18 03:39:08.767931','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(318,141,1,'build hannover','2026-11-18 03:39:08.810134','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(319,142,1,'done','2026-11-18 03:39:08.828326','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(320,143,0,'build duesseldorf','2026-11-18 03:39:08.858777','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(321,144,0,'build fulda','2026-11-18 03:39:08.882714','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(322,145,0,'build wuerzburg','2026-11-18 03:39:08.913762','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(323,146,0,'done','2026-11-18 03:39:08.931941','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(324,147,0,'power 25 32 34 with coal 2 oil 3 uranium 1','2026-11-18 03:39:08.962995','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(325,148,1,'power 22 28 with uranium 1','2026-11-18 03:39:08.994764','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(326,149,0,'open 46 46','2026-11-18 03:39:09.026678','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(327,150,1,'drop','2026-11-18 03:39:09.054677','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(328,151,0,'remove 25','2026-11-18 03:39:09.088986','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(329,152,1,'open 39 1','2026-11-18 03:39:09.112163','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(330,153,1,'remove 22','2026-11-18 03:39:09.143717','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(331,154,1,'buy uranium 2','2026-11-18 03:39:09.180802','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(332,155,1,'done','2026-11-18 03:39:09.195704','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(333,156,0,'buy coal 1','2026-11-18 03:39:09.226770','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(334,157,0,'buy oil 5','2026-11-18 03:39:09.257810','8z4ss2i7bk',0);
INSERT INTO "web_action" VALUES(563,0,0,'open 3 3','2026-11-18 03:39:15.859333','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(564,1,1,'drop','2026-11-18 03:39:15.888317','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(565,2,1,'open 7 7','2026-11-18 03:39:15.912294','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(566,3,0,'buy oil 2','2026-11-18 03:39:15.939619','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(567,4,0,'done','2026-11-18 03:39:15.967283','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(568,5,1,'buy oil 3','2026-11-18 03:39:15.994312','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(569,6,1,'done','2026-11-18 03:39:16.018746','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(570,7,0,'build duisburg','2026-11-18 03:39:16.042977','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(571,8,0,'done','2026-11-18 03:39:16.070393','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(572,9,1,'build muenster','2026-11-18 03:39:16.096670','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(573,10,1,'build dortmund','2026-11-18 03:39:16.112513','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(574,11,1,'done','2026-11-18 03:39:16.139393','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(575,12,1,'power 7 with oil 3','2026-11-18 03:39:16.165715','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(576,13,0,'power 3 with oil 2','2026-11-18 03:39:16.179686','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(577,14,1,'open 4 4','2026-11-18 03:39:16.207585','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(578,15,0,'drop','2026-11-18 03:39:16.240792','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(579,16,0,'open 8 8','2026-11-18 03:39:16.260089','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(580,17,0,'buy coal 3','2026-11-18 03:39:16.287571','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(581,18,0,'buy oil 2','2026-11-18 03:39:16.321505','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(582,19,0,'done','2026-11-18 03:39:16.340074','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(583,20,1,'buy coal 2','2026-11-18 03:39:16.363966','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(584,21,1,'buy oil 3','2026-11-18 03:39:16.391541','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(585,22,1,'done','2026-11-18 03:39:16.418926','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(586,23,0,'build essen','2026-11-18 03:39:16.449679','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(587,24,0,'build duesseldorf','2026-11-18 03:39:16.470276','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(588,25,0,'done','2026-11-18 03:39:16.488398','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(589,26,1,'build osnabrueck','2026-11-18 03:39:16.514090','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(590,27,1,'done','2026-11-18 03:39:16.528383','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(591,28,1,'power 4 7 with coal 2 oil 3','2026-11-18 03:39:16.555733','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(592,29,0,'power 8 with coal 3','2026-11-18 03:39:16.588340','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(593,30,0,'open 5 5','2026-11-18 03:39:16.614274','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(594,31,1,'bid 6','2026-11-18 03:39:16.641235','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(595,32,0,'drop','2026-11-18 03:39:16.670599','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(596,33,0,'open 10 10','2026-11-18 03:39:16.693705','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(597,34,1,'buy coal 4','2026-11-18 03:39:16.715242','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(598,35,1,'buy oil 3','2026-11-18 03:39:16.754285','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(599,36,1,'done','2026-11-18 03:39:16.797302','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(600,37,0,'buy coal 2','2026-11-18 03:39:16.830237','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(601,38,0,'done','2026-11-18 03:39:16.844104','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(602,39,1,'done','2026-11-18 03:39:16.872459','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(603,40,0,'done','2026-11-18 03:39:16.899127','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(604,41,0,'power 10 with coal 2','2026-11-18 03:39:16.925436','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(605,42,1,'power 4 7 with coal 2 oil 3','2026-11-18 03:39:16.939596','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(606,43,0,'open 6 6','2026-11-18 03:39:16.961813','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(607,44,1,'drop','2026-11-18 03:39:16.983430','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(608,45,1,'open 15 15','2026-11-18 03:39:17.011152','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(609,46,1,'buy coal 2','2026-11-18 03:39:17.038678','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(610,47,1,'done','2026-11-18 03:39:17.060495','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(611,48,0,'buy coal 5','2026-11-18 03:39:17.086432','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(612,49,0,'done','2026-11-18 03:39:17.113257','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(613,50,1,'build bremen','2026-11-18 03:39:17.138060','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(614,51,1,'done','2026-11-18 03:39:17.156258','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(615,52,0,'done','2026-11-18 03:39:17.179214','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(616,53,0,'power 10 with coal 2','2026-11-18 03:39:17.210548','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(617,54,1,'power 15 with coal 2','2026-11-18 03:39:17.237574','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(618,55,1,'open 13 13','2026-11-18 03:39:17.252133','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(619,56,0,'bid 14','2026-11-18 03:39:17.281550','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(620,57,1,'bid 15','2026-11-18 03:39:17.295951','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(621,58,0,'drop','2026-11-18 03:39:17.322844','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(622,59,1,'remove 4','2026-11-18 03:39:17.349146','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(623,60,0,'open 11 11','2026-11-18 03:39:17.378951','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(624,61,0,'remove 3','2026-11-18 03:39:17.406104','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(625,62,0,'buy uranium 1','2026-11-18 03:39:17.429896','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(626,63,0,'done','2026-11-18 03:39:17.448683','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(627,64,1,'buy oil 3','2026-11-18 03:39:17.466421','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(628,65,1,'done','2026-11-18 03:39:17.496790','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(629,66,0,'build kassel','2026-11-18 03:39:17.515710','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(630,67,0,'done','2026-11-18 03:39:17.542712','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(631,68,1,'build cuxhaven','2026-11-18 03:39:17.573508','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(632,69,1,'build hannover','2026-11-18 03:39:17.584003','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(633,70,1,'done','2026-11-18 03:39:17.610767','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(634,71,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 03:39:17.643405','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(635,72,0,'power 10 11 with coal 2 uranium 1','2026-11-18 03:39:17.681026','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(636,73,1,'pass','2026-11-18 03:39:17.710650','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(637,74,0,'open 22 22','2026-11-18 03:39:17.742450','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(638,75,0,'remove 6','2026-11-18 03:39:17.768776','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(639,76,0,'buy coal 1','2026-11-18 03:39:17.783364','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(640,77,0,'buy uranium 1','2026-11-18 03:39:17.810253','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(641,78,0,'done','2026-11-18 03:39:17.824499','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(642,79,1,'buy coal 4','2026-11-18 03:39:17.851095','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(643,80,1,'buy oil 3','2026-11-18 03:39:17.878234','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(644,81,1,'buy oil 1','2026-11-18 03:39:17.896376','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(645,82,1,'done','2026-11-18 03:39:17.928445','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(646,83,0,'build fulda','2026-11-18 03:39:17.956467','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(647,84,0,'build wuerzburg','2026-11-18 03:39:17.982966','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(648,85,0,'done','2026-11-18 03:39:18.010143','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(649,86,1,'build hamburg','2026-11-18 03:39:18.028441','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(650,87,1,'done','2026-11-18 03:39:18.055526','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(651,88,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 03:39:18.083467','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(652,89,0,'power 10 11 22 with coal 2 uranium 1','2026-11-18 03:39:18.111206','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(653,90,1,'open 21 21','2026-11-18 03:39:18.142506','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(654,91,0,'bid 22','2026-11-18 03:39:18.167544','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(655,92,1,'drop','2026-11-18 03:39:18.181802','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(656,93,0,'remove 8','2026-11-18 03:39:18.200435','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(657,94,1,'pass','2026-11-18 03:39:18.227239','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(658,95,0,'buy coal 2','2026-11-18 03:39:18.254226','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(659,96,0,'buy uranium 1','2026-11-18 03:39:18.279199','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(660,97,0,'done','2026-11-18 03:39:18.304332','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(661,98,1,'buy coal 2','2026-11-18 03:39:18.323919','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(662,99,1,'buy oil 2','2026-11-18 03:39:18.361506','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(663,100,1,'buy oil 1','2026-11-18 03:39:18.383844','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(664,101,1,'done','2026-11-18 03:39:18.411122','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(665,102,0,'build erfurt','2026-11-18 03:39:18.438426','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(666,103,0,'build halle','2026-11-18 03:39:18.452436','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(667,104,0,'done','2026-11-18 03:39:18.479992','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(668,105,1,'done','2026-11-18 03:39:18.507405','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(669,106,1,'power 13 15 with coal 2','2026-11-18 03:39:18.529971','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(670,107,0,'power 11 21 22 with coal 2 uranium 1','2026-11-18 03:39:18.543758','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(671,108,0,'pass','2026-11-18 03:39:18.570468','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(672,109,1,'open 24 24','2026-11-18 03:39:18.602312','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(673,110,1,'remove 7','2026-11-18 03:39:18.629561','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(674,111,1,'buy garbage 2','2026-11-18 03:39:18.657154','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(675,112,1,'buy coal 1','2026-11-18 03:39:18.681476','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(676,113,1,'done','2026-11-18 03:39:18.699890','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(677,114,0,'buy coal 4','2026-11-18 03:39:18.730931','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(678,115,0,'buy uranium 1','2026-11-18 03:39:18.757346','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(679,116,0,'buy oil 1','2026-11-18 03:39:18.776424','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(680,117,0,'done','2026-11-18 03:39:18.815809','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(681,118,1,'build kiel','2026-11-18 03:39:18.854375','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(682,119,1,'build flensburg','2026-11-18 03:39:18.881703','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(683,120,1,'done','2026-11-18 03:39:18.909204','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(684,121,0,'build leipzig','2026-11-18 03:39:18.936951','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(685,122,0,'build nuernberg','2026-11-18 03:39:18.952266','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(686,123,0,'done','2026-11-18 03:39:18.983746','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(687,124,0,'power 10 11 21 22 with coal 3 oil 1 uranium 1','2026-11-18 03:39:19.008118','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(688,125,1,'power 13 15 24 with coal 2 garbage 2','2026-11-18 03:39:19.047353','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(689,126,0,'open 31 31','2026-11-18 03:39:19.075058','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(690,127,1,'drop','2026-11-18 03:39:19.103553','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(691,128,0,'remove 10','2026-11-18 03:39:19.145468','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(692,129,1,'open 18 18','2026-11-18 03:39:19.175114','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(693,130,1,'remove 5','2026-11-18 03:39:19.202807','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(694,131,1,'buy coal 1','2026-11-18 03:39:19.237052','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(695,132,1,'buy garbage 2','2026-11-18 03:39:19.268027','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(696,133,1,'done','2026-11-18 03:39:19.307310','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(697,134,0,'buy coal 4','2026-11-18 03:39:19.339061','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(698,135,0,'buy uranium 1','2026-11-18 03:39:19.366352','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(699,136,0,'done','2026-11-18 03:39:19.393084','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(700,137,1,'build duisburg','2026-11-18 03:39:19.412080','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(701,138,1,'done','2026-11-18 03:39:19.438675','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(702,139,0,'build dortmund','2026-11-18 03:39:19.465773','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(703,140,0,'build muenster','2026-11-18 03:39:19.491910','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(704,141,0,'build osnabrueck','2026-11-18 03:39:19.519276','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(705,142,0,'done','2026-11-18 03:39:19.550337','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(706,143,0,'power 21 22 31 with coal 5','2026-11-18 03:39:19.573022','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(707,144,1,'power 13 15 18 24 with coal 2 garbage 2','2026-11-18 03:39:19.587389','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(708,145,0,'open 35 35','2026-11-18 03:39:19.614738','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(709,146,1,'bid 36','2026-11-18 03:39:19.645980','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(710,147,0,'bid 37','2026-11-18 03:39:19.670604','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(711,148,1,'drop','2026-11-18 03:39:19.694152','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(712,149,0,'remove 11','2026-11-18 03:39:19.712529','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(713,150,1,'open 33 33','2026-11-18 03:39:19.739600','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(714,151,1,'remove 13','2026-11-18 03:39:19.770846','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(715,152,1,'buy coal 2','2026-11-18 03:39:19.792806','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(716,153,1,'buy garbage 2','2026-11-18 03:39:19.811111','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(717,154,1,'done','2026-11-18 03:39:19.838026','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(718,155,0,'buy coal 3','2026-11-18 03:39:19.852122','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(719,156,0,'buy oil 3','2026-11-18 03:39:19.879341','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(720,157,0,'done','2026-11-18 03:39:19.917014','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(721,158,1,'build essen','2026-11-18 03:39:19.931834','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(722,159,1,'build duesseldorf','2026-11-18 03:39:19.959222','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(723,160,1,'build wilhelmshaven','2026-11-18 03:39:19.975989','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(724,161,1,'done','2026-11-18 03:39:20.002591','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(725,162,0,'build dresden','2026-11-18 03:39:20.030336','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(726,163,0,'done','2026-11-18 03:39:20.048512','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(727,164,0,'power 22 31 35 with coal 3 oil 1','2026-11-18 03:39:20.078633','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(728,165,1,'power 15 18 24 33 with coal 2 garbage 2','2026-11-18 03:39:20.092521','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(729,166,0,'open 19 19','2026-11-18 03:39:20.124476','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(730,167,1,'drop','2026-11-18 03:39:20.151143','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(731,168,0,'remove 22','2026-11-18 03:39:20.178322','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(732,169,1,'open 39 39','2026-11-18 03:39:20.187914','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(733,170,1,'remove 15','2026-11-18 03:39:20.218962','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(734,171,1,'buy garbage 2','2026-11-18 03:39:20.245639','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(735,172,1,'buy uranium 1','2026-11-18 03:39:20.259967','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(736,173,1,'done','2026-11-18 03:39:20.289781','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(737,174,0,'buy coal 3','2026-11-18 03:39:20.312187','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(738,175,0,'buy oil 1','2026-11-18 03:39:20.339195','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(739,176,0,'buy garbage 2','2026-11-18 03:39:20.366268','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(740,177,0,'buy coal 1','2026-11-18 03:39:20.392683','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(741,178,0,'done','2026-11-18 03:39:20.409099','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(742,179,1,'build kassel','2026-11-18 03:39:20.427509','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(743,180,1,'build fulda','2026-11-18 03:39:20.454484','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(744,181,1,'build wuerzburg','2026-11-18 03:39:20.468051','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(745,182,1,'done','2026-11-18 03:39:20.497634','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(746,183,0,'build bremen','2026-11-18 03:39:20.515366','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(747,184,0,'build cuxhaven','2026-11-18 03:39:20.541809','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(748,185,0,'build hamburg','2026-11-18 03:39:20.559616','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(749,186,0,'build kiel','2026-11-18 03:39:20.585992','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(750,187,0,'done','2026-11-18 03:39:20.603943','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(751,188,0,'power 21 31 35 with coal 3 oil 3','2026-11-18 03:39:20.624371','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(752,189,1,'power 18 24 33 39 with garbage 2 uranium 1','2026-11-18 03:39:20.651715','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(753,190,0,'open 32 32','2026-11-18 03:39:20.679731','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(754,191,1,'bid 33','2026-11-18 03:39:20.708301','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(755,192,0,'bid 34','2026-11-18 03:39:20.746480','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(756,193,1,'bid 35','2026-11-18 03:39:20.765535','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(757,194,0,'bid 36','2026-11-18 03:39:20.792271','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(758,195,1,'bid 37','2026-11-18 03:39:20.820012','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(759,196,0,'bid 38','2026-11-18 03:39:20.858014','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(760,197,1,'bid 39','2026-11-18 03:39:20.890798','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(761,198,0,'bid 40','2026-11-18 03:39:20.919279','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(762,199,1,'bid 41','2026-11-18 03:39:20.945389','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(763,200,0,'bid 42','2026-11-18 03:39:20.971769','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(764,201,1,'bid 43','2026-11-18 03:39:21.009835','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(765,202,0,'bid 44','2026-11-18 03:39:21.050641','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(766,203,1,'bid 45','2026-11-18 03:39:21.083189','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(767,204,0,'bid 46','2026-11-18 03:39:21.119050','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(768,205,1,'bid 47','2026-11-18 03:39:21.154120','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(769,206,0,'bid 48','2026-11-18 03:39:21.178963','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(770,207,1,'bid 49','2026-11-18 03:39:21.206945','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(771,208,0,'drop','2026-11-18 03:39:21.239160','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(772,209,1,'remove 18','2026-11-18 03:39:21.266851','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(773,210,0,'open 40 40','2026-11-18 03:39:21.298451','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(774,211,0,'remove 19','2026-11-18 03:39:21.330127','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(775,212,1,'buy oil 3','2026-11-18 03:39:21.358336','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(776,213,1,'buy garbage 2','2026-11-18 03:39:21.386017','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(777,214,1,'buy uranium 1','2026-11-18 03:39:21.400497','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(778,215,1,'done','2026-11-18 03:39:21.444400','ei6ss9y583',0);
INSERT INTO "web_action" VALUES(779,0,0,'open 5b 5','2026-11-18 03:39:21.610665','z43r335snj',0);
INSERT INTO "web_action" VALUES(780,1,1,'drop','2026-11-18 03:39:21.654467','z43r335snj',0);
INSERT INTO "web_action" VALUES(781,2,1,'open 5c 5','2026-11-18 03:39:21.701951','z43r335snj',0);
INSERT INTO "web_action" VALUES(782,3,0,'buy oil 2 at 4','2026-11-18 03:39:21.742058','z43r335snj',0);
INSERT INTO "web_action" VALUES(783,4,0,'done','2026-11-18 03:39:21.778577','z43r335snj',0);
INSERT INTO "web_action" VALUES(784,5,1,'buy gas 1 at 1','2026-11-18 03:39:21.815067','z43r335snj',0);
INSERT INTO "web_action" VALUES(785,6,1,'buy oil 1 at 2','2026-11-18 03:39:21.860485','z43r335snj',0);
INSERT INTO "web_action" VALUES(786,7,1,'done','2026-11-18 03:39:21.883731','z43r335snj',0);
INSERT INTO "web_action" VALUES(787,8,1,'power 5c with gas 1 oil 1','2026-11-18 03:39:21.935334','z43r335snj',0);
INSERT INTO "web_action" VALUES(788,9,0,'power 5b with oil 1','2026-11-18 03:39:21.964176','z43r335snj',0);
INSERT INTO "web_action" VALUES(789,10,1,'open 5a 5','2026-11-18 03:39:21.992305','z43r335snj',0);
INSERT INTO "web_action" VALUES(790,11,0,'drop','2026-11-18 03:39:22.030807','z43r335snj',0);
INSERT INTO "web_action" VALUES(791,12,0,'open 4a 1','2026-11-18 03:39:22.059639','z43r335snj',0);
INSERT INTO "web_action" VALUES(792,13,0,'buy coal 3 at 3','2026-11-18 03:39:22.083314','z43r335snj',0);
INSERT INTO "web_action" VALUES(793,14,0,'done','2026-11-18 03:39:22.126232','z43r335snj',0);
INSERT INTO "web_action" VALUES(794,15,1,'buy coal 2 at 2','2026-11-18 03:39:22.155097','z43r335snj',0);
INSERT INTO "web_action" VALUES(795,16,1,'buy gas 1 at 1','2026-11-18 03:39:22.182549','z43r335snj',0);
INSERT INTO "web_action" VALUES(796,17,1,'buy gas 1 at 1','2026-11-18 03:39:22.213265','z43r335snj',0);
INSERT INTO "web_action" VALUES(797,18,1,'done','2026-11-18 03:39:22.228418','z43r335snj',0);
INSERT INTO "web_action" VALUES(798,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 03:39:22.264347','z43r335snj',0);
INSERT INTO "web_action" VALUES(799,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 03:39:22.292138','z43r335snj',0);
INSERT INTO "web_action" VALUES(800,21,1,'open 6b 1','2026-11-18 03:39:22.315715','z43r335snj',0);
INSERT INTO "web_action" VALUES(801,22,0,'bid 2','2026-11-18 03:39:22.351080','z43r335snj',0);
INSERT INTO "web_action" VALUES(802,23,1,'drop','2026-11-18 03:39:22.378842','z43r335snj',0);
INSERT INTO "web_action" VALUES(803,24,1,'pass','2026-11-18 03:39:22.407032','z43r335snj',0);
INSERT INTO "web_action" VALUES(804,25,0,'buy coal 3 at 3','2026-11-18 03:39:22.436649','z43r335snj',0);
INSERT INTO "web_action" VALUES(805,26,0,'buy oil 1 at 3','2026-11-18 03:39:22.456088','z43r335snj',0);
INSERT INTO "web_action" VALUES(806,27,0,'buy uranium 2 at 3','2026-11-18 03:39:22.484469','z43r335snj',0);
INSERT INTO "web_action" VALUES(807,28,0,'done','2026-11-18 03:39:22.518895','z43r335snj',0);
INSERT INTO "web_action" VALUES(808,29,1,'buy oil 3 at 4','2026-11-18 03:39:22.547168','z43r335snj',0);
INSERT INTO "web_action" VALUES(809,30,1,'done','2026-11-18 03:39:22.575826','z43r335snj',0);
INSERT INTO "web_action" VALUES(810,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 03:39:22.604020','z43r335snj',0);
INSERT INTO "web_action" VALUES(811,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 03:39:22.641110','z43r335snj',0);
INSERT INTO "web_action" VALUES(812,33,0,'open 8b 1','2026-11-18 03:39:22.656488','z43r335snj',0);
INSERT INTO "web_action" VALUES(813,34,1,'bid 2','2026-11-18 03:39:22.684145','z43r335snj',0);
INSERT INTO "web_action" VALUES(814,35,0,'drop','2026-11-18 03:39:22.715838','z43r335snj',0);
INSERT INTO "web_action" VALUES(815,36,0,'pass','2026-11-18 03:39:22.743355','z43r335snj',0);
INSERT INTO "web_action" VALUES(816,37,1,'buy coal 2 at 2','2026-11-18 03:39:22.764477','z43r335snj',0);
INSERT INTO "web_action" VALUES(817,38,1,'buy gas 2 at 4','2026-11-18 03:39:22.794767','z43r335snj',0);
INSERT INTO "web_action" VALUES(818,39,1,'buy oil 2 at 3','2026-11-18 03:39:22.828872','z43r335snj',0);
INSERT INTO "web_action" VALUES(819,40,1,'buy oil 2 at 3','2026-11-18 03:39:22.855933','z43r335snj',0);
INSERT INTO "web_action" VALUES(820,41,1,'done','2026-11-18 03:39:22.888615','z43r335snj',0);
INSERT INTO "web_action" VALUES(821,42,0,'done','2026-11-18 03:39:22.917632','z43r335snj',0);
INSERT INTO "web_action" VALUES(822,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 03:39:22.936934','z43r335snj',0);
INSERT INTO "web_action" VALUES(823,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 03:39:22.960030','z43r335snj',0);
INSERT INTO "web_action" VALUES(824,45,1,'pass','2026-11-18 03:39:22.988368','z43r335snj',0);
INSERT INTO "web_action" VALUES(825,46,0,'pass','2026-11-18 03:39:23.028949','z43r335snj',0);
INSERT INTO "web_action" VALUES(826,47,0,'buy coal 2 at 2','2026-11-18 03:39:23.057205','z43r335snj',0);
INSERT INTO "web_action" VALUES(827,48,0,'buy oil 1 at 4','2026-11-18 03:39:23.085123','z43r335snj',0);
INSERT INTO "web_action" VALUES(828,49,0,'buy uranium 1 at 2','2026-11-18 03:39:23.102960','z43r335snj',0);
INSERT INTO "web_action" VALUES(829,50,0,'buy uranium 1 at 2','2026-11-18 03:39:23.124178','z43r335snj',0);
INSERT INTO "web_action" VALUES(830,51,0,'done','2026-11-18 03:39:23.143544','z43r335snj',0);
INSERT INTO "web_action" VALUES(831,52,1,'buy gas 1 at 1','2026-11-18 03:39:23.173688','z43r335snj',0);
INSERT INTO "web_action" VALUES(832,53,1,'done','2026-11-18 03:39:23.202913','z43r335snj',0);
INSERT INTO "web_action" VALUES(833,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 03:39:23.245821','z43r335snj',0);
INSERT INTO "web_action" VALUES(834,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 03:39:23.276084','z43r335snj',0);
INSERT INTO "web_action" VALUES(835,56,1,'pass','2026-11-18 03:39:23.327899','z43r335snj',0);
INSERT INTO "web_action" VALUES(836,57,0,'open 4b 1','2026-11-18 03:39:23.381760','z43r335snj',0);
INSERT INTO "web_action" VALUES(837,58,0,'remove 6b','2026-11-18 03:39:23.411131','z43r335snj',0);
INSERT INTO "web_action" VALUES(838,59,0,'buy coal 3 at 2','2026-11-18 03:39:23.432364','z43r335snj',0);
INSERT INTO "web_action" VALUES(839,60,0,'buy gas 3 at 3','2026-11-18 03:39:23.471728','z43r335snj',0);
INSERT INTO "web_action" VALUES(840,61,0,'buy oil 2 at 4','2026-11-18 03:39:23.505130','z43r335snj',0);
INSERT INTO "web_action" VALUES(841,62,0,'done','2026-11-18 03:39:23.520122','z43r335snj',0);
INSERT INTO "web_action" VALUES(842,63,1,'buy coal 2 at 2','2026-11-18 03:39:23.548308','z43r335snj',0);
INSERT INTO "web_action" VALUES(843,64,1,'buy gas 1 at 1','2026-11-18 03:39:23.580152','z43r335snj',0);
INSERT INTO "web_action" VALUES(844,65,1,'buy gas 3 at 3','2026-11-18 03:39:23.606649','z43r335snj',0);
INSERT INTO "web_action" VALUES(845,66,1,'done','2026-11-18 03:39:23.639209','z43r335snj',0);
INSERT INTO "web_action" VALUES(846,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 03:39:23.670296','z43r335snj',0);
INSERT INTO "web_action" VALUES(847,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 03:39:23.696003','z43r335snj',0);
INSERT INTO "web_action" VALUES(848,69,0,'open 12 1','2026-11-18 03:39:23.730389','z43r335snj',0);
INSERT INTO "web_action" VALUES(849,70,1,'bid 2','2026-11-18 03:39:23.754500','z43r335snj',0);
INSERT INTO "web_action" VALUES(850,71,0,'drop','2026-11-18 03:39:23.780230','z43r335snj',0);
INSERT INTO "web_action" VALUES(851,72,1,'remove 5c','2026-11-18 03:39:23.803519','z43r335snj',0);
INSERT INTO "web_action" VALUES(852,73,0,'pass','2026-11-18 03:39:23.834831','z43r335snj',0);
INSERT INTO "web_action" VALUES(853,74,1,'buy coal 3 at 2','2026-11-18 03:39:23.859425','z43r335snj',0);
INSERT INTO "web_action" VALUES(854,75,1,'buy coal 3 at 2','2026-11-18 03:39:23.880300','z43r335snj',0);
INSERT INTO "web_action" VALUES(855,76,1,'buy oil 3 at 3','2026-11-18 03:39:23.906115','z43r335snj',0);
INSERT INTO "web_action" VALUES(856,77,1,'done','2026-11-18 03:39:23.944882','z43r335snj',0);
INSERT INTO "web_action" VALUES(857,78,0,'buy coal 3 at 2','2026-11-18 03:39:23.964326','z43r335snj',0);
INSERT INTO "web_action" VALUES(858,79,0,'buy gas 2 at 3','2026-11-18 03:39:23.995177','z43r335snj',0);
INSERT INTO "web_action" VALUES(859,80,0,'done','2026-11-18 03:39:24.017945','z43r335snj',0);
INSERT INTO "web_action" VALUES(860,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 03:39:24.032411','z43r335snj',0);
INSERT INTO "web_action" VALUES(861,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 03:39:24.059710','z43r335snj',0);
INSERT INTO "web_action" VALUES(862,83,1,'open 13 1','2026-11-18 03:39:24.087384','z43r335snj',0);
INSERT INTO "web_action" VALUES(863,84,0,'bid 2','2026-11-18 03:39:24.115802','z43r335snj',0);
INSERT INTO "web_action" VALUES(864,85,1,'drop','2026-11-18 03:39:24.143726','z43r335snj',0);
INSERT INTO "web_action" VALUES(865,86,0,'remove 4b','2026-11-18 03:39:24.172021','z43r335snj',0);
INSERT INTO "web_action" VALUES(866,87,1,'open 22 22','2026-11-18 03:39:24.203625','z43r335snj',0);
INSERT INTO "web_action" VALUES(867,88,1,'remove 5a','2026-11-18 03:39:24.227241','z43r335snj',0);
INSERT INTO "web_action" VALUES(868,89,0,'buy coal 2 at 2','2026-11-18 03:39:24.248221','z43r335snj',0);
INSERT INTO "web_action" VALUES(869,90,0,'buy oil 2 at 3','2026-11-18 03:39:24.277847','z43r335snj',0);
INSERT INTO "web_action" VALUES(870,91,0,'done','2026-11-18 03:39:24.322512','z43r335snj',0);
INSERT INTO "web_action" VALUES(871,92,1,'buy coal 3 at 3','2026-11-18 03:39:24.350315','z43r335snj',0);
INSERT INTO "web_action" VALUES(872,93,1,'buy coal 3 at 2','2026-11-18 03:39:24.376225','z43r335snj',0);
INSERT INTO "web_action" VALUES(873,94,1,'done','2026-11-18 03:39:24.416304','z43r335snj',0);
INSERT INTO "web_action" VALUES(874,95,1,'power 12 22 with coal 6','2026-11-18 03:39:24.465084','z43r335snj',0);
INSERT INTO "web_action" VALUES(875,96,0,'power 4a 5b 13 with coal 2 oil 1','2026-11-18 03:39:24.500653','z43r335snj',0);
INSERT INTO "web_action" VALUES(876,97,1,'open 21 1','2026-11-18 03:39:24.522405','z43r335snj',0);
INSERT INTO "web_action" VALUES(877,98,0,'drop','2026-11-18 03:39:24.553738','z43r335snj',0);
INSERT INTO "web_action" VALUES(878,99,1,'remove 8b','2026-11-18 03:39:24.581206','z43r335snj',0);
INSERT INTO "web_action" VALUES(879,100,0,'open 26 26','2026-11-18 03:39:24.592463','z43r335snj',0);
INSERT INTO "web_action" VALUES(880,101,0,'remove 4a','2026-11-18 03:39:24.629602','z43r335snj',0);
INSERT INTO "web_action" VALUES(881,102,0,'done','2026-11-18 03:39:24.648490','z43r335snj',0);
INSERT INTO "web_action" VALUES(882,103,1,'buy coal 2 at 2','2026-11-18 03:39:24.676417','z43r335snj',0);
INSERT INTO "web_action" VALUES(883,104,1,'buy coal 1 at 2','2026-11-18 03:39:24.706722','z43r335snj',0);
INSERT INTO "web_action" VALUES(884,105,1,'buy oil 1 at 3','2026-11-18 03:39:24.734121','z43r335snj',0);
INSERT INTO "web_action" VALUES(885,106,1,'done','2026-11-18 03:39:24.766593','z43r335snj',0);
INSERT INTO "web_action" VALUES(886,0,0,'open 5b 5','2026-11-18 03:39:24.823202','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(887,1,1,'drop','2026-11-18 03:39:24.850881','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(888,2,1,'open 5c 5','2026-11-18 03:39:24.876521','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(889,3,0,'buy oil 2 at 4','2026-11-18 03:39:24.895313','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(890,4,0,'done','2026-11-18 03:39:24.930420','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(891,5,1,'buy gas 1 at 1','2026-11-18 03:39:24.957978','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(892,6,1,'buy oil 1 at 2','2026-11-18 03:39:24.986289','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(893,7,1,'done','2026-11-18 03:39:25.016631','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(894,8,1,'power 5c with gas 1 oil 1','2026-11-18 03:39:25.031713','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(895,9,0,'power 5b with oil 1','2026-11-18 03:39:25.059488','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(896,10,1,'open 5a 5','2026-11-18 03:39:25.090302','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(897,11,0,'drop','2026-11-18 03:39:25.112200','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(898,12,0,'open 4a 1','2026-11-18 03:39:25.140339','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(899,13,0,'buy coal 3 at 3','2026-11-18 03:39:25.167341','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(900,14,0,'done','2026-11-18 03:39:25.208988','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(901,15,1,'buy coal 2 at 2','2026-11-18 03:39:25.241429','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(902,16,1,'buy gas 1 at 1','2026-11-18 03:39:25.259682','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(903,17,1,'buy gas 1 at 1','2026-11-18 03:39:25.285435','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(904,18,1,'done','2026-11-18 03:39:25.313491','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(905,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 03:39:25.327816','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(906,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 03:39:25.352285','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(907,21,1,'open 6b 1','2026-11-18 03:39:25.379150','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(908,22,0,'bid 2','2026-11-18 03:39:25.398628','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(909,23,1,'drop','2026-11-18 03:39:25.412206','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(910,24,1,'pass','2026-11-18 03:39:25.446373','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(911,25,0,'buy coal 3 at 3','2026-11-18 03:39:25.472850','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(912,26,0,'buy oil 1 at 3','2026-11-18 03:39:25.487597','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(913,27,0,'buy uranium 2 at 3','2026-11-18 03:39:25.527355','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(914,28,0,'done','2026-11-18 03:39:25.569057','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(915,29,1,'buy oil 3 at 4','2026-11-18 03:39:25.583699','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(916,30,1,'done','2026-11-18 03:39:25.619442','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(917,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 03:39:25.661505','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(918,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 03:39:25.679710','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(919,33,0,'open 8b 1','2026-11-18 03:39:25.712690','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(920,34,1,'bid 2','2026-11-18 03:39:25.727252','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(921,35,0,'drop','2026-11-18 03:39:25.752519','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(922,36,0,'pass','2026-11-18 03:39:25.776405','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(923,37,1,'buy coal 2 at 2','2026-11-18 03:39:25.823834','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(924,38,1,'buy gas 2 at 4','2026-11-18 03:39:25.851503','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(925,39,1,'buy oil 2 at 3','2026-11-18 03:39:25.894822','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(926,40,1,'buy oil 2 at 3','2026-11-18 03:39:25.930124','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(927,41,1,'done','2026-11-18 03:39:25.958248','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(928,42,0,'done','2026-11-18 03:39:25.986282','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(929,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 03:39:26.011399','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(930,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 03:39:26.042795','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(931,45,1,'pass','2026-11-18 03:39:26.066064','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(932,46,0,'pass','2026-11-18 03:39:26.098284','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(933,47,0,'buy coal 2 at 2','2026-11-18 03:39:26.134025','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(934,48,0,'buy oil 1 at 4','2026-11-18 03:39:26.178942','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(935,49,0,'buy uranium 1 at 2','2026-11-18 03:39:26.207083','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(936,50,0,'buy uranium 1 at 2','2026-11-18 03:39:26.243691','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(937,51,0,'done','2026-11-18 03:39:26.283514','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(938,52,1,'buy gas 1 at 1','2026-11-18 03:39:26.322652','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(939,53,1,'done','2026-11-18 03:39:26.361681','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(940,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 03:39:26.391179','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(941,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 03:39:26.419686','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(942,56,1,'pass','2026-11-18 03:39:26.447582','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(943,57,0,'open 4b 1','2026-11-18 03:39:26.472455','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(944,58,0,'remove 6b','2026-11-18 03:39:26.505712','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(945,59,0,'buy coal 3 at 2','2026-11-18 03:39:26.515596','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(946,60,0,'buy gas 3 at 3','2026-11-18 03:39:26.540829','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(947,61,0,'buy oil 2 at 4','2026-11-18 03:39:26.562632','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(948,62,0,'done','2026-11-18 03:39:26.589759','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(949,63,1,'buy coal 2 at 2','2026-11-18 03:39:26.604100','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(950,64,1,'buy gas 1 at 1','2026-11-18 03:39:26.631124','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(951,65,1,'buy gas 3 at 3','2026-11-18 03:39:26.656088','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(952,66,1,'done','2026-11-18 03:39:26.676397','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(953,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 03:39:26.714940','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(954,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 03:39:26.737350','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(955,69,0,'open 12 1','2026-11-18 03:39:26.754493','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(956,70,1,'bid 2','2026-11-18 03:39:26.783455','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(957,71,0,'drop','2026-11-18 03:39:26.806802','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(958,72,1,'remove 5c','2026-11-18 03:39:26.833203','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(959,73,0,'pass','2026-11-18 03:39:26.847553','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(960,74,1,'buy coal 3 at 2','2026-11-18 03:39:26.878765','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(961,75,1,'buy coal 3 at 2','2026-11-18 03:39:26.917902','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(962,76,1,'buy oil 3 at 3','2026-11-18 03:39:26.931680','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(963,77,1,'done','2026-11-18 03:39:26.960826','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(964,78,0,'buy coal 3 at 2','2026-11-18 03:39:26.979715','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(965,79,0,'buy gas 2 at 3','2026-11-18 03:39:27.006818','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(966,80,0,'done','2026-11-18 03:39:27.016444','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(967,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 03:39:27.043026','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(968,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 03:39:27.060391','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(969,83,1,'open 13 1','2026-11-18 03:39:27.133303','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(970,84,0,'bid 2','2026-11-18 03:39:27.187920','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(971,85,1,'drop','2026-11-18 03:39:27.249219','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(972,86,0,'remove 4b','2026-11-18 03:39:27.263556','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(973,87,1,'open 22 22','2026-11-18 03:39:27.304055','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(974,88,1,'remove 5a','2026-11-18 03:39:27.424686','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(975,89,0,'buy coal 2 at 2','2026-11-18 03:39:27.445985','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(976,90,0,'buy oil 2 at 3','2026-11-18 03:39:27.472810','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(977,91,0,'done','2026-11-18 03:39:27.501516','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(978,92,1,'buy coal 3 at 3','2026-11-18 03:39:27.516532','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(979,93,1,'buy coal 3 at 2','2026-11-18 03:39:27.539553','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(980,94,1,'done','2026-11-18 03:39:27.570299','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(981,95,1,'power 12 22 with coal 6','2026-11-18 03:39:27.615918','sn3xaehm9p',0);
INSERT INTO "web_action" VALUES(1143,0,0,'syndicate topaz','2026-11-18 03:39:32.023939','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1144,1,1,'syndicate umber','2026-11-18 03:39:32.063468','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1145,2,1,'syndicate slate','2026-11-18 03:39:32.086224','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1146,3,0,'syndicate ruby','2026-11-18 03:39:32.111201','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1147,4,0,'syndicate quartz','2026-11-18 03:39:32.138234','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1148,5,1,'syndicate onyx','2026-11-18 03:39:32.156344','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1149,6,0,'open 3 3','2026-11-18 03:39:32.178951','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1150,7,1,'drop','2026-11-18 03:39:32.205667','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1151,8,1,'open 5b 5','2026-11-18 03:39:32.224039','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1152,9,1,'pass','2026-11-18 03:39:32.254937','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1153,10,0,'pass','2026-11-18 03:39:32.298017','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1154,11,0,'plant flint','2026-11-18 03:39:32.316338','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1155,12,0,'station flint','2026-11-18 03:39:32.354565','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1156,13,0,'slot 3','2026-11-18 03:39:32.388893','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1157,14,0,'hire 3','2026-11-18 03:39:32.406800','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1158,15,0,'done','2026-11-18 03:39:32.445785','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1159,16,0,'syndicate umber','2026-11-18 03:39:32.468241','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1160,17,0,'syndicate ruby','2026-11-18 03:39:32.496488','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1161,18,1,'housing garnet','2026-11-18 03:39:32.522402','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1162,19,1,'station garnet','2026-11-18 03:39:32.540406','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1163,20,1,'slot 5b','2026-11-18 03:39:32.573395','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1164,21,1,'hire 0','2026-11-18 03:39:32.587072','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1165,22,1,'done','2026-11-18 03:39:32.613606','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1166,23,1,'power none','2026-11-18 03:39:32.642024','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1167,24,0,'power 3','2026-11-18 03:39:32.660445','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1168,25,1,'pass','2026-11-18 03:39:32.697657','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1169,26,0,'open 5a 4','2026-11-18 03:39:32.719832','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1170,27,0,'hire 3','2026-11-18 03:39:32.755697','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1171,28,0,'done','2026-11-18 03:39:32.782789','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1172,29,0,'syndicate topaz','2026-11-18 03:39:32.828814','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1173,30,1,'hire 0','2026-11-18 03:39:32.862787','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1174,31,1,'done','2026-11-18 03:39:32.935430','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1175,32,1,'power none','2026-11-18 03:39:32.966423','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1176,33,0,'power 3','2026-11-18 03:39:32.995074','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1177,34,0,'open 7 4','2026-11-18 03:39:33.030373','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1178,35,1,'drop','2026-11-18 03:39:33.061495','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1179,36,1,'open 4 2','2026-11-18 03:39:33.081782','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1180,37,1,'plant basalt','2026-11-18 03:39:33.111329','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1181,38,1,'station basalt','2026-11-18 03:39:33.138554','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1182,39,1,'slot 4','2026-11-18 03:39:33.169816','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1183,40,1,'hire 0','2026-11-18 03:39:33.192404','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1184,41,1,'done','2026-11-18 03:39:33.219442','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1185,42,1,'syndicate quartz','2026-11-18 03:39:33.250759','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1186,43,0,'housing ember','2026-11-18 03:39:33.281796','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1187,44,0,'housing amber','2026-11-18 03:39:33.304115','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1188,45,0,'station ember','2026-11-18 03:39:33.330986','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1189,46,0,'station amber','2026-11-18 03:39:33.362073','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1190,47,0,'slot 5a','2026-11-18 03:39:33.399913','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1191,48,0,'slot 7','2026-11-18 03:39:33.450436','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1192,49,0,'hire 1','2026-11-18 03:39:33.478449','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1193,50,0,'done','2026-11-18 03:39:33.513268','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1194,51,0,'power 3','2026-11-18 03:39:33.535896','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1195,52,1,'power 4','2026-11-18 03:39:33.566951','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1196,53,0,'open 10 4','2026-11-18 03:39:33.590758','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1197,54,1,'drop','2026-11-18 03:39:33.621499','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1198,55,1,'pass','2026-11-18 03:39:33.640221','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1199,56,1,'hire 0','2026-11-18 03:39:33.670882','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1200,57,1,'done','2026-11-18 03:39:33.700000','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1201,58,0,'housing jasper','2026-11-18 03:39:33.735483','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1202,59,0,'slot 10','2026-11-18 03:39:33.766777','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1203,60,0,'hire 0','2026-11-18 03:39:33.794047','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1204,61,0,'done','2026-11-18 03:39:33.812121','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1205,62,0,'power 3','2026-11-18 03:39:33.842932','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1206,63,1,'power 4','2026-11-18 03:39:33.874214','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1207,64,0,'pass','2026-11-18 03:39:33.895695','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1208,65,1,'pass','2026-11-18 03:39:33.954322','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1209,66,1,'hire 0','2026-11-18 03:39:33.988625','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1210,67,1,'done','2026-11-18 03:39:34.032969','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1211,68,0,'hire 0','2026-11-18 03:39:34.055772','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1212,69,0,'done','2026-11-18 03:39:34.090374','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1213,70,0,'power 3','2026-11-18 03:39:34.118090','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1214,71,1,'power 4','2026-11-18 03:39:34.146947','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1215,72,0,'pass','2026-11-18 03:39:34.174303','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1216,73,1,'pass','2026-11-18 03:39:34.202179','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1217,74,1,'hire 0','2026-11-18 03:39:34.223223','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1218,75,1,'done','2026-11-18 03:39:34.274738','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1219,76,0,'hire 0','2026-11-18 03:39:34.323949','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1220,77,0,'done','2026-11-18 03:39:34.350834','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1221,78,0,'power 3','2026-11-18 03:39:34.385811','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1222,79,1,'power 4','2026-11-18 03:39:34.421844','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1223,80,0,'pass','2026-11-18 03:39:34.448777','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1224,81,1,'pass','2026-11-18 03:39:34.471792','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1225,82,1,'hire 0','2026-11-18 03:39:34.509107','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1226,83,1,'done','2026-11-18 03:39:34.532008','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1227,84,0,'hire 0','2026-11-18 03:39:34.566768','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1228,85,0,'done','2026-11-18 03:39:34.593584','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1229,86,0,'power 3','2026-11-18 03:39:34.611836','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1230,87,1,'power 4','2026-11-18 03:39:34.634681','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1231,88,0,'open 15 6','2026-11-18 03:39:34.666050','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1232,89,1,'drop','2026-11-18 03:39:34.697303','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1233,90,1,'pass','2026-11-18 03:39:34.720156','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1234,91,1,'hire 0','2026-11-18 03:39:34.747223','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1235,92,1,'done','2026-11-18 03:39:34.778479','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1236,93,0,'housing nickel','2026-11-18 03:39:34.809126','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1237,94,0,'slot 15','2026-11-18 03:39:34.827830','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1238,95,0,'hire 0','2026-11-18 03:39:34.858945','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1239,96,0,'done','2026-11-18 03:39:34.890091','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1240,97,0,'power 3','2026-11-18 03:39:34.919489','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1241,98,1,'power 4','2026-11-18 03:39:34.954575','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1242,99,0,'open 18 18','2026-11-18 03:39:34.964333','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1243,100,1,'drop','2026-11-18 03:39:34.995240','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1244,101,1,'pass','2026-11-18 03:39:35.030193','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1245,102,1,'hire 0','2026-11-18 03:39:35.048373','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1246,103,1,'done','2026-11-18 03:39:35.079396','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1247,104,0,'plant krypton','2026-11-18 03:39:35.106465','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1248,105,0,'station jasper','2026-11-18 03:39:35.137067','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1249,106,0,'station krypton','2026-11-18 03:39:35.155652','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1250,107,0,'slot 18','2026-11-18 03:39:35.182772','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1251,108,0,'hire 1','2026-11-18 03:39:35.213747','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1252,109,0,'done','2026-11-18 03:39:35.242680','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1253,110,0,'power 3 18','2026-11-18 03:39:35.276714','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1254,111,1,'power 4','2026-11-18 03:39:35.291671','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1255,112,0,'pass','2026-11-18 03:39:35.334772','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1256,113,1,'pass','2026-11-18 03:39:35.365467','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1257,114,1,'hire 0','2026-11-18 03:39:35.384078','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1258,115,1,'done','2026-11-18 03:39:35.415082','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1259,116,0,'hire 1','2026-11-18 03:39:35.440458','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1260,117,0,'done','2026-11-18 03:39:35.475660','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1261,118,0,'power 3 18','2026-11-18 03:39:35.510760','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1262,119,1,'power 4','2026-11-18 03:39:35.531066','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1263,120,0,'open 40b 40','2026-11-18 03:39:35.562200','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1264,121,1,'drop','2026-11-18 03:39:35.584414','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1265,122,1,'pass','2026-11-18 03:39:35.619272','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1266,123,1,'hire 0','2026-11-18 03:39:35.635636','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1267,124,1,'done','2026-11-18 03:39:35.685093','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1268,125,0,'plant pyrite','2026-11-18 03:39:35.708400','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1269,126,0,'slot 40b plant','2026-11-18 03:39:35.739142','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1270,127,0,'hire 0','2026-11-18 03:39:35.771349','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1271,128,0,'done','2026-11-18 03:39:35.802902','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1272,129,0,'power 3 18','2026-11-18 03:39:35.837381','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1273,130,1,'power 4','2026-11-18 03:39:35.868358','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1274,131,0,'open 29 29','2026-11-18 03:39:35.896280','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1275,132,1,'drop','2026-11-18 03:39:35.941542','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1276,133,1,'pass','2026-11-18 03:39:35.956452','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1277,134,1,'hire 0','2026-11-18 03:39:35.991629','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1278,135,1,'done','2026-11-18 03:39:36.023179','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1279,136,0,'swap 5a 29','2026-11-18 03:39:36.066297','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1280,137,0,'hire 0','2026-11-18 03:39:36.094205','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1281,138,0,'done','2026-11-18 03:39:36.128914','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1282,139,0,'power 3 18','2026-11-18 03:39:36.154611','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1283,140,1,'power 4','2026-11-18 03:39:36.185552','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1284,141,0,'open 28b 28','2026-11-18 03:39:36.217077','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1285,142,1,'drop','2026-11-18 03:39:36.240080','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1286,143,1,'pass','2026-11-18 03:39:36.274132','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1287,144,1,'hire 0','2026-11-18 03:39:36.344918','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1288,145,1,'done','2026-11-18 03:39:36.363563','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1289,146,0,'station on 28b','2026-11-18 03:39:36.398923','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1290,147,0,'station pyrite','2026-11-18 03:39:36.429755','kb6m8xg5bs',0);
INSERT INTO "web_action" VALUES(1291,148,0,'station nickel','2026-11-18 03:39:36.444190','kb6m8xg5bs',0);
CREATE TABLE "web_botturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "lease" datetime NOT NULL, "worker" varchar(80) NOT NULL, "tries" smallint unsigned NOT NULL CHECK ("tries" >= 0), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_turn_for_an_index" UNIQUE ("table_id", "index"));
CREATE TABLE "web_draft" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "version" integer unsigned NOT NULL CHECK ("version" >= 0), "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "dropped" text NOT NULL CHECK ((JSON_VALID("dropped") OR "dropped" IS NULL)), "changed" text NOT NULL CHECK ((JSON_VALID("changed") OR "changed" IS NULL)), "step" smallint unsigned NOT NULL CHECK ("step" >= 0), CONSTRAINT "one_draft_for_a_seat" UNIQUE ("table_id", "seat"));
INSERT INTO "web_draft" VALUES(1,1,6,'["buy oil 1"]','ms7nr39rg7','[]','[]',0);
CREATE TABLE "web_errand" ("name" varchar(20) NOT NULL PRIMARY KEY, "done" datetime NOT NULL);
CREATE TABLE "web_guest" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(20) NOT NULL, "secret_hash" varchar(64) NOT NULL, "created" datetime NOT NULL, "seen" datetime NOT NULL);
INSERT INTO "web_guest" VALUES(1,'Mia','b83d0b0a813a0535bdb011448eccd34631402d9f4b6a6aa86582d58facb31b85','2026-11-18 03:38:59.243849','2026-11-18 03:38:59.243888');
INSERT INTO "web_guest" VALUES(2,'Ola','d9b908e310dd23d7ff27306556a766d9627fc7ef3b11705b70d4e5f11d4a5583','2026-11-18 03:39:36.529544','2026-11-18 03:39:36.529547');
CREATE TABLE "web_lognote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "after" integer unsigned NOT NULL CHECK ("after" >= 0), "kind" varchar(10) NOT NULL, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "actor" smallint unsigned NOT NULL CHECK ("actor" >= 0), "line" varchar(200) NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE "web_maximum" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lot" varchar(40) NOT NULL, "amount" integer unsigned NOT NULL CHECK ("amount" >= 0), "drops" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_maximum_for_a_seat" UNIQUE ("table_id", "seat"));
CREATE TABLE "web_plannedturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "round" integer unsigned NOT NULL CHECK ("round" >= 0), "phase" varchar(20) NOT NULL, "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "prices" text NOT NULL CHECK ((JSON_VALID("prices") OR "prices" IS NULL)), "is_queued" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "step" smallint unsigned NOT NULL CHECK ("step" >= 0), CONSTRAINT "one_plan_for_a_seat" UNIQUE ("table_id", "seat"));
INSERT INTO "web_plannedturn" VALUES(1,1,1,'building','["build flensburg"]','[10]',0,'ms7nr39rg7',0);
CREATE TABLE "web_proposal" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "kind" varchar(10) NOT NULL, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "created" datetime NOT NULL, "by_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_question" UNIQUE ("table_id", "kind", "number"));
CREATE TABLE "web_savedrecord" ("id" varchar(10) NOT NULL PRIMARY KEY, "text" text NOT NULL, "created" datetime NOT NULL, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_savedrecord" VALUES('9ivzi9vyhr','gridwright record 1
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
','2026-11-18 03:39:36.637737',1);
CREATE TABLE "web_seat" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "bot" varchar(40) NOT NULL, "name" varchar(20) NOT NULL, "invitation" varchar(22) NOT NULL UNIQUE, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "has_screen" bool NOT NULL, "kept_for_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "stand_in" varchar(40) NOT NULL, CONSTRAINT "one_row_for_a_seat" UNIQUE ("table_id", "number"));
INSERT INTO "web_seat" VALUES(1,0,'novice','Ana','Rjd17U9sL5iifSOzcwinAQ',NULL,'ms7nr39rg7',0,NULL,'');
INSERT INTO "web_seat" VALUES(2,1,'','Bea','RbXAOWX9ati96veuPDfQlg',1,'ms7nr39rg7',0,NULL,'');
INSERT INTO "web_seat" VALUES(3,2,'novice','Cid','OizHDjVWhrcDRuf9CxK7eg',NULL,'ms7nr39rg7',0,NULL,'');
INSERT INTO "web_seat" VALUES(6,0,'','Mia','UYAFZSB0RvDYu_q5OdBe2Q',1,'8z4ss2i7bk',0,NULL,'');
INSERT INTO "web_seat" VALUES(7,1,'novice','Novice B','_DuXtU9zTD9PTwQhm8sWCA',NULL,'8z4ss2i7bk',0,NULL,'');
INSERT INTO "web_seat" VALUES(10,0,'','Mia','3jk4dR5-2PS06lG6SpRuqA',1,'ei6ss9y583',0,NULL,'');
INSERT INTO "web_seat" VALUES(11,1,'novice','Novice B','ZzPGR1OZ10-JudmdnswLjA',NULL,'ei6ss9y583',0,NULL,'');
INSERT INTO "web_seat" VALUES(12,0,'','Mia','y4KKXXV_auSoKgdRHjeFqw',1,'z43r335snj',0,NULL,'');
INSERT INTO "web_seat" VALUES(13,1,'novice','Novice B','v4bhGnvZxkA2udrjnX7uiQ',NULL,'z43r335snj',0,NULL,'');
INSERT INTO "web_seat" VALUES(14,0,'','Mia','FwIyVf-Cf1GqPx78YuMcMw',1,'sn3xaehm9p',0,NULL,'');
INSERT INTO "web_seat" VALUES(15,1,'novice','Novice B','lQCtrj3M2cJNk2fH8_cmTw',NULL,'sn3xaehm9p',0,NULL,'');
INSERT INTO "web_seat" VALUES(18,0,'','Mia','CgLmpdMlun97sTQ71fNUxw',1,'kb6m8xg5bs',0,NULL,'');
INSERT INTO "web_seat" VALUES(19,1,'novice','Novice B','00DVeCNqV12i-ZEgjQ2uCg',NULL,'kb6m8xg5bs',0,NULL,'');
INSERT INTO "web_seat" VALUES(20,0,'','Ola','fGURg2w8rLq-bN-VhhhXkw',2,'ey8rdm4yer',0,NULL,'');
INSERT INTO "web_seat" VALUES(21,1,'','Seat B','2ZyYmqIatM5F0A_7gx9-fA',NULL,'ey8rdm4yer',0,NULL,'');
CREATE TABLE "web_table" ("id" varchar(10) NOT NULL PRIMARY KEY, "title" varchar(20) NOT NULL, "board" varchar(40) NOT NULL, "seat_count" smallint unsigned NOT NULL CHECK ("seat_count" >= 0), "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "rules" smallint unsigned NOT NULL CHECK ("rules" >= 0), "seed" bigint NOT NULL, "version" integer unsigned NOT NULL CHECK ("version" >= 0), "change" integer unsigned NOT NULL CHECK ("change" >= 0), "state" varchar(10) NOT NULL, "pace" integer unsigned NOT NULL CHECK ("pace" >= 0), "created" datetime NOT NULL, "opened" datetime NOT NULL, "host_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "start" text NOT NULL, "is_listed" bool NOT NULL, "phase" varchar(30) NOT NULL, "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "to_act" smallint NOT NULL, "salt" varchar(32) NOT NULL, "rematch_id" varchar(10) NULL UNIQUE REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_table" VALUES('ms7nr39rg7','recharged','germany',3,'{}',2,7,6,3,'running',0,'2026-11-18 03:38:59.276024','2026-11-18 03:38:59.482997',1,'',0,'resources',1,1,'7d649198b734fbd69d5c5a902f5f7063',NULL);
INSERT INTO "web_table" VALUES('8z4ss2i7bk','recharged','germany',2,'{}',2,7,158,160,'running',0,'2026-11-18 03:39:04.731817','2026-11-18 03:39:09.258954',1,'',0,'resources',10,0,'eecf238a0c07e4b89e97c56def007383',NULL);
INSERT INTO "web_table" VALUES('ei6ss9y583','classic','germany',2,'{}',2,7,216,218,'running',0,'2026-11-18 03:39:15.805968','2026-11-18 03:39:21.454467',1,'',0,'resources',12,0,'853e3e899ac3e3bfc3f7283b6981f2ec',NULL);
INSERT INTO "web_table" VALUES('z43r335snj','card','',2,'{}',2,7,107,109,'over',0,'2026-11-18 03:39:21.537984','2026-11-18 03:39:24.767716',1,'',0,'over',9,-1,'fbeafe8aa7d5a8387640ff255e69f98e',NULL);
INSERT INTO "web_table" VALUES('sn3xaehm9p','card','',2,'{}',2,7,96,98,'running',0,'2026-11-18 03:39:24.778038','2026-11-18 03:39:27.626781',1,'',0,'bureaucracy',8,0,'40021f2ae6d1a69b8fb960fe242e68f2',NULL);
INSERT INTO "web_table" VALUES('kb6m8xg5bs','outpost','',2,'{}',2,7,149,151,'running',0,'2026-11-18 03:39:31.974909','2026-11-18 03:39:36.457678',1,'',0,'expansion',13,0,'ebb2295cd7c383386b02704d556a224d',NULL);
INSERT INTO "web_table" VALUES('ey8rdm4yer','recharged','germany',2,'{}',2,7,0,2,'waiting',0,'2026-11-18 03:39:36.541122','2026-11-18 03:39:36.591224',2,'',0,'trust',0,-1,'24e86fd1e05d85c46bccfdb4b0a487a1',NULL);
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
CREATE INDEX "web_draft_table_id_7b9bfd1a" ON "web_draft" ("table_id");
CREATE INDEX "web_plan_table_id_3eaf4884" ON "web_plannedturn" ("table_id");
CREATE INDEX "web_mention_table_id_d63d1a04" ON "web_lognote" ("table_id");
CREATE INDEX "web_table_host_id_52b1dc87" ON "web_table" ("host_id");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('django_migrations',11);
INSERT INTO "sqlite_sequence" VALUES('web_action',1291);
INSERT INTO "sqlite_sequence" VALUES('web_guest',2);
INSERT INTO "sqlite_sequence" VALUES('web_seat',21);
INSERT INTO "sqlite_sequence" VALUES('web_proposal',0);
INSERT INTO "sqlite_sequence" VALUES('web_vote',0);
INSERT INTO "sqlite_sequence" VALUES('web_draft',1);
INSERT INTO "sqlite_sequence" VALUES('web_plannedturn',1);
INSERT INTO "sqlite_sequence" VALUES('web_botturn',1296);
COMMIT;
