ALTER TABLE "contactanos_consultas" ADD COLUMN "plazo_desde" date;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "plazo_desde" date;--> statement-breakpoint
UPDATE "contactanos_reclamos" SET "plazo_desde" = "fecha_recepcion";--> statement-breakpoint
-- A query that was answered and opened again has its term since that day, which history alone has.
UPDATE "contactanos_consultas" SET "plazo_desde" = coalesce((
    SELECT max("en" AT TIME ZONE 'America/La_Paz')::date FROM "historial"
    WHERE "registro" = "contactanos_consultas"."id"::text AND "seccion" = 'contactanos/consultas' AND "accion" = 'reabrir'
  ), "fecha_recepcion");
