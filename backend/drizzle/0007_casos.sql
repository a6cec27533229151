CREATE TABLE "sitio_plantillas_respuesta" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"seccion" text NOT NULL,
	"nombre" text NOT NULL,
	"texto" text NOT NULL,
	CONSTRAINT "sitio_plantillas_respuesta_seccion_nombre_unico" UNIQUE NULLS NOT DISTINCT("seccion","nombre"),
	CONSTRAINT "sitio_plantillas_respuesta_seccion_valido" CHECK ("sitio_plantillas_respuesta"."seccion" in ('contactanos/consultas', 'contactanos/reclamos', 'contactanos/opiniones'))
);
--> statement-breakpoint
CREATE TABLE "notas_internas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seccion" text NOT NULL,
	"registro" uuid NOT NULL,
	"accion" text,
	"texto" text NOT NULL,
	"uid" text,
	"email" text,
	"en" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "consulta_origen" uuid;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "calificacion_origen" uuid;--> statement-breakpoint
CREATE INDEX "sitio_plantillas_respuesta_orden" ON "sitio_plantillas_respuesta" USING btree ("nombre","id");--> statement-breakpoint
CREATE INDEX "notas_internas_caso" ON "notas_internas" USING btree ("seccion","registro","en");--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD CONSTRAINT "contactanos_reclamos_consulta_origen_contactanos_consultas_id_fk" FOREIGN KEY ("consulta_origen") REFERENCES "public"."contactanos_consultas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD CONSTRAINT "contactanos_reclamos_calificacion_origen_contactanos_calificaciones_id_fk" FOREIGN KEY ("calificacion_origen") REFERENCES "public"."contactanos_calificaciones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contactanos_consultas" DROP COLUMN "nota";--> statement-breakpoint
ALTER TABLE "contactanos_calificaciones" DROP COLUMN "nota";--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" DROP COLUMN "nota";--> statement-breakpoint
ALTER TABLE "contactanos_opiniones" DROP COLUMN "nota";--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" DROP COLUMN "nota";