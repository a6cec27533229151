ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "adjuntos" jsonb;--> statement-breakpoint
UPDATE "contactanos_solicitudes_creditos" SET "adjuntos" = '[]';--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ALTER COLUMN "adjuntos" SET NOT NULL;
