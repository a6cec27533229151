CREATE TABLE "sitio_necesito" (
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
	"resumen" text NOT NULL,
	"urgente" boolean NOT NULL,
	"pasos" jsonb NOT NULL,
	"telefonos" jsonb NOT NULL,
	"plazo" text,
	"a_mano" jsonb NOT NULL,
	"enlaces" jsonb NOT NULL,
	"escriben" text,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("resumen")::text, '') || ' ' || coalesce(("escriben")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "sitio_necesito_slug_unico" UNIQUE NULLS NOT DISTINCT("slug"),
	CONSTRAINT "sitio_necesito_estado_valido" CHECK ("sitio_necesito"."estado" in ('borrador', 'publicado', 'archivado')),
	CONSTRAINT "sitio_necesito_plazo_valido" CHECK ("sitio_necesito"."plazo" in ('reclamoPlazo', 'segundaInstanciaPlazo'))
);
--> statement-breakpoint
ALTER TABLE "sitio_obligaciones" DROP CONSTRAINT "sitio_obligaciones_seccion_valido";--> statement-breakpoint
ALTER TABLE "sitio_segunda_persona" DROP CONSTRAINT "sitio_segunda_persona_seccion_valido";--> statement-breakpoint
CREATE INDEX "sitio_necesito_titulo_lista" ON "sitio_necesito" USING btree ("titulo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_necesito_urgente_lista" ON "sitio_necesito" USING btree ("urgente","id");--> statement-breakpoint
CREATE INDEX "sitio_necesito_actualizado_en_lista" ON "sitio_necesito" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_necesito_creado_en_lista" ON "sitio_necesito" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_necesito_orden_lista" ON "sitio_necesito" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "sitio_necesito_estado_lista" ON "sitio_necesito" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_necesito_vigente_hasta_lista" ON "sitio_necesito" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "sitio_necesito_vigente_desde_lista" ON "sitio_necesito" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "sitio_necesito_version_lista" ON "sitio_necesito" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "sitio_necesito_version_publicada_lista" ON "sitio_necesito" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "sitio_necesito_con_cambios_lista" ON "sitio_necesito" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "sitio_necesito_texto_buscado_lista" ON "sitio_necesito" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_sitio_necesito_titulo" ON "publicado" USING btree ((("claves" ->> 'titulo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'sitio/necesito';--> statement-breakpoint
CREATE INDEX "publicado_sitio_necesito_urgente" ON "publicado" USING btree ((("claves" ->> 'urgente') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/necesito';--> statement-breakpoint
CREATE INDEX "publicado_sitio_necesito_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/necesito';--> statement-breakpoint
CREATE INDEX "publicado_sitio_necesito_orden" ON "publicado" USING btree ((("claves" ->> 'orden')::numeric),"id") WHERE "publicado"."seccion" = 'sitio/necesito';--> statement-breakpoint
CREATE INDEX "publicado_sitio_necesito_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/necesito';--> statement-breakpoint
ALTER TABLE "sitio_obligaciones" ADD CONSTRAINT "sitio_obligaciones_seccion_valido" CHECK ("sitio_obligaciones"."seccion" in ('institucional/responsabilidad-social-empresarial', 'institucional/bienes-adjudicados', 'institucional/boletines-informativos', 'institucional/memorias-institucionales', 'institucional/licitaciones', 'institucional/estados-financieros', 'institucional/tarifario', 'institucional/coeficiente-adecuacion-patrimonial', 'contactanos/consultas', 'contactanos/calificaciones', 'contactanos/reclamos', 'contactanos/opiniones', 'contactanos/solicitudes-creditos', 'productos/caja-ahorro', 'productos/simulador-creditos', 'productos/depositos-plazo-fijo', 'comunicados', 'promociones', 'novedades', 'remates', 'sitio/entidad', 'sitio/paginas', 'sitio/necesito', 'sitio/agencias', 'sitio/parametros', 'sitio/tasas-de-referencia', 'sitio/motivos-de-reclamo'));--> statement-breakpoint
ALTER TABLE "sitio_segunda_persona" ADD CONSTRAINT "sitio_segunda_persona_seccion_valido" CHECK ("sitio_segunda_persona"."seccion" in ('institucional/responsabilidad-social-empresarial', 'institucional/bienes-adjudicados', 'institucional/boletines-informativos', 'institucional/memorias-institucionales', 'institucional/licitaciones', 'institucional/estados-financieros', 'institucional/tarifario', 'institucional/coeficiente-adecuacion-patrimonial', 'productos/caja-ahorro', 'productos/simulador-creditos', 'productos/depositos-plazo-fijo', 'comunicados', 'promociones', 'novedades', 'remates', 'sitio/entidad', 'sitio/paginas', 'sitio/necesito', 'sitio/agencias', 'sitio/parametros', 'sitio/tasas-de-referencia', 'sitio/motivos-de-reclamo'));--> statement-breakpoint
-- How common each value is: see the migration of the values of the copies.
CREATE STATISTICS IF NOT EXISTS "publicado_valores_urgente" (mcv) ON "seccion", ("claves" ->> 'urgente') FROM "publicado";