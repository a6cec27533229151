ALTER TABLE "contactanos_consultas" ADD COLUMN "fecha_recepcion" date;--> statement-breakpoint
ALTER TABLE "contactanos_consultas" ADD COLUMN "motivo_registro_tardio" text;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "fecha_recepcion" date;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "motivo_registro_tardio" text;--> statement-breakpoint
-- What came before was received on the day from which its term was counted.
UPDATE "contactanos_consultas" SET "fecha_recepcion" = ("creado_en" AT TIME ZONE 'America/La_Paz')::date;--> statement-breakpoint
UPDATE "contactanos_reclamos" SET
  "fecha_recepcion" = coalesce("fecha_registro", ("creado_en" AT TIME ZONE 'America/La_Paz')::date);--> statement-breakpoint
UPDATE "contactanos_reclamos" SET "motivo_registro_tardio" = 'Se recibió antes, como consulta o calificación'
WHERE "fecha_recepcion" < ("creado_en" AT TIME ZONE 'America/La_Paz')::date;--> statement-breakpoint
ALTER TABLE "contactanos_consultas" ALTER COLUMN "fecha_recepcion" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ALTER COLUMN "fecha_recepcion" SET NOT NULL;--> statement-breakpoint
-- It said of every answer that it came in time; whether it did follows from its day and its term.
ALTER TABLE "contactanos_reclamos" DROP COLUMN "es_oportuna";
