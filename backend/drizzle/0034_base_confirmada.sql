ALTER TABLE "remates" ADD COLUMN "base_confirmada" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "remates" ALTER COLUMN "base_confirmada" DROP DEFAULT;
