CREATE TABLE "sitio_motivos_de_reclamo" (
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
	"clave" text NOT NULL,
	"etiqueta" text NOT NULL,
	"norma" text,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("etiqueta")::text, '') || ' ' || coalesce(("clave")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "sitio_motivos_de_reclamo_slug_unico" UNIQUE NULLS NOT DISTINCT("slug"),
	CONSTRAINT "sitio_motivos_de_reclamo_clave_unico" UNIQUE NULLS NOT DISTINCT("clave"),
	CONSTRAINT "sitio_motivos_de_reclamo_estado_valido" CHECK ("sitio_motivos_de_reclamo"."estado" in ('borrador', 'publicado', 'archivado'))
);
--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" DROP CONSTRAINT "contactanos_reclamos_motivo_valido";--> statement-breakpoint
ALTER TABLE "sitio_tipologias" DROP CONSTRAINT "sitio_tipologias_motivo_valido";--> statement-breakpoint
ALTER TABLE "sitio_obligaciones" DROP CONSTRAINT "sitio_obligaciones_seccion_valido";--> statement-breakpoint
ALTER TABLE "sitio_segunda_persona" DROP CONSTRAINT "sitio_segunda_persona_seccion_valido";--> statement-breakpoint
CREATE INDEX "sitio_motivos_de_reclamo_etiqueta_lista" ON "sitio_motivos_de_reclamo" USING btree ("etiqueta" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_motivos_de_reclamo_clave_lista" ON "sitio_motivos_de_reclamo" USING btree ("clave" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_motivos_de_reclamo_orden_lista" ON "sitio_motivos_de_reclamo" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "sitio_motivos_de_reclamo_vigente_desde_lista" ON "sitio_motivos_de_reclamo" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "sitio_motivos_de_reclamo_vigente_hasta_lista" ON "sitio_motivos_de_reclamo" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "sitio_motivos_de_reclamo_creado_en_lista" ON "sitio_motivos_de_reclamo" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_motivos_de_reclamo_actualizado_en_lista" ON "sitio_motivos_de_reclamo" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_motivos_de_reclamo_estado_lista" ON "sitio_motivos_de_reclamo" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_motivos_de_reclamo_version_lista" ON "sitio_motivos_de_reclamo" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "sitio_motivos_de_reclamo_version_publicada_lista" ON "sitio_motivos_de_reclamo" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "sitio_motivos_de_reclamo_con_cambios_lista" ON "sitio_motivos_de_reclamo" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "sitio_motivos_de_reclamo_texto_buscado_lista" ON "sitio_motivos_de_reclamo" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_sitio_motivos_de_recla_etiqueta" ON "publicado" USING btree ((("claves" ->> 'etiqueta') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'sitio/motivos-de-reclamo';--> statement-breakpoint
CREATE INDEX "publicado_sitio_motivos_de_recla_clave" ON "publicado" USING btree ((("claves" ->> 'clave') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'sitio/motivos-de-reclamo';--> statement-breakpoint
CREATE INDEX "publicado_sitio_motivos_de_recla_orden" ON "publicado" USING btree ((("claves" ->> 'orden')::numeric),"id") WHERE "publicado"."seccion" = 'sitio/motivos-de-reclamo';--> statement-breakpoint
CREATE INDEX "publicado_sitio_motivos_de_recla_vigente_desde" ON "publicado" USING btree ((("claves" ->> 'vigenteDesde') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/motivos-de-reclamo';--> statement-breakpoint
CREATE INDEX "publicado_sitio_motivos_de_recla_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/motivos-de-reclamo';--> statement-breakpoint
CREATE INDEX "publicado_sitio_motivos_de_recla_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/motivos-de-reclamo';--> statement-breakpoint
ALTER TABLE "sitio_obligaciones" ADD CONSTRAINT "sitio_obligaciones_seccion_valido" CHECK ("sitio_obligaciones"."seccion" in ('institucional/responsabilidad-social-empresarial', 'institucional/bienes-adjudicados', 'institucional/boletines-informativos', 'institucional/memorias-institucionales', 'institucional/licitaciones', 'institucional/estados-financieros', 'institucional/tarifario', 'institucional/coeficiente-adecuacion-patrimonial', 'contactanos/consultas', 'contactanos/calificaciones', 'contactanos/reclamos', 'contactanos/opiniones', 'contactanos/solicitudes-creditos', 'productos/caja-ahorro', 'productos/simulador-creditos', 'productos/depositos-plazo-fijo', 'comunicados', 'promociones', 'novedades', 'remates', 'sitio/entidad', 'sitio/paginas', 'sitio/agencias', 'sitio/parametros', 'sitio/tasas-de-referencia', 'sitio/motivos-de-reclamo'));--> statement-breakpoint
ALTER TABLE "sitio_segunda_persona" ADD CONSTRAINT "sitio_segunda_persona_seccion_valido" CHECK ("sitio_segunda_persona"."seccion" in ('institucional/responsabilidad-social-empresarial', 'institucional/bienes-adjudicados', 'institucional/boletines-informativos', 'institucional/memorias-institucionales', 'institucional/licitaciones', 'institucional/estados-financieros', 'institucional/tarifario', 'institucional/coeficiente-adecuacion-patrimonial', 'productos/caja-ahorro', 'productos/simulador-creditos', 'productos/depositos-plazo-fijo', 'comunicados', 'promociones', 'novedades', 'remates', 'sitio/entidad', 'sitio/paginas', 'sitio/agencias', 'sitio/parametros', 'sitio/tasas-de-referencia', 'sitio/motivos-de-reclamo'));--> statement-breakpoint
-- What the code said until here, published, where something says one; a new installation gets them as it starts.
INSERT INTO "sitio_motivos_de_reclamo" ("id", "version", "creado_en", "actualizado_en", "slug", "estado", "vigente_desde", "destacado", "orden", "publicado_en", "version_publicada", "clave", "etiqueta")
  SELECT gen_random_uuid(), 1, date_trunc('milliseconds', now()), date_trunc('milliseconds', now()), replace("clave", '_', '-'), 'publicado', '2000-01-01', false, "orden", date_trunc('milliseconds', now()), 1, "clave", "etiqueta"
  FROM (VALUES
    ('atencion_cliente', 'Atención al cliente', 10),
    ('mala_informacion', 'Mala información', 20),
    ('tiempo_espera', 'Tiempo de espera en cajas', 30),
    ('atencion_ventanilla', 'Mala atención en ventanilla', 40),
    ('canje_material', 'Canje de material monetario', 50),
    ('fraccionamiento_material', 'Fraccionamiento de material monetario', 60),
    ('billete_falso', 'Entrega de billete falso', 70),
    ('fallas_sistema', 'Fallas del sistema', 80),
    ('transacciones', 'Transacciones en ventanilla o bóveda', 90),
    ('pago_servicios', 'Pago de servicios y otros', 100),
    ('practicas_abusivas', 'Prácticas discriminatorias o abusivas', 110),
    ('confidencialidad', 'Reserva y confidencialidad de la información', 120),
    ('restitucion_derechos', 'Restitución de derechos', 130),
    ('cheque_gerencia', 'Cheque de gerencia', 140),
    ('punto_reclamo', 'Punto de Reclamo', 150),
    ('intereses_diferidos', 'Cobro de intereses diferidos', 160),
    ('refinanciamiento', 'Refinanciamiento', 170),
    ('reprogramacion', 'Reprogramación', 180),
    ('periodo_gracia', 'Período de gracia', 190),
    ('cobro_seguros', 'Cobros de seguros', 200),
    ('cobro_tarjeta', 'Cobros adicionales por tarjeta', 210),
    ('normativa', 'Desconocimiento de normativa', 220),
    ('atencion_personal', 'Atención del personal', 230),
    ('dinero_no_dispensado', 'Dinero no entregado por el cajero automático', 240),
    ('otro', 'Otro', 9000)
  ) AS "motivo" ("clave", "etiqueta", "orden")
  WHERE EXISTS (SELECT FROM "contactanos_reclamos") OR EXISTS (SELECT FROM "sitio_tipologias")
    OR EXISTS (SELECT FROM "sitio_formatos_de_reporte" WHERE "codigos" @> '[{"campo": "motivo"}]');--> statement-breakpoint
INSERT INTO "publicado" ("id", "seccion", "slug", "version", "datos", "claves", "texto", "vigente_desde", "publicado_en")
  SELECT "id", 'sitio/motivos-de-reclamo', "slug", "version",
    "claves" || jsonb_build_object('id', "id", 'slug', "slug", 'destacado', "destacado", 'publicadoEn', "actualizado", 'norma', null),
    "claves", "texto_buscado", "vigente_desde", "publicado_en"
  FROM "sitio_motivos_de_reclamo"
    CROSS JOIN LATERAL (SELECT to_char("actualizado_en" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "actualizado") AS "escrito"
    CROSS JOIN LATERAL (SELECT jsonb_build_object('clave', "clave", 'etiqueta', "etiqueta", 'orden', "orden", 'vigenteDesde', "vigente_desde",
      'vigenteHasta', null, 'actualizadoEn', "actualizado") AS "claves") AS "listado";--> statement-breakpoint
-- Codes of layouts name motives by their keys.
UPDATE "sitio_formatos_de_reporte" SET "codigos" = (
  SELECT jsonb_agg("codigo" || jsonb_build_object('valor', coalesce("motivo"."clave", "codigo" ->> 'valor')) ORDER BY "lugar")
  FROM jsonb_array_elements("codigos") WITH ORDINALITY AS "todos" ("codigo", "lugar")
    LEFT JOIN "sitio_motivos_de_reclamo" AS "motivo" ON "codigo" ->> 'campo' = 'motivo' AND "motivo"."etiqueta" = "codigo" ->> 'valor'
) WHERE "codigos" @> '[{"campo": "motivo"}]';--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD CONSTRAINT "contactanos_reclamos_motivo_sitio_motivos_de_reclamo_clave_fk" FOREIGN KEY ("motivo") REFERENCES "public"."sitio_motivos_de_reclamo"("clave") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitio_tipologias" ADD CONSTRAINT "sitio_tipologias_motivo_sitio_motivos_de_reclamo_clave_fk" FOREIGN KEY ("motivo") REFERENCES "public"."sitio_motivos_de_reclamo"("clave") ON DELETE no action ON UPDATE no action;
