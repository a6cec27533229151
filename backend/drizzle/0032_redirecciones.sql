CREATE TABLE "sitio_redirecciones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"desde" text NOT NULL,
	"hacia" text NOT NULL,
	"nota" text,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("desde")::text, '') || ' ' || coalesce(("nota")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "sitio_redirecciones_desde_unico" UNIQUE NULLS NOT DISTINCT("desde")
);
--> statement-breakpoint
CREATE INDEX "sitio_redirecciones_desde_lista" ON "sitio_redirecciones" USING btree ("desde" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_redirecciones_nota_lista" ON "sitio_redirecciones" USING btree ("nota" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_redirecciones_actualizado_en_lista" ON "sitio_redirecciones" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_redirecciones_creado_en_lista" ON "sitio_redirecciones" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_redirecciones_texto_buscado_lista" ON "sitio_redirecciones" USING gin ("texto_buscado" gin_trgm_ops);