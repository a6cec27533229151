ALTER TABLE "institucional_bienes_adjudicados" ADD COLUMN "precio_confirmado" boolean;--> statement-breakpoint
ALTER TABLE "institucional_bienes_adjudicados" ADD COLUMN "correccion" text;--> statement-breakpoint
ALTER TABLE "institucional_licitaciones" ADD COLUMN "correccion" text;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "ampliacion_confirmada" boolean;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "restitucion_confirmada" boolean;--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "aprobacion_confirmada" boolean;--> statement-breakpoint
ALTER TABLE "remates" ADD COLUMN "monto_confirmado" boolean;--> statement-breakpoint
ALTER TABLE "remates" ADD COLUMN "correccion" text;