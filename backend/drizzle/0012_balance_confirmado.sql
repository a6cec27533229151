ALTER TABLE "institucional_estados_financieros" ADD COLUMN "desbalance_confirmado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "institucional_estados_financieros" ALTER COLUMN "desbalance_confirmado" DROP DEFAULT;
