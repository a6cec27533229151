ALTER TABLE "sitio_agencias" ADD COLUMN "horarios_especiales" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "sitio_agencias" ALTER COLUMN "horarios_especiales" DROP DEFAULT;