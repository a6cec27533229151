ALTER TABLE "historial" DROP CONSTRAINT "historial_registro_version_unico";--> statement-breakpoint
ALTER TABLE "contactanos_consultas" ADD COLUMN "anonimizado_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "contactanos_calificaciones" ADD COLUMN "anonimizado_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "anonimizado_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "en_reporte" text;--> statement-breakpoint
ALTER TABLE "contactanos_opiniones" ADD COLUMN "anonimizado_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "anonimizado_en" timestamp(3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "historial_registro_version_unico" ON "historial" USING btree ("seccion","registro","version","accion") WHERE "historial"."accion" <> 'abrir';--> statement-breakpoint
CREATE INDEX "historial_aperturas" ON "historial" USING btree ("registro","en") WHERE "historial"."accion" = 'abrir';