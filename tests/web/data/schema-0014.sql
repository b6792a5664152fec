BEGIN TRANSACTION;
CREATE TABLE "django_migrations" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "app" varchar(255) NOT NULL, "name" varchar(255) NOT NULL, "applied" datetime NOT NULL);
INSERT INTO "django_migrations" VALUES(1,'web','0001_initial','2026-11-18 11:33:16.763296');
INSERT INTO "django_migrations" VALUES(2,'web','0002_drafts','2026-11-18 11:33:16.783190');
INSERT INTO "django_migrations" VALUES(3,'web','0003_records','2026-11-18 11:33:16.819080');
INSERT INTO "django_migrations" VALUES(4,'web','0004_panel','2026-11-18 11:33:16.863083');
INSERT INTO "django_migrations" VALUES(5,'web','0005_lobby','2026-11-18 11:33:17.030505');
INSERT INTO "django_migrations" VALUES(6,'web','0006_plans','2026-11-18 11:33:17.083218');
INSERT INTO "django_migrations" VALUES(7,'web','0007_steps','2026-11-18 11:33:17.116091');
INSERT INTO "django_migrations" VALUES(8,'web','0008_mentions','2026-11-18 11:33:17.136354');
INSERT INTO "django_migrations" VALUES(9,'web','0009_names','2026-11-18 11:33:17.233602');
INSERT INTO "django_migrations" VALUES(10,'web','0010_content','2026-11-18 11:33:17.260903');
INSERT INTO "django_migrations" VALUES(11,'web','0011_drafts','2026-11-18 11:33:17.464057');
INSERT INTO "django_migrations" VALUES(12,'web','0012_bot_queue','2026-11-18 11:33:17.549362');
INSERT INTO "django_migrations" VALUES(13,'web','0013_salt_and_progress','2026-11-18 11:33:17.595560');
INSERT INTO "django_migrations" VALUES(14,'web','0014_ranking','2026-11-18 11:33:17.621510');
CREATE TABLE "web_action" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "line" varchar(200) NOT NULL, "created" datetime NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "automatic" bool NOT NULL, CONSTRAINT "one_action_for_an_index" UNIQUE ("table_id", "index"));
INSERT INTO "web_action" VALUES(1,0,1,'open 3 1','2026-11-18 11:33:18.868144','fi4paq3y5v',0);
INSERT INTO "web_action" VALUES(2,1,2,'drop','2026-11-18 11:33:18.868323','fi4paq3y5v',0);
INSERT INTO "web_action" VALUES(3,2,0,'drop','2026-11-18 11:33:18.868415','fi4paq3y5v',0);
INSERT INTO "web_action" VALUES(4,3,2,'open 4 4','2026-11-18 11:33:18.868732','fi4paq3y5v',0);
INSERT INTO "web_action" VALUES(5,4,0,'drop','2026-11-18 11:33:18.868827','fi4paq3y5v',0);
INSERT INTO "web_action" VALUES(6,5,0,'open 5 5','2026-11-18 11:33:18.869064','fi4paq3y5v',0);
INSERT INTO "web_action" VALUES(177,0,0,'trust wilhelmshaven','2026-11-18 11:33:21.305067','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(178,1,1,'trust bremen','2026-11-18 11:33:21.316856','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(179,2,1,'trust hannover','2026-11-18 11:33:21.326366','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(180,3,0,'trust cuxhaven','2026-11-18 11:33:21.337945','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(181,4,0,'trust kassel','2026-11-18 11:33:21.349447','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(182,5,1,'trust fulda','2026-11-18 11:33:21.369223','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(183,6,0,'open 7 7','2026-11-18 11:33:21.376766','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(184,7,1,'bid 8','2026-11-18 11:33:21.392495','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(185,8,0,'bid 9','2026-11-18 11:33:21.408369','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(186,9,1,'bid 10','2026-11-18 11:33:21.420036','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(187,10,0,'drop','2026-11-18 11:33:21.425442','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(188,11,0,'open 12 12','2026-11-18 11:33:21.440998','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(189,12,1,'buy oil 3','2026-11-18 11:33:21.452426','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(190,13,1,'done','2026-11-18 11:33:21.463838','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(191,14,0,'buy coal 2','2026-11-18 11:33:21.483359','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(192,15,0,'buy oil 1','2026-11-18 11:33:21.495755','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(193,16,0,'done','2026-11-18 11:33:21.507459','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(194,17,1,'build duisburg','2026-11-18 11:33:21.513311','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(195,18,1,'build essen','2026-11-18 11:33:21.529168','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(196,19,1,'done','2026-11-18 11:33:21.540912','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(197,20,0,'build muenster','2026-11-18 11:33:21.552517','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(198,21,0,'build dortmund','2026-11-18 11:33:21.572418','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(199,22,0,'done','2026-11-18 11:33:21.584123','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(200,23,0,'power 12 with coal 2','2026-11-18 11:33:21.595624','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(201,24,1,'power 7 with oil 3','2026-11-18 11:33:21.611043','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(202,25,0,'open 4 1','2026-11-18 11:33:21.614506','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(203,26,1,'drop','2026-11-18 11:33:21.632722','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(204,27,1,'open 16 16','2026-11-18 11:33:21.644152','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(205,28,1,'buy oil 2','2026-11-18 11:33:21.659615','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(206,29,1,'done','2026-11-18 11:33:21.675154','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(207,30,0,'buy coal 3','2026-11-18 11:33:21.678736','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(208,31,0,'done','2026-11-18 11:33:21.690190','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(209,32,1,'build duesseldorf','2026-11-18 11:33:21.701633','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(210,33,1,'done','2026-11-18 11:33:21.717085','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(211,34,0,'build osnabrueck','2026-11-18 11:33:21.732492','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(212,35,0,'done','2026-11-18 11:33:21.743826','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(213,36,0,'power 4 12 with coal 3 oil 1','2026-11-18 11:33:21.755041','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(214,37,1,'power 16 with oil 2','2026-11-18 11:33:21.758361','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(215,38,1,'open 5 1','2026-11-18 11:33:21.769774','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(216,39,0,'drop','2026-11-18 11:33:21.781157','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(217,40,0,'open 25 25','2026-11-18 11:33:21.796553','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(218,41,0,'buy coal 2','2026-11-18 11:33:21.807922','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(219,42,0,'done','2026-11-18 11:33:21.819181','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(220,43,1,'buy oil 2','2026-11-18 11:33:21.831885','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(221,44,1,'done','2026-11-18 11:33:21.847134','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(222,45,0,'build hamburg','2026-11-18 11:33:21.850389','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(223,46,0,'done','2026-11-18 11:33:21.861694','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(224,47,1,'done','2026-11-18 11:33:21.877262','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(225,48,1,'power 16 with oil 2','2026-11-18 11:33:21.888792','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(226,49,0,'power 25 with coal 2','2026-11-18 11:33:21.900194','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(227,50,0,'open 11 1','2026-11-18 11:33:21.915609','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(228,51,1,'drop','2026-11-18 11:33:21.918829','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(229,52,0,'remove 4','2026-11-18 11:33:21.930184','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(230,53,1,'open 14 14','2026-11-18 11:33:21.941521','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(231,54,1,'remove 5','2026-11-18 11:33:21.952877','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(232,55,1,'buy oil 2','2026-11-18 11:33:21.968247','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(233,56,1,'done','2026-11-18 11:33:21.983570','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(234,57,0,'buy coal 4','2026-11-18 11:33:21.994948','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(235,58,0,'buy oil 1','2026-11-18 11:33:21.998282','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(236,59,0,'done','2026-11-18 11:33:22.009667','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(237,60,1,'done','2026-11-18 11:33:22.024129','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(238,61,0,'build kiel','2026-11-18 11:33:22.043375','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(239,62,0,'build flensburg','2026-11-18 11:33:22.046638','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(240,63,0,'done','2026-11-18 11:33:22.058136','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(241,64,0,'power 12 25 with coal 4','2026-11-18 11:33:22.068457','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(242,65,1,'power 16 with oil 2','2026-11-18 11:33:22.084112','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(243,66,0,'open 20 20','2026-11-18 11:33:22.099760','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(244,67,1,'bid 21','2026-11-18 11:33:22.115154','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(245,68,0,'drop','2026-11-18 11:33:22.118401','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(246,69,1,'remove 7','2026-11-18 11:33:22.129787','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(247,70,0,'open 10 1','2026-11-18 11:33:22.141140','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(248,71,0,'remove 11','2026-11-18 11:33:22.156489','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(249,72,1,'buy coal 3','2026-11-18 11:33:22.163811','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(250,73,1,'done','2026-11-18 11:33:22.178958','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(251,74,0,'buy coal 3','2026-11-18 11:33:22.182284','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(252,75,0,'done','2026-11-18 11:33:22.197674','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(253,76,1,'done','2026-11-18 11:33:22.208965','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(254,77,0,'done','2026-11-18 11:33:22.220274','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(255,78,0,'power 25 with coal 2','2026-11-18 11:33:22.232172','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(256,79,1,'power 20 with coal 3','2026-11-18 11:33:22.247590','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(257,80,0,'pass','2026-11-18 11:33:22.250800','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(258,81,1,'pass','2026-11-18 11:33:22.262129','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(259,82,1,'buy coal 3','2026-11-18 11:33:22.280158','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(260,83,1,'buy oil 2','2026-11-18 11:33:22.291496','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(261,84,1,'done','2026-11-18 11:33:22.294699','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(262,85,0,'buy coal 4','2026-11-18 11:33:22.306036','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(263,86,0,'done','2026-11-18 11:33:22.321367','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(264,87,1,'done','2026-11-18 11:33:22.333075','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(265,88,0,'build erfurt','2026-11-18 11:33:22.344413','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(266,89,0,'build halle','2026-11-18 11:33:22.359927','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(267,90,0,'build leipzig','2026-11-18 11:33:22.369956','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(268,91,0,'done','2026-11-18 11:33:22.377505','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(269,92,0,'power 10 12 25 with coal 5 oil 1','2026-11-18 11:33:22.397074','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(270,93,1,'power 16 with oil 2','2026-11-18 11:33:22.408546','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(271,94,0,'open 21 21','2026-11-18 11:33:22.420009','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(272,95,1,'drop','2026-11-18 11:33:22.431540','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(273,96,0,'remove 10','2026-11-18 11:33:22.434770','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(274,97,1,'open 17 1','2026-11-18 11:33:22.450160','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(275,98,1,'remove 14','2026-11-18 11:33:22.461492','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(276,99,1,'buy oil 2','2026-11-18 11:33:22.471604','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(277,100,1,'done','2026-11-18 11:33:22.485405','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(278,101,0,'buy coal 6','2026-11-18 11:33:22.496820','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(279,102,0,'buy oil 2','2026-11-18 11:33:22.510478','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(280,103,0,'done','2026-11-18 11:33:22.521906','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(281,104,1,'done','2026-11-18 11:33:22.533401','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(282,105,0,'build dresden','2026-11-18 11:33:22.544769','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(283,106,0,'build cuxhaven','2026-11-18 11:33:22.560052','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(284,107,0,'done','2026-11-18 11:33:22.571297','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(285,108,0,'power 21 25 with coal 2 oil 2','2026-11-18 11:33:22.580737','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(286,109,1,'power 16 with oil 2','2026-11-18 11:33:22.592102','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(287,110,0,'open 32 32','2026-11-18 11:33:22.603473','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(288,111,1,'drop','2026-11-18 11:33:22.606674','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(289,112,0,'remove 12','2026-11-18 11:33:22.622123','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(290,113,1,'open 22 1','2026-11-18 11:33:22.633667','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(291,114,1,'remove 17','2026-11-18 11:33:22.645144','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(292,115,1,'buy oil 2','2026-11-18 11:33:22.664713','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(293,116,1,'done','2026-11-18 11:33:22.674776','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(294,117,0,'buy oil 3','2026-11-18 11:33:22.695867','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(295,118,0,'buy oil 1','2026-11-18 11:33:22.707711','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(296,119,0,'done','2026-11-18 11:33:22.719405','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(297,120,1,'build dortmund','2026-11-18 11:33:22.731018','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(298,121,1,'build muenster','2026-11-18 11:33:22.734576','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(299,122,1,'build osnabrueck','2026-11-18 11:33:22.750557','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(300,123,1,'build bremen','2026-11-18 11:33:22.766388','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(301,124,1,'done','2026-11-18 11:33:22.780774','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(302,125,0,'build duisburg','2026-11-18 11:33:22.796291','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(303,126,0,'build essen','2026-11-18 11:33:22.810515','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(304,127,0,'done','2026-11-18 11:33:22.813907','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(305,128,0,'power 25 32 with coal 2 oil 3','2026-11-18 11:33:22.829730','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(306,129,1,'power 20 22 with coal 3','2026-11-18 11:33:22.841461','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(307,130,0,'open 34 34','2026-11-18 11:33:22.853211','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(308,131,1,'drop','2026-11-18 11:33:22.868887','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(309,132,0,'remove 21','2026-11-18 11:33:22.884599','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(310,133,1,'open 28 1','2026-11-18 11:33:22.896131','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(311,134,1,'remove 16','2026-11-18 11:33:22.907520','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(312,135,1,'buy coal 3','2026-11-18 11:33:22.910767','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(313,136,1,'buy uranium 1','2026-11-18 11:33:22.926415','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(314,137,1,'done','2026-11-18 11:33:22.937886','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(315,138,0,'buy oil 2','2026-11-18 11:33:22.949284','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(316,139,0,'buy uranium 1','2026-11-18 11:33:22.964728','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(317,140,0,'done','2026-11-18 11:33:22.979022','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(318,141,1,'build hannover','2026-11-18 11:33:22.982329','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(319,142,1,'done','2026-11-18 11:33:22.997710','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(320,143,0,'build duesseldorf','2026-11-18 11:33:23.009059','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(321,144,0,'build fulda','2026-11-18 11:33:23.024484','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(322,145,0,'build wuerzburg','2026-11-18 11:33:23.035861','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(323,146,0,'done','2026-11-18 11:33:23.047114','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(324,147,0,'power 25 32 34 with coal 2 oil 3 uranium 1','2026-11-18 11:33:23.050394','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(325,148,1,'power 22 28 with uranium 1','2026-11-18 11:33:23.066345','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(326,149,0,'open 46 46','2026-11-18 11:33:23.077107','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(327,150,1,'drop','2026-11-18 11:33:23.092711','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(328,151,0,'remove 25','2026-11-18 11:33:23.104141','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(329,152,1,'open 39 1','2026-11-18 11:33:23.119555','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(330,153,1,'remove 22','2026-11-18 11:33:23.122852','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(331,154,1,'buy uranium 2','2026-11-18 11:33:23.134306','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(332,155,1,'done','2026-11-18 11:33:23.149903','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(333,156,0,'buy coal 1','2026-11-18 11:33:23.165324','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(334,157,0,'buy oil 5','2026-11-18 11:33:23.176131','2hk9u8cc55',0);
INSERT INTO "web_action" VALUES(563,0,0,'open 3 3','2026-11-18 11:33:26.115925','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(564,1,1,'drop','2026-11-18 11:33:26.129706','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(565,2,1,'open 7 7','2026-11-18 11:33:26.132954','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(566,3,0,'buy oil 2','2026-11-18 11:33:26.148189','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(567,4,0,'done','2026-11-18 11:33:26.160846','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(568,5,1,'buy oil 3','2026-11-18 11:33:26.172086','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(569,6,1,'done','2026-11-18 11:33:26.183285','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(570,7,0,'build duisburg','2026-11-18 11:33:26.186598','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(571,8,0,'done','2026-11-18 11:33:26.202376','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(572,9,1,'build muenster','2026-11-18 11:33:26.214050','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(573,10,1,'build dortmund','2026-11-18 11:33:26.225672','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(574,11,1,'done','2026-11-18 11:33:26.241067','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(575,12,1,'power 7 with oil 3','2026-11-18 11:33:26.252436','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(576,13,0,'power 3 with oil 2','2026-11-18 11:33:26.267805','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(577,14,1,'open 4 4','2026-11-18 11:33:26.279001','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(578,15,0,'drop','2026-11-18 11:33:26.282349','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(579,16,0,'open 8 8','2026-11-18 11:33:26.293658','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(580,17,0,'buy coal 3','2026-11-18 11:33:26.308964','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(581,18,0,'buy oil 2','2026-11-18 11:33:26.320235','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(582,19,0,'done','2026-11-18 11:33:26.331474','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(583,20,1,'buy coal 2','2026-11-18 11:33:26.334589','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(584,21,1,'buy oil 3','2026-11-18 11:33:26.349890','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(585,22,1,'done','2026-11-18 11:33:26.361134','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(586,23,0,'build essen','2026-11-18 11:33:26.376360','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(587,24,0,'build duesseldorf','2026-11-18 11:33:26.391579','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(588,25,0,'done','2026-11-18 11:33:26.394646','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(589,26,1,'build osnabrueck','2026-11-18 11:33:26.405884','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(590,27,1,'done','2026-11-18 11:33:26.417052','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(591,28,1,'power 4 7 with coal 2 oil 3','2026-11-18 11:33:26.431270','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(592,29,0,'power 8 with coal 3','2026-11-18 11:33:26.434359','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(593,30,0,'open 5 5','2026-11-18 11:33:26.445647','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(594,31,1,'bid 6','2026-11-18 11:33:26.460906','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(595,32,0,'drop','2026-11-18 11:33:26.472141','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(596,33,0,'open 10 10','2026-11-18 11:33:26.483343','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(597,34,1,'buy coal 4','2026-11-18 11:33:26.486511','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(598,35,1,'buy oil 3','2026-11-18 11:33:26.501839','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(599,36,1,'done','2026-11-18 11:33:26.513202','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(600,37,0,'buy coal 2','2026-11-18 11:33:26.528496','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(601,38,0,'done','2026-11-18 11:33:26.540755','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(602,39,1,'done','2026-11-18 11:33:26.551996','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(603,40,0,'done','2026-11-18 11:33:26.563226','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(604,41,0,'power 10 with coal 2','2026-11-18 11:33:26.566528','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(605,42,1,'power 4 7 with coal 2 oil 3','2026-11-18 11:33:26.582032','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(606,43,0,'open 6 6','2026-11-18 11:33:26.593345','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(607,44,1,'drop','2026-11-18 11:33:26.604751','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(608,45,1,'open 15 15','2026-11-18 11:33:26.620152','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(609,46,1,'buy coal 2','2026-11-18 11:33:26.635581','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(610,47,1,'done','2026-11-18 11:33:26.638797','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(611,48,0,'buy coal 5','2026-11-18 11:33:26.646120','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(612,49,0,'done','2026-11-18 11:33:26.665504','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(613,50,1,'build bremen','2026-11-18 11:33:26.676850','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(614,51,1,'done','2026-11-18 11:33:26.692076','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(615,52,0,'done','2026-11-18 11:33:26.703306','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(616,53,0,'power 10 with coal 2','2026-11-18 11:33:26.706460','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(617,54,1,'power 15 with coal 2','2026-11-18 11:33:26.717835','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(618,55,1,'open 13 13','2026-11-18 11:33:26.732703','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(619,56,0,'bid 14','2026-11-18 11:33:26.744018','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(620,57,1,'bid 15','2026-11-18 11:33:26.759283','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(621,58,0,'drop','2026-11-18 11:33:26.762459','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(622,59,1,'remove 4','2026-11-18 11:33:26.787095','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(623,60,0,'open 11 11','2026-11-18 11:33:26.790410','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(624,61,0,'remove 3','2026-11-18 11:33:26.801765','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(625,62,0,'buy uranium 1','2026-11-18 11:33:26.813102','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(626,63,0,'done','2026-11-18 11:33:26.828497','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(627,64,1,'buy oil 3','2026-11-18 11:33:26.840284','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(628,65,1,'done','2026-11-18 11:33:26.851591','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(629,66,0,'build kassel','2026-11-18 11:33:26.854872','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(630,67,0,'done','2026-11-18 11:33:26.870134','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(631,68,1,'build cuxhaven','2026-11-18 11:33:26.883843','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(632,69,1,'build hannover','2026-11-18 11:33:26.899297','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(633,70,1,'done','2026-11-18 11:33:26.902454','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(634,71,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 11:33:26.917876','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(635,72,0,'power 10 11 with coal 2 uranium 1','2026-11-18 11:33:26.929239','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(636,73,1,'pass','2026-11-18 11:33:26.940895','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(637,74,0,'open 22 22','2026-11-18 11:33:26.956473','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(638,75,0,'remove 6','2026-11-18 11:33:26.968000','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(639,76,0,'buy coal 1','2026-11-18 11:33:26.978626','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(640,77,0,'buy uranium 1','2026-11-18 11:33:26.986023','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(641,78,0,'done','2026-11-18 11:33:26.997338','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(642,79,1,'buy coal 4','2026-11-18 11:33:27.012804','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(643,80,1,'buy oil 3','2026-11-18 11:33:27.024151','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(644,81,1,'buy oil 1','2026-11-18 11:33:27.039476','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(645,82,1,'done','2026-11-18 11:33:27.042695','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(646,83,0,'build fulda','2026-11-18 11:33:27.058022','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(647,84,0,'build wuerzburg','2026-11-18 11:33:27.069263','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(648,85,0,'done','2026-11-18 11:33:27.080496','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(649,86,1,'build hamburg','2026-11-18 11:33:27.089699','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(650,87,1,'done','2026-11-18 11:33:27.100889','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(651,88,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 11:33:27.112155','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(652,89,0,'power 10 11 22 with coal 2 uranium 1','2026-11-18 11:33:27.131458','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(653,90,1,'open 21 21','2026-11-18 11:33:27.134831','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(654,91,0,'bid 22','2026-11-18 11:33:27.146193','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(655,92,1,'drop','2026-11-18 11:33:27.157639','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(656,93,0,'remove 8','2026-11-18 11:33:27.168908','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(657,94,1,'pass','2026-11-18 11:33:27.184251','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(658,95,0,'buy coal 2','2026-11-18 11:33:27.195541','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(659,96,0,'buy uranium 1','2026-11-18 11:33:27.198727','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(660,97,0,'done','2026-11-18 11:33:27.210023','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(661,98,1,'buy coal 2','2026-11-18 11:33:27.225303','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(662,99,1,'buy oil 2','2026-11-18 11:33:27.239209','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(663,100,1,'buy oil 1','2026-11-18 11:33:27.242702','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(664,101,1,'done','2026-11-18 11:33:27.258004','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(665,102,0,'build erfurt','2026-11-18 11:33:27.273340','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(666,103,0,'build halle','2026-11-18 11:33:27.284749','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(667,104,0,'done','2026-11-18 11:33:27.295962','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(668,105,1,'done','2026-11-18 11:33:27.311120','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(669,106,1,'power 13 15 with coal 2','2026-11-18 11:33:27.314350','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(670,107,0,'power 11 21 22 with coal 2 uranium 1','2026-11-18 11:33:27.325704','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(671,108,0,'pass','2026-11-18 11:33:27.339855','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(672,109,1,'open 24 24','2026-11-18 11:33:27.355002','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(673,110,1,'remove 7','2026-11-18 11:33:27.358310','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(674,111,1,'buy garbage 2','2026-11-18 11:33:27.369668','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(675,112,1,'buy coal 1','2026-11-18 11:33:27.385106','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(676,113,1,'done','2026-11-18 11:33:27.396428','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(677,114,0,'buy coal 4','2026-11-18 11:33:27.407811','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(678,115,0,'buy uranium 1','2026-11-18 11:33:27.422998','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(679,116,0,'buy oil 1','2026-11-18 11:33:27.426327','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(680,117,0,'done','2026-11-18 11:33:27.436622','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(681,118,1,'build kiel','2026-11-18 11:33:27.455897','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(682,119,1,'build flensburg','2026-11-18 11:33:27.467084','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(683,120,1,'done','2026-11-18 11:33:27.470256','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(684,121,0,'build leipzig','2026-11-18 11:33:27.485571','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(685,122,0,'build nuernberg','2026-11-18 11:33:27.496843','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(686,123,0,'done','2026-11-18 11:33:27.508068','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(687,124,0,'power 10 11 21 22 with coal 3 oil 1 uranium 1','2026-11-18 11:33:27.520399','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(688,125,1,'power 13 15 24 with coal 2 garbage 2','2026-11-18 11:33:27.531754','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(689,126,0,'open 31 31','2026-11-18 11:33:27.544093','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(690,127,1,'drop','2026-11-18 11:33:27.555303','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(691,128,0,'remove 10','2026-11-18 11:33:27.558494','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(692,129,1,'open 18 18','2026-11-18 11:33:27.573869','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(693,130,1,'remove 5','2026-11-18 11:33:27.585295','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(694,131,1,'buy coal 1','2026-11-18 11:33:27.596681','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(695,132,1,'buy garbage 2','2026-11-18 11:33:27.612006','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(696,133,1,'done','2026-11-18 11:33:27.623262','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(697,134,0,'buy coal 4','2026-11-18 11:33:27.626499','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(698,135,0,'buy uranium 1','2026-11-18 11:33:27.637150','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(699,136,0,'done','2026-11-18 11:33:27.656436','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(700,137,1,'build duisburg','2026-11-18 11:33:27.667704','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(701,138,1,'done','2026-11-18 11:33:27.670769','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(702,139,0,'build dortmund','2026-11-18 11:33:27.686278','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(703,140,0,'build muenster','2026-11-18 11:33:27.697541','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(704,141,0,'build osnabrueck','2026-11-18 11:33:27.708773','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(705,142,0,'done','2026-11-18 11:33:27.724009','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(706,143,0,'power 21 22 31 with coal 5','2026-11-18 11:33:27.734667','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(707,144,1,'power 13 15 18 24 with coal 2 garbage 2','2026-11-18 11:33:27.737926','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(708,145,0,'open 35 35','2026-11-18 11:33:27.753221','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(709,146,1,'bid 36','2026-11-18 11:33:27.764532','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(710,147,0,'bid 37','2026-11-18 11:33:27.775847','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(711,148,1,'drop','2026-11-18 11:33:27.790964','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(712,149,0,'remove 11','2026-11-18 11:33:27.794233','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(713,150,1,'open 33 33','2026-11-18 11:33:27.809578','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(714,151,1,'remove 13','2026-11-18 11:33:27.821612','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(715,152,1,'buy coal 2','2026-11-18 11:33:27.836604','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(716,153,1,'buy garbage 2','2026-11-18 11:33:27.851878','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(717,154,1,'done','2026-11-18 11:33:27.863056','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(718,155,0,'buy coal 3','2026-11-18 11:33:27.866329','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(719,156,0,'buy oil 3','2026-11-18 11:33:27.877657','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(720,157,0,'done','2026-11-18 11:33:27.892955','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(721,158,1,'build essen','2026-11-18 11:33:27.905413','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(722,159,1,'build duesseldorf','2026-11-18 11:33:27.923306','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(723,160,1,'build wilhelmshaven','2026-11-18 11:33:27.926434','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(724,161,1,'done','2026-11-18 11:33:27.940199','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(725,162,0,'build dresden','2026-11-18 11:33:27.951421','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(726,163,0,'done','2026-11-18 11:33:27.954556','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(727,164,0,'power 22 31 35 with coal 3 oil 1','2026-11-18 11:33:27.970144','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(728,165,1,'power 15 18 24 33 with coal 2 garbage 2','2026-11-18 11:33:27.988155','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(729,166,0,'open 19 19','2026-11-18 11:33:28.003857','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(730,167,1,'drop','2026-11-18 11:33:28.015561','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(731,168,0,'remove 22','2026-11-18 11:33:28.027511','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(732,169,1,'open 39 39','2026-11-18 11:33:28.043150','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(733,170,1,'remove 15','2026-11-18 11:33:28.054955','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(734,171,1,'buy garbage 2','2026-11-18 11:33:28.058531','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(735,172,1,'buy uranium 1','2026-11-18 11:33:28.070120','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(736,173,1,'done','2026-11-18 11:33:28.088274','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(737,174,0,'buy coal 3','2026-11-18 11:33:28.100010','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(738,175,0,'buy oil 1','2026-11-18 11:33:28.115631','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(739,176,0,'buy garbage 2','2026-11-18 11:33:28.131058','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(740,177,0,'buy coal 1','2026-11-18 11:33:28.134653','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(741,178,0,'done','2026-11-18 11:33:28.150519','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(742,179,1,'build kassel','2026-11-18 11:33:28.162310','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(743,180,1,'build fulda','2026-11-18 11:33:28.173875','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(744,181,1,'build wuerzburg','2026-11-18 11:33:28.191386','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(745,182,1,'done','2026-11-18 11:33:28.194670','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(746,183,0,'build bremen','2026-11-18 11:33:28.209600','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(747,184,0,'build cuxhaven','2026-11-18 11:33:28.224917','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(748,185,0,'build hamburg','2026-11-18 11:33:28.240218','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(749,186,0,'build kiel','2026-11-18 11:33:28.251492','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(750,187,0,'done','2026-11-18 11:33:28.254686','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(751,188,0,'power 21 31 35 with coal 3 oil 3','2026-11-18 11:33:28.270540','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(752,189,1,'power 18 24 33 39 with garbage 2 uranium 1','2026-11-18 11:33:28.273689','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(753,190,0,'open 32 32','2026-11-18 11:33:28.293370','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(754,191,1,'bid 33','2026-11-18 11:33:28.305050','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(755,192,0,'bid 34','2026-11-18 11:33:28.312881','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(756,193,1,'bid 35','2026-11-18 11:33:28.328539','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(757,194,0,'bid 36','2026-11-18 11:33:28.338141','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(758,195,1,'bid 37','2026-11-18 11:33:28.346235','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(759,196,0,'bid 38','2026-11-18 11:33:28.361348','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(760,197,1,'bid 39','2026-11-18 11:33:28.370556','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(761,198,0,'bid 40','2026-11-18 11:33:28.382133','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(762,199,1,'bid 41','2026-11-18 11:33:28.393469','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(763,200,0,'bid 42','2026-11-18 11:33:28.409466','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(764,201,1,'bid 43','2026-11-18 11:33:28.424323','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(765,202,0,'bid 44','2026-11-18 11:33:28.438174','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(766,203,1,'bid 45','2026-11-18 11:33:28.449290','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(767,204,0,'bid 46','2026-11-18 11:33:28.462802','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(768,205,1,'bid 47','2026-11-18 11:33:28.474702','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(769,206,0,'bid 48','2026-11-18 11:33:28.497015','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(770,207,1,'bid 49','2026-11-18 11:33:28.508984','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(771,208,0,'drop','2026-11-18 11:33:28.526008','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(772,209,1,'remove 18','2026-11-18 11:33:28.533569','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(773,210,0,'open 40 40','2026-11-18 11:33:28.548760','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(774,211,0,'remove 19','2026-11-18 11:33:28.562257','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(775,212,1,'buy oil 3','2026-11-18 11:33:28.579475','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(776,213,1,'buy garbage 2','2026-11-18 11:33:28.582831','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(777,214,1,'buy uranium 1','2026-11-18 11:33:28.604963','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(778,215,1,'done','2026-11-18 11:33:28.614511','s8bv4uc3ig',0);
INSERT INTO "web_action" VALUES(779,0,0,'open 5b 5','2026-11-18 11:33:28.685705','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(780,1,1,'drop','2026-11-18 11:33:28.690330','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(781,2,1,'open 5c 5','2026-11-18 11:33:28.710178','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(782,3,0,'buy oil 2 at 4','2026-11-18 11:33:28.721908','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(783,4,0,'done','2026-11-18 11:33:28.733452','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(784,5,1,'buy gas 1 at 1','2026-11-18 11:33:28.753106','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(785,6,1,'buy oil 1 at 2','2026-11-18 11:33:28.764719','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(786,7,1,'done','2026-11-18 11:33:28.776221','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(787,8,1,'power 5c with gas 1 oil 1','2026-11-18 11:33:28.791747','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(788,9,0,'power 5b with oil 1','2026-11-18 11:33:28.803243','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(789,10,1,'open 5a 5','2026-11-18 11:33:28.806628','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(790,11,0,'drop','2026-11-18 11:33:28.818149','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(791,12,0,'open 4a 1','2026-11-18 11:33:28.829692','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(792,13,0,'buy coal 3 at 3','2026-11-18 11:33:28.845303','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(793,14,0,'done','2026-11-18 11:33:28.856851','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(794,15,1,'buy coal 2 at 2','2026-11-18 11:33:28.868356','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(795,16,1,'buy gas 1 at 1','2026-11-18 11:33:28.887317','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(796,17,1,'buy gas 1 at 1','2026-11-18 11:33:28.890603','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(797,18,1,'done','2026-11-18 11:33:28.906100','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(798,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 11:33:28.921608','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(799,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 11:33:28.933267','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(800,21,1,'open 6b 1','2026-11-18 11:33:28.948849','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(801,22,0,'bid 2','2026-11-18 11:33:28.960274','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(802,23,1,'drop','2026-11-18 11:33:28.971703','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(803,24,1,'pass','2026-11-18 11:33:28.986617','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(804,25,0,'buy coal 3 at 3','2026-11-18 11:33:28.990211','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(805,26,0,'buy oil 1 at 3','2026-11-18 11:33:29.001771','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(806,27,0,'buy uranium 2 at 3','2026-11-18 11:33:29.017357','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(807,28,0,'done','2026-11-18 11:33:29.029000','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(808,29,1,'buy oil 3 at 4','2026-11-18 11:33:29.040623','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(809,30,1,'done','2026-11-18 11:33:29.060135','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(810,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 11:33:29.071735','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(811,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 11:33:29.083269','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(812,33,0,'open 8b 1','2026-11-18 11:33:29.095034','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(813,34,1,'bid 2','2026-11-18 11:33:29.098421','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(814,35,0,'drop','2026-11-18 11:33:29.114101','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(815,36,0,'pass','2026-11-18 11:33:29.125593','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(816,37,1,'buy coal 2 at 2','2026-11-18 11:33:29.139338','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(817,38,1,'buy gas 2 at 4','2026-11-18 11:33:29.142614','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(818,39,1,'buy oil 2 at 3','2026-11-18 11:33:29.158016','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(819,40,1,'buy oil 2 at 3','2026-11-18 11:33:29.173328','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(820,41,1,'done','2026-11-18 11:33:29.184685','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(821,42,0,'done','2026-11-18 11:33:29.200088','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(822,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 11:33:29.211380','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(823,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 11:33:29.214711','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(824,45,1,'pass','2026-11-18 11:33:29.226095','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(825,46,0,'pass','2026-11-18 11:33:29.243792','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(826,47,0,'buy coal 2 at 2','2026-11-18 11:33:29.259075','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(827,48,0,'buy oil 1 at 4','2026-11-18 11:33:29.262338','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(828,49,0,'buy uranium 1 at 2','2026-11-18 11:33:29.277776','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(829,50,0,'buy uranium 1 at 2','2026-11-18 11:33:29.289343','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(830,51,0,'done','2026-11-18 11:33:29.300731','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(831,52,1,'buy gas 1 at 1','2026-11-18 11:33:29.312063','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(832,53,1,'done','2026-11-18 11:33:29.327364','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(833,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 11:33:29.330598','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(834,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 11:33:29.348541','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(835,56,1,'pass','2026-11-18 11:33:29.359980','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(836,57,0,'open 4b 1','2026-11-18 11:33:29.371325','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(837,58,0,'remove 6b','2026-11-18 11:33:29.374649','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(838,59,0,'buy coal 3 at 2','2026-11-18 11:33:29.390253','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(839,60,0,'buy gas 3 at 3','2026-11-18 11:33:29.401655','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(840,61,0,'buy oil 2 at 4','2026-11-18 11:33:29.413094','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(841,62,0,'done','2026-11-18 11:33:29.428517','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(842,63,1,'buy coal 2 at 2','2026-11-18 11:33:29.438352','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(843,64,1,'buy gas 1 at 1','2026-11-18 11:33:29.449887','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(844,65,1,'buy gas 3 at 3','2026-11-18 11:33:29.461224','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(845,66,1,'done','2026-11-18 11:33:29.476595','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(846,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 11:33:29.488038','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(847,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 11:33:29.499413','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(848,69,0,'open 12 1','2026-11-18 11:33:29.502675','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(849,70,1,'bid 2','2026-11-18 11:33:29.518051','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(850,71,0,'drop','2026-11-18 11:33:29.529352','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(851,72,1,'remove 5c','2026-11-18 11:33:29.544837','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(852,73,0,'pass','2026-11-18 11:33:29.560238','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(853,74,1,'buy coal 3 at 2','2026-11-18 11:33:29.571615','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(854,75,1,'buy coal 3 at 2','2026-11-18 11:33:29.574788','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(855,76,1,'buy oil 3 at 3','2026-11-18 11:33:29.586394','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(856,77,1,'done','2026-11-18 11:33:29.597734','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(857,78,0,'buy coal 3 at 2','2026-11-18 11:33:29.613080','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(858,79,0,'buy gas 2 at 3','2026-11-18 11:33:29.624366','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(859,80,0,'done','2026-11-18 11:33:29.635645','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(860,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 11:33:29.648380','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(861,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 11:33:29.659768','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(862,83,1,'open 13 1','2026-11-18 11:33:29.675025','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(863,84,0,'bid 2','2026-11-18 11:33:29.678359','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(864,85,1,'drop','2026-11-18 11:33:29.689789','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(865,86,0,'remove 4b','2026-11-18 11:33:29.701114','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(866,87,1,'open 22 22','2026-11-18 11:33:29.716447','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(867,88,1,'remove 5a','2026-11-18 11:33:29.727805','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(868,89,0,'buy coal 2 at 2','2026-11-18 11:33:29.737932','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(869,90,0,'buy oil 2 at 3','2026-11-18 11:33:29.745334','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(870,91,0,'done','2026-11-18 11:33:29.760659','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(871,92,1,'buy coal 3 at 3','2026-11-18 11:33:29.771985','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(872,93,1,'buy coal 3 at 2','2026-11-18 11:33:29.787451','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(873,94,1,'done','2026-11-18 11:33:29.799291','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(874,95,1,'power 12 22 with coal 6','2026-11-18 11:33:29.802640','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(875,96,0,'power 4a 5b 13 with coal 2 oil 1','2026-11-18 11:33:29.814229','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(876,97,1,'open 21 1','2026-11-18 11:33:29.829934','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(877,98,0,'drop','2026-11-18 11:33:29.840704','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(878,99,1,'remove 8b','2026-11-18 11:33:29.860294','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(879,100,0,'open 26 26','2026-11-18 11:33:29.871912','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(880,101,0,'remove 4a','2026-11-18 11:33:29.883401','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(881,102,0,'done','2026-11-18 11:33:29.886799','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(882,103,1,'buy coal 2 at 2','2026-11-18 11:33:29.902392','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(883,104,1,'buy coal 1 at 2','2026-11-18 11:33:29.914133','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(884,105,1,'buy oil 1 at 3','2026-11-18 11:33:29.925794','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(885,106,1,'done','2026-11-18 11:33:29.940976','h2nxdyub22',0);
INSERT INTO "web_action" VALUES(886,0,0,'open 5b 5','2026-11-18 11:33:29.984929','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(887,1,1,'drop','2026-11-18 11:33:29.996741','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(888,2,1,'open 5c 5','2026-11-18 11:33:30.008254','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(889,3,0,'buy oil 2 at 4','2026-11-18 11:33:30.019693','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(890,4,0,'done','2026-11-18 11:33:30.022870','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(891,5,1,'buy gas 1 at 1','2026-11-18 11:33:30.038346','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(892,6,1,'buy oil 1 at 2','2026-11-18 11:33:30.050370','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(893,7,1,'done','2026-11-18 11:33:30.061729','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(894,8,1,'power 5c with gas 1 oil 1','2026-11-18 11:33:30.077243','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(895,9,0,'power 5b with oil 1','2026-11-18 11:33:30.091327','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(896,10,1,'open 5a 5','2026-11-18 11:33:30.094613','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(897,11,0,'drop','2026-11-18 11:33:30.110133','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(898,12,0,'open 4a 1','2026-11-18 11:33:30.121553','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(899,13,0,'buy coal 3 at 3','2026-11-18 11:33:30.136971','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(900,14,0,'done','2026-11-18 11:33:30.151384','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(901,15,1,'buy coal 2 at 2','2026-11-18 11:33:30.154514','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(902,16,1,'buy gas 1 at 1','2026-11-18 11:33:30.170017','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(903,17,1,'buy gas 1 at 1','2026-11-18 11:33:30.181388','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(904,18,1,'done','2026-11-18 11:33:30.192720','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(905,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 11:33:30.208081','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(906,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 11:33:30.219445','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(907,21,1,'open 6b 1','2026-11-18 11:33:30.222731','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(908,22,0,'bid 2','2026-11-18 11:33:30.234113','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(909,23,1,'drop','2026-11-18 11:33:30.245474','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(910,24,1,'pass','2026-11-18 11:33:30.264845','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(911,25,0,'buy coal 3 at 3','2026-11-18 11:33:30.276178','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(912,26,0,'buy oil 1 at 3','2026-11-18 11:33:30.289620','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(913,27,0,'buy uranium 2 at 3','2026-11-18 11:33:30.297089','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(914,28,0,'done','2026-11-18 11:33:30.308412','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(915,29,1,'buy oil 3 at 4','2026-11-18 11:33:30.319744','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(916,30,1,'done','2026-11-18 11:33:30.322875','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(917,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 11:33:30.338238','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(918,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 11:33:30.353651','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(919,33,0,'open 8b 1','2026-11-18 11:33:30.364997','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(920,34,1,'bid 2','2026-11-18 11:33:30.380310','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(921,35,0,'drop','2026-11-18 11:33:30.389884','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(922,36,0,'pass','2026-11-18 11:33:30.401448','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(923,37,1,'buy coal 2 at 2','2026-11-18 11:33:30.412928','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(924,38,1,'buy gas 2 at 4','2026-11-18 11:33:30.424397','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(925,39,1,'buy oil 2 at 3','2026-11-18 11:33:30.440100','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(926,40,1,'buy oil 2 at 3','2026-11-18 11:33:30.451736','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(927,41,1,'done','2026-11-18 11:33:30.463135','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(928,42,0,'done','2026-11-18 11:33:30.466503','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(929,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 11:33:30.481971','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(930,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 11:33:30.499993','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(931,45,1,'pass','2026-11-18 11:33:30.511174','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(932,46,0,'pass','2026-11-18 11:33:30.514413','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(933,47,0,'buy coal 2 at 2','2026-11-18 11:33:30.529824','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(934,48,0,'buy oil 1 at 4','2026-11-18 11:33:30.541287','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(935,49,0,'buy uranium 1 at 2','2026-11-18 11:33:30.552756','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(936,50,0,'buy uranium 1 at 2','2026-11-18 11:33:30.568109','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(937,51,0,'done','2026-11-18 11:33:30.579456','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(938,52,1,'buy gas 1 at 1','2026-11-18 11:33:30.582701','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(939,53,1,'done','2026-11-18 11:33:30.594195','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(940,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 11:33:30.605678','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(941,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 11:33:30.625208','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(942,56,1,'pass','2026-11-18 11:33:30.636725','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(943,57,0,'open 4b 1','2026-11-18 11:33:30.652269','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(944,58,0,'remove 6b','2026-11-18 11:33:30.663790','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(945,59,0,'buy coal 3 at 2','2026-11-18 11:33:30.675204','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(946,60,0,'buy gas 3 at 3','2026-11-18 11:33:30.678540','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(947,61,0,'buy oil 2 at 4','2026-11-18 11:33:30.692804','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(948,62,0,'done','2026-11-18 11:33:30.708181','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(949,63,1,'buy coal 2 at 2','2026-11-18 11:33:30.719598','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(950,64,1,'buy gas 1 at 1','2026-11-18 11:33:30.722842','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(951,65,1,'buy gas 3 at 3','2026-11-18 11:33:30.738243','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(952,66,1,'done','2026-11-18 11:33:30.753677','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(953,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 11:33:30.765059','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(954,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 11:33:30.776492','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(955,69,0,'open 12 1','2026-11-18 11:33:30.790815','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(956,70,1,'bid 2','2026-11-18 11:33:30.794029','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(957,71,0,'drop','2026-11-18 11:33:30.809402','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(958,72,1,'remove 5c','2026-11-18 11:33:30.820856','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(959,73,0,'pass','2026-11-18 11:33:30.832181','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(960,74,1,'buy coal 3 at 2','2026-11-18 11:33:30.843538','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(961,75,1,'buy coal 3 at 2','2026-11-18 11:33:30.846791','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(962,76,1,'buy oil 3 at 3','2026-11-18 11:33:30.875713','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(963,77,1,'done','2026-11-18 11:33:30.890223','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(964,78,0,'buy coal 3 at 2','2026-11-18 11:33:30.893595','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(965,79,0,'buy gas 2 at 3','2026-11-18 11:33:30.909153','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(966,80,0,'done','2026-11-18 11:33:30.920539','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(967,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 11:33:30.931950','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(968,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 11:33:30.945243','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(969,83,1,'open 13 1','2026-11-18 11:33:30.953795','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(970,84,0,'bid 2','2026-11-18 11:33:30.965293','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(971,85,1,'drop','2026-11-18 11:33:30.981284','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(972,86,0,'remove 4b','2026-11-18 11:33:30.991959','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(973,87,1,'open 22 22','2026-11-18 11:33:31.011315','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(974,88,1,'remove 5a','2026-11-18 11:33:31.014701','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(975,89,0,'buy coal 2 at 2','2026-11-18 11:33:31.026167','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(976,90,0,'buy oil 2 at 3','2026-11-18 11:33:31.037605','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(977,91,0,'done','2026-11-18 11:33:31.051904','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(978,92,1,'buy coal 3 at 3','2026-11-18 11:33:31.064418','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(979,93,1,'buy coal 3 at 2','2026-11-18 11:33:31.078791','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(980,94,1,'done','2026-11-18 11:33:31.081955','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(981,95,1,'power 12 22 with coal 6','2026-11-18 11:33:31.109092','7w3xsaarf8',0);
INSERT INTO "web_action" VALUES(1143,0,0,'syndicate topaz','2026-11-18 11:33:33.354860','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1144,1,1,'syndicate umber','2026-11-18 11:33:33.380095','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1145,2,1,'syndicate slate','2026-11-18 11:33:33.392111','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1146,3,0,'syndicate ruby','2026-11-18 11:33:33.409694','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1147,4,0,'syndicate quartz','2026-11-18 11:33:33.436758','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1148,5,1,'syndicate onyx','2026-11-18 11:33:33.457988','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1149,6,0,'open 3 3','2026-11-18 11:33:33.500378','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1150,7,1,'drop','2026-11-18 11:33:33.513585','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1151,8,1,'open 5b 5','2026-11-18 11:33:33.525483','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1152,9,1,'pass','2026-11-18 11:33:33.542047','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1153,10,0,'pass','2026-11-18 11:33:33.556110','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1154,11,0,'plant flint','2026-11-18 11:33:33.567957','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1155,12,0,'station flint','2026-11-18 11:33:33.587928','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1156,13,0,'slot 3','2026-11-18 11:33:33.599790','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1157,14,0,'hire 3','2026-11-18 11:33:33.615825','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1158,15,0,'done','2026-11-18 11:33:33.627920','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1159,16,0,'syndicate umber','2026-11-18 11:33:33.639798','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1160,17,0,'syndicate ruby','2026-11-18 11:33:33.654055','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1161,18,1,'housing garnet','2026-11-18 11:33:33.661953','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1162,19,1,'station garnet','2026-11-18 11:33:33.677946','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1163,20,1,'slot 5b','2026-11-18 11:33:33.690274','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1164,21,1,'hire 0','2026-11-18 11:33:33.702143','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1165,22,1,'done','2026-11-18 11:33:33.717962','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1166,23,1,'power none','2026-11-18 11:33:33.729728','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1167,24,0,'power 3','2026-11-18 11:33:33.741591','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1168,25,1,'pass','2026-11-18 11:33:33.756454','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1169,26,0,'open 5a 4','2026-11-18 11:33:33.776483','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1170,27,0,'hire 3','2026-11-18 11:33:33.788382','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1171,28,0,'done','2026-11-18 11:33:33.800070','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1172,29,0,'syndicate topaz','2026-11-18 11:33:33.815858','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1173,30,1,'hire 0','2026-11-18 11:33:33.827759','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1174,31,1,'done','2026-11-18 11:33:33.839307','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1175,32,1,'power none','2026-11-18 11:33:33.842688','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1176,33,0,'power 3','2026-11-18 11:33:33.857219','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1177,34,0,'open 7 4','2026-11-18 11:33:33.876774','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1178,35,1,'drop','2026-11-18 11:33:33.888250','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1179,36,1,'open 4 2','2026-11-18 11:33:33.899733','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1180,37,1,'plant basalt','2026-11-18 11:33:33.915120','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1181,38,1,'station basalt','2026-11-18 11:33:33.918584','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1182,39,1,'slot 4','2026-11-18 11:33:33.930039','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1183,40,1,'hire 0','2026-11-18 11:33:33.941464','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1184,41,1,'done','2026-11-18 11:33:33.955944','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1185,42,1,'syndicate quartz','2026-11-18 11:33:33.971269','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1186,43,0,'housing ember','2026-11-18 11:33:33.974642','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1187,44,0,'housing amber','2026-11-18 11:33:33.990158','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1188,45,0,'station ember','2026-11-18 11:33:34.001756','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1189,46,0,'station amber','2026-11-18 11:33:34.017220','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1190,47,0,'slot 5a','2026-11-18 11:33:34.028647','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1191,48,0,'slot 7','2026-11-18 11:33:34.039963','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1192,49,0,'hire 1','2026-11-18 11:33:34.054436','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1193,50,0,'done','2026-11-18 11:33:34.057707','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1194,51,0,'power 3','2026-11-18 11:33:34.068972','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1195,52,1,'power 4','2026-11-18 11:33:34.084350','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1196,53,0,'open 10 4','2026-11-18 11:33:34.095794','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1197,54,1,'drop','2026-11-18 11:33:34.107067','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1198,55,1,'pass','2026-11-18 11:33:34.110352','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1199,56,1,'hire 0','2026-11-18 11:33:34.129718','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1200,57,1,'done','2026-11-18 11:33:34.141035','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1201,58,0,'housing jasper','2026-11-18 11:33:34.151100','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1202,59,0,'slot 10','2026-11-18 11:33:34.154240','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1203,60,0,'hire 0','2026-11-18 11:33:34.170292','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1204,61,0,'done','2026-11-18 11:33:34.181687','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1205,62,0,'power 3','2026-11-18 11:33:34.193122','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1206,63,1,'power 4','2026-11-18 11:33:34.208593','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1207,64,0,'pass','2026-11-18 11:33:34.225265','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1208,65,1,'pass','2026-11-18 11:33:34.236826','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1209,66,1,'hire 0','2026-11-18 11:33:34.248290','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1210,67,1,'done','2026-11-18 11:33:34.263722','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1211,68,0,'hire 0','2026-11-18 11:33:34.279113','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1212,69,0,'done','2026-11-18 11:33:34.282558','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1213,70,0,'power 3','2026-11-18 11:33:34.294131','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1214,71,1,'power 4','2026-11-18 11:33:34.308258','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1215,72,0,'pass','2026-11-18 11:33:34.323939','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1216,73,1,'pass','2026-11-18 11:33:34.335413','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1217,74,1,'hire 0','2026-11-18 11:33:34.338746','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1218,75,1,'done','2026-11-18 11:33:34.354165','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1219,76,0,'hire 0','2026-11-18 11:33:34.365913','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1220,77,0,'done','2026-11-18 11:33:34.381276','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1221,78,0,'power 3','2026-11-18 11:33:34.392648','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1222,79,1,'power 4','2026-11-18 11:33:34.402415','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1223,80,0,'pass','2026-11-18 11:33:34.413505','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1224,81,1,'pass','2026-11-18 11:33:34.420988','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1225,82,1,'hire 0','2026-11-18 11:33:34.432321','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1226,83,1,'done','2026-11-18 11:33:34.443807','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1227,84,0,'hire 0','2026-11-18 11:33:34.455498','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1228,85,0,'done','2026-11-18 11:33:34.471001','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1229,86,0,'power 3','2026-11-18 11:33:34.474845','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1230,87,1,'power 4','2026-11-18 11:33:34.486843','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1231,88,0,'open 15 6','2026-11-18 11:33:34.498830','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1232,89,1,'drop','2026-11-18 11:33:34.523339','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1233,90,1,'pass','2026-11-18 11:33:34.535282','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1234,91,1,'hire 0','2026-11-18 11:33:34.551330','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1235,92,1,'done','2026-11-18 11:33:34.567666','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1236,93,0,'housing nickel','2026-11-18 11:33:34.579437','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1237,94,0,'slot 15','2026-11-18 11:33:34.595109','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1238,95,0,'hire 0','2026-11-18 11:33:34.603125','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1239,96,0,'done','2026-11-18 11:33:34.612725','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1240,97,0,'power 3','2026-11-18 11:33:34.625721','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1241,98,1,'power 4','2026-11-18 11:33:34.642258','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1242,99,0,'open 18 18','2026-11-18 11:33:34.660450','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1243,100,1,'drop','2026-11-18 11:33:34.667303','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1244,101,1,'pass','2026-11-18 11:33:34.677253','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1245,102,1,'hire 0','2026-11-18 11:33:34.686476','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1246,103,1,'done','2026-11-18 11:33:34.701375','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1247,104,0,'plant krypton','2026-11-18 11:33:34.709150','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1248,105,0,'station jasper','2026-11-18 11:33:34.732360','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1249,106,0,'station krypton','2026-11-18 11:33:34.745892','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1250,107,0,'slot 18','2026-11-18 11:33:34.759364','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1251,108,0,'hire 1','2026-11-18 11:33:34.762729','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1252,109,0,'done','2026-11-18 11:33:34.783024','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1253,110,0,'power 3 18','2026-11-18 11:33:34.786355','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1254,111,1,'power 4','2026-11-18 11:33:34.809172','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1255,112,0,'pass','2026-11-18 11:33:34.821832','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1256,113,1,'pass','2026-11-18 11:33:34.833447','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1257,114,1,'hire 0','2026-11-18 11:33:34.849488','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1258,115,1,'done','2026-11-18 11:33:34.865080','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1259,116,0,'hire 1','2026-11-18 11:33:34.875488','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1260,117,0,'done','2026-11-18 11:33:34.878721','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1261,118,0,'power 3 18','2026-11-18 11:33:34.900350','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1262,119,1,'power 4','2026-11-18 11:33:34.915468','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1263,120,0,'open 40b 40','2026-11-18 11:33:34.928897','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1264,121,1,'drop','2026-11-18 11:33:34.941122','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1265,122,1,'pass','2026-11-18 11:33:34.957208','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1266,123,1,'hire 0','2026-11-18 11:33:34.969865','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1267,124,1,'done','2026-11-18 11:33:34.981693','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1268,125,0,'plant pyrite','2026-11-18 11:33:35.000817','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1269,126,0,'slot 40b plant','2026-11-18 11:33:35.012160','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1270,127,0,'hire 0','2026-11-18 11:33:35.029396','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1271,128,0,'done','2026-11-18 11:33:35.034620','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1272,129,0,'power 3 18','2026-11-18 11:33:35.046243','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1273,130,1,'power 4','2026-11-18 11:33:35.064604','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1274,131,0,'open 29 29','2026-11-18 11:33:35.078562','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1275,132,1,'drop','2026-11-18 11:33:35.092591','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1276,133,1,'pass','2026-11-18 11:33:35.104937','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1277,134,1,'hire 0','2026-11-18 11:33:35.126103','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1278,135,1,'done','2026-11-18 11:33:35.129791','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1279,136,0,'swap 5a 29','2026-11-18 11:33:35.152274','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1280,137,0,'hire 0','2026-11-18 11:33:35.162523','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1281,138,0,'done','2026-11-18 11:33:35.169016','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1282,139,0,'power 3 18','2026-11-18 11:33:35.183873','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1283,140,1,'power 4','2026-11-18 11:33:35.193230','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1284,141,0,'open 28b 28','2026-11-18 11:33:35.209965','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1285,142,1,'drop','2026-11-18 11:33:35.232454','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1286,143,1,'pass','2026-11-18 11:33:35.244768','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1287,144,1,'hire 0','2026-11-18 11:33:35.262646','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1288,145,1,'done','2026-11-18 11:33:35.278040','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1289,146,0,'station on 28b','2026-11-18 11:33:35.296541','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1290,147,0,'station pyrite','2026-11-18 11:33:35.306254','imejaau5b2',0);
INSERT INTO "web_action" VALUES(1291,148,0,'station nickel','2026-11-18 11:33:35.325861','imejaau5b2',0);
CREATE TABLE "web_botturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "worker" varchar(80) NOT NULL, "tries" smallint unsigned NOT NULL CHECK ("tries" >= 0), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "level" varchar(40) NOT NULL, "has_people" bool NOT NULL, "lease" datetime NULL, CONSTRAINT "one_turn_for_an_index" UNIQUE ("table_id", "index"));
CREATE TABLE "web_draft" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "dropped" text NOT NULL CHECK ((JSON_VALID("dropped") OR "dropped" IS NULL)), "step" smallint unsigned NOT NULL CHECK ("step" >= 0), "round" integer unsigned NOT NULL CHECK ("round" >= 0), "phase" varchar(30) NOT NULL, "prices" text NOT NULL CHECK ((JSON_VALID("prices") OR "prices" IS NULL)), "is_queued" bool NOT NULL, CONSTRAINT "one_draft_for_a_turn" UNIQUE ("table_id", "seat", "round", "phase"));
INSERT INTO "web_draft" VALUES(1,1,'["buy oil 1"]','fi4paq3y5v','[]',0,1,'resources','[]',0);
INSERT INTO "web_draft" VALUES(2,1,'["build flensburg"]','fi4paq3y5v','[]',0,1,'building','[10]',0);
CREATE TABLE "web_errand" ("name" varchar(20) NOT NULL PRIMARY KEY, "done" datetime NOT NULL);
CREATE TABLE "web_guest" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(20) NOT NULL, "secret_hash" varchar(64) NOT NULL, "created" datetime NOT NULL, "seen" datetime NOT NULL);
INSERT INTO "web_guest" VALUES(1,'Mia','b83d0b0a813a0535bdb011448eccd34631402d9f4b6a6aa86582d58facb31b85','2026-11-18 11:33:18.795879','2026-11-18 11:33:18.795884');
INSERT INTO "web_guest" VALUES(2,'Ola','201255d333ecf66747d16a34c683d1caec703fda9892ce61d71547a1887d583f','2026-11-18 11:33:35.360857','2026-11-18 11:33:35.360859');
CREATE TABLE "web_lognote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "after" integer unsigned NOT NULL CHECK ("after" >= 0), "kind" varchar(10) NOT NULL, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "actor" smallint unsigned NOT NULL CHECK ("actor" >= 0), "line" varchar(200) NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE "web_maximum" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lot" varchar(40) NOT NULL, "amount" integer unsigned NOT NULL CHECK ("amount" >= 0), "drops" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_maximum_for_a_seat" UNIQUE ("table_id", "seat"));
CREATE TABLE "web_proposal" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "kind" varchar(10) NOT NULL, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "created" datetime NOT NULL, "by_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_question" UNIQUE ("table_id", "kind", "number"));
CREATE TABLE "web_savedrecord" ("id" varchar(10) NOT NULL PRIMARY KEY, "text" text NOT NULL, "created" datetime NOT NULL, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_savedrecord" VALUES('mqb78up64v','gridwright record 1
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
','2026-11-18 11:33:35.432330',1);
CREATE TABLE "web_seat" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "bot" varchar(40) NOT NULL, "name" varchar(20) NOT NULL, "invitation" varchar(22) NOT NULL UNIQUE, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "has_screen" bool NOT NULL, "kept_for_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "stand_in" varchar(40) NOT NULL, CONSTRAINT "one_row_for_a_seat" UNIQUE ("table_id", "number"));
INSERT INTO "web_seat" VALUES(1,0,'novice','Ana','Fl0eq06l_5IHBTezCWr_EQ',NULL,'fi4paq3y5v',0,NULL,'');
INSERT INTO "web_seat" VALUES(2,1,'','Bea','ha-OmbsYAeiy__6yUTIc8w',1,'fi4paq3y5v',0,NULL,'');
INSERT INTO "web_seat" VALUES(3,2,'novice','Cid','AakeFh8gi0ZbPrUExbf9MQ',NULL,'fi4paq3y5v',0,NULL,'');
INSERT INTO "web_seat" VALUES(6,0,'','Mia','XpmKm1hkVWyMThCXcdKQUw',1,'2hk9u8cc55',0,NULL,'');
INSERT INTO "web_seat" VALUES(7,1,'novice','Novice B','Hhyc0OYCJno5ZXqBfcbzkw',NULL,'2hk9u8cc55',0,NULL,'');
INSERT INTO "web_seat" VALUES(10,0,'','Mia','zKq1wB7R5JY6WHNkixEf9Q',1,'s8bv4uc3ig',0,NULL,'');
INSERT INTO "web_seat" VALUES(11,1,'novice','Novice B','wYDaq9tnrePVkYwR8a_3Ww',NULL,'s8bv4uc3ig',0,NULL,'');
INSERT INTO "web_seat" VALUES(12,0,'','Mia','LburN_gHm_utK5f0CFX3cw',1,'h2nxdyub22',0,NULL,'');
INSERT INTO "web_seat" VALUES(13,1,'novice','Novice B','CgvBKno1gvJJd901i5N0cA',NULL,'h2nxdyub22',0,NULL,'');
INSERT INTO "web_seat" VALUES(14,0,'','Mia','D94qdLNlkLIl2bS2YrW-8Q',1,'7w3xsaarf8',0,NULL,'');
INSERT INTO "web_seat" VALUES(15,1,'novice','Novice B','9rxV-cilU7rp-AudizDQxA',NULL,'7w3xsaarf8',0,NULL,'');
INSERT INTO "web_seat" VALUES(18,0,'','Mia','0Cp2Z0aLodkU-07cFE0d2w',1,'imejaau5b2',0,NULL,'');
INSERT INTO "web_seat" VALUES(19,1,'novice','Novice B','f5hcvFvkp8ysgqCHaUCDRw',NULL,'imejaau5b2',0,NULL,'');
INSERT INTO "web_seat" VALUES(20,0,'','Ola','qplRwJRWnyslifVuALTKUA',2,'qwgpf9dmhj',0,NULL,'');
INSERT INTO "web_seat" VALUES(21,1,'','Seat B','1TzC9_G6Ci5MfvdFhcSSog',NULL,'qwgpf9dmhj',0,NULL,'');
CREATE TABLE "web_table" ("id" varchar(10) NOT NULL PRIMARY KEY, "title" varchar(20) NOT NULL, "board" varchar(40) NOT NULL, "seat_count" smallint unsigned NOT NULL CHECK ("seat_count" >= 0), "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "rules" smallint unsigned NOT NULL CHECK ("rules" >= 0), "seed" bigint NOT NULL, "version" integer unsigned NOT NULL CHECK ("version" >= 0), "change" integer unsigned NOT NULL CHECK ("change" >= 0), "state" varchar(10) NOT NULL, "pace" integer unsigned NOT NULL CHECK ("pace" >= 0), "created" datetime NOT NULL, "opened" datetime NOT NULL, "host_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "start" text NOT NULL, "is_listed" bool NOT NULL, "phase" varchar(30) NOT NULL, "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "to_act" smallint NOT NULL, "content" varchar(12) NOT NULL, "watched" datetime NULL, "salt" varchar(32) NOT NULL, "ranking" text NOT NULL CHECK ((JSON_VALID("ranking") OR "ranking" IS NULL)), "rematch_id" varchar(10) NULL UNIQUE REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_table" VALUES('fi4paq3y5v','recharged','germany',3,'{}',2,7,6,3,'running',0,'2026-11-18 11:33:18.801814','2026-11-18 11:33:18.945296',1,'',0,'resources',1,1,'02c61dbec5fc','2026-11-18 11:33:18.812916','1ef24e2be1c269d6261e608b5552e467','[]',NULL);
INSERT INTO "web_table" VALUES('2hk9u8cc55','recharged','germany',2,'{}',2,7,158,160,'running',0,'2026-11-18 11:33:21.265425','2026-11-18 11:33:23.176436',1,'',0,'resources',10,0,'290d6d632eb3','2026-11-18 11:33:21.271457','f4b3702cfff9925bd86b412e51ac49f5','[]',NULL);
INSERT INTO "web_table" VALUES('s8bv4uc3ig','classic','germany',2,'{}',2,7,216,218,'running',0,'2026-11-18 11:33:26.073887','2026-11-18 11:33:28.614843',1,'',0,'resources',12,0,'c6f44a26ad0c','2026-11-18 11:33:26.091803','36a5fd6f1f80b0a02c6f03db27fd4c7a','[]',NULL);
INSERT INTO "web_table" VALUES('h2nxdyub22','card','',2,'{}',2,7,107,109,'over',0,'2026-11-18 11:33:28.648310','2026-11-18 11:33:29.941315',1,'',0,'over',9,-1,'14e279e94be7','2026-11-18 11:33:28.649643','c53bf9aaeff8b4cc46cd86923b6f8062','[2, 1]',NULL);
INSERT INTO "web_table" VALUES('7w3xsaarf8','card','',2,'{}',2,7,96,98,'running',0,'2026-11-18 11:33:29.942226','2026-11-18 11:33:31.109413',1,'',0,'bureaucracy',8,0,'14e279e94be7','2026-11-18 11:33:29.955811','642dab74524ca00b8aaf65053cfee84a','[]',NULL);
INSERT INTO "web_table" VALUES('imejaau5b2','outpost','',2,'{}',2,7,149,151,'running',0,'2026-11-18 11:33:33.310510','2026-11-18 11:33:35.326229',1,'',0,'expansion',13,0,'4834c8e51941','2026-11-18 11:33:33.324436','27979b21121155c4297183421955ef1d','[]',NULL);
INSERT INTO "web_table" VALUES('qwgpf9dmhj','recharged','germany',2,'{}',2,7,0,2,'waiting',0,'2026-11-18 11:33:35.367694','2026-11-18 11:33:35.401489',2,'',0,'trust',0,-1,'290d6d632eb3','2026-11-18 11:33:35.369115','348c942143e14d052248997398656f51','[]',NULL);
CREATE TABLE "web_vote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "is_yes" bool NOT NULL, "guest_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "proposal_id" bigint NOT NULL REFERENCES "web_proposal" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_vote_for_a_guest" UNIQUE ("proposal_id", "guest_id"));
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
CREATE INDEX "web_botturn_table_id_c8fdb72a" ON "web_botturn" ("table_id");
CREATE INDEX "turns_by_lease" ON "web_botturn" ("lease");
CREATE INDEX "web_table_host_id_52b1dc87" ON "web_table" ("host_id");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('django_migrations',14);
INSERT INTO "sqlite_sequence" VALUES('web_action',1291);
INSERT INTO "sqlite_sequence" VALUES('web_guest',2);
INSERT INTO "sqlite_sequence" VALUES('web_seat',21);
INSERT INTO "sqlite_sequence" VALUES('web_proposal',0);
INSERT INTO "sqlite_sequence" VALUES('web_vote',0);
INSERT INTO "sqlite_sequence" VALUES('web_draft',3);
INSERT INTO "sqlite_sequence" VALUES('web_botturn',1296);
COMMIT;
