BEGIN TRANSACTION;
CREATE TABLE "django_migrations" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "app" varchar(255) NOT NULL, "name" varchar(255) NOT NULL, "applied" datetime NOT NULL);
INSERT INTO "django_migrations" VALUES(1,'web','0001_initial','2026-11-18 04:43:24.685788');
INSERT INTO "django_migrations" VALUES(2,'web','0002_drafts','2026-11-18 04:43:24.694328');
INSERT INTO "django_migrations" VALUES(3,'web','0003_records','2026-11-18 04:43:24.715330');
INSERT INTO "django_migrations" VALUES(4,'web','0004_panel','2026-11-18 04:43:24.743009');
INSERT INTO "django_migrations" VALUES(5,'web','0005_lobby','2026-11-18 04:43:24.887588');
INSERT INTO "django_migrations" VALUES(6,'web','0006_plans','2026-11-18 04:43:24.916771');
INSERT INTO "django_migrations" VALUES(7,'web','0007_steps','2026-11-18 04:43:24.947134');
INSERT INTO "django_migrations" VALUES(8,'web','0008_mentions','2026-11-18 04:43:24.965180');
INSERT INTO "django_migrations" VALUES(9,'web','0009_names','2026-11-18 04:43:25.064377');
INSERT INTO "django_migrations" VALUES(10,'web','0010_content','2026-11-18 04:43:25.086974');
INSERT INTO "django_migrations" VALUES(11,'web','0011_drafts','2026-11-18 04:43:25.217855');
CREATE TABLE "web_action" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "line" varchar(200) NOT NULL, "created" datetime NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "automatic" bool NOT NULL, CONSTRAINT "one_action_for_an_index" UNIQUE ("table_id", "index"));
INSERT INTO "web_action" VALUES(1,0,1,'open 3 1','2026-11-18 04:43:25.670289','y5myhm4bb4',0);
INSERT INTO "web_action" VALUES(2,1,2,'drop','2026-11-18 04:43:25.670520','y5myhm4bb4',0);
INSERT INTO "web_action" VALUES(3,2,0,'drop','2026-11-18 04:43:25.670641','y5myhm4bb4',0);
INSERT INTO "web_action" VALUES(4,3,2,'open 4 4','2026-11-18 04:43:25.671046','y5myhm4bb4',0);
INSERT INTO "web_action" VALUES(5,4,0,'drop','2026-11-18 04:43:25.671193','y5myhm4bb4',0);
INSERT INTO "web_action" VALUES(6,5,0,'open 5 5','2026-11-18 04:43:25.671516','y5myhm4bb4',0);
INSERT INTO "web_action" VALUES(177,0,0,'trust wilhelmshaven','2026-11-18 04:43:26.564326','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(178,1,1,'trust bremen','2026-11-18 04:43:26.568683','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(179,2,1,'trust hannover','2026-11-18 04:43:26.572885','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(180,3,0,'trust cuxhaven','2026-11-18 04:43:26.577083','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(181,4,0,'trust kassel','2026-11-18 04:43:26.581500','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(182,5,1,'trust fulda','2026-11-18 04:43:26.585846','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(183,6,0,'open 7 7','2026-11-18 04:43:26.590139','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(184,7,1,'bid 8','2026-11-18 04:43:26.594404','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(185,8,0,'bid 9','2026-11-18 04:43:26.598799','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(186,9,1,'bid 10','2026-11-18 04:43:26.608397','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(187,10,0,'drop','2026-11-18 04:43:26.613232','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(188,11,0,'open 12 12','2026-11-18 04:43:26.623493','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(189,12,1,'buy oil 3','2026-11-18 04:43:26.628500','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(190,13,1,'done','2026-11-18 04:43:26.638227','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(191,14,0,'buy coal 2','2026-11-18 04:43:26.642671','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(192,15,0,'buy oil 1','2026-11-18 04:43:26.647539','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(193,16,0,'done','2026-11-18 04:43:26.657064','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(194,17,1,'build duisburg','2026-11-18 04:43:26.661759','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(195,18,1,'build essen','2026-11-18 04:43:26.666263','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(196,19,1,'done','2026-11-18 04:43:26.670619','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(197,20,0,'build muenster','2026-11-18 04:43:26.674928','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(198,21,0,'build dortmund','2026-11-18 04:43:26.679041','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(199,22,0,'done','2026-11-18 04:43:26.683235','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(200,23,0,'power 12 with coal 2','2026-11-18 04:43:26.687511','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(201,24,1,'power 7 with oil 3','2026-11-18 04:43:26.691820','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(202,25,0,'open 4 1','2026-11-18 04:43:26.696274','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(203,26,1,'drop','2026-11-18 04:43:26.700809','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(204,27,1,'open 16 16','2026-11-18 04:43:26.705241','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(205,28,1,'buy oil 2','2026-11-18 04:43:26.710136','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(206,29,1,'done','2026-11-18 04:43:26.714524','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(207,30,0,'buy coal 3','2026-11-18 04:43:26.718949','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(208,31,0,'done','2026-11-18 04:43:26.723311','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(209,32,1,'build duesseldorf','2026-11-18 04:43:26.727555','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(210,33,1,'done','2026-11-18 04:43:26.731789','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(211,34,0,'build osnabrueck','2026-11-18 04:43:26.736245','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(212,35,0,'done','2026-11-18 04:43:26.741673','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(213,36,0,'power 4 12 with coal 3 oil 1','2026-11-18 04:43:26.746495','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(214,37,1,'power 16 with oil 2','2026-11-18 04:43:26.750801','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(215,38,1,'open 5 1','2026-11-18 04:43:26.755115','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(216,39,0,'drop','2026-11-18 04:43:26.759417','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(217,40,0,'open 25 25','2026-11-18 04:43:26.763716','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(218,41,0,'buy coal 2','2026-11-18 04:43:26.768053','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(219,42,0,'done','2026-11-18 04:43:26.772513','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(220,43,1,'buy oil 2','2026-11-18 04:43:26.776899','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(221,44,1,'done','2026-11-18 04:43:26.781368','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(222,45,0,'build hamburg','2026-11-18 04:43:26.786536','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(223,46,0,'done','2026-11-18 04:43:26.790865','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(224,47,1,'done','2026-11-18 04:43:26.795285','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(225,48,1,'power 16 with oil 2','2026-11-18 04:43:26.799711','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(226,49,0,'power 25 with coal 2','2026-11-18 04:43:26.803991','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(227,50,0,'open 11 1','2026-11-18 04:43:26.809451','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(228,51,1,'drop','2026-11-18 04:43:26.813913','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(229,52,0,'remove 4','2026-11-18 04:43:26.818306','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(230,53,1,'open 14 14','2026-11-18 04:43:26.823518','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(231,54,1,'remove 5','2026-11-18 04:43:26.828137','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(232,55,1,'buy oil 2','2026-11-18 04:43:26.832680','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(233,56,1,'done','2026-11-18 04:43:26.837507','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(234,57,0,'buy coal 4','2026-11-18 04:43:26.841992','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(235,58,0,'buy oil 1','2026-11-18 04:43:26.846832','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(236,59,0,'done','2026-11-18 04:43:26.851298','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(237,60,1,'done','2026-11-18 04:43:26.855731','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(238,61,0,'build kiel','2026-11-18 04:43:26.860144','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(239,62,0,'build flensburg','2026-11-18 04:43:26.864480','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(240,63,0,'done','2026-11-18 04:43:26.868984','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(241,64,0,'power 12 25 with coal 4','2026-11-18 04:43:26.873910','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(242,65,1,'power 16 with oil 2','2026-11-18 04:43:26.880532','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(243,66,0,'open 20 20','2026-11-18 04:43:26.884988','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(244,67,1,'bid 21','2026-11-18 04:43:26.889480','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(245,68,0,'drop','2026-11-18 04:43:26.894200','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(246,69,1,'remove 7','2026-11-18 04:43:26.898459','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(247,70,0,'open 10 1','2026-11-18 04:43:26.902702','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(248,71,0,'remove 11','2026-11-18 04:43:26.906897','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(249,72,1,'buy coal 3','2026-11-18 04:43:26.911205','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(250,73,1,'done','2026-11-18 04:43:26.915300','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(251,74,0,'buy coal 3','2026-11-18 04:43:26.919427','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(252,75,0,'done','2026-11-18 04:43:26.923822','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(253,76,1,'done','2026-11-18 04:43:26.928298','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(254,77,0,'done','2026-11-18 04:43:26.932664','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(255,78,0,'power 25 with coal 2','2026-11-18 04:43:26.937194','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(256,79,1,'power 20 with coal 3','2026-11-18 04:43:26.942695','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(257,80,0,'pass','2026-11-18 04:43:26.947123','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(258,81,1,'pass','2026-11-18 04:43:26.952518','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(259,82,1,'buy coal 3','2026-11-18 04:43:26.957015','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(260,83,1,'buy oil 2','2026-11-18 04:43:26.961431','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(261,84,1,'done','2026-11-18 04:43:26.965767','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(262,85,0,'buy coal 4','2026-11-18 04:43:26.970151','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(263,86,0,'done','2026-11-18 04:43:26.974627','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(264,87,1,'done','2026-11-18 04:43:26.979187','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(265,88,0,'build erfurt','2026-11-18 04:43:26.984015','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(266,89,0,'build halle','2026-11-18 04:43:26.989032','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(267,90,0,'build leipzig','2026-11-18 04:43:26.994010','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(268,91,0,'done','2026-11-18 04:43:26.999338','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(269,92,0,'power 10 12 25 with coal 5 oil 1','2026-11-18 04:43:27.004185','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(270,93,1,'power 16 with oil 2','2026-11-18 04:43:27.008904','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(271,94,0,'open 21 21','2026-11-18 04:43:27.013675','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(272,95,1,'drop','2026-11-18 04:43:27.018074','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(273,96,0,'remove 10','2026-11-18 04:43:27.023639','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(274,97,1,'open 17 1','2026-11-18 04:43:27.028227','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(275,98,1,'remove 14','2026-11-18 04:43:27.033061','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(276,99,1,'buy oil 2','2026-11-18 04:43:27.037866','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(277,100,1,'done','2026-11-18 04:43:27.042368','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(278,101,0,'buy coal 6','2026-11-18 04:43:27.047125','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(279,102,0,'buy oil 2','2026-11-18 04:43:27.051628','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(280,103,0,'done','2026-11-18 04:43:27.056007','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(281,104,1,'done','2026-11-18 04:43:27.060510','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(282,105,0,'build dresden','2026-11-18 04:43:27.065610','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(283,106,0,'build cuxhaven','2026-11-18 04:43:27.070175','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(284,107,0,'done','2026-11-18 04:43:27.075244','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(285,108,0,'power 21 25 with coal 2 oil 2','2026-11-18 04:43:27.081084','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(286,109,1,'power 16 with oil 2','2026-11-18 04:43:27.086183','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(287,110,0,'open 32 32','2026-11-18 04:43:27.090950','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(288,111,1,'drop','2026-11-18 04:43:27.095551','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(289,112,0,'remove 12','2026-11-18 04:43:27.100261','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(290,113,1,'open 22 1','2026-11-18 04:43:27.105044','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(291,114,1,'remove 17','2026-11-18 04:43:27.109512','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(292,115,1,'buy oil 2','2026-11-18 04:43:27.113822','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(293,116,1,'done','2026-11-18 04:43:27.118085','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(294,117,0,'buy oil 3','2026-11-18 04:43:27.124350','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(295,118,0,'buy oil 1','2026-11-18 04:43:27.128631','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(296,119,0,'done','2026-11-18 04:43:27.133029','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(297,120,1,'build dortmund','2026-11-18 04:43:27.137583','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(298,121,1,'build muenster','2026-11-18 04:43:27.142028','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(299,122,1,'build osnabrueck','2026-11-18 04:43:27.146362','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(300,123,1,'build bremen','2026-11-18 04:43:27.151825','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(301,124,1,'done','2026-11-18 04:43:27.156171','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(302,125,0,'build duisburg','2026-11-18 04:43:27.160479','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(303,126,0,'build essen','2026-11-18 04:43:27.164880','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(304,127,0,'done','2026-11-18 04:43:27.169248','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(305,128,0,'power 25 32 with coal 2 oil 3','2026-11-18 04:43:27.173738','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(306,129,1,'power 20 22 with coal 3','2026-11-18 04:43:27.178841','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(307,130,0,'open 34 34','2026-11-18 04:43:27.183521','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(308,131,1,'drop','2026-11-18 04:43:27.187984','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(309,132,0,'remove 21','2026-11-18 04:43:27.192423','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(310,133,1,'open 28 1','2026-11-18 04:43:27.196913','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(311,134,1,'remove 16','2026-11-18 04:43:27.201291','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(312,135,1,'buy coal 3','2026-11-18 04:43:27.206005','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(313,136,1,'buy uranium 1','2026-11-18 04:43:27.210599','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(314,137,1,'done','2026-11-18 04:43:27.215471','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(315,138,0,'buy oil 2','2026-11-18 04:43:27.220042','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(316,139,0,'buy uranium 1','2026-11-18 04:43:27.224693','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(317,140,0,'done','2026-11-18 04:43:27.231392','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(318,141,1,'build hannover','2026-11-18 04:43:27.238885','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(319,142,1,'done','2026-11-18 04:43:27.246054','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(320,143,0,'build duesseldorf','2026-11-18 04:43:27.251931','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(321,144,0,'build fulda','2026-11-18 04:43:27.258646','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(322,145,0,'build wuerzburg','2026-11-18 04:43:27.267067','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(323,146,0,'done','2026-11-18 04:43:27.274643','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(324,147,0,'power 25 32 34 with coal 2 oil 3 uranium 1','2026-11-18 04:43:27.279658','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(325,148,1,'power 22 28 with uranium 1','2026-11-18 04:43:27.286582','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(326,149,0,'open 46 46','2026-11-18 04:43:27.294879','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(327,150,1,'drop','2026-11-18 04:43:27.303533','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(328,151,0,'remove 25','2026-11-18 04:43:27.311819','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(329,152,1,'open 39 1','2026-11-18 04:43:27.323376','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(330,153,1,'remove 22','2026-11-18 04:43:27.328934','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(331,154,1,'buy uranium 2','2026-11-18 04:43:27.338720','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(332,155,1,'done','2026-11-18 04:43:27.343890','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(333,156,0,'buy coal 1','2026-11-18 04:43:27.354265','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(334,157,0,'buy oil 5','2026-11-18 04:43:27.362336','fhe78j5mfv',0);
INSERT INTO "web_action" VALUES(563,0,0,'open 3 3','2026-11-18 04:43:28.648892','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(564,1,1,'drop','2026-11-18 04:43:28.657444','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(565,2,1,'open 7 7','2026-11-18 04:43:28.665896','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(566,3,0,'buy oil 2','2026-11-18 04:43:28.673850','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(567,4,0,'done','2026-11-18 04:43:28.681546','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(568,5,1,'buy oil 3','2026-11-18 04:43:28.689382','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(569,6,1,'done','2026-11-18 04:43:28.696880','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(570,7,0,'build duisburg','2026-11-18 04:43:28.704874','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(571,8,0,'done','2026-11-18 04:43:28.717454','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(572,9,1,'build muenster','2026-11-18 04:43:28.730431','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(573,10,1,'build dortmund','2026-11-18 04:43:28.743056','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(574,11,1,'done','2026-11-18 04:43:28.751255','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(575,12,1,'power 7 with oil 3','2026-11-18 04:43:28.759043','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(576,13,0,'power 3 with oil 2','2026-11-18 04:43:28.766783','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(577,14,1,'open 4 4','2026-11-18 04:43:28.774626','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(578,15,0,'drop','2026-11-18 04:43:28.782510','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(579,16,0,'open 8 8','2026-11-18 04:43:28.790255','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(580,17,0,'buy coal 3','2026-11-18 04:43:28.797842','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(581,18,0,'buy oil 2','2026-11-18 04:43:28.805164','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(582,19,0,'done','2026-11-18 04:43:28.812404','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(583,20,1,'buy coal 2','2026-11-18 04:43:28.819550','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(584,21,1,'buy oil 3','2026-11-18 04:43:28.827193','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(585,22,1,'done','2026-11-18 04:43:28.834264','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(586,23,0,'build essen','2026-11-18 04:43:28.841535','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(587,24,0,'build duesseldorf','2026-11-18 04:43:28.848773','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(588,25,0,'done','2026-11-18 04:43:28.855590','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(589,26,1,'build osnabrueck','2026-11-18 04:43:28.862813','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(590,27,1,'done','2026-11-18 04:43:28.870019','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(591,28,1,'power 4 7 with coal 2 oil 3','2026-11-18 04:43:28.875859','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(592,29,0,'power 8 with coal 3','2026-11-18 04:43:28.881297','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(593,30,0,'open 5 5','2026-11-18 04:43:28.887333','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(594,31,1,'bid 6','2026-11-18 04:43:28.893854','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(595,32,0,'drop','2026-11-18 04:43:28.899806','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(596,33,0,'open 10 10','2026-11-18 04:43:28.905136','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(597,34,1,'buy coal 4','2026-11-18 04:43:28.909876','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(598,35,1,'buy oil 3','2026-11-18 04:43:28.914690','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(599,36,1,'done','2026-11-18 04:43:28.919321','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(600,37,0,'buy coal 2','2026-11-18 04:43:28.923768','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(601,38,0,'done','2026-11-18 04:43:28.928058','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(602,39,1,'done','2026-11-18 04:43:28.932317','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(603,40,0,'done','2026-11-18 04:43:28.936989','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(604,41,0,'power 10 with coal 2','2026-11-18 04:43:28.942814','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(605,42,1,'power 4 7 with coal 2 oil 3','2026-11-18 04:43:28.947423','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(606,43,0,'open 6 6','2026-11-18 04:43:28.952000','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(607,44,1,'drop','2026-11-18 04:43:28.956636','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(608,45,1,'open 15 15','2026-11-18 04:43:28.961199','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(609,46,1,'buy coal 2','2026-11-18 04:43:28.965673','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(610,47,1,'done','2026-11-18 04:43:28.970271','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(611,48,0,'buy coal 5','2026-11-18 04:43:28.974648','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(612,49,0,'done','2026-11-18 04:43:28.979058','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(613,50,1,'build bremen','2026-11-18 04:43:28.983438','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(614,51,1,'done','2026-11-18 04:43:28.987943','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(615,52,0,'done','2026-11-18 04:43:28.993452','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(616,53,0,'power 10 with coal 2','2026-11-18 04:43:28.997798','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(617,54,1,'power 15 with coal 2','2026-11-18 04:43:29.002349','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(618,55,1,'open 13 13','2026-11-18 04:43:29.007812','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(619,56,0,'bid 14','2026-11-18 04:43:29.013473','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(620,57,1,'bid 15','2026-11-18 04:43:29.018974','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(621,58,0,'drop','2026-11-18 04:43:29.024581','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(622,59,1,'remove 4','2026-11-18 04:43:29.030126','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(623,60,0,'open 11 11','2026-11-18 04:43:29.035695','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(624,61,0,'remove 3','2026-11-18 04:43:29.040974','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(625,62,0,'buy uranium 1','2026-11-18 04:43:29.045813','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(626,63,0,'done','2026-11-18 04:43:29.051238','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(627,64,1,'buy oil 3','2026-11-18 04:43:29.057165','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(628,65,1,'done','2026-11-18 04:43:29.062827','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(629,66,0,'build kassel','2026-11-18 04:43:29.068135','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(630,67,0,'done','2026-11-18 04:43:29.073790','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(631,68,1,'build cuxhaven','2026-11-18 04:43:29.078735','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(632,69,1,'build hannover','2026-11-18 04:43:29.083527','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(633,70,1,'done','2026-11-18 04:43:29.088134','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(634,71,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 04:43:29.092652','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(635,72,0,'power 10 11 with coal 2 uranium 1','2026-11-18 04:43:29.097513','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(636,73,1,'pass','2026-11-18 04:43:29.102700','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(637,74,0,'open 22 22','2026-11-18 04:43:29.107261','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(638,75,0,'remove 6','2026-11-18 04:43:29.111493','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(639,76,0,'buy coal 1','2026-11-18 04:43:29.115678','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(640,77,0,'buy uranium 1','2026-11-18 04:43:29.119860','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(641,78,0,'done','2026-11-18 04:43:29.124035','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(642,79,1,'buy coal 4','2026-11-18 04:43:29.128480','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(643,80,1,'buy oil 3','2026-11-18 04:43:29.133141','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(644,81,1,'buy oil 1','2026-11-18 04:43:29.137372','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(645,82,1,'done','2026-11-18 04:43:29.141625','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(646,83,0,'build fulda','2026-11-18 04:43:29.146795','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(647,84,0,'build wuerzburg','2026-11-18 04:43:29.152304','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(648,85,0,'done','2026-11-18 04:43:29.156915','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(649,86,1,'build hamburg','2026-11-18 04:43:29.161569','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(650,87,1,'done','2026-11-18 04:43:29.166021','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(651,88,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 04:43:29.170660','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(652,89,0,'power 10 11 22 with coal 2 uranium 1','2026-11-18 04:43:29.175313','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(653,90,1,'open 21 21','2026-11-18 04:43:29.179714','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(654,91,0,'bid 22','2026-11-18 04:43:29.184340','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(655,92,1,'drop','2026-11-18 04:43:29.188899','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(656,93,0,'remove 8','2026-11-18 04:43:29.193198','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(657,94,1,'pass','2026-11-18 04:43:29.197966','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(658,95,0,'buy coal 2','2026-11-18 04:43:29.202861','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(659,96,0,'buy uranium 1','2026-11-18 04:43:29.207455','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(660,97,0,'done','2026-11-18 04:43:29.212091','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(661,98,1,'buy coal 2','2026-11-18 04:43:29.216961','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(662,99,1,'buy oil 2','2026-11-18 04:43:29.221730','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(663,100,1,'buy oil 1','2026-11-18 04:43:29.226424','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(664,101,1,'done','2026-11-18 04:43:29.231155','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(665,102,0,'build erfurt','2026-11-18 04:43:29.236078','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(666,103,0,'build halle','2026-11-18 04:43:29.240804','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(667,104,0,'done','2026-11-18 04:43:29.245428','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(668,105,1,'done','2026-11-18 04:43:29.250022','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(669,106,1,'power 13 15 with coal 2','2026-11-18 04:43:29.254840','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(670,107,0,'power 11 21 22 with coal 2 uranium 1','2026-11-18 04:43:29.265078','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(671,108,0,'pass','2026-11-18 04:43:29.270010','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(672,109,1,'open 24 24','2026-11-18 04:43:29.279871','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(673,110,1,'remove 7','2026-11-18 04:43:29.290036','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(674,111,1,'buy garbage 2','2026-11-18 04:43:29.298591','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(675,112,1,'buy coal 1','2026-11-18 04:43:29.311071','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(676,113,1,'done','2026-11-18 04:43:29.318368','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(677,114,0,'buy coal 4','2026-11-18 04:43:29.323018','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(678,115,0,'buy uranium 1','2026-11-18 04:43:29.330495','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(679,116,0,'buy oil 1','2026-11-18 04:43:29.337427','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(680,117,0,'done','2026-11-18 04:43:29.342961','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(681,118,1,'build kiel','2026-11-18 04:43:29.348819','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(682,119,1,'build flensburg','2026-11-18 04:43:29.354368','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(683,120,1,'done','2026-11-18 04:43:29.360250','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(684,121,0,'build leipzig','2026-11-18 04:43:29.365944','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(685,122,0,'build nuernberg','2026-11-18 04:43:29.370637','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(686,123,0,'done','2026-11-18 04:43:29.374996','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(687,124,0,'power 10 11 21 22 with coal 3 oil 1 uranium 1','2026-11-18 04:43:29.379497','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(688,125,1,'power 13 15 24 with coal 2 garbage 2','2026-11-18 04:43:29.383949','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(689,126,0,'open 31 31','2026-11-18 04:43:29.388502','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(690,127,1,'drop','2026-11-18 04:43:29.392847','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(691,128,0,'remove 10','2026-11-18 04:43:29.398238','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(692,129,1,'open 18 18','2026-11-18 04:43:29.403970','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(693,130,1,'remove 5','2026-11-18 04:43:29.409774','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(694,131,1,'buy coal 1','2026-11-18 04:43:29.415456','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(695,132,1,'buy garbage 2','2026-11-18 04:43:29.421288','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(696,133,1,'done','2026-11-18 04:43:29.427138','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(697,134,0,'buy coal 4','2026-11-18 04:43:29.433613','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(698,135,0,'buy uranium 1','2026-11-18 04:43:29.439765','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(699,136,0,'done','2026-11-18 04:43:29.445763','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(700,137,1,'build duisburg','2026-11-18 04:43:29.451014','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(701,138,1,'done','2026-11-18 04:43:29.455927','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(702,139,0,'build dortmund','2026-11-18 04:43:29.461602','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(703,140,0,'build muenster','2026-11-18 04:43:29.467436','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(704,141,0,'build osnabrueck','2026-11-18 04:43:29.473321','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(705,142,0,'done','2026-11-18 04:43:29.479038','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(706,143,0,'power 21 22 31 with coal 5','2026-11-18 04:43:29.485015','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(707,144,1,'power 13 15 18 24 with coal 2 garbage 2','2026-11-18 04:43:29.491373','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(708,145,0,'open 35 35','2026-11-18 04:43:29.498284','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(709,146,1,'bid 36','2026-11-18 04:43:29.503941','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(710,147,0,'bid 37','2026-11-18 04:43:29.509512','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(711,148,1,'drop','2026-11-18 04:43:29.515013','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(712,149,0,'remove 11','2026-11-18 04:43:29.520873','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(713,150,1,'open 33 33','2026-11-18 04:43:29.526129','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(714,151,1,'remove 13','2026-11-18 04:43:29.531886','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(715,152,1,'buy coal 2','2026-11-18 04:43:29.537764','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(716,153,1,'buy garbage 2','2026-11-18 04:43:29.543672','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(717,154,1,'done','2026-11-18 04:43:29.549703','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(718,155,0,'buy coal 3','2026-11-18 04:43:29.556089','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(719,156,0,'buy oil 3','2026-11-18 04:43:29.562171','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(720,157,0,'done','2026-11-18 04:43:29.567723','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(721,158,1,'build essen','2026-11-18 04:43:29.572759','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(722,159,1,'build duesseldorf','2026-11-18 04:43:29.577309','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(723,160,1,'build wilhelmshaven','2026-11-18 04:43:29.582551','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(724,161,1,'done','2026-11-18 04:43:29.587228','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(725,162,0,'build dresden','2026-11-18 04:43:29.591668','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(726,163,0,'done','2026-11-18 04:43:29.596459','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(727,164,0,'power 22 31 35 with coal 3 oil 1','2026-11-18 04:43:29.601311','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(728,165,1,'power 15 18 24 33 with coal 2 garbage 2','2026-11-18 04:43:29.606596','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(729,166,0,'open 19 19','2026-11-18 04:43:29.613374','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(730,167,1,'drop','2026-11-18 04:43:29.619650','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(731,168,0,'remove 22','2026-11-18 04:43:29.626765','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(732,169,1,'open 39 39','2026-11-18 04:43:29.632444','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(733,170,1,'remove 15','2026-11-18 04:43:29.638278','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(734,171,1,'buy garbage 2','2026-11-18 04:43:29.644433','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(735,172,1,'buy uranium 1','2026-11-18 04:43:29.650558','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(736,173,1,'done','2026-11-18 04:43:29.655587','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(737,174,0,'buy coal 3','2026-11-18 04:43:29.660380','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(738,175,0,'buy oil 1','2026-11-18 04:43:29.664969','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(739,176,0,'buy garbage 2','2026-11-18 04:43:29.670540','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(740,177,0,'buy coal 1','2026-11-18 04:43:29.675570','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(741,178,0,'done','2026-11-18 04:43:29.680145','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(742,179,1,'build kassel','2026-11-18 04:43:29.684742','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(743,180,1,'build fulda','2026-11-18 04:43:29.689318','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(744,181,1,'build wuerzburg','2026-11-18 04:43:29.693565','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(745,182,1,'done','2026-11-18 04:43:29.697867','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(746,183,0,'build bremen','2026-11-18 04:43:29.702321','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(747,184,0,'build cuxhaven','2026-11-18 04:43:29.706597','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(748,185,0,'build hamburg','2026-11-18 04:43:29.710902','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(749,186,0,'build kiel','2026-11-18 04:43:29.716252','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(750,187,0,'done','2026-11-18 04:43:29.720874','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(751,188,0,'power 21 31 35 with coal 3 oil 3','2026-11-18 04:43:29.725247','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(752,189,1,'power 18 24 33 39 with garbage 2 uranium 1','2026-11-18 04:43:29.729572','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(753,190,0,'open 32 32','2026-11-18 04:43:29.734307','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(754,191,1,'bid 33','2026-11-18 04:43:29.739433','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(755,192,0,'bid 34','2026-11-18 04:43:29.744851','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(756,193,1,'bid 35','2026-11-18 04:43:29.750090','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(757,194,0,'bid 36','2026-11-18 04:43:29.755824','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(758,195,1,'bid 37','2026-11-18 04:43:29.761116','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(759,196,0,'bid 38','2026-11-18 04:43:29.766380','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(760,197,1,'bid 39','2026-11-18 04:43:29.775806','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(761,198,0,'bid 40','2026-11-18 04:43:29.785885','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(762,199,1,'bid 41','2026-11-18 04:43:29.791576','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(763,200,0,'bid 42','2026-11-18 04:43:29.801366','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(764,201,1,'bid 43','2026-11-18 04:43:29.806693','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(765,202,0,'bid 44','2026-11-18 04:43:29.812133','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(766,203,1,'bid 45','2026-11-18 04:43:29.822203','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(767,204,0,'bid 46','2026-11-18 04:43:29.827907','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(768,205,1,'bid 47','2026-11-18 04:43:29.833218','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(769,206,0,'bid 48','2026-11-18 04:43:29.838635','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(770,207,1,'bid 49','2026-11-18 04:43:29.843902','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(771,208,0,'drop','2026-11-18 04:43:29.849553','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(772,209,1,'remove 18','2026-11-18 04:43:29.854371','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(773,210,0,'open 40 40','2026-11-18 04:43:29.859529','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(774,211,0,'remove 19','2026-11-18 04:43:29.864427','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(775,212,1,'buy oil 3','2026-11-18 04:43:29.870194','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(776,213,1,'buy garbage 2','2026-11-18 04:43:29.875837','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(777,214,1,'buy uranium 1','2026-11-18 04:43:29.881455','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(778,215,1,'done','2026-11-18 04:43:29.886774','ehn2pbg6ab',0);
INSERT INTO "web_action" VALUES(779,0,0,'open 5b 5','2026-11-18 04:43:29.930914','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(780,1,1,'drop','2026-11-18 04:43:29.941836','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(781,2,1,'open 5c 5','2026-11-18 04:43:29.948355','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(782,3,0,'buy oil 2 at 4','2026-11-18 04:43:29.959841','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(783,4,0,'done','2026-11-18 04:43:29.966516','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(784,5,1,'buy gas 1 at 1','2026-11-18 04:43:29.971926','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(785,6,1,'buy oil 1 at 2','2026-11-18 04:43:29.982038','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(786,7,1,'done','2026-11-18 04:43:29.994064','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(787,8,1,'power 5c with gas 1 oil 1','2026-11-18 04:43:30.009014','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(788,9,0,'power 5b with oil 1','2026-11-18 04:43:30.014796','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(789,10,1,'open 5a 5','2026-11-18 04:43:30.029691','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(790,11,0,'drop','2026-11-18 04:43:30.035906','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(791,12,0,'open 4a 1','2026-11-18 04:43:30.053766','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(792,13,0,'buy coal 3 at 3','2026-11-18 04:43:30.063923','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(793,14,0,'done','2026-11-18 04:43:30.074006','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(794,15,1,'buy coal 2 at 2','2026-11-18 04:43:30.083328','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(795,16,1,'buy gas 1 at 1','2026-11-18 04:43:30.092694','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(796,17,1,'buy gas 1 at 1','2026-11-18 04:43:30.101523','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(797,18,1,'done','2026-11-18 04:43:30.106644','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(798,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:43:30.111695','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(799,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 04:43:30.121690','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(800,21,1,'open 6b 1','2026-11-18 04:43:30.126574','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(801,22,0,'bid 2','2026-11-18 04:43:30.136119','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(802,23,1,'drop','2026-11-18 04:43:30.141901','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(803,24,1,'pass','2026-11-18 04:43:30.151366','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(804,25,0,'buy coal 3 at 3','2026-11-18 04:43:30.155926','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(805,26,0,'buy oil 1 at 3','2026-11-18 04:43:30.165222','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(806,27,0,'buy uranium 2 at 3','2026-11-18 04:43:30.170489','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(807,28,0,'done','2026-11-18 04:43:30.175641','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(808,29,1,'buy oil 3 at 4','2026-11-18 04:43:30.185482','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(809,30,1,'done','2026-11-18 04:43:30.190077','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(810,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 04:43:30.194820','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(811,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:43:30.200044','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(812,33,0,'open 8b 1','2026-11-18 04:43:30.205332','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(813,34,1,'bid 2','2026-11-18 04:43:30.209745','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(814,35,0,'drop','2026-11-18 04:43:30.214295','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(815,36,0,'pass','2026-11-18 04:43:30.220066','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(816,37,1,'buy coal 2 at 2','2026-11-18 04:43:30.225223','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(817,38,1,'buy gas 2 at 4','2026-11-18 04:43:30.230117','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(818,39,1,'buy oil 2 at 3','2026-11-18 04:43:30.234776','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(819,40,1,'buy oil 2 at 3','2026-11-18 04:43:30.240838','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(820,41,1,'done','2026-11-18 04:43:30.247899','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(821,42,0,'done','2026-11-18 04:43:30.254799','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(822,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 04:43:30.260189','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(823,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 04:43:30.265600','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(824,45,1,'pass','2026-11-18 04:43:30.271345','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(825,46,0,'pass','2026-11-18 04:43:30.277469','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(826,47,0,'buy coal 2 at 2','2026-11-18 04:43:30.285082','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(827,48,0,'buy oil 1 at 4','2026-11-18 04:43:30.291382','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(828,49,0,'buy uranium 1 at 2','2026-11-18 04:43:30.297682','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(829,50,0,'buy uranium 1 at 2','2026-11-18 04:43:30.304518','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(830,51,0,'done','2026-11-18 04:43:30.309419','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(831,52,1,'buy gas 1 at 1','2026-11-18 04:43:30.313728','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(832,53,1,'done','2026-11-18 04:43:30.318041','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(833,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 04:43:30.322362','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(834,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:43:30.327602','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(835,56,1,'pass','2026-11-18 04:43:30.334622','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(836,57,0,'open 4b 1','2026-11-18 04:43:30.339565','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(837,58,0,'remove 6b','2026-11-18 04:43:30.346978','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(838,59,0,'buy coal 3 at 2','2026-11-18 04:43:30.353412','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(839,60,0,'buy gas 3 at 3','2026-11-18 04:43:30.357932','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(840,61,0,'buy oil 2 at 4','2026-11-18 04:43:30.362455','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(841,62,0,'done','2026-11-18 04:43:30.366975','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(842,63,1,'buy coal 2 at 2','2026-11-18 04:43:30.372013','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(843,64,1,'buy gas 1 at 1','2026-11-18 04:43:30.376771','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(844,65,1,'buy gas 3 at 3','2026-11-18 04:43:30.381723','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(845,66,1,'done','2026-11-18 04:43:30.387091','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(846,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:43:30.391808','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(847,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:43:30.397048','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(848,69,0,'open 12 1','2026-11-18 04:43:30.401904','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(849,70,1,'bid 2','2026-11-18 04:43:30.406447','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(850,71,0,'drop','2026-11-18 04:43:30.411029','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(851,72,1,'remove 5c','2026-11-18 04:43:30.415685','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(852,73,0,'pass','2026-11-18 04:43:30.420620','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(853,74,1,'buy coal 3 at 2','2026-11-18 04:43:30.427873','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(854,75,1,'buy coal 3 at 2','2026-11-18 04:43:30.435035','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(855,76,1,'buy oil 3 at 3','2026-11-18 04:43:30.442251','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(856,77,1,'done','2026-11-18 04:43:30.449421','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(857,78,0,'buy coal 3 at 2','2026-11-18 04:43:30.456621','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(858,79,0,'buy gas 2 at 3','2026-11-18 04:43:30.468034','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(859,80,0,'done','2026-11-18 04:43:30.479626','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(860,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:43:30.486964','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(861,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 04:43:30.496490','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(862,83,1,'open 13 1','2026-11-18 04:43:30.501367','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(863,84,0,'bid 2','2026-11-18 04:43:30.512180','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(864,85,1,'drop','2026-11-18 04:43:30.518438','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(865,86,0,'remove 4b','2026-11-18 04:43:30.525876','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(866,87,1,'open 22 22','2026-11-18 04:43:30.533010','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(867,88,1,'remove 5a','2026-11-18 04:43:30.540447','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(868,89,0,'buy coal 2 at 2','2026-11-18 04:43:30.545469','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(869,90,0,'buy oil 2 at 3','2026-11-18 04:43:30.550014','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(870,91,0,'done','2026-11-18 04:43:30.554487','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(871,92,1,'buy coal 3 at 3','2026-11-18 04:43:30.558813','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(872,93,1,'buy coal 3 at 2','2026-11-18 04:43:30.563159','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(873,94,1,'done','2026-11-18 04:43:30.567679','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(874,95,1,'power 12 22 with coal 6','2026-11-18 04:43:30.571893','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(875,96,0,'power 4a 5b 13 with coal 2 oil 1','2026-11-18 04:43:30.576325','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(876,97,1,'open 21 1','2026-11-18 04:43:30.580798','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(877,98,0,'drop','2026-11-18 04:43:30.585065','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(878,99,1,'remove 8b','2026-11-18 04:43:30.589383','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(879,100,0,'open 26 26','2026-11-18 04:43:30.596378','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(880,101,0,'remove 4a','2026-11-18 04:43:30.604775','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(881,102,0,'done','2026-11-18 04:43:30.609327','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(882,103,1,'buy coal 2 at 2','2026-11-18 04:43:30.613559','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(883,104,1,'buy coal 1 at 2','2026-11-18 04:43:30.617787','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(884,105,1,'buy oil 1 at 3','2026-11-18 04:43:30.624501','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(885,106,1,'done','2026-11-18 04:43:30.631339','ap9749ci6f',0);
INSERT INTO "web_action" VALUES(886,0,0,'open 5b 5','2026-11-18 04:43:30.648851','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(887,1,1,'drop','2026-11-18 04:43:30.653225','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(888,2,1,'open 5c 5','2026-11-18 04:43:30.657616','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(889,3,0,'buy oil 2 at 4','2026-11-18 04:43:30.661880','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(890,4,0,'done','2026-11-18 04:43:30.666044','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(891,5,1,'buy gas 1 at 1','2026-11-18 04:43:30.670238','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(892,6,1,'buy oil 1 at 2','2026-11-18 04:43:30.674484','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(893,7,1,'done','2026-11-18 04:43:30.678905','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(894,8,1,'power 5c with gas 1 oil 1','2026-11-18 04:43:30.683336','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(895,9,0,'power 5b with oil 1','2026-11-18 04:43:30.687582','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(896,10,1,'open 5a 5','2026-11-18 04:43:30.691824','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(897,11,0,'drop','2026-11-18 04:43:30.696048','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(898,12,0,'open 4a 1','2026-11-18 04:43:30.700330','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(899,13,0,'buy coal 3 at 3','2026-11-18 04:43:30.705415','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(900,14,0,'done','2026-11-18 04:43:30.712521','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(901,15,1,'buy coal 2 at 2','2026-11-18 04:43:30.719335','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(902,16,1,'buy gas 1 at 1','2026-11-18 04:43:30.726015','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(903,17,1,'buy gas 1 at 1','2026-11-18 04:43:30.730347','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(904,18,1,'done','2026-11-18 04:43:30.736481','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(905,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:43:30.743225','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(906,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 04:43:30.749918','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(907,21,1,'open 6b 1','2026-11-18 04:43:30.756740','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(908,22,0,'bid 2','2026-11-18 04:43:30.763598','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(909,23,1,'drop','2026-11-18 04:43:30.770609','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(910,24,1,'pass','2026-11-18 04:43:30.777595','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(911,25,0,'buy coal 3 at 3','2026-11-18 04:43:30.784178','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(912,26,0,'buy oil 1 at 3','2026-11-18 04:43:30.788615','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(913,27,0,'buy uranium 2 at 3','2026-11-18 04:43:30.793025','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(914,28,0,'done','2026-11-18 04:43:30.797557','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(915,29,1,'buy oil 3 at 4','2026-11-18 04:43:30.802957','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(916,30,1,'done','2026-11-18 04:43:30.810502','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(917,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 04:43:30.818166','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(918,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:43:30.825795','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(919,33,0,'open 8b 1','2026-11-18 04:43:30.833183','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(920,34,1,'bid 2','2026-11-18 04:43:30.840530','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(921,35,0,'drop','2026-11-18 04:43:30.847846','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(922,36,0,'pass','2026-11-18 04:43:30.855035','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(923,37,1,'buy coal 2 at 2','2026-11-18 04:43:30.862259','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(924,38,1,'buy gas 2 at 4','2026-11-18 04:43:30.869668','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(925,39,1,'buy oil 2 at 3','2026-11-18 04:43:30.875951','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(926,40,1,'buy oil 2 at 3','2026-11-18 04:43:30.880410','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(927,41,1,'done','2026-11-18 04:43:30.884839','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(928,42,0,'done','2026-11-18 04:43:30.889042','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(929,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 04:43:30.893399','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(930,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 04:43:30.900145','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(931,45,1,'pass','2026-11-18 04:43:30.907545','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(932,46,0,'pass','2026-11-18 04:43:30.914967','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(933,47,0,'buy coal 2 at 2','2026-11-18 04:43:30.921978','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(934,48,0,'buy oil 1 at 4','2026-11-18 04:43:30.927990','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(935,49,0,'buy uranium 1 at 2','2026-11-18 04:43:30.932576','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(936,50,0,'buy uranium 1 at 2','2026-11-18 04:43:30.936766','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(937,51,0,'done','2026-11-18 04:43:30.941334','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(938,52,1,'buy gas 1 at 1','2026-11-18 04:43:30.948048','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(939,53,1,'done','2026-11-18 04:43:30.954606','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(940,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 04:43:30.961300','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(941,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:43:30.967606','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(942,56,1,'pass','2026-11-18 04:43:30.971965','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(943,57,0,'open 4b 1','2026-11-18 04:43:30.976176','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(944,58,0,'remove 6b','2026-11-18 04:43:30.980411','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(945,59,0,'buy coal 3 at 2','2026-11-18 04:43:30.984777','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(946,60,0,'buy gas 3 at 3','2026-11-18 04:43:30.988944','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(947,61,0,'buy oil 2 at 4','2026-11-18 04:43:30.993186','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(948,62,0,'done','2026-11-18 04:43:30.997433','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(949,63,1,'buy coal 2 at 2','2026-11-18 04:43:31.001579','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(950,64,1,'buy gas 1 at 1','2026-11-18 04:43:31.005678','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(951,65,1,'buy gas 3 at 3','2026-11-18 04:43:31.009789','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(952,66,1,'done','2026-11-18 04:43:31.014143','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(953,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:43:31.018292','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(954,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:43:31.022482','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(955,69,0,'open 12 1','2026-11-18 04:43:31.026691','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(956,70,1,'bid 2','2026-11-18 04:43:31.030771','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(957,71,0,'drop','2026-11-18 04:43:31.034840','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(958,72,1,'remove 5c','2026-11-18 04:43:31.038940','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(959,73,0,'pass','2026-11-18 04:43:31.043217','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(960,74,1,'buy coal 3 at 2','2026-11-18 04:43:31.049716','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(961,75,1,'buy coal 3 at 2','2026-11-18 04:43:31.055347','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(962,76,1,'buy oil 3 at 3','2026-11-18 04:43:31.059973','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(963,77,1,'done','2026-11-18 04:43:31.064808','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(964,78,0,'buy coal 3 at 2','2026-11-18 04:43:31.069288','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(965,79,0,'buy gas 2 at 3','2026-11-18 04:43:31.073605','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(966,80,0,'done','2026-11-18 04:43:31.078015','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(967,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:43:31.082485','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(968,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 04:43:31.086812','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(969,83,1,'open 13 1','2026-11-18 04:43:31.091042','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(970,84,0,'bid 2','2026-11-18 04:43:31.095310','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(971,85,1,'drop','2026-11-18 04:43:31.099628','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(972,86,0,'remove 4b','2026-11-18 04:43:31.104277','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(973,87,1,'open 22 22','2026-11-18 04:43:31.109426','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(974,88,1,'remove 5a','2026-11-18 04:43:31.114180','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(975,89,0,'buy coal 2 at 2','2026-11-18 04:43:31.118532','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(976,90,0,'buy oil 2 at 3','2026-11-18 04:43:31.122612','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(977,91,0,'done','2026-11-18 04:43:31.126658','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(978,92,1,'buy coal 3 at 3','2026-11-18 04:43:31.130789','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(979,93,1,'buy coal 3 at 2','2026-11-18 04:43:31.134872','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(980,94,1,'done','2026-11-18 04:43:31.139011','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(981,95,1,'power 12 22 with coal 6','2026-11-18 04:43:31.145555','9wsg9fzhs7',0);
INSERT INTO "web_action" VALUES(1143,0,0,'syndicate topaz','2026-11-18 04:43:32.075754','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1144,1,1,'syndicate umber','2026-11-18 04:43:32.080262','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1145,2,1,'syndicate slate','2026-11-18 04:43:32.084467','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1146,3,0,'syndicate ruby','2026-11-18 04:43:32.088648','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1147,4,0,'syndicate quartz','2026-11-18 04:43:32.092768','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1148,5,1,'syndicate onyx','2026-11-18 04:43:32.096847','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1149,6,0,'open 3 3','2026-11-18 04:43:32.101595','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1150,7,1,'drop','2026-11-18 04:43:32.105930','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1151,8,1,'open 5b 5','2026-11-18 04:43:32.110234','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1152,9,1,'pass','2026-11-18 04:43:32.114519','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1153,10,0,'pass','2026-11-18 04:43:32.118871','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1154,11,0,'plant flint','2026-11-18 04:43:32.123293','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1155,12,0,'station flint','2026-11-18 04:43:32.127529','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1156,13,0,'slot 3','2026-11-18 04:43:32.131798','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1157,14,0,'hire 3','2026-11-18 04:43:32.135943','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1158,15,0,'done','2026-11-18 04:43:32.140124','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1159,16,0,'syndicate umber','2026-11-18 04:43:32.144347','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1160,17,0,'syndicate ruby','2026-11-18 04:43:32.148647','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1161,18,1,'housing garnet','2026-11-18 04:43:32.152844','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1162,19,1,'station garnet','2026-11-18 04:43:32.157030','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1163,20,1,'slot 5b','2026-11-18 04:43:32.161590','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1164,21,1,'hire 0','2026-11-18 04:43:32.165734','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1165,22,1,'done','2026-11-18 04:43:32.170370','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1166,23,1,'power none','2026-11-18 04:43:32.175530','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1167,24,0,'power 3','2026-11-18 04:43:32.181699','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1168,25,1,'pass','2026-11-18 04:43:32.186397','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1169,26,0,'open 5a 4','2026-11-18 04:43:32.192031','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1170,27,0,'hire 3','2026-11-18 04:43:32.198136','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1171,28,0,'done','2026-11-18 04:43:32.203121','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1172,29,0,'syndicate topaz','2026-11-18 04:43:32.208905','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1173,30,1,'hire 0','2026-11-18 04:43:32.214743','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1174,31,1,'done','2026-11-18 04:43:32.220530','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1175,32,1,'power none','2026-11-18 04:43:32.226155','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1176,33,0,'power 3','2026-11-18 04:43:32.231681','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1177,34,0,'open 7 4','2026-11-18 04:43:32.237361','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1178,35,1,'drop','2026-11-18 04:43:32.242921','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1179,36,1,'open 4 2','2026-11-18 04:43:32.248675','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1180,37,1,'plant basalt','2026-11-18 04:43:32.254182','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1181,38,1,'station basalt','2026-11-18 04:43:32.259680','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1182,39,1,'slot 4','2026-11-18 04:43:32.265319','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1183,40,1,'hire 0','2026-11-18 04:43:32.269740','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1184,41,1,'done','2026-11-18 04:43:32.274060','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1185,42,1,'syndicate quartz','2026-11-18 04:43:32.278419','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1186,43,0,'housing ember','2026-11-18 04:43:32.282923','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1187,44,0,'housing amber','2026-11-18 04:43:32.287617','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1188,45,0,'station ember','2026-11-18 04:43:32.292246','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1189,46,0,'station amber','2026-11-18 04:43:32.296913','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1190,47,0,'slot 5a','2026-11-18 04:43:32.301704','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1191,48,0,'slot 7','2026-11-18 04:43:32.306266','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1192,49,0,'hire 1','2026-11-18 04:43:32.311001','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1193,50,0,'done','2026-11-18 04:43:32.315695','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1194,51,0,'power 3','2026-11-18 04:43:32.320203','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1195,52,1,'power 4','2026-11-18 04:43:32.324860','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1196,53,0,'open 10 4','2026-11-18 04:43:32.329610','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1197,54,1,'drop','2026-11-18 04:43:32.334440','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1198,55,1,'pass','2026-11-18 04:43:32.339116','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1199,56,1,'hire 0','2026-11-18 04:43:32.343771','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1200,57,1,'done','2026-11-18 04:43:32.348329','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1201,58,0,'housing jasper','2026-11-18 04:43:32.352976','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1202,59,0,'slot 10','2026-11-18 04:43:32.357565','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1203,60,0,'hire 0','2026-11-18 04:43:32.362033','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1204,61,0,'done','2026-11-18 04:43:32.366431','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1205,62,0,'power 3','2026-11-18 04:43:32.370920','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1206,63,1,'power 4','2026-11-18 04:43:32.375486','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1207,64,0,'pass','2026-11-18 04:43:32.380743','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1208,65,1,'pass','2026-11-18 04:43:32.385369','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1209,66,1,'hire 0','2026-11-18 04:43:32.389843','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1210,67,1,'done','2026-11-18 04:43:32.394266','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1211,68,0,'hire 0','2026-11-18 04:43:32.398858','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1212,69,0,'done','2026-11-18 04:43:32.403582','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1213,70,0,'power 3','2026-11-18 04:43:32.408816','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1214,71,1,'power 4','2026-11-18 04:43:32.413367','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1215,72,0,'pass','2026-11-18 04:43:32.417873','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1216,73,1,'pass','2026-11-18 04:43:32.422769','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1217,74,1,'hire 0','2026-11-18 04:43:32.427494','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1218,75,1,'done','2026-11-18 04:43:32.431797','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1219,76,0,'hire 0','2026-11-18 04:43:32.436447','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1220,77,0,'done','2026-11-18 04:43:32.440825','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1221,78,0,'power 3','2026-11-18 04:43:32.445283','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1222,79,1,'power 4','2026-11-18 04:43:32.449693','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1223,80,0,'pass','2026-11-18 04:43:32.454122','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1224,81,1,'pass','2026-11-18 04:43:32.458618','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1225,82,1,'hire 0','2026-11-18 04:43:32.463162','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1226,83,1,'done','2026-11-18 04:43:32.467735','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1227,84,0,'hire 0','2026-11-18 04:43:32.472575','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1228,85,0,'done','2026-11-18 04:43:32.476982','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1229,86,0,'power 3','2026-11-18 04:43:32.481260','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1230,87,1,'power 4','2026-11-18 04:43:32.485636','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1231,88,0,'open 15 6','2026-11-18 04:43:32.490714','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1232,89,1,'drop','2026-11-18 04:43:32.496067','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1233,90,1,'pass','2026-11-18 04:43:32.501383','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1234,91,1,'hire 0','2026-11-18 04:43:32.507089','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1235,92,1,'done','2026-11-18 04:43:32.512426','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1236,93,0,'housing nickel','2026-11-18 04:43:32.517515','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1237,94,0,'slot 15','2026-11-18 04:43:32.522153','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1238,95,0,'hire 0','2026-11-18 04:43:32.526728','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1239,96,0,'done','2026-11-18 04:43:32.531694','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1240,97,0,'power 3','2026-11-18 04:43:32.536865','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1241,98,1,'power 4','2026-11-18 04:43:32.541978','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1242,99,0,'open 18 18','2026-11-18 04:43:32.548373','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1243,100,1,'drop','2026-11-18 04:43:32.555252','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1244,101,1,'pass','2026-11-18 04:43:32.560608','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1245,102,1,'hire 0','2026-11-18 04:43:32.565655','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1246,103,1,'done','2026-11-18 04:43:32.569998','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1247,104,0,'plant krypton','2026-11-18 04:43:32.574512','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1248,105,0,'station jasper','2026-11-18 04:43:32.583820','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1249,106,0,'station krypton','2026-11-18 04:43:32.588472','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1250,107,0,'slot 18','2026-11-18 04:43:32.598071','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1251,108,0,'hire 1','2026-11-18 04:43:32.605874','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1252,109,0,'done','2026-11-18 04:43:32.619550','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1253,110,0,'power 3 18','2026-11-18 04:43:32.624370','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1254,111,1,'power 4','2026-11-18 04:43:32.628858','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1255,112,0,'pass','2026-11-18 04:43:32.638204','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1256,113,1,'pass','2026-11-18 04:43:32.643144','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1257,114,1,'hire 0','2026-11-18 04:43:32.647657','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1258,115,1,'done','2026-11-18 04:43:32.657402','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1259,116,0,'hire 1','2026-11-18 04:43:32.662231','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1260,117,0,'done','2026-11-18 04:43:32.671762','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1261,118,0,'power 3 18','2026-11-18 04:43:32.676625','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1262,119,1,'power 4','2026-11-18 04:43:32.681501','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1263,120,0,'open 40b 40','2026-11-18 04:43:32.686223','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1264,121,1,'drop','2026-11-18 04:43:32.690654','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1265,122,1,'pass','2026-11-18 04:43:32.695158','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1266,123,1,'hire 0','2026-11-18 04:43:32.699382','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1267,124,1,'done','2026-11-18 04:43:32.703679','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1268,125,0,'plant pyrite','2026-11-18 04:43:32.708246','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1269,126,0,'slot 40b plant','2026-11-18 04:43:32.712579','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1270,127,0,'hire 0','2026-11-18 04:43:32.717053','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1271,128,0,'done','2026-11-18 04:43:32.721210','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1272,129,0,'power 3 18','2026-11-18 04:43:32.725167','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1273,130,1,'power 4','2026-11-18 04:43:32.729555','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1274,131,0,'open 29 29','2026-11-18 04:43:32.733811','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1275,132,1,'drop','2026-11-18 04:43:32.738031','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1276,133,1,'pass','2026-11-18 04:43:32.742327','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1277,134,1,'hire 0','2026-11-18 04:43:32.746405','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1278,135,1,'done','2026-11-18 04:43:32.750454','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1279,136,0,'swap 5a 29','2026-11-18 04:43:32.754679','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1280,137,0,'hire 0','2026-11-18 04:43:32.758779','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1281,138,0,'done','2026-11-18 04:43:32.763085','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1282,139,0,'power 3 18','2026-11-18 04:43:32.767117','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1283,140,1,'power 4','2026-11-18 04:43:32.771563','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1284,141,0,'open 28b 28','2026-11-18 04:43:32.776297','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1285,142,1,'drop','2026-11-18 04:43:32.780811','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1286,143,1,'pass','2026-11-18 04:43:32.785195','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1287,144,1,'hire 0','2026-11-18 04:43:32.789692','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1288,145,1,'done','2026-11-18 04:43:32.794093','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1289,146,0,'station on 28b','2026-11-18 04:43:32.798910','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1290,147,0,'station pyrite','2026-11-18 04:43:32.803250','ut7umffeaa',0);
INSERT INTO "web_action" VALUES(1291,148,0,'station nickel','2026-11-18 04:43:32.809075','ut7umffeaa',0);
CREATE TABLE "web_botturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "lease" datetime NOT NULL, "worker" varchar(80) NOT NULL, "tries" smallint unsigned NOT NULL CHECK ("tries" >= 0), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_turn_for_an_index" UNIQUE ("table_id", "index"));
CREATE TABLE "web_draft" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "dropped" text NOT NULL CHECK ((JSON_VALID("dropped") OR "dropped" IS NULL)), "step" smallint unsigned NOT NULL CHECK ("step" >= 0), "round" integer unsigned NOT NULL CHECK ("round" >= 0), "phase" varchar(30) NOT NULL, "prices" text NOT NULL CHECK ((JSON_VALID("prices") OR "prices" IS NULL)), "is_queued" bool NOT NULL, CONSTRAINT "one_draft_for_a_turn" UNIQUE ("table_id", "seat", "round", "phase"));
INSERT INTO "web_draft" VALUES(1,1,'["buy oil 1"]','y5myhm4bb4','[]',0,1,'resources','[]',0);
INSERT INTO "web_draft" VALUES(2,1,'["build flensburg"]','y5myhm4bb4','[]',0,1,'building','[10]',0);
CREATE TABLE "web_errand" ("name" varchar(20) NOT NULL PRIMARY KEY, "done" datetime NOT NULL);
CREATE TABLE "web_guest" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(20) NOT NULL, "secret_hash" varchar(64) NOT NULL, "created" datetime NOT NULL, "seen" datetime NOT NULL);
INSERT INTO "web_guest" VALUES(1,'Mia','b83d0b0a813a0535bdb011448eccd34631402d9f4b6a6aa86582d58facb31b85','2026-11-18 04:43:25.623240','2026-11-18 04:43:25.623247');
INSERT INTO "web_guest" VALUES(2,'Ola','046a60922298484bda3dee4782dfb7b566a725567d5d53c055af97350ac01fdb','2026-11-18 04:43:32.818868','2026-11-18 04:43:32.818870');
CREATE TABLE "web_lognote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "after" integer unsigned NOT NULL CHECK ("after" >= 0), "kind" varchar(10) NOT NULL, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "actor" smallint unsigned NOT NULL CHECK ("actor" >= 0), "line" varchar(200) NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE "web_maximum" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lot" varchar(40) NOT NULL, "amount" integer unsigned NOT NULL CHECK ("amount" >= 0), "drops" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_maximum_for_a_seat" UNIQUE ("table_id", "seat"));
CREATE TABLE "web_proposal" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "kind" varchar(10) NOT NULL, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "created" datetime NOT NULL, "by_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_question" UNIQUE ("table_id", "kind", "number"));
CREATE TABLE "web_savedrecord" ("id" varchar(10) NOT NULL PRIMARY KEY, "text" text NOT NULL, "created" datetime NOT NULL, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_savedrecord" VALUES('bpvcuamfzy','gridwright record 1
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
','2026-11-18 04:43:32.839876',1);
CREATE TABLE "web_seat" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "bot" varchar(40) NOT NULL, "name" varchar(20) NOT NULL, "invitation" varchar(22) NOT NULL UNIQUE, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "has_screen" bool NOT NULL, "kept_for_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "stand_in" varchar(40) NOT NULL, CONSTRAINT "one_row_for_a_seat" UNIQUE ("table_id", "number"));
INSERT INTO "web_seat" VALUES(1,0,'novice','Ana','y-TeLUmET3H8FiT6ucy7Kw',NULL,'y5myhm4bb4',0,NULL,'');
INSERT INTO "web_seat" VALUES(2,1,'','Bea','91VRVj4TepksNrC38UMS6A',1,'y5myhm4bb4',0,NULL,'');
INSERT INTO "web_seat" VALUES(3,2,'novice','Cid','s76Juv_c3Zj3VVORx923Mw',NULL,'y5myhm4bb4',0,NULL,'');
INSERT INTO "web_seat" VALUES(6,0,'','Mia','LmMDlPhXHK4dp1Roo1o4JA',1,'fhe78j5mfv',0,NULL,'');
INSERT INTO "web_seat" VALUES(7,1,'novice','Novice B','qSPv1yhpo5HoyIflxzJftw',NULL,'fhe78j5mfv',0,NULL,'');
INSERT INTO "web_seat" VALUES(10,0,'','Mia','5DmQRgeQXM14bVXPkrwhoQ',1,'ehn2pbg6ab',0,NULL,'');
INSERT INTO "web_seat" VALUES(11,1,'novice','Novice B','mAUNJAOdjdqALpK52pnJxw',NULL,'ehn2pbg6ab',0,NULL,'');
INSERT INTO "web_seat" VALUES(12,0,'','Mia','zbH3iBiY2SYCyZ2wzBTh5g',1,'ap9749ci6f',0,NULL,'');
INSERT INTO "web_seat" VALUES(13,1,'novice','Novice B','SDrKLf8nCAUI2fm2v2aC7A',NULL,'ap9749ci6f',0,NULL,'');
INSERT INTO "web_seat" VALUES(14,0,'','Mia','84_7hnFRnEIv92xzyifrdw',1,'9wsg9fzhs7',0,NULL,'');
INSERT INTO "web_seat" VALUES(15,1,'novice','Novice B','FcnhW5l_q61R1YZIyWUBYQ',NULL,'9wsg9fzhs7',0,NULL,'');
INSERT INTO "web_seat" VALUES(18,0,'','Mia','6NxTw9vRVO4uDoZAa5TsXg',1,'ut7umffeaa',0,NULL,'');
INSERT INTO "web_seat" VALUES(19,1,'novice','Novice B','GtY816EKIu-PKmIr7pRNGg',NULL,'ut7umffeaa',0,NULL,'');
INSERT INTO "web_seat" VALUES(20,0,'','Ola','9dIgT_8ZYBvyLfPfEMn0Bw',2,'49ymjx9djy',0,NULL,'');
INSERT INTO "web_seat" VALUES(21,1,'','Seat B','FvUI47_bKzi6jaihBjDgyA',NULL,'49ymjx9djy',0,NULL,'');
CREATE TABLE "web_table" ("id" varchar(10) NOT NULL PRIMARY KEY, "title" varchar(20) NOT NULL, "board" varchar(40) NOT NULL, "seat_count" smallint unsigned NOT NULL CHECK ("seat_count" >= 0), "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "rules" smallint unsigned NOT NULL CHECK ("rules" >= 0), "seed" bigint NOT NULL, "version" integer unsigned NOT NULL CHECK ("version" >= 0), "change" integer unsigned NOT NULL CHECK ("change" >= 0), "state" varchar(10) NOT NULL, "pace" integer unsigned NOT NULL CHECK ("pace" >= 0), "created" datetime NOT NULL, "opened" datetime NOT NULL, "host_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "start" text NOT NULL, "is_listed" bool NOT NULL, "phase" varchar(30) NOT NULL, "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "to_act" smallint NOT NULL, "content" varchar(12) NOT NULL, "rematch_id" varchar(10) NULL UNIQUE REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_table" VALUES('y5myhm4bb4','recharged','germany',3,'{}',2,7,6,3,'running',0,'2026-11-18 04:43:25.635646','2026-11-18 04:43:25.711396',1,'',0,'resources',1,1,'02c61dbec5fc',NULL);
INSERT INTO "web_table" VALUES('fhe78j5mfv','recharged','germany',2,'{}',2,7,158,160,'running',0,'2026-11-18 04:43:26.551180','2026-11-18 04:43:27.363128',1,'',0,'resources',10,0,'290d6d632eb3',NULL);
INSERT INTO "web_table" VALUES('ehn2pbg6ab','classic','germany',2,'{}',2,7,216,218,'running',0,'2026-11-18 04:43:28.624225','2026-11-18 04:43:29.887436',1,'',0,'resources',12,0,'c6f44a26ad0c',NULL);
INSERT INTO "web_table" VALUES('ap9749ci6f','card','',2,'{}',2,7,107,109,'over',0,'2026-11-18 04:43:29.909485','2026-11-18 04:43:30.632005',1,'',0,'over',9,-1,'14e279e94be7',NULL);
INSERT INTO "web_table" VALUES('9wsg9fzhs7','card','',2,'{}',2,7,96,98,'running',0,'2026-11-18 04:43:30.633656','2026-11-18 04:43:31.146002',1,'',0,'bureaucracy',8,0,'14e279e94be7',NULL);
INSERT INTO "web_table" VALUES('ut7umffeaa','outpost','',2,'{}',2,7,149,151,'running',0,'2026-11-18 04:43:32.060886','2026-11-18 04:43:32.809533',1,'',0,'expansion',13,0,'4834c8e51941',NULL);
INSERT INTO "web_table" VALUES('49ymjx9djy','recharged','germany',2,'{}',2,7,0,2,'waiting',0,'2026-11-18 04:43:32.819617','2026-11-18 04:43:32.829258',2,'',0,'trust',0,-1,'290d6d632eb3',NULL);
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
CREATE INDEX "web_table_host_id_52b1dc87" ON "web_table" ("host_id");
CREATE INDEX "web_draft_table_id_7b9bfd1a" ON "web_draft" ("table_id");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('django_migrations',11);
INSERT INTO "sqlite_sequence" VALUES('web_action',1291);
INSERT INTO "sqlite_sequence" VALUES('web_guest',2);
INSERT INTO "sqlite_sequence" VALUES('web_seat',21);
INSERT INTO "sqlite_sequence" VALUES('web_proposal',0);
INSERT INTO "sqlite_sequence" VALUES('web_vote',0);
INSERT INTO "sqlite_sequence" VALUES('web_draft',3);
INSERT INTO "sqlite_sequence" VALUES('web_botturn',1296);
COMMIT;
