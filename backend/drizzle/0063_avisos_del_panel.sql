CREATE TABLE "avisos_leidos" (
	"uid" text NOT NULL,
	"clave" text NOT NULL,
	"leido_en" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "avisos_leidos_uid_clave_pk" PRIMARY KEY("uid","clave")
);
--> statement-breakpoint
CREATE TABLE "correos_apagados" (
	"uid" text NOT NULL,
	"clase" text NOT NULL,
	CONSTRAINT "correos_apagados_uid_clase_pk" PRIMARY KEY("uid","clase")
);
