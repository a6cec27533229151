CREATE TABLE "sitio_parametros" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"slug" text NOT NULL,
	"estado" text NOT NULL,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean NOT NULL,
	"orden" integer NOT NULL,
	"publicado_en" timestamp(3) with time zone,
	"publicado_por" text,
	"version_publicada" integer,
	"titulo" text NOT NULL,
	"norma" text,
	"reclamo_plazo" integer NOT NULL,
	"reclamo_plazo_ampliado" integer NOT NULL,
	"segunda_instancia_plazo" integer,
	"reclamo_conservar" integer NOT NULL,
	"rc_iva_alicuota" numeric(16, 4) NOT NULL,
	"rc_iva_exento_nacional" integer NOT NULL,
	"rc_iva_exento_extranjera" integer NOT NULL,
	"tasas_maximas" jsonb NOT NULL,
	"motivo_correccion" text,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("norma")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "sitio_parametros_slug_unico" UNIQUE NULLS NOT DISTINCT("slug"),
	CONSTRAINT "sitio_parametros_estado_valido" CHECK ("sitio_parametros"."estado" in ('borrador', 'publicado', 'archivado'))
);
--> statement-breakpoint
ALTER TABLE "sitio_segunda_persona" DROP CONSTRAINT "sitio_segunda_persona_seccion_valido";--> statement-breakpoint
ALTER TABLE "contactanos_consultas" ADD COLUMN "plazo_dias" integer;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "plazo_dias" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "sitio_parametros_vigente_desde_unico_si" ON "sitio_parametros" USING btree ("vigente_desde") WHERE "sitio_parametros"."estado" in ('publicado');--> statement-breakpoint
CREATE INDEX "sitio_parametros_titulo_lista" ON "sitio_parametros" USING btree ("titulo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_parametros_vigente_desde_lista" ON "sitio_parametros" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "sitio_parametros_vigente_hasta_lista" ON "sitio_parametros" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "sitio_parametros_publicado_en_lista" ON "sitio_parametros" USING btree ("publicado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_parametros_actualizado_en_lista" ON "sitio_parametros" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_parametros_creado_en_lista" ON "sitio_parametros" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_parametros_estado_lista" ON "sitio_parametros" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_parametros_version_lista" ON "sitio_parametros" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "sitio_parametros_version_publicada_lista" ON "sitio_parametros" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "sitio_parametros_con_cambios_lista" ON "sitio_parametros" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "sitio_parametros_texto_buscado_lista" ON "sitio_parametros" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_sitio_parametros_titulo" ON "publicado" USING btree ((("claves" ->> 'titulo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'sitio/parametros';--> statement-breakpoint
CREATE INDEX "publicado_sitio_parametros_vigente_desde" ON "publicado" USING btree ((("claves" ->> 'vigenteDesde') collate "C") desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'sitio/parametros';--> statement-breakpoint
CREATE INDEX "publicado_sitio_parametros_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/parametros';--> statement-breakpoint
CREATE INDEX "publicado_sitio_parametros_publicado_en" ON "publicado" USING btree ((("claves" ->> 'publicadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/parametros';--> statement-breakpoint
CREATE INDEX "publicado_sitio_parametros_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/parametros';--> statement-breakpoint
ALTER TABLE "sitio_segunda_persona" ADD CONSTRAINT "sitio_segunda_persona_seccion_valido" CHECK ("sitio_segunda_persona"."seccion" in ('institucional/responsabilidad-social-empresarial', 'institucional/bienes-adjudicados', 'institucional/boletines-informativos', 'institucional/memorias-institucionales', 'institucional/licitaciones', 'institucional/estados-financieros', 'institucional/tarifario', 'institucional/coeficiente-adecuacion-patrimonial', 'productos/caja-ahorro', 'productos/simulador-creditos', 'productos/depositos-plazo-fijo', 'comunicados', 'promociones', 'novedades', 'remates', 'sitio/entidad', 'sitio/paginas', 'sitio/agencias', 'sitio/parametros'));--> statement-breakpoint
-- What the code said until here.
UPDATE "contactanos_reclamos" SET "plazo_dias" = 5;--> statement-breakpoint
UPDATE "contactanos_consultas" SET "plazo_dias" = 2;--> statement-breakpoint
UPDATE "contactanos_reclamos"
  SET "conservar_hasta" = (coalesce("fecha_registro", ("creado_en" AT TIME ZONE 'America/La_Paz')::date) + interval '10 years')::date
  WHERE "conservar_hasta" IS NULL;
