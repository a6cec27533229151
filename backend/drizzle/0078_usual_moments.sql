ALTER TABLE "institucional_licitaciones" ADD COLUMN "momento_confirmado" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "remates" ADD COLUMN "momento_confirmado" boolean NOT NULL;