CREATE TABLE "vistas_guardadas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"seccion" text NOT NULL,
	"nombre" text NOT NULL,
	"uid" text NOT NULL,
	"rol" text,
	"filtro" jsonb NOT NULL,
	"orden" jsonb,
	"columnas" jsonb,
	"creada_en" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "vistas_guardadas_propias" ON "vistas_guardadas" USING btree ("uid","seccion",lower("nombre")) WHERE "vistas_guardadas"."rol" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vistas_guardadas_de_rol" ON "vistas_guardadas" USING btree ("rol","seccion",lower("nombre")) WHERE "vistas_guardadas"."rol" is not null;