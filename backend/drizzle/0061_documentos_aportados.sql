ALTER TABLE "contactanos_reclamos" ADD COLUMN "aportados" jsonb;--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "aportados" jsonb;