-- Links of before say nothing of whom they were made for; none lives longer than a day.
DELETE FROM "enlaces_clave";--> statement-breakpoint
DROP INDEX "historial_registro_version_unico";--> statement-breakpoint
ALTER TABLE "enlaces_clave" ADD COLUMN "version" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "enlaces_clave" ADD COLUMN "email" text NOT NULL;--> statement-breakpoint
ALTER TABLE "enlaces_clave" ADD COLUMN "rol" text;--> statement-breakpoint
CREATE UNIQUE INDEX "historial_registro_version_unico" ON "historial" USING btree ("seccion","registro","version","accion") WHERE "historial"."accion" not in ('abrir', 'describir', 'invitar', 'cambiarClave', 'cerrarSesiones');