ALTER TABLE "institucional_tarifario" ADD COLUMN "motivo_correccion" text;--> statement-breakpoint
ALTER TABLE "productos_caja_ahorro" ADD COLUMN "motivo_correccion" text;--> statement-breakpoint
ALTER TABLE "productos_simulador_creditos" ADD COLUMN "motivo_correccion" text;--> statement-breakpoint
ALTER TABLE "productos_depositos_plazo_fijo" ADD COLUMN "motivo_correccion" text;