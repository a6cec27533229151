CREATE TABLE "sitio_ausencias" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"persona" text NOT NULL,
	"reemplazo" text NOT NULL,
	"desde" date NOT NULL,
	"hasta" date NOT NULL,
	"motivo" text
);
--> statement-breakpoint
CREATE INDEX "sitio_ausencias_persona_lista" ON "sitio_ausencias" USING btree ("persona","id");--> statement-breakpoint
CREATE INDEX "sitio_ausencias_reemplazo_lista" ON "sitio_ausencias" USING btree ("reemplazo","id");--> statement-breakpoint
CREATE INDEX "sitio_ausencias_desde_lista" ON "sitio_ausencias" USING btree ("desde","id");--> statement-breakpoint
CREATE INDEX "sitio_ausencias_hasta_lista" ON "sitio_ausencias" USING btree ("hasta","id");--> statement-breakpoint
CREATE INDEX "sitio_ausencias_creado_en_lista" ON "sitio_ausencias" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_ausencias_actualizado_en_lista" ON "sitio_ausencias" USING btree ("actualizado_en","id");