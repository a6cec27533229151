DROP INDEX "contactanos_consultas_orden";--> statement-breakpoint
DROP INDEX "contactanos_reclamos_orden";--> statement-breakpoint
ALTER TABLE "contactanos_consultas" ADD COLUMN "fecha_limite" date;--> statement-breakpoint
ALTER TABLE "contactanos_consultas" ADD COLUMN "vence_en" date;--> statement-breakpoint
ALTER TABLE "contactanos_consultas" ADD COLUMN "aviso_desde" date;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "fecha_registro" date;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "vence_en" date;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "aviso_desde" date;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "conservar_hasta" date;--> statement-breakpoint
CREATE INDEX "contactanos_consultas_orden" ON "contactanos_consultas" USING btree ("vence_en","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_orden" ON "contactanos_reclamos" USING btree ("vence_en","id");--> statement-breakpoint
-- Cases that came before: their days as near as can be told without the calendar; those that wait fall due in their turn.
UPDATE "contactanos_reclamos" SET
  "fecha_registro" = ("creado_en" AT TIME ZONE 'America/La_Paz')::date,
  "conservar_hasta" = (("creado_en" AT TIME ZONE 'America/La_Paz') + interval '10 years')::date;--> statement-breakpoint
UPDATE "contactanos_reclamos" SET
  "vence_en" = coalesce("ampliado_hasta", "fecha_limite"), "aviso_desde" = coalesce("ampliado_hasta", "fecha_limite") - 2
WHERE "estado" IN ('registrado', 'en_analisis', 'ampliado');--> statement-breakpoint
UPDATE "contactanos_consultas" SET "fecha_limite" = ("creado_en" AT TIME ZONE 'America/La_Paz')::date + 4;--> statement-breakpoint
UPDATE "contactanos_consultas" SET "vence_en" = "fecha_limite", "aviso_desde" = "fecha_limite" - 2
WHERE "estado" IN ('nueva', 'en_atencion');
