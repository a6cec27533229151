-- 0.3.0 took away the column where a case's internal note stood, and what it said remained in the history alone: each line
-- that brought or changed one is a note again, with its author and its moment. Not of whom nobody may know any more.
INSERT INTO "notas_internas" ("id", "seccion", "registro", "accion", "texto", "uid", "email", "en")
  SELECT gen_random_uuid(), "seccion", "registro"::uuid, NULL, "nota", "uid", "email", "en"
  FROM (
    SELECT *, "datos"->>'nota' AS "nota",
      lag("datos"->>'nota') OVER (PARTITION BY "seccion", "registro" ORDER BY "version", "en") AS "anterior"
    FROM "historial" WHERE "seccion" LIKE 'contactanos/%' AND "datos" ? 'nota'
  ) AS "lineas"
  WHERE "nota" <> '' AND "nota" IS DISTINCT FROM "anterior" AND "registro" IN (
    SELECT "id"::text FROM "contactanos_consultas" WHERE "anonimizado_en" IS NULL
    UNION ALL SELECT "id"::text FROM "contactanos_reclamos" WHERE "anonimizado_en" IS NULL
    UNION ALL SELECT "id"::text FROM "contactanos_solicitudes_creditos" WHERE "anonimizado_en" IS NULL
    UNION ALL SELECT "id"::text FROM "contactanos_calificaciones" WHERE "anonimizado_en" IS NULL
    UNION ALL SELECT "id"::text FROM "contactanos_opiniones" WHERE "anonimizado_en" IS NULL
  );--> statement-breakpoint
-- Charges say their currency since this release: of a loan in several, those of before were of its first one.
CREATE FUNCTION pg_temp.con_moneda("cargos" jsonb, "monedas" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('moneda', CASE
      WHEN "cargo"->>'tipo' <> 'pct_desembolso' AND jsonb_array_length("monedas") > 1 THEN "monedas"->0
    END) || "cargo" ORDER BY "lugar"), '[]')
  FROM jsonb_array_elements("cargos") WITH ORDINALITY AS "cada"("cargo", "lugar")
$$;--> statement-breakpoint
UPDATE "productos_simulador_creditos" SET "otros_cargos" = pg_temp.con_moneda("otros_cargos", "monedas");--> statement-breakpoint
UPDATE "publicado" SET "datos" = jsonb_set("datos", '{otrosCargos}', pg_temp.con_moneda("datos"->'otrosCargos', "datos"->'monedas'))
  WHERE "seccion" = 'productos/simulador-creditos' AND jsonb_typeof("datos"->'otrosCargos') = 'array';--> statement-breakpoint
UPDATE "papelera" SET "datos" = jsonb_set("datos", '{otrosCargos}', pg_temp.con_moneda("datos"->'otrosCargos', "datos"->'monedas'))
  WHERE "seccion" = 'productos/simulador-creditos' AND jsonb_typeof("datos"->'otrosCargos') = 'array';--> statement-breakpoint
SELECT set_config('historial.anonimizar', 'si', true);--> statement-breakpoint
UPDATE "historial" SET "datos" = jsonb_set("datos", '{otrosCargos}', pg_temp.con_moneda("datos"->'otrosCargos', "datos"->'monedas'))
  WHERE "seccion" = 'productos/simulador-creditos' AND jsonb_typeof("datos"->'otrosCargos') = 'array';--> statement-breakpoint
SELECT set_config('historial.anonimizar', '', true);
