ALTER TABLE "envios" ALTER COLUMN "comprobante" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "envios" ALTER COLUMN "seccion" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "envios" ALTER COLUMN "registro" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "envios" ALTER COLUMN "codigo" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "envios" ADD COLUMN "huella" text;--> statement-breakpoint
ALTER TABLE "envios" ADD COLUMN "tomado_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "envios" ADD COLUMN "hecho" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "envios" ADD COLUMN "respuesta" text;