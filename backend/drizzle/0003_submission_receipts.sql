CREATE TABLE "correos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"clave" text NOT NULL,
	"para" text NOT NULL,
	"asunto" text NOT NULL,
	"texto" text,
	"html" text,
	"adjuntos" jsonb NOT NULL,
	"estado" text NOT NULL,
	"intentos" integer,
	"proximo_intento" timestamp(3) with time zone,
	"ultimo_error" text,
	"seccion" text NOT NULL,
	"registro" text NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"enviado_en" timestamp(3) with time zone,
	CONSTRAINT "correos_clave_unica" UNIQUE("clave"),
	CONSTRAINT "correos_estado_valido" CHECK ("correos"."estado" in ('pendiente', 'enviado', 'fallido'))
);
--> statement-breakpoint
ALTER TABLE "envios" ADD COLUMN "descargado_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "envios" ADD COLUMN "reto" text;--> statement-breakpoint
ALTER TABLE "envios" ADD COLUMN "huella_texto" text;--> statement-breakpoint
CREATE INDEX "correos_pendientes" ON "correos" USING btree ("proximo_intento") WHERE "correos"."estado" = 'pendiente';--> statement-breakpoint
CREATE INDEX "correos_orden" ON "correos" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "correos_caso" ON "correos" USING btree ("seccion","registro");--> statement-breakpoint
CREATE INDEX "envios_huella_texto" ON "envios" USING btree ("huella_texto");--> statement-breakpoint
ALTER TABLE "envios" ADD CONSTRAINT "envios_reto_unique" UNIQUE("reto");