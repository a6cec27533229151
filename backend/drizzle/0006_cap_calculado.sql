ALTER TABLE "institucional_coeficiente_adecuacion_patrimonial" ADD COLUMN "cap_publicado" numeric(16, 4);--> statement-breakpoint
-- The coefficient is worked out when it is read; where a document states another, its figure is kept.
UPDATE "institucional_coeficiente_adecuacion_patrimonial" SET "cap_publicado" = "cap"
WHERE "cap" <> round("capital_regulatorio" / "activos_ponderados" * 100, 2);--> statement-breakpoint
ALTER TABLE "institucional_coeficiente_adecuacion_patrimonial" DROP COLUMN "cap";
