CREATE TABLE "planes_simulados" (
	"solicitud" uuid PRIMARY KEY NOT NULL,
	"pagos" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulado" text;--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulado_en" date;--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulado_producto" uuid;--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulada_version" integer;--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulada_moneda" text;--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulado_monto" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulado_plazo" integer;--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulado_sistema" text;--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulada_frecuencia" text;--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulada_gracia" integer;--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulada_tasa" numeric(16, 4);--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulado_cambio_mes" integer;--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulada_tasa_luego" numeric(16, 4);--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulado_desgravamen" numeric(17, 5);--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulada_cuota" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulados_intereses" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulados_seguros" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulados_cargos" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulado_total" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "simulada_teac" numeric(16, 4);--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD CONSTRAINT "contactanos_solicitudes_creditos_simulado_producto_productos_simulador_creditos_id_fk" FOREIGN KEY ("simulado_producto") REFERENCES "public"."productos_simulador_creditos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD CONSTRAINT "contactanos_solicitudes_creditos_simulada_moneda_valido" CHECK ("contactanos_solicitudes_creditos"."simulada_moneda" in ('BOB', 'USD'));--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD CONSTRAINT "contactanos_solicitudes_creditos_simulado_sistema_valido" CHECK ("contactanos_solicitudes_creditos"."simulado_sistema" in ('cuota_fija', 'cuota_variable'));--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD CONSTRAINT "contactanos_solicitudes_creditos_simulada_frecuencia_valido" CHECK ("contactanos_solicitudes_creditos"."simulada_frecuencia" in ('mensual', 'bimestral', 'trimestral', 'semestral'));