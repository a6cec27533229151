CREATE TABLE "sitio_turnos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"codigo" text NOT NULL,
	"canal" text NOT NULL,
	"politica_version" text,
	"consentimiento_en" timestamp(3) with time zone,
	"huella_origen" text,
	"clave_envio" text,
	"asignado_a" text,
	"anonimizado_en" timestamp(3) with time zone,
	"agencia" uuid NOT NULL,
	"cuando" timestamp(3) with time zone NOT NULL,
	"motivo" text NOT NULL,
	"nombre" text NOT NULL,
	"celular" text,
	"correo" text,
	"acepta_tratamiento" boolean NOT NULL,
	"estado" text NOT NULL,
	"lugar" text,
	"telefono" text,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("codigo")::text, '') || ' ' || coalesce(("nombre")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "sitio_turnos_canal_valido" CHECK ("sitio_turnos"."canal" in ('web', 'agencia', 'telefono', 'carta', 'correo', 'whatsapp', 'asfi')),
	CONSTRAINT "sitio_turnos_motivo_valido" CHECK ("sitio_turnos"."motivo" in ('ahorro', 'dpf', 'creditos', 'tarjeta_debito', 'remesas', 'pago_servicios', 'transferencias_ach', 'cajas_seguridad', 'seguros', 'bienes_adjudicados', 'licitaciones', 'ser_socio', 'banca_en_linea', 'otro')),
	CONSTRAINT "sitio_turnos_estado_valido" CHECK ("sitio_turnos"."estado" in ('pendiente', 'atendido', 'no_vino', 'cancelado'))
);
--> statement-breakpoint
ALTER TABLE "sitio_textos_de_correos" DROP CONSTRAINT "sitio_textos_de_correos_correo_valido";--> statement-breakpoint
ALTER TABLE "sitio_obligaciones" DROP CONSTRAINT "sitio_obligaciones_seccion_valido";--> statement-breakpoint
ALTER TABLE "sitio_agencias" ADD COLUMN "turnos_por_hora" text;--> statement-breakpoint
ALTER TABLE "publicado_sitio_agencias" ADD COLUMN "turnos_por_hora" text;--> statement-breakpoint
ALTER TABLE "correos" ADD COLUMN "calendario" text;--> statement-breakpoint
ALTER TABLE "sitio_turnos" ADD CONSTRAINT "sitio_turnos_agencia_sitio_agencias_id_fk" FOREIGN KEY ("agencia") REFERENCES "public"."sitio_agencias"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sitio_turnos_cuando_agencia_unico_si" ON "sitio_turnos" USING btree ("cuando","agencia") WHERE "sitio_turnos"."estado" in ('pendiente', 'atendido', 'no_vino');--> statement-breakpoint
CREATE INDEX "sitio_turnos_cuando_lista" ON "sitio_turnos" USING btree ("cuando","id");--> statement-breakpoint
CREATE INDEX "sitio_turnos_nombre_lista" ON "sitio_turnos" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_turnos_motivo_lista" ON "sitio_turnos" USING btree ("motivo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_turnos_agencia_lista" ON "sitio_turnos" USING btree ("agencia","id");--> statement-breakpoint
CREATE INDEX "sitio_turnos_celular_lista" ON "sitio_turnos" USING btree ("celular","id");--> statement-breakpoint
CREATE INDEX "sitio_turnos_estado_lista" ON "sitio_turnos" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_turnos_codigo_lista" ON "sitio_turnos" USING btree ("codigo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_turnos_creado_en_lista" ON "sitio_turnos" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_turnos_actualizado_en_lista" ON "sitio_turnos" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_turnos_canal_lista" ON "sitio_turnos" USING btree ("canal" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_turnos_texto_buscado_lista" ON "sitio_turnos" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sitio_turnos_recibidos" ON "sitio_turnos" USING btree ("creado_en","agencia","motivo","canal");--> statement-breakpoint
ALTER TABLE "sitio_agencias" ADD CONSTRAINT "sitio_agencias_turnos_por_hora_valido" CHECK ("sitio_agencias"."turnos_por_hora" in ('1', '2', '3', '4', '6', '12'));--> statement-breakpoint
ALTER TABLE "sitio_textos_de_correos" ADD CONSTRAINT "sitio_textos_de_correos_correo_valido" CHECK ("sitio_textos_de_correos"."correo" in ('acuse_consulta', 'acuse_reclamo', 'acuse_solicitud', 'acuse_opinion', 'acuse_calificacion', 'acuse_turno', 'respuesta_consulta', 'respuesta_reclamo', 'respuesta_opinion', 'ampliacion_reclamo', 'paso_consulta', 'paso_reclamo', 'paso_solicitud', 'paso_turno'));--> statement-breakpoint
ALTER TABLE "sitio_obligaciones" ADD CONSTRAINT "sitio_obligaciones_seccion_valido" CHECK ("sitio_obligaciones"."seccion" in ('institucional/responsabilidad-social-empresarial', 'institucional/bienes-adjudicados', 'institucional/boletines-informativos', 'institucional/memorias-institucionales', 'institucional/licitaciones', 'institucional/estados-financieros', 'institucional/tarifario', 'institucional/coeficiente-adecuacion-patrimonial', 'contactanos/consultas', 'contactanos/calificaciones', 'contactanos/reclamos', 'contactanos/opiniones', 'contactanos/solicitudes-creditos', 'productos/caja-ahorro', 'productos/simulador-creditos', 'productos/depositos-plazo-fijo', 'comunicados', 'promociones', 'novedades', 'remates', 'sitio/entidad', 'sitio/paginas', 'sitio/menu', 'sitio/necesito', 'sitio/agencias', 'sitio/turnos', 'sitio/parametros', 'sitio/tasas-de-referencia', 'sitio/motivos-de-reclamo'));