CREATE TABLE "sitio_textos_de_correos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"correo" text NOT NULL,
	"asunto" text,
	"texto" text,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("asunto")::text, '') || ' ' || coalesce(("texto")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "sitio_textos_de_correos_correo_unico" UNIQUE NULLS NOT DISTINCT("correo"),
	CONSTRAINT "sitio_textos_de_correos_correo_valido" CHECK ("sitio_textos_de_correos"."correo" in ('acuse_consulta', 'acuse_reclamo', 'acuse_solicitud', 'acuse_opinion', 'acuse_calificacion', 'respuesta_consulta', 'respuesta_reclamo', 'respuesta_opinion', 'ampliacion_reclamo'))
);
--> statement-breakpoint
CREATE INDEX "sitio_textos_de_correos_correo_lista" ON "sitio_textos_de_correos" USING btree ("correo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_textos_de_correos_asunto_lista" ON "sitio_textos_de_correos" USING btree ("asunto" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_textos_de_correos_actualizado_en_lista" ON "sitio_textos_de_correos" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_textos_de_correos_actualizado_por_lista" ON "sitio_textos_de_correos" USING btree ("actualizado_por","id");--> statement-breakpoint
CREATE INDEX "sitio_textos_de_correos_creado_en_lista" ON "sitio_textos_de_correos" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_textos_de_correos_texto_buscado_lista" ON "sitio_textos_de_correos" USING gin ("texto_buscado" gin_trgm_ops);