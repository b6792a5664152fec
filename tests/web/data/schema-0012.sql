BEGIN TRANSACTION;
CREATE TABLE "django_migrations" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "app" varchar(255) NOT NULL, "name" varchar(255) NOT NULL, "applied" datetime NOT NULL);
INSERT INTO "django_migrations" VALUES(1,'web','0001_initial','2026-11-18 03:18:24.737280');
INSERT INTO "django_migrations" VALUES(2,'web','0002_drafts','2026-11-18 03:18:24.834642');
INSERT INTO "django_migrations" VALUES(3,'web','0003_records','2026-11-18 03:18:24.898227');
INSERT INTO "django_migrations" VALUES(4,'web','0004_panel','2026-11-18 03:18:24.957079');
INSERT INTO "django_migrations" VALUES(5,'web','0005_lobby','2026-11-18 03:18:25.228021');
INSERT INTO "django_migrations" VALUES(6,'web','0006_plans','2026-11-18 03:18:25.309554');
INSERT INTO "django_migrations" VALUES(7,'web','0007_steps','2026-11-18 03:18:25.355713');
INSERT INTO "django_migrations" VALUES(8,'web','0008_mentions','2026-11-18 03:18:25.400112');
INSERT INTO "django_migrations" VALUES(9,'web','0009_names','2026-11-18 03:18:25.551971');
INSERT INTO "django_migrations" VALUES(10,'web','0012_progress','2026-11-18 03:18:25.585707');
CREATE TABLE "web_action" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "line" varchar(200) NOT NULL, "created" datetime NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "automatic" bool NOT NULL, CONSTRAINT "one_action_for_an_index" UNIQUE ("table_id", "index"));
INSERT INTO "web_action" VALUES(1,0,1,'open 3 1','2026-11-18 03:18:26.856465','z7xjfgwx42',0);
INSERT INTO "web_action" VALUES(2,1,2,'drop','2026-11-18 03:18:26.862949','z7xjfgwx42',0);
INSERT INTO "web_action" VALUES(3,2,0,'drop','2026-11-18 03:18:26.863115','z7xjfgwx42',0);
INSERT INTO "web_action" VALUES(4,3,2,'open 4 4','2026-11-18 03:18:26.863544','z7xjfgwx42',0);
INSERT INTO "web_action" VALUES(5,4,0,'drop','2026-11-18 03:18:26.863668','z7xjfgwx42',0);
INSERT INTO "web_action" VALUES(6,5,0,'open 5 5','2026-11-18 03:18:26.864017','z7xjfgwx42',0);
INSERT INTO "web_action" VALUES(177,0,0,'trust wilhelmshaven','2026-11-18 03:18:31.106887','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(178,1,1,'trust bremen','2026-11-18 03:18:31.126209','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(179,2,1,'trust hannover','2026-11-18 03:18:31.144159','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(180,3,0,'trust cuxhaven','2026-11-18 03:18:31.166540','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(181,4,0,'trust kassel','2026-11-18 03:18:31.186831','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(182,5,1,'trust fulda','2026-11-18 03:18:31.207445','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(183,6,0,'open 7 7','2026-11-18 03:18:31.227325','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(184,7,1,'bid 8','2026-11-18 03:18:31.243684','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(185,8,0,'bid 9','2026-11-18 03:18:31.273044','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(186,9,1,'bid 10','2026-11-18 03:18:31.294569','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(187,10,0,'drop','2026-11-18 03:18:31.314956','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(188,11,0,'open 12 12','2026-11-18 03:18:31.335869','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(189,12,1,'buy oil 3','2026-11-18 03:18:31.369702','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(190,13,1,'done','2026-11-18 03:18:31.390314','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(191,14,0,'buy coal 2','2026-11-18 03:18:31.410981','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(192,15,0,'buy oil 1','2026-11-18 03:18:31.431473','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(193,16,0,'done','2026-11-18 03:18:31.451681','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(194,17,1,'build duisburg','2026-11-18 03:18:31.476844','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(195,18,1,'build essen','2026-11-18 03:18:31.499500','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(196,19,1,'done','2026-11-18 03:18:31.515814','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(197,20,0,'build muenster','2026-11-18 03:18:31.540248','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(198,21,0,'build dortmund','2026-11-18 03:18:31.559594','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(199,22,0,'done','2026-11-18 03:18:31.598917','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(200,23,0,'power 12 with coal 2','2026-11-18 03:18:31.619588','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(201,24,1,'power 7 with oil 3','2026-11-18 03:18:31.643903','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(202,25,0,'open 4 1','2026-11-18 03:18:31.660402','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(203,26,1,'drop','2026-11-18 03:18:31.685377','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(204,27,1,'open 16 16','2026-11-18 03:18:31.706273','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(205,28,1,'buy oil 2','2026-11-18 03:18:31.733045','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(206,29,1,'done','2026-11-18 03:18:31.750654','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(207,30,0,'buy coal 3','2026-11-18 03:18:31.771415','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(208,31,0,'done','2026-11-18 03:18:31.791798','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(209,32,1,'build duesseldorf','2026-11-18 03:18:31.811641','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(210,33,1,'done','2026-11-18 03:18:31.831014','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(211,34,0,'build osnabrueck','2026-11-18 03:18:31.850563','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(212,35,0,'done','2026-11-18 03:18:31.874612','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(213,36,0,'power 4 12 with coal 3 oil 1','2026-11-18 03:18:31.893308','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(214,37,1,'power 16 with oil 2','2026-11-18 03:18:31.907961','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(215,38,1,'open 5 1','2026-11-18 03:18:31.922080','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(216,39,0,'drop','2026-11-18 03:18:31.935919','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(217,40,0,'open 25 25','2026-11-18 03:18:31.950520','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(218,41,0,'buy coal 2','2026-11-18 03:18:31.970543','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(219,42,0,'done','2026-11-18 03:18:31.989140','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(220,43,1,'buy oil 2','2026-11-18 03:18:32.004127','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(221,44,1,'done','2026-11-18 03:18:32.027136','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(222,45,0,'build hamburg','2026-11-18 03:18:32.054188','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(223,46,0,'done','2026-11-18 03:18:32.069812','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(224,47,1,'done','2026-11-18 03:18:32.084478','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(225,48,1,'power 16 with oil 2','2026-11-18 03:18:32.104468','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(226,49,0,'power 25 with coal 2','2026-11-18 03:18:32.135927','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(227,50,0,'open 11 1','2026-11-18 03:18:32.156416','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(228,51,1,'drop','2026-11-18 03:18:32.176000','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(229,52,0,'remove 4','2026-11-18 03:18:32.195347','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(230,53,1,'open 14 14','2026-11-18 03:18:32.214555','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(231,54,1,'remove 5','2026-11-18 03:18:32.232913','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(232,55,1,'buy oil 2','2026-11-18 03:18:32.243907','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(233,56,1,'done','2026-11-18 03:18:32.263784','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(234,57,0,'buy coal 4','2026-11-18 03:18:32.283132','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(235,58,0,'buy oil 1','2026-11-18 03:18:32.299649','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(236,59,0,'done','2026-11-18 03:18:32.319016','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(237,60,1,'done','2026-11-18 03:18:32.343382','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(238,61,0,'build kiel','2026-11-18 03:18:32.361148','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(239,62,0,'build flensburg','2026-11-18 03:18:32.386548','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(240,63,0,'done','2026-11-18 03:18:32.411055','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(241,64,0,'power 12 25 with coal 4','2026-11-18 03:18:32.435704','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(242,65,1,'power 16 with oil 2','2026-11-18 03:18:32.460920','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(243,66,0,'open 20 20','2026-11-18 03:18:32.482516','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(244,67,1,'bid 21','2026-11-18 03:18:32.513551','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(245,68,0,'drop','2026-11-18 03:18:32.532651','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(246,69,1,'remove 7','2026-11-18 03:18:32.553148','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(247,70,0,'open 10 1','2026-11-18 03:18:32.574643','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(248,71,0,'remove 11','2026-11-18 03:18:32.595535','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(249,72,1,'buy coal 3','2026-11-18 03:18:32.615780','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(250,73,1,'done','2026-11-18 03:18:32.636194','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(251,74,0,'buy coal 3','2026-11-18 03:18:32.665285','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(252,75,0,'done','2026-11-18 03:18:32.682200','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(253,76,1,'done','2026-11-18 03:18:32.698643','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(254,77,0,'done','2026-11-18 03:18:32.727028','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(255,78,0,'power 25 with coal 2','2026-11-18 03:18:32.732378','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(256,79,1,'power 20 with coal 3','2026-11-18 03:18:32.751364','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(257,80,0,'pass','2026-11-18 03:18:32.770315','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(258,81,1,'pass','2026-11-18 03:18:32.780356','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(259,82,1,'buy coal 3','2026-11-18 03:18:32.803587','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(260,83,1,'buy oil 2','2026-11-18 03:18:32.827420','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(261,84,1,'done','2026-11-18 03:18:32.842903','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(262,85,0,'buy coal 4','2026-11-18 03:18:32.869022','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(263,86,0,'done','2026-11-18 03:18:32.891785','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(264,87,1,'done','2026-11-18 03:18:32.912370','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(265,88,0,'build erfurt','2026-11-18 03:18:32.927569','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(266,89,0,'build halle','2026-11-18 03:18:32.948757','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(267,90,0,'build leipzig','2026-11-18 03:18:32.963663','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(268,91,0,'done','2026-11-18 03:18:32.983007','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(269,92,0,'power 10 12 25 with coal 5 oil 1','2026-11-18 03:18:33.003542','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(270,93,1,'power 16 with oil 2','2026-11-18 03:18:33.022631','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(271,94,0,'open 21 21','2026-11-18 03:18:33.043398','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(272,95,1,'drop','2026-11-18 03:18:33.062680','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(273,96,0,'remove 10','2026-11-18 03:18:33.081188','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(274,97,1,'open 17 1','2026-11-18 03:18:33.101729','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(275,98,1,'remove 14','2026-11-18 03:18:33.128939','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(276,99,1,'buy oil 2','2026-11-18 03:18:33.166449','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(277,100,1,'done','2026-11-18 03:18:33.186634','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(278,101,0,'buy coal 6','2026-11-18 03:18:33.208281','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(279,102,0,'buy oil 2','2026-11-18 03:18:33.236449','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(280,103,0,'done','2026-11-18 03:18:33.267294','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(281,104,1,'done','2026-11-18 03:18:33.293848','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(282,105,0,'build dresden','2026-11-18 03:18:33.315606','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(283,106,0,'build cuxhaven','2026-11-18 03:18:33.334798','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(284,107,0,'done','2026-11-18 03:18:33.354841','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(285,108,0,'power 21 25 with coal 2 oil 2','2026-11-18 03:18:33.371699','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(286,109,1,'power 16 with oil 2','2026-11-18 03:18:33.401034','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(287,110,0,'open 32 32','2026-11-18 03:18:33.412274','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(288,111,1,'drop','2026-11-18 03:18:33.431260','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(289,112,0,'remove 12','2026-11-18 03:18:33.451297','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(290,113,1,'open 22 1','2026-11-18 03:18:33.479635','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(291,114,1,'remove 17','2026-11-18 03:18:33.513912','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(292,115,1,'buy oil 2','2026-11-18 03:18:33.529970','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(293,116,1,'done','2026-11-18 03:18:33.549577','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(294,117,0,'buy oil 3','2026-11-18 03:18:33.564160','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(295,118,0,'buy oil 1','2026-11-18 03:18:33.583732','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(296,119,0,'done','2026-11-18 03:18:33.605987','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(297,120,1,'build dortmund','2026-11-18 03:18:33.625865','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(298,121,1,'build muenster','2026-11-18 03:18:33.640403','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(299,122,1,'build osnabrueck','2026-11-18 03:18:33.664693','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(300,123,1,'build bremen','2026-11-18 03:18:33.685805','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(301,124,1,'done','2026-11-18 03:18:33.705945','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(302,125,0,'build duisburg','2026-11-18 03:18:33.725421','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(303,126,0,'build essen','2026-11-18 03:18:33.745615','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(304,127,0,'done','2026-11-18 03:18:33.766351','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(305,128,0,'power 25 32 with coal 2 oil 3','2026-11-18 03:18:33.785940','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(306,129,1,'power 20 22 with coal 3','2026-11-18 03:18:33.807624','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(307,130,0,'open 34 34','2026-11-18 03:18:33.828390','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(308,131,1,'drop','2026-11-18 03:18:33.847407','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(309,132,0,'remove 21','2026-11-18 03:18:33.866256','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(310,133,1,'open 28 1','2026-11-18 03:18:33.875674','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(311,134,1,'remove 16','2026-11-18 03:18:33.894812','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(312,135,1,'buy coal 3','2026-11-18 03:18:33.918004','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(313,136,1,'buy uranium 1','2026-11-18 03:18:33.933503','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(314,137,1,'done','2026-11-18 03:18:33.944191','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(315,138,0,'buy oil 2','2026-11-18 03:18:33.962842','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(316,139,0,'buy uranium 1','2026-11-18 03:18:33.992986','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(317,140,0,'done','2026-11-18 03:18:34.017924','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(318,141,1,'build hannover','2026-11-18 03:18:34.045209','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(319,142,1,'done','2026-11-18 03:18:34.067839','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(320,143,0,'build duesseldorf','2026-11-18 03:18:34.087877','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(321,144,0,'build fulda','2026-11-18 03:18:34.103197','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(322,145,0,'build wuerzburg','2026-11-18 03:18:34.123903','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(323,146,0,'done','2026-11-18 03:18:34.153584','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(324,147,0,'power 25 32 34 with coal 2 oil 3 uranium 1','2026-11-18 03:18:34.168335','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(325,148,1,'power 22 28 with uranium 1','2026-11-18 03:18:34.192631','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(326,149,0,'open 46 46','2026-11-18 03:18:34.208426','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(327,150,1,'drop','2026-11-18 03:18:34.227306','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(328,151,0,'remove 25','2026-11-18 03:18:34.246010','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(329,152,1,'open 39 1','2026-11-18 03:18:34.260302','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(330,153,1,'remove 22','2026-11-18 03:18:34.275723','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(331,154,1,'buy uranium 2','2026-11-18 03:18:34.295850','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(332,155,1,'done','2026-11-18 03:18:34.316006','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(333,156,0,'buy coal 1','2026-11-18 03:18:34.341678','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(334,157,0,'buy oil 5','2026-11-18 03:18:34.356270','mjtgu5enda',0);
INSERT INTO "web_action" VALUES(563,0,0,'open 3 3','2026-11-18 03:18:39.405961','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(564,1,1,'drop','2026-11-18 03:18:39.428204','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(565,2,1,'open 7 7','2026-11-18 03:18:39.458762','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(566,3,0,'buy oil 2','2026-11-18 03:18:39.489157','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(567,4,0,'done','2026-11-18 03:18:39.517606','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(568,5,1,'buy oil 3','2026-11-18 03:18:39.532173','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(569,6,1,'done','2026-11-18 03:18:39.551113','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(570,7,0,'build duisburg','2026-11-18 03:18:39.569764','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(571,8,0,'done','2026-11-18 03:18:39.579930','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(572,9,1,'build muenster','2026-11-18 03:18:39.598702','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(573,10,1,'build dortmund','2026-11-18 03:18:39.617199','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(574,11,1,'done','2026-11-18 03:18:39.628260','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(575,12,1,'power 7 with oil 3','2026-11-18 03:18:39.647104','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(576,13,0,'power 3 with oil 2','2026-11-18 03:18:39.666176','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(577,14,1,'open 4 4','2026-11-18 03:18:39.680397','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(578,15,0,'drop','2026-11-18 03:18:39.694523','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(579,16,0,'open 8 8','2026-11-18 03:18:39.713175','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(580,17,0,'buy coal 3','2026-11-18 03:18:39.727486','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(581,18,0,'buy oil 2','2026-11-18 03:18:39.745692','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(582,19,0,'done','2026-11-18 03:18:39.755938','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(583,20,1,'buy coal 2','2026-11-18 03:18:39.778948','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(584,21,1,'buy oil 3','2026-11-18 03:18:39.793084','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(585,22,1,'done','2026-11-18 03:18:39.807487','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(586,23,0,'build essen','2026-11-18 03:18:39.826392','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(587,24,0,'build duesseldorf','2026-11-18 03:18:39.836276','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(588,25,0,'done','2026-11-18 03:18:39.855183','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(589,26,1,'build osnabrueck','2026-11-18 03:18:39.878691','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(590,27,1,'done','2026-11-18 03:18:39.893234','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(591,28,1,'power 4 7 with coal 2 oil 3','2026-11-18 03:18:39.907550','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(592,29,0,'power 8 with coal 3','2026-11-18 03:18:39.926434','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(593,30,0,'open 5 5','2026-11-18 03:18:39.944975','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(594,31,1,'bid 6','2026-11-18 03:18:39.956296','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(595,32,0,'drop','2026-11-18 03:18:39.979593','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(596,33,0,'open 10 10','2026-11-18 03:18:39.994561','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(597,34,1,'buy coal 4','2026-11-18 03:18:40.013434','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(598,35,1,'buy oil 3','2026-11-18 03:18:40.027801','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(599,36,1,'done','2026-11-18 03:18:40.050685','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(600,37,0,'buy coal 2','2026-11-18 03:18:40.068918','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(601,38,0,'done','2026-11-18 03:18:40.074888','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(602,39,1,'done','2026-11-18 03:18:40.092823','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(603,40,0,'done','2026-11-18 03:18:40.107231','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(604,41,0,'power 10 with coal 2','2026-11-18 03:18:40.123571','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(605,42,1,'power 4 7 with coal 2 oil 3','2026-11-18 03:18:40.142463','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(606,43,0,'open 6 6','2026-11-18 03:18:40.160705','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(607,44,1,'drop','2026-11-18 03:18:40.175100','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(608,45,1,'open 15 15','2026-11-18 03:18:40.193181','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(609,46,1,'buy coal 2','2026-11-18 03:18:40.203582','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(610,47,1,'done','2026-11-18 03:18:40.228864','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(611,48,0,'buy coal 5','2026-11-18 03:18:40.243443','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(612,49,0,'done','2026-11-18 03:18:40.262362','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(613,50,1,'build bremen','2026-11-18 03:18:40.272396','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(614,51,1,'done','2026-11-18 03:18:40.291252','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(615,52,0,'done','2026-11-18 03:18:40.310175','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(616,53,0,'power 10 with coal 2','2026-11-18 03:18:40.324468','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(617,54,1,'power 15 with coal 2','2026-11-18 03:18:40.343399','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(618,55,1,'open 13 13','2026-11-18 03:18:40.362227','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(619,56,0,'bid 14','2026-11-18 03:18:40.372326','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(620,57,1,'bid 15','2026-11-18 03:18:40.391210','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(621,58,0,'drop','2026-11-18 03:18:40.410253','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(622,59,1,'remove 4','2026-11-18 03:18:40.420355','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(623,60,0,'open 11 11','2026-11-18 03:18:40.442465','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(624,61,0,'remove 3','2026-11-18 03:18:40.462116','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(625,62,0,'buy uranium 1','2026-11-18 03:18:40.481733','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(626,63,0,'done','2026-11-18 03:18:40.496247','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(627,64,1,'buy oil 3','2026-11-18 03:18:40.515069','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(628,65,1,'done','2026-11-18 03:18:40.529925','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(629,66,0,'build kassel','2026-11-18 03:18:40.550736','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(630,67,0,'done','2026-11-18 03:18:40.573692','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(631,68,1,'build cuxhaven','2026-11-18 03:18:40.584289','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(632,69,1,'build hannover','2026-11-18 03:18:40.603235','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(633,70,1,'done','2026-11-18 03:18:40.622212','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(634,71,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 03:18:40.639356','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(635,72,0,'power 10 11 with coal 2 uranium 1','2026-11-18 03:18:40.658224','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(636,73,1,'pass','2026-11-18 03:18:40.672443','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(637,74,0,'open 22 22','2026-11-18 03:18:40.691169','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(638,75,0,'remove 6','2026-11-18 03:18:40.709640','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(639,76,0,'buy coal 1','2026-11-18 03:18:40.719945','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(640,77,0,'buy uranium 1','2026-11-18 03:18:40.741533','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(641,78,0,'done','2026-11-18 03:18:40.755863','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(642,79,1,'buy coal 4','2026-11-18 03:18:40.774897','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(643,80,1,'buy oil 3','2026-11-18 03:18:40.793153','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(644,81,1,'buy oil 1','2026-11-18 03:18:40.803690','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(645,82,1,'done','2026-11-18 03:18:40.822967','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(646,83,0,'build fulda','2026-11-18 03:18:40.848777','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(647,84,0,'build wuerzburg','2026-11-18 03:18:40.859631','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(648,85,0,'done','2026-11-18 03:18:40.878557','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(649,86,1,'build hamburg','2026-11-18 03:18:40.897323','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(650,87,1,'done','2026-11-18 03:18:40.911870','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(651,88,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 03:18:40.931865','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(652,89,0,'power 10 11 22 with coal 2 uranium 1','2026-11-18 03:18:40.950848','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(653,90,1,'open 21 21','2026-11-18 03:18:40.969126','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(654,91,0,'bid 22','2026-11-18 03:18:40.979600','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(655,92,1,'drop','2026-11-18 03:18:40.999248','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(656,93,0,'remove 8','2026-11-18 03:18:41.019019','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(657,94,1,'pass','2026-11-18 03:18:41.034271','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(658,95,0,'buy coal 2','2026-11-18 03:18:41.057567','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(659,96,0,'buy uranium 1','2026-11-18 03:18:41.076687','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(660,97,0,'done','2026-11-18 03:18:41.099068','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(661,98,1,'buy coal 2','2026-11-18 03:18:41.125280','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(662,99,1,'buy oil 2','2026-11-18 03:18:41.151395','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(663,100,1,'buy oil 1','2026-11-18 03:18:41.178327','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(664,101,1,'done','2026-11-18 03:18:41.205312','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(665,102,0,'build erfurt','2026-11-18 03:18:41.228286','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(666,103,0,'build halle','2026-11-18 03:18:41.259367','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(667,104,0,'done','2026-11-18 03:18:41.285346','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(668,105,1,'done','2026-11-18 03:18:41.307086','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(669,106,1,'power 13 15 with coal 2','2026-11-18 03:18:41.337006','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(670,107,0,'power 11 21 22 with coal 2 uranium 1','2026-11-18 03:18:41.356200','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(671,108,0,'pass','2026-11-18 03:18:41.389537','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(672,109,1,'open 24 24','2026-11-18 03:18:41.411652','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(673,110,1,'remove 7','2026-11-18 03:18:41.433563','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(674,111,1,'buy garbage 2','2026-11-18 03:18:41.453697','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(675,112,1,'buy coal 1','2026-11-18 03:18:41.475147','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(676,113,1,'done','2026-11-18 03:18:41.498939','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(677,114,0,'buy coal 4','2026-11-18 03:18:41.529229','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(678,115,0,'buy uranium 1','2026-11-18 03:18:41.549612','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(679,116,0,'buy oil 1','2026-11-18 03:18:41.571006','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(680,117,0,'done','2026-11-18 03:18:41.598975','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(681,118,1,'build kiel','2026-11-18 03:18:41.631939','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(682,119,1,'build flensburg','2026-11-18 03:18:41.657648','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(683,120,1,'done','2026-11-18 03:18:41.679086','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(684,121,0,'build leipzig','2026-11-18 03:18:41.695442','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(685,122,0,'build nuernberg','2026-11-18 03:18:41.725009','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(686,123,0,'done','2026-11-18 03:18:41.747682','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(687,124,0,'power 10 11 21 22 with coal 3 oil 1 uranium 1','2026-11-18 03:18:41.777203','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(688,125,1,'power 13 15 24 with coal 2 garbage 2','2026-11-18 03:18:41.801305','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(689,126,0,'open 31 31','2026-11-18 03:18:41.823623','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(690,127,1,'drop','2026-11-18 03:18:41.850167','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(691,128,0,'remove 10','2026-11-18 03:18:41.871714','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(692,129,1,'open 18 18','2026-11-18 03:18:41.899251','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(693,130,1,'remove 5','2026-11-18 03:18:41.926976','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(694,131,1,'buy coal 1','2026-11-18 03:18:41.957660','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(695,132,1,'buy garbage 2','2026-11-18 03:18:41.980472','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(696,133,1,'done','2026-11-18 03:18:42.006615','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(697,134,0,'buy coal 4','2026-11-18 03:18:42.035166','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(698,135,0,'buy uranium 1','2026-11-18 03:18:42.067299','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(699,136,0,'done','2026-11-18 03:18:42.094590','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(700,137,1,'build duisburg','2026-11-18 03:18:42.126282','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(701,138,1,'done','2026-11-18 03:18:42.148312','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(702,139,0,'build dortmund','2026-11-18 03:18:42.179923','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(703,140,0,'build muenster','2026-11-18 03:18:42.206222','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(704,141,0,'build osnabrueck','2026-11-18 03:18:42.234654','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(705,142,0,'done','2026-11-18 03:18:42.265525','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(706,143,0,'power 21 22 31 with coal 5','2026-11-18 03:18:42.292639','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(707,144,1,'power 13 15 18 24 with coal 2 garbage 2','2026-11-18 03:18:42.308287','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(708,145,0,'open 35 35','2026-11-18 03:18:42.326807','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(709,146,1,'bid 36','2026-11-18 03:18:42.345354','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(710,147,0,'bid 37','2026-11-18 03:18:42.355620','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(711,148,1,'drop','2026-11-18 03:18:42.374597','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(712,149,0,'remove 11','2026-11-18 03:18:42.393240','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(713,150,1,'open 33 33','2026-11-18 03:18:42.407643','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(714,151,1,'remove 13','2026-11-18 03:18:42.426372','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(715,152,1,'buy coal 2','2026-11-18 03:18:42.437324','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(716,153,1,'buy garbage 2','2026-11-18 03:18:42.450937','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(717,154,1,'done','2026-11-18 03:18:42.469061','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(718,155,0,'buy coal 3','2026-11-18 03:18:42.479232','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(719,156,0,'buy oil 3','2026-11-18 03:18:42.497697','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(720,157,0,'done','2026-11-18 03:18:42.511895','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(721,158,1,'build essen','2026-11-18 03:18:42.530317','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(722,159,1,'build duesseldorf','2026-11-18 03:18:42.540243','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(723,160,1,'build wilhelmshaven','2026-11-18 03:18:42.558772','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(724,161,1,'done','2026-11-18 03:18:42.576910','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(725,162,0,'build dresden','2026-11-18 03:18:42.591095','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(726,163,0,'done','2026-11-18 03:18:42.609554','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(727,164,0,'power 22 31 35 with coal 3 oil 1','2026-11-18 03:18:42.620075','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(728,165,1,'power 15 18 24 33 with coal 2 garbage 2','2026-11-18 03:18:42.653842','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(729,166,0,'open 19 19','2026-11-18 03:18:42.672837','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(730,167,1,'drop','2026-11-18 03:18:42.683492','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(731,168,0,'remove 22','2026-11-18 03:18:42.702462','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(732,169,1,'open 39 39','2026-11-18 03:18:42.720836','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(733,170,1,'remove 15','2026-11-18 03:18:42.735258','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(734,171,1,'buy garbage 2','2026-11-18 03:18:42.740418','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(735,172,1,'buy uranium 1','2026-11-18 03:18:42.762897','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(736,173,1,'done','2026-11-18 03:18:42.781438','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(737,174,0,'buy coal 3','2026-11-18 03:18:42.796491','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(738,175,0,'buy oil 1','2026-11-18 03:18:42.822810','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(739,176,0,'buy garbage 2','2026-11-18 03:18:42.853399','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(740,177,0,'buy coal 1','2026-11-18 03:18:42.875661','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(741,178,0,'done','2026-11-18 03:18:42.902077','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(742,179,1,'build kassel','2026-11-18 03:18:42.922727','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(743,180,1,'build fulda','2026-11-18 03:18:42.941087','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(744,181,1,'build wuerzburg','2026-11-18 03:18:42.951496','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(745,182,1,'done','2026-11-18 03:18:42.970459','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(746,183,0,'build bremen','2026-11-18 03:18:42.988978','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(747,184,0,'build cuxhaven','2026-11-18 03:18:42.999460','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(748,185,0,'build hamburg','2026-11-18 03:18:43.018161','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(749,186,0,'build kiel','2026-11-18 03:18:43.032294','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(750,187,0,'done','2026-11-18 03:18:43.056380','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(751,188,0,'power 21 31 35 with coal 3 oil 3','2026-11-18 03:18:43.083436','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(752,189,1,'power 18 24 33 39 with garbage 2 uranium 1','2026-11-18 03:18:43.114067','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(753,190,0,'open 32 32','2026-11-18 03:18:43.137555','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(754,191,1,'bid 33','2026-11-18 03:18:43.172944','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(755,192,0,'bid 34','2026-11-18 03:18:43.205713','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(756,193,1,'bid 35','2026-11-18 03:18:43.230172','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(757,194,0,'bid 36','2026-11-18 03:18:43.268202','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(758,195,1,'bid 37','2026-11-18 03:18:43.311989','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(759,196,0,'bid 38','2026-11-18 03:18:43.344360','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(760,197,1,'bid 39','2026-11-18 03:18:43.384394','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(761,198,0,'bid 40','2026-11-18 03:18:43.424531','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(762,199,1,'bid 41','2026-11-18 03:18:43.459444','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(763,200,0,'bid 42','2026-11-18 03:18:43.496508','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(764,201,1,'bid 43','2026-11-18 03:18:43.528271','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(765,202,0,'bid 44','2026-11-18 03:18:43.564261','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(766,203,1,'bid 45','2026-11-18 03:18:43.613629','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(767,204,0,'bid 46','2026-11-18 03:18:43.657890','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(768,205,1,'bid 47','2026-11-18 03:18:43.684517','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(769,206,0,'bid 48','2026-11-18 03:18:43.719808','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(770,207,1,'bid 49','2026-11-18 03:18:43.755141','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(771,208,0,'drop','2026-11-18 03:18:43.791625','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(772,209,1,'remove 18','2026-11-18 03:18:43.831863','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(773,210,0,'open 40 40','2026-11-18 03:18:43.856225','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(774,211,0,'remove 19','2026-11-18 03:18:43.909260','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(775,212,1,'buy oil 3','2026-11-18 03:18:43.935546','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(776,213,1,'buy garbage 2','2026-11-18 03:18:43.962605','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(777,214,1,'buy uranium 1','2026-11-18 03:18:43.989282','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(778,215,1,'done','2026-11-18 03:18:44.006713','bd4wsmfu3b',0);
INSERT INTO "web_action" VALUES(779,0,0,'open 5b 5','2026-11-18 03:18:44.119562','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(780,1,1,'drop','2026-11-18 03:18:44.150483','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(781,2,1,'open 5c 5','2026-11-18 03:18:44.179825','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(782,3,0,'buy oil 2 at 4','2026-11-18 03:18:44.206242','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(783,4,0,'done','2026-11-18 03:18:44.236031','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(784,5,1,'buy gas 1 at 1','2026-11-18 03:18:44.264121','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(785,6,1,'buy oil 1 at 2','2026-11-18 03:18:44.295728','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(786,7,1,'done','2026-11-18 03:18:44.329438','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(787,8,1,'power 5c with gas 1 oil 1','2026-11-18 03:18:44.354725','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(788,9,0,'power 5b with oil 1','2026-11-18 03:18:44.383231','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(789,10,1,'open 5a 5','2026-11-18 03:18:44.404048','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(790,11,0,'drop','2026-11-18 03:18:44.429220','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(791,12,0,'open 4a 1','2026-11-18 03:18:44.447599','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(792,13,0,'buy coal 3 at 3','2026-11-18 03:18:44.470391','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(793,14,0,'done','2026-11-18 03:18:44.487394','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(794,15,1,'buy coal 2 at 2','2026-11-18 03:18:44.504037','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(795,16,1,'buy gas 1 at 1','2026-11-18 03:18:44.526470','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(796,17,1,'buy gas 1 at 1','2026-11-18 03:18:44.543976','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(797,18,1,'done','2026-11-18 03:18:44.563126','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(798,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 03:18:44.580519','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(799,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 03:18:44.601835','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(800,21,1,'open 6b 1','2026-11-18 03:18:44.616388','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(801,22,0,'bid 2','2026-11-18 03:18:44.648392','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(802,23,1,'drop','2026-11-18 03:18:44.661629','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(803,24,1,'pass','2026-11-18 03:18:44.679017','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(804,25,0,'buy coal 3 at 3','2026-11-18 03:18:44.694489','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(805,26,0,'buy oil 1 at 3','2026-11-18 03:18:44.712310','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(806,27,0,'buy uranium 2 at 3','2026-11-18 03:18:44.730699','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(807,28,0,'done','2026-11-18 03:18:44.745437','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(808,29,1,'buy oil 3 at 4','2026-11-18 03:18:44.756390','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(809,30,1,'done','2026-11-18 03:18:44.777999','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(810,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 03:18:44.788028','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(811,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 03:18:44.811508','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(812,33,0,'open 8b 1','2026-11-18 03:18:44.820311','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(813,34,1,'bid 2','2026-11-18 03:18:44.843287','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(814,35,0,'drop','2026-11-18 03:18:44.863932','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(815,36,0,'pass','2026-11-18 03:18:44.899413','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(816,37,1,'buy coal 2 at 2','2026-11-18 03:18:44.918378','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(817,38,1,'buy gas 2 at 4','2026-11-18 03:18:44.943155','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(818,39,1,'buy oil 2 at 3','2026-11-18 03:18:44.965506','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(819,40,1,'buy oil 2 at 3','2026-11-18 03:18:44.984327','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(820,41,1,'done','2026-11-18 03:18:45.012131','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(821,42,0,'done','2026-11-18 03:18:45.039367','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(822,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 03:18:45.077806','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(823,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 03:18:45.116695','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(824,45,1,'pass','2026-11-18 03:18:45.139931','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(825,46,0,'pass','2026-11-18 03:18:45.173991','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(826,47,0,'buy coal 2 at 2','2026-11-18 03:18:45.196195','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(827,48,0,'buy oil 1 at 4','2026-11-18 03:18:45.238792','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(828,49,0,'buy uranium 1 at 2','2026-11-18 03:18:45.273527','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(829,50,0,'buy uranium 1 at 2','2026-11-18 03:18:45.296335','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(830,51,0,'done','2026-11-18 03:18:45.336398','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(831,52,1,'buy gas 1 at 1','2026-11-18 03:18:45.369210','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(832,53,1,'done','2026-11-18 03:18:45.402957','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(833,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 03:18:45.442473','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(834,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 03:18:45.467787','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(835,56,1,'pass','2026-11-18 03:18:45.503997','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(836,57,0,'open 4b 1','2026-11-18 03:18:45.524972','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(837,58,0,'remove 6b','2026-11-18 03:18:45.549180','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(838,59,0,'buy coal 3 at 2','2026-11-18 03:18:45.560161','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(839,60,0,'buy gas 3 at 3','2026-11-18 03:18:45.578904','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(840,61,0,'buy oil 2 at 4','2026-11-18 03:18:45.596365','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(841,62,0,'done','2026-11-18 03:18:45.620820','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(842,63,1,'buy coal 2 at 2','2026-11-18 03:18:45.638304','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(843,64,1,'buy gas 1 at 1','2026-11-18 03:18:45.651095','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(844,65,1,'buy gas 3 at 3','2026-11-18 03:18:45.671226','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(845,66,1,'done','2026-11-18 03:18:45.695023','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(846,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 03:18:45.715792','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(847,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 03:18:45.745001','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(848,69,0,'open 12 1','2026-11-18 03:18:45.772680','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(849,70,1,'bid 2','2026-11-18 03:18:45.791466','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(850,71,0,'drop','2026-11-18 03:18:45.818630','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(851,72,1,'remove 5c','2026-11-18 03:18:45.854486','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(852,73,0,'pass','2026-11-18 03:18:45.879058','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(853,74,1,'buy coal 3 at 2','2026-11-18 03:18:45.900983','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(854,75,1,'buy coal 3 at 2','2026-11-18 03:18:45.939151','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(855,76,1,'buy oil 3 at 3','2026-11-18 03:18:45.985431','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(856,77,1,'done','2026-11-18 03:18:46.022089','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(857,78,0,'buy coal 3 at 2','2026-11-18 03:18:46.046691','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(858,79,0,'buy gas 2 at 3','2026-11-18 03:18:46.071369','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(859,80,0,'done','2026-11-18 03:18:46.094196','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(860,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 03:18:46.108178','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(861,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 03:18:46.130668','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(862,83,1,'open 13 1','2026-11-18 03:18:46.147022','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(863,84,0,'bid 2','2026-11-18 03:18:46.170243','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(864,85,1,'drop','2026-11-18 03:18:46.187304','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(865,86,0,'remove 4b','2026-11-18 03:18:46.211964','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(866,87,1,'open 22 22','2026-11-18 03:18:46.231414','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(867,88,1,'remove 5a','2026-11-18 03:18:46.246597','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(868,89,0,'buy coal 2 at 2','2026-11-18 03:18:46.270412','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(869,90,0,'buy oil 2 at 3','2026-11-18 03:18:46.289556','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(870,91,0,'done','2026-11-18 03:18:46.302453','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(871,92,1,'buy coal 3 at 3','2026-11-18 03:18:46.321689','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(872,93,1,'buy coal 3 at 2','2026-11-18 03:18:46.341152','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(873,94,1,'done','2026-11-18 03:18:46.354976','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(874,95,1,'power 12 22 with coal 6','2026-11-18 03:18:46.378479','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(875,96,0,'power 4a 5b 13 with coal 2 oil 1','2026-11-18 03:18:46.397123','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(876,97,1,'open 21 1','2026-11-18 03:18:46.431242','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(877,98,0,'drop','2026-11-18 03:18:46.450856','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(878,99,1,'remove 8b','2026-11-18 03:18:46.466079','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(879,100,0,'open 26 26','2026-11-18 03:18:46.485993','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(880,101,0,'remove 4a','2026-11-18 03:18:46.506484','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(881,102,0,'done','2026-11-18 03:18:46.516440','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(882,103,1,'buy coal 2 at 2','2026-11-18 03:18:46.535250','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(883,104,1,'buy coal 1 at 2','2026-11-18 03:18:46.555026','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(884,105,1,'buy oil 1 at 3','2026-11-18 03:18:46.575184','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(885,106,1,'done','2026-11-18 03:18:46.594916','8mbpmhpce3',0);
INSERT INTO "web_action" VALUES(886,0,0,'open 5b 5','2026-11-18 03:18:46.631384','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(887,1,1,'drop','2026-11-18 03:18:46.650971','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(888,2,1,'open 5c 5','2026-11-18 03:18:46.671198','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(889,3,0,'buy oil 2 at 4','2026-11-18 03:18:46.690320','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(890,4,0,'done','2026-11-18 03:18:46.703659','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(891,5,1,'buy gas 1 at 1','2026-11-18 03:18:46.722208','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(892,6,1,'buy oil 1 at 2','2026-11-18 03:18:46.745666','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(893,7,1,'done','2026-11-18 03:18:46.763044','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(894,8,1,'power 5c with gas 1 oil 1','2026-11-18 03:18:46.781847','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(895,9,0,'power 5b with oil 1','2026-11-18 03:18:46.796239','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(896,10,1,'open 5a 5','2026-11-18 03:18:46.814448','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(897,11,0,'drop','2026-11-18 03:18:46.824448','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(898,12,0,'open 4a 1','2026-11-18 03:18:46.842899','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(899,13,0,'buy coal 3 at 3','2026-11-18 03:18:46.862874','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(900,14,0,'done','2026-11-18 03:18:46.881608','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(901,15,1,'buy coal 2 at 2','2026-11-18 03:18:46.900682','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(902,16,1,'buy gas 1 at 1','2026-11-18 03:18:46.911957','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(903,17,1,'buy gas 1 at 1','2026-11-18 03:18:46.931538','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(904,18,1,'done','2026-11-18 03:18:46.951291','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(905,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 03:18:46.972707','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(906,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 03:18:46.988222','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(907,21,1,'open 6b 1','2026-11-18 03:18:47.011521','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(908,22,0,'bid 2','2026-11-18 03:18:47.030739','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(909,23,1,'drop','2026-11-18 03:18:47.050418','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(910,24,1,'pass','2026-11-18 03:18:47.070383','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(911,25,0,'buy coal 3 at 3','2026-11-18 03:18:47.089456','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(912,26,0,'buy oil 1 at 3','2026-11-18 03:18:47.108689','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(913,27,0,'buy uranium 2 at 3','2026-11-18 03:18:47.120530','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(914,28,0,'done','2026-11-18 03:18:47.149306','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(915,29,1,'buy oil 3 at 4','2026-11-18 03:18:47.170344','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(916,30,1,'done','2026-11-18 03:18:47.187992','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(917,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 03:18:47.200505','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(918,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 03:18:47.223399','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(919,33,0,'open 8b 1','2026-11-18 03:18:47.242615','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(920,34,1,'bid 2','2026-11-18 03:18:47.254352','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(921,35,0,'drop','2026-11-18 03:18:47.268260','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(922,36,0,'pass','2026-11-18 03:18:47.286730','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(923,37,1,'buy coal 2 at 2','2026-11-18 03:18:47.296449','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(924,38,1,'buy gas 2 at 4','2026-11-18 03:18:47.315423','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(925,39,1,'buy oil 2 at 3','2026-11-18 03:18:47.334432','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(926,40,1,'buy oil 2 at 3','2026-11-18 03:18:47.354248','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(927,41,1,'done','2026-11-18 03:18:47.362328','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(928,42,0,'done','2026-11-18 03:18:47.380181','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(929,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 03:18:47.395976','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(930,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 03:18:47.419144','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(931,45,1,'pass','2026-11-18 03:18:47.435167','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(932,46,0,'pass','2026-11-18 03:18:47.458633','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(933,47,0,'buy coal 2 at 2','2026-11-18 03:18:47.471647','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(934,48,0,'buy oil 1 at 4','2026-11-18 03:18:47.492679','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(935,49,0,'buy uranium 1 at 2','2026-11-18 03:18:47.508044','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(936,50,0,'buy uranium 1 at 2','2026-11-18 03:18:47.527290','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(937,51,0,'done','2026-11-18 03:18:47.551238','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(938,52,1,'buy gas 1 at 1','2026-11-18 03:18:47.563205','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(939,53,1,'done','2026-11-18 03:18:47.579254','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(940,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 03:18:47.597039','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(941,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 03:18:47.611042','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(942,56,1,'pass','2026-11-18 03:18:47.629862','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(943,57,0,'open 4b 1','2026-11-18 03:18:47.640327','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(944,58,0,'remove 6b','2026-11-18 03:18:47.659408','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(945,59,0,'buy coal 3 at 2','2026-11-18 03:18:47.674841','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(946,60,0,'buy gas 3 at 3','2026-11-18 03:18:47.692071','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(947,61,0,'buy oil 2 at 4','2026-11-18 03:18:47.707638','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(948,62,0,'done','2026-11-18 03:18:47.722337','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(949,63,1,'buy coal 2 at 2','2026-11-18 03:18:47.737913','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(950,64,1,'buy gas 1 at 1','2026-11-18 03:18:47.757651','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(951,65,1,'buy gas 3 at 3','2026-11-18 03:18:47.778064','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(952,66,1,'done','2026-11-18 03:18:47.788247','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(953,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 03:18:47.811709','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(954,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 03:18:47.841124','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(955,69,0,'open 12 1','2026-11-18 03:18:47.860795','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(956,70,1,'bid 2','2026-11-18 03:18:47.871501','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(957,71,0,'drop','2026-11-18 03:18:47.890903','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(958,72,1,'remove 5c','2026-11-18 03:18:47.910048','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(959,73,0,'pass','2026-11-18 03:18:47.924374','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(960,74,1,'buy coal 3 at 2','2026-11-18 03:18:47.942967','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(961,75,1,'buy coal 3 at 2','2026-11-18 03:18:47.962048','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(962,76,1,'buy oil 3 at 3','2026-11-18 03:18:47.987230','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(963,77,1,'done','2026-11-18 03:18:48.005367','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(964,78,0,'buy coal 3 at 2','2026-11-18 03:18:48.020041','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(965,79,0,'buy gas 2 at 3','2026-11-18 03:18:48.039337','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(966,80,0,'done','2026-11-18 03:18:48.058672','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(967,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 03:18:48.076824','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(968,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 03:18:48.088217','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(969,83,1,'open 13 1','2026-11-18 03:18:48.119035','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(970,84,0,'bid 2','2026-11-18 03:18:48.139391','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(971,85,1,'drop','2026-11-18 03:18:48.158645','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(972,86,0,'remove 4b','2026-11-18 03:18:48.164019','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(973,87,1,'open 22 22','2026-11-18 03:18:48.189353','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(974,88,1,'remove 5a','2026-11-18 03:18:48.207460','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(975,89,0,'buy coal 2 at 2','2026-11-18 03:18:48.228019','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(976,90,0,'buy oil 2 at 3','2026-11-18 03:18:48.247352','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(977,91,0,'done','2026-11-18 03:18:48.266938','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(978,92,1,'buy coal 3 at 3','2026-11-18 03:18:48.279824','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(979,93,1,'buy coal 3 at 2','2026-11-18 03:18:48.298388','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(980,94,1,'done','2026-11-18 03:18:48.319180','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(981,95,1,'power 12 22 with coal 6','2026-11-18 03:18:48.370231','tkpu34ejk7',0);
INSERT INTO "web_action" VALUES(1143,0,0,'syndicate topaz','2026-11-18 03:18:51.657046','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1144,1,1,'syndicate umber','2026-11-18 03:18:51.672256','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1145,2,1,'syndicate slate','2026-11-18 03:18:51.691361','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1146,3,0,'syndicate ruby','2026-11-18 03:18:51.710020','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1147,4,0,'syndicate quartz','2026-11-18 03:18:51.719845','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1148,5,1,'syndicate onyx','2026-11-18 03:18:51.737995','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1149,6,0,'open 3 3','2026-11-18 03:18:51.752153','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1150,7,1,'drop','2026-11-18 03:18:51.770244','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1151,8,1,'open 5b 5','2026-11-18 03:18:51.779918','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1152,9,1,'pass','2026-11-18 03:18:51.798356','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1153,10,0,'pass','2026-11-18 03:18:51.817607','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1154,11,0,'plant flint','2026-11-18 03:18:51.836888','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1155,12,0,'station flint','2026-11-18 03:18:51.847281','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1156,13,0,'slot 3','2026-11-18 03:18:51.866421','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1157,14,0,'hire 3','2026-11-18 03:18:51.889144','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1158,15,0,'done','2026-11-18 03:18:51.899844','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1159,16,0,'syndicate umber','2026-11-18 03:18:51.918388','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1160,17,0,'syndicate ruby','2026-11-18 03:18:51.933375','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1161,18,1,'housing garnet','2026-11-18 03:18:51.943693','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1162,19,1,'station garnet','2026-11-18 03:18:51.961939','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1163,20,1,'slot 5b','2026-11-18 03:18:51.975417','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1164,21,1,'hire 0','2026-11-18 03:18:51.984378','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1165,22,1,'done','2026-11-18 03:18:52.002475','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1166,23,1,'power none','2026-11-18 03:18:52.016442','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1167,24,0,'power 3','2026-11-18 03:18:52.034930','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1168,25,1,'pass','2026-11-18 03:18:52.054545','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1169,26,0,'open 5a 4','2026-11-18 03:18:52.073895','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1170,27,0,'hire 3','2026-11-18 03:18:52.092390','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1171,28,0,'done','2026-11-18 03:18:52.107901','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1172,29,0,'syndicate topaz','2026-11-18 03:18:52.126603','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1173,30,1,'hire 0','2026-11-18 03:18:52.136480','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1174,31,1,'done','2026-11-18 03:18:52.154973','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1175,32,1,'power none','2026-11-18 03:18:52.173329','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1176,33,0,'power 3','2026-11-18 03:18:52.187342','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1177,34,0,'open 7 4','2026-11-18 03:18:52.206494','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1178,35,1,'drop','2026-11-18 03:18:52.229591','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1179,36,1,'open 4 2','2026-11-18 03:18:52.239726','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1180,37,1,'plant basalt','2026-11-18 03:18:52.258320','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1181,38,1,'station basalt','2026-11-18 03:18:52.272504','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1182,39,1,'slot 4','2026-11-18 03:18:52.291281','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1183,40,1,'hire 0','2026-11-18 03:18:52.309915','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1184,41,1,'done','2026-11-18 03:18:52.315579','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1185,42,1,'syndicate quartz','2026-11-18 03:18:52.333908','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1186,43,0,'housing ember','2026-11-18 03:18:52.343455','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1187,44,0,'housing amber','2026-11-18 03:18:52.366592','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1188,45,0,'station ember','2026-11-18 03:18:52.383383','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1189,46,0,'station amber','2026-11-18 03:18:52.397905','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1190,47,0,'slot 5a','2026-11-18 03:18:52.407445','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1191,48,0,'slot 7','2026-11-18 03:18:52.426373','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1192,49,0,'hire 1','2026-11-18 03:18:52.445166','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1193,50,0,'done','2026-11-18 03:18:52.459671','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1194,51,0,'power 3','2026-11-18 03:18:52.478312','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1195,52,1,'power 4','2026-11-18 03:18:52.493736','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1196,53,0,'open 10 4','2026-11-18 03:18:52.514277','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1197,54,1,'drop','2026-11-18 03:18:52.533385','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1198,55,1,'pass','2026-11-18 03:18:52.552694','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1199,56,1,'hire 0','2026-11-18 03:18:52.571238','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1200,57,1,'done','2026-11-18 03:18:52.591272','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1201,58,0,'housing jasper','2026-11-18 03:18:52.605596','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1202,59,0,'slot 10','2026-11-18 03:18:52.615572','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1203,60,0,'hire 0','2026-11-18 03:18:52.638663','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1204,61,0,'done','2026-11-18 03:18:52.657552','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1205,62,0,'power 3','2026-11-18 03:18:52.667422','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1206,63,1,'power 4','2026-11-18 03:18:52.690332','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1207,64,0,'pass','2026-11-18 03:18:52.695397','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1208,65,1,'pass','2026-11-18 03:18:52.714596','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1209,66,1,'hire 0','2026-11-18 03:18:52.732993','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1210,67,1,'done','2026-11-18 03:18:52.747084','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1211,68,0,'hire 0','2026-11-18 03:18:52.765460','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1212,69,0,'done','2026-11-18 03:18:52.779547','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1213,70,0,'power 3','2026-11-18 03:18:52.793242','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1214,71,1,'power 4','2026-11-18 03:18:52.807361','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1215,72,0,'pass','2026-11-18 03:18:52.817502','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1216,73,1,'pass','2026-11-18 03:18:52.826791','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1217,74,1,'hire 0','2026-11-18 03:18:52.832010','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1218,75,1,'done','2026-11-18 03:18:52.842227','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1219,76,0,'hire 0','2026-11-18 03:18:52.852467','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1220,77,0,'done','2026-11-18 03:18:52.863244','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1221,78,0,'power 3','2026-11-18 03:18:52.881685','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1222,79,1,'power 4','2026-11-18 03:18:52.887930','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1223,80,0,'pass','2026-11-18 03:18:52.906949','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1224,81,1,'pass','2026-11-18 03:18:52.927030','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1225,82,1,'hire 0','2026-11-18 03:18:52.946730','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1226,83,1,'done','2026-11-18 03:18:52.964625','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1227,84,0,'hire 0','2026-11-18 03:18:52.974869','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1228,85,0,'done','2026-11-18 03:18:52.992635','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1229,86,0,'power 3','2026-11-18 03:18:53.006649','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1230,87,1,'power 4','2026-11-18 03:18:53.024868','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1231,88,0,'open 15 6','2026-11-18 03:18:53.035275','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1232,89,1,'drop','2026-11-18 03:18:53.054032','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1233,90,1,'pass','2026-11-18 03:18:53.068071','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1234,91,1,'hire 0','2026-11-18 03:18:53.090197','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1235,92,1,'done','2026-11-18 03:18:53.109163','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1236,93,0,'housing nickel','2026-11-18 03:18:53.123532','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1237,94,0,'slot 15','2026-11-18 03:18:53.142002','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1238,95,0,'hire 0','2026-11-18 03:18:53.156375','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1239,96,0,'done','2026-11-18 03:18:53.174129','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1240,97,0,'power 3','2026-11-18 03:18:53.188269','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1241,98,1,'power 4','2026-11-18 03:18:53.207325','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1242,99,0,'open 18 18','2026-11-18 03:18:53.229431','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1243,100,1,'drop','2026-11-18 03:18:53.243447','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1244,101,1,'pass','2026-11-18 03:18:53.262240','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1245,102,1,'hire 0','2026-11-18 03:18:53.271958','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1246,103,1,'done','2026-11-18 03:18:53.290431','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1247,104,0,'plant krypton','2026-11-18 03:18:53.304253','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1248,105,0,'station jasper','2026-11-18 03:18:53.322897','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1249,106,0,'station krypton','2026-11-18 03:18:53.332261','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1250,107,0,'slot 18','2026-11-18 03:18:53.350384','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1251,108,0,'hire 1','2026-11-18 03:18:53.363962','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1252,109,0,'done','2026-11-18 03:18:53.380246','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1253,110,0,'power 3 18','2026-11-18 03:18:53.398839','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1254,111,1,'power 4','2026-11-18 03:18:53.417061','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1255,112,0,'pass','2026-11-18 03:18:53.431151','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1256,113,1,'pass','2026-11-18 03:18:53.449813','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1257,114,1,'hire 0','2026-11-18 03:18:53.463825','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1258,115,1,'done','2026-11-18 03:18:53.482349','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1259,116,0,'hire 1','2026-11-18 03:18:53.492130','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1260,117,0,'done','2026-11-18 03:18:53.510584','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1261,118,0,'power 3 18','2026-11-18 03:18:53.528794','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1262,119,1,'power 4','2026-11-18 03:18:53.543014','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1263,120,0,'open 40b 40','2026-11-18 03:18:53.552531','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1264,121,1,'drop','2026-11-18 03:18:53.577515','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1265,122,1,'pass','2026-11-18 03:18:53.587198','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1266,123,1,'hire 0','2026-11-18 03:18:53.605993','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1267,124,1,'done','2026-11-18 03:18:53.620216','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1268,125,0,'plant pyrite','2026-11-18 03:18:53.642573','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1269,126,0,'slot 40b plant','2026-11-18 03:18:53.662803','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1270,127,0,'hire 0','2026-11-18 03:18:53.683553','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1271,128,0,'done','2026-11-18 03:18:53.702402','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1272,129,0,'power 3 18','2026-11-18 03:18:53.711696','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1273,130,1,'power 4','2026-11-18 03:18:53.730078','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1274,131,0,'open 29 29','2026-11-18 03:18:53.743998','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1275,132,1,'drop','2026-11-18 03:18:53.767453','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1276,133,1,'pass','2026-11-18 03:18:53.784207','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1277,134,1,'hire 0','2026-11-18 03:18:53.813937','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1278,135,1,'done','2026-11-18 03:18:53.832008','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1279,136,0,'swap 5a 29','2026-11-18 03:18:53.850682','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1280,137,0,'hire 0','2026-11-18 03:18:53.864971','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1281,138,0,'done','2026-11-18 03:18:53.878548','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1282,139,0,'power 3 18','2026-11-18 03:18:53.896859','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1283,140,1,'power 4','2026-11-18 03:18:53.906715','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1284,141,0,'open 28b 28','2026-11-18 03:18:53.928992','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1285,142,1,'drop','2026-11-18 03:18:53.938968','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1286,143,1,'pass','2026-11-18 03:18:53.948534','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1287,144,1,'hire 0','2026-11-18 03:18:53.966675','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1288,145,1,'done','2026-11-18 03:18:53.986008','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1289,146,0,'station on 28b','2026-11-18 03:18:53.999556','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1290,147,0,'station pyrite','2026-11-18 03:18:54.017074','pbvkzjvrg3',0);
INSERT INTO "web_action" VALUES(1291,148,0,'station nickel','2026-11-18 03:18:54.027258','pbvkzjvrg3',0);
CREATE TABLE "web_botturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "lease" datetime NOT NULL, "worker" varchar(80) NOT NULL, "tries" smallint unsigned NOT NULL CHECK ("tries" >= 0), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_turn_for_an_index" UNIQUE ("table_id", "index"));
CREATE TABLE "web_draft" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "version" integer unsigned NOT NULL CHECK ("version" >= 0), "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "dropped" text NOT NULL CHECK ((JSON_VALID("dropped") OR "dropped" IS NULL)), "changed" text NOT NULL CHECK ((JSON_VALID("changed") OR "changed" IS NULL)), "step" smallint unsigned NOT NULL CHECK ("step" >= 0), CONSTRAINT "one_draft_for_a_seat" UNIQUE ("table_id", "seat"));
INSERT INTO "web_draft" VALUES(1,1,6,'["buy oil 1"]','z7xjfgwx42','[]','[]',0);
CREATE TABLE "web_errand" ("name" varchar(20) NOT NULL PRIMARY KEY, "done" datetime NOT NULL);
CREATE TABLE "web_guest" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(20) NOT NULL, "secret_hash" varchar(64) NOT NULL, "created" datetime NOT NULL, "seen" datetime NOT NULL);
INSERT INTO "web_guest" VALUES(1,'Mia','b83d0b0a813a0535bdb011448eccd34631402d9f4b6a6aa86582d58facb31b85','2026-11-18 03:18:26.782802','2026-11-18 03:18:26.782808');
INSERT INTO "web_guest" VALUES(2,'Ola','cee7c3d02b78f528336a15141c29d82965d96f52cdbdbbc9b9db295e1110cdc1','2026-11-18 03:18:54.093513','2026-11-18 03:18:54.093516');
CREATE TABLE "web_lognote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "after" integer unsigned NOT NULL CHECK ("after" >= 0), "kind" varchar(10) NOT NULL, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "actor" smallint unsigned NOT NULL CHECK ("actor" >= 0), "line" varchar(200) NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE "web_maximum" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lot" varchar(40) NOT NULL, "amount" integer unsigned NOT NULL CHECK ("amount" >= 0), "drops" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_maximum_for_a_seat" UNIQUE ("table_id", "seat"));
CREATE TABLE "web_plannedturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "round" integer unsigned NOT NULL CHECK ("round" >= 0), "phase" varchar(20) NOT NULL, "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "prices" text NOT NULL CHECK ((JSON_VALID("prices") OR "prices" IS NULL)), "is_queued" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "step" smallint unsigned NOT NULL CHECK ("step" >= 0), CONSTRAINT "one_plan_for_a_seat" UNIQUE ("table_id", "seat"));
INSERT INTO "web_plannedturn" VALUES(1,1,1,'building','["build flensburg"]','[10]',0,'z7xjfgwx42',0);
CREATE TABLE "web_proposal" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "kind" varchar(10) NOT NULL, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "created" datetime NOT NULL, "by_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_question" UNIQUE ("table_id", "kind", "number"));
CREATE TABLE "web_savedrecord" ("id" varchar(10) NOT NULL PRIMARY KEY, "text" text NOT NULL, "created" datetime NOT NULL, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_savedrecord" VALUES('3aaaj5hqza','gridwright record 1
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
','2026-11-18 03:18:54.194941',1);
CREATE TABLE "web_seat" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "bot" varchar(40) NOT NULL, "name" varchar(20) NOT NULL, "invitation" varchar(22) NOT NULL UNIQUE, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "has_screen" bool NOT NULL, "kept_for_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "stand_in" varchar(40) NOT NULL, CONSTRAINT "one_row_for_a_seat" UNIQUE ("table_id", "number"));
INSERT INTO "web_seat" VALUES(1,0,'novice','Ana','3vmJGEn6MUDdjcH5Jbw28Q',NULL,'z7xjfgwx42',0,NULL,'');
INSERT INTO "web_seat" VALUES(2,1,'','Bea','wq-7wdOl54Yv32VOLQ5XFw',1,'z7xjfgwx42',0,NULL,'');
INSERT INTO "web_seat" VALUES(3,2,'novice','Cid','krQFyBkqNM-t_KdUIFYh-Q',NULL,'z7xjfgwx42',0,NULL,'');
INSERT INTO "web_seat" VALUES(6,0,'','Mia','Eyw8Ch3UjdM7hSH1i4q5Ow',1,'mjtgu5enda',0,NULL,'');
INSERT INTO "web_seat" VALUES(7,1,'novice','Novice B','vSKjC4_APXKMnbQIQj8tng',NULL,'mjtgu5enda',0,NULL,'');
INSERT INTO "web_seat" VALUES(10,0,'','Mia','8lr_Du9mHmjQ4FfEqtOUvQ',1,'bd4wsmfu3b',0,NULL,'');
INSERT INTO "web_seat" VALUES(11,1,'novice','Novice B','2ZxA7lY_iYdx_nt8Fw_sqg',NULL,'bd4wsmfu3b',0,NULL,'');
INSERT INTO "web_seat" VALUES(12,0,'','Mia','15sskX5cCPRdvNtcm74Gsg',1,'8mbpmhpce3',0,NULL,'');
INSERT INTO "web_seat" VALUES(13,1,'novice','Novice B','L-XfMNJIUhLdN4jXJY1AYQ',NULL,'8mbpmhpce3',0,NULL,'');
INSERT INTO "web_seat" VALUES(14,0,'','Mia','zPrw4_kX9GlJELRZ1i5pFw',1,'tkpu34ejk7',0,NULL,'');
INSERT INTO "web_seat" VALUES(15,1,'novice','Novice B','BaWTILEac8BagSpr0-pvig',NULL,'tkpu34ejk7',0,NULL,'');
INSERT INTO "web_seat" VALUES(18,0,'','Mia','zITiBGUBvYoyq0Mc-5eAKg',1,'pbvkzjvrg3',0,NULL,'');
INSERT INTO "web_seat" VALUES(19,1,'novice','Novice B','Jzk0coagIsl04i7EAk92-Q',NULL,'pbvkzjvrg3',0,NULL,'');
INSERT INTO "web_seat" VALUES(20,0,'','Ola','nSYgdAb13YpzUdPmKBSFCA',2,'6yfug5imh6',0,NULL,'');
INSERT INTO "web_seat" VALUES(21,1,'','Seat B','xmjRc7n7xLFwbjsv8LZGGg',NULL,'6yfug5imh6',0,NULL,'');
CREATE TABLE "web_table" ("id" varchar(10) NOT NULL PRIMARY KEY, "title" varchar(20) NOT NULL, "board" varchar(40) NOT NULL, "seat_count" smallint unsigned NOT NULL CHECK ("seat_count" >= 0), "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "rules" smallint unsigned NOT NULL CHECK ("rules" >= 0), "seed" bigint NOT NULL, "version" integer unsigned NOT NULL CHECK ("version" >= 0), "change" integer unsigned NOT NULL CHECK ("change" >= 0), "state" varchar(10) NOT NULL, "pace" integer unsigned NOT NULL CHECK ("pace" >= 0), "created" datetime NOT NULL, "opened" datetime NOT NULL, "host_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "start" text NOT NULL, "is_listed" bool NOT NULL, "phase" varchar(30) NOT NULL, "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "to_act" smallint NOT NULL, "rematch_id" varchar(10) NULL UNIQUE REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_table" VALUES('z7xjfgwx42','recharged','germany',3,'{}',2,7,6,3,'running',0,'2026-11-18 03:18:26.798831','2026-11-18 03:18:27.015916',1,'',0,'resources',1,1,NULL);
INSERT INTO "web_table" VALUES('mjtgu5enda','recharged','germany',2,'{}',2,7,158,160,'running',0,'2026-11-18 03:18:31.062949','2026-11-18 03:18:34.365877',1,'',0,'resources',10,0,NULL);
INSERT INTO "web_table" VALUES('bd4wsmfu3b','classic','germany',2,'{}',2,7,216,218,'running',0,'2026-11-18 03:18:39.348128','2026-11-18 03:18:44.008143',1,'',0,'resources',12,0,NULL);
INSERT INTO "web_table" VALUES('8mbpmhpce3','card','',2,'{}',2,7,107,109,'over',0,'2026-11-18 03:18:44.065081','2026-11-18 03:18:46.596012',1,'',0,'over',9,-1,NULL);
INSERT INTO "web_table" VALUES('tkpu34ejk7','card','',2,'{}',2,7,96,98,'running',0,'2026-11-18 03:18:46.601198','2026-11-18 03:18:48.378096',1,'',0,'bureaucracy',8,0,NULL);
INSERT INTO "web_table" VALUES('pbvkzjvrg3','outpost','',2,'{}',2,7,149,151,'running',0,'2026-11-18 03:18:51.617535','2026-11-18 03:18:54.028121',1,'',0,'expansion',13,0,NULL);
INSERT INTO "web_table" VALUES('6yfug5imh6','recharged','germany',2,'{}',2,7,0,2,'waiting',0,'2026-11-18 03:18:54.117077','2026-11-18 03:18:54.155437',2,'',0,'trust',0,-1,NULL);
CREATE TABLE "web_vote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "is_yes" bool NOT NULL, "guest_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "proposal_id" bigint NOT NULL REFERENCES "web_proposal" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_vote_for_a_guest" UNIQUE ("proposal_id", "guest_id"));
CREATE INDEX "web_botturn_table_id_c8fdb72a" ON "web_botturn" ("table_id");
CREATE INDEX "turns_by_lease" ON "web_botturn" ("lease");
CREATE INDEX "web_kept_guest_id_c33f0da6" ON "web_savedrecord" ("guest_id");
CREATE INDEX "web_action_table_id_baed3007" ON "web_action" ("table_id");
CREATE INDEX "web_maximum_table_id_3e5961e1" ON "web_maximum" ("table_id");
CREATE INDEX "web_seat_guest_id_219b185f" ON "web_seat" ("guest_id");
CREATE INDEX "web_seat_table_id_079bdfad" ON "web_seat" ("table_id");
CREATE INDEX "web_seat_kept_for_id_5721bcb3" ON "web_seat" ("kept_for_id");
CREATE INDEX "web_table_host_id_52b1dc87" ON "web_table" ("host_id");
CREATE INDEX "web_proposal_by_id_958abeba" ON "web_proposal" ("by_id");
CREATE INDEX "web_proposal_table_id_5b678b26" ON "web_proposal" ("table_id");
CREATE INDEX "web_vote_guest_id_da9a4278" ON "web_vote" ("guest_id");
CREATE INDEX "web_vote_proposal_id_045e27a0" ON "web_vote" ("proposal_id");
CREATE INDEX "web_draft_table_id_7b9bfd1a" ON "web_draft" ("table_id");
CREATE INDEX "web_plan_table_id_3eaf4884" ON "web_plannedturn" ("table_id");
CREATE INDEX "web_mention_table_id_d63d1a04" ON "web_lognote" ("table_id");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('django_migrations',10);
INSERT INTO "sqlite_sequence" VALUES('web_action',1291);
INSERT INTO "sqlite_sequence" VALUES('web_guest',2);
INSERT INTO "sqlite_sequence" VALUES('web_seat',21);
INSERT INTO "sqlite_sequence" VALUES('web_proposal',0);
INSERT INTO "sqlite_sequence" VALUES('web_vote',0);
INSERT INTO "sqlite_sequence" VALUES('web_draft',1);
INSERT INTO "sqlite_sequence" VALUES('web_plannedturn',1);
INSERT INTO "sqlite_sequence" VALUES('web_botturn',1296);
COMMIT;
