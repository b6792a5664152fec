BEGIN TRANSACTION;
CREATE TABLE "django_migrations" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "app" varchar(255) NOT NULL, "name" varchar(255) NOT NULL, "applied" datetime NOT NULL);
INSERT INTO "django_migrations" VALUES(1,'web','0001_initial','2026-11-18 04:45:33.824423');
INSERT INTO "django_migrations" VALUES(2,'web','0002_drafts','2026-11-18 04:45:33.828731');
INSERT INTO "django_migrations" VALUES(3,'web','0003_records','2026-11-18 04:45:33.848717');
INSERT INTO "django_migrations" VALUES(4,'web','0004_panel','2026-11-18 04:45:33.868731');
INSERT INTO "django_migrations" VALUES(5,'web','0005_lobby','2026-11-18 04:45:33.941722');
INSERT INTO "django_migrations" VALUES(6,'web','0006_plans','2026-11-18 04:45:33.956185');
INSERT INTO "django_migrations" VALUES(7,'web','0007_steps','2026-11-18 04:45:33.978051');
INSERT INTO "django_migrations" VALUES(8,'web','0008_mentions','2026-11-18 04:45:33.988749');
INSERT INTO "django_migrations" VALUES(9,'web','0009_names','2026-11-18 04:45:34.045769');
INSERT INTO "django_migrations" VALUES(10,'web','0010_content','2026-11-18 04:45:34.065111');
INSERT INTO "django_migrations" VALUES(11,'web','0011_drafts','2026-11-18 04:45:34.180036');
INSERT INTO "django_migrations" VALUES(12,'web','0012_bot_queue','2026-11-18 04:45:34.216935');
CREATE TABLE "web_action" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "line" varchar(200) NOT NULL, "created" datetime NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "automatic" bool NOT NULL, CONSTRAINT "one_action_for_an_index" UNIQUE ("table_id", "index"));
INSERT INTO "web_action" VALUES(1,0,1,'open 3 1','2026-11-18 04:45:34.597905','kjgs834har',0);
INSERT INTO "web_action" VALUES(2,1,2,'drop','2026-11-18 04:45:34.598097','kjgs834har',0);
INSERT INTO "web_action" VALUES(3,2,0,'drop','2026-11-18 04:45:34.598243','kjgs834har',0);
INSERT INTO "web_action" VALUES(4,3,2,'open 4 4','2026-11-18 04:45:34.598620','kjgs834har',0);
INSERT INTO "web_action" VALUES(5,4,0,'drop','2026-11-18 04:45:34.598736','kjgs834har',0);
INSERT INTO "web_action" VALUES(6,5,0,'open 5 5','2026-11-18 04:45:34.599038','kjgs834har',0);
INSERT INTO "web_action" VALUES(177,0,0,'trust wilhelmshaven','2026-11-18 04:45:35.464599','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(178,1,1,'trust bremen','2026-11-18 04:45:35.469153','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(179,2,1,'trust hannover','2026-11-18 04:45:35.473676','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(180,3,0,'trust cuxhaven','2026-11-18 04:45:35.478062','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(181,4,0,'trust kassel','2026-11-18 04:45:35.482405','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(182,5,1,'trust fulda','2026-11-18 04:45:35.486956','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(183,6,0,'open 7 7','2026-11-18 04:45:35.491368','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(184,7,1,'bid 8','2026-11-18 04:45:35.495729','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(185,8,0,'bid 9','2026-11-18 04:45:35.500162','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(186,9,1,'bid 10','2026-11-18 04:45:35.504517','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(187,10,0,'drop','2026-11-18 04:45:35.508923','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(188,11,0,'open 12 12','2026-11-18 04:45:35.513296','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(189,12,1,'buy oil 3','2026-11-18 04:45:35.517627','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(190,13,1,'done','2026-11-18 04:45:35.522038','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(191,14,0,'buy coal 2','2026-11-18 04:45:35.526463','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(192,15,0,'buy oil 1','2026-11-18 04:45:35.530890','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(193,16,0,'done','2026-11-18 04:45:35.535190','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(194,17,1,'build duisburg','2026-11-18 04:45:35.539665','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(195,18,1,'build essen','2026-11-18 04:45:35.543984','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(196,19,1,'done','2026-11-18 04:45:35.548294','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(197,20,0,'build muenster','2026-11-18 04:45:35.553383','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(198,21,0,'build dortmund','2026-11-18 04:45:35.557756','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(199,22,0,'done','2026-11-18 04:45:35.562072','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(200,23,0,'power 12 with coal 2','2026-11-18 04:45:35.566440','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(201,24,1,'power 7 with oil 3','2026-11-18 04:45:35.570813','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(202,25,0,'open 4 1','2026-11-18 04:45:35.575158','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(203,26,1,'drop','2026-11-18 04:45:35.579565','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(204,27,1,'open 16 16','2026-11-18 04:45:35.583881','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(205,28,1,'buy oil 2','2026-11-18 04:45:35.588240','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(206,29,1,'done','2026-11-18 04:45:35.592607','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(207,30,0,'buy coal 3','2026-11-18 04:45:35.596942','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(208,31,0,'done','2026-11-18 04:45:35.601395','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(209,32,1,'build duesseldorf','2026-11-18 04:45:35.605737','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(210,33,1,'done','2026-11-18 04:45:35.610215','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(211,34,0,'build osnabrueck','2026-11-18 04:45:35.614596','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(212,35,0,'done','2026-11-18 04:45:35.618902','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(213,36,0,'power 4 12 with coal 3 oil 1','2026-11-18 04:45:35.623406','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(214,37,1,'power 16 with oil 2','2026-11-18 04:45:35.627790','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(215,38,1,'open 5 1','2026-11-18 04:45:35.632198','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(216,39,0,'drop','2026-11-18 04:45:35.636685','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(217,40,0,'open 25 25','2026-11-18 04:45:35.641112','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(218,41,0,'buy coal 2','2026-11-18 04:45:35.647488','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(219,42,0,'done','2026-11-18 04:45:35.651911','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(220,43,1,'buy oil 2','2026-11-18 04:45:35.656271','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(221,44,1,'done','2026-11-18 04:45:35.660607','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(222,45,0,'build hamburg','2026-11-18 04:45:35.665087','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(223,46,0,'done','2026-11-18 04:45:35.669416','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(224,47,1,'done','2026-11-18 04:45:35.673698','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(225,48,1,'power 16 with oil 2','2026-11-18 04:45:35.678055','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(226,49,0,'power 25 with coal 2','2026-11-18 04:45:35.682468','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(227,50,0,'open 11 1','2026-11-18 04:45:35.686880','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(228,51,1,'drop','2026-11-18 04:45:35.691305','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(229,52,0,'remove 4','2026-11-18 04:45:35.695699','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(230,53,1,'open 14 14','2026-11-18 04:45:35.700089','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(231,54,1,'remove 5','2026-11-18 04:45:35.704524','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(232,55,1,'buy oil 2','2026-11-18 04:45:35.709041','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(233,56,1,'done','2026-11-18 04:45:35.713448','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(234,57,0,'buy coal 4','2026-11-18 04:45:35.717828','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(235,58,0,'buy oil 1','2026-11-18 04:45:35.722441','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(236,59,0,'done','2026-11-18 04:45:35.726876','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(237,60,1,'done','2026-11-18 04:45:35.731301','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(238,61,0,'build kiel','2026-11-18 04:45:35.735730','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(239,62,0,'build flensburg','2026-11-18 04:45:35.740115','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(240,63,0,'done','2026-11-18 04:45:35.744768','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(241,64,0,'power 12 25 with coal 4','2026-11-18 04:45:35.749227','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(242,65,1,'power 16 with oil 2','2026-11-18 04:45:35.753655','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(243,66,0,'open 20 20','2026-11-18 04:45:35.758162','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(244,67,1,'bid 21','2026-11-18 04:45:35.762651','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(245,68,0,'drop','2026-11-18 04:45:35.767025','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(246,69,1,'remove 7','2026-11-18 04:45:35.771469','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(247,70,0,'open 10 1','2026-11-18 04:45:35.776044','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(248,71,0,'remove 11','2026-11-18 04:45:35.780485','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(249,72,1,'buy coal 3','2026-11-18 04:45:35.785004','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(250,73,1,'done','2026-11-18 04:45:35.789480','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(251,74,0,'buy coal 3','2026-11-18 04:45:35.793923','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(252,75,0,'done','2026-11-18 04:45:35.798386','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(253,76,1,'done','2026-11-18 04:45:35.802740','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(254,77,0,'done','2026-11-18 04:45:35.807067','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(255,78,0,'power 25 with coal 2','2026-11-18 04:45:35.811404','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(256,79,1,'power 20 with coal 3','2026-11-18 04:45:35.815739','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(257,80,0,'pass','2026-11-18 04:45:35.821158','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(258,81,1,'pass','2026-11-18 04:45:35.825546','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(259,82,1,'buy coal 3','2026-11-18 04:45:35.830021','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(260,83,1,'buy oil 2','2026-11-18 04:45:35.834438','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(261,84,1,'done','2026-11-18 04:45:35.838773','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(262,85,0,'buy coal 4','2026-11-18 04:45:35.843147','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(263,86,0,'done','2026-11-18 04:45:35.847472','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(264,87,1,'done','2026-11-18 04:45:35.851861','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(265,88,0,'build erfurt','2026-11-18 04:45:35.856270','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(266,89,0,'build halle','2026-11-18 04:45:35.860606','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(267,90,0,'build leipzig','2026-11-18 04:45:35.864915','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(268,91,0,'done','2026-11-18 04:45:35.869249','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(269,92,0,'power 10 12 25 with coal 5 oil 1','2026-11-18 04:45:35.873657','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(270,93,1,'power 16 with oil 2','2026-11-18 04:45:35.878082','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(271,94,0,'open 21 21','2026-11-18 04:45:35.882534','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(272,95,1,'drop','2026-11-18 04:45:35.886854','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(273,96,0,'remove 10','2026-11-18 04:45:35.891260','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(274,97,1,'open 17 1','2026-11-18 04:45:35.895644','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(275,98,1,'remove 14','2026-11-18 04:45:35.899990','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(276,99,1,'buy oil 2','2026-11-18 04:45:35.904459','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(277,100,1,'done','2026-11-18 04:45:35.908827','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(278,101,0,'buy coal 6','2026-11-18 04:45:35.913250','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(279,102,0,'buy oil 2','2026-11-18 04:45:35.917619','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(280,103,0,'done','2026-11-18 04:45:35.921992','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(281,104,1,'done','2026-11-18 04:45:35.926364','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(282,105,0,'build dresden','2026-11-18 04:45:35.930795','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(283,106,0,'build cuxhaven','2026-11-18 04:45:35.935107','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(284,107,0,'done','2026-11-18 04:45:35.939462','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(285,108,0,'power 21 25 with coal 2 oil 2','2026-11-18 04:45:35.943866','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(286,109,1,'power 16 with oil 2','2026-11-18 04:45:35.948335','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(287,110,0,'open 32 32','2026-11-18 04:45:35.952843','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(288,111,1,'drop','2026-11-18 04:45:35.957219','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(289,112,0,'remove 12','2026-11-18 04:45:35.961650','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(290,113,1,'open 22 1','2026-11-18 04:45:35.966092','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(291,114,1,'remove 17','2026-11-18 04:45:35.970774','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(292,115,1,'buy oil 2','2026-11-18 04:45:35.975278','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(293,116,1,'done','2026-11-18 04:45:35.979660','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(294,117,0,'buy oil 3','2026-11-18 04:45:35.983982','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(295,118,0,'buy oil 1','2026-11-18 04:45:35.988370','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(296,119,0,'done','2026-11-18 04:45:35.992744','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(297,120,1,'build dortmund','2026-11-18 04:45:35.997061','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(298,121,1,'build muenster','2026-11-18 04:45:36.001410','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(299,122,1,'build osnabrueck','2026-11-18 04:45:36.005697','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(300,123,1,'build bremen','2026-11-18 04:45:36.010043','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(301,124,1,'done','2026-11-18 04:45:36.014358','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(302,125,0,'build duisburg','2026-11-18 04:45:36.018673','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(303,126,0,'build essen','2026-11-18 04:45:36.022999','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(304,127,0,'done','2026-11-18 04:45:36.031444','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(305,128,0,'power 25 32 with coal 2 oil 3','2026-11-18 04:45:36.036220','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(306,129,1,'power 20 22 with coal 3','2026-11-18 04:45:36.041046','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(307,130,0,'open 34 34','2026-11-18 04:45:36.045835','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(308,131,1,'drop','2026-11-18 04:45:36.050319','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(309,132,0,'remove 21','2026-11-18 04:45:36.054724','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(310,133,1,'open 28 1','2026-11-18 04:45:36.059258','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(311,134,1,'remove 16','2026-11-18 04:45:36.063686','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(312,135,1,'buy coal 3','2026-11-18 04:45:36.068081','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(313,136,1,'buy uranium 1','2026-11-18 04:45:36.072535','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(314,137,1,'done','2026-11-18 04:45:36.076951','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(315,138,0,'buy oil 2','2026-11-18 04:45:36.081329','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(316,139,0,'buy uranium 1','2026-11-18 04:45:36.085627','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(317,140,0,'done','2026-11-18 04:45:36.089921','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(318,141,1,'build hannover','2026-11-18 04:45:36.094316','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(319,142,1,'done','2026-11-18 04:45:36.098612','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(320,143,0,'build duesseldorf','2026-11-18 04:45:36.102931','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(321,144,0,'build fulda','2026-11-18 04:45:36.107277','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(322,145,0,'build wuerzburg','2026-11-18 04:45:36.111675','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(323,146,0,'done','2026-11-18 04:45:36.116109','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(324,147,0,'power 25 32 34 with coal 2 oil 3 uranium 1','2026-11-18 04:45:36.120820','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(325,148,1,'power 22 28 with uranium 1','2026-11-18 04:45:36.125443','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(326,149,0,'open 46 46','2026-11-18 04:45:36.130295','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(327,150,1,'drop','2026-11-18 04:45:36.135241','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(328,151,0,'remove 25','2026-11-18 04:45:36.139778','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(329,152,1,'open 39 1','2026-11-18 04:45:36.144310','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(330,153,1,'remove 22','2026-11-18 04:45:36.148818','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(331,154,1,'buy uranium 2','2026-11-18 04:45:36.153227','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(332,155,1,'done','2026-11-18 04:45:36.159539','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(333,156,0,'buy coal 1','2026-11-18 04:45:36.163946','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(334,157,0,'buy oil 5','2026-11-18 04:45:36.168504','pi39g2au8u',0);
INSERT INTO "web_action" VALUES(563,0,0,'open 3 3','2026-11-18 04:45:37.289252','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(564,1,1,'drop','2026-11-18 04:45:37.294431','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(565,2,1,'open 7 7','2026-11-18 04:45:37.298937','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(566,3,0,'buy oil 2','2026-11-18 04:45:37.303351','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(567,4,0,'done','2026-11-18 04:45:37.307664','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(568,5,1,'buy oil 3','2026-11-18 04:45:37.311960','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(569,6,1,'done','2026-11-18 04:45:37.316518','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(570,7,0,'build duisburg','2026-11-18 04:45:37.321219','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(571,8,0,'done','2026-11-18 04:45:37.325591','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(572,9,1,'build muenster','2026-11-18 04:45:37.330170','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(573,10,1,'build dortmund','2026-11-18 04:45:37.334572','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(574,11,1,'done','2026-11-18 04:45:37.338930','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(575,12,1,'power 7 with oil 3','2026-11-18 04:45:37.343349','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(576,13,0,'power 3 with oil 2','2026-11-18 04:45:37.347798','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(577,14,1,'open 4 4','2026-11-18 04:45:37.352460','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(578,15,0,'drop','2026-11-18 04:45:37.357037','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(579,16,0,'open 8 8','2026-11-18 04:45:37.361689','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(580,17,0,'buy coal 3','2026-11-18 04:45:37.366344','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(581,18,0,'buy oil 2','2026-11-18 04:45:37.370912','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(582,19,0,'done','2026-11-18 04:45:37.375560','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(583,20,1,'buy coal 2','2026-11-18 04:45:37.380026','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(584,21,1,'buy oil 3','2026-11-18 04:45:37.384599','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(585,22,1,'done','2026-11-18 04:45:37.389108','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(586,23,0,'build essen','2026-11-18 04:45:37.393595','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(587,24,0,'build duesseldorf','2026-11-18 04:45:37.398010','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(588,25,0,'done','2026-11-18 04:45:37.402481','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(589,26,1,'build osnabrueck','2026-11-18 04:45:37.406901','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(590,27,1,'done','2026-11-18 04:45:37.411305','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(591,28,1,'power 4 7 with coal 2 oil 3','2026-11-18 04:45:37.415669','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(592,29,0,'power 8 with coal 3','2026-11-18 04:45:37.420289','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(593,30,0,'open 5 5','2026-11-18 04:45:37.424872','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(594,31,1,'bid 6','2026-11-18 04:45:37.429338','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(595,32,0,'drop','2026-11-18 04:45:37.433804','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(596,33,0,'open 10 10','2026-11-18 04:45:37.438272','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(597,34,1,'buy coal 4','2026-11-18 04:45:37.442744','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(598,35,1,'buy oil 3','2026-11-18 04:45:37.447170','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(599,36,1,'done','2026-11-18 04:45:37.451632','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(600,37,0,'buy coal 2','2026-11-18 04:45:37.457996','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(601,38,0,'done','2026-11-18 04:45:37.466875','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(602,39,1,'done','2026-11-18 04:45:37.471561','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(603,40,0,'done','2026-11-18 04:45:37.476154','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(604,41,0,'power 10 with coal 2','2026-11-18 04:45:37.485159','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(605,42,1,'power 4 7 with coal 2 oil 3','2026-11-18 04:45:37.489666','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(606,43,0,'open 6 6','2026-11-18 04:45:37.494038','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(607,44,1,'drop','2026-11-18 04:45:37.498496','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(608,45,1,'open 15 15','2026-11-18 04:45:37.505007','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(609,46,1,'buy coal 2','2026-11-18 04:45:37.513921','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(610,47,1,'done','2026-11-18 04:45:37.518811','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(611,48,0,'buy coal 5','2026-11-18 04:45:37.524297','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(612,49,0,'done','2026-11-18 04:45:37.532947','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(613,50,1,'build bremen','2026-11-18 04:45:37.537617','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(614,51,1,'done','2026-11-18 04:45:37.542003','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(615,52,0,'done','2026-11-18 04:45:37.546399','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(616,53,0,'power 10 with coal 2','2026-11-18 04:45:37.550891','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(617,54,1,'power 15 with coal 2','2026-11-18 04:45:37.555358','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(618,55,1,'open 13 13','2026-11-18 04:45:37.559802','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(619,56,0,'bid 14','2026-11-18 04:45:37.564250','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(620,57,1,'bid 15','2026-11-18 04:45:37.568685','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(621,58,0,'drop','2026-11-18 04:45:37.573057','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(622,59,1,'remove 4','2026-11-18 04:45:37.577495','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(623,60,0,'open 11 11','2026-11-18 04:45:37.581954','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(624,61,0,'remove 3','2026-11-18 04:45:37.586515','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(625,62,0,'buy uranium 1','2026-11-18 04:45:37.590999','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(626,63,0,'done','2026-11-18 04:45:37.595581','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(627,64,1,'buy oil 3','2026-11-18 04:45:37.600086','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(628,65,1,'done','2026-11-18 04:45:37.608937','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(629,66,0,'build kassel','2026-11-18 04:45:37.613428','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(630,67,0,'done','2026-11-18 04:45:37.617739','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(631,68,1,'build cuxhaven','2026-11-18 04:45:37.626448','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(632,69,1,'build hannover','2026-11-18 04:45:37.630937','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(633,70,1,'done','2026-11-18 04:45:37.635425','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(634,71,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 04:45:37.640090','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(635,72,0,'power 10 11 with coal 2 uranium 1','2026-11-18 04:45:37.649173','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(636,73,1,'pass','2026-11-18 04:45:37.653768','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(637,74,0,'open 22 22','2026-11-18 04:45:37.658457','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(638,75,0,'remove 6','2026-11-18 04:45:37.662944','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(639,76,0,'buy coal 1','2026-11-18 04:45:37.667487','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(640,77,0,'buy uranium 1','2026-11-18 04:45:37.671984','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(641,78,0,'done','2026-11-18 04:45:37.676499','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(642,79,1,'buy coal 4','2026-11-18 04:45:37.681032','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(643,80,1,'buy oil 3','2026-11-18 04:45:37.685576','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(644,81,1,'buy oil 1','2026-11-18 04:45:37.692358','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(645,82,1,'done','2026-11-18 04:45:37.697036','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(646,83,0,'build fulda','2026-11-18 04:45:37.701631','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(647,84,0,'build wuerzburg','2026-11-18 04:45:37.706092','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(648,85,0,'done','2026-11-18 04:45:37.710452','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(649,86,1,'build hamburg','2026-11-18 04:45:37.714858','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(650,87,1,'done','2026-11-18 04:45:37.719269','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(651,88,1,'power 7 13 15 with coal 2 oil 3','2026-11-18 04:45:37.723816','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(652,89,0,'power 10 11 22 with coal 2 uranium 1','2026-11-18 04:45:37.728278','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(653,90,1,'open 21 21','2026-11-18 04:45:37.732757','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(654,91,0,'bid 22','2026-11-18 04:45:37.737226','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(655,92,1,'drop','2026-11-18 04:45:37.741800','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(656,93,0,'remove 8','2026-11-18 04:45:37.746242','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(657,94,1,'pass','2026-11-18 04:45:37.750655','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(658,95,0,'buy coal 2','2026-11-18 04:45:37.755181','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(659,96,0,'buy uranium 1','2026-11-18 04:45:37.759613','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(660,97,0,'done','2026-11-18 04:45:37.764087','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(661,98,1,'buy coal 2','2026-11-18 04:45:37.768596','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(662,99,1,'buy oil 2','2026-11-18 04:45:37.773019','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(663,100,1,'buy oil 1','2026-11-18 04:45:37.777452','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(664,101,1,'done','2026-11-18 04:45:37.781836','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(665,102,0,'build erfurt','2026-11-18 04:45:37.786293','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(666,103,0,'build halle','2026-11-18 04:45:37.790596','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(667,104,0,'done','2026-11-18 04:45:37.794881','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(668,105,1,'done','2026-11-18 04:45:37.799680','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(669,106,1,'power 13 15 with coal 2','2026-11-18 04:45:37.804150','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(670,107,0,'power 11 21 22 with coal 2 uranium 1','2026-11-18 04:45:37.808649','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(671,108,0,'pass','2026-11-18 04:45:37.813071','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(672,109,1,'open 24 24','2026-11-18 04:45:37.817503','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(673,110,1,'remove 7','2026-11-18 04:45:37.822858','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(674,111,1,'buy garbage 2','2026-11-18 04:45:37.827399','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(675,112,1,'buy coal 1','2026-11-18 04:45:37.831809','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(676,113,1,'done','2026-11-18 04:45:37.836233','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(677,114,0,'buy coal 4','2026-11-18 04:45:37.840743','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(678,115,0,'buy uranium 1','2026-11-18 04:45:37.845169','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(679,116,0,'buy oil 1','2026-11-18 04:45:37.849595','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(680,117,0,'done','2026-11-18 04:45:37.853954','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(681,118,1,'build kiel','2026-11-18 04:45:37.858382','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(682,119,1,'build flensburg','2026-11-18 04:45:37.862732','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(683,120,1,'done','2026-11-18 04:45:37.867054','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(684,121,0,'build leipzig','2026-11-18 04:45:37.871455','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(685,122,0,'build nuernberg','2026-11-18 04:45:37.875777','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(686,123,0,'done','2026-11-18 04:45:37.880063','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(687,124,0,'power 10 11 21 22 with coal 3 oil 1 uranium 1','2026-11-18 04:45:37.884500','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(688,125,1,'power 13 15 24 with coal 2 garbage 2','2026-11-18 04:45:37.888961','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(689,126,0,'open 31 31','2026-11-18 04:45:37.893438','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(690,127,1,'drop','2026-11-18 04:45:37.897857','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(691,128,0,'remove 10','2026-11-18 04:45:37.902444','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(692,129,1,'open 18 18','2026-11-18 04:45:37.906897','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(693,130,1,'remove 5','2026-11-18 04:45:37.911302','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(694,131,1,'buy coal 1','2026-11-18 04:45:37.915744','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(695,132,1,'buy garbage 2','2026-11-18 04:45:37.922227','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(696,133,1,'done','2026-11-18 04:45:37.926668','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(697,134,0,'buy coal 4','2026-11-18 04:45:37.931210','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(698,135,0,'buy uranium 1','2026-11-18 04:45:37.935972','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(699,136,0,'done','2026-11-18 04:45:37.940787','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(700,137,1,'build duisburg','2026-11-18 04:45:37.945355','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(701,138,1,'done','2026-11-18 04:45:37.949733','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(702,139,0,'build dortmund','2026-11-18 04:45:37.954297','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(703,140,0,'build muenster','2026-11-18 04:45:37.958661','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(704,141,0,'build osnabrueck','2026-11-18 04:45:37.963010','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(705,142,0,'done','2026-11-18 04:45:37.967390','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(706,143,0,'power 21 22 31 with coal 5','2026-11-18 04:45:37.971802','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(707,144,1,'power 13 15 18 24 with coal 2 garbage 2','2026-11-18 04:45:37.976360','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(708,145,0,'open 35 35','2026-11-18 04:45:37.980925','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(709,146,1,'bid 36','2026-11-18 04:45:37.985401','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(710,147,0,'bid 37','2026-11-18 04:45:37.989819','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(711,148,1,'drop','2026-11-18 04:45:37.994155','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(712,149,0,'remove 11','2026-11-18 04:45:37.998545','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(713,150,1,'open 33 33','2026-11-18 04:45:38.003023','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(714,151,1,'remove 13','2026-11-18 04:45:38.007473','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(715,152,1,'buy coal 2','2026-11-18 04:45:38.011913','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(716,153,1,'buy garbage 2','2026-11-18 04:45:38.016366','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(717,154,1,'done','2026-11-18 04:45:38.020836','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(718,155,0,'buy coal 3','2026-11-18 04:45:38.025265','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(719,156,0,'buy oil 3','2026-11-18 04:45:38.029644','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(720,157,0,'done','2026-11-18 04:45:38.034016','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(721,158,1,'build essen','2026-11-18 04:45:38.038477','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(722,159,1,'build duesseldorf','2026-11-18 04:45:38.042874','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(723,160,1,'build wilhelmshaven','2026-11-18 04:45:38.047282','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(724,161,1,'done','2026-11-18 04:45:38.051657','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(725,162,0,'build dresden','2026-11-18 04:45:38.056068','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(726,163,0,'done','2026-11-18 04:45:38.060466','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(727,164,0,'power 22 31 35 with coal 3 oil 1','2026-11-18 04:45:38.064992','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(728,165,1,'power 15 18 24 33 with coal 2 garbage 2','2026-11-18 04:45:38.069444','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(729,166,0,'open 19 19','2026-11-18 04:45:38.074288','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(730,167,1,'drop','2026-11-18 04:45:38.078815','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(731,168,0,'remove 22','2026-11-18 04:45:38.083216','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(732,169,1,'open 39 39','2026-11-18 04:45:38.087724','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(733,170,1,'remove 15','2026-11-18 04:45:38.092161','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(734,171,1,'buy garbage 2','2026-11-18 04:45:38.101375','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(735,172,1,'buy uranium 1','2026-11-18 04:45:38.107282','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(736,173,1,'done','2026-11-18 04:45:38.111769','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(737,174,0,'buy coal 3','2026-11-18 04:45:38.116293','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(738,175,0,'buy oil 1','2026-11-18 04:45:38.120816','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(739,176,0,'buy garbage 2','2026-11-18 04:45:38.125298','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(740,177,0,'buy coal 1','2026-11-18 04:45:38.129804','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(741,178,0,'done','2026-11-18 04:45:38.134271','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(742,179,1,'build kassel','2026-11-18 04:45:38.138819','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(743,180,1,'build fulda','2026-11-18 04:45:38.143222','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(744,181,1,'build wuerzburg','2026-11-18 04:45:38.147636','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(745,182,1,'done','2026-11-18 04:45:38.151976','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(746,183,0,'build bremen','2026-11-18 04:45:38.156437','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(747,184,0,'build cuxhaven','2026-11-18 04:45:38.160851','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(748,185,0,'build hamburg','2026-11-18 04:45:38.165241','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(749,186,0,'build kiel','2026-11-18 04:45:38.169651','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(750,187,0,'done','2026-11-18 04:45:38.174049','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(751,188,0,'power 21 31 35 with coal 3 oil 3','2026-11-18 04:45:38.178497','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(752,189,1,'power 18 24 33 39 with garbage 2 uranium 1','2026-11-18 04:45:38.182951','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(753,190,0,'open 32 32','2026-11-18 04:45:38.187879','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(754,191,1,'bid 33','2026-11-18 04:45:38.192965','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(755,192,0,'bid 34','2026-11-18 04:45:38.198251','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(756,193,1,'bid 35','2026-11-18 04:45:38.205294','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(757,194,0,'bid 36','2026-11-18 04:45:38.210597','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(758,195,1,'bid 37','2026-11-18 04:45:38.215667','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(759,196,0,'bid 38','2026-11-18 04:45:38.221079','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(760,197,1,'bid 39','2026-11-18 04:45:38.226142','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(761,198,0,'bid 40','2026-11-18 04:45:38.231406','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(762,199,1,'bid 41','2026-11-18 04:45:38.236444','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(763,200,0,'bid 42','2026-11-18 04:45:38.241771','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(764,201,1,'bid 43','2026-11-18 04:45:38.246779','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(765,202,0,'bid 44','2026-11-18 04:45:38.252087','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(766,203,1,'bid 45','2026-11-18 04:45:38.257164','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(767,204,0,'bid 46','2026-11-18 04:45:38.262490','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(768,205,1,'bid 47','2026-11-18 04:45:38.267555','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(769,206,0,'bid 48','2026-11-18 04:45:38.273419','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(770,207,1,'bid 49','2026-11-18 04:45:38.282829','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(771,208,0,'drop','2026-11-18 04:45:38.289802','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(772,209,1,'remove 18','2026-11-18 04:45:38.294454','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(773,210,0,'open 40 40','2026-11-18 04:45:38.299423','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(774,211,0,'remove 19','2026-11-18 04:45:38.304092','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(775,212,1,'buy oil 3','2026-11-18 04:45:38.308610','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(776,213,1,'buy garbage 2','2026-11-18 04:45:38.313069','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(777,214,1,'buy uranium 1','2026-11-18 04:45:38.317633','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(778,215,1,'done','2026-11-18 04:45:38.322003','ksy5x9czdp',0);
INSERT INTO "web_action" VALUES(779,0,0,'open 5b 5','2026-11-18 04:45:38.342427','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(780,1,1,'drop','2026-11-18 04:45:38.346973','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(781,2,1,'open 5c 5','2026-11-18 04:45:38.351523','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(782,3,0,'buy oil 2 at 4','2026-11-18 04:45:38.356029','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(783,4,0,'done','2026-11-18 04:45:38.360507','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(784,5,1,'buy gas 1 at 1','2026-11-18 04:45:38.364945','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(785,6,1,'buy oil 1 at 2','2026-11-18 04:45:38.369359','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(786,7,1,'done','2026-11-18 04:45:38.373669','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(787,8,1,'power 5c with gas 1 oil 1','2026-11-18 04:45:38.377998','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(788,9,0,'power 5b with oil 1','2026-11-18 04:45:38.382456','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(789,10,1,'open 5a 5','2026-11-18 04:45:38.386932','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(790,11,0,'drop','2026-11-18 04:45:38.391372','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(791,12,0,'open 4a 1','2026-11-18 04:45:38.395863','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(792,13,0,'buy coal 3 at 3','2026-11-18 04:45:38.400365','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(793,14,0,'done','2026-11-18 04:45:38.404899','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(794,15,1,'buy coal 2 at 2','2026-11-18 04:45:38.409448','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(795,16,1,'buy gas 1 at 1','2026-11-18 04:45:38.413847','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(796,17,1,'buy gas 1 at 1','2026-11-18 04:45:38.418224','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(797,18,1,'done','2026-11-18 04:45:38.422525','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(798,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:45:38.426883','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(799,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 04:45:38.431315','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(800,21,1,'open 6b 1','2026-11-18 04:45:38.435770','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(801,22,0,'bid 2','2026-11-18 04:45:38.440156','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(802,23,1,'drop','2026-11-18 04:45:38.444531','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(803,24,1,'pass','2026-11-18 04:45:38.448894','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(804,25,0,'buy coal 3 at 3','2026-11-18 04:45:38.453424','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(805,26,0,'buy oil 1 at 3','2026-11-18 04:45:38.457792','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(806,27,0,'buy uranium 2 at 3','2026-11-18 04:45:38.462141','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(807,28,0,'done','2026-11-18 04:45:38.466514','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(808,29,1,'buy oil 3 at 4','2026-11-18 04:45:38.470850','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(809,30,1,'done','2026-11-18 04:45:38.475191','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(810,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 04:45:38.479592','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(811,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:45:38.484073','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(812,33,0,'open 8b 1','2026-11-18 04:45:38.488495','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(813,34,1,'bid 2','2026-11-18 04:45:38.492895','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(814,35,0,'drop','2026-11-18 04:45:38.497320','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(815,36,0,'pass','2026-11-18 04:45:38.501708','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(816,37,1,'buy coal 2 at 2','2026-11-18 04:45:38.506206','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(817,38,1,'buy gas 2 at 4','2026-11-18 04:45:38.510628','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(818,39,1,'buy oil 2 at 3','2026-11-18 04:45:38.514987','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(819,40,1,'buy oil 2 at 3','2026-11-18 04:45:38.519455','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(820,41,1,'done','2026-11-18 04:45:38.523903','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(821,42,0,'done','2026-11-18 04:45:38.528303','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(822,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 04:45:38.536858','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(823,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 04:45:38.541672','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(824,45,1,'pass','2026-11-18 04:45:38.546229','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(825,46,0,'pass','2026-11-18 04:45:38.550673','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(826,47,0,'buy coal 2 at 2','2026-11-18 04:45:38.559543','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(827,48,0,'buy oil 1 at 4','2026-11-18 04:45:38.564291','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(828,49,0,'buy uranium 1 at 2','2026-11-18 04:45:38.568834','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(829,50,0,'buy uranium 1 at 2','2026-11-18 04:45:38.573331','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(830,51,0,'done','2026-11-18 04:45:38.582255','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(831,52,1,'buy gas 1 at 1','2026-11-18 04:45:38.587009','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(832,53,1,'done','2026-11-18 04:45:38.591634','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(833,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 04:45:38.596307','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(834,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:45:38.605434','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(835,56,1,'pass','2026-11-18 04:45:38.610099','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(836,57,0,'open 4b 1','2026-11-18 04:45:38.614677','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(837,58,0,'remove 6b','2026-11-18 04:45:38.619274','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(838,59,0,'buy coal 3 at 2','2026-11-18 04:45:38.623814','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(839,60,0,'buy gas 3 at 3','2026-11-18 04:45:38.628229','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(840,61,0,'buy oil 2 at 4','2026-11-18 04:45:38.632609','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(841,62,0,'done','2026-11-18 04:45:38.636954','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(842,63,1,'buy coal 2 at 2','2026-11-18 04:45:38.641347','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(843,64,1,'buy gas 1 at 1','2026-11-18 04:45:38.645737','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(844,65,1,'buy gas 3 at 3','2026-11-18 04:45:38.650106','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(845,66,1,'done','2026-11-18 04:45:38.654466','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(846,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:45:38.658758','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(847,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:45:38.663263','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(848,69,0,'open 12 1','2026-11-18 04:45:38.667792','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(849,70,1,'bid 2','2026-11-18 04:45:38.672180','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(850,71,0,'drop','2026-11-18 04:45:38.676635','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(851,72,1,'remove 5c','2026-11-18 04:45:38.681036','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(852,73,0,'pass','2026-11-18 04:45:38.685466','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(853,74,1,'buy coal 3 at 2','2026-11-18 04:45:38.690389','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(854,75,1,'buy coal 3 at 2','2026-11-18 04:45:38.694802','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(855,76,1,'buy oil 3 at 3','2026-11-18 04:45:38.699246','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(856,77,1,'done','2026-11-18 04:45:38.703597','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(857,78,0,'buy coal 3 at 2','2026-11-18 04:45:38.707950','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(858,79,0,'buy gas 2 at 3','2026-11-18 04:45:38.712357','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(859,80,0,'done','2026-11-18 04:45:38.718670','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(860,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:45:38.723101','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(861,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 04:45:38.727784','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(862,83,1,'open 13 1','2026-11-18 04:45:38.732351','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(863,84,0,'bid 2','2026-11-18 04:45:38.736806','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(864,85,1,'drop','2026-11-18 04:45:38.741244','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(865,86,0,'remove 4b','2026-11-18 04:45:38.746045','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(866,87,1,'open 22 22','2026-11-18 04:45:38.750474','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(867,88,1,'remove 5a','2026-11-18 04:45:38.754880','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(868,89,0,'buy coal 2 at 2','2026-11-18 04:45:38.759308','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(869,90,0,'buy oil 2 at 3','2026-11-18 04:45:38.763651','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(870,91,0,'done','2026-11-18 04:45:38.767996','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(871,92,1,'buy coal 3 at 3','2026-11-18 04:45:38.772391','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(872,93,1,'buy coal 3 at 2','2026-11-18 04:45:38.776841','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(873,94,1,'done','2026-11-18 04:45:38.781230','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(874,95,1,'power 12 22 with coal 6','2026-11-18 04:45:38.785621','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(875,96,0,'power 4a 5b 13 with coal 2 oil 1','2026-11-18 04:45:38.790149','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(876,97,1,'open 21 1','2026-11-18 04:45:38.794742','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(877,98,0,'drop','2026-11-18 04:45:38.801616','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(878,99,1,'remove 8b','2026-11-18 04:45:38.808984','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(879,100,0,'open 26 26','2026-11-18 04:45:38.816376','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(880,101,0,'remove 4a','2026-11-18 04:45:38.824087','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(881,102,0,'done','2026-11-18 04:45:38.831832','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(882,103,1,'buy coal 2 at 2','2026-11-18 04:45:38.839483','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(883,104,1,'buy coal 1 at 2','2026-11-18 04:45:38.846967','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(884,105,1,'buy oil 1 at 3','2026-11-18 04:45:38.854578','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(885,106,1,'done','2026-11-18 04:45:38.862357','ga7dscdni3',0);
INSERT INTO "web_action" VALUES(886,0,0,'open 5b 5','2026-11-18 04:45:38.885102','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(887,1,1,'drop','2026-11-18 04:45:38.892858','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(888,2,1,'open 5c 5','2026-11-18 04:45:38.900851','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(889,3,0,'buy oil 2 at 4','2026-11-18 04:45:38.908689','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(890,4,0,'done','2026-11-18 04:45:38.916279','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(891,5,1,'buy gas 1 at 1','2026-11-18 04:45:38.923668','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(892,6,1,'buy oil 1 at 2','2026-11-18 04:45:38.930349','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(893,7,1,'done','2026-11-18 04:45:38.935428','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(894,8,1,'power 5c with gas 1 oil 1','2026-11-18 04:45:38.940010','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(895,9,0,'power 5b with oil 1','2026-11-18 04:45:38.944686','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(896,10,1,'open 5a 5','2026-11-18 04:45:38.949526','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(897,11,0,'drop','2026-11-18 04:45:38.954274','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(898,12,0,'open 4a 1','2026-11-18 04:45:38.959545','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(899,13,0,'buy coal 3 at 3','2026-11-18 04:45:38.965429','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(900,14,0,'done','2026-11-18 04:45:38.971319','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(901,15,1,'buy coal 2 at 2','2026-11-18 04:45:38.977218','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(902,16,1,'buy gas 1 at 1','2026-11-18 04:45:38.982563','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(903,17,1,'buy gas 1 at 1','2026-11-18 04:45:38.987887','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(904,18,1,'done','2026-11-18 04:45:38.993470','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(905,19,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:45:38.998672','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(906,20,0,'power 4a 5b with coal 2 oil 1','2026-11-18 04:45:39.003864','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(907,21,1,'open 6b 1','2026-11-18 04:45:39.009450','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(908,22,0,'bid 2','2026-11-18 04:45:39.014634','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(909,23,1,'drop','2026-11-18 04:45:39.019646','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(910,24,1,'pass','2026-11-18 04:45:39.025086','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(911,25,0,'buy coal 3 at 3','2026-11-18 04:45:39.030424','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(912,26,0,'buy oil 1 at 3','2026-11-18 04:45:39.035814','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(913,27,0,'buy uranium 2 at 3','2026-11-18 04:45:39.041333','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(914,28,0,'done','2026-11-18 04:45:39.046639','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(915,29,1,'buy oil 3 at 4','2026-11-18 04:45:39.051732','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(916,30,1,'done','2026-11-18 04:45:39.057013','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(917,31,1,'power 5a 5c with coal 1 oil 2','2026-11-18 04:45:39.062495','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(918,32,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:45:39.067857','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(919,33,0,'open 8b 1','2026-11-18 04:45:39.074020','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(920,34,1,'bid 2','2026-11-18 04:45:39.079457','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(921,35,0,'drop','2026-11-18 04:45:39.088985','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(922,36,0,'pass','2026-11-18 04:45:39.095032','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(923,37,1,'buy coal 2 at 2','2026-11-18 04:45:39.100392','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(924,38,1,'buy gas 2 at 4','2026-11-18 04:45:39.110319','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(925,39,1,'buy oil 2 at 3','2026-11-18 04:45:39.116059','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(926,40,1,'buy oil 2 at 3','2026-11-18 04:45:39.122351','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(927,41,1,'done','2026-11-18 04:45:39.127707','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(928,42,0,'done','2026-11-18 04:45:39.134035','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(929,43,0,'power 4a 6b with coal 2 uranium 1','2026-11-18 04:45:39.139517','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(930,44,1,'power 5a 5c 8b with coal 1 gas 2 oil 2','2026-11-18 04:45:39.144793','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(931,45,1,'pass','2026-11-18 04:45:39.150552','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(932,46,0,'pass','2026-11-18 04:45:39.155229','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(933,47,0,'buy coal 2 at 2','2026-11-18 04:45:39.159724','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(934,48,0,'buy oil 1 at 4','2026-11-18 04:45:39.164201','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(935,49,0,'buy uranium 1 at 2','2026-11-18 04:45:39.168533','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(936,50,0,'buy uranium 1 at 2','2026-11-18 04:45:39.172931','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(937,51,0,'done','2026-11-18 04:45:39.177348','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(938,52,1,'buy gas 1 at 1','2026-11-18 04:45:39.181713','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(939,53,1,'done','2026-11-18 04:45:39.186163','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(940,54,1,'power 5a 5c 8b with coal 1 gas 1 oil 3','2026-11-18 04:45:39.190545','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(941,55,0,'power 4a 5b 6b with coal 2 oil 1 uranium 1','2026-11-18 04:45:39.194976','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(942,56,1,'pass','2026-11-18 04:45:39.199424','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(943,57,0,'open 4b 1','2026-11-18 04:45:39.203797','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(944,58,0,'remove 6b','2026-11-18 04:45:39.208196','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(945,59,0,'buy coal 3 at 2','2026-11-18 04:45:39.212612','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(946,60,0,'buy gas 3 at 3','2026-11-18 04:45:39.216981','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(947,61,0,'buy oil 2 at 4','2026-11-18 04:45:39.221444','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(948,62,0,'done','2026-11-18 04:45:39.225819','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(949,63,1,'buy coal 2 at 2','2026-11-18 04:45:39.232238','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(950,64,1,'buy gas 1 at 1','2026-11-18 04:45:39.236744','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(951,65,1,'buy gas 3 at 3','2026-11-18 04:45:39.241180','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(952,66,1,'done','2026-11-18 04:45:39.245688','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(953,67,1,'power 5a 5c with coal 1 gas 2','2026-11-18 04:45:39.250080','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(954,68,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:45:39.254600','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(955,69,0,'open 12 1','2026-11-18 04:45:39.259092','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(956,70,1,'bid 2','2026-11-18 04:45:39.263502','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(957,71,0,'drop','2026-11-18 04:45:39.267932','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(958,72,1,'remove 5c','2026-11-18 04:45:39.272361','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(959,73,0,'pass','2026-11-18 04:45:39.276771','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(960,74,1,'buy coal 3 at 2','2026-11-18 04:45:39.281180','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(961,75,1,'buy coal 3 at 2','2026-11-18 04:45:39.285512','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(962,76,1,'buy oil 3 at 3','2026-11-18 04:45:39.289847','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(963,77,1,'done','2026-11-18 04:45:39.294202','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(964,78,0,'buy coal 3 at 2','2026-11-18 04:45:39.298523','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(965,79,0,'buy gas 2 at 3','2026-11-18 04:45:39.302864','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(966,80,0,'done','2026-11-18 04:45:39.307223','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(967,81,0,'power 4a 4b 5b with coal 2 gas 2 oil 1','2026-11-18 04:45:39.311584','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(968,82,1,'power 5a 8b 12 with coal 4 oil 2','2026-11-18 04:45:39.316230','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(969,83,1,'open 13 1','2026-11-18 04:45:39.320694','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(970,84,0,'bid 2','2026-11-18 04:45:39.325282','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(971,85,1,'drop','2026-11-18 04:45:39.329834','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(972,86,0,'remove 4b','2026-11-18 04:45:39.334944','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(973,87,1,'open 22 22','2026-11-18 04:45:39.339836','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(974,88,1,'remove 5a','2026-11-18 04:45:39.344671','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(975,89,0,'buy coal 2 at 2','2026-11-18 04:45:39.349411','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(976,90,0,'buy oil 2 at 3','2026-11-18 04:45:39.353868','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(977,91,0,'done','2026-11-18 04:45:39.358387','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(978,92,1,'buy coal 3 at 3','2026-11-18 04:45:39.362884','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(979,93,1,'buy coal 3 at 2','2026-11-18 04:45:39.367686','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(980,94,1,'done','2026-11-18 04:45:39.372251','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(981,95,1,'power 12 22 with coal 6','2026-11-18 04:45:39.378898','bmre5bkgrj',0);
INSERT INTO "web_action" VALUES(1143,0,0,'syndicate topaz','2026-11-18 04:45:40.166496','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1144,1,1,'syndicate umber','2026-11-18 04:45:40.170935','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1145,2,1,'syndicate slate','2026-11-18 04:45:40.175332','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1146,3,0,'syndicate ruby','2026-11-18 04:45:40.179786','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1147,4,0,'syndicate quartz','2026-11-18 04:45:40.184172','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1148,5,1,'syndicate onyx','2026-11-18 04:45:40.188471','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1149,6,0,'open 3 3','2026-11-18 04:45:40.193246','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1150,7,1,'drop','2026-11-18 04:45:40.197764','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1151,8,1,'open 5b 5','2026-11-18 04:45:40.202320','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1152,9,1,'pass','2026-11-18 04:45:40.206909','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1153,10,0,'pass','2026-11-18 04:45:40.211558','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1154,11,0,'plant flint','2026-11-18 04:45:40.216084','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1155,12,0,'station flint','2026-11-18 04:45:40.220637','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1156,13,0,'slot 3','2026-11-18 04:45:40.225357','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1157,14,0,'hire 3','2026-11-18 04:45:40.230863','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1158,15,0,'done','2026-11-18 04:45:40.236110','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1159,16,0,'syndicate umber','2026-11-18 04:45:40.240939','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1160,17,0,'syndicate ruby','2026-11-18 04:45:40.245423','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1161,18,1,'housing garnet','2026-11-18 04:45:40.249860','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1162,19,1,'station garnet','2026-11-18 04:45:40.258687','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1163,20,1,'slot 5b','2026-11-18 04:45:40.266627','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1164,21,1,'hire 0','2026-11-18 04:45:40.271107','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1165,22,1,'done','2026-11-18 04:45:40.275626','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1166,23,1,'power none','2026-11-18 04:45:40.279994','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1167,24,0,'power 3','2026-11-18 04:45:40.284627','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1168,25,1,'pass','2026-11-18 04:45:40.289271','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1169,26,0,'open 5a 4','2026-11-18 04:45:40.293849','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1170,27,0,'hire 3','2026-11-18 04:45:40.298701','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1171,28,0,'done','2026-11-18 04:45:40.303547','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1172,29,0,'syndicate topaz','2026-11-18 04:45:40.308512','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1173,30,1,'hire 0','2026-11-18 04:45:40.313483','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1174,31,1,'done','2026-11-18 04:45:40.318333','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1175,32,1,'power none','2026-11-18 04:45:40.323045','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1176,33,0,'power 3','2026-11-18 04:45:40.327773','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1177,34,0,'open 7 4','2026-11-18 04:45:40.332684','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1178,35,1,'drop','2026-11-18 04:45:40.337642','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1179,36,1,'open 4 2','2026-11-18 04:45:40.342501','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1180,37,1,'plant basalt','2026-11-18 04:45:40.347291','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1181,38,1,'station basalt','2026-11-18 04:45:40.351965','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1182,39,1,'slot 4','2026-11-18 04:45:40.357899','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1183,40,1,'hire 0','2026-11-18 04:45:40.362488','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1184,41,1,'done','2026-11-18 04:45:40.366904','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1185,42,1,'syndicate quartz','2026-11-18 04:45:40.371323','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1186,43,0,'housing ember','2026-11-18 04:45:40.375746','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1187,44,0,'housing amber','2026-11-18 04:45:40.380191','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1188,45,0,'station ember','2026-11-18 04:45:40.384459','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1189,46,0,'station amber','2026-11-18 04:45:40.389037','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1190,47,0,'slot 5a','2026-11-18 04:45:40.393468','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1191,48,0,'slot 7','2026-11-18 04:45:40.397778','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1192,49,0,'hire 1','2026-11-18 04:45:40.402285','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1193,50,0,'done','2026-11-18 04:45:40.406616','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1194,51,0,'power 3','2026-11-18 04:45:40.410939','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1195,52,1,'power 4','2026-11-18 04:45:40.415412','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1196,53,0,'open 10 4','2026-11-18 04:45:40.419896','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1197,54,1,'drop','2026-11-18 04:45:40.424388','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1198,55,1,'pass','2026-11-18 04:45:40.428747','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1199,56,1,'hire 0','2026-11-18 04:45:40.433205','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1200,57,1,'done','2026-11-18 04:45:40.437507','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1201,58,0,'housing jasper','2026-11-18 04:45:40.441816','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1202,59,0,'slot 10','2026-11-18 04:45:40.446166','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1203,60,0,'hire 0','2026-11-18 04:45:40.450469','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1204,61,0,'done','2026-11-18 04:45:40.454799','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1205,62,0,'power 3','2026-11-18 04:45:40.459089','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1206,63,1,'power 4','2026-11-18 04:45:40.463522','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1207,64,0,'pass','2026-11-18 04:45:40.467930','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1208,65,1,'pass','2026-11-18 04:45:40.472353','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1209,66,1,'hire 0','2026-11-18 04:45:40.476825','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1210,67,1,'done','2026-11-18 04:45:40.481198','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1211,68,0,'hire 0','2026-11-18 04:45:40.485616','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1212,69,0,'done','2026-11-18 04:45:40.489943','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1213,70,0,'power 3','2026-11-18 04:45:40.494304','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1214,71,1,'power 4','2026-11-18 04:45:40.498709','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1215,72,0,'pass','2026-11-18 04:45:40.503230','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1216,73,1,'pass','2026-11-18 04:45:40.507644','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1217,74,1,'hire 0','2026-11-18 04:45:40.512108','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1218,75,1,'done','2026-11-18 04:45:40.516497','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1219,76,0,'hire 0','2026-11-18 04:45:40.521893','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1220,77,0,'done','2026-11-18 04:45:40.526452','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1221,78,0,'power 3','2026-11-18 04:45:40.531208','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1222,79,1,'power 4','2026-11-18 04:45:40.535837','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1223,80,0,'pass','2026-11-18 04:45:40.540444','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1224,81,1,'pass','2026-11-18 04:45:40.544980','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1225,82,1,'hire 0','2026-11-18 04:45:40.550267','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1226,83,1,'done','2026-11-18 04:45:40.555497','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1227,84,0,'hire 0','2026-11-18 04:45:40.560047','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1228,85,0,'done','2026-11-18 04:45:40.565010','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1229,86,0,'power 3','2026-11-18 04:45:40.569513','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1230,87,1,'power 4','2026-11-18 04:45:40.573854','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1231,88,0,'open 15 6','2026-11-18 04:45:40.578342','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1232,89,1,'drop','2026-11-18 04:45:40.582859','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1233,90,1,'pass','2026-11-18 04:45:40.587559','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1234,91,1,'hire 0','2026-11-18 04:45:40.592007','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1235,92,1,'done','2026-11-18 04:45:40.596484','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1236,93,0,'housing nickel','2026-11-18 04:45:40.600941','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1237,94,0,'slot 15','2026-11-18 04:45:40.605274','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1238,95,0,'hire 0','2026-11-18 04:45:40.609573','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1239,96,0,'done','2026-11-18 04:45:40.613874','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1240,97,0,'power 3','2026-11-18 04:45:40.618155','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1241,98,1,'power 4','2026-11-18 04:45:40.623479','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1242,99,0,'open 18 18','2026-11-18 04:45:40.627898','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1243,100,1,'drop','2026-11-18 04:45:40.632226','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1244,101,1,'pass','2026-11-18 04:45:40.637336','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1245,102,1,'hire 0','2026-11-18 04:45:40.643791','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1246,103,1,'done','2026-11-18 04:45:40.648577','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1247,104,0,'plant krypton','2026-11-18 04:45:40.652946','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1248,105,0,'station jasper','2026-11-18 04:45:40.657361','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1249,106,0,'station krypton','2026-11-18 04:45:40.661704','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1250,107,0,'slot 18','2026-11-18 04:45:40.666017','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1251,108,0,'hire 1','2026-11-18 04:45:40.670377','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1252,109,0,'done','2026-11-18 04:45:40.674631','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1253,110,0,'power 3 18','2026-11-18 04:45:40.679055','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1254,111,1,'power 4','2026-11-18 04:45:40.683843','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1255,112,0,'pass','2026-11-18 04:45:40.688531','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1256,113,1,'pass','2026-11-18 04:45:40.694088','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1257,114,1,'hire 0','2026-11-18 04:45:40.699536','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1258,115,1,'done','2026-11-18 04:45:40.705105','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1259,116,0,'hire 1','2026-11-18 04:45:40.709979','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1260,117,0,'done','2026-11-18 04:45:40.714334','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1261,118,0,'power 3 18','2026-11-18 04:45:40.718690','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1262,119,1,'power 4','2026-11-18 04:45:40.723057','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1263,120,0,'open 40b 40','2026-11-18 04:45:40.727537','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1264,121,1,'drop','2026-11-18 04:45:40.731929','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1265,122,1,'pass','2026-11-18 04:45:40.736336','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1266,123,1,'hire 0','2026-11-18 04:45:40.740750','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1267,124,1,'done','2026-11-18 04:45:40.745337','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1268,125,0,'plant pyrite','2026-11-18 04:45:40.749695','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1269,126,0,'slot 40b plant','2026-11-18 04:45:40.754203','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1270,127,0,'hire 0','2026-11-18 04:45:40.758671','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1271,128,0,'done','2026-11-18 04:45:40.763174','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1272,129,0,'power 3 18','2026-11-18 04:45:40.769630','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1273,130,1,'power 4','2026-11-18 04:45:40.774162','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1274,131,0,'open 29 29','2026-11-18 04:45:40.778764','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1275,132,1,'drop','2026-11-18 04:45:40.783107','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1276,133,1,'pass','2026-11-18 04:45:40.787490','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1277,134,1,'hire 0','2026-11-18 04:45:40.791834','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1278,135,1,'done','2026-11-18 04:45:40.796180','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1279,136,0,'swap 5a 29','2026-11-18 04:45:40.800524','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1280,137,0,'hire 0','2026-11-18 04:45:40.804856','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1281,138,0,'done','2026-11-18 04:45:40.809238','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1282,139,0,'power 3 18','2026-11-18 04:45:40.813534','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1283,140,1,'power 4','2026-11-18 04:45:40.817853','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1284,141,0,'open 28b 28','2026-11-18 04:45:40.822576','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1285,142,1,'drop','2026-11-18 04:45:40.827027','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1286,143,1,'pass','2026-11-18 04:45:40.831506','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1287,144,1,'hire 0','2026-11-18 04:45:40.835954','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1288,145,1,'done','2026-11-18 04:45:40.840296','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1289,146,0,'station on 28b','2026-11-18 04:45:40.844734','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1290,147,0,'station pyrite','2026-11-18 04:45:40.849223','9j58abwecq',0);
INSERT INTO "web_action" VALUES(1291,148,0,'station nickel','2026-11-18 04:45:40.853724','9j58abwecq',0);
CREATE TABLE "web_botturn" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "index" integer unsigned NOT NULL CHECK ("index" >= 0), "worker" varchar(80) NOT NULL, "tries" smallint unsigned NOT NULL CHECK ("tries" >= 0), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "level" varchar(40) NOT NULL, "has_people" bool NOT NULL, "lease" datetime NULL, CONSTRAINT "one_turn_for_an_index" UNIQUE ("table_id", "index"));
CREATE TABLE "web_draft" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "dropped" text NOT NULL CHECK ((JSON_VALID("dropped") OR "dropped" IS NULL)), "step" smallint unsigned NOT NULL CHECK ("step" >= 0), "round" integer unsigned NOT NULL CHECK ("round" >= 0), "phase" varchar(30) NOT NULL, "prices" text NOT NULL CHECK ((JSON_VALID("prices") OR "prices" IS NULL)), "is_queued" bool NOT NULL, CONSTRAINT "one_draft_for_a_turn" UNIQUE ("table_id", "seat", "round", "phase"));
INSERT INTO "web_draft" VALUES(1,1,'["buy oil 1"]','kjgs834har','[]',0,1,'resources','[]',0);
INSERT INTO "web_draft" VALUES(2,1,'["build flensburg"]','kjgs834har','[]',0,1,'building','[10]',0);
CREATE TABLE "web_errand" ("name" varchar(20) NOT NULL PRIMARY KEY, "done" datetime NOT NULL);
CREATE TABLE "web_guest" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(20) NOT NULL, "secret_hash" varchar(64) NOT NULL, "created" datetime NOT NULL, "seen" datetime NOT NULL);
INSERT INTO "web_guest" VALUES(1,'Mia','b83d0b0a813a0535bdb011448eccd34631402d9f4b6a6aa86582d58facb31b85','2026-11-18 04:45:34.580725','2026-11-18 04:45:34.580729');
INSERT INTO "web_guest" VALUES(2,'Ola','f11fb8dd059152debec09237ed247de9340f29837f89c6ac754466d8ed74c09d','2026-11-18 04:45:40.861904','2026-11-18 04:45:40.861906');
CREATE TABLE "web_lognote" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "after" integer unsigned NOT NULL CHECK ("after" >= 0), "kind" varchar(10) NOT NULL, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "actor" smallint unsigned NOT NULL CHECK ("actor" >= 0), "line" varchar(200) NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE "web_maximum" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" smallint unsigned NOT NULL CHECK ("seat" >= 0), "lot" varchar(40) NOT NULL, "amount" integer unsigned NOT NULL CHECK ("amount" >= 0), "drops" bool NOT NULL, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_maximum_for_a_seat" UNIQUE ("table_id", "seat"));
CREATE TABLE "web_proposal" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "kind" varchar(10) NOT NULL, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "created" datetime NOT NULL, "by_id" bigint NOT NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "one_question" UNIQUE ("table_id", "kind", "number"));
CREATE TABLE "web_savedrecord" ("id" varchar(10) NOT NULL PRIMARY KEY, "text" text NOT NULL, "created" datetime NOT NULL, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "web_savedrecord" VALUES('xy97h9dn73','gridwright record 1
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
','2026-11-18 04:45:40.878394',1);
CREATE TABLE "web_seat" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "bot" varchar(40) NOT NULL, "name" varchar(20) NOT NULL, "invitation" varchar(22) NOT NULL UNIQUE, "guest_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "table_id" varchar(10) NOT NULL REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "has_screen" bool NOT NULL, "kept_for_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "stand_in" varchar(40) NOT NULL, CONSTRAINT "one_row_for_a_seat" UNIQUE ("table_id", "number"));
INSERT INTO "web_seat" VALUES(1,0,'novice','Ana','VbCgcWzad4-LEXqf2LLw9A',NULL,'kjgs834har',0,NULL,'');
INSERT INTO "web_seat" VALUES(2,1,'','Bea','T9_57NZcxmDregEN4SGbCA',1,'kjgs834har',0,NULL,'');
INSERT INTO "web_seat" VALUES(3,2,'novice','Cid','5IrVIHhNv4NfFmDYQBPhNg',NULL,'kjgs834har',0,NULL,'');
INSERT INTO "web_seat" VALUES(6,0,'','Mia','2YqsjzSuOMOKiI4QtBI55g',1,'pi39g2au8u',0,NULL,'');
INSERT INTO "web_seat" VALUES(7,1,'novice','Novice B','tvTfXUYgpYlEgVrJaj_6Uw',NULL,'pi39g2au8u',0,NULL,'');
INSERT INTO "web_seat" VALUES(10,0,'','Mia','8jf-YInml5MF3szvfoLLQw',1,'ksy5x9czdp',0,NULL,'');
INSERT INTO "web_seat" VALUES(11,1,'novice','Novice B','xmZYB5nA4FauS-zFffq38A',NULL,'ksy5x9czdp',0,NULL,'');
INSERT INTO "web_seat" VALUES(12,0,'','Mia','TazXo7qHb2WDbAtV7jwb_g',1,'ga7dscdni3',0,NULL,'');
INSERT INTO "web_seat" VALUES(13,1,'novice','Novice B','2zHLvTZE63e9WiMIV6CDbA',NULL,'ga7dscdni3',0,NULL,'');
INSERT INTO "web_seat" VALUES(14,0,'','Mia','KmaMoDRi-Nocd3cyAsbwRg',1,'bmre5bkgrj',0,NULL,'');
INSERT INTO "web_seat" VALUES(15,1,'novice','Novice B','dMq4CuR3Jom_65sz9V6f5Q',NULL,'bmre5bkgrj',0,NULL,'');
INSERT INTO "web_seat" VALUES(18,0,'','Mia','1vL54gfn_hW_h0mcWcDYXw',1,'9j58abwecq',0,NULL,'');
INSERT INTO "web_seat" VALUES(19,1,'novice','Novice B','RXqQ0y5aVRblWuHTd3F04w',NULL,'9j58abwecq',0,NULL,'');
INSERT INTO "web_seat" VALUES(20,0,'','Ola','rkSycRw7LN8pWLZpPYTNlg',2,'xf38bz4jbp',0,NULL,'');
INSERT INTO "web_seat" VALUES(21,1,'','Seat B','H-41Z-CuvJHrvLoYsJDQFQ',NULL,'xf38bz4jbp',0,NULL,'');
CREATE TABLE "web_table" ("id" varchar(10) NOT NULL PRIMARY KEY, "title" varchar(20) NOT NULL, "board" varchar(40) NOT NULL, "seat_count" smallint unsigned NOT NULL CHECK ("seat_count" >= 0), "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "rules" smallint unsigned NOT NULL CHECK ("rules" >= 0), "seed" bigint NOT NULL, "version" integer unsigned NOT NULL CHECK ("version" >= 0), "change" integer unsigned NOT NULL CHECK ("change" >= 0), "state" varchar(10) NOT NULL, "pace" integer unsigned NOT NULL CHECK ("pace" >= 0), "created" datetime NOT NULL, "opened" datetime NOT NULL, "host_id" bigint NULL REFERENCES "web_guest" ("id") DEFERRABLE INITIALLY DEFERRED, "start" text NOT NULL, "is_listed" bool NOT NULL, "phase" varchar(30) NOT NULL, "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "to_act" smallint NOT NULL, "content" varchar(12) NOT NULL, "rematch_id" varchar(10) NULL UNIQUE REFERENCES "web_table" ("id") DEFERRABLE INITIALLY DEFERRED, "watched" datetime NULL);
INSERT INTO "web_table" VALUES('kjgs834har','recharged','germany',3,'{}',2,7,6,3,'running',0,'2026-11-18 04:45:34.584349','2026-11-18 04:45:34.607719',1,'',0,'resources',1,1,'02c61dbec5fc',NULL,'2026-11-18 04:45:34.586260');
INSERT INTO "web_table" VALUES('pi39g2au8u','recharged','germany',2,'{}',2,7,158,160,'running',0,'2026-11-18 04:45:35.450946','2026-11-18 04:45:36.168961',1,'',0,'resources',10,0,'290d6d632eb3',NULL,'2026-11-18 04:45:35.453317');
INSERT INTO "web_table" VALUES('ksy5x9czdp','classic','germany',2,'{}',2,7,216,218,'running',0,'2026-11-18 04:45:37.272687','2026-11-18 04:45:38.322443',1,'',0,'resources',12,0,'c6f44a26ad0c',NULL,'2026-11-18 04:45:37.275257');
INSERT INTO "web_table" VALUES('ga7dscdni3','card','',2,'{}',2,7,107,109,'over',0,'2026-11-18 04:45:38.330414','2026-11-18 04:45:38.863088',1,'',0,'over',9,-1,'14e279e94be7',NULL,'2026-11-18 04:45:38.332068');
INSERT INTO "web_table" VALUES('bmre5bkgrj','card','',2,'{}',2,7,96,98,'running',0,'2026-11-18 04:45:38.865036','2026-11-18 04:45:39.379383',1,'',0,'bureaucracy',8,0,'14e279e94be7',NULL,'2026-11-18 04:45:38.867613');
INSERT INTO "web_table" VALUES('9j58abwecq','outpost','',2,'{}',2,7,149,151,'running',0,'2026-11-18 04:45:40.153228','2026-11-18 04:45:40.854162',1,'',0,'expansion',13,0,'4834c8e51941',NULL,'2026-11-18 04:45:40.155440');
INSERT INTO "web_table" VALUES('xf38bz4jbp','recharged','germany',2,'{}',2,7,0,2,'waiting',0,'2026-11-18 04:45:40.862538','2026-11-18 04:45:40.871354',2,'',0,'trust',0,-1,'290d6d632eb3',NULL,'2026-11-18 04:45:40.864145');
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
CREATE INDEX "web_table_host_id_52b1dc87" ON "web_table" ("host_id");
CREATE INDEX "web_draft_table_id_7b9bfd1a" ON "web_draft" ("table_id");
CREATE INDEX "web_botturn_table_id_c8fdb72a" ON "web_botturn" ("table_id");
CREATE INDEX "turns_by_lease" ON "web_botturn" ("lease");
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
