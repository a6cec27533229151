CREATE TABLE "sitio_sinonimos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"escriben" text NOT NULL,
	"significan" text,
	"pagina" text,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("escriben")::text, '') || ' ' || coalesce(("significan")::text, '') || ' ' || coalesce(("pagina")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED
);
--> statement-breakpoint
CREATE TABLE "sitio_busquedas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"texto" text NOT NULL,
	"veces" integer NOT NULL,
	"ultima_vez" timestamp(3) with time zone NOT NULL,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("texto")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "sitio_busquedas_texto_unico" UNIQUE NULLS NOT DISTINCT("texto")
);
--> statement-breakpoint
CREATE TABLE "vocabulario" (
	"palabra" text PRIMARY KEY NOT NULL,
	"escrita" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sitio_sinonimos_escriben_lista" ON "sitio_sinonimos" USING btree ("escriben" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_sinonimos_significan_lista" ON "sitio_sinonimos" USING btree ("significan" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_sinonimos_pagina_lista" ON "sitio_sinonimos" USING btree ("pagina" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_sinonimos_actualizado_en_lista" ON "sitio_sinonimos" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_sinonimos_creado_en_lista" ON "sitio_sinonimos" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_sinonimos_texto_buscado_lista" ON "sitio_sinonimos" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sitio_busquedas_texto_lista" ON "sitio_busquedas" USING btree ("texto" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_busquedas_veces_lista" ON "sitio_busquedas" USING btree ("veces","id");--> statement-breakpoint
CREATE INDEX "sitio_busquedas_ultima_vez_lista" ON "sitio_busquedas" USING btree ("ultima_vez","id");--> statement-breakpoint
CREATE INDEX "sitio_busquedas_creado_en_lista" ON "sitio_busquedas" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_busquedas_actualizado_en_lista" ON "sitio_busquedas" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_busquedas_texto_buscado_lista" ON "sitio_busquedas" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vocabulario_palabra" ON "vocabulario" USING gin ("palabra" gin_trgm_ops);--> statement-breakpoint
-- Words that the site used before it kept them.
INSERT INTO "vocabulario" ("palabra", "escrita")
  SELECT translate("escrita", 'áéíóúüñ', 'aeiouun'), min("escrita")
  FROM (
    SELECT DISTINCT lower("cada") AS "escrita"
    FROM "busqueda", regexp_split_to_table("titulo" || ' ' || "texto", '[^A-Za-zÁÉÍÓÚÜÑáéíóúüñ]+') AS "cada"
    WHERE "archivo" IS NULL
  ) AS "palabras"
  WHERE length("escrita") BETWEEN 4 AND 30
  GROUP BY 1;
