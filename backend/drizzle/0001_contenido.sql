-- «Situación» now says where every publication stands; whether a branch serves people is its «atención».
ALTER TABLE "sitio_agencias" RENAME COLUMN "situacion" TO "atencion";--> statement-breakpoint
ALTER TABLE "sitio_agencias" RENAME CONSTRAINT "sitio_agencias_situacion_valido" TO "sitio_agencias_atencion_valido";--> statement-breakpoint
UPDATE "publicado" SET "datos" = ("datos" - 'situacion') || jsonb_build_object('atencion', "datos" -> 'situacion') WHERE "seccion" = 'sitio/agencias' AND "datos" ? 'situacion';--> statement-breakpoint
CREATE TABLE "papelera" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seccion" text NOT NULL,
	"titulo" text NOT NULL,
	"datos" jsonb NOT NULL,
	"eliminado_en" timestamp(3) with time zone NOT NULL,
	"eliminado_por" text
);
--> statement-breakpoint
CREATE INDEX "papelera_seccion" ON "papelera" USING btree ("seccion","eliminado_en");--> statement-breakpoint
-- Nobody rewrites what happened, not even through another program on the same database.
CREATE FUNCTION "historial_solo_crece"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'El historial no se cambia ni se borra' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "historial_sin_cambios" BEFORE UPDATE OR DELETE ON "historial" FOR EACH ROW EXECUTE FUNCTION "historial_solo_crece"();--> statement-breakpoint
CREATE TRIGGER "historial_sin_vaciar" BEFORE TRUNCATE ON "historial" FOR EACH STATEMENT EXECUTE FUNCTION "historial_solo_crece"();--> statement-breakpoint
ALTER TABLE "historial" ADD COLUMN "titulo" text;--> statement-breakpoint
-- The section «Auditoría»: the history as a list that can be searched, filtered and exported like any other.
CREATE VIEW "sitio_auditoria" AS
SELECT "id", "version", "en" AS "creado_en", "uid" AS "creado_por", "en" AS "actualizado_en", "uid" AS "actualizado_por",
  "email", "seccion", "accion", "titulo", "registro"
FROM "historial";--> statement-breakpoint
ALTER TABLE "institucional_coeficiente_adecuacion_patrimonial" ADD COLUMN "cap_publicado" numeric(16, 4);--> statement-breakpoint
-- The coefficient is worked out when it is read; where a document states another, its figure is kept.
UPDATE "institucional_coeficiente_adecuacion_patrimonial" SET "cap_publicado" = "cap"
WHERE "cap" <> round("capital_regulatorio" / "activos_ponderados" * 100, 2);--> statement-breakpoint
ALTER TABLE "institucional_coeficiente_adecuacion_patrimonial" DROP COLUMN "cap";--> statement-breakpoint
CREATE TABLE "vistas_previas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"huella" text NOT NULL,
	"seccion" text NOT NULL,
	"registro" uuid NOT NULL,
	"creada_por" text NOT NULL,
	"creada_en" timestamp(3) with time zone NOT NULL,
	"vence_en" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "vistas_previas_huella_unica" UNIQUE("huella")
);
--> statement-breakpoint
CREATE INDEX "vistas_previas_registro" ON "vistas_previas" USING btree ("seccion","registro");--> statement-breakpoint
CREATE TABLE "archivos_usos" (
	"archivo" uuid NOT NULL,
	"seccion" text NOT NULL,
	"registro" text NOT NULL,
	"campo" text NOT NULL,
	CONSTRAINT "archivos_usos_archivo_seccion_registro_campo_pk" PRIMARY KEY("archivo","seccion","registro","campo")
);
--> statement-breakpoint
CREATE TABLE "archivos_versiones" (
	"archivo" uuid NOT NULL,
	"version" integer NOT NULL,
	"clave" uuid NOT NULL,
	"sha256" text NOT NULL,
	"nombre_original" text NOT NULL,
	"mime" text NOT NULL,
	"tamano" integer NOT NULL,
	"variantes" jsonb NOT NULL,
	"subido_por" text,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"reemplazado_en" timestamp(3) with time zone NOT NULL,
	"reemplazado_por" text,
	"motivo" text NOT NULL,
	CONSTRAINT "archivos_versiones_archivo_version_pk" PRIMARY KEY("archivo","version")
);
--> statement-breakpoint
ALTER TABLE "archivos" ADD COLUMN "clave" uuid;--> statement-breakpoint
UPDATE "archivos" SET "clave" = "id";--> statement-breakpoint
ALTER TABLE "archivos" ALTER COLUMN "clave" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "archivos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "archivos" ADD COLUMN "slug" text;--> statement-breakpoint
-- The first document of a name takes it for its address; the others, with a part of their identifier behind.
UPDATE "archivos" SET "slug" = CASE WHEN "id" IN (
    SELECT DISTINCT ON ("nombre_descarga") "id" FROM "archivos" ORDER BY "nombre_descarga", "creado_en", "id"
  ) THEN "nombre_descarga" ELSE regexp_replace("nombre_descarga", E'\\.pdf$', '-' || right("id"::text, 12) || '.pdf') END
WHERE NOT "privado" AND "mime" = 'application/pdf';--> statement-breakpoint
ALTER TABLE "archivos" ADD COLUMN "foco" jsonb;--> statement-breakpoint
ALTER TABLE "archivos" ADD COLUMN "paginas" integer;--> statement-breakpoint
ALTER TABLE "archivos" ADD COLUMN "texto" text;--> statement-breakpoint
ALTER TABLE "archivos_versiones" ADD CONSTRAINT "archivos_versiones_archivo_archivos_id_fk" FOREIGN KEY ("archivo") REFERENCES "public"."archivos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archivos_usos_registro" ON "archivos_usos" USING btree ("seccion","registro");--> statement-breakpoint
ALTER TABLE "archivos" ADD CONSTRAINT "archivos_slug_unico" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "promociones" ADD COLUMN "producto" text;--> statement-breakpoint
ALTER TABLE "promociones" ADD CONSTRAINT "promociones_producto_valido" CHECK ("promociones"."producto" in ('caja_ahorro', 'depositos_plazo_fijo', 'creditos', 'tarjeta_debito', 'cajas_seguridad', 'seguro_de_vida'));--> statement-breakpoint
CREATE TABLE "busqueda" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publicado" uuid NOT NULL,
	"archivo" uuid,
	"titulo" text NOT NULL,
	"texto" text NOT NULL,
	"vector" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "busqueda" ADD CONSTRAINT "busqueda_publicado_publicado_id_fk" FOREIGN KEY ("publicado") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busqueda_vector" ON "busqueda" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "busqueda_publicado" ON "busqueda" USING btree ("publicado");--> statement-breakpoint
CREATE INDEX "busqueda_archivo" ON "busqueda" USING btree ("archivo");--> statement-breakpoint
ALTER TABLE "institucional_bienes_adjudicados" ADD COLUMN "remate" uuid;--> statement-breakpoint
ALTER TABLE "institucional_licitaciones" ADD COLUMN "modificada_el" date;--> statement-breakpoint
ALTER TABLE "remates" ADD COLUMN "plazo_confirmado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "remates" ALTER COLUMN "plazo_confirmado" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "institucional_bienes_adjudicados" ADD CONSTRAINT "institucional_bienes_adjudicados_remate_remates_id_fk" FOREIGN KEY ("remate") REFERENCES "public"."remates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institucional_estados_financieros" ADD COLUMN "desbalance_confirmado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "institucional_estados_financieros" ALTER COLUMN "desbalance_confirmado" DROP DEFAULT;
