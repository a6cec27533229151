CREATE TABLE "casos_sin_avisos" (
	"seccion" text NOT NULL,
	"registro" uuid NOT NULL,
	CONSTRAINT "casos_sin_avisos_seccion_registro_pk" PRIMARY KEY("seccion","registro")
);
--> statement-breakpoint
ALTER TABLE "sitio_textos_de_correos" DROP CONSTRAINT "sitio_textos_de_correos_correo_valido";--> statement-breakpoint
ALTER TABLE "sitio_textos_de_correos" ADD CONSTRAINT "sitio_textos_de_correos_correo_valido" CHECK ("sitio_textos_de_correos"."correo" in ('acuse_consulta', 'acuse_reclamo', 'acuse_solicitud', 'acuse_opinion', 'acuse_calificacion', 'respuesta_consulta', 'respuesta_reclamo', 'respuesta_opinion', 'ampliacion_reclamo', 'paso_consulta', 'paso_reclamo', 'paso_solicitud'));