-- Lines of files that are no more.
DELETE FROM "archivos_usos" WHERE "archivo" NOT IN (SELECT "id" FROM "archivos");--> statement-breakpoint
DELETE FROM "archivos_publicados" WHERE "archivo" NOT IN (SELECT "id" FROM "archivos");--> statement-breakpoint
ALTER TABLE "archivos_usos" ADD CONSTRAINT "archivos_usos_archivo_archivos_id_fk" FOREIGN KEY ("archivo") REFERENCES "public"."archivos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archivos_publicados" ADD CONSTRAINT "archivos_publicados_archivo_archivos_id_fk" FOREIGN KEY ("archivo") REFERENCES "public"."archivos"("id") ON DELETE no action ON UPDATE no action;