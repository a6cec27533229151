CREATE TABLE "sitio_tasas_de_referencia" (
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
	"mes" text NOT NULL,
	"tre_mn" numeric(16, 4),
	"tre_me" numeric(16, 4),
	"tre_ufv" numeric(16, 4),
	"tre_mvdol" numeric(16, 4),
	"tep_mn" numeric(16, 4),
	"tep_me" numeric(16, 4),
	"tep_ufv" numeric(16, 4),
	"tep_mvdol" numeric(16, 4),
	"motivo_correccion" text,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("mes")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "sitio_tasas_de_referencia_slug_unico" UNIQUE NULLS NOT DISTINCT("slug"),
	CONSTRAINT "sitio_tasas_de_referencia_mes_unico" UNIQUE NULLS NOT DISTINCT("mes"),
	CONSTRAINT "sitio_tasas_de_referencia_estado_valido" CHECK ("sitio_tasas_de_referencia"."estado" in ('borrador', 'publicado', 'archivado'))
);
--> statement-breakpoint
ALTER TABLE "sitio_segunda_persona" DROP CONSTRAINT "sitio_segunda_persona_seccion_valido";--> statement-breakpoint
CREATE UNIQUE INDEX "sitio_tasas_de_referencia_vigente_desde_unico_si" ON "sitio_tasas_de_referencia" USING btree ("vigente_desde") WHERE "sitio_tasas_de_referencia"."estado" in ('publicado');--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_mes_lista" ON "sitio_tasas_de_referencia" USING btree ("mes" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_vigente_desde_lista" ON "sitio_tasas_de_referencia" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_vigente_hasta_lista" ON "sitio_tasas_de_referencia" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_tre_mn_lista" ON "sitio_tasas_de_referencia" USING btree ("tre_mn","id");--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_tre_me_lista" ON "sitio_tasas_de_referencia" USING btree ("tre_me","id");--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_publicado_en_lista" ON "sitio_tasas_de_referencia" USING btree ("publicado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_creado_en_lista" ON "sitio_tasas_de_referencia" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_actualizado_en_lista" ON "sitio_tasas_de_referencia" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_estado_lista" ON "sitio_tasas_de_referencia" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_version_lista" ON "sitio_tasas_de_referencia" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_version_publicada_lista" ON "sitio_tasas_de_referencia" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_con_cambios_lista" ON "sitio_tasas_de_referencia" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_texto_buscado_lista" ON "sitio_tasas_de_referencia" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_sitio_tasas_de_referen_mes" ON "publicado" USING btree ((("claves" ->> 'mes') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'sitio/tasas-de-referencia';--> statement-breakpoint
CREATE INDEX "publicado_sitio_tasas_de_referen_vigente_desde" ON "publicado" USING btree ((("claves" ->> 'vigenteDesde') collate "C") desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'sitio/tasas-de-referencia';--> statement-breakpoint
CREATE INDEX "publicado_sitio_tasas_de_referen_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/tasas-de-referencia';--> statement-breakpoint
CREATE INDEX "publicado_sitio_tasas_de_referen_tre_mn" ON "publicado" USING btree ((("claves" ->> 'treMn')::numeric),"id") WHERE "publicado"."seccion" = 'sitio/tasas-de-referencia';--> statement-breakpoint
CREATE INDEX "publicado_sitio_tasas_de_referen_tre_me" ON "publicado" USING btree ((("claves" ->> 'treMe')::numeric),"id") WHERE "publicado"."seccion" = 'sitio/tasas-de-referencia';--> statement-breakpoint
CREATE INDEX "publicado_sitio_tasas_de_referen_publicado_en" ON "publicado" USING btree ((("claves" ->> 'publicadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/tasas-de-referencia';--> statement-breakpoint
CREATE INDEX "publicado_sitio_tasas_de_referen_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/tasas-de-referencia';--> statement-breakpoint
ALTER TABLE "sitio_segunda_persona" ADD CONSTRAINT "sitio_segunda_persona_seccion_valido" CHECK ("sitio_segunda_persona"."seccion" in ('institucional/responsabilidad-social-empresarial', 'institucional/bienes-adjudicados', 'institucional/boletines-informativos', 'institucional/memorias-institucionales', 'institucional/licitaciones', 'institucional/estados-financieros', 'institucional/tarifario', 'institucional/coeficiente-adecuacion-patrimonial', 'productos/caja-ahorro', 'productos/simulador-creditos', 'productos/depositos-plazo-fijo', 'comunicados', 'promociones', 'novedades', 'remates', 'sitio/entidad', 'sitio/paginas', 'sitio/agencias', 'sitio/parametros', 'sitio/tasas-de-referencia'));