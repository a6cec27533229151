-- The defaults stay: the previous release inserts rows without these columns while operators migrate.
ALTER TABLE "sitio_parametros" ADD COLUMN "ingreso_para_cuotas" numeric(16, 4) DEFAULT 40 NOT NULL;--> statement-breakpoint
ALTER TABLE "publicado_sitio_parametros" ADD COLUMN "ingreso_para_cuotas" numeric(16, 4) DEFAULT 40;
