CREATE TABLE "sitio_formatos_de_reporte" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"nombre" text NOT NULL,
	"encabezado" boolean NOT NULL,
	"separador" text NOT NULL,
	"decimal" text NOT NULL,
	"fechas" text NOT NULL,
	"codificacion" text NOT NULL,
	"fin_de_linea" text NOT NULL,
	"extension" text NOT NULL,
	"columnas" jsonb NOT NULL,
	"codigos" jsonb NOT NULL,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("nombre")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "sitio_formatos_de_reporte_nombre_unico" UNIQUE NULLS NOT DISTINCT("nombre"),
	CONSTRAINT "sitio_formatos_de_reporte_separador_valido" CHECK ("sitio_formatos_de_reporte"."separador" in ('punto_y_coma', 'coma', 'barra', 'tabulacion')),
	CONSTRAINT "sitio_formatos_de_reporte_decimal_valido" CHECK ("sitio_formatos_de_reporte"."decimal" in ('coma', 'punto')),
	CONSTRAINT "sitio_formatos_de_reporte_fechas_valido" CHECK ("sitio_formatos_de_reporte"."fechas" in ('dd/mm/aaaa', 'aaaa-mm-dd', 'aaaammdd', 'ddmmaaaa')),
	CONSTRAINT "sitio_formatos_de_reporte_codificacion_valido" CHECK ("sitio_formatos_de_reporte"."codificacion" in ('utf8_bom', 'utf8', 'latin1')),
	CONSTRAINT "sitio_formatos_de_reporte_fin_de_linea_valido" CHECK ("sitio_formatos_de_reporte"."fin_de_linea" in ('crlf', 'lf')),
	CONSTRAINT "sitio_formatos_de_reporte_extension_valido" CHECK ("sitio_formatos_de_reporte"."extension" in ('csv', 'txt'))
);
--> statement-breakpoint
CREATE INDEX "sitio_formatos_de_reporte_nombre_lista" ON "sitio_formatos_de_reporte" USING btree ("nombre" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_formatos_de_reporte_separador_lista" ON "sitio_formatos_de_reporte" USING btree ("separador" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_formatos_de_reporte_codificacion_lista" ON "sitio_formatos_de_reporte" USING btree ("codificacion" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_formatos_de_reporte_actualizado_en_lista" ON "sitio_formatos_de_reporte" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_formatos_de_reporte_creado_en_lista" ON "sitio_formatos_de_reporte" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_formatos_de_reporte_texto_buscado_lista" ON "sitio_formatos_de_reporte" USING gin ("texto_buscado" gin_trgm_ops);