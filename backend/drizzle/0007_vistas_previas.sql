CREATE TABLE "vistas_previas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"huella" text NOT NULL,
	"seccion" text NOT NULL,
	"registro" uuid NOT NULL,
	"creada_por" text NOT NULL,
	"creada_en" timestamp(3) with time zone NOT NULL,
	"vence_en" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "vistas_previas_huella_unica" UNIQUE("huella")
);
--> statement-breakpoint
CREATE INDEX "vistas_previas_registro" ON "vistas_previas" USING btree ("seccion","registro");