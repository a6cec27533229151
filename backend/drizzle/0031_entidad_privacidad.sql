ALTER TABLE "sitio_entidad" ADD COLUMN "consentimiento" text;--> statement-breakpoint
ALTER TABLE "sitio_entidad" ADD COLUMN "politicas" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "sitio_entidad" ALTER COLUMN "politicas" DROP DEFAULT;