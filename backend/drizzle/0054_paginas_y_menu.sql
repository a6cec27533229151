CREATE TABLE "sitio_menu" (
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
	"grupos" jsonb NOT NULL,
	"pie" jsonb NOT NULL,
	"nota" text,
	CONSTRAINT "sitio_menu_slug_unico" UNIQUE NULLS NOT DISTINCT("slug"),
	CONSTRAINT "sitio_menu_estado_valido" CHECK ("sitio_menu"."estado" in ('borrador', 'publicado', 'archivado'))
);
--> statement-breakpoint
CREATE TABLE "sitio_direcciones_no_encontradas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"direccion" text NOT NULL,
	"dia" date NOT NULL,
	"veces" integer NOT NULL,
	"ultima_vez" timestamp(3) with time zone NOT NULL,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("direccion")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "sitio_direcciones_no_encontradas_direccion_dia_unico" UNIQUE NULLS NOT DISTINCT("direccion","dia")
);
--> statement-breakpoint
ALTER TABLE "sitio_obligaciones" DROP CONSTRAINT "sitio_obligaciones_seccion_valido";--> statement-breakpoint
ALTER TABLE "sitio_segunda_persona" DROP CONSTRAINT "sitio_segunda_persona_seccion_valido";--> statement-breakpoint
CREATE INDEX "sitio_menu_actualizado_en_lista" ON "sitio_menu" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_menu_creado_en_lista" ON "sitio_menu" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_menu_estado_lista" ON "sitio_menu" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_menu_vigente_hasta_lista" ON "sitio_menu" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "sitio_menu_vigente_desde_lista" ON "sitio_menu" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "sitio_menu_version_lista" ON "sitio_menu" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "sitio_menu_version_publicada_lista" ON "sitio_menu" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "sitio_menu_con_cambios_lista" ON "sitio_menu" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "sitio_direcciones_no_encontradas_direccion_lista" ON "sitio_direcciones_no_encontradas" USING btree ("direccion" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_direcciones_no_encontradas_dia_lista" ON "sitio_direcciones_no_encontradas" USING btree ("dia","id");--> statement-breakpoint
CREATE INDEX "sitio_direcciones_no_encontradas_veces_lista" ON "sitio_direcciones_no_encontradas" USING btree ("veces","id");--> statement-breakpoint
CREATE INDEX "sitio_direcciones_no_encontradas_ultima_vez_lista" ON "sitio_direcciones_no_encontradas" USING btree ("ultima_vez","id");--> statement-breakpoint
CREATE INDEX "sitio_direcciones_no_encontradas_creado_en_lista" ON "sitio_direcciones_no_encontradas" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_direcciones_no_encontradas_actualizado_en_lista" ON "sitio_direcciones_no_encontradas" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_direcciones_no_encontradas_texto_buscado_lista" ON "sitio_direcciones_no_encontradas" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_sitio_menu_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/menu';--> statement-breakpoint
CREATE INDEX "publicado_sitio_menu_publicado_en" ON "publicado" USING btree ((("claves" ->> 'publicadoEn') collate "C") desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'sitio/menu';--> statement-breakpoint
CREATE INDEX "publicado_sitio_menu_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/menu';--> statement-breakpoint
ALTER TABLE "sitio_obligaciones" ADD CONSTRAINT "sitio_obligaciones_seccion_valido" CHECK ("sitio_obligaciones"."seccion" in ('institucional/responsabilidad-social-empresarial', 'institucional/bienes-adjudicados', 'institucional/boletines-informativos', 'institucional/memorias-institucionales', 'institucional/licitaciones', 'institucional/estados-financieros', 'institucional/tarifario', 'institucional/coeficiente-adecuacion-patrimonial', 'contactanos/consultas', 'contactanos/calificaciones', 'contactanos/reclamos', 'contactanos/opiniones', 'contactanos/solicitudes-creditos', 'productos/caja-ahorro', 'productos/simulador-creditos', 'productos/depositos-plazo-fijo', 'comunicados', 'promociones', 'novedades', 'remates', 'sitio/entidad', 'sitio/paginas', 'sitio/menu', 'sitio/necesito', 'sitio/agencias', 'sitio/parametros', 'sitio/tasas-de-referencia', 'sitio/motivos-de-reclamo'));--> statement-breakpoint
ALTER TABLE "sitio_segunda_persona" ADD CONSTRAINT "sitio_segunda_persona_seccion_valido" CHECK ("sitio_segunda_persona"."seccion" in ('institucional/responsabilidad-social-empresarial', 'institucional/bienes-adjudicados', 'institucional/boletines-informativos', 'institucional/memorias-institucionales', 'institucional/licitaciones', 'institucional/estados-financieros', 'institucional/tarifario', 'institucional/coeficiente-adecuacion-patrimonial', 'productos/caja-ahorro', 'productos/simulador-creditos', 'productos/depositos-plazo-fijo', 'comunicados', 'promociones', 'novedades', 'remates', 'sitio/entidad', 'sitio/paginas', 'sitio/menu', 'sitio/necesito', 'sitio/agencias', 'sitio/parametros', 'sitio/tasas-de-referencia', 'sitio/motivos-de-reclamo'));--> statement-breakpoint
-- Blocks of before have none of what other kinds of block bring.
CREATE FUNCTION pg_temp.con_tipos_nuevos("bloques" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg('{"filas": [], "imagen": null, "lado": null, "video": null, "boton": null, "enlace": null, "seccion": null,
      "cuantas": null, "departamento": null, "simulador": null, "formulario": null}' || "bloque" ORDER BY "lugar"), '[]')
  FROM jsonb_array_elements("bloques") WITH ORDINALITY AS "cada"("bloque", "lugar")
$$;--> statement-breakpoint
UPDATE "sitio_paginas" SET "bloques" = pg_temp.con_tipos_nuevos("bloques");--> statement-breakpoint
UPDATE "publicado" SET "datos" = jsonb_set("datos", '{bloques}', pg_temp.con_tipos_nuevos("datos"->'bloques'))
  WHERE "seccion" = 'sitio/paginas' AND jsonb_typeof("datos"->'bloques') = 'array';--> statement-breakpoint
UPDATE "papelera" SET "datos" = jsonb_set("datos", '{bloques}', pg_temp.con_tipos_nuevos("datos"->'bloques'))
  WHERE "seccion" = 'sitio/paginas' AND jsonb_typeof("datos"->'bloques') = 'array';--> statement-breakpoint
SELECT set_config('historial.anonimizar', 'si', true);--> statement-breakpoint
UPDATE "historial" SET "datos" = jsonb_set("datos", '{bloques}', pg_temp.con_tipos_nuevos("datos"->'bloques'))
  WHERE "seccion" = 'sitio/paginas' AND jsonb_typeof("datos"->'bloques') = 'array';--> statement-breakpoint
SELECT set_config('historial.anonimizar', '', true);
