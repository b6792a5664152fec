BEGIN TRANSACTION;
CREATE TABLE "django_migrations" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "app" varchar(255) NOT NULL, "name" varchar(255) NOT NULL, "applied" datetime NOT NULL);
INSERT INTO "django_migrations" VALUES(1,'web','0001_initial','2026-11-18 04:45:41.952923');
INSERT INTO "django_migrations" VALUES(2,'web','0002_drafts','2026-11-18 04:45:41.964737');
INSERT INTO "django_migrations" VALUES(3,'web','0003_records','2026-11-18 04:45:41.980731');
INSERT INTO "django_migrations" VALUES(4,'web','0004_panel','2026-11-18 04:45:42.000736');
INSERT INTO "django_migrations" VALUES(5,'web','0005_lobby','2026-11-18 04:45:42.073365');
INSERT INTO "django_migrations" VALUES(6,'web','0006_plans','2026-11-18 04:45:42.096770');
INSERT INTO "django_migrations" VALUES(7,'web','0007_steps','2026-11-18 04:45:42.113608');
INSERT INTO "django_migrations" VALUES(8,'web','0008_mentions','2026-11-18 04:45:42.124737');
INSERT INTO "django_migrations" VALUES(9,'web','0009_names','2026-11-18 04:45:42.173205');
INSERT INTO "django_migrations" VALUES(10,'web','0010_content','2026-11-18 04:45:42.182371');
INSERT INTO "django_migrations" VALUES(11,'web','0011_drafts','2026-11-18 04:45:42.272399');
INSERT INTO "django_migrations" VALUES(12,'web','0012_bot_queue','2026-11-18 04:45:42.314753');
INSERT INTO "django_migrations" VALUES(13,'web','0013_salt_and_progress','2026-11-18 04:45:42.338863');
CREATE TABLE "web_action" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "line" varchar(200) NOT NULL, "created" datetime NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "automatic" bool NOT NULL, CONSTRAINT "one_action_for_an_index" UNIQUE ("table_id", "index"));
INSERT INTO "web_action" VALUES(1,0,1,'open 3 1','2026-11-18 04:45:42.794267','5njezi2ej7',0);
INSERT INTO "web_action" VALUES(2,1,2,'drop','2026-11-18 04:45:42.794476','5njezi2ej7',0);
INSERT INTO "web_action" VALUES(3,2,0,'drop','2026-11-18 04:45:42.794589','5njezi2ej7',0);
INSERT INTO "web_action" VALUES(4,3,2,'open 4 4','2026-11-18 04:45:42.794964','5njezi2ej7',0);
INSERT INTO "web_action" VALUES(5,4,0,'drop','2026-11-18 04:45:42.795078','5njezi2ej7',0);
INSERT INTO "web_action" VALUES(6,5,0,'open 5 5','2026-11-18 04:45:42.795399','5njezi2ej7',0);
INSERT INTO "web_action" VALUES(177,0,0,'trust wilhelmshaven','2026-11-18 04:45:43.791852','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(178,1,1,'trust bremen','2026-11-18 04:45:43.796270','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(179,2,1,'trust hannover','2026-11-18 04:45:43.800677','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(180,3,0,'trust cuxhaven','2026-11-18 04:45:43.805024','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(181,4,0,'trust kassel','2026-11-18 04:45:43.809370','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(182,5,1,'trust fulda','2026-11-18 04:45:43.813973','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(183,6,0,'open 7 7','2026-11-18 04:45:43.819647','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(184,7,1,'bid 8','2026-11-18 04:45:43.824777','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(185,8,0,'bid 9','2026-11-18 04:45:43.829217','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(186,9,1,'bid 10','2026-11-18 04:45:43.833692','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(187,10,0,'drop','2026-11-18 04:45:43.838146','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(188,11,0,'open 12 12','2026-11-18 04:45:43.842580','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(189,12,1,'buy oil 3','2026-11-18 04:45:43.846935','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(190,13,1,'done','2026-11-18 04:45:43.851293','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(191,14,0,'buy coal 2','2026-11-18 04:45:43.855633','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(192,15,0,'buy oil 1','2026-11-18 04:45:43.860019','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(193,16,0,'done','2026-11-18 04:45:43.864413','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(194,17,1,'build duisburg','2026-11-18 04:45:43.868965','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(195,18,1,'build essen','2026-11-18 04:45:43.873581','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(196,19,1,'done','2026-11-18 04:45:43.878085','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(197,20,0,'build muenster','2026-11-18 04:45:43.883036','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(198,21,0,'build dortmund','2026-11-18 04:45:43.887723','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(199,22,0,'done','2026-11-18 04:45:43.892407','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(200,23,0,'power 12 with coal 2','2026-11-18 04:45:43.897107','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(201,24,1,'power 7 with oil 3','2026-11-18 04:45:43.901800','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(202,25,0,'open 4 1','2026-11-18 04:45:43.906651','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(203,26,1,'drop','2026-11-18 04:45:43.911433','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(204,27,1,'open 16 16','2026-11-18 04:45:43.916022','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(205,28,1,'buy oil 2','2026-11-18 04:45:43.920656','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(206,29,1,'done','2026-11-18 04:45:43.925210','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(207,30,0,'buy coal 3','2026-11-18 04:45:43.930002','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(208,31,0,'done','2026-11-18 04:45:43.934764','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(209,32,1,'build duesseldorf','2026-11-18 04:45:43.939436','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(210,33,1,'done','2026-11-18 04:45:43.943916','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(211,34,0,'build osnabrueck','2026-11-18 04:45:43.948413','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(212,35,0,'done','2026-11-18 04:45:43.952840','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(213,36,0,'power 4 12 with coal 3 oil 1','2026-11-18 04:45:43.957244','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(214,37,1,'power 16 with oil 2','2026-11-18 04:45:43.961632','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(215,38,1,'open 5 1','2026-11-18 04:45:43.965975','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(216,39,0,'drop','2026-11-18 04:45:43.970456','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(217,40,0,'open 25 25','2026-11-18 04:45:43.974914','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(218,41,0,'buy coal 2','2026-11-18 04:45:43.979416','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(219,42,0,'done','2026-11-18 04:45:43.983981','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(220,43,1,'buy oil 2','2026-11-18 04:45:43.988620','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(221,44,1,'done','2026-11-18 04:45:43.993105','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(222,45,0,'build hamburg','2026-11-18 04:45:43.997602','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(223,46,0,'done','2026-11-18 04:45:44.002068','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(224,47,1,'done','2026-11-18 04:45:44.006546','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(225,48,1,'power 16 with oil 2','2026-11-18 04:45:44.015543','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(226,49,0,'power 25 with coal 2','2026-11-18 04:45:44.020348','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(227,50,0,'open 11 1','2026-11-18 04:45:44.024798','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(228,51,1,'drop','2026-11-18 04:45:44.033676','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(229,52,0,'remove 4','2026-11-18 04:45:44.038654','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(230,53,1,'open 14 14','2026-11-18 04:45:44.043335','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(231,54,1,'remove 5','2026-11-18 04:45:44.047770','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(232,55,1,'buy oil 2','2026-11-18 04:45:44.056844','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(233,56,1,'done','2026-11-18 04:45:44.061374','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(234,57,0,'buy coal 4','2026-11-18 04:45:44.066094','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(235,58,0,'buy oil 1','2026-11-18 04:45:44.075296','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(236,59,0,'done','2026-11-18 04:45:44.080023','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(237,60,1,'done','2026-11-18 04:45:44.084589','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(238,61,0,'build kiel','2026-11-18 04:45:44.093642','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(239,62,0,'build flensburg','2026-11-18 04:45:44.098208','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(240,63,0,'done','2026-11-18 04:45:44.102549','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(241,64,0,'power 12 25 with coal 4','2026-11-18 04:45:44.106896','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(242,65,1,'power 16 with oil 2','2026-11-18 04:45:44.111265','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(243,66,0,'open 20 20','2026-11-18 04:45:44.115604','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(244,67,1,'bid 21','2026-11-18 04:45:44.120024','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(245,68,0,'drop','2026-11-18 04:45:44.124373','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(246,69,1,'remove 7','2026-11-18 04:45:44.128784','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(247,70,0,'open 10 1','2026-11-18 04:45:44.133323','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(248,71,0,'remove 11','2026-11-18 04:45:44.137913','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(249,72,1,'buy coal 3','2026-11-18 04:45:44.142457','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(250,73,1,'done','2026-11-18 04:45:44.147047','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(251,74,0,'buy coal 3','2026-11-18 04:45:44.151510','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(252,75,0,'done','2026-11-18 04:45:44.155865','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(253,76,1,'done','2026-11-18 04:45:44.160250','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(254,77,0,'done','2026-11-18 04:45:44.164751','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(255,78,0,'power 25 with coal 2','2026-11-18 04:45:44.169166','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(256,79,1,'power 20 with coal 3','2026-11-18 04:45:44.173801','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(257,80,0,'pass','2026-11-18 04:45:44.179653','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(258,81,1,'pass','2026-11-18 04:45:44.184361','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(259,82,1,'buy coal 3','2026-11-18 04:45:44.188993','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(260,83,1,'buy oil 2','2026-11-18 04:45:44.193476','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(261,84,1,'done','2026-11-18 04:45:44.197825','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(262,85,0,'buy coal 4','2026-11-18 04:45:44.202167','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(263,86,0,'done','2026-11-18 04:45:44.206660','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(264,87,1,'done','2026-11-18 04:45:44.211642','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(265,88,0,'build erfurt','2026-11-18 04:45:44.216990','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(266,89,0,'build halle','2026-11-18 04:45:44.221614','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(267,90,0,'build leipzig','2026-11-18 04:45:44.226153','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(268,91,0,'done','2026-11-18 04:45:44.230706','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(269,92,0,'power 10 12 25 with coal 5 oil 1','2026-11-18 04:45:44.235378','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(270,93,1,'power 16 with oil 2','2026-11-18 04:45:44.239835','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(271,94,0,'open 21 21','2026-11-18 04:45:44.244256','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(272,95,1,'drop','2026-11-18 04:45:44.248728','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(273,96,0,'remove 10','2026-11-18 04:45:44.253172','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(274,97,1,'open 17 1','2026-11-18 04:45:44.257729','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(275,98,1,'remove 14','2026-11-18 04:45:44.262229','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(276,99,1,'buy oil 2','2026-11-18 04:45:44.266648','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(277,100,1,'done','2026-11-18 04:45:44.271152','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(278,101,0,'buy coal 6','2026-11-18 04:45:44.275700','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(279,102,0,'buy oil 2','2026-11-18 04:45:44.280197','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(280,103,0,'done','2026-11-18 04:45:44.284627','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(281,104,1,'done','2026-11-18 04:45:44.288951','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(282,105,0,'build dresden','2026-11-18 04:45:44.293436','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(283,106,0,'build cuxhaven','2026-11-18 04:45:44.297762','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(284,107,0,'done','2026-11-18 04:45:44.302057','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(285,108,0,'power 21 25 with coal 2 oil 2','2026-11-18 04:45:44.306486','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(286,109,1,'power 16 with oil 2','2026-11-18 04:45:44.310945','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(287,110,0,'open 32 32','2026-11-18 04:45:44.315432','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(288,111,1,'drop','2026-11-18 04:45:44.321769','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(289,112,0,'remove 12','2026-11-18 04:45:44.326226','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(290,113,1,'open 22 1','2026-11-18 04:45:44.330638','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(291,114,1,'remove 17','2026-11-18 04:45:44.335173','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(292,115,1,'buy oil 2','2026-11-18 04:45:44.339675','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(293,116,1,'done','2026-11-18 04:45:44.344032','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(294,117,0,'buy oil 3','2026-11-18 04:45:44.348371','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(295,118,0,'buy oil 1','2026-11-18 04:45:44.352771','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(296,119,0,'done','2026-11-18 04:45:44.357097','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(297,120,1,'build dortmund','2026-11-18 04:45:44.361474','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(298,121,1,'build muenster','2026-11-18 04:45:44.365721','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(299,122,1,'build osnabrueck','2026-11-18 04:45:44.369959','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(300,123,1,'build bremen','2026-11-18 04:45:44.374375','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(301,124,1,'done','2026-11-18 04:45:44.378695','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(302,125,0,'build duisburg','2026-11-18 04:45:44.387343','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(303,126,0,'build essen','2026-11-18 04:45:44.396197','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(304,127,0,'done','2026-11-18 04:45:44.400682','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(305,128,0,'power 25 32 with coal 2 oil 3','2026-11-18 04:45:44.405530','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(306,129,1,'power 20 22 with coal 3','2026-11-18 04:45:44.414389','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(307,130,0,'open 34 34','2026-11-18 04:45:44.420052','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(308,131,1,'drop','2026-11-18 04:45:44.424995','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(309,132,0,'remove 21','2026-11-18 04:45:44.429501','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(310,133,1,'open 28 1','2026-11-18 04:45:44.435684','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(311,134,1,'remove 16','2026-11-18 04:45:44.440289','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(312,135,1,'buy coal 3','2026-11-18 04:45:44.449192','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(313,136,1,'buy uranium 1','2026-11-18 04:45:44.453630','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(314,137,1,'done','2026-11-18 04:45:44.458013','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(315,138,0,'buy oil 2','2026-11-18 04:45:44.462430','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(316,139,0,'buy uranium 1','2026-11-18 04:45:44.466771','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(317,140,0,'done','2026-11-18 04:45:44.471146','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(318,141,1,'build hannover','2026-11-18 04:45:44.475602','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(319,142,1,'done','2026-11-18 04:45:44.479965','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(320,143,0,'build duesseldorf','2026-11-18 04:45:44.484453','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(321,144,0,'build fulda','2026-11-18 04:45:44.488775','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(322,145,0,'build wuerzburg','2026-11-18 04:45:44.493210','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(323,146,0,'done','2026-11-18 04:45:44.497434','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(324,147,0,'power 25 32 34 with coal 2 oil 3 uranium 1','2026-11-18 04:45:44.501804','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(325,148,1,'power 22 28 with uranium 1','2026-11-18 04:45:44.506190','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(326,149,0,'open 46 46','2026-11-18 04:45:44.510813','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(327,150,1,'drop','2026-11-18 04:45:44.515633','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(328,151,0,'remove 25','2026-11-18 04:45:44.520188','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(329,152,1,'open 39 1','2026-11-18 04:45:44.524919','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(330,153,1,'remove 22','2026-11-18 04:45:44.529586','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(331,154,1,'buy uranium 2','2026-11-18 04:45:44.534079','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(332,155,1,'done','2026-11-18 04:45:44.538604','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(333,156,0,'buy coal 1','2026-11-18 04:45:44.543096','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(334,157,0,'buy oil 5','2026-11-18 04:45:44.548211','zayp9jqeh6',0);
INSERT INTO "web_action" VALUES(563,0,0,'open 3 3','2026-11-18 04:45:45.803036','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(564,1,1,'drop','2026-11-18 04:45:45.812008','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(565,2,1,'open 7 7','2026-11-18 04:45:45.816635','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(566,3,0,'buy oil 2','2026-11-18 04:45:45.825147','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(567,4,0,'done','2026-11-18 04:45:45.829618','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(568,5,1,'buy oil 3','2026-11-18 04:45:45.834037','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(569,6,1,'done','2026-11-18 04:45:45.838539','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(570,7,0,'build duisburg','2026-11-18 04:45:45.843149','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(571,8,0,'done','2026-11-18 04:45:45.851763','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(572,9,1,'build muenster','2026-11-18 04:45:45.856438','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(573,10,1,'build dortmund','2026-11-18 04:45:45.860909','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(574,11,1,'done','2026-11-18 04:45:45.869444','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(575,12,1,'power 7 with oil 3','2026-11-18 04:45:45.873871','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(576,13,0,'power 3 with oil 2','2026-11-18 04:45:45.878237','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(577,14,1,'open 4 4','2026-11-18 04:45:45.882619','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(578,15,0,'drop','2026-11-18 04:45:45.891178','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(579,16,0,'open 8 8','2026-11-18 04:45:45.895595','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(580,17,0,'buy coal 3','2026-11-18 04:45:45.905202','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(581,18,0,'buy oil 2','2026-11-18 04:45:45.909578','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(582,19,0,'done','2026-11-18 04:45:45.913856','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(583,20,1,'buy coal 2','2026-11-18 04:45:45.918189','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(584,21,1,'buy oil 3','2026-11-18 04:45:45.926779','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(585,22,1,'done','2026-11-18 04:45:45.931180','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(586,23,0,'build essen','2026-11-18 04:45:45.935478','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(587,24,0,'build duesseldorf','2026-11-18 04:45:45.939809','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(588,25,0,'done','2026-11-18 04:45:45.944039','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(589,26,1,'build osnabrueck','2026-11-18 04:45:45.948321','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(590,27,1,'done','2026-11-18 04:45:45.952525','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(591,28,1,'power 4 7 with coal 2 oil 3','2026-11-18 04:45:45.957342','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(592,29,0,'power 8 with coal 3','2026-11-18 04:45:45.961671','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(593,30,0,'open 5 5','2026-11-18 04:45:45.966017','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(594,31,1,'bid 6','2026-11-18 04:45:45.970413','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(595,32,0,'drop','2026-11-18 04:45:45.974747','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(596,33,0,'open 10 10','2026-11-18 04:45:45.979168','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(597,34,1,'buy coal 4','2026-11-18 04:45:45.983545','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(598,35,1,'buy oil 3','2026-11-18 04:45:45.987954','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(599,36,1,'done','2026-11-18 04:45:45.992350','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(600,37,0,'buy coal 2','2026-11-18 04:45:45.996709','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(601,38,0,'done','2026-11-18 04:45:46.001023','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(602,39,1,'done','2026-11-18 04:45:46.005308','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(603,40,0,'done','2026-11-18 04:45:46.009614','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(604,41,0,'power 10 with coal 2','2026-11-18 04:45:46.013892','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(605,42,1,'power 4 7 with coal 2 oil 3','2026-11-18 04:45:46.018268','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(606,43,0,'open 6 6','2026-11-18 04:45:46.022823','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(607,44,1,'drop','2026-11-18 04:45:46.027579','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(608,45,1,'open 15 15','2026-11-18 04:45:46.032011','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(609,46,1,'buy coal 2','2026-11-18 04:45:46.036610','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(610,47,1,'done','2026-11-18 04:45:46.040985','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(611,48,0,'buy coal 5','2026-11-18 04:45:46.045370','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(612,49,0,'done','2026-11-18 04:45:46.049677','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(613,50,1,'build bremen','2026-11-18 04:45:46.054056','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(614,51,1,'done','2026-11-18 04:45:46.058340','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(615,52,0,'done','2026-11-18 04:45:46.062726','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(616,53,0,'power 10 with coal 2','2026-11-18 04:45:46.067031','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(617,54,1,'power 15 with coal 2','2026-11-18 04:45:46.071551','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(618,55,1,'open 13 13','2026-11-18 04:45:46.075925','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(619,56,0,'bid 14','2026-11-18 04:45:46.080367','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(620,57,1,'bid 15','2026-11-18 04:45:46.085088','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(621,58,0,'drop','2026-11-18 04:45:46.089893','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(622,59,1,'remove 4','2026-11-18 04:45:46.094263','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(623,60,0,'open 11 11','2026-11-18 04:45:46.098784','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(624,61,0,'remove 3','2026-11-18 04:45:46.103600','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(625,62,0,'buy uranium 1','2026-11-18 04:45:46.108453','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(626,63,0,'done','2026-11-18 04:45:46.113498','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(627,64,1,'buy oil 3','2026-11-18 04:45:46.120530','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(628,65,1,'done','2026-11-18 04:45:46.127149','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(629,66,0,'build kassel','2026-11-18 04:45:46.132858','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(630,67,0,'done','2026-11-18 04:45:46.137606','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(631,68,1,'build cuxhaven','2026-11-18 04:45:46.142349','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(632,69,1,'build hannover','2026-11-18 04:45:46.146999','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(633,70,1,'done','2026-11-18 04:45:46.151597','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(634,71,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 04:45:46.156315','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(635,72,0,'power 10 11 with coal 2 uranium 1','2026-11-18 04:45:46.161074','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(636,73,1,'pass','2026-11-18 04:45:46.165827','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(637,74,0,'open 22 22','2026-11-18 04:45:46.170561','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(638,75,0,'remove 6','2026-11-18 04:45:46.175288','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(639,76,0,'buy coal 1','2026-11-18 04:45:46.180855','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(640,77,0,'buy uranium 1','2026-11-18 04:45:46.186611','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(641,78,0,'done','2026-11-18 04:45:46.191434','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(642,79,1,'buy coal 4','2026-11-18 04:45:46.196341','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(643,80,1,'buy oil 3','2026-11-18 04:45:46.201259','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(644,81,1,'buy oil 1','2026-11-18 04:45:46.206386','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(645,82,1,'done','2026-11-18 04:45:46.211430','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(646,83,0,'build fulda','2026-11-18 04:45:46.216457','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(647,84,0,'build wuerzburg','2026-11-18 04:45:46.225993','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(648,85,0,'done','2026-11-18 04:45:46.230744','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(649,86,1,'build hamburg','2026-11-18 04:45:46.235454','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(650,87,1,'done','2026-11-18 04:45:46.244416','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(651,88,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 04:45:46.249313','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(652,89,0,'power 10 11 22 with coal 2 uranium 1','2026-11-18 04:45:46.254256','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(653,90,1,'open 21 21','2026-11-18 04:45:46.263735','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(654,91,0,'bid 22','2026-11-18 04:45:46.270669','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(655,92,1,'drop','2026-11-18 04:45:46.275531','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(656,93,0,'remove 8','2026-11-18 04:45:46.284650','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(657,94,1,'pass','2026-11-18 04:45:46.289426','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(658,95,0,'buy coal 2','2026-11-18 04:45:46.294261','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(659,96,0,'buy uranium 1','2026-11-18 04:45:46.299024','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(660,97,0,'done','2026-11-18 04:45:46.303826','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(661,98,1,'buy coal 2','2026-11-18 04:45:46.308582','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(662,99,1,'buy oil 2','2026-11-18 04:45:46.313239','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(663,100,1,'buy oil 1','2026-11-18 04:45:46.318043','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(664,101,1,'done','2026-11-18 04:45:46.323239','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(665,102,0,'build erfurt','2026-11-18 04:45:46.327956','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(666,103,0,'build halle','2026-11-18 04:45:46.332773','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(667,104,0,'done','2026-11-18 04:45:46.337390','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(668,105,1,'done','2026-11-18 04:45:46.341986','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(669,106,1,'power 13 15 with coal 2','2026-11-18 04:45:46.346602','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(670,107,0,'power 11 21 22 with coal 2 uranium 1','2026-11-18 04:45:46.351187','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(671,108,0,'pass','2026-11-18 04:45:46.355689','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(672,109,1,'open 24 24','2026-11-18 04:45:46.360202','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(673,110,1,'remove 7','2026-11-18 04:45:46.364711','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(674,111,1,'buy garbage 2','2026-11-18 04:45:46.369159','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(675,112,1,'buy coal 1','2026-11-18 04:45:46.373658','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(676,113,1,'done','2026-11-18 04:45:46.378081','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(677,114,0,'buy coal 4','2026-11-18 04:45:46.382549','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(678,115,0,'buy uranium 1','2026-11-18 04:45:46.386919','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(679,116,0,'buy oil 1','2026-11-18 04:45:46.391330','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(680,117,0,'done','2026-11-18 04:45:46.398047','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(681,118,1,'build kiel','2026-11-18 04:45:46.402559','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(682,119,1,'build flensburg','2026-11-18 04:45:46.407060','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(683,120,1,'done','2026-11-18 04:45:46.411451','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(684,121,0,'build leipzig','2026-11-18 04:45:46.415873','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(685,122,0,'build nuernberg','2026-11-18 04:45:46.420267','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(686,123,0,'done','2026-11-18 04:45:46.424618','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(687,124,0,'power 10 11 21 22 with coal 3 oil 1 uranium 1','2026-11-18 04:45:46.429031','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(688,125,1,'power 13 15 24 with coal 2 garbage 2','2026-11-18 04:45:46.433576','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(689,126,0,'open 31 31','2026-11-18 04:45:46.437972','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(690,127,1,'drop','2026-11-18 04:45:46.442373','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(691,128,0,'remove 10','2026-11-18 04:45:46.447489','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(692,129,1,'open 18 18','2026-11-18 04:45:46.451922','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(693,130,1,'remove 5','2026-11-18 04:45:46.456361','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(694,131,1,'buy coal 1','2026-11-18 04:45:46.460758','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(695,132,1,'buy garbage 2','2026-11-18 04:45:46.465183','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(696,133,1,'done','2026-11-18 04:45:46.469595','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(697,134,0,'buy coal 4','2026-11-18 04:45:46.474086','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(698,135,0,'buy uranium 1','2026-11-18 04:45:46.478620','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(699,136,0,'done','2026-11-18 04:45:46.483017','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(700,137,1,'build duisburg','2026-11-18 04:45:46.487715','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(701,138,1,'done','2026-11-18 04:45:46.492331','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(702,139,0,'build dortmund','2026-11-18 04:45:46.497025','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(703,140,0,'build muenster','2026-11-18 04:45:46.501465','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(704,141,0,'build osnabrueck','2026-11-18 04:45:46.505853','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(705,142,0,'done','2026-11-18 04:45:46.510224','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(706,143,0,'power 21 22 31 with coal 5','2026-11-18 04:45:46.514702','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(707,144,1,'power 13 15 18 24 with coal 2 garbage 2','2026-11-18 04:45:46.519319','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(708,145,0,'open 35 35','2026-11-18 04:45:46.523903','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(709,146,1,'bid 36','2026-11-18 04:45:46.528456','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(710,147,0,'bid 37','2026-11-18 04:45:46.533023','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(711,148,1,'drop','2026-11-18 04:45:46.537466','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(712,149,0,'remove 11','2026-11-18 04:45:46.541930','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(713,150,1,'open 33 33','2026-11-18 04:45:46.546490','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(714,151,1,'remove 13','2026-11-18 04:45:46.550941','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(715,152,1,'buy coal 2','2026-11-18 04:45:46.555458','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(716,153,1,'buy garbage 2','2026-11-18 04:45:46.559963','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(717,154,1,'done','2026-11-18 04:45:46.564523','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(718,155,0,'buy coal 3','2026-11-18 04:45:46.569159','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(719,156,0,'buy oil 3','2026-11-18 04:45:46.573635','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(720,157,0,'done','2026-11-18 04:45:46.578420','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(721,158,1,'build essen','2026-11-18 04:45:46.582975','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(722,159,1,'build duesseldorf','2026-11-18 04:45:46.587611','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(723,160,1,'build wilhelmshaven','2026-11-18 04:45:46.592196','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(724,161,1,'done','2026-11-18 04:45:46.596626','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(725,162,0,'build dresden','2026-11-18 04:45:46.601012','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(726,163,0,'done','2026-11-18 04:45:46.605335','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(727,164,0,'power 22 31 35 with coal 3 oil 1','2026-11-18 04:45:46.609723','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(728,165,1,'power 15 18 24 33 with coal 2 garbage 2','2026-11-18 04:45:46.614073','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(729,166,0,'open 19 19','2026-11-18 04:45:46.618880','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(730,167,1,'drop','2026-11-18 04:45:46.623385','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(731,168,0,'remove 22','2026-11-18 04:45:46.627790','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(732,169,1,'open 39 39','2026-11-18 04:45:46.632307','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(733,170,1,'remove 15','2026-11-18 04:45:46.636923','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(734,171,1,'buy garbage 2','2026-11-18 04:45:46.641475','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(735,172,1,'buy uranium 1','2026-11-18 04:45:46.645881','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(736,173,1,'done','2026-11-18 04:45:46.650671','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(737,174,0,'buy coal 3','2026-11-18 04:45:46.655179','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(738,175,0,'buy oil 1','2026-11-18 04:45:46.659573','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(739,176,0,'buy garbage 2','2026-11-18 04:45:46.664009','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(740,177,0,'buy coal 1','2026-11-18 04:45:46.668636','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(741,178,0,'done','2026-11-18 04:45:46.673283','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(742,179,1,'build kassel','2026-11-18 04:45:46.677951','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(743,180,1,'build fulda','2026-11-18 04:45:46.682358','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(744,181,1,'build wuerzburg','2026-11-18 04:45:46.686911','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(745,182,1,'done','2026-11-18 04:45:46.691742','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(746,183,0,'build bremen','2026-11-18 04:45:46.696333','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(747,184,0,'build cuxhaven','2026-11-18 04:45:46.701028','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(748,185,0,'build hamburg','2026-11-18 04:45:46.705587','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(749,186,0,'build kiel','2026-11-18 04:45:46.710113','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(750,187,0,'done','2026-11-18 04:45:46.714598','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(751,188,0,'power 21 31 35 with coal 3 oil 3','2026-11-18 04:45:46.719112','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(752,189,1,'power 18 24 33 39 with garbage 2 uranium 1','2026-11-18 04:45:46.723581','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(753,190,0,'open 32 32','2026-11-18 04:45:46.728458','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(754,191,1,'bid 33','2026-11-18 04:45:46.733505','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(755,192,0,'bid 34','2026-11-18 04:45:46.738771','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(756,193,1,'bid 35','2026-11-18 04:45:46.744069','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(757,194,0,'bid 36','2026-11-18 04:45:46.749648','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(758,195,1,'bid 37','2026-11-18 04:45:46.755108','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(759,196,0,'bid 38','2026-11-18 04:45:46.760802','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(760,197,1,'bid 39','2026-11-18 04:45:46.766082','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(761,198,0,'bid 40','2026-11-18 04:45:46.771712','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(762,199,1,'bid 41','2026-11-18 04:45:46.777070','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(763,200,0,'bid 42','2026-11-18 04:45:46.783012','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(764,201,1,'bid 43','2026-11-18 04:45:46.788858','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(765,202,0,'bid 44','2026-11-18 04:45:46.794683','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(766,203,1,'bid 45','2026-11-18 04:45:46.800087','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(767,204,0,'bid 46','2026-11-18 04:45:46.805743','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(768,205,1,'bid 47','2026-11-18 04:45:46.810800','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(769,206,0,'bid 48','2026-11-18 04:45:46.816183','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(770,207,1,'bid 49','2026-11-18 04:45:46.821252','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(771,208,0,'drop','2026-11-18 04:45:46.826633','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(772,209,1,'remove 18','2026-11-18 04:45:46.831239','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(773,210,0,'open 40 40','2026-11-18 04:45:46.836254','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(774,211,0,'remove 19','2026-11-18 04:45:46.841007','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(775,212,1,'buy oil 3','2026-11-18 04:45:46.845686','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(776,213,1,'buy garbage 2','2026-11-18 04:45:46.850199','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(777,214,1,'buy uranium 1','2026-11-18 04:45:46.854711','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(778,215,1,'done','2026-11-18 04:45:46.859306','cy6wz3cyar',0);
INSERT INTO "web_action" VALUES(779,0,0,'open 5b 5','2026-11-18 04:45:46.880003','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(780,1,1,'drop','2026-11-18 04:45:46.884781','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(781,2,1,'open 5c 5','2026-11-18 04:45:46.889608','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(782,3,0,'buy oil 2 at 4','2026-11-18 04:45:46.895637','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(783,4,0,'done','2026-11-18 04:45:46.901370','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(784,5,1,'buy gas 1 at 1','2026-11-18 04:45:46.906862','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(785,6,1,'buy oil 1 at 2','2026-11-18 04:45:46.914991','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(786,7,1,'done','2026-11-18 04:45:46.920801','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(787,8,1,'power 5c with gas 1 oil 1','2026-11-18 04:45:46.926416','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(788,9,0,'power 5b with oil 1','2026-11-18 04:45:46.932007','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(789,10,1,'open 5a 5','2026-11-18 04:45:46.937425','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(790,11,0,'drop','2026-11-18 04:45:46.942068','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(791,12,0,'open 4a 1','2026-11-18 04:45:46.946616','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(792,13,0,'buy coal 3 at 3','2026-11-18 04:45:46.951037','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(793,14,0,'done','2026-11-18 04:45:46.955617','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(794,15,1,'buy coal 2 at 2','2026-11-18 04:45:46.960054','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(795,16,1,'buy gas 1 at 1','2026-11-18 04:45:46.964465','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(796,17,1,'buy gas 1 at 1','2026-11-18 04:45:46.968845','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(797,18,1,'done','2026-11-18 04:45:46.973221','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(798,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:45:46.977546','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(799,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 04:45:46.982095','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(800,21,1,'open 6b 1','2026-11-18 04:45:46.986613','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(801,22,0,'bid 2','2026-11-18 04:45:46.991333','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(802,23,1,'drop','2026-11-18 04:45:46.995966','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(803,24,1,'pass','2026-11-18 04:45:47.000941','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(804,25,0,'buy coal 3 at 3','2026-11-18 04:45:47.005664','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(805,26,0,'buy oil 1 at 3','2026-11-18 04:45:47.010312','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(806,27,0,'buy uranium 2 at 3','2026-11-18 04:45:47.014850','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(807,28,0,'done','2026-11-18 04:45:47.019312','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(808,29,1,'buy oil 3 at 4','2026-11-18 04:45:47.023893','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(809,30,1,'done','2026-11-18 04:45:47.028344','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(810,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 04:45:47.033433','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(811,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:45:47.038148','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(812,33,0,'open 8b 1','2026-11-18 04:45:47.042719','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(813,34,1,'bid 2','2026-11-18 04:45:47.047225','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(814,35,0,'drop','2026-11-18 04:45:47.051736','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(815,36,0,'pass','2026-11-18 04:45:47.056258','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(816,37,1,'buy coal 2 at 2','2026-11-18 04:45:47.064846','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(817,38,1,'buy gas 2 at 4','2026-11-18 04:45:47.069695','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(818,39,1,'buy oil 2 at 3','2026-11-18 04:45:47.074164','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(819,40,1,'buy oil 2 at 3','2026-11-18 04:45:47.078605','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(820,41,1,'done','2026-11-18 04:45:47.087389','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(821,42,0,'done','2026-11-18 04:45:47.091891','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(822,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 04:45:47.096376','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(823,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 04:45:47.105151','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(824,45,1,'pass','2026-11-18 04:45:47.109958','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(825,46,0,'pass','2026-11-18 04:45:47.114505','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(826,47,0,'buy coal 2 at 2','2026-11-18 04:45:47.119094','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(827,48,0,'buy oil 1 at 4','2026-11-18 04:45:47.128063','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(828,49,0,'buy uranium 1 at 2','2026-11-18 04:45:47.132761','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(829,50,0,'buy uranium 1 at 2','2026-11-18 04:45:47.137495','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(830,51,0,'done','2026-11-18 04:45:47.142048','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(831,52,1,'buy gas 1 at 1','2026-11-18 04:45:47.146635','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(832,53,1,'done','2026-11-18 04:45:47.151103','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(833,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 04:45:47.155688','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(834,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:45:47.160312','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(835,56,1,'pass','2026-11-18 04:45:47.164933','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(836,57,0,'open 4b 1','2026-11-18 04:45:47.169609','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(837,58,0,'remove 6b','2026-11-18 04:45:47.174101','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(838,59,0,'buy coal 3 at 2','2026-11-18 04:45:47.178667','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(839,60,0,'buy gas 3 at 3','2026-11-18 04:45:47.183083','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(840,61,0,'buy oil 2 at 4','2026-11-18 04:45:47.187520','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(841,62,0,'done','2026-11-18 04:45:47.191923','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(842,63,1,'buy coal 2 at 2','2026-11-18 04:45:47.196408','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(843,64,1,'buy gas 1 at 1','2026-11-18 04:45:47.200949','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(844,65,1,'buy gas 3 at 3','2026-11-18 04:45:47.205419','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(845,66,1,'done','2026-11-18 04:45:47.209832','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(846,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:45:47.214312','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(847,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:45:47.218832','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(848,69,0,'open 12 1','2026-11-18 04:45:47.223368','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(849,70,1,'bid 2','2026-11-18 04:45:47.227758','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(850,71,0,'drop','2026-11-18 04:45:47.232209','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(851,72,1,'remove 5c','2026-11-18 04:45:47.241094','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(852,73,0,'pass','2026-11-18 04:45:47.245910','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(853,74,1,'buy coal 3 at 2','2026-11-18 04:45:47.250519','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(854,75,1,'buy coal 3 at 2','2026-11-18 04:45:47.255059','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(855,76,1,'buy oil 3 at 3','2026-11-18 04:45:47.264059','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(856,77,1,'done','2026-11-18 04:45:47.268759','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(857,78,0,'buy coal 3 at 2','2026-11-18 04:45:47.273251','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(858,79,0,'buy gas 2 at 3','2026-11-18 04:45:47.281920','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(859,80,0,'done','2026-11-18 04:45:47.286446','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(860,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:45:47.290989','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(861,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 04:45:47.295552','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(862,83,1,'open 13 1','2026-11-18 04:45:47.305810','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(863,84,0,'bid 2','2026-11-18 04:45:47.312716','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(864,85,1,'drop','2026-11-18 04:45:47.319382','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(865,86,0,'remove 4b','2026-11-18 04:45:47.324825','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(866,87,1,'open 22 22','2026-11-18 04:45:47.329515','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(867,88,1,'remove 5a','2026-11-18 04:45:47.334046','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(868,89,0,'buy coal 2 at 2','2026-11-18 04:45:47.339411','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(869,90,0,'buy oil 2 at 3','2026-11-18 04:45:47.345160','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(870,91,0,'done','2026-11-18 04:45:47.350990','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(871,92,1,'buy coal 3 at 3','2026-11-18 04:45:47.356754','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(872,93,1,'buy coal 3 at 2','2026-11-18 04:45:47.362599','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(873,94,1,'done','2026-11-18 04:45:47.368099','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(874,95,1,'power 12 22 with coal 6','2026-11-18 04:45:47.373852','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(875,96,0,'power 4a 5b 13 with coal 2 oil 1','2026-11-18 04:45:47.379323','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(876,97,1,'open 21 1','2026-11-18 04:45:47.384671','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(877,98,0,'drop','2026-11-18 04:45:47.390063','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(878,99,1,'remove 8b','2026-11-18 04:45:47.395548','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(879,100,0,'open 26 26','2026-11-18 04:45:47.401088','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(880,101,0,'remove 4a','2026-11-18 04:45:47.405619','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(881,102,0,'done','2026-11-18 04:45:47.410026','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(882,103,1,'buy coal 2 at 2','2026-11-18 04:45:47.414411','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(883,104,1,'buy coal 1 at 2','2026-11-18 04:45:47.418779','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(884,105,1,'buy oil 1 at 3','2026-11-18 04:45:47.426926','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(885,106,1,'done','2026-11-18 04:45:47.431344','z8zp4xvici',0);
INSERT INTO "web_action" VALUES(886,0,0,'open 5b 5','2026-11-18 04:45:47.444422','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(887,1,1,'drop','2026-11-18 04:45:47.448910','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(888,2,1,'open 5c 5','2026-11-18 04:45:47.453413','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(889,3,0,'buy oil 2 at 4','2026-11-18 04:45:47.457832','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(890,4,0,'done','2026-11-18 04:45:47.462193','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(891,5,1,'buy gas 1 at 1','2026-11-18 04:45:47.466562','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(892,6,1,'buy oil 1 at 2','2026-11-18 04:45:47.470911','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(893,7,1,'done','2026-11-18 04:45:47.475225','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(894,8,1,'power 5c with gas 1 oil 1','2026-11-18 04:45:47.479542','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(895,9,0,'power 5b with oil 1','2026-11-18 04:45:47.483935','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(896,10,1,'open 5a 5','2026-11-18 04:45:47.488486','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(897,11,0,'drop','2026-11-18 04:45:47.493035','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(898,12,0,'open 4a 1','2026-11-18 04:45:47.497666','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(899,13,0,'buy coal 3 at 3','2026-11-18 04:45:47.502089','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(900,14,0,'done','2026-11-18 04:45:47.506484','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(901,15,1,'buy coal 2 at 2','2026-11-18 04:45:47.510810','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(902,16,1,'buy gas 1 at 1','2026-11-18 04:45:47.515105','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(903,17,1,'buy gas 1 at 1','2026-11-18 04:45:47.519540','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(904,18,1,'done','2026-11-18 04:45:47.523982','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(905,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:45:47.528368','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(906,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 04:45:47.532807','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(907,21,1,'open 6b 1','2026-11-18 04:45:47.537285','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(908,22,0,'bid 2','2026-11-18 04:45:47.541682','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(909,23,1,'drop','2026-11-18 04:45:47.546435','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(910,24,1,'pass','2026-11-18 04:45:47.550825','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(911,25,0,'buy coal 3 at 3','2026-11-18 04:45:47.555258','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(912,26,0,'buy oil 1 at 3','2026-11-18 04:45:47.559584','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(913,27,0,'buy uranium 2 at 3','2026-11-18 04:45:47.563963','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(914,28,0,'done','2026-11-18 04:45:47.568333','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(915,29,1,'buy oil 3 at 4','2026-11-18 04:45:47.572766','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(916,30,1,'done','2026-11-18 04:45:47.577195','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(917,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 04:45:47.581597','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(918,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:45:47.586081','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(919,33,0,'open 8b 1','2026-11-18 04:45:47.590633','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(920,34,1,'bid 2','2026-11-18 04:45:47.595076','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(921,35,0,'drop','2026-11-18 04:45:47.599622','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(922,36,0,'pass','2026-11-18 04:45:47.604113','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(923,37,1,'buy coal 2 at 2','2026-11-18 04:45:47.608769','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(924,38,1,'buy gas 2 at 4','2026-11-18 04:45:47.617481','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(925,39,1,'buy oil 2 at 3','2026-11-18 04:45:47.622082','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(926,40,1,'buy oil 2 at 3','2026-11-18 04:45:47.626514','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(927,41,1,'done','2026-11-18 04:45:47.630852','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(928,42,0,'done','2026-11-18 04:45:47.640102','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(929,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 04:45:47.644703','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(930,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 04:45:47.649392','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(931,45,1,'pass','2026-11-18 04:45:47.658319','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(932,46,0,'pass','2026-11-18 04:45:47.663158','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(933,47,0,'buy coal 2 at 2','2026-11-18 04:45:47.667792','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(934,48,0,'buy oil 1 at 4','2026-11-18 04:45:47.672637','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(935,49,0,'buy uranium 1 at 2','2026-11-18 04:45:47.677352','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(936,50,0,'buy uranium 1 at 2','2026-11-18 04:45:47.681863','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(937,51,0,'done','2026-11-18 04:45:47.686321','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(938,52,1,'buy gas 1 at 1','2026-11-18 04:45:47.690839','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(939,53,1,'done','2026-11-18 04:45:47.695400','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(940,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 04:45:47.699980','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(941,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:45:47.704799','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(942,56,1,'pass','2026-11-18 04:45:47.709590','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(943,57,0,'open 4b 1','2026-11-18 04:45:47.714334','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(944,58,0,'remove 6b','2026-11-18 04:45:47.719190','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(945,59,0,'buy coal 3 at 2','2026-11-18 04:45:47.723840','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(946,60,0,'buy gas 3 at 3','2026-11-18 04:45:47.728447','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(947,61,0,'buy oil 2 at 4','2026-11-18 04:45:47.733214','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(948,62,0,'done','2026-11-18 04:45:47.737743','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(949,63,1,'buy coal 2 at 2','2026-11-18 04:45:47.742214','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(950,64,1,'buy gas 1 at 1','2026-11-18 04:45:47.746968','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(951,65,1,'buy gas 3 at 3','2026-11-18 04:45:47.751523','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(952,66,1,'done','2026-11-18 04:45:47.756088','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(953,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:45:47.760618','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(954,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:45:47.765291','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(955,69,0,'open 12 1','2026-11-18 04:45:47.769903','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(956,70,1,'bid 2','2026-11-18 04:45:47.774476','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(957,71,0,'drop','2026-11-18 04:45:47.779065','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(958,72,1,'remove 5c','2026-11-18 04:45:47.783688','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(959,73,0,'pass','2026-11-18 04:45:47.788345','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(960,74,1,'buy coal 3 at 2','2026-11-18 04:45:47.793173','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(961,75,1,'buy coal 3 at 2','2026-11-18 04:45:47.797854','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(962,76,1,'buy oil 3 at 3','2026-11-18 04:45:47.802459','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(963,77,1,'done','2026-11-18 04:45:47.807192','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(964,78,0,'buy coal 3 at 2','2026-11-18 04:45:47.811746','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(965,79,0,'buy gas 2 at 3','2026-11-18 04:45:47.816409','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(966,80,0,'done','2026-11-18 04:45:47.821112','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(967,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:45:47.825819','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(968,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 04:45:47.830649','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(969,83,1,'open 13 1','2026-11-18 04:45:47.835531','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(970,84,0,'bid 2','2026-11-18 04:45:47.840399','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(971,85,1,'drop','2026-11-18 04:45:47.845391','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(972,86,0,'remove 4b','2026-11-18 04:45:47.850333','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(973,87,1,'open 22 22','2026-11-18 04:45:47.855236','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(974,88,1,'remove 5a','2026-11-18 04:45:47.860151','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(975,89,0,'buy coal 2 at 2','2026-11-18 04:45:47.865008','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(976,90,0,'buy oil 2 at 3','2026-11-18 04:45:47.869754','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(977,91,0,'done','2026-11-18 04:45:47.874610','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(978,92,1,'buy coal 3 at 3','2026-11-18 04:45:47.879309','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(979,93,1,'buy coal 3 at 2','2026-11-18 04:45:47.884210','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(980,94,1,'done','2026-11-18 04:45:47.888847','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(981,95,1,'power 12 22 with coal 6','2026-11-18 04:45:47.899801','z28d6wshi2',0);
INSERT INTO "web_action" VALUES(1143,0,0,'syndicate topaz','2026-11-18 04:45:48.717996','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1144,1,1,'syndicate umber','2026-11-18 04:45:48.722521','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1145,2,1,'syndicate slate','2026-11-18 04:45:48.727313','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1146,3,0,'syndicate ruby','2026-11-18 04:45:48.732427','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1147,4,0,'syndicate quartz','2026-11-18 04:45:48.737159','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1148,5,1,'syndicate onyx','2026-11-18 04:45:48.741710','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1149,6,0,'open 3 3','2026-11-18 04:45:48.747776','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1150,7,1,'drop','2026-11-18 04:45:48.752964','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1151,8,1,'open 5b 5','2026-11-18 04:45:48.757669','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1152,9,1,'pass','2026-11-18 04:45:48.762358','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1153,10,0,'pass','2026-11-18 04:45:48.766947','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1154,11,0,'plant flint','2026-11-18 04:45:48.771443','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1155,12,0,'station flint','2026-11-18 04:45:48.775882','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1156,13,0,'slot 3','2026-11-18 04:45:48.780426','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1157,14,0,'hire 3','2026-11-18 04:45:48.785764','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1158,15,0,'done','2026-11-18 04:45:48.790338','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1159,16,0,'syndicate umber','2026-11-18 04:45:48.794808','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1160,17,0,'syndicate ruby','2026-11-18 04:45:48.799266','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1161,18,1,'housing garnet','2026-11-18 04:45:48.803975','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1162,19,1,'station garnet','2026-11-18 04:45:48.808596','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1163,20,1,'slot 5b','2026-11-18 04:45:48.813050','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1164,21,1,'hire 0','2026-11-18 04:45:48.817470','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1165,22,1,'done','2026-11-18 04:45:48.821854','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1166,23,1,'power none','2026-11-18 04:45:48.826414','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1167,24,0,'power 3','2026-11-18 04:45:48.830929','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1168,25,1,'pass','2026-11-18 04:45:48.835458','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1169,26,0,'open 5a 4','2026-11-18 04:45:48.839959','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1170,27,0,'hire 3','2026-11-18 04:45:48.844403','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1171,28,0,'done','2026-11-18 04:45:48.848742','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1172,29,0,'syndicate topaz','2026-11-18 04:45:48.853087','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1173,30,1,'hire 0','2026-11-18 04:45:48.857505','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1174,31,1,'done','2026-11-18 04:45:48.861855','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1175,32,1,'power none','2026-11-18 04:45:48.866158','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1176,33,0,'power 3','2026-11-18 04:45:48.870640','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1177,34,0,'open 7 4','2026-11-18 04:45:48.875174','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1178,35,1,'drop','2026-11-18 04:45:48.879532','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1179,36,1,'open 4 2','2026-11-18 04:45:48.883926','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1180,37,1,'plant basalt','2026-11-18 04:45:48.888295','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1181,38,1,'station basalt','2026-11-18 04:45:48.896979','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1182,39,1,'slot 4','2026-11-18 04:45:48.901359','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1183,40,1,'hire 0','2026-11-18 04:45:48.905621','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1184,41,1,'done','2026-11-18 04:45:48.914101','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1185,42,1,'syndicate quartz','2026-11-18 04:45:48.918669','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1186,43,0,'housing ember','2026-11-18 04:45:48.923080','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1187,44,0,'housing amber','2026-11-18 04:45:48.927511','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1188,45,0,'station ember','2026-11-18 04:45:48.936498','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1189,46,0,'station amber','2026-11-18 04:45:48.941311','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1190,47,0,'slot 5a','2026-11-18 04:45:48.946072','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1191,48,0,'slot 7','2026-11-18 04:45:48.955255','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1192,49,0,'hire 1','2026-11-18 04:45:48.962697','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1193,50,0,'done','2026-11-18 04:45:48.967984','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1194,51,0,'power 3','2026-11-18 04:45:48.979959','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1195,52,1,'power 4','2026-11-18 04:45:48.987639','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1196,53,0,'open 10 4','2026-11-18 04:45:48.999071','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1197,54,1,'drop','2026-11-18 04:45:49.004174','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1198,55,1,'pass','2026-11-18 04:45:49.009208','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1199,56,1,'hire 0','2026-11-18 04:45:49.014053','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1200,57,1,'done','2026-11-18 04:45:49.018865','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1201,58,0,'housing jasper','2026-11-18 04:45:49.024506','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1202,59,0,'slot 10','2026-11-18 04:45:49.029397','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1203,60,0,'hire 0','2026-11-18 04:45:49.034574','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1204,61,0,'done','2026-11-18 04:45:49.039868','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1205,62,0,'power 3','2026-11-18 04:45:49.044841','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1206,63,1,'power 4','2026-11-18 04:45:49.049780','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1207,64,0,'pass','2026-11-18 04:45:49.054881','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1208,65,1,'pass','2026-11-18 04:45:49.059628','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1209,66,1,'hire 0','2026-11-18 04:45:49.064347','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1210,67,1,'done','2026-11-18 04:45:49.068826','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1211,68,0,'hire 0','2026-11-18 04:45:49.073366','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1212,69,0,'done','2026-11-18 04:45:49.077773','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1213,70,0,'power 3','2026-11-18 04:45:49.082224','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1214,71,1,'power 4','2026-11-18 04:45:49.086533','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1215,72,0,'pass','2026-11-18 04:45:49.090914','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1216,73,1,'pass','2026-11-18 04:45:49.095263','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1217,74,1,'hire 0','2026-11-18 04:45:49.099551','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1218,75,1,'done','2026-11-18 04:45:49.103771','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1219,76,0,'hire 0','2026-11-18 04:45:49.108027','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1220,77,0,'done','2026-11-18 04:45:49.112244','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1221,78,0,'power 3','2026-11-18 04:45:49.116449','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1222,79,1,'power 4','2026-11-18 04:45:49.120804','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1223,80,0,'pass','2026-11-18 04:45:49.125252','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1224,81,1,'pass','2026-11-18 04:45:49.129585','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1225,82,1,'hire 0','2026-11-18 04:45:49.133924','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1226,83,1,'done','2026-11-18 04:45:49.138324','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1227,84,0,'hire 0','2026-11-18 04:45:49.142946','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1228,85,0,'done','2026-11-18 04:45:49.147372','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1229,86,0,'power 3','2026-11-18 04:45:49.151757','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1230,87,1,'power 4','2026-11-18 04:45:49.156299','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1231,88,0,'open 15 6','2026-11-18 04:45:49.160845','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1232,89,1,'drop','2026-11-18 04:45:49.165346','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1233,90,1,'pass','2026-11-18 04:45:49.169737','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1234,91,1,'hire 0','2026-11-18 04:45:49.174205','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1235,92,1,'done','2026-11-18 04:45:49.178761','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1236,93,0,'housing nickel','2026-11-18 04:45:49.183444','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1237,94,0,'slot 15','2026-11-18 04:45:49.187879','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1238,95,0,'hire 0','2026-11-18 04:45:49.192243','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1239,96,0,'done','2026-11-18 04:45:49.196510','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1240,97,0,'power 3','2026-11-18 04:45:49.200856','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1241,98,1,'power 4','2026-11-18 04:45:49.205180','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1242,99,0,'open 18 18','2026-11-18 04:45:49.209597','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1243,100,1,'drop','2026-11-18 04:45:49.213941','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1244,101,1,'pass','2026-11-18 04:45:49.218288','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1245,102,1,'hire 0','2026-11-18 04:45:49.222570','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1246,103,1,'done','2026-11-18 04:45:49.226837','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1247,104,0,'plant krypton','2026-11-18 04:45:49.231147','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1248,105,0,'station jasper','2026-11-18 04:45:49.235437','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1249,106,0,'station krypton','2026-11-18 04:45:49.239713','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1250,107,0,'slot 18','2026-11-18 04:45:49.244043','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1251,108,0,'hire 1','2026-11-18 04:45:49.248454','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1252,109,0,'done','2026-11-18 04:45:49.252798','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1253,110,0,'power 3 18','2026-11-18 04:45:49.257059','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1254,111,1,'power 4','2026-11-18 04:45:49.261494','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1255,112,0,'pass','2026-11-18 04:45:49.266048','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1256,113,1,'pass','2026-11-18 04:45:49.270681','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1257,114,1,'hire 0','2026-11-18 04:45:49.275758','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1258,115,1,'done','2026-11-18 04:45:49.280640','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1259,116,0,'hire 1','2026-11-18 04:45:49.286020','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1260,117,0,'done','2026-11-18 04:45:49.290635','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1261,118,0,'power 3 18','2026-11-18 04:45:49.295201','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1262,119,1,'power 4','2026-11-18 04:45:49.299876','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1263,120,0,'open 40b 40','2026-11-18 04:45:49.304689','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1264,121,1,'drop','2026-11-18 04:45:49.309286','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1265,122,1,'pass','2026-11-18 04:45:49.313743','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1266,123,1,'hire 0','2026-11-18 04:45:49.318150','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1267,124,1,'done','2026-11-18 04:45:49.322521','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1268,125,0,'plant pyrite','2026-11-18 04:45:49.331244','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1269,126,0,'slot 40b plant','2026-11-18 04:45:49.335812','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1270,127,0,'hire 0','2026-11-18 04:45:49.340251','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1271,128,0,'done','2026-11-18 04:45:49.348775','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1272,129,0,'power 3 18','2026-11-18 04:45:49.353846','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1273,130,1,'power 4','2026-11-18 04:45:49.358557','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1274,131,0,'open 29 29','2026-11-18 04:45:49.363271','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1275,132,1,'drop','2026-11-18 04:45:49.367792','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1276,133,1,'pass','2026-11-18 04:45:49.372361','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1277,134,1,'hire 0','2026-11-18 04:45:49.376975','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1278,135,1,'done','2026-11-18 04:45:49.381449','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1279,136,0,'swap 5a 29','2026-11-18 04:45:49.385918','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1280,137,0,'hire 0','2026-11-18 04:45:49.390354','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1281,138,0,'done','2026-11-18 04:45:49.394698','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1282,139,0,'power 3 18','2026-11-18 04:45:49.399075','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1283,140,1,'power 4','2026-11-18 04:45:49.403482','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1284,141,0,'open 28b 28','2026-11-18 04:45:49.408022','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1285,142,1,'drop','2026-11-18 04:45:49.412572','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1286,143,1,'pass','2026-11-18 04:45:49.416968','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1287,144,1,'hire 0','2026-11-18 04:45:49.421399','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1288,145,1,'done','2026-11-18 04:45:49.425721','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1289,146,0,'station on 28b','2026-11-18 04:45:49.430051','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1290,147,0,'station pyrite','2026-11-18 04:45:49.434660','zgfkhhh7fh',0);
INSERT INTO "web_action" VALUES(1291,148,0,'station nickel','2026-11-18 04:45:49.439288','zgfkhhh7fh',0);
CREATE TABLE "web_botturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "worker" varchar(80) NOT NULL, "tries" smallint unsigned NOT NULL CHECK ("tries" >= 0), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "level" varchar(40) NOT NULL, "has_people" bool NOT NULL, "lease" datetime NULL, CONSTRAINT "one_turn_for_an_index" UNIQUE ("table_id", "index"));
CREATE TABLE "web_draft" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "dropped" text NOT NULL CHECK ((JSON_VALID("dropped") OR "dropped" IS NULL)), "step" smallint unsigned NOT NULL CHECK ("step" >= 0), "round" integer unsigned NOT NULL CHECK ("round" >= 0), "phase" varchar(30) NOT NULL, "prices" text NOT NULL CHECK ((JSON_VALID("prices") OR "prices" IS NULL)), "is_queued" bool NOT NULL, CONSTRAINT "one_draft_for_a_turn" UNIQUE ("table_id", "seat", "round", "phase"));
INSERT INTO "web_draft" VALUES(1,1,'["buy oil 1"]','5njezi2ej7','[]',0,1,'resources','[]',0);
INSERT INTO "web_draft" VALUES(2,1,'["build flensburg"]','5njezi2ej7','[]',0,1,'building','[10]',0);
CREATE TABLE "web_errand" ("name" varchar(20) NOT NULL PRIMARY KEY, "done" datetime NOT NULL);
CREATE TABLE "web_guest" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(20) NOT NULL, "secret_hash" varchar(64) NOT NULL, "created" datetime NOT NULL, "seen" datetime NOT NULL);
INSERT INTO "web_guest" VALUES(1,'Mia','b83d0b0a813a0535bdb011448eccd34631402d9f4b6a6aa86582d58facb31b85','2026-11-18 04:45:42.726711','2026-11-18 04:45:42.726715');
INSERT INTO "web_guest" VALUES(2,'Ola','9e721b51c5c4bdb7f6be70eade49cf51442ddc853dc7e9ccca74df7d25a1cd58','2026-11-18 04:45:49.447885','2026-11-18 04:45:49.447887');
CREATE TABLE "web_lognote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "after" integer unsigned NOT NULL CHECK ("after" >= 0), "kind" varchar(10) NOT NULL, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "actor" smallint unsigned NOT NULL CHECK ("actor" >= 0), "line" varchar(200) NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE "web_maximum" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lot" varchar(40) NOT NULL, "amount" integer unsigned NOT NULL CHECK ("amount" >= 0), "drops" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_maximum_for_a_seat" UNIQUE ("table_id", "seat"));
CREATE TABLE "web_proposal" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "kind" varchar(10) NOT NULL, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "created" datetime NOT NULL, "by_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_question" UNIQUE ("table_id", "kind", "number"));
CREATE TABLE "web_savedrecord" ("id" varchar(10) NOT NULL PRIMARY KEY, "text" text NOT NULL, "created" datetime NOT NULL, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_savedrecord" VALUES('aq536jg46e','gridwright record 1
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
','2026-11-18 04:45:49.481945',1);
CREATE TABLE "web_seat" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "bot" varchar(40) NOT NULL, "name" varchar(20) NOT NULL, "invitation" varchar(22) NOT NULL UNIQUE, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "has_screen" bool NOT NULL, "kept_for_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "stand_in" varchar(40) NOT NULL, CONSTRAINT "one_row_for_a_seat" UNIQUE ("table_id", "number"));
INSERT INTO "web_seat" VALUES(1,0,'novice','Ana','iYTkwFn1PaGRFmM266hShQ',NULL,'5njezi2ej7',0,NULL,'');
INSERT INTO "web_seat" VALUES(2,1,'','Bea','r442JDtNbwes_qOOulQyqg',1,'5njezi2ej7',0,NULL,'');
INSERT INTO "web_seat" VALUES(3,2,'novice','Cid','DQXM00dDujU4im-m5zIxKw',NULL,'5njezi2ej7',0,NULL,'');
INSERT INTO "web_seat" VALUES(6,0,'','Mia','9FfBq3WRQFkp8oJ4LOE13Q',1,'zayp9jqeh6',0,NULL,'');
INSERT INTO "web_seat" VALUES(7,1,'novice','Novice B','Mn1BNF5c0s-pFc8MCfOpGw',NULL,'zayp9jqeh6',0,NULL,'');
INSERT INTO "web_seat" VALUES(10,0,'','Mia','kafpFNQRo7BB-dMgCOlSfg',1,'cy6wz3cyar',0,NULL,'');
INSERT INTO "web_seat" VALUES(11,1,'novice','Novice B','cFfCbqa60zRkui7mkglzQw',NULL,'cy6wz3cyar',0,NULL,'');
INSERT INTO "web_seat" VALUES(12,0,'','Mia','FVKtVqANvViQTysZTh51bw',1,'z8zp4xvici',0,NULL,'');
INSERT INTO "web_seat" VALUES(13,1,'novice','Novice B','85_EZBagdZkvLZe0sBqCYA',NULL,'z8zp4xvici',0,NULL,'');
INSERT INTO "web_seat" VALUES(14,0,'','Mia','0FeGlJIJSY7faVgxXs7mdg',1,'z28d6wshi2',0,NULL,'');
INSERT INTO "web_seat" VALUES(15,1,'novice','Novice B','p41_z57A2MuXwkXPgX8nrA',NULL,'z28d6wshi2',0,NULL,'');
INSERT INTO "web_seat" VALUES(18,0,'','Mia','6IZmVZID0vJhKKuQ-PsHAw',1,'zgfkhhh7fh',0,NULL,'');
INSERT INTO "web_seat" VALUES(19,1,'novice','Novice B','iYq9nIX48cjS6tJmnsT9SA',NULL,'zgfkhhh7fh',0,NULL,'');
INSERT INTO "web_seat" VALUES(20,0,'','Ola','jsM8Sbj4LgZE8_VCZdVI1g',2,'4f7xk5sybt',0,NULL,'');
INSERT INTO "web_seat" VALUES(21,1,'','Seat B','JDzn0XHo5a-r0tAWJk7N4A',NULL,'4f7xk5sybt',0,NULL,'');
CREATE TABLE "web_table" ("id" varchar(10) NOT NULL PRIMARY KEY, "title" varchar(20) NOT NULL, "board" varchar(40) NOT NULL, "seat_count" smallint unsigned NOT NULL CHECK ("seat_count" >= 0), "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "rules" smallint unsigned NOT NULL CHECK ("rules" >= 0), "seed" bigint NOT NULL, "version" integer unsigned NOT NULL CHECK ("version" >= 0), "change" integer unsigned NOT NULL CHECK ("change" >= 0), "state" varchar(10) NOT NULL, "pace" integer unsigned NOT NULL CHECK ("pace" >= 0), "created" datetime NOT NULL, "opened" datetime NOT NULL, "host_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "start" text NOT NULL, "is_listed" bool NOT NULL, "phase" varchar(30) NOT NULL, "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "to_act" smallint NOT NULL, "content" varchar(12) NOT NULL, "watched" datetime NULL, "salt" varchar(32) NOT NULL, "rematch_id" varchar(10) NULL UNIQUE REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_table" VALUES('5njezi2ej7','recharged','germany',3,'{}',2,7,6,3,'running',0,'2026-11-18 04:45:42.743929','2026-11-18 04:45:42.855179',1,'',0,'resources',1,1,'02c61dbec5fc','2026-11-18 04:45:42.750082','a39e5bc7470a3d2ce43a6b288c971126',NULL);
INSERT INTO "web_table" VALUES('zayp9jqeh6','recharged','germany',2,'{}',2,7,158,160,'running',0,'2026-11-18 04:45:43.778017','2026-11-18 04:45:44.548665',1,'',0,'resources',10,0,'290d6d632eb3','2026-11-18 04:45:43.780339','90554b936ab5cfc091cc2dc8fc0851ac',NULL);
INSERT INTO "web_table" VALUES('cy6wz3cyar','classic','germany',2,'{}',2,7,216,218,'running',0,'2026-11-18 04:45:45.789188','2026-11-18 04:45:46.859715',1,'',0,'resources',12,0,'c6f44a26ad0c','2026-11-18 04:45:45.791715','7ad52d17fafae185b40dc1af7a565bd5',NULL);
INSERT INTO "web_table" VALUES('z8zp4xvici','card','',2,'{}',2,7,107,109,'over',0,'2026-11-18 04:45:46.867619','2026-11-18 04:45:47.431744',1,'',0,'over',9,-1,'14e279e94be7','2026-11-18 04:45:46.869374','a76cade772e00c83cc1b4bef418c9675',NULL);
INSERT INTO "web_table" VALUES('z28d6wshi2','card','',2,'{}',2,7,96,98,'running',0,'2026-11-18 04:45:47.432997','2026-11-18 04:45:47.900318',1,'',0,'bureaucracy',8,0,'14e279e94be7','2026-11-18 04:45:47.434571','0c6577541bb17c991d705f413a0089da',NULL);
INSERT INTO "web_table" VALUES('zgfkhhh7fh','outpost','',2,'{}',2,7,149,151,'running',0,'2026-11-18 04:45:48.703906','2026-11-18 04:45:49.439711',1,'',0,'expansion',13,0,'4834c8e51941','2026-11-18 04:45:48.706080','55a5a5395d091d2b55235d5401c03cc5',NULL);
INSERT INTO "web_table" VALUES('4f7xk5sybt','recharged','germany',2,'{}',2,7,0,2,'waiting',0,'2026-11-18 04:45:49.448617','2026-11-18 04:45:49.467520',2,'',0,'trust',0,-1,'290d6d632eb3','2026-11-18 04:45:49.450229','c513fe03aed2c8749d388fac9baee1c3',NULL);
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
INSERT INTO "sqlite_sequence" VALUES('django_migrations',13);
INSERT INTO "sqlite_sequence" VALUES('web_action',1291);
INSERT INTO "sqlite_sequence" VALUES('web_guest',2);
INSERT INTO "sqlite_sequence" VALUES('web_seat',21);
INSERT INTO "sqlite_sequence" VALUES('web_proposal',0);
INSERT INTO "sqlite_sequence" VALUES('web_vote',0);
INSERT INTO "sqlite_sequence" VALUES('web_draft',3);
INSERT INTO "sqlite_sequence" VALUES('web_botturn',1296);
COMMIT;
