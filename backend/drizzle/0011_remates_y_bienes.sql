ALTER TABLE "institucional_bienes_adjudicados" ADD COLUMN "remate" uuid;--> statement-breakpoint
ALTER TABLE "institucional_licitaciones" ADD COLUMN "modificada_el" date;--> statement-breakpoint
ALTER TABLE "remates" ADD COLUMN "plazo_confirmado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "remates" ALTER COLUMN "plazo_confirmado" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "institucional_bienes_adjudicados" ADD CONSTRAINT "institucional_bienes_adjudicados_remate_remates_id_fk" FOREIGN KEY ("remate") REFERENCES "public"."remates"("id") ON DELETE no action ON UPDATE no action;