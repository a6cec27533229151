ALTER TABLE "archivos" ADD COLUMN "nombrado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was there may stand in a history.
UPDATE "archivos" SET "nombrado" = true WHERE "subido_por" IS NOT NULL;
