-- Rows of a tarifario say what for since this version; of those of before nobody said it.
CREATE FUNCTION pg_temp.con_uso("filas" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg('{"uso": null}' || "fila" ORDER BY "lugar"), '[]')
  FROM jsonb_array_elements("filas") WITH ORDINALITY AS "cada"("fila", "lugar")
$$;--> statement-breakpoint
UPDATE "institucional_tarifario" SET "filas" = pg_temp.con_uso("filas") WHERE jsonb_typeof("filas") = 'array';--> statement-breakpoint
UPDATE "publicado" SET "datos" = jsonb_set("datos", '{filas}', pg_temp.con_uso("datos"->'filas'))
  WHERE "seccion" = 'institucional/tarifario' AND jsonb_typeof("datos"->'filas') = 'array';--> statement-breakpoint
UPDATE "papelera" SET "datos" = jsonb_set("datos", '{filas}', pg_temp.con_uso("datos"->'filas'))
  WHERE "seccion" = 'institucional/tarifario' AND jsonb_typeof("datos"->'filas') = 'array';--> statement-breakpoint
SELECT set_config('historial.anonimizar', 'si', true);--> statement-breakpoint
UPDATE "historial" SET "datos" = jsonb_set("datos", '{filas}', pg_temp.con_uso("datos"->'filas'))
  WHERE "seccion" = 'institucional/tarifario' AND jsonb_typeof("datos"->'filas') = 'array';--> statement-breakpoint
SELECT set_config('historial.anonimizar', '', true);
