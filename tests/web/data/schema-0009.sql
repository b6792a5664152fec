BEGIN TRANSACTION;
CREATE TABLE "django_migrations" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "app" varchar(255) NOT NULL, "name" varchar(255) NOT NULL, "applied" datetime NOT NULL);
INSERT INTO "django_migrations" VALUES(1,'web','0001_initial','2026-11-18 03:19:07.165170');
INSERT INTO "django_migrations" VALUES(2,'web','0002_drafts','2026-11-18 03:19:07.172905');
INSERT INTO "django_migrations" VALUES(3,'web','0003_records','2026-11-18 03:19:07.193583');
INSERT INTO "django_migrations" VALUES(4,'web','0004_panel','2026-11-18 03:19:07.228877');
INSERT INTO "django_migrations" VALUES(5,'web','0005_lobby','2026-11-18 03:19:07.387141');
INSERT INTO "django_migrations" VALUES(6,'web','0006_plans','2026-11-18 03:19:07.465735');
INSERT INTO "django_migrations" VALUES(7,'web','0007_steps','2026-11-18 03:19:07.494154');
INSERT INTO "django_migrations" VALUES(8,'web','0008_mentions','2026-11-18 03:19:07.525002');
INSERT INTO "django_migrations" VALUES(9,'web','0009_names','2026-11-18 03:19:07.594862');
CREATE TABLE "web_action" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "line" varchar(200) NOT NULL, "created" datetime NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "automatic" bool NOT NULL, CONSTRAINT "one_action_for_an_index" UNIQUE ("table_id", "index"));
INSERT INTO "web_action" VALUES(1,0,1,'open 3 1','2026-11-18 03:19:08.442554','yui6aaip9h',0);
INSERT INTO "web_action" VALUES(2,1,2,'drop','2026-11-18 03:19:08.442790','yui6aaip9h',0);
INSERT INTO "web_action" VALUES(3,2,0,'drop','2026-11-18 03:19:08.442906','yui6aaip9h',0);
INSERT INTO "web_action" VALUES(4,3,2,'open 4 4','2026-11-18 03:19:08.443288','yui6aaip9h',0);
INSERT INTO "web_action" VALUES(5,4,0,'drop','2026-11-18 03:19:08.443402','yui6aaip9h',0);
INSERT INTO "web_action" VALUES(6,5,0,'open 5 5','2026-11-18 03:19:08.443693','yui6aaip9h',0);
INSERT INTO "web_action" VALUES(177,0,0,'trust wilhelmshaven','2026-11-18 03:19:11.042152','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(178,1,1,'trust bremen','2026-11-18 03:19:11.057013','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(179,2,1,'trust hannover','2026-11-18 03:19:11.072239','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(180,3,0,'trust cuxhaven','2026-11-18 03:19:11.090867','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(181,4,0,'trust kassel','2026-11-18 03:19:11.106493','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(182,5,1,'trust fulda','2026-11-18 03:19:11.116150','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(183,6,0,'open 7 7','2026-11-18 03:19:11.130456','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(184,7,1,'bid 8','2026-11-18 03:19:11.140042','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(185,8,0,'bid 9','2026-11-18 03:19:11.157276','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(186,9,1,'bid 10','2026-11-18 03:19:11.166855','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(187,10,0,'drop','2026-11-18 03:19:11.177844','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(188,11,0,'open 12 12','2026-11-18 03:19:11.187396','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(189,12,1,'buy oil 3','2026-11-18 03:19:11.206694','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(190,13,1,'done','2026-11-18 03:19:11.216476','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(191,14,0,'buy coal 2','2026-11-18 03:19:11.231155','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(192,15,0,'buy oil 1','2026-11-18 03:19:11.250390','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(193,16,0,'done','2026-11-18 03:19:11.260358','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(194,17,1,'build duisburg','2026-11-18 03:19:11.274446','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(195,18,1,'build essen','2026-11-18 03:19:11.288178','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(196,19,1,'done','2026-11-18 03:19:11.303534','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(197,20,0,'build muenster','2026-11-18 03:19:11.325797','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(198,21,0,'build dortmund','2026-11-18 03:19:11.339950','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(199,22,0,'done','2026-11-18 03:19:11.357898','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(200,23,0,'power 12 with coal 2','2026-11-18 03:19:11.367487','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(201,24,1,'power 7 with oil 3','2026-11-18 03:19:11.390237','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(202,25,0,'open 4 1','2026-11-18 03:19:11.404296','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(203,26,1,'drop','2026-11-18 03:19:11.424849','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(204,27,1,'open 16 16','2026-11-18 03:19:11.439465','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(205,28,1,'buy oil 2','2026-11-18 03:19:11.453135','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(206,29,1,'done','2026-11-18 03:19:11.464303','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(207,30,0,'buy coal 3','2026-11-18 03:19:11.475782','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(208,31,0,'done','2026-11-18 03:19:11.508072','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(209,32,1,'build duesseldorf','2026-11-18 03:19:11.521689','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(210,33,1,'done','2026-11-18 03:19:11.531313','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(211,34,0,'build osnabrueck','2026-11-18 03:19:11.542184','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(212,35,0,'done','2026-11-18 03:19:11.550611','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(213,36,0,'power 4 12 with coal 3 oil 1','2026-11-18 03:19:11.559917','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(214,37,1,'power 16 with oil 2','2026-11-18 03:19:11.569248','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(215,38,1,'open 5 1','2026-11-18 03:19:11.578418','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(216,39,0,'drop','2026-11-18 03:19:11.587621','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(217,40,0,'open 25 25','2026-11-18 03:19:11.592386','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(218,41,0,'buy coal 2','2026-11-18 03:19:11.606249','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(219,42,0,'done','2026-11-18 03:19:11.620117','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(220,43,1,'buy oil 2','2026-11-18 03:19:11.629690','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(221,44,1,'done','2026-11-18 03:19:11.639425','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(222,45,0,'build hamburg','2026-11-18 03:19:11.653355','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(223,46,0,'done','2026-11-18 03:19:11.663026','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(224,47,1,'done','2026-11-18 03:19:11.678600','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(225,48,1,'power 16 with oil 2','2026-11-18 03:19:11.683564','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(226,49,0,'power 25 with coal 2','2026-11-18 03:19:11.702418','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(227,50,0,'open 11 1','2026-11-18 03:19:11.712360','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(228,51,1,'drop','2026-11-18 03:19:11.725725','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(229,52,0,'remove 4','2026-11-18 03:19:11.735800','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(230,53,1,'open 14 14','2026-11-18 03:19:11.745603','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(231,54,1,'remove 5','2026-11-18 03:19:11.758814','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(232,55,1,'buy oil 2','2026-11-18 03:19:11.776896','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(233,56,1,'done','2026-11-18 03:19:11.787620','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(234,57,0,'buy coal 4','2026-11-18 03:19:11.802676','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(235,58,0,'buy oil 1','2026-11-18 03:19:11.816915','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(236,59,0,'done','2026-11-18 03:19:11.826867','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(237,60,1,'done','2026-11-18 03:19:11.841686','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(238,61,0,'build kiel','2026-11-18 03:19:11.851680','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(239,62,0,'build flensburg','2026-11-18 03:19:11.856482','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(240,63,0,'done','2026-11-18 03:19:11.866077','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(241,64,0,'power 12 25 with coal 4','2026-11-18 03:19:11.873612','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(242,65,1,'power 16 with oil 2','2026-11-18 03:19:11.883037','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(243,66,0,'open 20 20','2026-11-18 03:19:11.888065','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(244,67,1,'bid 21','2026-11-18 03:19:11.897540','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(245,68,0,'drop','2026-11-18 03:19:11.906793','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(246,69,1,'remove 7','2026-11-18 03:19:11.911723','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(247,70,0,'open 10 1','2026-11-18 03:19:11.922419','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(248,71,0,'remove 11','2026-11-18 03:19:11.937290','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(249,72,1,'buy coal 3','2026-11-18 03:19:11.943066','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(250,73,1,'done','2026-11-18 03:19:11.947639','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(251,74,0,'buy coal 3','2026-11-18 03:19:11.957437','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(252,75,0,'done','2026-11-18 03:19:11.967212','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(253,76,1,'done','2026-11-18 03:19:11.972250','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(254,77,0,'done','2026-11-18 03:19:11.982498','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(255,78,0,'power 25 with coal 2','2026-11-18 03:19:11.992297','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(256,79,1,'power 20 with coal 3','2026-11-18 03:19:11.997482','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(257,80,0,'pass','2026-11-18 03:19:12.007289','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(258,81,1,'pass','2026-11-18 03:19:12.015093','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(259,82,1,'buy coal 3','2026-11-18 03:19:12.029879','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(260,83,1,'buy oil 2','2026-11-18 03:19:12.046286','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(261,84,1,'done','2026-11-18 03:19:12.061979','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(262,85,0,'buy coal 4','2026-11-18 03:19:12.074923','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(263,86,0,'done','2026-11-18 03:19:12.094834','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(264,87,1,'done','2026-11-18 03:19:12.110619','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(265,88,0,'build erfurt','2026-11-18 03:19:12.127140','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(266,89,0,'build halle','2026-11-18 03:19:12.142292','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(267,90,0,'build leipzig','2026-11-18 03:19:12.159045','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(268,91,0,'done','2026-11-18 03:19:12.178886','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(269,92,0,'power 10 12 25 with coal 5 oil 1','2026-11-18 03:19:12.195039','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(270,93,1,'power 16 with oil 2','2026-11-18 03:19:12.211139','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(271,94,0,'open 21 21','2026-11-18 03:19:12.225102','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(272,95,1,'drop','2026-11-18 03:19:12.241605','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(273,96,0,'remove 10','2026-11-18 03:19:12.257701','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(274,97,1,'open 17 1','2026-11-18 03:19:12.272673','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(275,98,1,'remove 14','2026-11-18 03:19:12.283448','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(276,99,1,'buy oil 2','2026-11-18 03:19:12.298802','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(277,100,1,'done','2026-11-18 03:19:12.313577','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(278,101,0,'buy coal 6','2026-11-18 03:19:12.327640','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(279,102,0,'buy oil 2','2026-11-18 03:19:12.342560','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(280,103,0,'done','2026-11-18 03:19:12.357576','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(281,104,1,'done','2026-11-18 03:19:12.368272','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(282,105,0,'build dresden','2026-11-18 03:19:12.382189','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(283,106,0,'build cuxhaven','2026-11-18 03:19:12.392473','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(284,107,0,'done','2026-11-18 03:19:12.407171','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(285,108,0,'power 21 25 with coal 2 oil 2','2026-11-18 03:19:12.424899','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(286,109,1,'power 16 with oil 2','2026-11-18 03:19:12.435870','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(287,110,0,'open 32 32','2026-11-18 03:19:12.451056','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(288,111,1,'drop','2026-11-18 03:19:12.465922','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(289,112,0,'remove 12','2026-11-18 03:19:12.475742','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(290,113,1,'open 22 1','2026-11-18 03:19:12.490670','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(291,114,1,'remove 17','2026-11-18 03:19:12.505641','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(292,115,1,'buy oil 2','2026-11-18 03:19:12.515810','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(293,116,1,'done','2026-11-18 03:19:12.534510','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(294,117,0,'buy oil 3','2026-11-18 03:19:12.549444','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(295,118,0,'buy oil 1','2026-11-18 03:19:12.559943','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(296,119,0,'done','2026-11-18 03:19:12.575003','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(297,120,1,'build dortmund','2026-11-18 03:19:12.590093','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(298,121,1,'build muenster','2026-11-18 03:19:12.604998','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(299,122,1,'build osnabrueck','2026-11-18 03:19:12.615919','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(300,123,1,'build bremen','2026-11-18 03:19:12.631876','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(301,124,1,'done','2026-11-18 03:19:12.646461','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(302,125,0,'build duisburg','2026-11-18 03:19:12.656296','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(303,126,0,'build essen','2026-11-18 03:19:12.670944','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(304,127,0,'done','2026-11-18 03:19:12.686316','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(305,128,0,'power 25 32 with coal 2 oil 3','2026-11-18 03:19:12.696483','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(306,129,1,'power 20 22 with coal 3','2026-11-18 03:19:12.711507','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(307,130,0,'open 34 34','2026-11-18 03:19:12.723415','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(308,131,1,'drop','2026-11-18 03:19:12.738372','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(309,132,0,'remove 21','2026-11-18 03:19:12.752789','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(310,133,1,'open 28 1','2026-11-18 03:19:12.763535','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(311,134,1,'remove 16','2026-11-18 03:19:12.778687','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(312,135,1,'buy coal 3','2026-11-18 03:19:12.788527','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(313,136,1,'buy uranium 1','2026-11-18 03:19:12.803183','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(314,137,1,'done','2026-11-18 03:19:12.817729','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(315,138,0,'buy oil 2','2026-11-18 03:19:12.828232','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(316,139,0,'buy uranium 1','2026-11-18 03:19:12.842560','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(317,140,0,'done','2026-11-18 03:19:12.856851','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(318,141,1,'build hannover','2026-11-18 03:19:12.866720','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(319,142,1,'done','2026-11-18 03:19:12.876475','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(320,143,0,'build duesseldorf','2026-11-18 03:19:12.890843','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(321,144,0,'build fulda','2026-11-18 03:19:12.905626','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(322,145,0,'build wuerzburg','2026-11-18 03:19:12.915348','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(323,146,0,'done','2026-11-18 03:19:12.928311','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(324,147,0,'power 25 32 34 with coal 2 oil 3 uranium 1','2026-11-18 03:19:12.943133','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(325,148,1,'power 22 28 with uranium 1','2026-11-18 03:19:12.958880','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(326,149,0,'open 46 46','2026-11-18 03:19:12.977032','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(327,150,1,'drop','2026-11-18 03:19:12.988234','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(328,151,0,'remove 25','2026-11-18 03:19:13.003803','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(329,152,1,'open 39 1','2026-11-18 03:19:13.023847','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(330,153,1,'remove 22','2026-11-18 03:19:13.039065','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(331,154,1,'buy uranium 2','2026-11-18 03:19:13.053402','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(332,155,1,'done','2026-11-18 03:19:13.063948','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(333,156,0,'buy coal 1','2026-11-18 03:19:13.078358','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(334,157,0,'buy oil 5','2026-11-18 03:19:13.087868','w3riwhk27k',0);
INSERT INTO "web_action" VALUES(563,0,0,'open 3 3','2026-11-18 03:19:16.343563','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(564,1,1,'drop','2026-11-18 03:19:16.363656','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(565,2,1,'open 7 7','2026-11-18 03:19:16.374225','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(566,3,0,'buy oil 2','2026-11-18 03:19:16.393487','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(567,4,0,'done','2026-11-18 03:19:16.399238','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(568,5,1,'buy oil 3','2026-11-18 03:19:16.414521','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(569,6,1,'done','2026-11-18 03:19:16.431123','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(570,7,0,'build duisburg','2026-11-18 03:19:16.446685','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(571,8,0,'done','2026-11-18 03:19:16.463432','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(572,9,1,'build muenster','2026-11-18 03:19:16.478350','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(573,10,1,'build dortmund','2026-11-18 03:19:16.496912','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(574,11,1,'done','2026-11-18 03:19:16.507708','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(575,12,1,'power 7 with oil 3','2026-11-18 03:19:16.522956','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(576,13,0,'power 3 with oil 2','2026-11-18 03:19:16.537988','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(577,14,1,'open 4 4','2026-11-18 03:19:16.555247','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(578,15,0,'drop','2026-11-18 03:19:16.570682','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(579,16,0,'open 8 8','2026-11-18 03:19:16.584912','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(580,17,0,'buy coal 3','2026-11-18 03:19:16.596080','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(581,18,0,'buy oil 2','2026-11-18 03:19:16.606415','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(582,19,0,'done','2026-11-18 03:19:16.620377','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(583,20,1,'buy coal 2','2026-11-18 03:19:16.634803','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(584,21,1,'buy oil 3','2026-11-18 03:19:16.640529','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(585,22,1,'done','2026-11-18 03:19:16.653816','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(586,23,0,'build essen','2026-11-18 03:19:16.667938','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(587,24,0,'build duesseldorf','2026-11-18 03:19:16.686812','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(588,25,0,'done','2026-11-18 03:19:16.709709','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(589,26,1,'build osnabrueck','2026-11-18 03:19:16.730424','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(590,27,1,'done','2026-11-18 03:19:16.753236','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(591,28,1,'power 4 7 with coal 2 oil 3','2026-11-18 03:19:16.768057','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(592,29,0,'power 8 with coal 3','2026-11-18 03:19:16.783248','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(593,30,0,'open 5 5','2026-11-18 03:19:16.794179','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(594,31,1,'bid 6','2026-11-18 03:19:16.804952','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(595,32,0,'drop','2026-11-18 03:19:16.814587','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(596,33,0,'open 10 10','2026-11-18 03:19:16.819872','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(597,34,1,'buy coal 4','2026-11-18 03:19:16.830290','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(598,35,1,'buy oil 3','2026-11-18 03:19:16.841544','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(599,36,1,'done','2026-11-18 03:19:16.865279','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(600,37,0,'buy coal 2','2026-11-18 03:19:16.875877','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(601,38,0,'done','2026-11-18 03:19:16.885655','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(602,39,1,'done','2026-11-18 03:19:16.895342','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(603,40,0,'done','2026-11-18 03:19:16.910565','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(604,41,0,'power 10 with coal 2','2026-11-18 03:19:16.924938','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(605,42,1,'power 4 7 with coal 2 oil 3','2026-11-18 03:19:16.930631','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(606,43,0,'open 6 6','2026-11-18 03:19:16.945028','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(607,44,1,'drop','2026-11-18 03:19:16.955674','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(608,45,1,'open 15 15','2026-11-18 03:19:16.966171','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(609,46,1,'buy coal 2','2026-11-18 03:19:16.980474','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(610,47,1,'done','2026-11-18 03:19:16.994497','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(611,48,0,'buy coal 5','2026-11-18 03:19:17.007262','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(612,49,0,'done','2026-11-18 03:19:17.017561','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(613,50,1,'build bremen','2026-11-18 03:19:17.032728','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(614,51,1,'done','2026-11-18 03:19:17.046375','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(615,52,0,'done','2026-11-18 03:19:17.052395','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(616,53,0,'power 10 with coal 2','2026-11-18 03:19:17.067486','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(617,54,1,'power 15 with coal 2','2026-11-18 03:19:17.082173','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(618,55,1,'open 13 13','2026-11-18 03:19:17.092367','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(619,56,0,'bid 14','2026-11-18 03:19:17.102503','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(620,57,1,'bid 15','2026-11-18 03:19:17.116739','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(621,58,0,'drop','2026-11-18 03:19:17.133784','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(622,59,1,'remove 4','2026-11-18 03:19:17.144295','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(623,60,0,'open 11 11','2026-11-18 03:19:17.158899','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(624,61,0,'remove 3','2026-11-18 03:19:17.173363','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(625,62,0,'buy uranium 1','2026-11-18 03:19:17.183470','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(626,63,0,'done','2026-11-18 03:19:17.193153','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(627,64,1,'buy oil 3','2026-11-18 03:19:17.200587','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(628,65,1,'done','2026-11-18 03:19:17.209939','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(629,66,0,'build kassel','2026-11-18 03:19:17.214778','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(630,67,0,'done','2026-11-18 03:19:17.224532','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(631,68,1,'build cuxhaven','2026-11-18 03:19:17.229840','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(632,69,1,'build hannover','2026-11-18 03:19:17.241899','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(633,70,1,'done','2026-11-18 03:19:17.252951','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(634,71,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 03:19:17.263773','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(635,72,0,'power 10 11 with coal 2 uranium 1','2026-11-18 03:19:17.273585','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(636,73,1,'pass','2026-11-18 03:19:17.279315','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(637,74,0,'open 22 22','2026-11-18 03:19:17.289868','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(638,75,0,'remove 6','2026-11-18 03:19:17.294968','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(639,76,0,'buy coal 1','2026-11-18 03:19:17.302859','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(640,77,0,'buy uranium 1','2026-11-18 03:19:17.312878','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(641,78,0,'done','2026-11-18 03:19:17.322517','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(642,79,1,'buy coal 4','2026-11-18 03:19:17.332579','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(643,80,1,'buy oil 3','2026-11-18 03:19:17.338945','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(644,81,1,'buy oil 1','2026-11-18 03:19:17.344383','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(645,82,1,'done','2026-11-18 03:19:17.354189','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(646,83,0,'build fulda','2026-11-18 03:19:17.359810','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(647,84,0,'build wuerzburg','2026-11-18 03:19:17.370486','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(648,85,0,'done','2026-11-18 03:19:17.376379','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(649,86,1,'build hamburg','2026-11-18 03:19:17.387046','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(650,87,1,'done','2026-11-18 03:19:17.396869','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(651,88,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 03:19:17.403036','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(652,89,0,'power 10 11 22 with coal 2 uranium 1','2026-11-18 03:19:17.411174','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(653,90,1,'open 21 21','2026-11-18 03:19:17.424681','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(654,91,0,'bid 22','2026-11-18 03:19:17.431313','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(655,92,1,'drop','2026-11-18 03:19:17.442502','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(656,93,0,'remove 8','2026-11-18 03:19:17.448504','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(657,94,1,'pass','2026-11-18 03:19:17.459098','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(658,95,0,'buy coal 2','2026-11-18 03:19:17.463833','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(659,96,0,'buy uranium 1','2026-11-18 03:19:17.473664','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(660,97,0,'done','2026-11-18 03:19:17.483289','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(661,98,1,'buy coal 2','2026-11-18 03:19:17.488142','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(662,99,1,'buy oil 2','2026-11-18 03:19:17.509065','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(663,100,1,'buy oil 1','2026-11-18 03:19:17.523461','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(664,101,1,'done','2026-11-18 03:19:17.537567','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(665,102,0,'build erfurt','2026-11-18 03:19:17.550737','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(666,103,0,'build halle','2026-11-18 03:19:17.563021','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(667,104,0,'done','2026-11-18 03:19:17.568136','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(668,105,1,'done','2026-11-18 03:19:17.577620','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(669,106,1,'power 13 15 with coal 2','2026-11-18 03:19:17.583409','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(670,107,0,'power 11 21 22 with coal 2 uranium 1','2026-11-18 03:19:17.595997','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(671,108,0,'pass','2026-11-18 03:19:17.606950','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(672,109,1,'open 24 24','2026-11-18 03:19:17.612225','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(673,110,1,'remove 7','2026-11-18 03:19:17.621708','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(674,111,1,'buy garbage 2','2026-11-18 03:19:17.627189','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(675,112,1,'buy coal 1','2026-11-18 03:19:17.636022','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(676,113,1,'done','2026-11-18 03:19:17.640487','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(677,114,0,'buy coal 4','2026-11-18 03:19:17.649425','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(678,115,0,'buy uranium 1','2026-11-18 03:19:17.654010','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(679,116,0,'buy oil 1','2026-11-18 03:19:17.663525','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(680,117,0,'done','2026-11-18 03:19:17.672223','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(681,118,1,'build kiel','2026-11-18 03:19:17.678274','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(682,119,1,'build flensburg','2026-11-18 03:19:17.684386','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(683,120,1,'done','2026-11-18 03:19:17.694589','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(684,121,0,'build leipzig','2026-11-18 03:19:17.699455','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(685,122,0,'build nuernberg','2026-11-18 03:19:17.710058','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(686,123,0,'done','2026-11-18 03:19:17.714969','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(687,124,0,'power 10 11 21 22 with coal 3 oil 1 uranium 1','2026-11-18 03:19:17.720085','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(688,125,1,'power 13 15 24 with coal 2 garbage 2','2026-11-18 03:19:17.729291','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(689,126,0,'open 31 31','2026-11-18 03:19:17.738135','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(690,127,1,'drop','2026-11-18 03:19:17.742777','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(691,128,0,'remove 10','2026-11-18 03:19:17.751737','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(692,129,1,'open 18 18','2026-11-18 03:19:17.756691','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(693,130,1,'remove 5','2026-11-18 03:19:17.766476','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(694,131,1,'buy coal 1','2026-11-18 03:19:17.771881','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(695,132,1,'buy garbage 2','2026-11-18 03:19:17.781521','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(696,133,1,'done','2026-11-18 03:19:17.793078','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(697,134,0,'buy coal 4','2026-11-18 03:19:17.798954','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(698,135,0,'buy uranium 1','2026-11-18 03:19:17.809434','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(699,136,0,'done','2026-11-18 03:19:17.814370','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(700,137,1,'build duisburg','2026-11-18 03:19:17.823578','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(701,138,1,'done','2026-11-18 03:19:17.828302','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(702,139,0,'build dortmund','2026-11-18 03:19:17.837355','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(703,140,0,'build muenster','2026-11-18 03:19:17.846127','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(704,141,0,'build osnabrueck','2026-11-18 03:19:17.851097','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(705,142,0,'done','2026-11-18 03:19:17.855983','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(706,143,0,'power 21 22 31 with coal 5','2026-11-18 03:19:17.867322','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(707,144,1,'power 13 15 18 24 with coal 2 garbage 2','2026-11-18 03:19:17.878267','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(708,145,0,'open 35 35','2026-11-18 03:19:17.887917','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(709,146,1,'bid 36','2026-11-18 03:19:17.899115','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(710,147,0,'bid 37','2026-11-18 03:19:17.904594','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(711,148,1,'drop','2026-11-18 03:19:17.914313','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(712,149,0,'remove 11','2026-11-18 03:19:17.922094','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(713,150,1,'open 33 33','2026-11-18 03:19:17.927363','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(714,151,1,'remove 13','2026-11-18 03:19:17.937835','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(715,152,1,'buy coal 2','2026-11-18 03:19:17.947461','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(716,153,1,'buy garbage 2','2026-11-18 03:19:17.956890','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(717,154,1,'done','2026-11-18 03:19:17.963642','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(718,155,0,'buy coal 3','2026-11-18 03:19:17.973233','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(719,156,0,'buy oil 3','2026-11-18 03:19:17.984525','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(720,157,0,'done','2026-11-18 03:19:17.990890','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(721,158,1,'build essen','2026-11-18 03:19:18.001411','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(722,159,1,'build duesseldorf','2026-11-18 03:19:18.011943','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(723,160,1,'build wilhelmshaven','2026-11-18 03:19:18.019684','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(724,161,1,'done','2026-11-18 03:19:18.029964','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(725,162,0,'build dresden','2026-11-18 03:19:18.040968','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(726,163,0,'done','2026-11-18 03:19:18.051975','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(727,164,0,'power 22 31 35 with coal 3 oil 1','2026-11-18 03:19:18.062286','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(728,165,1,'power 15 18 24 33 with coal 2 garbage 2','2026-11-18 03:19:18.067720','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(729,166,0,'open 19 19','2026-11-18 03:19:18.078700','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(730,167,1,'drop','2026-11-18 03:19:18.084068','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(731,168,0,'remove 22','2026-11-18 03:19:18.094552','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(732,169,1,'open 39 39','2026-11-18 03:19:18.105272','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(733,170,1,'remove 15','2026-11-18 03:19:18.115119','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(734,171,1,'buy garbage 2','2026-11-18 03:19:18.120452','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(735,172,1,'buy uranium 1','2026-11-18 03:19:18.131076','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(736,173,1,'done','2026-11-18 03:19:18.136203','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(737,174,0,'buy coal 3','2026-11-18 03:19:18.152385','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(738,175,0,'buy oil 1','2026-11-18 03:19:18.161543','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(739,176,0,'buy garbage 2','2026-11-18 03:19:18.176401','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(740,177,0,'buy coal 1','2026-11-18 03:19:18.186570','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(741,178,0,'done','2026-11-18 03:19:18.192198','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(742,179,1,'build kassel','2026-11-18 03:19:18.202232','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(743,180,1,'build fulda','2026-11-18 03:19:18.208288','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(744,181,1,'build wuerzburg','2026-11-18 03:19:18.218095','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(745,182,1,'done','2026-11-18 03:19:18.229734','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(746,183,0,'build bremen','2026-11-18 03:19:18.240426','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(747,184,0,'build cuxhaven','2026-11-18 03:19:18.252117','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(748,185,0,'build hamburg','2026-11-18 03:19:18.262570','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(749,186,0,'build kiel','2026-11-18 03:19:18.267936','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(750,187,0,'done','2026-11-18 03:19:18.281443','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(751,188,0,'power 21 31 35 with coal 3 oil 3','2026-11-18 03:19:18.291373','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(752,189,1,'power 18 24 33 39 with garbage 2 uranium 1','2026-11-18 03:19:18.300263','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(753,190,0,'open 32 32','2026-11-18 03:19:18.311534','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(754,191,1,'bid 33','2026-11-18 03:19:18.323058','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(755,192,0,'bid 34','2026-11-18 03:19:18.334774','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(756,193,1,'bid 35','2026-11-18 03:19:18.346194','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(757,194,0,'bid 36','2026-11-18 03:19:18.352496','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(758,195,1,'bid 37','2026-11-18 03:19:18.363826','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(759,196,0,'bid 38','2026-11-18 03:19:18.375596','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(760,197,1,'bid 39','2026-11-18 03:19:18.386473','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(761,198,0,'bid 40','2026-11-18 03:19:18.398594','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(762,199,1,'bid 41','2026-11-18 03:19:18.410583','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(763,200,0,'bid 42','2026-11-18 03:19:18.423189','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(764,201,1,'bid 43','2026-11-18 03:19:18.439599','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(765,202,0,'bid 44','2026-11-18 03:19:18.451264','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(766,203,1,'bid 45','2026-11-18 03:19:18.463365','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(767,204,0,'bid 46','2026-11-18 03:19:18.479416','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(768,205,1,'bid 47','2026-11-18 03:19:18.491137','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(769,206,0,'bid 48','2026-11-18 03:19:18.503445','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(770,207,1,'bid 49','2026-11-18 03:19:18.514385','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(771,208,0,'drop','2026-11-18 03:19:18.524065','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(772,209,1,'remove 18','2026-11-18 03:19:18.534838','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(773,210,0,'open 40 40','2026-11-18 03:19:18.540456','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(774,211,0,'remove 19','2026-11-18 03:19:18.551042','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(775,212,1,'buy oil 3','2026-11-18 03:19:18.564414','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(776,213,1,'buy garbage 2','2026-11-18 03:19:18.577359','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(777,214,1,'buy uranium 1','2026-11-18 03:19:18.587811','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(778,215,1,'done','2026-11-18 03:19:18.603838','5q8s73i2jm',0);
INSERT INTO "web_action" VALUES(779,0,0,'open 5b 5','2026-11-18 03:19:18.668171','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(780,1,1,'drop','2026-11-18 03:19:18.689521','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(781,2,1,'open 5c 5','2026-11-18 03:19:18.700955','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(782,3,0,'buy oil 2 at 4','2026-11-18 03:19:18.707891','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(783,4,0,'done','2026-11-18 03:19:18.718973','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(784,5,1,'buy gas 1 at 1','2026-11-18 03:19:18.730284','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(785,6,1,'buy oil 1 at 2','2026-11-18 03:19:18.741306','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(786,7,1,'done','2026-11-18 03:19:18.752736','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(787,8,1,'power 5c with gas 1 oil 1','2026-11-18 03:19:18.766386','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(788,9,0,'power 5b with oil 1','2026-11-18 03:19:18.777514','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(789,10,1,'open 5a 5','2026-11-18 03:19:18.783848','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(790,11,0,'drop','2026-11-18 03:19:18.794483','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(791,12,0,'open 4a 1','2026-11-18 03:19:18.805467','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(792,13,0,'buy coal 3 at 3','2026-11-18 03:19:18.811240','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(793,14,0,'done','2026-11-18 03:19:18.822052','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(794,15,1,'buy coal 2 at 2','2026-11-18 03:19:18.832816','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(795,16,1,'buy gas 1 at 1','2026-11-18 03:19:18.845352','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(796,17,1,'buy gas 1 at 1','2026-11-18 03:19:18.856890','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(797,18,1,'done','2026-11-18 03:19:18.868179','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(798,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 03:19:18.879520','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(799,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 03:19:18.892142','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(800,21,1,'open 6b 1','2026-11-18 03:19:18.913606','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(801,22,0,'bid 2','2026-11-18 03:19:18.925560','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(802,23,1,'drop','2026-11-18 03:19:18.936850','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(803,24,1,'pass','2026-11-18 03:19:18.947323','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(804,25,0,'buy coal 3 at 3','2026-11-18 03:19:18.956187','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(805,26,0,'buy oil 1 at 3','2026-11-18 03:19:18.966044','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(806,27,0,'buy uranium 2 at 3','2026-11-18 03:19:18.971313','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(807,28,0,'done','2026-11-18 03:19:18.982046','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(808,29,1,'buy oil 3 at 4','2026-11-18 03:19:18.992030','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(809,30,1,'done','2026-11-18 03:19:19.001976','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(810,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 03:19:19.007820','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(811,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 03:19:19.018507','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(812,33,0,'open 8b 1','2026-11-18 03:19:19.030924','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(813,34,1,'bid 2','2026-11-18 03:19:19.045012','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(814,35,0,'drop','2026-11-18 03:19:19.057976','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(815,36,0,'pass','2026-11-18 03:19:19.068640','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(816,37,1,'buy coal 2 at 2','2026-11-18 03:19:19.079113','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(817,38,1,'buy gas 2 at 4','2026-11-18 03:19:19.084461','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(818,39,1,'buy oil 2 at 3','2026-11-18 03:19:19.094456','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(819,40,1,'buy oil 2 at 3','2026-11-18 03:19:19.108487','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(820,41,1,'done','2026-11-18 03:19:19.113630','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(821,42,0,'done','2026-11-18 03:19:19.123418','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(822,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 03:19:19.128488','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(823,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 03:19:19.138272','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(824,45,1,'pass','2026-11-18 03:19:19.144009','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(825,46,0,'pass','2026-11-18 03:19:19.158981','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(826,47,0,'buy coal 2 at 2','2026-11-18 03:19:19.164186','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(827,48,0,'buy oil 1 at 4','2026-11-18 03:19:19.175440','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(828,49,0,'buy uranium 1 at 2','2026-11-18 03:19:19.185832','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(829,50,0,'buy uranium 1 at 2','2026-11-18 03:19:19.201392','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(830,51,0,'done','2026-11-18 03:19:19.210609','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(831,52,1,'buy gas 1 at 1','2026-11-18 03:19:19.215932','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(832,53,1,'done','2026-11-18 03:19:19.225724','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(833,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 03:19:19.235494','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(834,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 03:19:19.245350','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(835,56,1,'pass','2026-11-18 03:19:19.251612','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(836,57,0,'open 4b 1','2026-11-18 03:19:19.260501','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(837,58,0,'remove 6b','2026-11-18 03:19:19.271176','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(838,59,0,'buy coal 3 at 2','2026-11-18 03:19:19.281481','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(839,60,0,'buy gas 3 at 3','2026-11-18 03:19:19.287399','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(840,61,0,'buy oil 2 at 4','2026-11-18 03:19:19.297851','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(841,62,0,'done','2026-11-18 03:19:19.307445','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(842,63,1,'buy coal 2 at 2','2026-11-18 03:19:19.316790','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(843,64,1,'buy gas 1 at 1','2026-11-18 03:19:19.322457','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(844,65,1,'buy gas 3 at 3','2026-11-18 03:19:19.327390','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(845,66,1,'done','2026-11-18 03:19:19.338025','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(846,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 03:19:19.343044','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(847,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 03:19:19.354659','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(848,69,0,'open 12 1','2026-11-18 03:19:19.366327','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(849,70,1,'bid 2','2026-11-18 03:19:19.371986','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(850,71,0,'drop','2026-11-18 03:19:19.381287','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(851,72,1,'remove 5c','2026-11-18 03:19:19.391772','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(852,73,0,'pass','2026-11-18 03:19:19.401694','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(853,74,1,'buy coal 3 at 2','2026-11-18 03:19:19.407426','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(854,75,1,'buy coal 3 at 2','2026-11-18 03:19:19.416794','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(855,76,1,'buy oil 3 at 3','2026-11-18 03:19:19.422771','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(856,77,1,'done','2026-11-18 03:19:19.433112','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(857,78,0,'buy coal 3 at 2','2026-11-18 03:19:19.444392','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(858,79,0,'buy gas 2 at 3','2026-11-18 03:19:19.450438','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(859,80,0,'done','2026-11-18 03:19:19.468330','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(860,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 03:19:19.478600','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(861,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 03:19:19.488721','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(862,83,1,'open 13 1','2026-11-18 03:19:19.498953','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(863,84,0,'bid 2','2026-11-18 03:19:19.503956','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(864,85,1,'drop','2026-11-18 03:19:19.508473','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(865,86,0,'remove 4b','2026-11-18 03:19:19.518004','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(866,87,1,'open 22 22','2026-11-18 03:19:19.527499','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(867,88,1,'remove 5a','2026-11-18 03:19:19.536953','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(868,89,0,'buy coal 2 at 2','2026-11-18 03:19:19.543123','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(869,90,0,'buy oil 2 at 3','2026-11-18 03:19:19.566146','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(870,91,0,'done','2026-11-18 03:19:19.571520','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(871,92,1,'buy coal 3 at 3','2026-11-18 03:19:19.581860','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(872,93,1,'buy coal 3 at 2','2026-11-18 03:19:19.591678','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(873,94,1,'done','2026-11-18 03:19:19.600914','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(874,95,1,'power 12 22 with coal 6','2026-11-18 03:19:19.606644','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(875,96,0,'power 4a 5b 13 with coal 2 oil 1','2026-11-18 03:19:19.616893','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(876,97,1,'open 21 1','2026-11-18 03:19:19.626726','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(877,98,0,'drop','2026-11-18 03:19:19.632222','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(878,99,1,'remove 8b','2026-11-18 03:19:19.646433','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(879,100,0,'open 26 26','2026-11-18 03:19:19.652679','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(880,101,0,'remove 4a','2026-11-18 03:19:19.661729','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(881,102,0,'done','2026-11-18 03:19:19.670048','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(882,103,1,'buy coal 2 at 2','2026-11-18 03:19:19.684214','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(883,104,1,'buy coal 1 at 2','2026-11-18 03:19:19.699398','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(884,105,1,'buy oil 1 at 3','2026-11-18 03:19:19.714279','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(885,106,1,'done','2026-11-18 03:19:19.724328','t3mshmrn4r',0);
INSERT INTO "web_action" VALUES(886,0,0,'open 5b 5','2026-11-18 03:19:19.751639','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(887,1,1,'drop','2026-11-18 03:19:19.760631','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(888,2,1,'open 5c 5','2026-11-18 03:19:19.771975','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(889,3,0,'buy oil 2 at 4','2026-11-18 03:19:19.778235','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(890,4,0,'done','2026-11-18 03:19:19.792937','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(891,5,1,'buy gas 1 at 1','2026-11-18 03:19:19.798717','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(892,6,1,'buy oil 1 at 2','2026-11-18 03:19:19.804465','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(893,7,1,'done','2026-11-18 03:19:19.821366','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(894,8,1,'power 5c with gas 1 oil 1','2026-11-18 03:19:19.831975','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(895,9,0,'power 5b with oil 1','2026-11-18 03:19:19.837733','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(896,10,1,'open 5a 5','2026-11-18 03:19:19.851991','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(897,11,0,'drop','2026-11-18 03:19:19.861617','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(898,12,0,'open 4a 1','2026-11-18 03:19:19.871667','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(899,13,0,'buy coal 3 at 3','2026-11-18 03:19:19.881442','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(900,14,0,'done','2026-11-18 03:19:19.888728','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(901,15,1,'buy coal 2 at 2','2026-11-18 03:19:19.899341','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(902,16,1,'buy gas 1 at 1','2026-11-18 03:19:19.910028','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(903,17,1,'buy gas 1 at 1','2026-11-18 03:19:19.920469','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(904,18,1,'done','2026-11-18 03:19:19.925726','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(905,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 03:19:19.935484','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(906,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 03:19:19.940346','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(907,21,1,'open 6b 1','2026-11-18 03:19:19.949844','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(908,22,0,'bid 2','2026-11-18 03:19:19.959221','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(909,23,1,'drop','2026-11-18 03:19:19.964679','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(910,24,1,'pass','2026-11-18 03:19:19.975029','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(911,25,0,'buy coal 3 at 3','2026-11-18 03:19:19.980338','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(912,26,0,'buy oil 1 at 3','2026-11-18 03:19:19.990458','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(913,27,0,'buy uranium 2 at 3','2026-11-18 03:19:20.001642','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(914,28,0,'done','2026-11-18 03:19:20.012835','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(915,29,1,'buy oil 3 at 4','2026-11-18 03:19:20.018164','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(916,30,1,'done','2026-11-18 03:19:20.027141','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(917,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 03:19:20.032059','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(918,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 03:19:20.041958','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(919,33,0,'open 8b 1','2026-11-18 03:19:20.051693','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(920,34,1,'bid 2','2026-11-18 03:19:20.056614','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(921,35,0,'drop','2026-11-18 03:19:20.065671','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(922,36,0,'pass','2026-11-18 03:19:20.070710','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(923,37,1,'buy coal 2 at 2','2026-11-18 03:19:20.080479','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(924,38,1,'buy gas 2 at 4','2026-11-18 03:19:20.090151','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(925,39,1,'buy oil 2 at 3','2026-11-18 03:19:20.100223','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(926,40,1,'buy oil 2 at 3','2026-11-18 03:19:20.111108','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(927,41,1,'done','2026-11-18 03:19:20.121013','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(928,42,0,'done','2026-11-18 03:19:20.126231','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(929,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 03:19:20.136015','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(930,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 03:19:20.145282','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(931,45,1,'pass','2026-11-18 03:19:20.150360','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(932,46,0,'pass','2026-11-18 03:19:20.159719','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(933,47,0,'buy coal 2 at 2','2026-11-18 03:19:20.168998','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(934,48,0,'buy oil 1 at 4','2026-11-18 03:19:20.174744','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(935,49,0,'buy uranium 1 at 2','2026-11-18 03:19:20.179513','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(936,50,0,'buy uranium 1 at 2','2026-11-18 03:19:20.189324','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(937,51,0,'done','2026-11-18 03:19:20.198733','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(938,52,1,'buy gas 1 at 1','2026-11-18 03:19:20.203938','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(939,53,1,'done','2026-11-18 03:19:20.214170','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(940,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 03:19:20.219085','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(941,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 03:19:20.228891','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(942,56,1,'pass','2026-11-18 03:19:20.238914','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(943,57,0,'open 4b 1','2026-11-18 03:19:20.244393','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(944,58,0,'remove 6b','2026-11-18 03:19:20.254745','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(945,59,0,'buy coal 3 at 2','2026-11-18 03:19:20.269920','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(946,60,0,'buy gas 3 at 3','2026-11-18 03:19:20.276056','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(947,61,0,'buy oil 2 at 4','2026-11-18 03:19:20.285922','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(948,62,0,'done','2026-11-18 03:19:20.295612','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(949,63,1,'buy coal 2 at 2','2026-11-18 03:19:20.301078','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(950,64,1,'buy gas 1 at 1','2026-11-18 03:19:20.310628','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(951,65,1,'buy gas 3 at 3','2026-11-18 03:19:20.322738','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(952,66,1,'done','2026-11-18 03:19:20.328034','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(953,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 03:19:20.337335','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(954,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 03:19:20.342908','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(955,69,0,'open 12 1','2026-11-18 03:19:20.352669','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(956,70,1,'bid 2','2026-11-18 03:19:20.357696','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(957,71,0,'drop','2026-11-18 03:19:20.367368','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(958,72,1,'remove 5c','2026-11-18 03:19:20.372375','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(959,73,0,'pass','2026-11-18 03:19:20.382368','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(960,74,1,'buy coal 3 at 2','2026-11-18 03:19:20.387568','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(961,75,1,'buy coal 3 at 2','2026-11-18 03:19:20.397525','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(962,76,1,'buy oil 3 at 3','2026-11-18 03:19:20.407361','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(963,77,1,'done','2026-11-18 03:19:20.419094','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(964,78,0,'buy coal 3 at 2','2026-11-18 03:19:20.423978','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(965,79,0,'buy gas 2 at 3','2026-11-18 03:19:20.433794','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(966,80,0,'done','2026-11-18 03:19:20.439349','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(967,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 03:19:20.449376','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(968,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 03:19:20.458872','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(969,83,1,'open 13 1','2026-11-18 03:19:20.463979','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(970,84,0,'bid 2','2026-11-18 03:19:20.473858','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(971,85,1,'drop','2026-11-18 03:19:20.478935','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(972,86,0,'remove 4b','2026-11-18 03:19:20.488841','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(973,87,1,'open 22 22','2026-11-18 03:19:20.498552','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(974,88,1,'remove 5a','2026-11-18 03:19:20.504044','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(975,89,0,'buy coal 2 at 2','2026-11-18 03:19:20.513549','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(976,90,0,'buy oil 2 at 3','2026-11-18 03:19:20.523743','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(977,91,0,'done','2026-11-18 03:19:20.533865','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(978,92,1,'buy coal 3 at 3','2026-11-18 03:19:20.538688','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(979,93,1,'buy coal 3 at 2','2026-11-18 03:19:20.548308','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(980,94,1,'done','2026-11-18 03:19:20.557458','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(981,95,1,'power 12 22 with coal 6','2026-11-18 03:19:20.571864','zgt6nyfx2q',0);
INSERT INTO "web_action" VALUES(1143,0,0,'syndicate topaz','2026-11-18 03:19:22.298326','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1144,1,1,'syndicate umber','2026-11-18 03:19:22.308161','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1145,2,1,'syndicate slate','2026-11-18 03:19:22.313023','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1146,3,0,'syndicate ruby','2026-11-18 03:19:22.320955','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1147,4,0,'syndicate quartz','2026-11-18 03:19:22.331017','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1148,5,1,'syndicate onyx','2026-11-18 03:19:22.340683','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1149,6,0,'open 3 3','2026-11-18 03:19:22.346790','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1150,7,1,'drop','2026-11-18 03:19:22.357989','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1151,8,1,'open 5b 5','2026-11-18 03:19:22.362941','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1152,9,1,'pass','2026-11-18 03:19:22.373901','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1153,10,0,'pass','2026-11-18 03:19:22.385730','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1154,11,0,'plant flint','2026-11-18 03:19:22.395606','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1155,12,0,'station flint','2026-11-18 03:19:22.406645','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1156,13,0,'slot 3','2026-11-18 03:19:22.417427','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1157,14,0,'hire 3','2026-11-18 03:19:22.429540','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1158,15,0,'done','2026-11-18 03:19:22.440143','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1159,16,0,'syndicate umber','2026-11-18 03:19:22.450330','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1160,17,0,'syndicate ruby','2026-11-18 03:19:22.460351','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1161,18,1,'housing garnet','2026-11-18 03:19:22.466466','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1162,19,1,'station garnet','2026-11-18 03:19:22.477430','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1163,20,1,'slot 5b','2026-11-18 03:19:22.483233','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1164,21,1,'hire 0','2026-11-18 03:19:22.498713','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1165,22,1,'done','2026-11-18 03:19:22.509212','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1166,23,1,'power none','2026-11-18 03:19:22.515852','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1167,24,0,'power 3','2026-11-18 03:19:22.525695','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1168,25,1,'pass','2026-11-18 03:19:22.536393','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1169,26,0,'open 5a 4','2026-11-18 03:19:22.547332','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1170,27,0,'hire 3','2026-11-18 03:19:22.553001','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1171,28,0,'done','2026-11-18 03:19:22.563168','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1172,29,0,'syndicate topaz','2026-11-18 03:19:22.573567','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1173,30,1,'hire 0','2026-11-18 03:19:22.579636','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1174,31,1,'done','2026-11-18 03:19:22.590057','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1175,32,1,'power none','2026-11-18 03:19:22.599937','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1176,33,0,'power 3','2026-11-18 03:19:22.610050','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1177,34,0,'open 7 4','2026-11-18 03:19:22.616039','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1178,35,1,'drop','2026-11-18 03:19:22.638913','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1179,36,1,'open 4 2','2026-11-18 03:19:22.649133','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1180,37,1,'plant basalt','2026-11-18 03:19:22.654996','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1181,38,1,'station basalt','2026-11-18 03:19:22.664462','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1182,39,1,'slot 4','2026-11-18 03:19:22.671301','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1183,40,1,'hire 0','2026-11-18 03:19:22.681297','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1184,41,1,'done','2026-11-18 03:19:22.691070','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1185,42,1,'syndicate quartz','2026-11-18 03:19:22.700990','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1186,43,0,'housing ember','2026-11-18 03:19:22.710603','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1187,44,0,'housing amber','2026-11-18 03:19:22.715936','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1188,45,0,'station ember','2026-11-18 03:19:22.725640','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1189,46,0,'station amber','2026-11-18 03:19:22.735367','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1190,47,0,'slot 5a','2026-11-18 03:19:22.744866','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1191,48,0,'slot 7','2026-11-18 03:19:22.751022','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1192,49,0,'hire 1','2026-11-18 03:19:22.756168','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1193,50,0,'done','2026-11-18 03:19:22.766031','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1194,51,0,'power 3','2026-11-18 03:19:22.775665','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1195,52,1,'power 4','2026-11-18 03:19:22.784887','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1196,53,0,'open 10 4','2026-11-18 03:19:22.790779','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1197,54,1,'drop','2026-11-18 03:19:22.800665','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1198,55,1,'pass','2026-11-18 03:19:22.805636','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1199,56,1,'hire 0','2026-11-18 03:19:22.814034','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1200,57,1,'done','2026-11-18 03:19:22.823527','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1201,58,0,'housing jasper','2026-11-18 03:19:22.833287','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1202,59,0,'slot 10','2026-11-18 03:19:22.843035','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1203,60,0,'hire 0','2026-11-18 03:19:22.854430','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1204,61,0,'done','2026-11-18 03:19:22.859668','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1205,62,0,'power 3','2026-11-18 03:19:22.869734','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1206,63,1,'power 4','2026-11-18 03:19:22.877503','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1207,64,0,'pass','2026-11-18 03:19:22.887543','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1208,65,1,'pass','2026-11-18 03:19:22.901313','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1209,66,1,'hire 0','2026-11-18 03:19:22.907105','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1210,67,1,'done','2026-11-18 03:19:22.917074','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1211,68,0,'hire 0','2026-11-18 03:19:22.926692','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1212,69,0,'done','2026-11-18 03:19:22.931896','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1213,70,0,'power 3','2026-11-18 03:19:22.942667','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1214,71,1,'power 4','2026-11-18 03:19:22.952990','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1215,72,0,'pass','2026-11-18 03:19:22.962955','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1216,73,1,'pass','2026-11-18 03:19:22.968222','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1217,74,1,'hire 0','2026-11-18 03:19:22.976292','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1218,75,1,'done','2026-11-18 03:19:22.987256','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1219,76,0,'hire 0','2026-11-18 03:19:22.997586','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1220,77,0,'done','2026-11-18 03:19:23.007436','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1221,78,0,'power 3','2026-11-18 03:19:23.012465','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1222,79,1,'power 4','2026-11-18 03:19:23.022776','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1223,80,0,'pass','2026-11-18 03:19:23.033030','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1224,81,1,'pass','2026-11-18 03:19:23.042887','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1225,82,1,'hire 0','2026-11-18 03:19:23.048286','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1226,83,1,'done','2026-11-18 03:19:23.058435','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1227,84,0,'hire 0','2026-11-18 03:19:23.063987','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1228,85,0,'done','2026-11-18 03:19:23.074411','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1229,86,0,'power 3','2026-11-18 03:19:23.084927','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1230,87,1,'power 4','2026-11-18 03:19:23.095063','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1231,88,0,'open 15 6','2026-11-18 03:19:23.100450','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1232,89,1,'drop','2026-11-18 03:19:23.110264','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1233,90,1,'pass','2026-11-18 03:19:23.120488','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1234,91,1,'hire 0','2026-11-18 03:19:23.125743','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1235,92,1,'done','2026-11-18 03:19:23.134858','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1236,93,0,'housing nickel','2026-11-18 03:19:23.144876','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1237,94,0,'slot 15','2026-11-18 03:19:23.155607','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1238,95,0,'hire 0','2026-11-18 03:19:23.160668','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1239,96,0,'done','2026-11-18 03:19:23.169619','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1240,97,0,'power 3','2026-11-18 03:19:23.174962','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1241,98,1,'power 4','2026-11-18 03:19:23.184505','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1242,99,0,'open 18 18','2026-11-18 03:19:23.194073','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1243,100,1,'drop','2026-11-18 03:19:23.201267','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1244,101,1,'pass','2026-11-18 03:19:23.211290','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1245,102,1,'hire 0','2026-11-18 03:19:23.216107','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1246,103,1,'done','2026-11-18 03:19:23.226420','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1247,104,0,'plant krypton','2026-11-18 03:19:23.236193','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1248,105,0,'station jasper','2026-11-18 03:19:23.245842','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1249,106,0,'station krypton','2026-11-18 03:19:23.251475','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1250,107,0,'slot 18','2026-11-18 03:19:23.264899','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1251,108,0,'hire 1','2026-11-18 03:19:23.273408','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1252,109,0,'done','2026-11-18 03:19:23.282861','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1253,110,0,'power 3 18','2026-11-18 03:19:23.287600','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1254,111,1,'power 4','2026-11-18 03:19:23.297156','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1255,112,0,'pass','2026-11-18 03:19:23.306542','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1256,113,1,'pass','2026-11-18 03:19:23.311490','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1257,114,1,'hire 0','2026-11-18 03:19:23.320832','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1258,115,1,'done','2026-11-18 03:19:23.325563','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1259,116,0,'hire 1','2026-11-18 03:19:23.334945','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1260,117,0,'done','2026-11-18 03:19:23.340258','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1261,118,0,'power 3 18','2026-11-18 03:19:23.349954','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1262,119,1,'power 4','2026-11-18 03:19:23.359252','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1263,120,0,'open 40b 40','2026-11-18 03:19:23.364207','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1264,121,1,'drop','2026-11-18 03:19:23.373577','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1265,122,1,'pass','2026-11-18 03:19:23.383133','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1266,123,1,'hire 0','2026-11-18 03:19:23.388147','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1267,124,1,'done','2026-11-18 03:19:23.397512','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1268,125,0,'plant pyrite','2026-11-18 03:19:23.402170','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1269,126,0,'slot 40b plant','2026-11-18 03:19:23.411456','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1270,127,0,'hire 0','2026-11-18 03:19:23.416313','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1271,128,0,'done','2026-11-18 03:19:23.426044','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1272,129,0,'power 3 18','2026-11-18 03:19:23.430578','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1273,130,1,'power 4','2026-11-18 03:19:23.440932','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1274,131,0,'open 29 29','2026-11-18 03:19:23.451291','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1275,132,1,'drop','2026-11-18 03:19:23.460836','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1276,133,1,'pass','2026-11-18 03:19:23.467255','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1277,134,1,'hire 0','2026-11-18 03:19:23.477613','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1278,135,1,'done','2026-11-18 03:19:23.483246','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1279,136,0,'swap 5a 29','2026-11-18 03:19:23.493564','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1280,137,0,'hire 0','2026-11-18 03:19:23.503915','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1281,138,0,'done','2026-11-18 03:19:23.515830','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1282,139,0,'power 3 18','2026-11-18 03:19:23.526142','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1283,140,1,'power 4','2026-11-18 03:19:23.536103','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1284,141,0,'open 28b 28','2026-11-18 03:19:23.542257','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1285,142,1,'drop','2026-11-18 03:19:23.552504','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1286,143,1,'pass','2026-11-18 03:19:23.563812','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1287,144,1,'hire 0','2026-11-18 03:19:23.569543','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1288,145,1,'done','2026-11-18 03:19:23.580360','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1289,146,0,'station on 28b','2026-11-18 03:19:23.590585','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1290,147,0,'station pyrite','2026-11-18 03:19:23.596432','b7cckifhfa',0);
INSERT INTO "web_action" VALUES(1291,148,0,'station nickel','2026-11-18 03:19:23.608428','b7cckifhfa',0);
CREATE TABLE "web_botturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "lease" datetime NOT NULL, "worker" varchar(80) NOT NULL, "tries" smallint unsigned NOT NULL CHECK ("tries" >= 0), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_turn_for_an_index" UNIQUE ("table_id", "index"));
CREATE TABLE "web_draft" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "version" integer unsigned NOT NULL CHECK ("version" >= 0), "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "dropped" text NOT NULL CHECK ((JSON_VALID("dropped") OR "dropped" IS NULL)), "changed" text NOT NULL CHECK ((JSON_VALID("changed") OR "changed" IS NULL)), "step" smallint unsigned NOT NULL CHECK ("step" >= 0), CONSTRAINT "one_draft_for_a_seat" UNIQUE ("table_id", "seat"));
INSERT INTO "web_draft" VALUES(1,1,6,'["buy oil 1"]','yui6aaip9h','[]','[]',0);
CREATE TABLE "web_errand" ("name" varchar(20) NOT NULL PRIMARY KEY, "done" datetime NOT NULL);
CREATE TABLE "web_guest" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(20) NOT NULL, "secret_hash" varchar(64) NOT NULL, "created" datetime NOT NULL, "seen" datetime NOT NULL);
INSERT INTO "web_guest" VALUES(1,'Mia','b83d0b0a813a0535bdb011448eccd34631402d9f4b6a6aa86582d58facb31b85','2026-11-18 03:19:08.360289','2026-11-18 03:19:08.360297');
INSERT INTO "web_guest" VALUES(2,'Ola','c726eda77253f54c9ae496f8e2b15ad501e94225b617390e4c92816243996405','2026-11-18 03:19:23.641551','2026-11-18 03:19:23.641554');
CREATE TABLE "web_lognote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "after" integer unsigned NOT NULL CHECK ("after" >= 0), "kind" varchar(10) NOT NULL, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "actor" smallint unsigned NOT NULL CHECK ("actor" >= 0), "line" varchar(200) NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE "web_maximum" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lot" varchar(40) NOT NULL, "amount" integer unsigned NOT NULL CHECK ("amount" >= 0), "drops" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_maximum_for_a_seat" UNIQUE ("table_id", "seat"));
CREATE TABLE "web_plannedturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "round" integer unsigned NOT NULL CHECK ("round" >= 0), "phase" varchar(20) NOT NULL, "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "prices" text NOT NULL CHECK ((JSON_VALID("prices") OR "prices" IS NULL)), "is_queued" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "step" smallint unsigned NOT NULL CHECK ("step" >= 0), CONSTRAINT "one_plan_for_a_seat" UNIQUE ("table_id", "seat"));
INSERT INTO "web_plannedturn" VALUES(1,1,1,'building','["build flensburg"]','[10]',0,'yui6aaip9h',0);
CREATE TABLE "web_proposal" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "kind" varchar(10) NOT NULL, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "created" datetime NOT NULL, "by_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_question" UNIQUE ("table_id", "kind", "number"));
CREATE TABLE "web_savedrecord" ("id" varchar(10) NOT NULL PRIMARY KEY, "text" text NOT NULL, "created" datetime NOT NULL, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_savedrecord" VALUES('2fnw9fwyea','gridwright record 1
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
','2026-11-18 03:19:23.678745',1);
CREATE TABLE "web_seat" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "bot" varchar(40) NOT NULL, "name" varchar(20) NOT NULL, "invitation" varchar(22) NOT NULL UNIQUE, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "has_screen" bool NOT NULL, "kept_for_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "stand_in" varchar(40) NOT NULL, CONSTRAINT "one_row_for_a_seat" UNIQUE ("table_id", "number"));
INSERT INTO "web_seat" VALUES(1,0,'novice','Ana','6bxGHNvD4N1-_yLECQDVrg',NULL,'yui6aaip9h',0,NULL,'');
INSERT INTO "web_seat" VALUES(2,1,'','Bea','2mfWXNeBMAAG4h8luu535Q',1,'yui6aaip9h',0,NULL,'');
INSERT INTO "web_seat" VALUES(3,2,'novice','Cid','pyPDi85wpklZMAAXd8n5hg',NULL,'yui6aaip9h',0,NULL,'');
INSERT INTO "web_seat" VALUES(6,0,'','Mia','YxhHS4kOoTVIOTyWIn1K0w',1,'w3riwhk27k',0,NULL,'');
INSERT INTO "web_seat" VALUES(7,1,'novice','Novice B','ylfjyb2u1gUEilRBExt0wA',NULL,'w3riwhk27k',0,NULL,'');
INSERT INTO "web_seat" VALUES(10,0,'','Mia','EN3U_Q96g2noQYr5yDLrSQ',1,'5q8s73i2jm',0,NULL,'');
INSERT INTO "web_seat" VALUES(11,1,'novice','Novice B','DneqcFFGq2V65ViJguxuQQ',NULL,'5q8s73i2jm',0,NULL,'');
INSERT INTO "web_seat" VALUES(12,0,'','Mia','VJMpDZIA4kERXjovCf9HfA',1,'t3mshmrn4r',0,NULL,'');
INSERT INTO "web_seat" VALUES(13,1,'novice','Novice B','GctV3EOWXOwUAfnCep20yw',NULL,'t3mshmrn4r',0,NULL,'');
INSERT INTO "web_seat" VALUES(14,0,'','Mia','6jBwpte-96EyqsXkXFHiyA',1,'zgt6nyfx2q',0,NULL,'');
INSERT INTO "web_seat" VALUES(15,1,'novice','Novice B','b1OAxINrrlz5kFb_5W47Tg',NULL,'zgt6nyfx2q',0,NULL,'');
INSERT INTO "web_seat" VALUES(18,0,'','Mia','cjJp8TAmI-E5Zo3RPniQrA',1,'b7cckifhfa',0,NULL,'');
INSERT INTO "web_seat" VALUES(19,1,'novice','Novice B','8_IW2G_wEbapSPvARSQG-Q',NULL,'b7cckifhfa',0,NULL,'');
INSERT INTO "web_seat" VALUES(20,0,'','Ola','XGe4udOOgE-goZRMDVv8ng',2,'xfhn9bmsqj',0,NULL,'');
INSERT INTO "web_seat" VALUES(21,1,'','Seat B','1aAi-G3XThdZZXHEyl_YOA',NULL,'xfhn9bmsqj',0,NULL,'');
CREATE TABLE "web_table" ("id" varchar(10) NOT NULL PRIMARY KEY, "title" varchar(20) NOT NULL, "board" varchar(40) NOT NULL, "seat_count" smallint unsigned NOT NULL CHECK ("seat_count" >= 0), "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "rules" smallint unsigned NOT NULL CHECK ("rules" >= 0), "seed" bigint NOT NULL, "version" integer unsigned NOT NULL CHECK ("version" >= 0), "change" integer unsigned NOT NULL CHECK ("change" >= 0), "state" varchar(10) NOT NULL, "pace" integer unsigned NOT NULL CHECK ("pace" >= 0), "created" datetime NOT NULL, "opened" datetime NOT NULL, "host_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "start" text NOT NULL, "is_listed" bool NOT NULL, "phase" varchar(30) NOT NULL, "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "to_act" smallint NOT NULL, "rematch_id" varchar(10) NULL UNIQUE REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_table" VALUES('yui6aaip9h','recharged','germany',3,'{}',2,7,6,3,'running',0,'2026-11-18 03:19:08.387801','2026-11-18 03:19:08.535464',1,'',0,'resources',1,1,NULL);
INSERT INTO "web_table" VALUES('w3riwhk27k','recharged','germany',2,'{}',2,7,158,160,'running',0,'2026-11-18 03:19:11.018802','2026-11-18 03:19:13.092869',1,'',0,'resources',10,0,NULL);
INSERT INTO "web_table" VALUES('5q8s73i2jm','classic','germany',2,'{}',2,7,216,218,'running',0,'2026-11-18 03:19:16.313144','2026-11-18 03:19:18.605659',1,'',0,'resources',12,0,NULL);
INSERT INTO "web_table" VALUES('t3mshmrn4r','card','',2,'{}',2,7,107,109,'over',0,'2026-11-18 03:19:18.649803','2026-11-18 03:19:19.725401',1,'',0,'over',9,-1,NULL);
INSERT INTO "web_table" VALUES('zgt6nyfx2q','card','',2,'{}',2,7,96,98,'running',0,'2026-11-18 03:19:19.726904','2026-11-18 03:19:20.573991',1,'',0,'bureaucracy',8,0,NULL);
INSERT INTO "web_table" VALUES('b7cckifhfa','outpost','',2,'{}',2,7,149,151,'running',0,'2026-11-18 03:19:22.281968','2026-11-18 03:19:23.614068',1,'',0,'expansion',13,0,NULL);
INSERT INTO "web_table" VALUES('xfhn9bmsqj','recharged','germany',2,'{}',2,7,0,2,'waiting',0,'2026-11-18 03:19:23.642708','2026-11-18 03:19:23.662905',2,'',0,'trust',0,-1,NULL);
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
INSERT INTO "sqlite_sequence" VALUES('django_migrations',9);
INSERT INTO "sqlite_sequence" VALUES('web_action',1291);
INSERT INTO "sqlite_sequence" VALUES('web_guest',2);
INSERT INTO "sqlite_sequence" VALUES('web_seat',21);
INSERT INTO "sqlite_sequence" VALUES('web_proposal',0);
INSERT INTO "sqlite_sequence" VALUES('web_vote',0);
INSERT INTO "sqlite_sequence" VALUES('web_draft',1);
INSERT INTO "sqlite_sequence" VALUES('web_plannedturn',1);
INSERT INTO "sqlite_sequence" VALUES('web_botturn',1296);
COMMIT;
