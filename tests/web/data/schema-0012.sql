BEGIN TRANSACTION;
CREATE TABLE "django_migrations" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "app" varchar(255) NOT NULL, "name" varchar(255) NOT NULL, "applied" datetime NOT NULL);
INSERT INTO "django_migrations" VALUES(1,'web','0001_initial','2026-11-18 04:23:12.725140');
INSERT INTO "django_migrations" VALUES(2,'web','0002_drafts','2026-11-18 04:23:12.744920');
INSERT INTO "django_migrations" VALUES(3,'web','0003_records','2026-11-18 04:23:12.780320');
INSERT INTO "django_migrations" VALUES(4,'web','0004_panel','2026-11-18 04:23:12.821345');
INSERT INTO "django_migrations" VALUES(5,'web','0005_lobby','2026-11-18 04:23:13.044357');
INSERT INTO "django_migrations" VALUES(6,'web','0006_plans','2026-11-18 04:23:13.081072');
INSERT INTO "django_migrations" VALUES(7,'web','0007_steps','2026-11-18 04:23:13.115474');
INSERT INTO "django_migrations" VALUES(8,'web','0008_mentions','2026-11-18 04:23:13.152884');
INSERT INTO "django_migrations" VALUES(9,'web','0009_names','2026-11-18 04:23:13.302816');
INSERT INTO "django_migrations" VALUES(10,'web','0010_content','2026-11-18 04:23:13.323794');
INSERT INTO "django_migrations" VALUES(11,'web','0012_salt_and_progress','2026-11-18 04:23:13.378811');
CREATE TABLE "web_action" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "line" varchar(200) NOT NULL, "created" datetime NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "automatic" bool NOT NULL, CONSTRAINT "one_action_for_an_index" UNIQUE ("table_id", "index"));
INSERT INTO "web_action" VALUES(1,0,1,'open 3 1','2026-11-18 04:23:14.586740','is22pupwmv',0);
INSERT INTO "web_action" VALUES(2,1,2,'drop','2026-11-18 04:23:14.586962','is22pupwmv',0);
INSERT INTO "web_action" VALUES(3,2,0,'drop','2026-11-18 04:23:14.587097','is22pupwmv',0);
INSERT INTO "web_action" VALUES(4,3,2,'open 4 4','2026-11-18 04:23:14.587478','is22pupwmv',0);
INSERT INTO "web_action" VALUES(5,4,0,'drop','2026-11-18 04:23:14.587592','is22pupwmv',0);
INSERT INTO "web_action" VALUES(6,5,0,'open 5 5','2026-11-18 04:23:14.587932','is22pupwmv',0);
INSERT INTO "web_action" VALUES(177,0,0,'trust wilhelmshaven','2026-11-18 04:23:17.596500','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(178,1,1,'trust bremen','2026-11-18 04:23:17.608900','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(179,2,1,'trust hannover','2026-11-18 04:23:17.621477','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(180,3,0,'trust cuxhaven','2026-11-18 04:23:17.636154','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(181,4,0,'trust kassel','2026-11-18 04:23:17.646444','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(182,5,1,'trust fulda','2026-11-18 04:23:17.656222','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(183,6,0,'open 7 7','2026-11-18 04:23:17.675197','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(184,7,1,'bid 8','2026-11-18 04:23:17.683818','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(185,8,0,'bid 9','2026-11-18 04:23:17.713623','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(186,9,1,'bid 10','2026-11-18 04:23:17.723922','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(187,10,0,'drop','2026-11-18 04:23:17.737244','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(188,11,0,'open 12 12','2026-11-18 04:23:17.747627','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(189,12,1,'buy oil 3','2026-11-18 04:23:17.759988','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(190,13,1,'done','2026-11-18 04:23:17.774359','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(191,14,0,'buy coal 2','2026-11-18 04:23:17.789115','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(192,15,0,'buy oil 1','2026-11-18 04:23:17.795466','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(193,16,0,'done','2026-11-18 04:23:17.807665','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(194,17,1,'build duisburg','2026-11-18 04:23:17.827226','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(195,18,1,'build essen','2026-11-18 04:23:17.836912','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(196,19,1,'done','2026-11-18 04:23:17.850095','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(197,20,0,'build muenster','2026-11-18 04:23:17.858183','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(198,21,0,'build dortmund','2026-11-18 04:23:17.867893','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(199,22,0,'done','2026-11-18 04:23:17.887408','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(200,23,0,'power 12 with coal 2','2026-11-18 04:23:17.902200','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(201,24,1,'power 7 with oil 3','2026-11-18 04:23:17.918662','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(202,25,0,'open 4 1','2026-11-18 04:23:17.955219','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(203,26,1,'drop','2026-11-18 04:23:17.966268','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(204,27,1,'open 16 16','2026-11-18 04:23:17.982305','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(205,28,1,'buy oil 2','2026-11-18 04:23:18.000800','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(206,29,1,'done','2026-11-18 04:23:18.020741','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(207,30,0,'buy coal 3','2026-11-18 04:23:18.040148','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(208,31,0,'done','2026-11-18 04:23:18.056921','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(209,32,1,'build duesseldorf','2026-11-18 04:23:18.067573','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(210,33,1,'done','2026-11-18 04:23:18.082432','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(211,34,0,'build osnabrueck','2026-11-18 04:23:18.094433','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(212,35,0,'done','2026-11-18 04:23:18.117297','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(213,36,0,'power 4 12 with coal 3 oil 1','2026-11-18 04:23:18.130797','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(214,37,1,'power 16 with oil 2','2026-11-18 04:23:18.153721','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(215,38,1,'open 5 1','2026-11-18 04:23:18.166507','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(216,39,0,'drop','2026-11-18 04:23:18.184475','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(217,40,0,'open 25 25','2026-11-18 04:23:18.212173','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(218,41,0,'buy coal 2','2026-11-18 04:23:18.231177','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(219,42,0,'done','2026-11-18 04:23:18.261238','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(220,43,1,'buy oil 2','2026-11-18 04:23:18.275456','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(221,44,1,'done','2026-11-18 04:23:18.295952','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(222,45,0,'build hamburg','2026-11-18 04:23:18.307901','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(223,46,0,'done','2026-11-18 04:23:18.323114','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(224,47,1,'done','2026-11-18 04:23:18.341432','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(225,48,1,'power 16 with oil 2','2026-11-18 04:23:18.347121','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(226,49,0,'power 25 with coal 2','2026-11-18 04:23:18.360285','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(227,50,0,'open 11 1','2026-11-18 04:23:18.374484','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(228,51,1,'drop','2026-11-18 04:23:18.384333','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(229,52,0,'remove 4','2026-11-18 04:23:18.399371','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(230,53,1,'open 14 14','2026-11-18 04:23:18.412823','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(231,54,1,'remove 5','2026-11-18 04:23:18.423482','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(232,55,1,'buy oil 2','2026-11-18 04:23:18.438154','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(233,56,1,'done','2026-11-18 04:23:18.448491','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(234,57,0,'buy coal 4','2026-11-18 04:23:18.464711','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(235,58,0,'buy oil 1','2026-11-18 04:23:18.475501','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(236,59,0,'done','2026-11-18 04:23:18.493558','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(237,60,1,'done','2026-11-18 04:23:18.505527','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(238,61,0,'build kiel','2026-11-18 04:23:18.515986','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(239,62,0,'build flensburg','2026-11-18 04:23:18.531066','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(240,63,0,'done','2026-11-18 04:23:18.545919','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(241,64,0,'power 12 25 with coal 4','2026-11-18 04:23:18.590041','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(242,65,1,'power 16 with oil 2','2026-11-18 04:23:18.603366','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(243,66,0,'open 20 20','2026-11-18 04:23:18.614222','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(244,67,1,'bid 21','2026-11-18 04:23:18.629373','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(245,68,0,'drop','2026-11-18 04:23:18.640317','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(246,69,1,'remove 7','2026-11-18 04:23:18.655656','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(247,70,0,'open 10 1','2026-11-18 04:23:18.666524','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(248,71,0,'remove 11','2026-11-18 04:23:18.681061','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(249,72,1,'buy coal 3','2026-11-18 04:23:18.703285','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(250,73,1,'done','2026-11-18 04:23:18.717450','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(251,74,0,'buy coal 3','2026-11-18 04:23:18.731147','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(252,75,0,'done','2026-11-18 04:23:18.750184','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(253,76,1,'done','2026-11-18 04:23:18.760365','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(254,77,0,'done','2026-11-18 04:23:18.773228','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(255,78,0,'power 25 with coal 2','2026-11-18 04:23:18.783960','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(256,79,1,'power 20 with coal 3','2026-11-18 04:23:18.801986','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(257,80,0,'pass','2026-11-18 04:23:18.824761','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(258,81,1,'pass','2026-11-18 04:23:18.835723','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(259,82,1,'buy coal 3','2026-11-18 04:23:18.863333','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(260,83,1,'buy oil 2','2026-11-18 04:23:18.876887','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(261,84,1,'done','2026-11-18 04:23:18.883148','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(262,85,0,'buy coal 4','2026-11-18 04:23:18.895928','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(263,86,0,'done','2026-11-18 04:23:18.911051','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(264,87,1,'done','2026-11-18 04:23:18.922012','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(265,88,0,'build erfurt','2026-11-18 04:23:18.932343','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(266,89,0,'build halle','2026-11-18 04:23:18.942350','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(267,90,0,'build leipzig','2026-11-18 04:23:18.956641','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(268,91,0,'done','2026-11-18 04:23:18.966527','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(269,92,0,'power 10 12 25 with coal 5 oil 1','2026-11-18 04:23:18.981649','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(270,93,1,'power 16 with oil 2','2026-11-18 04:23:18.987830','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(271,94,0,'open 21 21','2026-11-18 04:23:19.005974','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(272,95,1,'drop','2026-11-18 04:23:19.016304','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(273,96,0,'remove 10','2026-11-18 04:23:19.029443','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(274,97,1,'open 17 1','2026-11-18 04:23:19.040381','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(275,98,1,'remove 14','2026-11-18 04:23:19.083155','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(276,99,1,'buy oil 2','2026-11-18 04:23:19.097688','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(277,100,1,'done','2026-11-18 04:23:19.107612','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(278,101,0,'buy coal 6','2026-11-18 04:23:19.119570','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(279,102,0,'buy oil 2','2026-11-18 04:23:19.133929','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(280,103,0,'done','2026-11-18 04:23:19.148403','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(281,104,1,'done','2026-11-18 04:23:19.163339','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(282,105,0,'build dresden','2026-11-18 04:23:19.181174','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(283,106,0,'build cuxhaven','2026-11-18 04:23:19.187254','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(284,107,0,'done','2026-11-18 04:23:19.203440','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(285,108,0,'power 21 25 with coal 2 oil 2','2026-11-18 04:23:19.216398','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(286,109,1,'power 16 with oil 2','2026-11-18 04:23:19.235430','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(287,110,0,'open 32 32','2026-11-18 04:23:19.247320','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(288,111,1,'drop','2026-11-18 04:23:19.286431','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(289,112,0,'remove 12','2026-11-18 04:23:19.292173','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(290,113,1,'open 22 1','2026-11-18 04:23:19.310756','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(291,114,1,'remove 17','2026-11-18 04:23:19.333310','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(292,115,1,'buy oil 2','2026-11-18 04:23:19.354431','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(293,116,1,'done','2026-11-18 04:23:19.373337','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(294,117,0,'buy oil 3','2026-11-18 04:23:19.387922','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(295,118,0,'buy oil 1','2026-11-18 04:23:19.407059','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(296,119,0,'done','2026-11-18 04:23:19.424177','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(297,120,1,'build dortmund','2026-11-18 04:23:19.442925','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(298,121,1,'build muenster','2026-11-18 04:23:19.459998','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(299,122,1,'build osnabrueck','2026-11-18 04:23:19.479806','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(300,123,1,'build bremen','2026-11-18 04:23:19.498967','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(301,124,1,'done','2026-11-18 04:23:19.517686','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(302,125,0,'build duisburg','2026-11-18 04:23:19.526182','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(303,126,0,'build essen','2026-11-18 04:23:19.544389','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(304,127,0,'done','2026-11-18 04:23:19.567812','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(305,128,0,'power 25 32 with coal 2 oil 3','2026-11-18 04:23:19.591592','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(306,129,1,'power 20 22 with coal 3','2026-11-18 04:23:19.614299','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(307,130,0,'open 34 34','2026-11-18 04:23:19.634920','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(308,131,1,'drop','2026-11-18 04:23:19.650055','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(309,132,0,'remove 21','2026-11-18 04:23:19.668844','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(310,133,1,'open 28 1','2026-11-18 04:23:19.679608','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(311,134,1,'remove 16','2026-11-18 04:23:19.693735','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(312,135,1,'buy coal 3','2026-11-18 04:23:19.704663','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(313,136,1,'buy uranium 1','2026-11-18 04:23:19.714878','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(314,137,1,'done','2026-11-18 04:23:19.731165','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(315,138,0,'buy oil 2','2026-11-18 04:23:19.736321','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(316,139,0,'buy uranium 1','2026-11-18 04:23:19.750959','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(317,140,0,'done','2026-11-18 04:23:19.760981','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(318,141,1,'build hannover','2026-11-18 04:23:19.775015','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(319,142,1,'done','2026-11-18 04:23:19.785243','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(320,143,0,'build duesseldorf','2026-11-18 04:23:19.794678','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(321,144,0,'build fulda','2026-11-18 04:23:19.808975','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(322,145,0,'build wuerzburg','2026-11-18 04:23:19.815245','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(323,146,0,'done','2026-11-18 04:23:19.830755','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(324,147,0,'power 25 32 34 with coal 2 oil 3 uranium 1','2026-11-18 04:23:19.840481','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(325,148,1,'power 22 28 with uranium 1','2026-11-18 04:23:19.850383','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(326,149,0,'open 46 46','2026-11-18 04:23:19.873603','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(327,150,1,'drop','2026-11-18 04:23:19.884799','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(328,151,0,'remove 25','2026-11-18 04:23:19.900175','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(329,152,1,'open 39 1','2026-11-18 04:23:19.910832','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(330,153,1,'remove 22','2026-11-18 04:23:19.925476','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(331,154,1,'buy uranium 2','2026-11-18 04:23:19.931630','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(332,155,1,'done','2026-11-18 04:23:19.951764','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(333,156,0,'buy coal 1','2026-11-18 04:23:19.962228','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(334,157,0,'buy oil 5','2026-11-18 04:23:19.972898','56u2prjbnm',0);
INSERT INTO "web_action" VALUES(563,0,0,'open 3 3','2026-11-18 04:23:24.322970','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(564,1,1,'drop','2026-11-18 04:23:24.339987','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(565,2,1,'open 7 7','2026-11-18 04:23:24.362472','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(566,3,0,'buy oil 2','2026-11-18 04:23:24.384983','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(567,4,0,'done','2026-11-18 04:23:24.407790','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(568,5,1,'buy oil 3','2026-11-18 04:23:24.426627','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(569,6,1,'done','2026-11-18 04:23:24.443470','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(570,7,0,'build duisburg','2026-11-18 04:23:24.471304','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(571,8,0,'done','2026-11-18 04:23:24.497375','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(572,9,1,'build muenster','2026-11-18 04:23:24.508322','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(573,10,1,'build dortmund','2026-11-18 04:23:24.527626','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(574,11,1,'done','2026-11-18 04:23:24.540296','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(575,12,1,'power 7 with oil 3','2026-11-18 04:23:24.550726','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(576,13,0,'power 3 with oil 2','2026-11-18 04:23:24.556003','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(577,14,1,'open 4 4','2026-11-18 04:23:24.570567','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(578,15,0,'drop','2026-11-18 04:23:24.583273','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(579,16,0,'open 8 8','2026-11-18 04:23:24.598878','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(580,17,0,'buy coal 3','2026-11-18 04:23:24.608336','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(581,18,0,'buy oil 2','2026-11-18 04:23:24.623906','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(582,19,0,'done','2026-11-18 04:23:24.639398','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(583,20,1,'buy coal 2','2026-11-18 04:23:24.654259','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(584,21,1,'buy oil 3','2026-11-18 04:23:24.668732','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(585,22,1,'done','2026-11-18 04:23:24.675729','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(586,23,0,'build essen','2026-11-18 04:23:24.689476','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(587,24,0,'build duesseldorf','2026-11-18 04:23:24.698890','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(588,25,0,'done','2026-11-18 04:23:24.711994','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(589,26,1,'build osnabrueck','2026-11-18 04:23:24.723375','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(590,27,1,'done','2026-11-18 04:23:24.733726','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(591,28,1,'power 4 7 with coal 2 oil 3','2026-11-18 04:23:24.744197','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(592,29,0,'power 8 with coal 3','2026-11-18 04:23:24.758785','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(593,30,0,'open 5 5','2026-11-18 04:23:24.763783','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(594,31,1,'bid 6','2026-11-18 04:23:24.774194','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(595,32,0,'drop','2026-11-18 04:23:24.787757','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(596,33,0,'open 10 10','2026-11-18 04:23:24.798736','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(597,34,1,'buy coal 4','2026-11-18 04:23:24.808692','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(598,35,1,'buy oil 3','2026-11-18 04:23:24.814895','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(599,36,1,'done','2026-11-18 04:23:24.829898','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(600,37,0,'buy coal 2','2026-11-18 04:23:24.845226','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(601,38,0,'done','2026-11-18 04:23:24.861426','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(602,39,1,'done','2026-11-18 04:23:24.875169','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(603,40,0,'done','2026-11-18 04:23:24.898407','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(604,41,0,'power 10 with coal 2','2026-11-18 04:23:24.917233','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(605,42,1,'power 4 7 with coal 2 oil 3','2026-11-18 04:23:24.935361','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(606,43,0,'open 6 6','2026-11-18 04:23:24.959307','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(607,44,1,'drop','2026-11-18 04:23:24.978791','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(608,45,1,'open 15 15','2026-11-18 04:23:25.003778','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(609,46,1,'buy coal 2','2026-11-18 04:23:25.022569','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(610,47,1,'done','2026-11-18 04:23:25.041322','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(611,48,0,'buy coal 5','2026-11-18 04:23:25.067582','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(612,49,0,'done','2026-11-18 04:23:25.083725','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(613,50,1,'build bremen','2026-11-18 04:23:25.107741','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(614,51,1,'done','2026-11-18 04:23:25.130093','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(615,52,0,'done','2026-11-18 04:23:25.144339','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(616,53,0,'power 10 with coal 2','2026-11-18 04:23:25.167421','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(617,54,1,'power 15 with coal 2','2026-11-18 04:23:25.186980','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(618,55,1,'open 13 13','2026-11-18 04:23:25.205404','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(619,56,0,'bid 14','2026-11-18 04:23:25.223048','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(620,57,1,'bid 15','2026-11-18 04:23:25.245729','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(621,58,0,'drop','2026-11-18 04:23:25.264489','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(622,59,1,'remove 4','2026-11-18 04:23:25.280442','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(623,60,0,'open 11 11','2026-11-18 04:23:25.290060','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(624,61,0,'remove 3','2026-11-18 04:23:25.299221','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(625,62,0,'buy uranium 1','2026-11-18 04:23:25.313480','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(626,63,0,'done','2026-11-18 04:23:25.330696','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(627,64,1,'buy oil 3','2026-11-18 04:23:25.346599','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(628,65,1,'done','2026-11-18 04:23:25.360392','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(629,66,0,'build kassel','2026-11-18 04:23:25.382762','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(630,67,0,'done','2026-11-18 04:23:25.405969','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(631,68,1,'build cuxhaven','2026-11-18 04:23:25.419975','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(632,69,1,'build hannover','2026-11-18 04:23:25.444055','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(633,70,1,'done','2026-11-18 04:23:25.458901','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(634,71,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 04:23:25.472743','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(635,72,0,'power 10 11 with coal 2 uranium 1','2026-11-18 04:23:25.479594','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(636,73,1,'pass','2026-11-18 04:23:25.501698','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(637,74,0,'open 22 22','2026-11-18 04:23:25.518457','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(638,75,0,'remove 6','2026-11-18 04:23:25.529186','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(639,76,0,'buy coal 1','2026-11-18 04:23:25.544077','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(640,77,0,'buy uranium 1','2026-11-18 04:23:25.555540','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(641,78,0,'done','2026-11-18 04:23:25.572367','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(642,79,1,'buy coal 4','2026-11-18 04:23:25.591068','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(643,80,1,'buy oil 3','2026-11-18 04:23:25.616348','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(644,81,1,'buy oil 1','2026-11-18 04:23:25.639656','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(645,82,1,'done','2026-11-18 04:23:25.663144','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(646,83,0,'build fulda','2026-11-18 04:23:25.684885','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(647,84,0,'build wuerzburg','2026-11-18 04:23:25.703841','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(648,85,0,'done','2026-11-18 04:23:25.715822','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(649,86,1,'build hamburg','2026-11-18 04:23:25.739814','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(650,87,1,'done','2026-11-18 04:23:25.762856','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(651,88,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 04:23:25.776365','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(652,89,0,'power 10 11 22 with coal 2 uranium 1','2026-11-18 04:23:25.796869','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(653,90,1,'open 21 21','2026-11-18 04:23:25.809064','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(654,91,0,'bid 22','2026-11-18 04:23:25.827611','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(655,92,1,'drop','2026-11-18 04:23:25.846173','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(656,93,0,'remove 8','2026-11-18 04:23:25.863438','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(657,94,1,'pass','2026-11-18 04:23:25.882650','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(658,95,0,'buy coal 2','2026-11-18 04:23:25.888202','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(659,96,0,'buy uranium 1','2026-11-18 04:23:25.902918','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(660,97,0,'done','2026-11-18 04:23:25.908082','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(661,98,1,'buy coal 2','2026-11-18 04:23:25.929737','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(662,99,1,'buy oil 2','2026-11-18 04:23:25.953645','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(663,100,1,'buy oil 1','2026-11-18 04:23:25.977451','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(664,101,1,'done','2026-11-18 04:23:25.989306','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(665,102,0,'build erfurt','2026-11-18 04:23:26.010497','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(666,103,0,'build halle','2026-11-18 04:23:26.022384','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(667,104,0,'done','2026-11-18 04:23:26.031634','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(668,105,1,'done','2026-11-18 04:23:26.048109','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(669,106,1,'power 13 15 with coal 2','2026-11-18 04:23:26.065636','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(670,107,0,'power 11 21 22 with coal 2 uranium 1','2026-11-18 04:23:26.078716','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(671,108,0,'pass','2026-11-18 04:23:26.095336','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(672,109,1,'open 24 24','2026-11-18 04:23:26.113383','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(673,110,1,'remove 7','2026-11-18 04:23:26.130522','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(674,111,1,'buy garbage 2','2026-11-18 04:23:26.144242','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(675,112,1,'buy coal 1','2026-11-18 04:23:26.154512','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(676,113,1,'done','2026-11-18 04:23:26.168838','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(677,114,0,'buy coal 4','2026-11-18 04:23:26.178862','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(678,115,0,'buy uranium 1','2026-11-18 04:23:26.194361','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(679,116,0,'buy oil 1','2026-11-18 04:23:26.216661','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(680,117,0,'done','2026-11-18 04:23:26.227481','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(681,118,1,'build kiel','2026-11-18 04:23:26.246445','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(682,119,1,'build flensburg','2026-11-18 04:23:26.264763','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(683,120,1,'done','2026-11-18 04:23:26.270906','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(684,121,0,'build leipzig','2026-11-18 04:23:26.290136','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(685,122,0,'build nuernberg','2026-11-18 04:23:26.300518','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(686,123,0,'done','2026-11-18 04:23:26.319990','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(687,124,0,'power 10 11 21 22 with coal 3 oil 1 uranium 1','2026-11-18 04:23:26.330312','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(688,125,1,'power 13 15 24 with coal 2 garbage 2','2026-11-18 04:23:26.349061','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(689,126,0,'open 31 31','2026-11-18 04:23:26.355245','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(690,127,1,'drop','2026-11-18 04:23:26.369930','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(691,128,0,'remove 10','2026-11-18 04:23:26.380087','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(692,129,1,'open 18 18','2026-11-18 04:23:26.399251','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(693,130,1,'remove 5','2026-11-18 04:23:26.418684','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(694,131,1,'buy coal 1','2026-11-18 04:23:26.438168','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(695,132,1,'buy garbage 2','2026-11-18 04:23:26.456955','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(696,133,1,'done','2026-11-18 04:23:26.463273','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(697,134,0,'buy coal 4','2026-11-18 04:23:26.482716','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(698,135,0,'buy uranium 1','2026-11-18 04:23:26.493594','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(699,136,0,'done','2026-11-18 04:23:26.519075','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(700,137,1,'build duisburg','2026-11-18 04:23:26.530568','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(701,138,1,'done','2026-11-18 04:23:26.544777','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(702,139,0,'build dortmund','2026-11-18 04:23:26.555445','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(703,140,0,'build muenster','2026-11-18 04:23:26.570047','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(704,141,0,'build osnabrueck','2026-11-18 04:23:26.588936','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(705,142,0,'done','2026-11-18 04:23:26.600508','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(706,143,0,'power 21 22 31 with coal 5','2026-11-18 04:23:26.615593','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(707,144,1,'power 13 15 18 24 with coal 2 garbage 2','2026-11-18 04:23:26.637280','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(708,145,0,'open 35 35','2026-11-18 04:23:26.660491','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(709,146,1,'bid 36','2026-11-18 04:23:26.688781','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(710,147,0,'bid 37','2026-11-18 04:23:26.717070','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(711,148,1,'drop','2026-11-18 04:23:26.743380','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(712,149,0,'remove 11','2026-11-18 04:23:26.776203','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(713,150,1,'open 33 33','2026-11-18 04:23:26.793984','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(714,151,1,'remove 13','2026-11-18 04:23:26.816360','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(715,152,1,'buy coal 2','2026-11-18 04:23:26.840844','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(716,153,1,'buy garbage 2','2026-11-18 04:23:26.858414','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(717,154,1,'done','2026-11-18 04:23:26.876214','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(718,155,0,'buy coal 3','2026-11-18 04:23:26.899275','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(719,156,0,'buy oil 3','2026-11-18 04:23:26.921896','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(720,157,0,'done','2026-11-18 04:23:26.939384','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(721,158,1,'build essen','2026-11-18 04:23:26.957062','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(722,159,1,'build duesseldorf','2026-11-18 04:23:26.975477','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(723,160,1,'build wilhelmshaven','2026-11-18 04:23:27.001677','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(724,161,1,'done','2026-11-18 04:23:27.019544','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(725,162,0,'build dresden','2026-11-18 04:23:27.037434','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(726,163,0,'done','2026-11-18 04:23:27.056341','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(727,164,0,'power 22 31 35 with coal 3 oil 1','2026-11-18 04:23:27.083829','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(728,165,1,'power 15 18 24 33 with coal 2 garbage 2','2026-11-18 04:23:27.101201','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(729,166,0,'open 19 19','2026-11-18 04:23:27.124990','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(730,167,1,'drop','2026-11-18 04:23:27.149916','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(731,168,0,'remove 22','2026-11-18 04:23:27.174470','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(732,169,1,'open 39 39','2026-11-18 04:23:27.199832','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(733,170,1,'remove 15','2026-11-18 04:23:27.228998','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(734,171,1,'buy garbage 2','2026-11-18 04:23:27.247366','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(735,172,1,'buy uranium 1','2026-11-18 04:23:27.270933','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(736,173,1,'done','2026-11-18 04:23:27.287750','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(737,174,0,'buy coal 3','2026-11-18 04:23:27.309561','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(738,175,0,'buy oil 1','2026-11-18 04:23:27.330316','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(739,176,0,'buy garbage 2','2026-11-18 04:23:27.341296','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(740,177,0,'buy coal 1','2026-11-18 04:23:27.353559','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(741,178,0,'done','2026-11-18 04:23:27.368879','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(742,179,1,'build kassel','2026-11-18 04:23:27.383145','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(743,180,1,'build fulda','2026-11-18 04:23:27.397835','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(744,181,1,'build wuerzburg','2026-11-18 04:23:27.404359','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(745,182,1,'done','2026-11-18 04:23:27.419314','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(746,183,0,'build bremen','2026-11-18 04:23:27.432205','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(747,184,0,'build cuxhaven','2026-11-18 04:23:27.448213','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(748,185,0,'build hamburg','2026-11-18 04:23:27.463947','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(749,186,0,'build kiel','2026-11-18 04:23:27.479312','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(750,187,0,'done','2026-11-18 04:23:27.488410','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(751,188,0,'power 21 31 35 with coal 3 oil 3','2026-11-18 04:23:27.498821','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(752,189,1,'power 18 24 33 39 with garbage 2 uranium 1','2026-11-18 04:23:27.513446','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(753,190,0,'open 32 32','2026-11-18 04:23:27.524391','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(754,191,1,'bid 33','2026-11-18 04:23:27.550989','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(755,192,0,'bid 34','2026-11-18 04:23:27.562241','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(756,193,1,'bid 35','2026-11-18 04:23:27.582242','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(757,194,0,'bid 36','2026-11-18 04:23:27.598432','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(758,195,1,'bid 37','2026-11-18 04:23:27.614869','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(759,196,0,'bid 38','2026-11-18 04:23:27.635516','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(760,197,1,'bid 39','2026-11-18 04:23:27.660882','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(761,198,0,'bid 40','2026-11-18 04:23:27.682815','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(762,199,1,'bid 41','2026-11-18 04:23:27.699440','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(763,200,0,'bid 42','2026-11-18 04:23:27.719536','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(764,201,1,'bid 43','2026-11-18 04:23:27.735199','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(765,202,0,'bid 44','2026-11-18 04:23:27.762686','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(766,203,1,'bid 45','2026-11-18 04:23:27.777974','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(767,204,0,'bid 46','2026-11-18 04:23:27.800669','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(768,205,1,'bid 47','2026-11-18 04:23:27.812487','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(769,206,0,'bid 48','2026-11-18 04:23:27.837614','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(770,207,1,'bid 49','2026-11-18 04:23:27.858101','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(771,208,0,'drop','2026-11-18 04:23:27.878743','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(772,209,1,'remove 18','2026-11-18 04:23:27.899077','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(773,210,0,'open 40 40','2026-11-18 04:23:27.919428','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(774,211,0,'remove 19','2026-11-18 04:23:27.953846','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(775,212,1,'buy oil 3','2026-11-18 04:23:27.970245','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(776,213,1,'buy garbage 2','2026-11-18 04:23:27.990348','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(777,214,1,'buy uranium 1','2026-11-18 04:23:28.022215','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(778,215,1,'done','2026-11-18 04:23:28.062440','gng84gzkbf',0);
INSERT INTO "web_action" VALUES(779,0,0,'open 5b 5','2026-11-18 04:23:28.163273','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(780,1,1,'drop','2026-11-18 04:23:28.185264','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(781,2,1,'open 5c 5','2026-11-18 04:23:28.206774','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(782,3,0,'buy oil 2 at 4','2026-11-18 04:23:28.228477','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(783,4,0,'done','2026-11-18 04:23:28.252674','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(784,5,1,'buy gas 1 at 1','2026-11-18 04:23:28.277533','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(785,6,1,'buy oil 1 at 2','2026-11-18 04:23:28.305094','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(786,7,1,'done','2026-11-18 04:23:28.320214','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(787,8,1,'power 5c with gas 1 oil 1','2026-11-18 04:23:28.339636','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(788,9,0,'power 5b with oil 1','2026-11-18 04:23:28.358481','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(789,10,1,'open 5a 5','2026-11-18 04:23:28.376826','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(790,11,0,'drop','2026-11-18 04:23:28.386715','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(791,12,0,'open 4a 1','2026-11-18 04:23:28.410330','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(792,13,0,'buy coal 3 at 3','2026-11-18 04:23:28.431157','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(793,14,0,'done','2026-11-18 04:23:28.456710','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(794,15,1,'buy coal 2 at 2','2026-11-18 04:23:28.476646','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(795,16,1,'buy gas 1 at 1','2026-11-18 04:23:28.491713','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(796,17,1,'buy gas 1 at 1','2026-11-18 04:23:28.506478','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(797,18,1,'done','2026-11-18 04:23:28.525585','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(798,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:23:28.540271','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(799,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 04:23:28.559366','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(800,21,1,'open 6b 1','2026-11-18 04:23:28.578307','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(801,22,0,'bid 2','2026-11-18 04:23:28.601326','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(802,23,1,'drop','2026-11-18 04:23:28.616217','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(803,24,1,'pass','2026-11-18 04:23:28.631120','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(804,25,0,'buy coal 3 at 3','2026-11-18 04:23:28.650787','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(805,26,0,'buy oil 1 at 3','2026-11-18 04:23:28.669882','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(806,27,0,'buy uranium 2 at 3','2026-11-18 04:23:28.680335','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(807,28,0,'done','2026-11-18 04:23:28.699191','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(808,29,1,'buy oil 3 at 4','2026-11-18 04:23:28.718164','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(809,30,1,'done','2026-11-18 04:23:28.732788','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(810,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 04:23:28.743382','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(811,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:23:28.762411','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(812,33,0,'open 8b 1','2026-11-18 04:23:28.780714','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(813,34,1,'bid 2','2026-11-18 04:23:28.795325','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(814,35,0,'drop','2026-11-18 04:23:28.824465','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(815,36,0,'pass','2026-11-18 04:23:28.849848','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(816,37,1,'buy coal 2 at 2','2026-11-18 04:23:28.869469','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(817,38,1,'buy gas 2 at 4','2026-11-18 04:23:28.887252','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(818,39,1,'buy oil 2 at 3','2026-11-18 04:23:28.898138','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(819,40,1,'buy oil 2 at 3','2026-11-18 04:23:28.903957','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(820,41,1,'done','2026-11-18 04:23:28.923258','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(821,42,0,'done','2026-11-18 04:23:28.942426','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(822,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 04:23:28.962054','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(823,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 04:23:28.972457','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(824,45,1,'pass','2026-11-18 04:23:28.986896','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(825,46,0,'pass','2026-11-18 04:23:29.001643','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(826,47,0,'buy coal 2 at 2','2026-11-18 04:23:29.015982','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(827,48,0,'buy oil 1 at 4','2026-11-18 04:23:29.032519','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(828,49,0,'buy uranium 1 at 2','2026-11-18 04:23:29.053811','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(829,50,0,'buy uranium 1 at 2','2026-11-18 04:23:29.068813','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(830,51,0,'done','2026-11-18 04:23:29.074927','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(831,52,1,'buy gas 1 at 1','2026-11-18 04:23:29.089411','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(832,53,1,'done','2026-11-18 04:23:29.103484','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(833,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 04:23:29.122178','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(834,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:23:29.140946','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(835,56,1,'pass','2026-11-18 04:23:29.151430','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(836,57,0,'open 4b 1','2026-11-18 04:23:29.170686','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(837,58,0,'remove 6b','2026-11-18 04:23:29.193830','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(838,59,0,'buy coal 3 at 2','2026-11-18 04:23:29.208383','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(839,60,0,'buy gas 3 at 3','2026-11-18 04:23:29.227926','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(840,61,0,'buy oil 2 at 4','2026-11-18 04:23:29.253106','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(841,62,0,'done','2026-11-18 04:23:29.267691','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(842,63,1,'buy coal 2 at 2','2026-11-18 04:23:29.286954','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(843,64,1,'buy gas 1 at 1','2026-11-18 04:23:29.306440','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(844,65,1,'buy gas 3 at 3','2026-11-18 04:23:29.333085','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(845,66,1,'done','2026-11-18 04:23:29.343178','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(846,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:23:29.364203','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(847,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:23:29.383913','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(848,69,0,'open 12 1','2026-11-18 04:23:29.399103','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(849,70,1,'bid 2','2026-11-18 04:23:29.418217','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(850,71,0,'drop','2026-11-18 04:23:29.433246','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(851,72,1,'remove 5c','2026-11-18 04:23:29.449724','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(852,73,0,'pass','2026-11-18 04:23:29.464401','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(853,74,1,'buy coal 3 at 2','2026-11-18 04:23:29.479532','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(854,75,1,'buy coal 3 at 2','2026-11-18 04:23:29.499047','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(855,76,1,'buy oil 3 at 3','2026-11-18 04:23:29.518757','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(856,77,1,'done','2026-11-18 04:23:29.537011','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(857,78,0,'buy coal 3 at 2','2026-11-18 04:23:29.548074','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(858,79,0,'buy gas 2 at 3','2026-11-18 04:23:29.567072','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(859,80,0,'done','2026-11-18 04:23:29.579825','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(860,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:23:29.594897','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(861,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 04:23:29.614397','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(862,83,1,'open 13 1','2026-11-18 04:23:29.639178','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(863,84,0,'bid 2','2026-11-18 04:23:29.652466','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(864,85,1,'drop','2026-11-18 04:23:29.667647','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(865,86,0,'remove 4b','2026-11-18 04:23:29.695260','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(866,87,1,'open 22 22','2026-11-18 04:23:29.713915','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(867,88,1,'remove 5a','2026-11-18 04:23:29.733523','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(868,89,0,'buy coal 2 at 2','2026-11-18 04:23:29.744187','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(869,90,0,'buy oil 2 at 3','2026-11-18 04:23:29.763151','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(870,91,0,'done','2026-11-18 04:23:29.782442','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(871,92,1,'buy coal 3 at 3','2026-11-18 04:23:29.795892','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(872,93,1,'buy coal 3 at 2','2026-11-18 04:23:29.814942','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(873,94,1,'done','2026-11-18 04:23:29.844704','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(874,95,1,'power 12 22 with coal 6','2026-11-18 04:23:29.855970','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(875,96,0,'power 4a 5b 13 with coal 2 oil 1','2026-11-18 04:23:29.885313','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(876,97,1,'open 21 1','2026-11-18 04:23:29.896535','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(877,98,0,'drop','2026-11-18 04:23:29.915641','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(878,99,1,'remove 8b','2026-11-18 04:23:29.939395','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(879,100,0,'open 26 26','2026-11-18 04:23:29.958557','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(880,101,0,'remove 4a','2026-11-18 04:23:29.977723','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(881,102,0,'done','2026-11-18 04:23:29.992331','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(882,103,1,'buy coal 2 at 2','2026-11-18 04:23:30.021326','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(883,104,1,'buy coal 1 at 2','2026-11-18 04:23:30.041352','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(884,105,1,'buy oil 1 at 3','2026-11-18 04:23:30.061751','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(885,106,1,'done','2026-11-18 04:23:30.082044','uk95z5yxkt',0);
INSERT INTO "web_action" VALUES(886,0,0,'open 5b 5','2026-11-18 04:23:30.135934','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(887,1,1,'drop','2026-11-18 04:23:30.156367','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(888,2,1,'open 5c 5','2026-11-18 04:23:30.175777','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(889,3,0,'buy oil 2 at 4','2026-11-18 04:23:30.200445','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(890,4,0,'done','2026-11-18 04:23:30.226752','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(891,5,1,'buy gas 1 at 1','2026-11-18 04:23:30.258495','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(892,6,1,'buy oil 1 at 2','2026-11-18 04:23:30.275155','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(893,7,1,'done','2026-11-18 04:23:30.294048','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(894,8,1,'power 5c with gas 1 oil 1','2026-11-18 04:23:30.303923','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(895,9,0,'power 5b with oil 1','2026-11-18 04:23:30.319271','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(896,10,1,'open 5a 5','2026-11-18 04:23:30.346293','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(897,11,0,'drop','2026-11-18 04:23:30.362828','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(898,12,0,'open 4a 1','2026-11-18 04:23:30.381088','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(899,13,0,'buy coal 3 at 3','2026-11-18 04:23:30.392261','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(900,14,0,'done','2026-11-18 04:23:30.419749','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(901,15,1,'buy coal 2 at 2','2026-11-18 04:23:30.438947','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(902,16,1,'buy gas 1 at 1','2026-11-18 04:23:30.455921','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(903,17,1,'buy gas 1 at 1','2026-11-18 04:23:30.475994','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(904,18,1,'done','2026-11-18 04:23:30.493913','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(905,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:23:30.512289','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(906,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 04:23:30.531377','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(907,21,1,'open 6b 1','2026-11-18 04:23:30.545784','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(908,22,0,'bid 2','2026-11-18 04:23:30.555649','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(909,23,1,'drop','2026-11-18 04:23:30.569958','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(910,24,1,'pass','2026-11-18 04:23:30.579649','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(911,25,0,'buy coal 3 at 3','2026-11-18 04:23:30.593730','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(912,26,0,'buy oil 1 at 3','2026-11-18 04:23:30.605184','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(913,27,0,'buy uranium 2 at 3','2026-11-18 04:23:30.615492','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(914,28,0,'done','2026-11-18 04:23:30.634557','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(915,29,1,'buy oil 3 at 4','2026-11-18 04:23:30.645659','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(916,30,1,'done','2026-11-18 04:23:30.655233','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(917,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 04:23:30.669586','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(918,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:23:30.679392','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(919,33,0,'open 8b 1','2026-11-18 04:23:30.698641','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(920,34,1,'bid 2','2026-11-18 04:23:30.713099','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(921,35,0,'drop','2026-11-18 04:23:30.731576','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(922,36,0,'pass','2026-11-18 04:23:30.750978','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(923,37,1,'buy coal 2 at 2','2026-11-18 04:23:30.766174','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(924,38,1,'buy gas 2 at 4','2026-11-18 04:23:30.784765','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(925,39,1,'buy oil 2 at 3','2026-11-18 04:23:30.795430','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(926,40,1,'buy oil 2 at 3','2026-11-18 04:23:30.815600','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(927,41,1,'done','2026-11-18 04:23:30.830338','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(928,42,0,'done','2026-11-18 04:23:30.839973','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(929,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 04:23:30.860507','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(930,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 04:23:30.879571','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(931,45,1,'pass','2026-11-18 04:23:30.901514','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(932,46,0,'pass','2026-11-18 04:23:30.922930','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(933,47,0,'buy coal 2 at 2','2026-11-18 04:23:30.942810','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(934,48,0,'buy oil 1 at 4','2026-11-18 04:23:30.956945','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(935,49,0,'buy uranium 1 at 2','2026-11-18 04:23:30.974452','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(936,50,0,'buy uranium 1 at 2','2026-11-18 04:23:30.995749','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(937,51,0,'done','2026-11-18 04:23:31.021285','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(938,52,1,'buy gas 1 at 1','2026-11-18 04:23:31.043426','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(939,53,1,'done','2026-11-18 04:23:31.074189','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(940,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 04:23:31.096932','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(941,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:23:31.119380','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(942,56,1,'pass','2026-11-18 04:23:31.147279','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(943,57,0,'open 4b 1','2026-11-18 04:23:31.174900','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(944,58,0,'remove 6b','2026-11-18 04:23:31.210998','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(945,59,0,'buy coal 3 at 2','2026-11-18 04:23:31.238112','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(946,60,0,'buy gas 3 at 3','2026-11-18 04:23:31.265350','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(947,61,0,'buy oil 2 at 4','2026-11-18 04:23:31.287702','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(948,62,0,'done','2026-11-18 04:23:31.309527','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(949,63,1,'buy coal 2 at 2','2026-11-18 04:23:31.342050','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(950,64,1,'buy gas 1 at 1','2026-11-18 04:23:31.364336','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(951,65,1,'buy gas 3 at 3','2026-11-18 04:23:31.383650','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(952,66,1,'done','2026-11-18 04:23:31.398805','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(953,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:23:31.418468','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(954,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:23:31.440927','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(955,69,0,'open 12 1','2026-11-18 04:23:31.465051','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(956,70,1,'bid 2','2026-11-18 04:23:31.479471','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(957,71,0,'drop','2026-11-18 04:23:31.519503','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(958,72,1,'remove 5c','2026-11-18 04:23:31.543004','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(959,73,0,'pass','2026-11-18 04:23:31.574715','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(960,74,1,'buy coal 3 at 2','2026-11-18 04:23:31.599797','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(961,75,1,'buy coal 3 at 2','2026-11-18 04:23:31.624452','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(962,76,1,'buy oil 3 at 3','2026-11-18 04:23:31.655936','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(963,77,1,'done','2026-11-18 04:23:31.679388','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(964,78,0,'buy coal 3 at 2','2026-11-18 04:23:31.710707','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(965,79,0,'buy gas 2 at 3','2026-11-18 04:23:31.736442','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(966,80,0,'done','2026-11-18 04:23:31.763476','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(967,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:23:31.790064','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(968,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 04:23:31.800475','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(969,83,1,'open 13 1','2026-11-18 04:23:31.823607','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(970,84,0,'bid 2','2026-11-18 04:23:31.846837','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(971,85,1,'drop','2026-11-18 04:23:31.877818','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(972,86,0,'remove 4b','2026-11-18 04:23:31.888347','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(973,87,1,'open 22 22','2026-11-18 04:23:31.907390','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(974,88,1,'remove 5a','2026-11-18 04:23:31.926851','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(975,89,0,'buy coal 2 at 2','2026-11-18 04:23:31.945754','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(976,90,0,'buy oil 2 at 3','2026-11-18 04:23:31.956212','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(977,91,0,'done','2026-11-18 04:23:31.986557','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(978,92,1,'buy coal 3 at 3','2026-11-18 04:23:32.009686','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(979,93,1,'buy coal 3 at 2','2026-11-18 04:23:32.020042','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(980,94,1,'done','2026-11-18 04:23:32.039000','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(981,95,1,'power 12 22 with coal 6','2026-11-18 04:23:32.075270','7gyp2hac3y',0);
INSERT INTO "web_action" VALUES(1143,0,0,'syndicate topaz','2026-11-18 04:23:35.066418','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1144,1,1,'syndicate umber','2026-11-18 04:23:35.076238','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1145,2,1,'syndicate slate','2026-11-18 04:23:35.090186','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1146,3,0,'syndicate ruby','2026-11-18 04:23:35.100222','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1147,4,0,'syndicate quartz','2026-11-18 04:23:35.115963','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1148,5,1,'syndicate onyx','2026-11-18 04:23:35.127098','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1149,6,0,'open 3 3','2026-11-18 04:23:35.132129','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1150,7,1,'drop','2026-11-18 04:23:35.142220','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1151,8,1,'open 5b 5','2026-11-18 04:23:35.151396','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1152,9,1,'pass','2026-11-18 04:23:35.171981','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1153,10,0,'pass','2026-11-18 04:23:35.186591','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1154,11,0,'plant flint','2026-11-18 04:23:35.196222','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1155,12,0,'station flint','2026-11-18 04:23:35.210942','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1156,13,0,'slot 3','2026-11-18 04:23:35.226857','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1157,14,0,'hire 3','2026-11-18 04:23:35.237534','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1158,15,0,'done','2026-11-18 04:23:35.263350','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1159,16,0,'syndicate umber','2026-11-18 04:23:35.278079','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1160,17,0,'syndicate ruby','2026-11-18 04:23:35.283449','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1161,18,1,'housing garnet','2026-11-18 04:23:35.296998','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1162,19,1,'station garnet','2026-11-18 04:23:35.307462','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1163,20,1,'slot 5b','2026-11-18 04:23:35.322762','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1164,21,1,'hire 0','2026-11-18 04:23:35.339897','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1165,22,1,'done','2026-11-18 04:23:35.350223','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1166,23,1,'power none','2026-11-18 04:23:35.369243','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1167,24,0,'power 3','2026-11-18 04:23:35.378271','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1168,25,1,'pass','2026-11-18 04:23:35.392879','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1169,26,0,'open 5a 4','2026-11-18 04:23:35.403100','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1170,27,0,'hire 3','2026-11-18 04:23:35.413867','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1171,28,0,'done','2026-11-18 04:23:35.423535','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1172,29,0,'syndicate topaz','2026-11-18 04:23:35.428330','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1173,30,1,'hire 0','2026-11-18 04:23:35.439694','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1174,31,1,'done','2026-11-18 04:23:35.451814','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1175,32,1,'power none','2026-11-18 04:23:35.459359','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1176,33,0,'power 3','2026-11-18 04:23:35.485368','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1177,34,0,'open 7 4','2026-11-18 04:23:35.498734','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1178,35,1,'drop','2026-11-18 04:23:35.508258','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1179,36,1,'open 4 2','2026-11-18 04:23:35.523761','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1180,37,1,'plant basalt','2026-11-18 04:23:35.541945','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1181,38,1,'station basalt','2026-11-18 04:23:35.552228','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1182,39,1,'slot 4','2026-11-18 04:23:35.563971','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1183,40,1,'hire 0','2026-11-18 04:23:35.589516','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1184,41,1,'done','2026-11-18 04:23:35.597475','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1185,42,1,'syndicate quartz','2026-11-18 04:23:35.606249','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1186,43,0,'housing ember','2026-11-18 04:23:35.611156','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1187,44,0,'housing amber','2026-11-18 04:23:35.619012','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1188,45,0,'station ember','2026-11-18 04:23:35.625922','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1189,46,0,'station amber','2026-11-18 04:23:35.634813','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1190,47,0,'slot 5a','2026-11-18 04:23:35.643933','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1191,48,0,'slot 7','2026-11-18 04:23:35.651518','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1192,49,0,'hire 1','2026-11-18 04:23:35.667943','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1193,50,0,'done','2026-11-18 04:23:35.679015','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1194,51,0,'power 3','2026-11-18 04:23:35.689446','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1195,52,1,'power 4','2026-11-18 04:23:35.698801','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1196,53,0,'open 10 4','2026-11-18 04:23:35.708314','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1197,54,1,'drop','2026-11-18 04:23:35.718640','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1198,55,1,'pass','2026-11-18 04:23:35.744152','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1199,56,1,'hire 0','2026-11-18 04:23:35.751127','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1200,57,1,'done','2026-11-18 04:23:35.760371','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1201,58,0,'housing jasper','2026-11-18 04:23:35.765335','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1202,59,0,'slot 10','2026-11-18 04:23:35.774402','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1203,60,0,'hire 0','2026-11-18 04:23:35.779291','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1204,61,0,'done','2026-11-18 04:23:35.789408','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1205,62,0,'power 3','2026-11-18 04:23:35.795110','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1206,63,1,'power 4','2026-11-18 04:23:35.803315','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1207,64,0,'pass','2026-11-18 04:23:35.812260','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1208,65,1,'pass','2026-11-18 04:23:35.826147','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1209,66,1,'hire 0','2026-11-18 04:23:35.831403','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1210,67,1,'done','2026-11-18 04:23:35.840944','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1211,68,0,'hire 0','2026-11-18 04:23:35.850141','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1212,69,0,'done','2026-11-18 04:23:35.855091','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1213,70,0,'power 3','2026-11-18 04:23:35.868004','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1214,71,1,'power 4','2026-11-18 04:23:35.879135','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1215,72,0,'pass','2026-11-18 04:23:35.899708','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1216,73,1,'pass','2026-11-18 04:23:35.914637','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1217,74,1,'hire 0','2026-11-18 04:23:35.929915','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1218,75,1,'done','2026-11-18 04:23:35.947379','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1219,76,0,'hire 0','2026-11-18 04:23:35.962285','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1220,77,0,'done','2026-11-18 04:23:35.976234','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1221,78,0,'power 3','2026-11-18 04:23:35.990974','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1222,79,1,'power 4','2026-11-18 04:23:36.011466','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1223,80,0,'pass','2026-11-18 04:23:36.031436','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1224,81,1,'pass','2026-11-18 04:23:36.053153','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1225,82,1,'hire 0','2026-11-18 04:23:36.071169','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1226,83,1,'done','2026-11-18 04:23:36.085864','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1227,84,0,'hire 0','2026-11-18 04:23:36.102535','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1228,85,0,'done','2026-11-18 04:23:36.122295','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1229,86,0,'power 3','2026-11-18 04:23:36.139908','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1230,87,1,'power 4','2026-11-18 04:23:36.155432','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1231,88,0,'open 15 6','2026-11-18 04:23:36.170643','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1232,89,1,'drop','2026-11-18 04:23:36.182725','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1233,90,1,'pass','2026-11-18 04:23:36.200067','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1234,91,1,'hire 0','2026-11-18 04:23:36.217612','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1235,92,1,'done','2026-11-18 04:23:36.228392','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1236,93,0,'housing nickel','2026-11-18 04:23:36.242831','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1237,94,0,'slot 15','2026-11-18 04:23:36.257916','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1238,95,0,'hire 0','2026-11-18 04:23:36.284181','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1239,96,0,'done','2026-11-18 04:23:36.299201','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1240,97,0,'power 3','2026-11-18 04:23:36.310990','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1241,98,1,'power 4','2026-11-18 04:23:36.326289','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1242,99,0,'open 18 18','2026-11-18 04:23:36.332421','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1243,100,1,'drop','2026-11-18 04:23:36.349121','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1244,101,1,'pass','2026-11-18 04:23:36.355504','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1245,102,1,'hire 0','2026-11-18 04:23:36.370943','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1246,103,1,'done','2026-11-18 04:23:36.386421','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1247,104,0,'plant krypton','2026-11-18 04:23:36.398885','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1248,105,0,'station jasper','2026-11-18 04:23:36.420273','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1249,106,0,'station krypton','2026-11-18 04:23:36.442653','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1250,107,0,'slot 18','2026-11-18 04:23:36.458241','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1251,108,0,'hire 1','2026-11-18 04:23:36.474599','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1252,109,0,'done','2026-11-18 04:23:36.486902','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1253,110,0,'power 3 18','2026-11-18 04:23:36.532350','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1254,111,1,'power 4','2026-11-18 04:23:36.545013','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1255,112,0,'pass','2026-11-18 04:23:36.555384','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1256,113,1,'pass','2026-11-18 04:23:36.561343','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1257,114,1,'hire 0','2026-11-18 04:23:36.571448','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1258,115,1,'done','2026-11-18 04:23:36.577249','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1259,116,0,'hire 1','2026-11-18 04:23:36.587152','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1260,117,0,'done','2026-11-18 04:23:36.594952','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1261,118,0,'power 3 18','2026-11-18 04:23:36.615047','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1262,119,1,'power 4','2026-11-18 04:23:36.629594','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1263,120,0,'open 40b 40','2026-11-18 04:23:36.648413','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1264,121,1,'drop','2026-11-18 04:23:36.661364','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1265,122,1,'pass','2026-11-18 04:23:36.669859','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1266,123,1,'hire 0','2026-11-18 04:23:36.679772','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1267,124,1,'done','2026-11-18 04:23:36.689890','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1268,125,0,'plant pyrite','2026-11-18 04:23:36.695458','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1269,126,0,'slot 40b plant','2026-11-18 04:23:36.700332','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1270,127,0,'hire 0','2026-11-18 04:23:36.729208','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1271,128,0,'done','2026-11-18 04:23:36.743779','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1272,129,0,'power 3 18','2026-11-18 04:23:36.755263','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1273,130,1,'power 4','2026-11-18 04:23:36.779474','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1274,131,0,'open 29 29','2026-11-18 04:23:36.789860','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1275,132,1,'drop','2026-11-18 04:23:36.795864','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1276,133,1,'pass','2026-11-18 04:23:36.806377','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1277,134,1,'hire 0','2026-11-18 04:23:36.816848','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1278,135,1,'done','2026-11-18 04:23:36.823372','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1279,136,0,'swap 5a 29','2026-11-18 04:23:36.843929','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1280,137,0,'hire 0','2026-11-18 04:23:36.855456','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1281,138,0,'done','2026-11-18 04:23:36.903416','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1282,139,0,'power 3 18','2026-11-18 04:23:36.917986','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1283,140,1,'power 4','2026-11-18 04:23:36.924768','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1284,141,0,'open 28b 28','2026-11-18 04:23:36.931965','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1285,142,1,'drop','2026-11-18 04:23:36.939290','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1286,143,1,'pass','2026-11-18 04:23:36.950327','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1287,144,1,'hire 0','2026-11-18 04:23:36.956468','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1288,145,1,'done','2026-11-18 04:23:36.967658','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1289,146,0,'station on 28b','2026-11-18 04:23:36.974069','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1290,147,0,'station pyrite','2026-11-18 04:23:36.979724','zksuyqkrud',0);
INSERT INTO "web_action" VALUES(1291,148,0,'station nickel','2026-11-18 04:23:36.984919','zksuyqkrud',0);
CREATE TABLE "web_botturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "lease" datetime NOT NULL, "worker" varchar(80) NOT NULL, "tries" smallint unsigned NOT NULL CHECK ("tries" >= 0), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_turn_for_an_index" UNIQUE ("table_id", "index"));
CREATE TABLE "web_draft" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "version" integer unsigned NOT NULL CHECK ("version" >= 0), "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "dropped" text NOT NULL CHECK ((JSON_VALID("dropped") OR "dropped" IS NULL)), "changed" text NOT NULL CHECK ((JSON_VALID("changed") OR "changed" IS NULL)), "step" smallint unsigned NOT NULL CHECK ("step" >= 0), CONSTRAINT "one_draft_for_a_seat" UNIQUE ("table_id", "seat"));
INSERT INTO "web_draft" VALUES(1,1,6,'["buy oil 1"]','is22pupwmv','[]','[]',0);
CREATE TABLE "web_errand" ("name" varchar(20) NOT NULL PRIMARY KEY, "done" datetime NOT NULL);
CREATE TABLE "web_guest" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(20) NOT NULL, "secret_hash" varchar(64) NOT NULL, "created" datetime NOT NULL, "seen" datetime NOT NULL);
INSERT INTO "web_guest" VALUES(1,'Mia','b83d0b0a813a0535bdb011448eccd34631402d9f4b6a6aa86582d58facb31b85','2026-11-18 04:23:14.502267','2026-11-18 04:23:14.502279');
INSERT INTO "web_guest" VALUES(2,'Ola','619d295c19543410aab0702b30fc5d88e81b1a48c68712aa927b2b21d20a67f5','2026-11-18 04:23:36.999598','2026-11-18 04:23:36.999601');
CREATE TABLE "web_lognote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "after" integer unsigned NOT NULL CHECK ("after" >= 0), "kind" varchar(10) NOT NULL, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "actor" smallint unsigned NOT NULL CHECK ("actor" >= 0), "line" varchar(200) NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE "web_maximum" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lot" varchar(40) NOT NULL, "amount" integer unsigned NOT NULL CHECK ("amount" >= 0), "drops" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_maximum_for_a_seat" UNIQUE ("table_id", "seat"));
CREATE TABLE "web_plannedturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "round" integer unsigned NOT NULL CHECK ("round" >= 0), "phase" varchar(20) NOT NULL, "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "prices" text NOT NULL CHECK ((JSON_VALID("prices") OR "prices" IS NULL)), "is_queued" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "step" smallint unsigned NOT NULL CHECK ("step" >= 0), CONSTRAINT "one_plan_for_a_seat" UNIQUE ("table_id", "seat"));
INSERT INTO "web_plannedturn" VALUES(1,1,1,'building','["build flensburg"]','[10]',0,'is22pupwmv',0);
CREATE TABLE "web_proposal" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "kind" varchar(10) NOT NULL, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "created" datetime NOT NULL, "by_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_question" UNIQUE ("table_id", "kind", "number"));
CREATE TABLE "web_savedrecord" ("id" varchar(10) NOT NULL PRIMARY KEY, "text" text NOT NULL, "created" datetime NOT NULL, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_savedrecord" VALUES('e4giuhzwf6','gridwright record 1
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
','2026-11-18 04:23:37.036133',1);
CREATE TABLE "web_seat" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "bot" varchar(40) NOT NULL, "name" varchar(20) NOT NULL, "invitation" varchar(22) NOT NULL UNIQUE, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "has_screen" bool NOT NULL, "kept_for_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "stand_in" varchar(40) NOT NULL, CONSTRAINT "one_row_for_a_seat" UNIQUE ("table_id", "number"));
INSERT INTO "web_seat" VALUES(1,0,'novice','Ana','cLMML6u4mkM4M3zBXOTDCg',NULL,'is22pupwmv',0,NULL,'');
INSERT INTO "web_seat" VALUES(2,1,'','Bea','nZhCmlyP8cKODNwRDUCHMQ',1,'is22pupwmv',0,NULL,'');
INSERT INTO "web_seat" VALUES(3,2,'novice','Cid','S-C1PoZ5QfFImqVMzUPOsg',NULL,'is22pupwmv',0,NULL,'');
INSERT INTO "web_seat" VALUES(6,0,'','Mia','t4GluL6qlVeRWovg4CbtdA',1,'56u2prjbnm',0,NULL,'');
INSERT INTO "web_seat" VALUES(7,1,'novice','Novice B','0ZGrdOij-V7_pAJkPL1iSA',NULL,'56u2prjbnm',0,NULL,'');
INSERT INTO "web_seat" VALUES(10,0,'','Mia','7PXRXobtPyTB3nLKqGVqvA',1,'gng84gzkbf',0,NULL,'');
INSERT INTO "web_seat" VALUES(11,1,'novice','Novice B','4OuW_xyFft5QOWNdjim4Jg',NULL,'gng84gzkbf',0,NULL,'');
INSERT INTO "web_seat" VALUES(12,0,'','Mia','eFMT43e-wRWCo28U8LqpGw',1,'uk95z5yxkt',0,NULL,'');
INSERT INTO "web_seat" VALUES(13,1,'novice','Novice B','56iM7Lo_CZMfogqrFBZDJg',NULL,'uk95z5yxkt',0,NULL,'');
INSERT INTO "web_seat" VALUES(14,0,'','Mia','MN2Loyz5JqBkYXwMVx7Iyw',1,'7gyp2hac3y',0,NULL,'');
INSERT INTO "web_seat" VALUES(15,1,'novice','Novice B','IEM1BQIuXcbwk5KcYm73bA',NULL,'7gyp2hac3y',0,NULL,'');
INSERT INTO "web_seat" VALUES(18,0,'','Mia','W4g-JIMYLA3jBehnV_EtLg',1,'zksuyqkrud',0,NULL,'');
INSERT INTO "web_seat" VALUES(19,1,'novice','Novice B','yWl_DR0545VonZjGx16yTA',NULL,'zksuyqkrud',0,NULL,'');
INSERT INTO "web_seat" VALUES(20,0,'','Ola','QRn7wEZ8Vav-XJZr2yhhRQ',2,'s6ydv9dff8',0,NULL,'');
INSERT INTO "web_seat" VALUES(21,1,'','Seat B','1Bs93Y8SUJxspV6-A3ZExw',NULL,'s6ydv9dff8',0,NULL,'');
CREATE TABLE "web_table" ("id" varchar(10) NOT NULL PRIMARY KEY, "title" varchar(20) NOT NULL, "board" varchar(40) NOT NULL, "seat_count" smallint unsigned NOT NULL CHECK ("seat_count" >= 0), "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "rules" smallint unsigned NOT NULL CHECK ("rules" >= 0), "seed" bigint NOT NULL, "version" integer unsigned NOT NULL CHECK ("version" >= 0), "change" integer unsigned NOT NULL CHECK ("change" >= 0), "state" varchar(10) NOT NULL, "pace" integer unsigned NOT NULL CHECK ("pace" >= 0), "created" datetime NOT NULL, "opened" datetime NOT NULL, "host_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "start" text NOT NULL, "is_listed" bool NOT NULL, "phase" varchar(30) NOT NULL, "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "to_act" smallint NOT NULL, "content" varchar(12) NOT NULL, "salt" varchar(32) NOT NULL, "rematch_id" varchar(10) NULL UNIQUE REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_table" VALUES('is22pupwmv','recharged','germany',3,'{}',2,7,6,3,'running',0,'2026-11-18 04:23:14.520399','2026-11-18 04:23:14.646601',1,'',0,'resources',1,1,'02c61dbec5fc','5c524897a4c2782a930bc985f2a749e9',NULL);
INSERT INTO "web_table" VALUES('56u2prjbnm','recharged','germany',2,'{}',2,7,158,160,'running',0,'2026-11-18 04:23:17.555135','2026-11-18 04:23:19.973821',1,'',0,'resources',10,0,'290d6d632eb3','cb06004c85cc4040f2263ca2d2b3f621',NULL);
INSERT INTO "web_table" VALUES('gng84gzkbf','classic','germany',2,'{}',2,7,216,218,'running',0,'2026-11-18 04:23:24.285943','2026-11-18 04:23:28.063428',1,'',0,'resources',12,0,'c6f44a26ad0c','46ee7eb146f64bf540dd3c19341796aa',NULL);
INSERT INTO "web_table" VALUES('uk95z5yxkt','card','',2,'{}',2,7,107,109,'over',0,'2026-11-18 04:23:28.114094','2026-11-18 04:23:30.083198',1,'',0,'over',9,-1,'14e279e94be7','6f8ff67a2be5418e5f2b8983119c5daa',NULL);
INSERT INTO "web_table" VALUES('7gyp2hac3y','card','',2,'{}',2,7,96,98,'running',0,'2026-11-18 04:23:30.093517','2026-11-18 04:23:32.082310',1,'',0,'bureaucracy',8,0,'14e279e94be7','b573642c96afb1ebd960ad5edadf5596',NULL);
INSERT INTO "web_table" VALUES('zksuyqkrud','outpost','',2,'{}',2,7,149,151,'running',0,'2026-11-18 04:23:35.035500','2026-11-18 04:23:36.985706',1,'',0,'expansion',13,0,'4834c8e51941','ac7d3fe76ec59440f2f574c9c00f0ad3',NULL);
INSERT INTO "web_table" VALUES('s6ydv9dff8','recharged','germany',2,'{}',2,7,0,2,'waiting',0,'2026-11-18 04:23:37.004962','2026-11-18 04:23:37.023975',2,'',0,'trust',0,-1,'290d6d632eb3','f6579fb1330b4580d0b2e7a6ff108464',NULL);
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
