CREATE TABLE "usos_de_sistemas" (
	"maquina" uuid NOT NULL,
	"dia" date NOT NULL,
	"peticiones" integer NOT NULL,
	CONSTRAINT "usos_de_sistemas_maquina_dia_pk" PRIMARY KEY("maquina","dia")
);
