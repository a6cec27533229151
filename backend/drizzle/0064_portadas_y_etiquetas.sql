ALTER TABLE "archivos" ADD COLUMN "dibujado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "archivos" ADD COLUMN "etiquetas" text[] DEFAULT '{}' NOT NULL;