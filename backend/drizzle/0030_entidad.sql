CREATE TABLE "sitio_entidad" (
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
	"nombre" text NOT NULL,
	"nombre_corto" text NOT NULL,
	"lema" text NOT NULL,
	"nit" text,
	"licencia" text,
	"supervision" text NOT NULL,
	"defensoria_nombre" text NOT NULL,
	"defensoria_telefono" text NOT NULL,
	"direccion" text NOT NULL,
	"ciudad" text NOT NULL,
	"horario" text NOT NULL,
	"telefono_gratuito" text,
	"horario_telefono" text,
	"bloqueo_telefono" text,
	"bloqueo_horario" text,
	"whatsapp" text,
	"correo" text,
	"banca_en_linea" text,
	"redes" jsonb NOT NULL,
	"cuentas" jsonb NOT NULL,
	"logo_claro" uuid,
	"logo_oscuro" uuid,
	"logo_cuadrado" uuid,
	"imagen_social" uuid,
	"color" text,
	"color_acento" text,
	"motivo" text NOT NULL,
	"pie" text,
	CONSTRAINT "sitio_entidad_slug_unico" UNIQUE NULLS NOT DISTINCT("slug"),
	CONSTRAINT "sitio_entidad_estado_valido" CHECK ("sitio_entidad"."estado" in ('borrador', 'publicado', 'archivado')),
	CONSTRAINT "sitio_entidad_motivo_valido" CHECK ("sitio_entidad"."motivo" in ('aguayo', 'ninguno'))
);
--> statement-breakpoint
CREATE INDEX "sitio_entidad_nombre_lista" ON "sitio_entidad" USING btree ("nombre" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_entidad_actualizado_en_lista" ON "sitio_entidad" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_entidad_creado_en_lista" ON "sitio_entidad" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_entidad_estado_lista" ON "sitio_entidad" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_entidad_vigente_hasta_lista" ON "sitio_entidad" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "sitio_entidad_vigente_desde_lista" ON "sitio_entidad" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "sitio_entidad_version_lista" ON "sitio_entidad" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "sitio_entidad_version_publicada_lista" ON "sitio_entidad" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "sitio_entidad_con_cambios_lista" ON "sitio_entidad" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_entidad_nombre" ON "publicado" USING btree ((("claves" ->> 'nombre') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'sitio/entidad';--> statement-breakpoint
CREATE INDEX "publicado_sitio_entidad_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/entidad';--> statement-breakpoint
CREATE INDEX "publicado_sitio_entidad_publicado_en" ON "publicado" USING btree ((("claves" ->> 'publicadoEn') collate "C") desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'sitio/entidad';--> statement-breakpoint
CREATE INDEX "publicado_sitio_entidad_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/entidad';