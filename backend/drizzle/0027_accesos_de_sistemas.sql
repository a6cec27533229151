CREATE TABLE "sitio_accesos_de_sistemas" (
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
	CONSTRAINT "sitio_accesos_de_sistemas_nombre_unico" UNIQUE NULLS NOT DISTINCT("nombre"),
	CONSTRAINT "sitio_accesos_de_sistemas_rol_valido" CHECK ("sitio_accesos_de_sistemas"."rol" in ('administrador', 'creditos', 'comercial', 'sistemas', 'finanzas', 'rrhh')),
	CONSTRAINT "sitio_accesos_de_sistemas_estado_valido" CHECK ("sitio_accesos_de_sistemas"."estado" in ('activa', 'revocada'))
);
--> statement-breakpoint
CREATE TABLE "claves_maquina" (
	"maquina" uuid PRIMARY KEY NOT NULL,
	"huella" text NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "claves_maquina_huella_unique" UNIQUE("huella")
);
--> statement-breakpoint
CREATE INDEX "sitio_accesos_de_sistemas_nombre_lista" ON "sitio_accesos_de_sistemas" USING btree ("nombre" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_accesos_de_sistemas_responsable_lista" ON "sitio_accesos_de_sistemas" USING btree ("responsable" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_accesos_de_sistemas_rol_lista" ON "sitio_accesos_de_sistemas" USING btree ("rol" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_accesos_de_sistemas_estado_lista" ON "sitio_accesos_de_sistemas" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_accesos_de_sistemas_vence_en_lista" ON "sitio_accesos_de_sistemas" USING btree ("vence_en","id");--> statement-breakpoint
CREATE INDEX "sitio_accesos_de_sistemas_ultimo_uso_lista" ON "sitio_accesos_de_sistemas" USING btree ("ultimo_uso","id");--> statement-breakpoint
CREATE INDEX "sitio_accesos_de_sistemas_creado_en_lista" ON "sitio_accesos_de_sistemas" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_accesos_de_sistemas_actualizado_en_lista" ON "sitio_accesos_de_sistemas" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_accesos_de_sistemas_texto_buscado_lista" ON "sitio_accesos_de_sistemas" USING gin ("texto_buscado" gin_trgm_ops);