ALTER TABLE "contactanos_consultas" ADD COLUMN "plazo_estimado" boolean;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "plazo_estimado" boolean;