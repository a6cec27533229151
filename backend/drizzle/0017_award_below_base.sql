ALTER TABLE "remates" ADD COLUMN "motivo_bajo_base" text;--> statement-breakpoint
-- What was awarded before a reason was asked for stays as it is, and its row can be written again.
UPDATE "remates" SET "motivo_bajo_base" = 'Adjudicado antes de que se pidiera el motivo' WHERE "monto_adjudicado" < "base";