ALTER TABLE "correos" ADD COLUMN "vence_en" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "correos" SET "vence_en" = "creado_en" + interval '1 hour' WHERE "clave" LIKE 'olvido:%' AND "texto" IS NOT NULL;
