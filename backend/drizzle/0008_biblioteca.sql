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
ALTER TABLE "archivos" ADD CONSTRAINT "archivos_slug_unico" UNIQUE("slug");