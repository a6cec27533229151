ALTER TABLE "claves_maquina" ADD COLUMN "creado_por" text;--> statement-breakpoint
UPDATE "claves_maquina" AS "clave" SET "creado_por" = (
	SELECT "uid" FROM "historial"
	WHERE "seccion" = 'sitio/accesos-de-sistemas' AND "accion" = 'crearClave' AND "datos"->>'registro' = "clave"."maquina"::text
	ORDER BY "en" DESC LIMIT 1
);
