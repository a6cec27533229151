ALTER TABLE "contactanos_reclamos" ADD COLUMN "primer_cierre_en" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "contactanos_reclamos" SET "primer_cierre_en" = "cerrado_en" WHERE "estado" = 'cerrado' AND "segunda_instancia_en" IS NULL;--> statement-breakpoint
-- A ruling wrote over the moment of the first closing, which history alone has since. What was not ruled yet has it still.
UPDATE "contactanos_reclamos" SET "primer_cierre_en" = coalesce((
    SELECT min(coalesce(("datos"->>'cerradoEn')::timestamp with time zone, "en")) FROM "historial"
    WHERE "registro" = "contactanos_reclamos"."id"::text AND "seccion" = 'contactanos/reclamos' AND "accion" = 'cerrar'
  ), CASE "estado" WHEN 'segunda_instancia' THEN "cerrado_en" END)
  WHERE "segunda_instancia_en" IS NOT NULL;
