BEGIN TRANSACTION;
CREATE TABLE "django_migrations" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "app" varchar(255) NOT NULL, "name" varchar(255) NOT NULL, "applied" datetime NOT NULL);
INSERT INTO "django_migrations" VALUES(1,'web','0001_initial','2026-11-18 04:09:16.501420');
INSERT INTO "django_migrations" VALUES(2,'web','0002_drafts','2026-11-18 04:09:16.515836');
INSERT INTO "django_migrations" VALUES(3,'web','0003_records','2026-11-18 04:09:16.536742');
INSERT INTO "django_migrations" VALUES(4,'web','0004_panel','2026-11-18 04:09:16.640732');
INSERT INTO "django_migrations" VALUES(5,'web','0005_lobby','2026-11-18 04:09:17.184650');
INSERT INTO "django_migrations" VALUES(6,'web','0006_plans','2026-11-18 04:09:17.224866');
INSERT INTO "django_migrations" VALUES(7,'web','0007_steps','2026-11-18 04:09:17.256459');
INSERT INTO "django_migrations" VALUES(8,'web','0008_mentions','2026-11-18 04:09:17.277577');
INSERT INTO "django_migrations" VALUES(9,'web','0009_names','2026-11-18 04:09:17.370220');
INSERT INTO "django_migrations" VALUES(10,'web','0012_salt_and_progress','2026-11-18 04:09:17.404370');
CREATE TABLE "web_action" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "line" varchar(200) NOT NULL, "created" datetime NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "automatic" bool NOT NULL, CONSTRAINT "one_action_for_an_index" UNIQUE ("table_id", "index"));
INSERT INTO "web_action" VALUES(1,0,1,'open 3 1','2026-11-18 04:09:18.561981','kxsvbndbjq',0);
INSERT INTO "web_action" VALUES(2,1,2,'drop','2026-11-18 04:09:18.562266','kxsvbndbjq',0);
INSERT INTO "web_action" VALUES(3,2,0,'drop','2026-11-18 04:09:18.562407','kxsvbndbjq',0);
INSERT INTO "web_action" VALUES(4,3,2,'open 4 4','2026-11-18 04:09:18.562823','kxsvbndbjq',0);
INSERT INTO "web_action" VALUES(5,4,0,'drop','2026-11-18 04:09:18.562943','kxsvbndbjq',0);
INSERT INTO "web_action" VALUES(6,5,0,'open 5 5','2026-11-18 04:09:18.563298','kxsvbndbjq',0);
INSERT INTO "web_action" VALUES(177,0,0,'trust wilhelmshaven','2026-11-18 04:09:20.696045','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(178,1,1,'trust bremen','2026-11-18 04:09:20.701488','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(179,2,1,'trust hannover','2026-11-18 04:09:20.706146','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(180,3,0,'trust cuxhaven','2026-11-18 04:09:20.714212','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(181,4,0,'trust kassel','2026-11-18 04:09:20.721113','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(182,5,1,'trust fulda','2026-11-18 04:09:20.731100','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(183,6,0,'open 7 7','2026-11-18 04:09:20.740486','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(184,7,1,'bid 8','2026-11-18 04:09:20.747561','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(185,8,0,'bid 9','2026-11-18 04:09:20.756195','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(186,9,1,'bid 10','2026-11-18 04:09:20.762526','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(187,10,0,'drop','2026-11-18 04:09:20.768467','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(188,11,0,'open 12 12','2026-11-18 04:09:20.779932','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(189,12,1,'buy oil 3','2026-11-18 04:09:20.787816','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(190,13,1,'done','2026-11-18 04:09:20.793684','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(191,14,0,'buy coal 2','2026-11-18 04:09:20.801460','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(192,15,0,'buy oil 1','2026-11-18 04:09:20.808957','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(193,16,0,'done','2026-11-18 04:09:20.817346','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(194,17,1,'build duisburg','2026-11-18 04:09:20.822503','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(195,18,1,'build essen','2026-11-18 04:09:20.827949','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(196,19,1,'done','2026-11-18 04:09:20.835098','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(197,20,0,'build muenster','2026-11-18 04:09:20.839900','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(198,21,0,'build dortmund','2026-11-18 04:09:20.844728','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(199,22,0,'done','2026-11-18 04:09:20.849345','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(200,23,0,'power 12 with coal 2','2026-11-18 04:09:20.853962','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(201,24,1,'power 7 with oil 3','2026-11-18 04:09:20.858593','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(202,25,0,'open 4 1','2026-11-18 04:09:20.877278','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(203,26,1,'drop','2026-11-18 04:09:20.898226','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(204,27,1,'open 16 16','2026-11-18 04:09:20.911464','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(205,28,1,'buy oil 2','2026-11-18 04:09:20.921134','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(206,29,1,'done','2026-11-18 04:09:20.928257','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(207,30,0,'buy coal 3','2026-11-18 04:09:20.939476','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(208,31,0,'done','2026-11-18 04:09:20.959953','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(209,32,1,'build duesseldorf','2026-11-18 04:09:20.970768','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(210,33,1,'done','2026-11-18 04:09:20.979577','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(211,34,0,'build osnabrueck','2026-11-18 04:09:20.984982','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(212,35,0,'done','2026-11-18 04:09:20.989915','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(213,36,0,'power 4 12 with coal 3 oil 1','2026-11-18 04:09:20.994692','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(214,37,1,'power 16 with oil 2','2026-11-18 04:09:20.999298','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(215,38,1,'open 5 1','2026-11-18 04:09:21.003890','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(216,39,0,'drop','2026-11-18 04:09:21.008528','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(217,40,0,'open 25 25','2026-11-18 04:09:21.013677','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(218,41,0,'buy coal 2','2026-11-18 04:09:21.018598','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(219,42,0,'done','2026-11-18 04:09:21.023557','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(220,43,1,'buy oil 2','2026-11-18 04:09:21.028487','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(221,44,1,'done','2026-11-18 04:09:21.033294','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(222,45,0,'build hamburg','2026-11-18 04:09:21.038039','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(223,46,0,'done','2026-11-18 04:09:21.042694','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(224,47,1,'done','2026-11-18 04:09:21.047661','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(225,48,1,'power 16 with oil 2','2026-11-18 04:09:21.052415','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(226,49,0,'power 25 with coal 2','2026-11-18 04:09:21.057422','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(227,50,0,'open 11 1','2026-11-18 04:09:21.062156','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(228,51,1,'drop','2026-11-18 04:09:21.066855','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(229,52,0,'remove 4','2026-11-18 04:09:21.071587','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(230,53,1,'open 14 14','2026-11-18 04:09:21.076530','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(231,54,1,'remove 5','2026-11-18 04:09:21.082127','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(232,55,1,'buy oil 2','2026-11-18 04:09:21.086801','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(233,56,1,'done','2026-11-18 04:09:21.091376','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(234,57,0,'buy coal 4','2026-11-18 04:09:21.096229','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(235,58,0,'buy oil 1','2026-11-18 04:09:21.101655','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(236,59,0,'done','2026-11-18 04:09:21.108173','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(237,60,1,'done','2026-11-18 04:09:21.114331','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(238,61,0,'build kiel','2026-11-18 04:09:21.121183','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(239,62,0,'build flensburg','2026-11-18 04:09:21.146910','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(240,63,0,'done','2026-11-18 04:09:21.173704','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(241,64,0,'power 12 25 with coal 4','2026-11-18 04:09:21.201653','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(242,65,1,'power 16 with oil 2','2026-11-18 04:09:21.222377','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(243,66,0,'open 20 20','2026-11-18 04:09:21.236205','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(244,67,1,'bid 21','2026-11-18 04:09:21.258697','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(245,68,0,'drop','2026-11-18 04:09:21.278672','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(246,69,1,'remove 7','2026-11-18 04:09:21.300907','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(247,70,0,'open 10 1','2026-11-18 04:09:21.312479','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(248,71,0,'remove 11','2026-11-18 04:09:21.334829','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(249,72,1,'buy coal 3','2026-11-18 04:09:21.344044','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(250,73,1,'done','2026-11-18 04:09:21.370688','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(251,74,0,'buy coal 3','2026-11-18 04:09:21.385360','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(252,75,0,'done','2026-11-18 04:09:21.398481','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(253,76,1,'done','2026-11-18 04:09:21.411359','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(254,77,0,'done','2026-11-18 04:09:21.442417','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(255,78,0,'power 25 with coal 2','2026-11-18 04:09:21.464615','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(256,79,1,'power 20 with coal 3','2026-11-18 04:09:21.479077','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(257,80,0,'pass','2026-11-18 04:09:21.505948','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(258,81,1,'pass','2026-11-18 04:09:21.520256','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(259,82,1,'buy coal 3','2026-11-18 04:09:21.536230','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(260,83,1,'buy oil 2','2026-11-18 04:09:21.554227','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(261,84,1,'done','2026-11-18 04:09:21.563933','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(262,85,0,'buy coal 4','2026-11-18 04:09:21.581888','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(263,86,0,'done','2026-11-18 04:09:21.591434','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(264,87,1,'done','2026-11-18 04:09:21.605180','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(265,88,0,'build erfurt','2026-11-18 04:09:21.614446','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(266,89,0,'build halle','2026-11-18 04:09:21.623917','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(267,90,0,'build leipzig','2026-11-18 04:09:21.634161','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(268,91,0,'done','2026-11-18 04:09:21.646683','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(269,92,0,'power 10 12 25 with coal 5 oil 1','2026-11-18 04:09:21.656233','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(270,93,1,'power 16 with oil 2','2026-11-18 04:09:21.670372','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(271,94,0,'open 21 21','2026-11-18 04:09:21.680256','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(272,95,1,'drop','2026-11-18 04:09:21.695642','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(273,96,0,'remove 10','2026-11-18 04:09:21.709794','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(274,97,1,'open 17 1','2026-11-18 04:09:21.719567','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(275,98,1,'remove 14','2026-11-18 04:09:21.731828','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(276,99,1,'buy oil 2','2026-11-18 04:09:21.745953','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(277,100,1,'done','2026-11-18 04:09:21.755754','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(278,101,0,'buy coal 6','2026-11-18 04:09:21.769969','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(279,102,0,'buy oil 2','2026-11-18 04:09:21.783544','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(280,103,0,'done','2026-11-18 04:09:21.798101','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(281,104,1,'done','2026-11-18 04:09:21.808167','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(282,105,0,'build dresden','2026-11-18 04:09:21.822784','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(283,106,0,'build cuxhaven','2026-11-18 04:09:21.831094','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(284,107,0,'done','2026-11-18 04:09:21.849610','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(285,108,0,'power 21 25 with coal 2 oil 2','2026-11-18 04:09:21.860227','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(286,109,1,'power 16 with oil 2','2026-11-18 04:09:21.875143','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(287,110,0,'open 32 32','2026-11-18 04:09:21.890176','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(288,111,1,'drop','2026-11-18 04:09:21.900237','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(289,112,0,'remove 12','2026-11-18 04:09:21.913090','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(290,113,1,'open 22 1','2026-11-18 04:09:21.923481','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(291,114,1,'remove 17','2026-11-18 04:09:21.938209','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(292,115,1,'buy oil 2','2026-11-18 04:09:21.947981','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(293,116,1,'done','2026-11-18 04:09:21.962785','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(294,117,0,'buy oil 3','2026-11-18 04:09:21.977325','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(295,118,0,'buy oil 1','2026-11-18 04:09:21.991130','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(296,119,0,'done','2026-11-18 04:09:22.005163','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(297,120,1,'build dortmund','2026-11-18 04:09:22.014807','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(298,121,1,'build muenster','2026-11-18 04:09:22.024091','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(299,122,1,'build osnabrueck','2026-11-18 04:09:22.036258','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(300,123,1,'build bremen','2026-11-18 04:09:22.049835','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(301,124,1,'done','2026-11-18 04:09:22.059803','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(302,125,0,'build duisburg','2026-11-18 04:09:22.074204','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(303,126,0,'build essen','2026-11-18 04:09:22.084947','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(304,127,0,'done','2026-11-18 04:09:22.095892','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(305,128,0,'power 25 32 with coal 2 oil 3','2026-11-18 04:09:22.110200','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(306,129,1,'power 20 22 with coal 3','2026-11-18 04:09:22.121153','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(307,130,0,'open 34 34','2026-11-18 04:09:22.135153','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(308,131,1,'drop','2026-11-18 04:09:22.140489','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(309,132,0,'remove 21','2026-11-18 04:09:22.158813','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(310,133,1,'open 28 1','2026-11-18 04:09:22.170692','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(311,134,1,'remove 16','2026-11-18 04:09:22.180527','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(312,135,1,'buy coal 3','2026-11-18 04:09:22.195433','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(313,136,1,'buy uranium 1','2026-11-18 04:09:22.210519','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(314,137,1,'done','2026-11-18 04:09:22.221834','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(315,138,0,'buy oil 2','2026-11-18 04:09:22.241201','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(316,139,0,'buy uranium 1','2026-11-18 04:09:22.251573','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(317,140,0,'done','2026-11-18 04:09:22.265945','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(318,141,1,'build hannover','2026-11-18 04:09:22.281406','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(319,142,1,'done','2026-11-18 04:09:22.298498','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(320,143,0,'build duesseldorf','2026-11-18 04:09:22.313464','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(321,144,0,'build fulda','2026-11-18 04:09:22.334406','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(322,145,0,'build wuerzburg','2026-11-18 04:09:22.347481','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(323,146,0,'done','2026-11-18 04:09:22.367787','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(324,147,0,'power 25 32 34 with coal 2 oil 3 uranium 1','2026-11-18 04:09:22.379507','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(325,148,1,'power 22 28 with uranium 1','2026-11-18 04:09:22.394967','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(326,149,0,'open 46 46','2026-11-18 04:09:22.414577','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(327,150,1,'drop','2026-11-18 04:09:22.433312','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(328,151,0,'remove 25','2026-11-18 04:09:22.444259','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(329,152,1,'open 39 1','2026-11-18 04:09:22.464840','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(330,153,1,'remove 22','2026-11-18 04:09:22.485138','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(331,154,1,'buy uranium 2','2026-11-18 04:09:22.502073','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(332,155,1,'done','2026-11-18 04:09:22.511876','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(333,156,0,'buy coal 1','2026-11-18 04:09:22.524924','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(334,157,0,'buy oil 5','2026-11-18 04:09:22.534963','yap6xnc3kv',0);
INSERT INTO "web_action" VALUES(563,0,0,'open 3 3','2026-11-18 04:09:25.675628','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(564,1,1,'drop','2026-11-18 04:09:25.691286','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(565,2,1,'open 7 7','2026-11-18 04:09:25.704377','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(566,3,0,'buy oil 2','2026-11-18 04:09:25.715894','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(567,4,0,'done','2026-11-18 04:09:25.731306','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(568,5,1,'buy oil 3','2026-11-18 04:09:25.747300','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(569,6,1,'done','2026-11-18 04:09:25.765921','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(570,7,0,'build duisburg','2026-11-18 04:09:25.776302','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(571,8,0,'done','2026-11-18 04:09:25.800836','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(572,9,1,'build muenster','2026-11-18 04:09:25.825367','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(573,10,1,'build dortmund','2026-11-18 04:09:25.838880','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(574,11,1,'done','2026-11-18 04:09:25.865311','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(575,12,1,'power 7 with oil 3','2026-11-18 04:09:25.893295','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(576,13,0,'power 3 with oil 2','2026-11-18 04:09:25.908954','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(577,14,1,'open 4 4','2026-11-18 04:09:25.921907','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(578,15,0,'drop','2026-11-18 04:09:25.946409','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(579,16,0,'open 8 8','2026-11-18 04:09:25.965975','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(580,17,0,'buy coal 3','2026-11-18 04:09:25.989186','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(581,18,0,'buy oil 2','2026-11-18 04:09:25.999476','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(582,19,0,'done','2026-11-18 04:09:26.020734','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(583,20,1,'buy coal 2','2026-11-18 04:09:26.035291','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(584,21,1,'buy oil 3','2026-11-18 04:09:26.054684','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(585,22,1,'done','2026-11-18 04:09:26.068414','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(586,23,0,'build essen','2026-11-18 04:09:26.091302','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(587,24,0,'build duesseldorf','2026-11-18 04:09:26.107095','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(588,25,0,'done','2026-11-18 04:09:26.120839','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(589,26,1,'build osnabrueck','2026-11-18 04:09:26.138058','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(590,27,1,'done','2026-11-18 04:09:26.159502','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(591,28,1,'power 4 7 with coal 2 oil 3','2026-11-18 04:09:26.168410','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(592,29,0,'power 8 with coal 3','2026-11-18 04:09:26.194734','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(593,30,0,'open 5 5','2026-11-18 04:09:26.207117','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(594,31,1,'bid 6','2026-11-18 04:09:26.222329','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(595,32,0,'drop','2026-11-18 04:09:26.241344','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(596,33,0,'open 10 10','2026-11-18 04:09:26.251116','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(597,34,1,'buy coal 4','2026-11-18 04:09:26.260497','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(598,35,1,'buy oil 3','2026-11-18 04:09:26.275752','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(599,36,1,'done','2026-11-18 04:09:26.292347','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(600,37,0,'buy coal 2','2026-11-18 04:09:26.307053','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(601,38,0,'done','2026-11-18 04:09:26.327210','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(602,39,1,'done','2026-11-18 04:09:26.345689','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(603,40,0,'done','2026-11-18 04:09:26.363320','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(604,41,0,'power 10 with coal 2','2026-11-18 04:09:26.384240','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(605,42,1,'power 4 7 with coal 2 oil 3','2026-11-18 04:09:26.408926','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(606,43,0,'open 6 6','2026-11-18 04:09:26.420281','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(607,44,1,'drop','2026-11-18 04:09:26.436017','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(608,45,1,'open 15 15','2026-11-18 04:09:26.451654','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(609,46,1,'buy coal 2','2026-11-18 04:09:26.476166','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(610,47,1,'done','2026-11-18 04:09:26.495628','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(611,48,0,'buy coal 5','2026-11-18 04:09:26.529185','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(612,49,0,'done','2026-11-18 04:09:26.539703','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(613,50,1,'build bremen','2026-11-18 04:09:26.549520','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(614,51,1,'done','2026-11-18 04:09:26.558822','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(615,52,0,'done','2026-11-18 04:09:26.572731','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(616,53,0,'power 10 with coal 2','2026-11-18 04:09:26.582742','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(617,54,1,'power 15 with coal 2','2026-11-18 04:09:26.596197','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(618,55,1,'open 13 13','2026-11-18 04:09:26.615083','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(619,56,0,'bid 14','2026-11-18 04:09:26.620458','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(620,57,1,'bid 15','2026-11-18 04:09:26.642978','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(621,58,0,'drop','2026-11-18 04:09:26.673903','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(622,59,1,'remove 4','2026-11-18 04:09:26.684177','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(623,60,0,'open 11 11','2026-11-18 04:09:26.703518','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(624,61,0,'remove 3','2026-11-18 04:09:26.729731','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(625,62,0,'buy uranium 1','2026-11-18 04:09:26.740439','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(626,63,0,'done','2026-11-18 04:09:26.769107','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(627,64,1,'buy oil 3','2026-11-18 04:09:26.779687','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(628,65,1,'done','2026-11-18 04:09:26.799798','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(629,66,0,'build kassel','2026-11-18 04:09:26.820130','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(630,67,0,'done','2026-11-18 04:09:26.846979','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(631,68,1,'build cuxhaven','2026-11-18 04:09:26.871400','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(632,69,1,'build hannover','2026-11-18 04:09:26.909676','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(633,70,1,'done','2026-11-18 04:09:26.920289','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(634,71,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 04:09:26.950921','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(635,72,0,'power 10 11 with coal 2 uranium 1','2026-11-18 04:09:26.970270','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(636,73,1,'pass','2026-11-18 04:09:26.990741','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(637,74,0,'open 22 22','2026-11-18 04:09:27.011663','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(638,75,0,'remove 6','2026-11-18 04:09:27.034277','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(639,76,0,'buy coal 1','2026-11-18 04:09:27.051139','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(640,77,0,'buy uranium 1','2026-11-18 04:09:27.077306','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(641,78,0,'done','2026-11-18 04:09:27.088177','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(642,79,1,'buy coal 4','2026-11-18 04:09:27.103809','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(643,80,1,'buy oil 3','2026-11-18 04:09:27.122968','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(644,81,1,'buy oil 1','2026-11-18 04:09:27.144040','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(645,82,1,'done','2026-11-18 04:09:27.158207','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(646,83,0,'build fulda','2026-11-18 04:09:27.170747','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(647,84,0,'build wuerzburg','2026-11-18 04:09:27.180399','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(648,85,0,'done','2026-11-18 04:09:27.198898','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(649,86,1,'build hamburg','2026-11-18 04:09:27.216968','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(650,87,1,'done','2026-11-18 04:09:27.231617','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(651,88,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 04:09:27.245199','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(652,89,0,'power 10 11 22 with coal 2 uranium 1','2026-11-18 04:09:27.255206','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(653,90,1,'open 21 21','2026-11-18 04:09:27.268083','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(654,91,0,'bid 22','2026-11-18 04:09:27.291109','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(655,92,1,'drop','2026-11-18 04:09:27.309856','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(656,93,0,'remove 8','2026-11-18 04:09:27.323488','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(657,94,1,'pass','2026-11-18 04:09:27.342173','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(658,95,0,'buy coal 2','2026-11-18 04:09:27.351673','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(659,96,0,'buy uranium 1','2026-11-18 04:09:27.371286','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(660,97,0,'done','2026-11-18 04:09:27.389935','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(661,98,1,'buy coal 2','2026-11-18 04:09:27.404305','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(662,99,1,'buy oil 2','2026-11-18 04:09:27.418885','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(663,100,1,'buy oil 1','2026-11-18 04:09:27.436782','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(664,101,1,'done','2026-11-18 04:09:27.447018','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(665,102,0,'build erfurt','2026-11-18 04:09:27.469776','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(666,103,0,'build halle','2026-11-18 04:09:27.483895','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(667,104,0,'done','2026-11-18 04:09:27.502313','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(668,105,1,'done','2026-11-18 04:09:27.517634','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(669,106,1,'power 13 15 with coal 2','2026-11-18 04:09:27.537296','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(670,107,0,'power 11 21 22 with coal 2 uranium 1','2026-11-18 04:09:27.548450','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(671,108,0,'pass','2026-11-18 04:09:27.566706','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(672,109,1,'open 24 24','2026-11-18 04:09:27.585673','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(673,110,1,'remove 7','2026-11-18 04:09:27.606187','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(674,111,1,'buy garbage 2','2026-11-18 04:09:27.625672','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(675,112,1,'buy coal 1','2026-11-18 04:09:27.638675','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(676,113,1,'done','2026-11-18 04:09:27.657240','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(677,114,0,'buy coal 4','2026-11-18 04:09:27.677508','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(678,115,0,'buy uranium 1','2026-11-18 04:09:27.688216','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(679,116,0,'buy oil 1','2026-11-18 04:09:27.706554','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(680,117,0,'done','2026-11-18 04:09:27.725418','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(681,118,1,'build kiel','2026-11-18 04:09:27.739277','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(682,119,1,'build flensburg','2026-11-18 04:09:27.761503','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(683,120,1,'done','2026-11-18 04:09:27.766326','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(684,121,0,'build leipzig','2026-11-18 04:09:27.783966','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(685,122,0,'build nuernberg','2026-11-18 04:09:27.794537','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(686,123,0,'done','2026-11-18 04:09:27.808055','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(687,124,0,'power 10 11 21 22 with coal 3 oil 1 uranium 1','2026-11-18 04:09:27.820320','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(688,125,1,'power 13 15 24 with coal 2 garbage 2','2026-11-18 04:09:27.845170','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(689,126,0,'open 31 31','2026-11-18 04:09:27.855544','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(690,127,1,'drop','2026-11-18 04:09:27.888530','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(691,128,0,'remove 10','2026-11-18 04:09:27.913347','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(692,129,1,'open 18 18','2026-11-18 04:09:27.930180','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(693,130,1,'remove 5','2026-11-18 04:09:27.945096','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(694,131,1,'buy coal 1','2026-11-18 04:09:27.958978','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(695,132,1,'buy garbage 2','2026-11-18 04:09:27.972184','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(696,133,1,'done','2026-11-18 04:09:27.990824','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(697,134,0,'buy coal 4','2026-11-18 04:09:28.010766','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(698,135,0,'buy uranium 1','2026-11-18 04:09:28.024674','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(699,136,0,'done','2026-11-18 04:09:28.036501','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(700,137,1,'build duisburg','2026-11-18 04:09:28.049578','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(701,138,1,'done','2026-11-18 04:09:28.062868','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(702,139,0,'build dortmund','2026-11-18 04:09:28.078652','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(703,140,0,'build muenster','2026-11-18 04:09:28.094695','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(704,141,0,'build osnabrueck','2026-11-18 04:09:28.114678','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(705,142,0,'done','2026-11-18 04:09:28.120145','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(706,143,0,'power 21 22 31 with coal 5','2026-11-18 04:09:28.130856','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(707,144,1,'power 13 15 18 24 with coal 2 garbage 2','2026-11-18 04:09:28.146962','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(708,145,0,'open 35 35','2026-11-18 04:09:28.170313','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(709,146,1,'bid 36','2026-11-18 04:09:28.189359','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(710,147,0,'bid 37','2026-11-18 04:09:28.210546','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(711,148,1,'drop','2026-11-18 04:09:28.225201','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(712,149,0,'remove 11','2026-11-18 04:09:28.238689','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(713,150,1,'open 33 33','2026-11-18 04:09:28.259329','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(714,151,1,'remove 13','2026-11-18 04:09:28.281543','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(715,152,1,'buy coal 2','2026-11-18 04:09:28.296147','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(716,153,1,'buy garbage 2','2026-11-18 04:09:28.315188','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(717,154,1,'done','2026-11-18 04:09:28.328247','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(718,155,0,'buy coal 3','2026-11-18 04:09:28.342874','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(719,156,0,'buy oil 3','2026-11-18 04:09:28.358491','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(720,157,0,'done','2026-11-18 04:09:28.377165','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(721,158,1,'build essen','2026-11-18 04:09:28.382847','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(722,159,1,'build duesseldorf','2026-11-18 04:09:28.400981','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(723,160,1,'build wilhelmshaven','2026-11-18 04:09:28.411298','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(724,161,1,'done','2026-11-18 04:09:28.430072','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(725,162,0,'build dresden','2026-11-18 04:09:28.439983','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(726,163,0,'done','2026-11-18 04:09:28.454838','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(727,164,0,'power 22 31 35 with coal 3 oil 1','2026-11-18 04:09:28.479330','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(728,165,1,'power 15 18 24 33 with coal 2 garbage 2','2026-11-18 04:09:28.498676','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(729,166,0,'open 19 19','2026-11-18 04:09:28.521757','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(730,167,1,'drop','2026-11-18 04:09:28.532437','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(731,168,0,'remove 22','2026-11-18 04:09:28.556594','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(732,169,1,'open 39 39','2026-11-18 04:09:28.571500','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(733,170,1,'remove 15','2026-11-18 04:09:28.592914','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(734,171,1,'buy garbage 2','2026-11-18 04:09:28.603450','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(735,172,1,'buy uranium 1','2026-11-18 04:09:28.622652','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(736,173,1,'done','2026-11-18 04:09:28.646396','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(737,174,0,'buy coal 3','2026-11-18 04:09:28.664742','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(738,175,0,'buy oil 1','2026-11-18 04:09:28.675585','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(739,176,0,'buy garbage 2','2026-11-18 04:09:28.694794','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(740,177,0,'buy coal 1','2026-11-18 04:09:28.710319','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(741,178,0,'done','2026-11-18 04:09:28.727867','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(742,179,1,'build kassel','2026-11-18 04:09:28.762869','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(743,180,1,'build fulda','2026-11-18 04:09:28.777287','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(744,181,1,'build wuerzburg','2026-11-18 04:09:28.791602','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(745,182,1,'done','2026-11-18 04:09:28.800792','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(746,183,0,'build bremen','2026-11-18 04:09:28.815564','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(747,184,0,'build cuxhaven','2026-11-18 04:09:28.832024','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(748,185,0,'build hamburg','2026-11-18 04:09:28.851280','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(749,186,0,'build kiel','2026-11-18 04:09:28.866029','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(750,187,0,'done','2026-11-18 04:09:28.881023','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(751,188,0,'power 21 31 35 with coal 3 oil 3','2026-11-18 04:09:28.896116','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(752,189,1,'power 18 24 33 39 with garbage 2 uranium 1','2026-11-18 04:09:28.906407','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(753,190,0,'open 32 32','2026-11-18 04:09:28.922611','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(754,191,1,'bid 33','2026-11-18 04:09:28.939199','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(755,192,0,'bid 34','2026-11-18 04:09:28.959283','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(756,193,1,'bid 35','2026-11-18 04:09:28.980075','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(757,194,0,'bid 36','2026-11-18 04:09:29.004752','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(758,195,1,'bid 37','2026-11-18 04:09:29.018732','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(759,196,0,'bid 38','2026-11-18 04:09:29.039292','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(760,197,1,'bid 39','2026-11-18 04:09:29.059296','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(761,198,0,'bid 40','2026-11-18 04:09:29.077759','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(762,199,1,'bid 41','2026-11-18 04:09:29.090910','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(763,200,0,'bid 42','2026-11-18 04:09:29.103404','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(764,201,1,'bid 43','2026-11-18 04:09:29.120108','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(765,202,0,'bid 44','2026-11-18 04:09:29.138160','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(766,203,1,'bid 45','2026-11-18 04:09:29.153021','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(767,204,0,'bid 46','2026-11-18 04:09:29.167362','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(768,205,1,'bid 47','2026-11-18 04:09:29.178767','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(769,206,0,'bid 48','2026-11-18 04:09:29.197405','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(770,207,1,'bid 49','2026-11-18 04:09:29.213104','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(771,208,0,'drop','2026-11-18 04:09:29.228200','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(772,209,1,'remove 18','2026-11-18 04:09:29.243321','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(773,210,0,'open 40 40','2026-11-18 04:09:29.256323','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(774,211,0,'remove 19','2026-11-18 04:09:29.271643','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(775,212,1,'buy oil 3','2026-11-18 04:09:29.286724','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(776,213,1,'buy garbage 2','2026-11-18 04:09:29.303314','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(777,214,1,'buy uranium 1','2026-11-18 04:09:29.319116','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(778,215,1,'done','2026-11-18 04:09:29.337831','db3f87cdzn',0);
INSERT INTO "web_action" VALUES(779,0,0,'open 5b 5','2026-11-18 04:09:29.389459','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(780,1,1,'drop','2026-11-18 04:09:29.400224','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(781,2,1,'open 5c 5','2026-11-18 04:09:29.415317','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(782,3,0,'buy oil 2 at 4','2026-11-18 04:09:29.426127','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(783,4,0,'done','2026-11-18 04:09:29.435928','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(784,5,1,'buy gas 1 at 1','2026-11-18 04:09:29.450868','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(785,6,1,'buy oil 1 at 2','2026-11-18 04:09:29.460473','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(786,7,1,'done','2026-11-18 04:09:29.479591','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(787,8,1,'power 5c with gas 1 oil 1','2026-11-18 04:09:29.493679','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(788,9,0,'power 5b with oil 1','2026-11-18 04:09:29.503518','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(789,10,1,'open 5a 5','2026-11-18 04:09:29.517338','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(790,11,0,'drop','2026-11-18 04:09:29.526780','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(791,12,0,'open 4a 1','2026-11-18 04:09:29.535838','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(792,13,0,'buy coal 3 at 3','2026-11-18 04:09:29.549496','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(793,14,0,'done','2026-11-18 04:09:29.567491','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(794,15,1,'buy coal 2 at 2','2026-11-18 04:09:29.583360','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(795,16,1,'buy gas 1 at 1','2026-11-18 04:09:29.588278','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(796,17,1,'buy gas 1 at 1','2026-11-18 04:09:29.606122','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(797,18,1,'done','2026-11-18 04:09:29.610866','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(798,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:09:29.624253','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(799,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 04:09:29.637884','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(800,21,1,'open 6b 1','2026-11-18 04:09:29.647065','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(801,22,0,'bid 2','2026-11-18 04:09:29.656060','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(802,23,1,'drop','2026-11-18 04:09:29.673799','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(803,24,1,'pass','2026-11-18 04:09:29.679052','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(804,25,0,'buy coal 3 at 3','2026-11-18 04:09:29.697084','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(805,26,0,'buy oil 1 at 3','2026-11-18 04:09:29.706777','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(806,27,0,'buy uranium 2 at 3','2026-11-18 04:09:29.716089','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(807,28,0,'done','2026-11-18 04:09:29.731767','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(808,29,1,'buy oil 3 at 4','2026-11-18 04:09:29.749843','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(809,30,1,'done','2026-11-18 04:09:29.763546','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(810,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 04:09:29.768424','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(811,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:09:29.803011','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(812,33,0,'open 8b 1','2026-11-18 04:09:29.817741','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(813,34,1,'bid 2','2026-11-18 04:09:29.831402','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(814,35,0,'drop','2026-11-18 04:09:29.849914','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(815,36,0,'pass','2026-11-18 04:09:29.929010','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(816,37,1,'buy coal 2 at 2','2026-11-18 04:09:29.939439','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(817,38,1,'buy gas 2 at 4','2026-11-18 04:09:29.945274','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(818,39,1,'buy oil 2 at 3','2026-11-18 04:09:29.950516','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(819,40,1,'buy oil 2 at 3','2026-11-18 04:09:29.958556','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(820,41,1,'done','2026-11-18 04:09:29.969556','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(821,42,0,'done','2026-11-18 04:09:29.975372','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(822,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 04:09:29.985694','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(823,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 04:09:29.991934','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(824,45,1,'pass','2026-11-18 04:09:29.997771','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(825,46,0,'pass','2026-11-18 04:09:30.007686','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(826,47,0,'buy coal 2 at 2','2026-11-18 04:09:30.033606','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(827,48,0,'buy oil 1 at 4','2026-11-18 04:09:30.047627','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(828,49,0,'buy uranium 1 at 2','2026-11-18 04:09:30.053905','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(829,50,0,'buy uranium 1 at 2','2026-11-18 04:09:30.096307','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(830,51,0,'done','2026-11-18 04:09:30.120042','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(831,52,1,'buy gas 1 at 1','2026-11-18 04:09:30.150901','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(832,53,1,'done','2026-11-18 04:09:30.170061','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(833,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 04:09:30.179877','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(834,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:09:30.204969','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(835,56,1,'pass','2026-11-18 04:09:30.219528','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(836,57,0,'open 4b 1','2026-11-18 04:09:30.248064','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(837,58,0,'remove 6b','2026-11-18 04:09:30.262546','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(838,59,0,'buy coal 3 at 2','2026-11-18 04:09:30.285431','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(839,60,0,'buy gas 3 at 3','2026-11-18 04:09:30.295812','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(840,61,0,'buy oil 2 at 4','2026-11-18 04:09:30.310447','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(841,62,0,'done','2026-11-18 04:09:30.329038','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(842,63,1,'buy coal 2 at 2','2026-11-18 04:09:30.339651','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(843,64,1,'buy gas 1 at 1','2026-11-18 04:09:30.358731','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(844,65,1,'buy gas 3 at 3','2026-11-18 04:09:30.377264','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(845,66,1,'done','2026-11-18 04:09:30.390803','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(846,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:09:30.405348','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(847,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:09:30.415795','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(848,69,0,'open 12 1','2026-11-18 04:09:30.434031','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(849,70,1,'bid 2','2026-11-18 04:09:30.454322','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(850,71,0,'drop','2026-11-18 04:09:30.459850','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(851,72,1,'remove 5c','2026-11-18 04:09:30.478877','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(852,73,0,'pass','2026-11-18 04:09:30.494019','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(853,74,1,'buy coal 3 at 2','2026-11-18 04:09:30.507972','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(854,75,1,'buy coal 3 at 2','2026-11-18 04:09:30.522678','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(855,76,1,'buy oil 3 at 3','2026-11-18 04:09:30.536852','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(856,77,1,'done','2026-11-18 04:09:30.547428','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(857,78,0,'buy coal 3 at 2','2026-11-18 04:09:30.566421','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(858,79,0,'buy gas 2 at 3','2026-11-18 04:09:30.581983','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(859,80,0,'done','2026-11-18 04:09:30.598410','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(860,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:09:30.615028','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(861,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 04:09:30.631072','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(862,83,1,'open 13 1','2026-11-18 04:09:30.653860','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(863,84,0,'bid 2','2026-11-18 04:09:30.664423','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(864,85,1,'drop','2026-11-18 04:09:30.680094','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(865,86,0,'remove 4b','2026-11-18 04:09:30.698226','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(866,87,1,'open 22 22','2026-11-18 04:09:30.708428','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(867,88,1,'remove 5a','2026-11-18 04:09:30.723905','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(868,89,0,'buy coal 2 at 2','2026-11-18 04:09:30.736281','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(869,90,0,'buy oil 2 at 3','2026-11-18 04:09:30.747854','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(870,91,0,'done','2026-11-18 04:09:30.761175','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(871,92,1,'buy coal 3 at 3','2026-11-18 04:09:30.778301','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(872,93,1,'buy coal 3 at 2','2026-11-18 04:09:30.789698','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(873,94,1,'done','2026-11-18 04:09:30.802307','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(874,95,1,'power 12 22 with coal 6','2026-11-18 04:09:30.814089','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(875,96,0,'power 4a 5b 13 with coal 2 oil 1','2026-11-18 04:09:30.828405','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(876,97,1,'open 21 1','2026-11-18 04:09:30.842726','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(877,98,0,'drop','2026-11-18 04:09:30.857224','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(878,99,1,'remove 8b','2026-11-18 04:09:30.870319','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(879,100,0,'open 26 26','2026-11-18 04:09:30.886600','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(880,101,0,'remove 4a','2026-11-18 04:09:30.899844','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(881,102,0,'done','2026-11-18 04:09:30.911548','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(882,103,1,'buy coal 2 at 2','2026-11-18 04:09:30.930317','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(883,104,1,'buy coal 1 at 2','2026-11-18 04:09:30.950827','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(884,105,1,'buy oil 1 at 3','2026-11-18 04:09:30.963838','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(885,106,1,'done','2026-11-18 04:09:30.976233','fvm7p88qwc',0);
INSERT INTO "web_action" VALUES(886,0,0,'open 5b 5','2026-11-18 04:09:31.005128','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(887,1,1,'drop','2026-11-18 04:09:31.012600','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(888,2,1,'open 5c 5','2026-11-18 04:09:31.031067','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(889,3,0,'buy oil 2 at 4','2026-11-18 04:09:31.051451','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(890,4,0,'done','2026-11-18 04:09:31.067818','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(891,5,1,'buy gas 1 at 1','2026-11-18 04:09:31.084862','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(892,6,1,'buy oil 1 at 2','2026-11-18 04:09:31.102673','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(893,7,1,'done','2026-11-18 04:09:31.112472','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(894,8,1,'power 5c with gas 1 oil 1','2026-11-18 04:09:31.130660','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(895,9,0,'power 5b with oil 1','2026-11-18 04:09:31.141640','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(896,10,1,'open 5a 5','2026-11-18 04:09:31.157479','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(897,11,0,'drop','2026-11-18 04:09:31.170407','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(898,12,0,'open 4a 1','2026-11-18 04:09:31.179784','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(899,13,0,'buy coal 3 at 3','2026-11-18 04:09:31.198448','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(900,14,0,'done','2026-11-18 04:09:31.207287','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(901,15,1,'buy coal 2 at 2','2026-11-18 04:09:31.222144','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(902,16,1,'buy gas 1 at 1','2026-11-18 04:09:31.238969','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(903,17,1,'buy gas 1 at 1','2026-11-18 04:09:31.250614','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(904,18,1,'done','2026-11-18 04:09:31.268342','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(905,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:09:31.285882','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(906,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 04:09:31.299501','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(907,21,1,'open 6b 1','2026-11-18 04:09:31.315518','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(908,22,0,'bid 2','2026-11-18 04:09:31.325482','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(909,23,1,'drop','2026-11-18 04:09:31.342221','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(910,24,1,'pass','2026-11-18 04:09:31.352220','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(911,25,0,'buy coal 3 at 3','2026-11-18 04:09:31.371261','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(912,26,0,'buy oil 1 at 3','2026-11-18 04:09:31.376275','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(913,27,0,'buy uranium 2 at 3','2026-11-18 04:09:31.395106','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(914,28,0,'done','2026-11-18 04:09:31.413262','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(915,29,1,'buy oil 3 at 4','2026-11-18 04:09:31.423066','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(916,30,1,'done','2026-11-18 04:09:31.436952','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(917,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 04:09:31.447137','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(918,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:09:31.467054','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(919,33,0,'open 8b 1','2026-11-18 04:09:31.472413','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(920,34,1,'bid 2','2026-11-18 04:09:31.488777','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(921,35,0,'drop','2026-11-18 04:09:31.503235','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(922,36,0,'pass','2026-11-18 04:09:31.513474','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(923,37,1,'buy coal 2 at 2','2026-11-18 04:09:31.523795','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(924,38,1,'buy gas 2 at 4','2026-11-18 04:09:31.539798','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(925,39,1,'buy oil 2 at 3','2026-11-18 04:09:31.554711','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(926,40,1,'buy oil 2 at 3','2026-11-18 04:09:31.569774','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(927,41,1,'done','2026-11-18 04:09:31.582249','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(928,42,0,'done','2026-11-18 04:09:31.587530','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(929,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 04:09:31.599575','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(930,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 04:09:31.610174','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(931,45,1,'pass','2026-11-18 04:09:31.620058','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(932,46,0,'pass','2026-11-18 04:09:31.820958','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(933,47,0,'buy coal 2 at 2','2026-11-18 04:09:31.835371','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(934,48,0,'buy oil 1 at 4','2026-11-18 04:09:31.858408','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(935,49,0,'buy uranium 1 at 2','2026-11-18 04:09:31.884823','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(936,50,0,'buy uranium 1 at 2','2026-11-18 04:09:31.896348','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(937,51,0,'done','2026-11-18 04:09:31.966908','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(938,52,1,'buy gas 1 at 1','2026-11-18 04:09:31.975886','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(939,53,1,'done','2026-11-18 04:09:32.002445','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(940,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 04:09:32.021287','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(941,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:09:32.035041','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(942,56,1,'pass','2026-11-18 04:09:32.049582','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(943,57,0,'open 4b 1','2026-11-18 04:09:32.074446','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(944,58,0,'remove 6b','2026-11-18 04:09:32.092260','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(945,59,0,'buy coal 3 at 2','2026-11-18 04:09:32.109585','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(946,60,0,'buy gas 3 at 3','2026-11-18 04:09:32.120429','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(947,61,0,'buy oil 2 at 4','2026-11-18 04:09:32.134176','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(948,62,0,'done','2026-11-18 04:09:32.147341','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(949,63,1,'buy coal 2 at 2','2026-11-18 04:09:32.154716','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(950,64,1,'buy gas 1 at 1','2026-11-18 04:09:32.163433','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(951,65,1,'buy gas 3 at 3','2026-11-18 04:09:32.175912','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(952,66,1,'done','2026-11-18 04:09:32.185595','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(953,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:09:32.196843','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(954,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:09:32.207046','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(955,69,0,'open 12 1','2026-11-18 04:09:32.221476','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(956,70,1,'bid 2','2026-11-18 04:09:32.231322','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(957,71,0,'drop','2026-11-18 04:09:32.236276','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(958,72,1,'remove 5c','2026-11-18 04:09:32.244463','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(959,73,0,'pass','2026-11-18 04:09:32.258548','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(960,74,1,'buy coal 3 at 2','2026-11-18 04:09:32.268390','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(961,75,1,'buy coal 3 at 2','2026-11-18 04:09:32.277899','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(962,76,1,'buy oil 3 at 3','2026-11-18 04:09:32.287618','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(963,77,1,'done','2026-11-18 04:09:32.297609','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(964,78,0,'buy coal 3 at 2','2026-11-18 04:09:32.307113','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(965,79,0,'buy gas 2 at 3','2026-11-18 04:09:32.322401','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(966,80,0,'done','2026-11-18 04:09:32.328272','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(967,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:09:32.345236','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(968,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 04:09:32.355431','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(969,83,1,'open 13 1','2026-11-18 04:09:32.374366','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(970,84,0,'bid 2','2026-11-18 04:09:32.383984','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(971,85,1,'drop','2026-11-18 04:09:32.402555','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(972,86,0,'remove 4b','2026-11-18 04:09:32.412686','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(973,87,1,'open 22 22','2026-11-18 04:09:32.426584','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(974,88,1,'remove 5a','2026-11-18 04:09:32.436905','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(975,89,0,'buy coal 2 at 2','2026-11-18 04:09:32.449116','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(976,90,0,'buy oil 2 at 3','2026-11-18 04:09:32.459258','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(977,91,0,'done','2026-11-18 04:09:32.473630','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(978,92,1,'buy coal 3 at 3','2026-11-18 04:09:32.479187','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(979,93,1,'buy coal 3 at 2','2026-11-18 04:09:32.502079','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(980,94,1,'done','2026-11-18 04:09:32.507123','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(981,95,1,'power 12 22 with coal 6','2026-11-18 04:09:32.530596','qfy5n8nug5',0);
INSERT INTO "web_action" VALUES(1143,0,0,'syndicate topaz','2026-11-18 04:09:34.885571','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1144,1,1,'syndicate umber','2026-11-18 04:09:34.902292','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1145,2,1,'syndicate slate','2026-11-18 04:09:34.912207','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1146,3,0,'syndicate ruby','2026-11-18 04:09:34.926598','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1147,4,0,'syndicate quartz','2026-11-18 04:09:34.932337','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1148,5,1,'syndicate onyx','2026-11-18 04:09:34.946885','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1149,6,0,'open 3 3','2026-11-18 04:09:34.960683','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1150,7,1,'drop','2026-11-18 04:09:34.970938','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1151,8,1,'open 5b 5','2026-11-18 04:09:34.980512','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1152,9,1,'pass','2026-11-18 04:09:34.994798','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1153,10,0,'pass','2026-11-18 04:09:35.011043','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1154,11,0,'plant flint','2026-11-18 04:09:35.025200','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1155,12,0,'station flint','2026-11-18 04:09:35.035245','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1156,13,0,'slot 3','2026-11-18 04:09:35.049886','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1157,14,0,'hire 3','2026-11-18 04:09:35.059685','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1158,15,0,'done','2026-11-18 04:09:35.073624','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1159,16,0,'syndicate umber','2026-11-18 04:09:35.086490','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1160,17,0,'syndicate ruby','2026-11-18 04:09:35.095102','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1161,18,1,'housing garnet','2026-11-18 04:09:35.113754','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1162,19,1,'station garnet','2026-11-18 04:09:35.123716','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1163,20,1,'slot 5b','2026-11-18 04:09:35.145608','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1164,21,1,'hire 0','2026-11-18 04:09:35.162515','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1165,22,1,'done','2026-11-18 04:09:35.175841','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1166,23,1,'power none','2026-11-18 04:09:35.190339','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1167,24,0,'power 3','2026-11-18 04:09:35.199367','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1168,25,1,'pass','2026-11-18 04:09:35.217724','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1169,26,0,'open 5a 4','2026-11-18 04:09:35.227918','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1170,27,0,'hire 3','2026-11-18 04:09:35.248513','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1171,28,0,'done','2026-11-18 04:09:35.265971','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1172,29,0,'syndicate topaz','2026-11-18 04:09:35.286903','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1173,30,1,'hire 0','2026-11-18 04:09:35.307955','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1174,31,1,'done','2026-11-18 04:09:35.335496','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1175,32,1,'power none','2026-11-18 04:09:35.354281','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1176,33,0,'power 3','2026-11-18 04:09:35.373620','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1177,34,0,'open 7 4','2026-11-18 04:09:35.388360','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1178,35,1,'drop','2026-11-18 04:09:35.403244','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1179,36,1,'open 4 2','2026-11-18 04:09:35.422272','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1180,37,1,'plant basalt','2026-11-18 04:09:35.432518','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1181,38,1,'station basalt','2026-11-18 04:09:35.460040','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1182,39,1,'slot 4','2026-11-18 04:09:35.483365','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1183,40,1,'hire 0','2026-11-18 04:09:35.497841','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1184,41,1,'done','2026-11-18 04:09:35.515703','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1185,42,1,'syndicate quartz','2026-11-18 04:09:35.538899','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1186,43,0,'housing ember','2026-11-18 04:09:35.555051','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1187,44,0,'housing amber','2026-11-18 04:09:35.582813','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1188,45,0,'station ember','2026-11-18 04:09:35.601628','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1189,46,0,'station amber','2026-11-18 04:09:35.619776','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1190,47,0,'slot 5a','2026-11-18 04:09:35.642902','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1191,48,0,'slot 7','2026-11-18 04:09:35.655651','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1192,49,0,'hire 1','2026-11-18 04:09:35.674732','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1193,50,0,'done','2026-11-18 04:09:35.701895','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1194,51,0,'power 3','2026-11-18 04:09:35.716088','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1195,52,1,'power 4','2026-11-18 04:09:35.733821','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1196,53,0,'open 10 4','2026-11-18 04:09:35.750710','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1197,54,1,'drop','2026-11-18 04:09:35.770415','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1198,55,1,'pass','2026-11-18 04:09:35.785529','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1199,56,1,'hire 0','2026-11-18 04:09:35.799488','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1200,57,1,'done','2026-11-18 04:09:35.804431','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1201,58,0,'housing jasper','2026-11-18 04:09:35.824931','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1202,59,0,'slot 10','2026-11-18 04:09:35.843334','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1203,60,0,'hire 0','2026-11-18 04:09:35.854903','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1204,61,0,'done','2026-11-18 04:09:35.864435','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1205,62,0,'power 3','2026-11-18 04:09:35.882635','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1206,63,1,'power 4','2026-11-18 04:09:35.892406','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1207,64,0,'pass','2026-11-18 04:09:35.914592','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1208,65,1,'pass','2026-11-18 04:09:35.924298','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1209,66,1,'hire 0','2026-11-18 04:09:35.938344','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1210,67,1,'done','2026-11-18 04:09:35.952330','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1211,68,0,'hire 0','2026-11-18 04:09:35.971246','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1212,69,0,'done','2026-11-18 04:09:35.990014','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1213,70,0,'power 3','2026-11-18 04:09:36.000082','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1214,71,1,'power 4','2026-11-18 04:09:36.018662','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1215,72,0,'pass','2026-11-18 04:09:36.028402','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1216,73,1,'pass','2026-11-18 04:09:36.045429','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1217,74,1,'hire 0','2026-11-18 04:09:36.065348','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1218,75,1,'done','2026-11-18 04:09:36.085075','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1219,76,0,'hire 0','2026-11-18 04:09:36.099700','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1220,77,0,'done','2026-11-18 04:09:36.118060','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1221,78,0,'power 3','2026-11-18 04:09:36.131933','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1222,79,1,'power 4','2026-11-18 04:09:36.149453','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1223,80,0,'pass','2026-11-18 04:09:36.163575','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1224,81,1,'pass','2026-11-18 04:09:36.181708','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1225,82,1,'hire 0','2026-11-18 04:09:36.195796','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1226,83,1,'done','2026-11-18 04:09:36.210883','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1227,84,0,'hire 0','2026-11-18 04:09:36.220467','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1228,85,0,'done','2026-11-18 04:09:36.238739','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1229,86,0,'power 3','2026-11-18 04:09:36.253413','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1230,87,1,'power 4','2026-11-18 04:09:36.270461','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1231,88,0,'open 15 6','2026-11-18 04:09:36.284301','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1232,89,1,'drop','2026-11-18 04:09:36.310609','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1233,90,1,'pass','2026-11-18 04:09:36.329118','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1234,91,1,'hire 0','2026-11-18 04:09:36.343263','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1235,92,1,'done','2026-11-18 04:09:36.361515','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1236,93,0,'housing nickel','2026-11-18 04:09:36.371115','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1237,94,0,'slot 15','2026-11-18 04:09:36.380370','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1238,95,0,'hire 0','2026-11-18 04:09:36.398629','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1239,96,0,'done','2026-11-18 04:09:36.412351','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1240,97,0,'power 3','2026-11-18 04:09:36.434404','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1241,98,1,'power 4','2026-11-18 04:09:36.448403','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1242,99,0,'open 18 18','2026-11-18 04:09:36.472510','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1243,100,1,'drop','2026-11-18 04:09:36.487753','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1244,101,1,'pass','2026-11-18 04:09:36.506675','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1245,102,1,'hire 0','2026-11-18 04:09:36.525860','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1246,103,1,'done','2026-11-18 04:09:36.545763','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1247,104,0,'plant krypton','2026-11-18 04:09:36.558648','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1248,105,0,'station jasper','2026-11-18 04:09:36.577286','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1249,106,0,'station krypton','2026-11-18 04:09:36.587719','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1250,107,0,'slot 18','2026-11-18 04:09:36.614806','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1251,108,0,'hire 1','2026-11-18 04:09:36.638358','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1252,109,0,'done','2026-11-18 04:09:36.655493','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1253,110,0,'power 3 18','2026-11-18 04:09:36.667739','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1254,111,1,'power 4','2026-11-18 04:09:36.686526','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1255,112,0,'pass','2026-11-18 04:09:36.702812','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1256,113,1,'pass','2026-11-18 04:09:36.725748','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1257,114,1,'hire 0','2026-11-18 04:09:36.735911','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1258,115,1,'done','2026-11-18 04:09:36.754709','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1259,116,0,'hire 1','2026-11-18 04:09:36.775346','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1260,117,0,'done','2026-11-18 04:09:36.793848','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1261,118,0,'power 3 18','2026-11-18 04:09:36.810986','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1262,119,1,'power 4','2026-11-18 04:09:36.830458','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1263,120,0,'open 40b 40','2026-11-18 04:09:36.848671','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1264,121,1,'drop','2026-11-18 04:09:36.862491','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1265,122,1,'pass','2026-11-18 04:09:36.871844','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1266,123,1,'hire 0','2026-11-18 04:09:36.891147','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1267,124,1,'done','2026-11-18 04:09:36.910621','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1268,125,0,'plant pyrite','2026-11-18 04:09:36.929399','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1269,126,0,'slot 40b plant','2026-11-18 04:09:36.944060','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1270,127,0,'hire 0','2026-11-18 04:09:36.963132','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1271,128,0,'done','2026-11-18 04:09:36.988659','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1272,129,0,'power 3 18','2026-11-18 04:09:37.004338','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1273,130,1,'power 4','2026-11-18 04:09:37.034277','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1274,131,0,'open 29 29','2026-11-18 04:09:37.065090','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1275,132,1,'drop','2026-11-18 04:09:37.081059','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1276,133,1,'pass','2026-11-18 04:09:37.104804','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1277,134,1,'hire 0','2026-11-18 04:09:37.116486','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1278,135,1,'done','2026-11-18 04:09:37.147027','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1279,136,0,'swap 5a 29','2026-11-18 04:09:37.162955','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1280,137,0,'hire 0','2026-11-18 04:09:37.181523','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1281,138,0,'done','2026-11-18 04:09:37.201952','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1282,139,0,'power 3 18','2026-11-18 04:09:37.224863','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1283,140,1,'power 4','2026-11-18 04:09:37.239164','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1284,141,0,'open 28b 28','2026-11-18 04:09:37.256626','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1285,142,1,'drop','2026-11-18 04:09:37.270838','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1286,143,1,'pass','2026-11-18 04:09:37.321226','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1287,144,1,'hire 0','2026-11-18 04:09:37.344108','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1288,145,1,'done','2026-11-18 04:09:37.365604','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1289,146,0,'station on 28b','2026-11-18 04:09:37.380023','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1290,147,0,'station pyrite','2026-11-18 04:09:37.402600','scew3w7ryx',0);
INSERT INTO "web_action" VALUES(1291,148,0,'station nickel','2026-11-18 04:09:37.426270','scew3w7ryx',0);
CREATE TABLE "web_botturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "lease" datetime NOT NULL, "worker" varchar(80) NOT NULL, "tries" smallint unsigned NOT NULL CHECK ("tries" >= 0), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_turn_for_an_index" UNIQUE ("table_id", "index"));
CREATE TABLE "web_draft" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "version" integer unsigned NOT NULL CHECK ("version" >= 0), "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "dropped" text NOT NULL CHECK ((JSON_VALID("dropped") OR "dropped" IS NULL)), "changed" text NOT NULL CHECK ((JSON_VALID("changed") OR "changed" IS NULL)), "step" smallint unsigned NOT NULL CHECK ("step" >= 0), CONSTRAINT "one_draft_for_a_seat" UNIQUE ("table_id", "seat"));
INSERT INTO "web_draft" VALUES(1,1,6,'["buy oil 1"]','kxsvbndbjq','[]','[]',0);
CREATE TABLE "web_errand" ("name" varchar(20) NOT NULL PRIMARY KEY, "done" datetime NOT NULL);
CREATE TABLE "web_guest" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(20) NOT NULL, "secret_hash" varchar(64) NOT NULL, "created" datetime NOT NULL, "seen" datetime NOT NULL);
INSERT INTO "web_guest" VALUES(1,'Mia','b83d0b0a813a0535bdb011448eccd34631402d9f4b6a6aa86582d58facb31b85','2026-11-18 04:09:18.511556','2026-11-18 04:09:18.511562');
INSERT INTO "web_guest" VALUES(2,'Ola','62abe4243bcc58c10b18922ed6d444c5c9392f0ee6dffa8caaa7500b4ab6f414','2026-11-18 04:09:37.549491','2026-11-18 04:09:37.549494');
CREATE TABLE "web_lognote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "after" integer unsigned NOT NULL CHECK ("after" >= 0), "kind" varchar(10) NOT NULL, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "actor" smallint unsigned NOT NULL CHECK ("actor" >= 0), "line" varchar(200) NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE "web_maximum" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lot" varchar(40) NOT NULL, "amount" integer unsigned NOT NULL CHECK ("amount" >= 0), "drops" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_maximum_for_a_seat" UNIQUE ("table_id", "seat"));
CREATE TABLE "web_plannedturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "round" integer unsigned NOT NULL CHECK ("round" >= 0), "phase" varchar(20) NOT NULL, "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "prices" text NOT NULL CHECK ((JSON_VALID("prices") OR "prices" IS NULL)), "is_queued" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "step" smallint unsigned NOT NULL CHECK ("step" >= 0), CONSTRAINT "one_plan_for_a_seat" UNIQUE ("table_id", "seat"));
INSERT INTO "web_plannedturn" VALUES(1,1,1,'building','["build flensburg"]','[10]',0,'kxsvbndbjq',0);
CREATE TABLE "web_proposal" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "kind" varchar(10) NOT NULL, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "created" datetime NOT NULL, "by_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_question" UNIQUE ("table_id", "kind", "number"));
CREATE TABLE "web_savedrecord" ("id" varchar(10) NOT NULL PRIMARY KEY, "text" text NOT NULL, "created" datetime NOT NULL, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_savedrecord" VALUES('ngwdzsfsbd','gridwright record 1
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
','2026-11-18 04:09:37.602482',1);
CREATE TABLE "web_seat" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "bot" varchar(40) NOT NULL, "name" varchar(20) NOT NULL, "invitation" varchar(22) NOT NULL UNIQUE, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "has_screen" bool NOT NULL, "kept_for_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "stand_in" varchar(40) NOT NULL, CONSTRAINT "one_row_for_a_seat" UNIQUE ("table_id", "number"));
INSERT INTO "web_seat" VALUES(1,0,'novice','Ana','V9im6capJQsN0TO2xU5RXQ',NULL,'kxsvbndbjq',0,NULL,'');
INSERT INTO "web_seat" VALUES(2,1,'','Bea','YaxkxqAg1U1Mk0r8gScHlw',1,'kxsvbndbjq',0,NULL,'');
INSERT INTO "web_seat" VALUES(3,2,'novice','Cid','D9VdTuGSa8IPqwWzxRMS1g',NULL,'kxsvbndbjq',0,NULL,'');
INSERT INTO "web_seat" VALUES(6,0,'','Mia','JwgG1IKd3gMSlBL87TZzag',1,'yap6xnc3kv',0,NULL,'');
INSERT INTO "web_seat" VALUES(7,1,'novice','Novice B','jRrzquv2cBGTHdWLEFKp1Q',NULL,'yap6xnc3kv',0,NULL,'');
INSERT INTO "web_seat" VALUES(10,0,'','Mia','F7_xm2wdVF5f545H3LH8iA',1,'db3f87cdzn',0,NULL,'');
INSERT INTO "web_seat" VALUES(11,1,'novice','Novice B','9ei-6N1vn7fkS0__-fuvpQ',NULL,'db3f87cdzn',0,NULL,'');
INSERT INTO "web_seat" VALUES(12,0,'','Mia','iBmNTJvrCB_oBA89VMKqVA',1,'fvm7p88qwc',0,NULL,'');
INSERT INTO "web_seat" VALUES(13,1,'novice','Novice B','1Kt4ZSH9nPw0VPgoGIM1sQ',NULL,'fvm7p88qwc',0,NULL,'');
INSERT INTO "web_seat" VALUES(14,0,'','Mia','r61Vlx5xkQtgPSuIHdjHWQ',1,'qfy5n8nug5',0,NULL,'');
INSERT INTO "web_seat" VALUES(15,1,'novice','Novice B','hqqfBmWgX6yGA9yzTHLAIw',NULL,'qfy5n8nug5',0,NULL,'');
INSERT INTO "web_seat" VALUES(18,0,'','Mia','CtvZYvT8KceZZuBQec834Q',1,'scew3w7ryx',0,NULL,'');
INSERT INTO "web_seat" VALUES(19,1,'novice','Novice B','WEXvCc3kWVpa_29QdC9z0g',NULL,'scew3w7ryx',0,NULL,'');
INSERT INTO "web_seat" VALUES(20,0,'','Ola','qZGJGNAuBwMiWThwK8CQOQ',2,'gi8umevvhc',0,NULL,'');
INSERT INTO "web_seat" VALUES(21,1,'','Seat B','DeKfL1qdhQQ6plYF79cSEg',NULL,'gi8umevvhc',0,NULL,'');
CREATE TABLE "web_table" ("id" varchar(10) NOT NULL PRIMARY KEY, "title" varchar(20) NOT NULL, "board" varchar(40) NOT NULL, "seat_count" smallint unsigned NOT NULL CHECK ("seat_count" >= 0), "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "rules" smallint unsigned NOT NULL CHECK ("rules" >= 0), "seed" bigint NOT NULL, "version" integer unsigned NOT NULL CHECK ("version" >= 0), "change" integer unsigned NOT NULL CHECK ("change" >= 0), "state" varchar(10) NOT NULL, "pace" integer unsigned NOT NULL CHECK ("pace" >= 0), "created" datetime NOT NULL, "opened" datetime NOT NULL, "host_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "start" text NOT NULL, "is_listed" bool NOT NULL, "phase" varchar(30) NOT NULL, "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "to_act" smallint NOT NULL, "salt" varchar(32) NOT NULL, "rematch_id" varchar(10) NULL UNIQUE REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_table" VALUES('kxsvbndbjq','recharged','germany',3,'{}',2,7,6,3,'running',0,'2026-11-18 04:09:18.518618','2026-11-18 04:09:18.586929',1,'',0,'resources',1,1,'263e005df5eff8b9963dd663ae6a84be',NULL);
INSERT INTO "web_table" VALUES('yap6xnc3kv','recharged','germany',2,'{}',2,7,158,160,'running',0,'2026-11-18 04:09:20.683416','2026-11-18 04:09:22.535746',1,'',0,'resources',10,0,'84ad73b02bb1a80e5a75cb72acfd89e1',NULL);
INSERT INTO "web_table" VALUES('db3f87cdzn','classic','germany',2,'{}',2,7,216,218,'running',0,'2026-11-18 04:09:25.632357','2026-11-18 04:09:29.338659',1,'',0,'resources',12,0,'307eb299329eb1ec0b2ccd64fc86567c',NULL);
INSERT INTO "web_table" VALUES('fvm7p88qwc','card','',2,'{}',2,7,107,109,'over',0,'2026-11-18 04:09:29.365375','2026-11-18 04:09:30.982786',1,'',0,'over',9,-1,'e030c661406f4ac424c2c5413c5fc8dd',NULL);
INSERT INTO "web_table" VALUES('qfy5n8nug5','card','',2,'{}',2,7,96,98,'running',0,'2026-11-18 04:09:30.984472','2026-11-18 04:09:32.532523',1,'',0,'bureaucracy',8,0,'feb4d50a1092070b03f4f4b234a91bcb',NULL);
INSERT INTO "web_table" VALUES('scew3w7ryx','outpost','',2,'{}',2,7,149,151,'running',0,'2026-11-18 04:09:34.853864','2026-11-18 04:09:37.427203',1,'',0,'expansion',13,0,'ba7fd8b8905a14d80c2d40809f672d61',NULL);
INSERT INTO "web_table" VALUES('gi8umevvhc','recharged','germany',2,'{}',2,7,0,2,'waiting',0,'2026-11-18 04:09:37.552898','2026-11-18 04:09:37.587156',2,'',0,'trust',0,-1,'9ef58d53b99f7ded447b127bb514c686',NULL);
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
