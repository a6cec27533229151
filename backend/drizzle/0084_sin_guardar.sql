CREATE TABLE "sin_guardar" (
	"uid" text NOT NULL,
	"seccion" text NOT NULL,
	"registro" text NOT NULL,
	"version" integer,
	"valores" jsonb NOT NULL,
	"en" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sin_guardar_uid_seccion_registro_pk" PRIMARY KEY("uid","seccion","registro")
);
