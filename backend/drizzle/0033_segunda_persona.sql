CREATE TABLE "sitio_segunda_persona" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"seccion" text NOT NULL,
	"roles" jsonb NOT NULL,
	"motivo" text,
	CONSTRAINT "sitio_segunda_persona_seccion_unico" UNIQUE NULLS NOT DISTINCT("seccion"),
	CONSTRAINT "sitio_segunda_persona_seccion_valido" CHECK ("sitio_segunda_persona"."seccion" in ('institucional/responsabilidad-social-empresarial', 'institucional/bienes-adjudicados', 'institucional/boletines-informativos', 'institucional/memorias-institucionales', 'institucional/licitaciones', 'institucional/estados-financieros', 'institucional/tarifario', 'institucional/coeficiente-adecuacion-patrimonial', 'productos/caja-ahorro', 'productos/simulador-creditos', 'productos/depositos-plazo-fijo', 'comunicados', 'promociones', 'novedades', 'remates', 'sitio/entidad', 'sitio/paginas', 'sitio/agencias'))
);
--> statement-breakpoint
CREATE TABLE "aprobaciones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seccion" text NOT NULL,
	"registro" uuid NOT NULL,
	"version" integer NOT NULL,
	"titulo" text NOT NULL,
	"estado" text NOT NULL,
	"nota" text,
	"motivo" text,
	"pedida_por" text NOT NULL,
	"autores" jsonb NOT NULL,
	"pedida_en" timestamp(3) with time zone NOT NULL,
	"resuelta_por" text,
	"resuelta_en" timestamp(3) with time zone,
	"respuesta" text
);
--> statement-breakpoint
DROP INDEX "historial_registro_version_unico";--> statement-breakpoint
ALTER TABLE "historial" ADD COLUMN "nota" text;--> statement-breakpoint
CREATE INDEX "sitio_segunda_persona_seccion_lista" ON "sitio_segunda_persona" USING btree ("seccion" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_segunda_persona_actualizado_en_lista" ON "sitio_segunda_persona" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_segunda_persona_actualizado_por_lista" ON "sitio_segunda_persona" USING btree ("actualizado_por","id");--> statement-breakpoint
CREATE INDEX "sitio_segunda_persona_creado_en_lista" ON "sitio_segunda_persona" USING btree ("creado_en","id");--> statement-breakpoint
CREATE UNIQUE INDEX "aprobaciones_una_por_registro" ON "aprobaciones" USING btree ("registro") WHERE "aprobaciones"."estado" = 'pendiente';--> statement-breakpoint
CREATE INDEX "aprobaciones_abiertas" ON "aprobaciones" USING btree ("pedida_en") WHERE "aprobaciones"."estado" in ('pendiente', 'devuelta', 'perdida');--> statement-breakpoint
CREATE INDEX "aprobaciones_registro" ON "aprobaciones" USING btree ("registro");--> statement-breakpoint
CREATE UNIQUE INDEX "historial_registro_version_unico" ON "historial" USING btree ("seccion","registro","version","accion") WHERE "historial"."accion" not in ('abrir', 'describir', 'invitar', 'cambiarClave', 'cerrarSesiones', 'pedirAprobacion', 'devolverAprobacion');