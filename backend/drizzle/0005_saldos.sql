CREATE TABLE "accesos_saldos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"en" timestamp(3) with time zone NOT NULL,
	"criterio" text NOT NULL,
	"huella" text NOT NULL,
	"motivo" text NOT NULL,
	"filas" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "errores_saldos" (
	"id" serial PRIMARY KEY NOT NULL,
	"lote" uuid NOT NULL,
	"linea" integer NOT NULL,
	"columna" text NOT NULL,
	"valor" text NOT NULL,
	"mensaje" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filas_saldos" (
	"lote" uuid NOT NULL,
	"linea" integer NOT NULL,
	"numero_socio" text NOT NULL,
	"numero_documento" text NOT NULL,
	"complemento" text,
	"nombre_completo" text NOT NULL,
	"producto_tipo" text NOT NULL,
	"numero_operacion" text NOT NULL,
	"moneda" text NOT NULL,
	"saldo" numeric(14, 2) NOT NULL,
	"saldo_disponible" numeric(14, 2),
	"tasa_anual" numeric(16, 4),
	"fecha_apertura" date,
	"fecha_vencimiento" date,
	"cuota" numeric(14, 2),
	"proxima_cuota_en" date,
	"dias_mora" integer,
	"estado_operacion" text,
	"agencia" text NOT NULL,
	CONSTRAINT "filas_saldos_lote_linea_pk" PRIMARY KEY("lote","linea"),
	CONSTRAINT "filas_saldos_operacion_unica" UNIQUE("lote","numero_operacion")
);
--> statement-breakpoint
CREATE TABLE "lotes_saldos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fecha_corte" date NOT NULL,
	"archivo" text NOT NULL,
	"huella" text NOT NULL,
	"tamano" bigint NOT NULL,
	"estado" text NOT NULL,
	"filas" integer DEFAULT 0 NOT NULL,
	"filas_ok" integer DEFAULT 0 NOT NULL,
	"filas_error" integer DEFAULT 0 NOT NULL,
	"totales" jsonb,
	"porcentaje" integer DEFAULT 0 NOT NULL,
	"motivo" text,
	"conservado" boolean DEFAULT true NOT NULL,
	"cargado_por" text NOT NULL,
	"cargado_en" timestamp(3) with time zone NOT NULL,
	"latido_en" timestamp(3) with time zone NOT NULL,
	"terminado_en" timestamp(3) with time zone
);
--> statement-breakpoint
INSERT INTO "lotes_saldos" ("id", "fecha_corte", "archivo", "huella", "tamano", "estado", "filas", "filas_ok", "porcentaje", "totales", "cargado_por", "cargado_en", "latido_en", "terminado_en")
SELECT gen_random_uuid(), max("fecha_corte"), 'anterior a los lotes', '', 0, 'vigente', count(*), count(*), 100, (
	SELECT jsonb_object_agg("producto_tipo", "sumas") FROM (
		SELECT "producto_tipo", jsonb_object_agg("moneda", jsonb_build_object('filas', "n", 'saldo', "suma"::text)) AS "sumas" FROM (
			SELECT "producto_tipo", "moneda", count(*) AS "n", sum("saldo") AS "suma" FROM "saldos"
			WHERE "fecha_corte" = (SELECT max("fecha_corte") FROM "saldos") GROUP BY 1, 2
		) AS "por_moneda" GROUP BY 1
	) AS "por_producto"
), coalesce(max("creado_por"), ''), max("creado_en"), max("creado_en"), max("creado_en")
FROM "saldos" WHERE "fecha_corte" = (SELECT max("fecha_corte") FROM "saldos") HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO "filas_saldos"
SELECT l."id", row_number() OVER (ORDER BY s."id") + 1, s."numero_socio", s."numero_documento", s."complemento", s."nombre_completo", s."producto_tipo", s."numero_operacion", s."moneda", s."saldo", s."saldo_disponible", s."tasa_anual", s."fecha_apertura", s."fecha_vencimiento", s."cuota", s."proxima_cuota_en", s."dias_mora", s."estado_operacion", s."agencia"
FROM "saldos" s JOIN "lotes_saldos" l ON l."fecha_corte" = s."fecha_corte";--> statement-breakpoint
DROP TABLE "saldos" CASCADE;--> statement-breakpoint
ALTER TABLE "errores_saldos" ADD CONSTRAINT "errores_saldos_lote_lotes_saldos_id_fk" FOREIGN KEY ("lote") REFERENCES "public"."lotes_saldos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filas_saldos" ADD CONSTRAINT "filas_saldos_lote_lotes_saldos_id_fk" FOREIGN KEY ("lote") REFERENCES "public"."lotes_saldos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accesos_saldos_uid" ON "accesos_saldos" USING btree ("uid","en");--> statement-breakpoint
CREATE INDEX "errores_saldos_lote" ON "errores_saldos" USING btree ("lote","linea");--> statement-breakpoint
CREATE INDEX "filas_saldos_documento" ON "filas_saldos" USING btree ("lote","numero_documento");--> statement-breakpoint
CREATE INDEX "filas_saldos_socio" ON "filas_saldos" USING btree ("lote","numero_socio");--> statement-breakpoint
CREATE UNIQUE INDEX "lotes_saldos_validando_uno" ON "lotes_saldos" USING btree ("estado") WHERE "lotes_saldos"."estado" = 'validando';--> statement-breakpoint
CREATE UNIQUE INDEX "lotes_saldos_vigente_uno" ON "lotes_saldos" USING btree ("estado") WHERE "lotes_saldos"."estado" = 'vigente';--> statement-breakpoint
CREATE INDEX "lotes_saldos_cargado" ON "lotes_saldos" USING btree ("cargado_en");