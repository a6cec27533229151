CREATE TABLE "avisos_leidos" (
	"uid" text NOT NULL,
	"clave" text NOT NULL,
	"leido_en" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "avisos_leidos_uid_clave_pk" PRIMARY KEY("uid","clave")
);
