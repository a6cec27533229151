CREATE TABLE "sitio_jefaturas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"rol" text NOT NULL,
	"jefe" text NOT NULL,
	"motivo" text,
	CONSTRAINT "sitio_jefaturas_rol_unico" UNIQUE NULLS NOT DISTINCT("rol"),
	CONSTRAINT "sitio_jefaturas_rol_valido" CHECK ("sitio_jefaturas"."rol" in ('administrador', 'creditos', 'comercial', 'sistemas', 'finanzas', 'rrhh'))
);
--> statement-breakpoint
CREATE TABLE "sitio_obligaciones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"nombre" text NOT NULL,
	"norma" text,
	"seccion" text,
	"periodicidad" text NOT NULL,
	"fecha" date,
	"desde" date,
	"hasta" date,
	"vence" text,
	"dia" integer,
	"meses" integer,
	"dias_habiles" integer,
	"aviso_dias" integer NOT NULL,
	"responsable" text NOT NULL,
	"persona" text,
	"se_cumple" text NOT NULL,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("nombre")::text, '') || ' ' || coalesce(("norma")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "sitio_obligaciones_nombre_unico" UNIQUE NULLS NOT DISTINCT("nombre"),
	CONSTRAINT "sitio_obligaciones_seccion_valido" CHECK ("sitio_obligaciones"."seccion" in ('institucional/responsabilidad-social-empresarial', 'institucional/bienes-adjudicados', 'institucional/boletines-informativos', 'institucional/memorias-institucionales', 'institucional/licitaciones', 'institucional/estados-financieros', 'institucional/tarifario', 'institucional/coeficiente-adecuacion-patrimonial', 'contactanos/consultas', 'contactanos/calificaciones', 'contactanos/reclamos', 'contactanos/opiniones', 'contactanos/solicitudes-creditos', 'productos/caja-ahorro', 'productos/simulador-creditos', 'productos/depositos-plazo-fijo', 'comunicados', 'promociones', 'novedades', 'remates', 'sitio/entidad', 'sitio/paginas', 'sitio/agencias', 'sitio/parametros', 'sitio/tasas-de-referencia')),
	CONSTRAINT "sitio_obligaciones_periodicidad_valido" CHECK ("sitio_obligaciones"."periodicidad" in ('mensual', 'trimestral', 'semestral', 'anual', 'unica')),
	CONSTRAINT "sitio_obligaciones_vence_valido" CHECK ("sitio_obligaciones"."vence" in ('dia', 'habiles')),
	CONSTRAINT "sitio_obligaciones_responsable_valido" CHECK ("sitio_obligaciones"."responsable" in ('administrador', 'creditos', 'comercial', 'sistemas', 'finanzas', 'rrhh')),
	CONSTRAINT "sitio_obligaciones_se_cumple_valido" CHECK ("sitio_obligaciones"."se_cumple" in ('sola', 'a_mano'))
);
--> statement-breakpoint
CREATE TABLE "cumplimientos" (
	"obligacion" uuid NOT NULL,
	"periodo" text NOT NULL,
	"fecha" date NOT NULL,
	"nota" text NOT NULL,
	"uid" text NOT NULL,
	"en" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "cumplimientos_obligacion_periodo_pk" PRIMARY KEY("obligacion","periodo")
);
--> statement-breakpoint
CREATE INDEX "sitio_jefaturas_rol_lista" ON "sitio_jefaturas" USING btree ("rol" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_jefaturas_jefe_lista" ON "sitio_jefaturas" USING btree ("jefe","id");--> statement-breakpoint
CREATE INDEX "sitio_jefaturas_actualizado_en_lista" ON "sitio_jefaturas" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_jefaturas_actualizado_por_lista" ON "sitio_jefaturas" USING btree ("actualizado_por","id");--> statement-breakpoint
CREATE INDEX "sitio_jefaturas_creado_en_lista" ON "sitio_jefaturas" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_obligaciones_nombre_lista" ON "sitio_obligaciones" USING btree ("nombre" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_obligaciones_periodicidad_lista" ON "sitio_obligaciones" USING btree ("periodicidad" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_obligaciones_responsable_lista" ON "sitio_obligaciones" USING btree ("responsable" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_obligaciones_persona_lista" ON "sitio_obligaciones" USING btree ("persona","id");--> statement-breakpoint
CREATE INDEX "sitio_obligaciones_se_cumple_lista" ON "sitio_obligaciones" USING btree ("se_cumple" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_obligaciones_hasta_lista" ON "sitio_obligaciones" USING btree ("hasta","id");--> statement-breakpoint
CREATE INDEX "sitio_obligaciones_actualizado_en_lista" ON "sitio_obligaciones" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_obligaciones_creado_en_lista" ON "sitio_obligaciones" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_obligaciones_seccion_lista" ON "sitio_obligaciones" USING btree ("seccion" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_obligaciones_texto_buscado_lista" ON "sitio_obligaciones" USING gin ("texto_buscado" gin_trgm_ops);