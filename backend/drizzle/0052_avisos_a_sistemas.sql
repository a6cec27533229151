CREATE TABLE "sitio_avisos_a_sistemas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"nombre" text NOT NULL,
	"responsable" text NOT NULL,
	"direccion" text NOT NULL,
	"vence_en" date NOT NULL,
	"secciones" jsonb NOT NULL,
	"eventos" jsonb NOT NULL,
	"estado" text NOT NULL,
	"secreto_creado_en" timestamp(3) with time zone,
	"ultima_entrega" timestamp(3) with time zone,
	"falla_desde" timestamp(3) with time zone,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("nombre")::text, '') || ' ' || coalesce(("responsable")::text, '') || ' ' || coalesce(("direccion")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "sitio_avisos_a_sistemas_nombre_unico" UNIQUE NULLS NOT DISTINCT("nombre"),
	CONSTRAINT "sitio_avisos_a_sistemas_estado_valido" CHECK ("sitio_avisos_a_sistemas"."estado" in ('activo', 'apagado', 'detenido'))
);
--> statement-breakpoint
CREATE TABLE "entregas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"aviso" uuid NOT NULL,
	"tipo" text NOT NULL,
	"seccion" text NOT NULL,
	"registro" text NOT NULL,
	"version_registro" integer NOT NULL,
	"estado" text NOT NULL,
	"respuesta" integer,
	"intentos" integer,
	"proximo_intento" timestamp(3) with time zone,
	"entregada_en" timestamp(3) with time zone,
	"ultimo_error" text,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	CONSTRAINT "entregas_estado_valido" CHECK ("entregas"."estado" in ('pendiente', 'entregada', 'fallida'))
);
--> statement-breakpoint
CREATE TABLE "receptores" (
	"aviso" uuid PRIMARY KEY NOT NULL,
	"secreto" text NOT NULL,
	"anterior" text,
	"anterior_hasta" timestamp(3) with time zone,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text NOT NULL,
	"ocupado_hasta" timestamp(3) with time zone,
	"descansa_hasta" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "entregas" ADD CONSTRAINT "entregas_aviso_receptores_aviso_fk" FOREIGN KEY ("aviso") REFERENCES "public"."receptores"("aviso") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receptores" ADD CONSTRAINT "receptores_aviso_sitio_avisos_a_sistemas_id_fk" FOREIGN KEY ("aviso") REFERENCES "public"."sitio_avisos_a_sistemas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sitio_avisos_a_sistemas_nombre_lista" ON "sitio_avisos_a_sistemas" USING btree ("nombre" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_avisos_a_sistemas_direccion_lista" ON "sitio_avisos_a_sistemas" USING btree ("direccion" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_avisos_a_sistemas_estado_lista" ON "sitio_avisos_a_sistemas" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_avisos_a_sistemas_vence_en_lista" ON "sitio_avisos_a_sistemas" USING btree ("vence_en","id");--> statement-breakpoint
CREATE INDEX "sitio_avisos_a_sistemas_ultima_entrega_lista" ON "sitio_avisos_a_sistemas" USING btree ("ultima_entrega","id");--> statement-breakpoint
CREATE INDEX "sitio_avisos_a_sistemas_falla_desde_lista" ON "sitio_avisos_a_sistemas" USING btree ("falla_desde","id");--> statement-breakpoint
CREATE INDEX "sitio_avisos_a_sistemas_creado_en_lista" ON "sitio_avisos_a_sistemas" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_avisos_a_sistemas_actualizado_en_lista" ON "sitio_avisos_a_sistemas" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_avisos_a_sistemas_texto_buscado_lista" ON "sitio_avisos_a_sistemas" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "entregas_pendientes" ON "entregas" USING btree ("aviso","proximo_intento") WHERE "entregas"."estado" = 'pendiente';--> statement-breakpoint
CREATE INDEX "sitio_entregas_de_avisos_creado_en_lista" ON "entregas" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_entregas_de_avisos_aviso_lista" ON "entregas" USING btree ("aviso","id");--> statement-breakpoint
CREATE INDEX "sitio_entregas_de_avisos_tipo_lista" ON "entregas" USING btree ("tipo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_entregas_de_avisos_estado_lista" ON "entregas" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_entregas_de_avisos_respuesta_lista" ON "entregas" USING btree ("respuesta","id");--> statement-breakpoint
CREATE INDEX "sitio_entregas_de_avisos_intentos_lista" ON "entregas" USING btree ("intentos","id");--> statement-breakpoint
CREATE INDEX "sitio_entregas_de_avisos_proximo_intento_lista" ON "entregas" USING btree ("proximo_intento","id");--> statement-breakpoint
CREATE INDEX "sitio_entregas_de_avisos_actualizado_en_lista" ON "entregas" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_entregas_de_avisos_seccion_lista" ON "entregas" USING btree ("seccion" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_entregas_de_avisos_registro_lista" ON "entregas" USING btree ("registro" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_entregas_de_avisos_texto_buscado_lista" ON "entregas" USING gin ((translate(lower((coalesce(("tipo")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) gin_trgm_ops);--> statement-breakpoint
-- The section «Entregas de avisos». Its orders are written through it, which PostgreSQL does by itself for a view of one table.
CREATE VIEW "sitio_entregas_de_avisos" AS
SELECT "id", "version", "creado_en", "creado_por", "actualizado_en", "actualizado_por", "aviso", "tipo", "seccion", "registro",
  "estado", "respuesta", "intentos", "proximo_intento", "entregada_en", "ultimo_error"
FROM "entregas";
