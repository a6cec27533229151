CREATE TABLE "sitio_maquinas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"nombre" text NOT NULL,
	"responsable" text NOT NULL,
	"rol" text NOT NULL,
	"permisos" jsonb NOT NULL,
	"vence_en" date NOT NULL,
	"estado" text NOT NULL,
	"clave_creada_en" timestamp(3) with time zone,
	"ultimo_uso" timestamp(3) with time zone,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("nombre")::text, '') || ' ' || coalesce(("responsable")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "sitio_maquinas_nombre_unico" UNIQUE NULLS NOT DISTINCT("nombre"),
	CONSTRAINT "sitio_maquinas_rol_valido" CHECK ("sitio_maquinas"."rol" in ('administrador', 'creditos', 'comercial', 'sistemas', 'finanzas', 'rrhh')),
	CONSTRAINT "sitio_maquinas_estado_valido" CHECK ("sitio_maquinas"."estado" in ('activa', 'revocada'))
);
--> statement-breakpoint
CREATE TABLE "claves_maquina" (
	"maquina" uuid PRIMARY KEY NOT NULL,
	"huella" text NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "claves_maquina_huella_unique" UNIQUE("huella")
);
--> statement-breakpoint
CREATE INDEX "sitio_maquinas_nombre_lista" ON "sitio_maquinas" USING btree ("nombre" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_maquinas_responsable_lista" ON "sitio_maquinas" USING btree ("responsable" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_maquinas_rol_lista" ON "sitio_maquinas" USING btree ("rol" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_maquinas_estado_lista" ON "sitio_maquinas" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_maquinas_vence_en_lista" ON "sitio_maquinas" USING btree ("vence_en","id");--> statement-breakpoint
CREATE INDEX "sitio_maquinas_ultimo_uso_lista" ON "sitio_maquinas" USING btree ("ultimo_uso","id");--> statement-breakpoint
CREATE INDEX "sitio_maquinas_creado_en_lista" ON "sitio_maquinas" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_maquinas_actualizado_en_lista" ON "sitio_maquinas" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_maquinas_texto_buscado_lista" ON "sitio_maquinas" USING gin ("texto_buscado" gin_trgm_ops);