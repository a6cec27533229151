CREATE TABLE "enlaces_clave" (
	"huella" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"tipo" text NOT NULL,
	"vence_en" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "historial_registro_version_unico";--> statement-breakpoint
CREATE INDEX "enlaces_clave_uid" ON "enlaces_clave" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "historial_registro_version_unico" ON "historial" USING btree ("seccion","registro","version","accion") WHERE "historial"."accion" not in ('abrir', 'describir', 'invitar', 'cambiarClave');