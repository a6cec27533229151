ALTER TABLE "accesos_saldos" ADD COLUMN "persona" text;--> statement-breakpoint
CREATE INDEX "accesos_saldos_persona" ON "accesos_saldos" USING btree ("persona","en");