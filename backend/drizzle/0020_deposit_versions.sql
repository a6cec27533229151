-- Until now a table of deposits left the one before it open: each ends on the eve of the next, for visitors and staff.
WITH "versions" AS (
  SELECT "id", lead("vigente_desde") OVER (ORDER BY "vigente_desde", "publicado_en") - 1 AS "last_day"
  FROM "publicado" WHERE "seccion" = 'productos/depositos-plazo-fijo' AND "vigente_desde" IS NOT NULL
)
UPDATE "publicado" SET
  "vigente_hasta" = "last_day",
  "datos" = "datos" || jsonb_build_object('vigenteHasta', "last_day")
FROM "versions" WHERE "publicado"."id" = "versions"."id" AND "last_day" < coalesce("vigente_hasta", 'infinity'::date);--> statement-breakpoint
UPDATE "productos_depositos_plazo_fijo" AS "table" SET "vigente_hasta" = "copy"."vigente_hasta"
FROM "publicado" AS "copy"
WHERE "copy"."id" = "table"."id" AND "copy"."vigente_hasta" < coalesce("table"."vigente_hasta", 'infinity'::date);
