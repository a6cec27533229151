CREATE TABLE "sitio_tipologias" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"motivo" text NOT NULL,
	"producto" text,
	"codigo" text NOT NULL,
	"tipologia" text,
	"vigente_desde" date NOT NULL,
	"vigente_hasta" date,
	"norma" text,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("codigo")::text, '') || ' ' || coalesce(("tipologia")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "sitio_tipologias_motivo_valido" CHECK ("sitio_tipologias"."motivo" in ('atencion_cliente', 'mala_informacion', 'tiempo_espera', 'atencion_ventanilla', 'canje_material', 'fraccionamiento_material', 'billete_falso', 'fallas_sistema', 'transacciones', 'pago_servicios', 'practicas_abusivas', 'confidencialidad', 'restitucion_derechos', 'cheque_gerencia', 'punto_reclamo', 'intereses_diferidos', 'refinanciamiento', 'reprogramacion', 'periodo_gracia', 'cobro_seguros', 'cobro_tarjeta', 'normativa', 'atencion_personal', 'dinero_no_dispensado', 'otro')),
	CONSTRAINT "sitio_tipologias_producto_valido" CHECK ("sitio_tipologias"."producto" in ('caja_ahorro', 'dpf', 'credito', 'tarjeta_debito', 'cajero_automatico', 'giros_remesas', 'pago_servicios', 'transferencia_ach', 'banca_en_linea', 'seguros', 'caja_seguridad', 'atencion', 'bonos_rentas', 'otro'))
);
--> statement-breakpoint
CREATE INDEX "sitio_tipologias_codigo_lista" ON "sitio_tipologias" USING btree ("codigo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_tipologias_tipologia_lista" ON "sitio_tipologias" USING btree ("tipologia" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_tipologias_motivo_lista" ON "sitio_tipologias" USING btree ("motivo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_tipologias_producto_lista" ON "sitio_tipologias" USING btree ("producto" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_tipologias_vigente_desde_lista" ON "sitio_tipologias" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "sitio_tipologias_vigente_hasta_lista" ON "sitio_tipologias" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "sitio_tipologias_creado_en_lista" ON "sitio_tipologias" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_tipologias_actualizado_en_lista" ON "sitio_tipologias" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_tipologias_texto_buscado_lista" ON "sitio_tipologias" USING gin ("texto_buscado" gin_trgm_ops);