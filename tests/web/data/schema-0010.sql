BEGIN TRANSACTION;
CREATE TABLE "django_migrations" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "app" varchar(255) NOT NULL, "name" varchar(255) NOT NULL, "applied" datetime NOT NULL);
INSERT INTO "django_migrations" VALUES(1,'web','0001_initial','2026-11-18 04:22:50.179362');
INSERT INTO "django_migrations" VALUES(2,'web','0002_drafts','2026-11-18 04:22:50.188273');
INSERT INTO "django_migrations" VALUES(3,'web','0003_records','2026-11-18 04:22:50.212957');
INSERT INTO "django_migrations" VALUES(4,'web','0004_panel','2026-11-18 04:22:50.240329');
INSERT INTO "django_migrations" VALUES(5,'web','0005_lobby','2026-11-18 04:22:50.395968');
INSERT INTO "django_migrations" VALUES(6,'web','0006_plans','2026-11-18 04:22:50.429389');
INSERT INTO "django_migrations" VALUES(7,'web','0007_steps','2026-11-18 04:22:50.459963');
INSERT INTO "django_migrations" VALUES(8,'web','0008_mentions','2026-11-18 04:22:50.482311');
INSERT INTO "django_migrations" VALUES(9,'web','0009_names','2026-11-18 04:22:50.586817');
INSERT INTO "django_migrations" VALUES(10,'web','0010_content','2026-11-18 04:22:50.617798');
CREATE TABLE "web_action" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "line" varchar(200) NOT NULL, "created" datetime NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "automatic" bool NOT NULL, CONSTRAINT "one_action_for_an_index" UNIQUE ("table_id", "index"));
INSERT INTO "web_action" VALUES(1,0,1,'open 3 1','2026-11-18 04:22:51.538909','khtp4e7vu9',0);
INSERT INTO "web_action" VALUES(2,1,2,'drop','2026-11-18 04:22:51.539182','khtp4e7vu9',0);
INSERT INTO "web_action" VALUES(3,2,0,'drop','2026-11-18 04:22:51.539295','khtp4e7vu9',0);
INSERT INTO "web_action" VALUES(4,3,2,'open 4 4','2026-11-18 04:22:51.539670','khtp4e7vu9',0);
INSERT INTO "web_action" VALUES(5,4,0,'drop','2026-11-18 04:22:51.539782','khtp4e7vu9',0);
INSERT INTO "web_action" VALUES(6,5,0,'open 5 5','2026-11-18 04:22:51.540121','khtp4e7vu9',0);
INSERT INTO "web_action" VALUES(177,0,0,'trust wilhelmshaven','2026-11-18 04:22:53.962641','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(178,1,1,'trust bremen','2026-11-18 04:22:53.974648','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(179,2,1,'trust hannover','2026-11-18 04:22:53.989235','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(180,3,0,'trust cuxhaven','2026-11-18 04:22:53.999140','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(181,4,0,'trust kassel','2026-11-18 04:22:54.013843','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(182,5,1,'trust fulda','2026-11-18 04:22:54.023452','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(183,6,0,'open 7 7','2026-11-18 04:22:54.037775','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(184,7,1,'bid 8','2026-11-18 04:22:54.053039','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(185,8,0,'bid 9','2026-11-18 04:22:54.070571','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(186,9,1,'bid 10','2026-11-18 04:22:54.094700','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(187,10,0,'drop','2026-11-18 04:22:54.105427','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(188,11,0,'open 12 12','2026-11-18 04:22:54.121715','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(189,12,1,'buy oil 3','2026-11-18 04:22:54.141467','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(190,13,1,'done','2026-11-18 04:22:54.152178','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(191,14,0,'buy coal 2','2026-11-18 04:22:54.171936','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(192,15,0,'buy oil 1','2026-11-18 04:22:54.190972','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(193,16,0,'done','2026-11-18 04:22:54.210991','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(194,17,1,'build duisburg','2026-11-18 04:22:54.227735','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(195,18,1,'build essen','2026-11-18 04:22:54.234345','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(196,19,1,'done','2026-11-18 04:22:54.243888','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(197,20,0,'build muenster','2026-11-18 04:22:54.250510','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(198,21,0,'build dortmund','2026-11-18 04:22:54.256497','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(199,22,0,'done','2026-11-18 04:22:54.263462','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(200,23,0,'power 12 with coal 2','2026-11-18 04:22:54.270398','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(201,24,1,'power 7 with oil 3','2026-11-18 04:22:54.276429','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(202,25,0,'open 4 1','2026-11-18 04:22:54.283375','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(203,26,1,'drop','2026-11-18 04:22:54.290741','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(204,27,1,'open 16 16','2026-11-18 04:22:54.301956','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(205,28,1,'buy oil 2','2026-11-18 04:22:54.314080','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(206,29,1,'done','2026-11-18 04:22:54.327391','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(207,30,0,'buy coal 3','2026-11-18 04:22:54.338621','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(208,31,0,'done','2026-11-18 04:22:54.345833','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(209,32,1,'build duesseldorf','2026-11-18 04:22:54.352999','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(210,33,1,'done','2026-11-18 04:22:54.358513','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(211,34,0,'build osnabrueck','2026-11-18 04:22:54.364249','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(212,35,0,'done','2026-11-18 04:22:54.375194','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(213,36,0,'power 4 12 with coal 3 oil 1','2026-11-18 04:22:54.383552','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(214,37,1,'power 16 with oil 2','2026-11-18 04:22:54.390538','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(215,38,1,'open 5 1','2026-11-18 04:22:54.399933','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(216,39,0,'drop','2026-11-18 04:22:54.414436','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(217,40,0,'open 25 25','2026-11-18 04:22:54.431204','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(218,41,0,'buy coal 2','2026-11-18 04:22:54.448313','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(219,42,0,'done','2026-11-18 04:22:54.465348','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(220,43,1,'buy oil 2','2026-11-18 04:22:54.481579','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(221,44,1,'done','2026-11-18 04:22:54.498078','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(222,45,0,'build hamburg','2026-11-18 04:22:54.508007','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(223,46,0,'done','2026-11-18 04:22:54.524500','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(224,47,1,'done','2026-11-18 04:22:54.540710','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(225,48,1,'power 16 with oil 2','2026-11-18 04:22:54.551243','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(226,49,0,'power 25 with coal 2','2026-11-18 04:22:54.563604','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(227,50,0,'open 11 1','2026-11-18 04:22:54.578572','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(228,51,1,'drop','2026-11-18 04:22:54.591346','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(229,52,0,'remove 4','2026-11-18 04:22:54.603359','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(230,53,1,'open 14 14','2026-11-18 04:22:54.614689','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(231,54,1,'remove 5','2026-11-18 04:22:54.628162','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(232,55,1,'buy oil 2','2026-11-18 04:22:54.639332','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(233,56,1,'done','2026-11-18 04:22:54.651245','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(234,57,0,'buy coal 4','2026-11-18 04:22:54.662861','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(235,58,0,'buy oil 1','2026-11-18 04:22:54.674206','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(236,59,0,'done','2026-11-18 04:22:54.683830','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(237,60,1,'done','2026-11-18 04:22:54.699134','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(238,61,0,'build kiel','2026-11-18 04:22:54.708469','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(239,62,0,'build flensburg','2026-11-18 04:22:54.722119','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(240,63,0,'done','2026-11-18 04:22:54.731510','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(241,64,0,'power 12 25 with coal 4','2026-11-18 04:22:54.745220','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(242,65,1,'power 16 with oil 2','2026-11-18 04:22:54.756453','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(243,66,0,'open 20 20','2026-11-18 04:22:54.771264','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(244,67,1,'bid 21','2026-11-18 04:22:54.784907','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(245,68,0,'drop','2026-11-18 04:22:54.794427','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(246,69,1,'remove 7','2026-11-18 04:22:54.803656','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(247,70,0,'open 10 1','2026-11-18 04:22:54.820988','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(248,71,0,'remove 11','2026-11-18 04:22:54.827340','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(249,72,1,'buy coal 3','2026-11-18 04:22:54.841511','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(250,73,1,'done','2026-11-18 04:22:54.850377','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(251,74,0,'buy coal 3','2026-11-18 04:22:54.860144','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(252,75,0,'done','2026-11-18 04:22:54.870088','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(253,76,1,'done','2026-11-18 04:22:54.880335','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(254,77,0,'done','2026-11-18 04:22:54.895170','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(255,78,0,'power 25 with coal 2','2026-11-18 04:22:54.909389','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(256,79,1,'power 20 with coal 3','2026-11-18 04:22:54.919500','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(257,80,0,'pass','2026-11-18 04:22:54.934156','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(258,81,1,'pass','2026-11-18 04:22:54.950280','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(259,82,1,'buy coal 3','2026-11-18 04:22:54.967822','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(260,83,1,'buy oil 2','2026-11-18 04:22:54.983000','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(261,84,1,'done','2026-11-18 04:22:54.992466','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(262,85,0,'buy coal 4','2026-11-18 04:22:55.003957','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(263,86,0,'done','2026-11-18 04:22:55.013303','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(264,87,1,'done','2026-11-18 04:22:55.022619','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(265,88,0,'build erfurt','2026-11-18 04:22:55.037304','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(266,89,0,'build halle','2026-11-18 04:22:55.046660','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(267,90,0,'build leipzig','2026-11-18 04:22:55.051314','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(268,91,0,'done','2026-11-18 04:22:55.060338','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(269,92,0,'power 10 12 25 with coal 5 oil 1','2026-11-18 04:22:55.074400','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(270,93,1,'power 16 with oil 2','2026-11-18 04:22:55.083922','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(271,94,0,'open 21 21','2026-11-18 04:22:55.095312','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(272,95,1,'drop','2026-11-18 04:22:55.104502','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(273,96,0,'remove 10','2026-11-18 04:22:55.117293','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(274,97,1,'open 17 1','2026-11-18 04:22:55.130709','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(275,98,1,'remove 14','2026-11-18 04:22:55.139911','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(276,99,1,'buy oil 2','2026-11-18 04:22:55.149183','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(277,100,1,'done','2026-11-18 04:22:55.158096','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(278,101,0,'buy coal 6','2026-11-18 04:22:55.167582','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(279,102,0,'buy oil 2','2026-11-18 04:22:55.180501','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(280,103,0,'done','2026-11-18 04:22:55.187948','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(281,104,1,'done','2026-11-18 04:22:55.198788','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(282,105,0,'build dresden','2026-11-18 04:22:55.213408','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(283,106,0,'build cuxhaven','2026-11-18 04:22:55.223312','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(284,107,0,'done','2026-11-18 04:22:55.245223','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(285,108,0,'power 21 25 with coal 2 oil 2','2026-11-18 04:22:55.254840','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(286,109,1,'power 16 with oil 2','2026-11-18 04:22:55.264665','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(287,110,0,'open 32 32','2026-11-18 04:22:55.275000','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(288,111,1,'drop','2026-11-18 04:22:55.293484','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(289,112,0,'remove 12','2026-11-18 04:22:55.306287','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(290,113,1,'open 22 1','2026-11-18 04:22:55.319844','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(291,114,1,'remove 17','2026-11-18 04:22:55.328432','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(292,115,1,'buy oil 2','2026-11-18 04:22:55.342441','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(293,116,1,'done','2026-11-18 04:22:55.351750','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(294,117,0,'buy oil 3','2026-11-18 04:22:55.370924','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(295,118,0,'buy oil 1','2026-11-18 04:22:55.385811','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(296,119,0,'done','2026-11-18 04:22:55.400412','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(297,120,1,'build dortmund','2026-11-18 04:22:55.414232','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(298,121,1,'build muenster','2026-11-18 04:22:55.423738','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(299,122,1,'build osnabrueck','2026-11-18 04:22:55.438361','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(300,123,1,'build bremen','2026-11-18 04:22:55.448450','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(301,124,1,'done','2026-11-18 04:22:55.466659','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(302,125,0,'build duisburg','2026-11-18 04:22:55.479613','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(303,126,0,'build essen','2026-11-18 04:22:55.494315','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(304,127,0,'done','2026-11-18 04:22:55.505287','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(305,128,0,'power 25 32 with coal 2 oil 3','2026-11-18 04:22:55.514665','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(306,129,1,'power 20 22 with coal 3','2026-11-18 04:22:55.523744','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(307,130,0,'open 34 34','2026-11-18 04:22:55.537164','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(308,131,1,'drop','2026-11-18 04:22:55.546170','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(309,132,0,'remove 21','2026-11-18 04:22:55.555077','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(310,133,1,'open 28 1','2026-11-18 04:22:55.564207','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(311,134,1,'remove 16','2026-11-18 04:22:55.575540','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(312,135,1,'buy coal 3','2026-11-18 04:22:55.583130','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(313,136,1,'buy uranium 1','2026-11-18 04:22:55.601679','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(314,137,1,'done','2026-11-18 04:22:55.610718','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(315,138,0,'buy oil 2','2026-11-18 04:22:55.619533','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(316,139,0,'buy uranium 1','2026-11-18 04:22:55.628403','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(317,140,0,'done','2026-11-18 04:22:55.641320','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(318,141,1,'build hannover','2026-11-18 04:22:55.645827','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(319,142,1,'done','2026-11-18 04:22:55.657701','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(320,143,0,'build duesseldorf','2026-11-18 04:22:55.666745','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(321,144,0,'build fulda','2026-11-18 04:22:55.671152','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(322,145,0,'build wuerzburg','2026-11-18 04:22:55.684120','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(323,146,0,'done','2026-11-18 04:22:55.690393','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(324,147,0,'power 25 32 34 with coal 2 oil 3 uranium 1','2026-11-18 04:22:55.704387','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(325,148,1,'power 22 28 with uranium 1','2026-11-18 04:22:55.713445','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(326,149,0,'open 46 46','2026-11-18 04:22:55.722649','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(327,150,1,'drop','2026-11-18 04:22:55.731823','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(328,151,0,'remove 25','2026-11-18 04:22:55.744845','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(329,152,1,'open 39 1','2026-11-18 04:22:55.752453','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(330,153,1,'remove 22','2026-11-18 04:22:55.763167','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(331,154,1,'buy uranium 2','2026-11-18 04:22:55.772134','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(332,155,1,'done','2026-11-18 04:22:55.784214','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(333,156,0,'buy coal 1','2026-11-18 04:22:55.794580','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(334,157,0,'buy oil 5','2026-11-18 04:22:55.805877','eeemkc3k2b',0);
INSERT INTO "web_action" VALUES(563,0,0,'open 3 3','2026-11-18 04:22:58.860372','sef85h97b6',0);
INSERT INTO "web_action" VALUES(564,1,1,'drop','2026-11-18 04:22:58.875316','sef85h97b6',0);
INSERT INTO "web_action" VALUES(565,2,1,'open 7 7','2026-11-18 04:22:58.890139','sef85h97b6',0);
INSERT INTO "web_action" VALUES(566,3,0,'buy oil 2','2026-11-18 04:22:58.901924','sef85h97b6',0);
INSERT INTO "web_action" VALUES(567,4,0,'done','2026-11-18 04:22:58.916139','sef85h97b6',0);
INSERT INTO "web_action" VALUES(568,5,1,'buy oil 3','2026-11-18 04:22:58.926258','sef85h97b6',0);
INSERT INTO "web_action" VALUES(569,6,1,'done','2026-11-18 04:22:58.936405','sef85h97b6',0);
INSERT INTO "web_action" VALUES(570,7,0,'build duisburg','2026-11-18 04:22:58.964061','sef85h97b6',0);
INSERT INTO "web_action" VALUES(571,8,0,'done','2026-11-18 04:22:58.982706','sef85h97b6',0);
INSERT INTO "web_action" VALUES(572,9,1,'build muenster','2026-11-18 04:22:58.992809','sef85h97b6',0);
INSERT INTO "web_action" VALUES(573,10,1,'build dortmund','2026-11-18 04:22:59.012924','sef85h97b6',0);
INSERT INTO "web_action" VALUES(574,11,1,'done','2026-11-18 04:22:59.018079','sef85h97b6',0);
INSERT INTO "web_action" VALUES(575,12,1,'power 7 with oil 3','2026-11-18 04:22:59.032939','sef85h97b6',0);
INSERT INTO "web_action" VALUES(576,13,0,'power 3 with oil 2','2026-11-18 04:22:59.043135','sef85h97b6',0);
INSERT INTO "web_action" VALUES(577,14,1,'open 4 4','2026-11-18 04:22:59.063718','sef85h97b6',0);
INSERT INTO "web_action" VALUES(578,15,0,'drop','2026-11-18 04:22:59.078409','sef85h97b6',0);
INSERT INTO "web_action" VALUES(579,16,0,'open 8 8','2026-11-18 04:22:59.088701','sef85h97b6',0);
INSERT INTO "web_action" VALUES(580,17,0,'buy coal 3','2026-11-18 04:22:59.102779','sef85h97b6',0);
INSERT INTO "web_action" VALUES(581,18,0,'buy oil 2','2026-11-18 04:22:59.113082','sef85h97b6',0);
INSERT INTO "web_action" VALUES(582,19,0,'done','2026-11-18 04:22:59.123428','sef85h97b6',0);
INSERT INTO "web_action" VALUES(583,20,1,'buy coal 2','2026-11-18 04:22:59.144502','sef85h97b6',0);
INSERT INTO "web_action" VALUES(584,21,1,'buy oil 3','2026-11-18 04:22:59.165761','sef85h97b6',0);
INSERT INTO "web_action" VALUES(585,22,1,'done','2026-11-18 04:22:59.185948','sef85h97b6',0);
INSERT INTO "web_action" VALUES(586,23,0,'build essen','2026-11-18 04:22:59.225838','sef85h97b6',0);
INSERT INTO "web_action" VALUES(587,24,0,'build duesseldorf','2026-11-18 04:22:59.254150','sef85h97b6',0);
INSERT INTO "web_action" VALUES(588,25,0,'done','2026-11-18 04:22:59.268257','sef85h97b6',0);
INSERT INTO "web_action" VALUES(589,26,1,'build osnabrueck','2026-11-18 04:22:59.294694','sef85h97b6',0);
INSERT INTO "web_action" VALUES(590,27,1,'done','2026-11-18 04:22:59.314107','sef85h97b6',0);
INSERT INTO "web_action" VALUES(591,28,1,'power 4 7 with coal 2 oil 3','2026-11-18 04:22:59.324103','sef85h97b6',0);
INSERT INTO "web_action" VALUES(592,29,0,'power 8 with coal 3','2026-11-18 04:22:59.338621','sef85h97b6',0);
INSERT INTO "web_action" VALUES(593,30,0,'open 5 5','2026-11-18 04:22:59.353743','sef85h97b6',0);
INSERT INTO "web_action" VALUES(594,31,1,'bid 6','2026-11-18 04:22:59.365082','sef85h97b6',0);
INSERT INTO "web_action" VALUES(595,32,0,'drop','2026-11-18 04:22:59.378098','sef85h97b6',0);
INSERT INTO "web_action" VALUES(596,33,0,'open 10 10','2026-11-18 04:22:59.395816','sef85h97b6',0);
INSERT INTO "web_action" VALUES(597,34,1,'buy coal 4','2026-11-18 04:22:59.413543','sef85h97b6',0);
INSERT INTO "web_action" VALUES(598,35,1,'buy oil 3','2026-11-18 04:22:59.431097','sef85h97b6',0);
INSERT INTO "web_action" VALUES(599,36,1,'done','2026-11-18 04:22:59.451637','sef85h97b6',0);
INSERT INTO "web_action" VALUES(600,37,0,'buy coal 2','2026-11-18 04:22:59.479050','sef85h97b6',0);
INSERT INTO "web_action" VALUES(601,38,0,'done','2026-11-18 04:22:59.506437','sef85h97b6',0);
INSERT INTO "web_action" VALUES(602,39,1,'done','2026-11-18 04:22:59.523909','sef85h97b6',0);
INSERT INTO "web_action" VALUES(603,40,0,'done','2026-11-18 04:22:59.541955','sef85h97b6',0);
INSERT INTO "web_action" VALUES(604,41,0,'power 10 with coal 2','2026-11-18 04:22:59.557218','sef85h97b6',0);
INSERT INTO "web_action" VALUES(605,42,1,'power 4 7 with coal 2 oil 3','2026-11-18 04:22:59.567313','sef85h97b6',0);
INSERT INTO "web_action" VALUES(606,43,0,'open 6 6','2026-11-18 04:22:59.585494','sef85h97b6',0);
INSERT INTO "web_action" VALUES(607,44,1,'drop','2026-11-18 04:22:59.595328','sef85h97b6',0);
INSERT INTO "web_action" VALUES(608,45,1,'open 15 15','2026-11-18 04:22:59.615794','sef85h97b6',0);
INSERT INTO "web_action" VALUES(609,46,1,'buy coal 2','2026-11-18 04:22:59.634339','sef85h97b6',0);
INSERT INTO "web_action" VALUES(610,47,1,'done','2026-11-18 04:22:59.639856','sef85h97b6',0);
INSERT INTO "web_action" VALUES(611,48,0,'buy coal 5','2026-11-18 04:22:59.658308','sef85h97b6',0);
INSERT INTO "web_action" VALUES(612,49,0,'done','2026-11-18 04:22:59.671732','sef85h97b6',0);
INSERT INTO "web_action" VALUES(613,50,1,'build bremen','2026-11-18 04:22:59.681664','sef85h97b6',0);
INSERT INTO "web_action" VALUES(614,51,1,'done','2026-11-18 04:22:59.692352','sef85h97b6',0);
INSERT INTO "web_action" VALUES(615,52,0,'done','2026-11-18 04:22:59.706583','sef85h97b6',0);
INSERT INTO "web_action" VALUES(616,53,0,'power 10 with coal 2','2026-11-18 04:22:59.721506','sef85h97b6',0);
INSERT INTO "web_action" VALUES(617,54,1,'power 15 with coal 2','2026-11-18 04:22:59.732486','sef85h97b6',0);
INSERT INTO "web_action" VALUES(618,55,1,'open 13 13','2026-11-18 04:22:59.757727','sef85h97b6',0);
INSERT INTO "web_action" VALUES(619,56,0,'bid 14','2026-11-18 04:22:59.778293','sef85h97b6',0);
INSERT INTO "web_action" VALUES(620,57,1,'bid 15','2026-11-18 04:22:59.795949','sef85h97b6',0);
INSERT INTO "web_action" VALUES(621,58,0,'drop','2026-11-18 04:22:59.803729','sef85h97b6',0);
INSERT INTO "web_action" VALUES(622,59,1,'remove 4','2026-11-18 04:22:59.828805','sef85h97b6',0);
INSERT INTO "web_action" VALUES(623,60,0,'open 11 11','2026-11-18 04:22:59.840373','sef85h97b6',0);
INSERT INTO "web_action" VALUES(624,61,0,'remove 3','2026-11-18 04:22:59.859669','sef85h97b6',0);
INSERT INTO "web_action" VALUES(625,62,0,'buy uranium 1','2026-11-18 04:22:59.875195','sef85h97b6',0);
INSERT INTO "web_action" VALUES(626,63,0,'done','2026-11-18 04:22:59.886543','sef85h97b6',0);
INSERT INTO "web_action" VALUES(627,64,1,'buy oil 3','2026-11-18 04:22:59.897418','sef85h97b6',0);
INSERT INTO "web_action" VALUES(628,65,1,'done','2026-11-18 04:22:59.909906','sef85h97b6',0);
INSERT INTO "web_action" VALUES(629,66,0,'build kassel','2026-11-18 04:22:59.925688','sef85h97b6',0);
INSERT INTO "web_action" VALUES(630,67,0,'done','2026-11-18 04:22:59.935745','sef85h97b6',0);
INSERT INTO "web_action" VALUES(631,68,1,'build cuxhaven','2026-11-18 04:22:59.950731','sef85h97b6',0);
INSERT INTO "web_action" VALUES(632,69,1,'build hannover','2026-11-18 04:22:59.973673','sef85h97b6',0);
INSERT INTO "web_action" VALUES(633,70,1,'done','2026-11-18 04:22:59.991177','sef85h97b6',0);
INSERT INTO "web_action" VALUES(634,71,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 04:23:00.005460','sef85h97b6',0);
INSERT INTO "web_action" VALUES(635,72,0,'power 10 11 with coal 2 uranium 1','2026-11-18 04:23:00.020781','sef85h97b6',0);
INSERT INTO "web_action" VALUES(636,73,1,'pass','2026-11-18 04:23:00.030749','sef85h97b6',0);
INSERT INTO "web_action" VALUES(637,74,0,'open 22 22','2026-11-18 04:23:00.045085','sef85h97b6',0);
INSERT INTO "web_action" VALUES(638,75,0,'remove 6','2026-11-18 04:23:00.055266','sef85h97b6',0);
INSERT INTO "web_action" VALUES(639,76,0,'buy coal 1','2026-11-18 04:23:00.064915','sef85h97b6',0);
INSERT INTO "web_action" VALUES(640,77,0,'buy uranium 1','2026-11-18 04:23:00.078532','sef85h97b6',0);
INSERT INTO "web_action" VALUES(641,78,0,'done','2026-11-18 04:23:00.088644','sef85h97b6',0);
INSERT INTO "web_action" VALUES(642,79,1,'buy coal 4','2026-11-18 04:23:00.099959','sef85h97b6',0);
INSERT INTO "web_action" VALUES(643,80,1,'buy oil 3','2026-11-18 04:23:00.113976','sef85h97b6',0);
INSERT INTO "web_action" VALUES(644,81,1,'buy oil 1','2026-11-18 04:23:00.124072','sef85h97b6',0);
INSERT INTO "web_action" VALUES(645,82,1,'done','2026-11-18 04:23:00.141056','sef85h97b6',0);
INSERT INTO "web_action" VALUES(646,83,0,'build fulda','2026-11-18 04:23:00.150585','sef85h97b6',0);
INSERT INTO "web_action" VALUES(647,84,0,'build wuerzburg','2026-11-18 04:23:00.155687','sef85h97b6',0);
INSERT INTO "web_action" VALUES(648,85,0,'done','2026-11-18 04:23:00.165109','sef85h97b6',0);
INSERT INTO "web_action" VALUES(649,86,1,'build hamburg','2026-11-18 04:23:00.169832','sef85h97b6',0);
INSERT INTO "web_action" VALUES(650,87,1,'done','2026-11-18 04:23:00.178929','sef85h97b6',0);
INSERT INTO "web_action" VALUES(651,88,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 04:23:00.184111','sef85h97b6',0);
INSERT INTO "web_action" VALUES(652,89,0,'power 10 11 22 with coal 2 uranium 1','2026-11-18 04:23:00.191131','sef85h97b6',0);
INSERT INTO "web_action" VALUES(653,90,1,'open 21 21','2026-11-18 04:23:00.200488','sef85h97b6',0);
INSERT INTO "web_action" VALUES(654,91,0,'bid 22','2026-11-18 04:23:00.210178','sef85h97b6',0);
INSERT INTO "web_action" VALUES(655,92,1,'drop','2026-11-18 04:23:00.222895','sef85h97b6',0);
INSERT INTO "web_action" VALUES(656,93,0,'remove 8','2026-11-18 04:23:00.236109','sef85h97b6',0);
INSERT INTO "web_action" VALUES(657,94,1,'pass','2026-11-18 04:23:00.254563','sef85h97b6',0);
INSERT INTO "web_action" VALUES(658,95,0,'buy coal 2','2026-11-18 04:23:00.270048','sef85h97b6',0);
INSERT INTO "web_action" VALUES(659,96,0,'buy uranium 1','2026-11-18 04:23:00.280914','sef85h97b6',0);
INSERT INTO "web_action" VALUES(660,97,0,'done','2026-11-18 04:23:00.291225','sef85h97b6',0);
INSERT INTO "web_action" VALUES(661,98,1,'buy coal 2','2026-11-18 04:23:00.306522','sef85h97b6',0);
INSERT INTO "web_action" VALUES(662,99,1,'buy oil 2','2026-11-18 04:23:00.325418','sef85h97b6',0);
INSERT INTO "web_action" VALUES(663,100,1,'buy oil 1','2026-11-18 04:23:00.335328','sef85h97b6',0);
INSERT INTO "web_action" VALUES(664,101,1,'done','2026-11-18 04:23:00.349845','sef85h97b6',0);
INSERT INTO "web_action" VALUES(665,102,0,'build erfurt','2026-11-18 04:23:00.359909','sef85h97b6',0);
INSERT INTO "web_action" VALUES(666,103,0,'build halle','2026-11-18 04:23:00.369772','sef85h97b6',0);
INSERT INTO "web_action" VALUES(667,104,0,'done','2026-11-18 04:23:00.379135','sef85h97b6',0);
INSERT INTO "web_action" VALUES(668,105,1,'done','2026-11-18 04:23:00.388528','sef85h97b6',0);
INSERT INTO "web_action" VALUES(669,106,1,'power 13 15 with coal 2','2026-11-18 04:23:00.402759','sef85h97b6',0);
INSERT INTO "web_action" VALUES(670,107,0,'power 11 21 22 with coal 2 uranium 1','2026-11-18 04:23:00.412435','sef85h97b6',0);
INSERT INTO "web_action" VALUES(671,108,0,'pass','2026-11-18 04:23:00.427042','sef85h97b6',0);
INSERT INTO "web_action" VALUES(672,109,1,'open 24 24','2026-11-18 04:23:00.443051','sef85h97b6',0);
INSERT INTO "web_action" VALUES(673,110,1,'remove 7','2026-11-18 04:23:00.455114','sef85h97b6',0);
INSERT INTO "web_action" VALUES(674,111,1,'buy garbage 2','2026-11-18 04:23:00.477365','sef85h97b6',0);
INSERT INTO "web_action" VALUES(675,112,1,'buy coal 1','2026-11-18 04:23:00.488360','sef85h97b6',0);
INSERT INTO "web_action" VALUES(676,113,1,'done','2026-11-18 04:23:00.502731','sef85h97b6',0);
INSERT INTO "web_action" VALUES(677,114,0,'buy coal 4','2026-11-18 04:23:00.512199','sef85h97b6',0);
INSERT INTO "web_action" VALUES(678,115,0,'buy uranium 1','2026-11-18 04:23:00.526468','sef85h97b6',0);
INSERT INTO "web_action" VALUES(679,116,0,'buy oil 1','2026-11-18 04:23:00.541790','sef85h97b6',0);
INSERT INTO "web_action" VALUES(680,117,0,'done','2026-11-18 04:23:00.559378','sef85h97b6',0);
INSERT INTO "web_action" VALUES(681,118,1,'build kiel','2026-11-18 04:23:00.574803','sef85h97b6',0);
INSERT INTO "web_action" VALUES(682,119,1,'build flensburg','2026-11-18 04:23:00.595176','sef85h97b6',0);
INSERT INTO "web_action" VALUES(683,120,1,'done','2026-11-18 04:23:00.616512','sef85h97b6',0);
INSERT INTO "web_action" VALUES(684,121,0,'build leipzig','2026-11-18 04:23:00.637310','sef85h97b6',0);
INSERT INTO "web_action" VALUES(685,122,0,'build nuernberg','2026-11-18 04:23:00.650381','sef85h97b6',0);
INSERT INTO "web_action" VALUES(686,123,0,'done','2026-11-18 04:23:00.667919','sef85h97b6',0);
INSERT INTO "web_action" VALUES(687,124,0,'power 10 11 21 22 with coal 3 oil 1 uranium 1','2026-11-18 04:23:00.686287','sef85h97b6',0);
INSERT INTO "web_action" VALUES(688,125,1,'power 13 15 24 with coal 2 garbage 2','2026-11-18 04:23:00.702648','sef85h97b6',0);
INSERT INTO "web_action" VALUES(689,126,0,'open 31 31','2026-11-18 04:23:00.721009','sef85h97b6',0);
INSERT INTO "web_action" VALUES(690,127,1,'drop','2026-11-18 04:23:00.730977','sef85h97b6',0);
INSERT INTO "web_action" VALUES(691,128,0,'remove 10','2026-11-18 04:23:00.748137','sef85h97b6',0);
INSERT INTO "web_action" VALUES(692,129,1,'open 18 18','2026-11-18 04:23:00.762671','sef85h97b6',0);
INSERT INTO "web_action" VALUES(693,130,1,'remove 5','2026-11-18 04:23:00.778896','sef85h97b6',0);
INSERT INTO "web_action" VALUES(694,131,1,'buy coal 1','2026-11-18 04:23:00.794675','sef85h97b6',0);
INSERT INTO "web_action" VALUES(695,132,1,'buy garbage 2','2026-11-18 04:23:00.808293','sef85h97b6',0);
INSERT INTO "web_action" VALUES(696,133,1,'done','2026-11-18 04:23:00.832284','sef85h97b6',0);
INSERT INTO "web_action" VALUES(697,134,0,'buy coal 4','2026-11-18 04:23:00.854344','sef85h97b6',0);
INSERT INTO "web_action" VALUES(698,135,0,'buy uranium 1','2026-11-18 04:23:00.871387','sef85h97b6',0);
INSERT INTO "web_action" VALUES(699,136,0,'done','2026-11-18 04:23:00.883866','sef85h97b6',0);
INSERT INTO "web_action" VALUES(700,137,1,'build duisburg','2026-11-18 04:23:00.906863','sef85h97b6',0);
INSERT INTO "web_action" VALUES(701,138,1,'done','2026-11-18 04:23:00.923495','sef85h97b6',0);
INSERT INTO "web_action" VALUES(702,139,0,'build dortmund','2026-11-18 04:23:00.939874','sef85h97b6',0);
INSERT INTO "web_action" VALUES(703,140,0,'build muenster','2026-11-18 04:23:00.961702','sef85h97b6',0);
INSERT INTO "web_action" VALUES(704,141,0,'build osnabrueck','2026-11-18 04:23:00.977975','sef85h97b6',0);
INSERT INTO "web_action" VALUES(705,142,0,'done','2026-11-18 04:23:00.994893','sef85h97b6',0);
INSERT INTO "web_action" VALUES(706,143,0,'power 21 22 31 with coal 5','2026-11-18 04:23:01.011794','sef85h97b6',0);
INSERT INTO "web_action" VALUES(707,144,1,'power 13 15 18 24 with coal 2 garbage 2','2026-11-18 04:23:01.027484','sef85h97b6',0);
INSERT INTO "web_action" VALUES(708,145,0,'open 35 35','2026-11-18 04:23:01.048473','sef85h97b6',0);
INSERT INTO "web_action" VALUES(709,146,1,'bid 36','2026-11-18 04:23:01.059598','sef85h97b6',0);
INSERT INTO "web_action" VALUES(710,147,0,'bid 37','2026-11-18 04:23:01.077568','sef85h97b6',0);
INSERT INTO "web_action" VALUES(711,148,1,'drop','2026-11-18 04:23:01.093296','sef85h97b6',0);
INSERT INTO "web_action" VALUES(712,149,0,'remove 11','2026-11-18 04:23:01.110097','sef85h97b6',0);
INSERT INTO "web_action" VALUES(713,150,1,'open 33 33','2026-11-18 04:23:01.126631','sef85h97b6',0);
INSERT INTO "web_action" VALUES(714,151,1,'remove 13','2026-11-18 04:23:01.142909','sef85h97b6',0);
INSERT INTO "web_action" VALUES(715,152,1,'buy coal 2','2026-11-18 04:23:01.158747','sef85h97b6',0);
INSERT INTO "web_action" VALUES(716,153,1,'buy garbage 2','2026-11-18 04:23:01.173892','sef85h97b6',0);
INSERT INTO "web_action" VALUES(717,154,1,'done','2026-11-18 04:23:01.189090','sef85h97b6',0);
INSERT INTO "web_action" VALUES(718,155,0,'buy coal 3','2026-11-18 04:23:01.200308','sef85h97b6',0);
INSERT INTO "web_action" VALUES(719,156,0,'buy oil 3','2026-11-18 04:23:01.215420','sef85h97b6',0);
INSERT INTO "web_action" VALUES(720,157,0,'done','2026-11-18 04:23:01.235232','sef85h97b6',0);
INSERT INTO "web_action" VALUES(721,158,1,'build essen','2026-11-18 04:23:01.251803','sef85h97b6',0);
INSERT INTO "web_action" VALUES(722,159,1,'build duesseldorf','2026-11-18 04:23:01.266295','sef85h97b6',0);
INSERT INTO "web_action" VALUES(723,160,1,'build wilhelmshaven','2026-11-18 04:23:01.278182','sef85h97b6',0);
INSERT INTO "web_action" VALUES(724,161,1,'done','2026-11-18 04:23:01.288358','sef85h97b6',0);
INSERT INTO "web_action" VALUES(725,162,0,'build dresden','2026-11-18 04:23:01.298744','sef85h97b6',0);
INSERT INTO "web_action" VALUES(726,163,0,'done','2026-11-18 04:23:01.313848','sef85h97b6',0);
INSERT INTO "web_action" VALUES(727,164,0,'power 22 31 35 with coal 3 oil 1','2026-11-18 04:23:01.320478','sef85h97b6',0);
INSERT INTO "web_action" VALUES(728,165,1,'power 15 18 24 33 with coal 2 garbage 2','2026-11-18 04:23:01.340639','sef85h97b6',0);
INSERT INTO "web_action" VALUES(729,166,0,'open 19 19','2026-11-18 04:23:01.351682','sef85h97b6',0);
INSERT INTO "web_action" VALUES(730,167,1,'drop','2026-11-18 04:23:01.377267','sef85h97b6',0);
INSERT INTO "web_action" VALUES(731,168,0,'remove 22','2026-11-18 04:23:01.392269','sef85h97b6',0);
INSERT INTO "web_action" VALUES(732,169,1,'open 39 39','2026-11-18 04:23:01.403900','sef85h97b6',0);
INSERT INTO "web_action" VALUES(733,170,1,'remove 15','2026-11-18 04:23:01.420099','sef85h97b6',0);
INSERT INTO "web_action" VALUES(734,171,1,'buy garbage 2','2026-11-18 04:23:01.437926','sef85h97b6',0);
INSERT INTO "web_action" VALUES(735,172,1,'buy uranium 1','2026-11-18 04:23:01.456291','sef85h97b6',0);
INSERT INTO "web_action" VALUES(736,173,1,'done','2026-11-18 04:23:01.471461','sef85h97b6',0);
INSERT INTO "web_action" VALUES(737,174,0,'buy coal 3','2026-11-18 04:23:01.482061','sef85h97b6',0);
INSERT INTO "web_action" VALUES(738,175,0,'buy oil 1','2026-11-18 04:23:01.495909','sef85h97b6',0);
INSERT INTO "web_action" VALUES(739,176,0,'buy garbage 2','2026-11-18 04:23:01.506542','sef85h97b6',0);
INSERT INTO "web_action" VALUES(740,177,0,'buy coal 1','2026-11-18 04:23:01.518301','sef85h97b6',0);
INSERT INTO "web_action" VALUES(741,178,0,'done','2026-11-18 04:23:01.533202','sef85h97b6',0);
INSERT INTO "web_action" VALUES(742,179,1,'build kassel','2026-11-18 04:23:01.544384','sef85h97b6',0);
INSERT INTO "web_action" VALUES(743,180,1,'build fulda','2026-11-18 04:23:01.562668','sef85h97b6',0);
INSERT INTO "web_action" VALUES(744,181,1,'build wuerzburg','2026-11-18 04:23:01.575884','sef85h97b6',0);
INSERT INTO "web_action" VALUES(745,182,1,'done','2026-11-18 04:23:01.596042','sef85h97b6',0);
INSERT INTO "web_action" VALUES(746,183,0,'build bremen','2026-11-18 04:23:01.614374','sef85h97b6',0);
INSERT INTO "web_action" VALUES(747,184,0,'build cuxhaven','2026-11-18 04:23:01.628181','sef85h97b6',0);
INSERT INTO "web_action" VALUES(748,185,0,'build hamburg','2026-11-18 04:23:01.654177','sef85h97b6',0);
INSERT INTO "web_action" VALUES(749,186,0,'build kiel','2026-11-18 04:23:01.671850','sef85h97b6',0);
INSERT INTO "web_action" VALUES(750,187,0,'done','2026-11-18 04:23:01.689760','sef85h97b6',0);
INSERT INTO "web_action" VALUES(751,188,0,'power 21 31 35 with coal 3 oil 3','2026-11-18 04:23:01.707574','sef85h97b6',0);
INSERT INTO "web_action" VALUES(752,189,1,'power 18 24 33 39 with garbage 2 uranium 1','2026-11-18 04:23:01.729883','sef85h97b6',0);
INSERT INTO "web_action" VALUES(753,190,0,'open 32 32','2026-11-18 04:23:01.745877','sef85h97b6',0);
INSERT INTO "web_action" VALUES(754,191,1,'bid 33','2026-11-18 04:23:01.764463','sef85h97b6',0);
INSERT INTO "web_action" VALUES(755,192,0,'bid 34','2026-11-18 04:23:01.790729','sef85h97b6',0);
INSERT INTO "web_action" VALUES(756,193,1,'bid 35','2026-11-18 04:23:01.810330','sef85h97b6',0);
INSERT INTO "web_action" VALUES(757,194,0,'bid 36','2026-11-18 04:23:01.830609','sef85h97b6',0);
INSERT INTO "web_action" VALUES(758,195,1,'bid 37','2026-11-18 04:23:01.849158','sef85h97b6',0);
INSERT INTO "web_action" VALUES(759,196,0,'bid 38','2026-11-18 04:23:01.890192','sef85h97b6',0);
INSERT INTO "web_action" VALUES(760,197,1,'bid 39','2026-11-18 04:23:01.908480','sef85h97b6',0);
INSERT INTO "web_action" VALUES(761,198,0,'bid 40','2026-11-18 04:23:01.941040','sef85h97b6',0);
INSERT INTO "web_action" VALUES(762,199,1,'bid 41','2026-11-18 04:23:01.954518','sef85h97b6',0);
INSERT INTO "web_action" VALUES(763,200,0,'bid 42','2026-11-18 04:23:01.982679','sef85h97b6',0);
INSERT INTO "web_action" VALUES(764,201,1,'bid 43','2026-11-18 04:23:01.995586','sef85h97b6',0);
INSERT INTO "web_action" VALUES(765,202,0,'bid 44','2026-11-18 04:23:02.017179','sef85h97b6',0);
INSERT INTO "web_action" VALUES(766,203,1,'bid 45','2026-11-18 04:23:02.034089','sef85h97b6',0);
INSERT INTO "web_action" VALUES(767,204,0,'bid 46','2026-11-18 04:23:02.052323','sef85h97b6',0);
INSERT INTO "web_action" VALUES(768,205,1,'bid 47','2026-11-18 04:23:02.074844','sef85h97b6',0);
INSERT INTO "web_action" VALUES(769,206,0,'bid 48','2026-11-18 04:23:02.096923','sef85h97b6',0);
INSERT INTO "web_action" VALUES(770,207,1,'bid 49','2026-11-18 04:23:02.114346','sef85h97b6',0);
INSERT INTO "web_action" VALUES(771,208,0,'drop','2026-11-18 04:23:02.131600','sef85h97b6',0);
INSERT INTO "web_action" VALUES(772,209,1,'remove 18','2026-11-18 04:23:02.154638','sef85h97b6',0);
INSERT INTO "web_action" VALUES(773,210,0,'open 40 40','2026-11-18 04:23:02.173523','sef85h97b6',0);
INSERT INTO "web_action" VALUES(774,211,0,'remove 19','2026-11-18 04:23:02.189557','sef85h97b6',0);
INSERT INTO "web_action" VALUES(775,212,1,'buy oil 3','2026-11-18 04:23:02.206467','sef85h97b6',0);
INSERT INTO "web_action" VALUES(776,213,1,'buy garbage 2','2026-11-18 04:23:02.217772','sef85h97b6',0);
INSERT INTO "web_action" VALUES(777,214,1,'buy uranium 1','2026-11-18 04:23:02.228289','sef85h97b6',0);
INSERT INTO "web_action" VALUES(778,215,1,'done','2026-11-18 04:23:02.243176','sef85h97b6',0);
INSERT INTO "web_action" VALUES(779,0,0,'open 5b 5','2026-11-18 04:23:02.305180','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(780,1,1,'drop','2026-11-18 04:23:02.319800','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(781,2,1,'open 5c 5','2026-11-18 04:23:02.327473','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(782,3,0,'buy oil 2 at 4','2026-11-18 04:23:02.344493','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(783,4,0,'done','2026-11-18 04:23:02.358133','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(784,5,1,'buy gas 1 at 1','2026-11-18 04:23:02.374829','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(785,6,1,'buy oil 1 at 2','2026-11-18 04:23:02.392212','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(786,7,1,'done','2026-11-18 04:23:02.405677','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(787,8,1,'power 5c with gas 1 oil 1','2026-11-18 04:23:02.429949','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(788,9,0,'power 5b with oil 1','2026-11-18 04:23:02.445647','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(789,10,1,'open 5a 5','2026-11-18 04:23:02.468759','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(790,11,0,'drop','2026-11-18 04:23:02.480765','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(791,12,0,'open 4a 1','2026-11-18 04:23:02.492707','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(792,13,0,'buy coal 3 at 3','2026-11-18 04:23:02.504520','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(793,14,0,'done','2026-11-18 04:23:02.512491','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(794,15,1,'buy coal 2 at 2','2026-11-18 04:23:02.525459','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(795,16,1,'buy gas 1 at 1','2026-11-18 04:23:02.537074','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(796,17,1,'buy gas 1 at 1','2026-11-18 04:23:02.563549','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(797,18,1,'done','2026-11-18 04:23:02.602290','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(798,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:23:02.637211','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(799,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 04:23:02.658867','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(800,21,1,'open 6b 1','2026-11-18 04:23:02.674627','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(801,22,0,'bid 2','2026-11-18 04:23:02.701862','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(802,23,1,'drop','2026-11-18 04:23:02.718613','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(803,24,1,'pass','2026-11-18 04:23:02.735093','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(804,25,0,'buy coal 3 at 3','2026-11-18 04:23:02.750160','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(805,26,0,'buy oil 1 at 3','2026-11-18 04:23:02.769550','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(806,27,0,'buy uranium 2 at 3','2026-11-18 04:23:02.784942','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(807,28,0,'done','2026-11-18 04:23:02.806115','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(808,29,1,'buy oil 3 at 4','2026-11-18 04:23:02.820170','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(809,30,1,'done','2026-11-18 04:23:02.847325','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(810,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 04:23:02.863674','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(811,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:23:02.885543','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(812,33,0,'open 8b 1','2026-11-18 04:23:02.903321','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(813,34,1,'bid 2','2026-11-18 04:23:02.920053','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(814,35,0,'drop','2026-11-18 04:23:02.927556','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(815,36,0,'pass','2026-11-18 04:23:02.942449','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(816,37,1,'buy coal 2 at 2','2026-11-18 04:23:02.954705','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(817,38,1,'buy gas 2 at 4','2026-11-18 04:23:02.985591','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(818,39,1,'buy oil 2 at 3','2026-11-18 04:23:03.010344','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(819,40,1,'buy oil 2 at 3','2026-11-18 04:23:03.032073','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(820,41,1,'done','2026-11-18 04:23:03.043510','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(821,42,0,'done','2026-11-18 04:23:03.059853','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(822,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 04:23:03.073635','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(823,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 04:23:03.099343','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(824,45,1,'pass','2026-11-18 04:23:03.114592','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(825,46,0,'pass','2026-11-18 04:23:03.131339','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(826,47,0,'buy coal 2 at 2','2026-11-18 04:23:03.147809','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(827,48,0,'buy oil 1 at 4','2026-11-18 04:23:03.165917','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(828,49,0,'buy uranium 1 at 2','2026-11-18 04:23:03.186465','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(829,50,0,'buy uranium 1 at 2','2026-11-18 04:23:03.202500','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(830,51,0,'done','2026-11-18 04:23:03.226400','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(831,52,1,'buy gas 1 at 1','2026-11-18 04:23:03.240997','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(832,53,1,'done','2026-11-18 04:23:03.261780','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(833,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 04:23:03.278678','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(834,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:23:03.284278','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(835,56,1,'pass','2026-11-18 04:23:03.333119','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(836,57,0,'open 4b 1','2026-11-18 04:23:03.346293','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(837,58,0,'remove 6b','2026-11-18 04:23:03.357390','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(838,59,0,'buy coal 3 at 2','2026-11-18 04:23:03.368416','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(839,60,0,'buy gas 3 at 3','2026-11-18 04:23:03.378819','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(840,61,0,'buy oil 2 at 4','2026-11-18 04:23:03.390611','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(841,62,0,'done','2026-11-18 04:23:03.406902','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(842,63,1,'buy coal 2 at 2','2026-11-18 04:23:03.428450','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(843,64,1,'buy gas 1 at 1','2026-11-18 04:23:03.447701','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(844,65,1,'buy gas 3 at 3','2026-11-18 04:23:03.459003','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(845,66,1,'done','2026-11-18 04:23:03.469835','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(846,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:23:03.480770','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(847,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:23:03.492146','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(848,69,0,'open 12 1','2026-11-18 04:23:03.512215','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(849,70,1,'bid 2','2026-11-18 04:23:03.526663','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(850,71,0,'drop','2026-11-18 04:23:03.542202','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(851,72,1,'remove 5c','2026-11-18 04:23:03.554702','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(852,73,0,'pass','2026-11-18 04:23:03.570360','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(853,74,1,'buy coal 3 at 2','2026-11-18 04:23:03.581234','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(854,75,1,'buy coal 3 at 2','2026-11-18 04:23:03.592387','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(855,76,1,'buy oil 3 at 3','2026-11-18 04:23:03.607658','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(856,77,1,'done','2026-11-18 04:23:03.618801','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(857,78,0,'buy coal 3 at 2','2026-11-18 04:23:03.640807','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(858,79,0,'buy gas 2 at 3','2026-11-18 04:23:03.659825','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(859,80,0,'done','2026-11-18 04:23:03.677840','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(860,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:23:03.686416','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(861,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 04:23:03.699795','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(862,83,1,'open 13 1','2026-11-18 04:23:03.707945','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(863,84,0,'bid 2','2026-11-18 04:23:03.725550','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(864,85,1,'drop','2026-11-18 04:23:03.746856','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(865,86,0,'remove 4b','2026-11-18 04:23:03.770969','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(866,87,1,'open 22 22','2026-11-18 04:23:03.781135','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(867,88,1,'remove 5a','2026-11-18 04:23:03.800626','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(868,89,0,'buy coal 2 at 2','2026-11-18 04:23:03.811602','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(869,90,0,'buy oil 2 at 3','2026-11-18 04:23:03.828744','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(870,91,0,'done','2026-11-18 04:23:03.840001','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(871,92,1,'buy coal 3 at 3','2026-11-18 04:23:03.845089','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(872,93,1,'buy coal 3 at 2','2026-11-18 04:23:03.854377','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(873,94,1,'done','2026-11-18 04:23:03.864476','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(874,95,1,'power 12 22 with coal 6','2026-11-18 04:23:03.871063','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(875,96,0,'power 4a 5b 13 with coal 2 oil 1','2026-11-18 04:23:03.880750','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(876,97,1,'open 21 1','2026-11-18 04:23:03.888675','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(877,98,0,'drop','2026-11-18 04:23:03.901491','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(878,99,1,'remove 8b','2026-11-18 04:23:03.909345','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(879,100,0,'open 26 26','2026-11-18 04:23:03.917085','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(880,101,0,'remove 4a','2026-11-18 04:23:03.929125','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(881,102,0,'done','2026-11-18 04:23:03.942399','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(882,103,1,'buy coal 2 at 2','2026-11-18 04:23:03.948890','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(883,104,1,'buy coal 1 at 2','2026-11-18 04:23:03.959784','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(884,105,1,'buy oil 1 at 3','2026-11-18 04:23:03.967258','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(885,106,1,'done','2026-11-18 04:23:03.976505','h58zvjw4sb',0);
INSERT INTO "web_action" VALUES(886,0,0,'open 5b 5','2026-11-18 04:23:04.006708','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(887,1,1,'drop','2026-11-18 04:23:04.015747','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(888,2,1,'open 5c 5','2026-11-18 04:23:04.025490','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(889,3,0,'buy oil 2 at 4','2026-11-18 04:23:04.036491','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(890,4,0,'done','2026-11-18 04:23:04.058782','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(891,5,1,'buy gas 1 at 1','2026-11-18 04:23:04.076278','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(892,6,1,'buy oil 1 at 2','2026-11-18 04:23:04.090502','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(893,7,1,'done','2026-11-18 04:23:04.104992','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(894,8,1,'power 5c with gas 1 oil 1','2026-11-18 04:23:04.114040','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(895,9,0,'power 5b with oil 1','2026-11-18 04:23:04.120004','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(896,10,1,'open 5a 5','2026-11-18 04:23:04.140085','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(897,11,0,'drop','2026-11-18 04:23:04.151093','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(898,12,0,'open 4a 1','2026-11-18 04:23:04.170038','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(899,13,0,'buy coal 3 at 3','2026-11-18 04:23:04.182273','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(900,14,0,'done','2026-11-18 04:23:04.198763','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(901,15,1,'buy coal 2 at 2','2026-11-18 04:23:04.208489','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(902,16,1,'buy gas 1 at 1','2026-11-18 04:23:04.225901','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(903,17,1,'buy gas 1 at 1','2026-11-18 04:23:04.237280','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(904,18,1,'done','2026-11-18 04:23:04.250692','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(905,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:23:04.276289','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(906,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 04:23:04.287982','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(907,21,1,'open 6b 1','2026-11-18 04:23:04.302086','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(908,22,0,'bid 2','2026-11-18 04:23:04.318187','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(909,23,1,'drop','2026-11-18 04:23:04.334405','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(910,24,1,'pass','2026-11-18 04:23:04.348228','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(911,25,0,'buy coal 3 at 3','2026-11-18 04:23:04.376725','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(912,26,0,'buy oil 1 at 3','2026-11-18 04:23:04.390900','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(913,27,0,'buy uranium 2 at 3','2026-11-18 04:23:04.396403','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(914,28,0,'done','2026-11-18 04:23:04.417609','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(915,29,1,'buy oil 3 at 4','2026-11-18 04:23:04.434949','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(916,30,1,'done','2026-11-18 04:23:04.458428','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(917,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 04:23:04.468766','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(918,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:23:04.479063','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(919,33,0,'open 8b 1','2026-11-18 04:23:04.488817','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(920,34,1,'bid 2','2026-11-18 04:23:04.499637','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(921,35,0,'drop','2026-11-18 04:23:04.509998','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(922,36,0,'pass','2026-11-18 04:23:04.524106','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(923,37,1,'buy coal 2 at 2','2026-11-18 04:23:04.538840','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(924,38,1,'buy gas 2 at 4','2026-11-18 04:23:04.549298','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(925,39,1,'buy oil 2 at 3','2026-11-18 04:23:04.559397','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(926,40,1,'buy oil 2 at 3','2026-11-18 04:23:04.571061','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(927,41,1,'done','2026-11-18 04:23:04.583345','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(928,42,0,'done','2026-11-18 04:23:04.595390','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(929,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 04:23:04.612326','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(930,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 04:23:04.625259','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(931,45,1,'pass','2026-11-18 04:23:04.644391','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(932,46,0,'pass','2026-11-18 04:23:04.664416','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(933,47,0,'buy coal 2 at 2','2026-11-18 04:23:04.674917','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(934,48,0,'buy oil 1 at 4','2026-11-18 04:23:04.689841','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(935,49,0,'buy uranium 1 at 2','2026-11-18 04:23:04.705625','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(936,50,0,'buy uranium 1 at 2','2026-11-18 04:23:04.723988','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(937,51,0,'done','2026-11-18 04:23:04.731848','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(938,52,1,'buy gas 1 at 1','2026-11-18 04:23:04.743856','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(939,53,1,'done','2026-11-18 04:23:04.754957','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(940,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 04:23:04.760813','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(941,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:23:04.772241','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(942,56,1,'pass','2026-11-18 04:23:04.788248','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(943,57,0,'open 4b 1','2026-11-18 04:23:04.803470','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(944,58,0,'remove 6b','2026-11-18 04:23:04.815890','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(945,59,0,'buy coal 3 at 2','2026-11-18 04:23:04.832152','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(946,60,0,'buy gas 3 at 3','2026-11-18 04:23:04.843923','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(947,61,0,'buy oil 2 at 4','2026-11-18 04:23:04.873627','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(948,62,0,'done','2026-11-18 04:23:04.906161','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(949,63,1,'buy coal 2 at 2','2026-11-18 04:23:04.918261','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(950,64,1,'buy gas 1 at 1','2026-11-18 04:23:04.928182','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(951,65,1,'buy gas 3 at 3','2026-11-18 04:23:04.937766','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(952,66,1,'done','2026-11-18 04:23:04.943482','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(953,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:23:04.948165','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(954,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:23:04.952773','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(955,69,0,'open 12 1','2026-11-18 04:23:04.957766','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(956,70,1,'bid 2','2026-11-18 04:23:04.962521','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(957,71,0,'drop','2026-11-18 04:23:04.967122','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(958,72,1,'remove 5c','2026-11-18 04:23:04.971633','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(959,73,0,'pass','2026-11-18 04:23:04.976195','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(960,74,1,'buy coal 3 at 2','2026-11-18 04:23:04.997649','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(961,75,1,'buy coal 3 at 2','2026-11-18 04:23:05.003557','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(962,76,1,'buy oil 3 at 3','2026-11-18 04:23:05.012841','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(963,77,1,'done','2026-11-18 04:23:05.019431','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(964,78,0,'buy coal 3 at 2','2026-11-18 04:23:05.031589','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(965,79,0,'buy gas 2 at 3','2026-11-18 04:23:05.036506','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(966,80,0,'done','2026-11-18 04:23:05.045326','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(967,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:23:05.050414','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(968,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 04:23:05.063408','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(969,83,1,'open 13 1','2026-11-18 04:23:05.073274','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(970,84,0,'bid 2','2026-11-18 04:23:05.084770','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(971,85,1,'drop','2026-11-18 04:23:05.099187','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(972,86,0,'remove 4b','2026-11-18 04:23:05.108938','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(973,87,1,'open 22 22','2026-11-18 04:23:05.119147','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(974,88,1,'remove 5a','2026-11-18 04:23:05.130752','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(975,89,0,'buy coal 2 at 2','2026-11-18 04:23:05.147198','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(976,90,0,'buy oil 2 at 3','2026-11-18 04:23:05.157061','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(977,91,0,'done','2026-11-18 04:23:05.171166','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(978,92,1,'buy coal 3 at 3','2026-11-18 04:23:05.207770','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(979,93,1,'buy coal 3 at 2','2026-11-18 04:23:05.221883','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(980,94,1,'done','2026-11-18 04:23:05.252465','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(981,95,1,'power 12 22 with coal 6','2026-11-18 04:23:05.282361','nmbyknkyu6',0);
INSERT INTO "web_action" VALUES(1143,0,0,'syndicate topaz','2026-11-18 04:23:07.619752','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1144,1,1,'syndicate umber','2026-11-18 04:23:07.641577','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1145,2,1,'syndicate slate','2026-11-18 04:23:07.661526','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1146,3,0,'syndicate ruby','2026-11-18 04:23:07.678084','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1147,4,0,'syndicate quartz','2026-11-18 04:23:07.697502','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1148,5,1,'syndicate onyx','2026-11-18 04:23:07.711446','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1149,6,0,'open 3 3','2026-11-18 04:23:07.733273','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1150,7,1,'drop','2026-11-18 04:23:07.742994','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1151,8,1,'open 5b 5','2026-11-18 04:23:07.769974','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1152,9,1,'pass','2026-11-18 04:23:07.798803','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1153,10,0,'pass','2026-11-18 04:23:07.813731','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1154,11,0,'plant flint','2026-11-18 04:23:07.824407','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1155,12,0,'station flint','2026-11-18 04:23:07.842521','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1156,13,0,'slot 3','2026-11-18 04:23:07.851591','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1157,14,0,'hire 3','2026-11-18 04:23:07.884774','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1158,15,0,'done','2026-11-18 04:23:07.895634','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1159,16,0,'syndicate umber','2026-11-18 04:23:07.916266','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1160,17,0,'syndicate ruby','2026-11-18 04:23:07.934353','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1161,18,1,'housing garnet','2026-11-18 04:23:07.952277','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1162,19,1,'station garnet','2026-11-18 04:23:07.976969','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1163,20,1,'slot 5b','2026-11-18 04:23:07.988752','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1164,21,1,'hire 0','2026-11-18 04:23:08.005237','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1165,22,1,'done','2026-11-18 04:23:08.020194','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1166,23,1,'power none','2026-11-18 04:23:08.031457','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1167,24,0,'power 3','2026-11-18 04:23:08.054921','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1168,25,1,'pass','2026-11-18 04:23:08.076930','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1169,26,0,'open 5a 4','2026-11-18 04:23:08.097799','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1170,27,0,'hire 3','2026-11-18 04:23:08.113092','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1171,28,0,'done','2026-11-18 04:23:08.129757','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1172,29,0,'syndicate topaz','2026-11-18 04:23:08.147328','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1173,30,1,'hire 0','2026-11-18 04:23:08.164380','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1174,31,1,'done','2026-11-18 04:23:08.180853','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1175,32,1,'power none','2026-11-18 04:23:08.194220','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1176,33,0,'power 3','2026-11-18 04:23:08.207404','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1177,34,0,'open 7 4','2026-11-18 04:23:08.219208','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1178,35,1,'drop','2026-11-18 04:23:08.233535','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1179,36,1,'open 4 2','2026-11-18 04:23:08.243627','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1180,37,1,'plant basalt','2026-11-18 04:23:08.252904','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1181,38,1,'station basalt','2026-11-18 04:23:08.258370','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1182,39,1,'slot 4','2026-11-18 04:23:08.268226','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1183,40,1,'hire 0','2026-11-18 04:23:08.280385','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1184,41,1,'done','2026-11-18 04:23:08.290265','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1185,42,1,'syndicate quartz','2026-11-18 04:23:08.299950','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1186,43,0,'housing ember','2026-11-18 04:23:08.309503','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1187,44,0,'housing amber','2026-11-18 04:23:08.323441','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1188,45,0,'station ember','2026-11-18 04:23:08.333774','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1189,46,0,'station amber','2026-11-18 04:23:08.345309','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1190,47,0,'slot 5a','2026-11-18 04:23:08.351051','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1191,48,0,'slot 7','2026-11-18 04:23:08.376175','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1192,49,0,'hire 1','2026-11-18 04:23:08.393516','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1193,50,0,'done','2026-11-18 04:23:08.410380','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1194,51,0,'power 3','2026-11-18 04:23:08.427842','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1195,52,1,'power 4','2026-11-18 04:23:08.448454','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1196,53,0,'open 10 4','2026-11-18 04:23:08.472938','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1197,54,1,'drop','2026-11-18 04:23:08.485070','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1198,55,1,'pass','2026-11-18 04:23:08.504107','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1199,56,1,'hire 0','2026-11-18 04:23:08.514811','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1200,57,1,'done','2026-11-18 04:23:08.525388','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1201,58,0,'housing jasper','2026-11-18 04:23:08.530986','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1202,59,0,'slot 10','2026-11-18 04:23:08.540816','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1203,60,0,'hire 0','2026-11-18 04:23:08.552259','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1204,61,0,'done','2026-11-18 04:23:08.558399','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1205,62,0,'power 3','2026-11-18 04:23:08.572672','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1206,63,1,'power 4','2026-11-18 04:23:08.579345','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1207,64,0,'pass','2026-11-18 04:23:08.591796','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1208,65,1,'pass','2026-11-18 04:23:08.599920','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1209,66,1,'hire 0','2026-11-18 04:23:08.618189','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1210,67,1,'done','2026-11-18 04:23:08.637525','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1211,68,0,'hire 0','2026-11-18 04:23:08.647549','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1212,69,0,'done','2026-11-18 04:23:08.658167','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1213,70,0,'power 3','2026-11-18 04:23:08.667925','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1214,71,1,'power 4','2026-11-18 04:23:08.678405','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1215,72,0,'pass','2026-11-18 04:23:08.692125','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1216,73,1,'pass','2026-11-18 04:23:08.722883','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1217,74,1,'hire 0','2026-11-18 04:23:08.731896','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1218,75,1,'done','2026-11-18 04:23:08.747204','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1219,76,0,'hire 0','2026-11-18 04:23:08.758884','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1220,77,0,'done','2026-11-18 04:23:08.771276','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1221,78,0,'power 3','2026-11-18 04:23:08.782444','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1222,79,1,'power 4','2026-11-18 04:23:08.798261','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1223,80,0,'pass','2026-11-18 04:23:08.826888','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1224,81,1,'pass','2026-11-18 04:23:08.842684','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1225,82,1,'hire 0','2026-11-18 04:23:08.854864','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1226,83,1,'done','2026-11-18 04:23:08.870551','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1227,84,0,'hire 0','2026-11-18 04:23:08.887756','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1228,85,0,'done','2026-11-18 04:23:08.906244','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1229,86,0,'power 3','2026-11-18 04:23:08.920111','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1230,87,1,'power 4','2026-11-18 04:23:08.935380','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1231,88,0,'open 15 6','2026-11-18 04:23:08.942829','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1232,89,1,'drop','2026-11-18 04:23:08.953359','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1233,90,1,'pass','2026-11-18 04:23:08.963950','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1234,91,1,'hire 0','2026-11-18 04:23:08.974968','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1235,92,1,'done','2026-11-18 04:23:08.988216','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1236,93,0,'housing nickel','2026-11-18 04:23:09.010098','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1237,94,0,'slot 15','2026-11-18 04:23:09.021486','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1238,95,0,'hire 0','2026-11-18 04:23:09.032115','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1239,96,0,'done','2026-11-18 04:23:09.047295','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1240,97,0,'power 3','2026-11-18 04:23:09.062536','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1241,98,1,'power 4','2026-11-18 04:23:09.077624','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1242,99,0,'open 18 18','2026-11-18 04:23:09.093581','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1243,100,1,'drop','2026-11-18 04:23:09.105749','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1244,101,1,'pass','2026-11-18 04:23:09.142472','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1245,102,1,'hire 0','2026-11-18 04:23:09.163790','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1246,103,1,'done','2026-11-18 04:23:09.179413','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1247,104,0,'plant krypton','2026-11-18 04:23:09.194928','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1248,105,0,'station jasper','2026-11-18 04:23:09.215735','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1249,106,0,'station krypton','2026-11-18 04:23:09.250593','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1250,107,0,'slot 18','2026-11-18 04:23:09.269263','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1251,108,0,'hire 1','2026-11-18 04:23:09.283630','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1252,109,0,'done','2026-11-18 04:23:09.311228','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1253,110,0,'power 3 18','2026-11-18 04:23:09.331399','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1254,111,1,'power 4','2026-11-18 04:23:09.353918','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1255,112,0,'pass','2026-11-18 04:23:09.366085','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1256,113,1,'pass','2026-11-18 04:23:09.388927','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1257,114,1,'hire 0','2026-11-18 04:23:09.403231','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1258,115,1,'done','2026-11-18 04:23:09.418605','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1259,116,0,'hire 1','2026-11-18 04:23:09.434721','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1260,117,0,'done','2026-11-18 04:23:09.457572','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1261,118,0,'power 3 18','2026-11-18 04:23:09.474203','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1262,119,1,'power 4','2026-11-18 04:23:09.492248','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1263,120,0,'open 40b 40','2026-11-18 04:23:09.518256','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1264,121,1,'drop','2026-11-18 04:23:09.530135','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1265,122,1,'pass','2026-11-18 04:23:09.546450','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1266,123,1,'hire 0','2026-11-18 04:23:09.567646','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1267,124,1,'done','2026-11-18 04:23:09.578224','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1268,125,0,'plant pyrite','2026-11-18 04:23:09.588450','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1269,126,0,'slot 40b plant','2026-11-18 04:23:09.606089','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1270,127,0,'hire 0','2026-11-18 04:23:09.627563','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1271,128,0,'done','2026-11-18 04:23:09.650236','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1272,129,0,'power 3 18','2026-11-18 04:23:09.665820','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1273,130,1,'power 4','2026-11-18 04:23:09.683245','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1274,131,0,'open 29 29','2026-11-18 04:23:09.713070','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1275,132,1,'drop','2026-11-18 04:23:09.734909','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1276,133,1,'pass','2026-11-18 04:23:09.750889','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1277,134,1,'hire 0','2026-11-18 04:23:09.767362','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1278,135,1,'done','2026-11-18 04:23:09.783428','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1279,136,0,'swap 5a 29','2026-11-18 04:23:09.795370','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1280,137,0,'hire 0','2026-11-18 04:23:09.814607','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1281,138,0,'done','2026-11-18 04:23:09.830312','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1282,139,0,'power 3 18','2026-11-18 04:23:09.842364','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1283,140,1,'power 4','2026-11-18 04:23:09.874150','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1284,141,0,'open 28b 28','2026-11-18 04:23:09.891118','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1285,142,1,'drop','2026-11-18 04:23:09.904732','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1286,143,1,'pass','2026-11-18 04:23:09.915723','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1287,144,1,'hire 0','2026-11-18 04:23:09.938810','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1288,145,1,'done','2026-11-18 04:23:09.957961','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1289,146,0,'station on 28b','2026-11-18 04:23:09.979434','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1290,147,0,'station pyrite','2026-11-18 04:23:09.992201','ccvzzn55w6',0);
INSERT INTO "web_action" VALUES(1291,148,0,'station nickel','2026-11-18 04:23:10.008527','ccvzzn55w6',0);
CREATE TABLE "web_botturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "lease" datetime NOT NULL, "worker" varchar(80) NOT NULL, "tries" smallint unsigned NOT NULL CHECK ("tries" >= 0), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_turn_for_an_index" UNIQUE ("table_id", "index"));
CREATE TABLE "web_draft" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "version" integer unsigned NOT NULL CHECK ("version" >= 0), "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "dropped" text NOT NULL CHECK ((JSON_VALID("dropped") OR "dropped" IS NULL)), "changed" text NOT NULL CHECK ((JSON_VALID("changed") OR "changed" IS NULL)), "step" smallint unsigned NOT NULL CHECK ("step" >= 0), CONSTRAINT "one_draft_for_a_seat" UNIQUE ("table_id", "seat"));
INSERT INTO "web_draft" VALUES(1,1,6,'["buy oil 1"]','khtp4e7vu9','[]','[]',0);
CREATE TABLE "web_errand" ("name" varchar(20) NOT NULL PRIMARY KEY, "done" datetime NOT NULL);
CREATE TABLE "web_guest" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(20) NOT NULL, "secret_hash" varchar(64) NOT NULL, "created" datetime NOT NULL, "seen" datetime NOT NULL);
INSERT INTO "web_guest" VALUES(1,'Mia','b83d0b0a813a0535bdb011448eccd34631402d9f4b6a6aa86582d58facb31b85','2026-11-18 04:22:51.486394','2026-11-18 04:22:51.486399');
INSERT INTO "web_guest" VALUES(2,'Ola','c8d7c0c60eb4048a54ed4be1f0959c7a63e3bb8a6ecd89f8662fd9e628b94d85','2026-11-18 04:23:10.065975','2026-11-18 04:23:10.065980');
CREATE TABLE "web_lognote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "after" integer unsigned NOT NULL CHECK ("after" >= 0), "kind" varchar(10) NOT NULL, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "actor" smallint unsigned NOT NULL CHECK ("actor" >= 0), "line" varchar(200) NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE "web_maximum" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lot" varchar(40) NOT NULL, "amount" integer unsigned NOT NULL CHECK ("amount" >= 0), "drops" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_maximum_for_a_seat" UNIQUE ("table_id", "seat"));
CREATE TABLE "web_plannedturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "round" integer unsigned NOT NULL CHECK ("round" >= 0), "phase" varchar(20) NOT NULL, "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "prices" text NOT NULL CHECK ((JSON_VALID("prices") OR "prices" IS NULL)), "is_queued" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "step" smallint unsigned NOT NULL CHECK ("step" >= 0), CONSTRAINT "one_plan_for_a_seat" UNIQUE ("table_id", "seat"));
INSERT INTO "web_plannedturn" VALUES(1,1,1,'building','["build flensburg"]','[10]',0,'khtp4e7vu9',0);
CREATE TABLE "web_proposal" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "kind" varchar(10) NOT NULL, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "created" datetime NOT NULL, "by_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_question" UNIQUE ("table_id", "kind", "number"));
CREATE TABLE "web_savedrecord" ("id" varchar(10) NOT NULL PRIMARY KEY, "text" text NOT NULL, "created" datetime NOT NULL, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_savedrecord" VALUES('59tvxn4epi','gridwright record 1
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
','2026-11-18 04:23:10.144387',1);
CREATE TABLE "web_seat" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "bot" varchar(40) NOT NULL, "name" varchar(20) NOT NULL, "invitation" varchar(22) NOT NULL UNIQUE, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "has_screen" bool NOT NULL, "kept_for_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "stand_in" varchar(40) NOT NULL, CONSTRAINT "one_row_for_a_seat" UNIQUE ("table_id", "number"));
INSERT INTO "web_seat" VALUES(1,0,'novice','Ana','h5xXQH1jiqJipwiaFdt7UQ',NULL,'khtp4e7vu9',0,NULL,'');
INSERT INTO "web_seat" VALUES(2,1,'','Bea','ZZV472ofoIepBYZCjzSaig',1,'khtp4e7vu9',0,NULL,'');
INSERT INTO "web_seat" VALUES(3,2,'novice','Cid','ttNAYDcXT9WL7w0HWnDwMA',NULL,'khtp4e7vu9',0,NULL,'');
INSERT INTO "web_seat" VALUES(6,0,'','Mia','au1UXEwG3KxJAhtyAgB2Yg',1,'eeemkc3k2b',0,NULL,'');
INSERT INTO "web_seat" VALUES(7,1,'novice','Novice B','KpbGY9jgl_4jAPeHARXwhw',NULL,'eeemkc3k2b',0,NULL,'');
INSERT INTO "web_seat" VALUES(10,0,'','Mia','lzfECmOuuwXMu_EqEGw0UQ',1,'sef85h97b6',0,NULL,'');
INSERT INTO "web_seat" VALUES(11,1,'novice','Novice B','QT8gcukU791NM7gwdJqqZw',NULL,'sef85h97b6',0,NULL,'');
INSERT INTO "web_seat" VALUES(12,0,'','Mia','LFChAq2UikamOH_CSgLcrA',1,'h58zvjw4sb',0,NULL,'');
INSERT INTO "web_seat" VALUES(13,1,'novice','Novice B','EiDmlTb66raeToV4pIKV_w',NULL,'h58zvjw4sb',0,NULL,'');
INSERT INTO "web_seat" VALUES(14,0,'','Mia','GXZXGKKzyXZzfxvn1YxBGQ',1,'nmbyknkyu6',0,NULL,'');
INSERT INTO "web_seat" VALUES(15,1,'novice','Novice B','L53X_m4CnKl8kMCinbBuTg',NULL,'nmbyknkyu6',0,NULL,'');
INSERT INTO "web_seat" VALUES(18,0,'','Mia','R4CSt6oxNY3W7TcH_Z8qaQ',1,'ccvzzn55w6',0,NULL,'');
INSERT INTO "web_seat" VALUES(19,1,'novice','Novice B','rSyWkkLmdE8lYa3n4qIhXw',NULL,'ccvzzn55w6',0,NULL,'');
INSERT INTO "web_seat" VALUES(20,0,'','Ola','Z6cT2B0Frv2AoKNScDQoWg',2,'5f9t93jhqq',0,NULL,'');
INSERT INTO "web_seat" VALUES(21,1,'','Seat B','g10hLPCW9oxn-ICYMjONJg',NULL,'5f9t93jhqq',0,NULL,'');
CREATE TABLE "web_table" ("id" varchar(10) NOT NULL PRIMARY KEY, "title" varchar(20) NOT NULL, "board" varchar(40) NOT NULL, "seat_count" smallint unsigned NOT NULL CHECK ("seat_count" >= 0), "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "rules" smallint unsigned NOT NULL CHECK ("rules" >= 0), "seed" bigint NOT NULL, "version" integer unsigned NOT NULL CHECK ("version" >= 0), "change" integer unsigned NOT NULL CHECK ("change" >= 0), "state" varchar(10) NOT NULL, "pace" integer unsigned NOT NULL CHECK ("pace" >= 0), "created" datetime NOT NULL, "opened" datetime NOT NULL, "host_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "start" text NOT NULL, "is_listed" bool NOT NULL, "phase" varchar(30) NOT NULL, "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "to_act" smallint NOT NULL, "content" varchar(12) NOT NULL, "rematch_id" varchar(10) NULL UNIQUE REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_table" VALUES('khtp4e7vu9','recharged','germany',3,'{}',2,7,6,3,'running',0,'2026-11-18 04:22:51.503343','2026-11-18 04:22:51.574859',1,'',0,'resources',1,1,'02c61dbec5fc',NULL);
INSERT INTO "web_table" VALUES('eeemkc3k2b','recharged','germany',2,'{}',2,7,158,160,'running',0,'2026-11-18 04:22:53.923967','2026-11-18 04:22:55.806771',1,'',0,'resources',10,0,'290d6d632eb3',NULL);
INSERT INTO "web_table" VALUES('sef85h97b6','classic','germany',2,'{}',2,7,216,218,'running',0,'2026-11-18 04:22:58.826051','2026-11-18 04:23:02.244127',1,'',0,'resources',12,0,'c6f44a26ad0c',NULL);
INSERT INTO "web_table" VALUES('h58zvjw4sb','card','',2,'{}',2,7,107,109,'over',0,'2026-11-18 04:23:02.270723','2026-11-18 04:23:03.978899',1,'',0,'over',9,-1,'14e279e94be7',NULL);
INSERT INTO "web_table" VALUES('nmbyknkyu6','card','',2,'{}',2,7,96,98,'running',0,'2026-11-18 04:23:03.984460','2026-11-18 04:23:05.285171',1,'',0,'bureaucracy',8,0,'14e279e94be7',NULL);
INSERT INTO "web_table" VALUES('ccvzzn55w6','outpost','',2,'{}',2,7,149,151,'running',0,'2026-11-18 04:23:07.587446','2026-11-18 04:23:10.011806',1,'',0,'expansion',13,0,'4834c8e51941',NULL);
INSERT INTO "web_table" VALUES('5f9t93jhqq','recharged','germany',2,'{}',2,7,0,2,'waiting',0,'2026-11-18 04:23:10.069976','2026-11-18 04:23:10.120173',2,'',0,'trust',0,-1,'290d6d632eb3',NULL);
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
