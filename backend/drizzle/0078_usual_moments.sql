ALTER TABLE "institucional_licitaciones" ADD COLUMN "momento_confirmado" boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE "institucional_licitaciones" ALTER COLUMN "momento_confirmado" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "remates" ADD COLUMN "momento_confirmado" boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE "remates" ALTER COLUMN "momento_confirmado" DROP DEFAULT;
