CREATE TABLE "sitio_publicaciones_conjuntas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"creado_por" text,
	"actualizado_en" timestamp(3) with time zone NOT NULL,
	"actualizado_por" text,
	"titulo" text NOT NULL,
	"publica_en" timestamp(3) with time zone,
	"nota" text,
	"registros" jsonb NOT NULL,
	"estado" text NOT NULL,
	"enviada_por" text,
	"enviada_en" timestamp(3) with time zone,
	"aprobada_por" text,
	"publicada_en" timestamp(3) with time zone,
	"roles" jsonb,
	"respuesta" text,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "sitio_publicaciones_conjuntas_estado_valido" CHECK ("sitio_publicaciones_conjuntas"."estado" in ('borrador', 'enviada', 'programada', 'publicada'))
);
--> statement-breakpoint
CREATE INDEX "sitio_publicaciones_conjuntas_titulo_lista" ON "sitio_publicaciones_conjuntas" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_publicaciones_conjuntas_estado_lista" ON "sitio_publicaciones_conjuntas" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_publicaciones_conjuntas_publica_en_lista" ON "sitio_publicaciones_conjuntas" USING btree ("publica_en","id");--> statement-breakpoint
CREATE INDEX "sitio_publicaciones_conjuntas_enviada_por_lista" ON "sitio_publicaciones_conjuntas" USING btree ("enviada_por","id");--> statement-breakpoint
CREATE INDEX "sitio_publicaciones_conjuntas_publicada_en_lista" ON "sitio_publicaciones_conjuntas" USING btree ("publicada_en","id");--> statement-breakpoint
CREATE INDEX "sitio_publicaciones_conjuntas_creado_en_lista" ON "sitio_publicaciones_conjuntas" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_publicaciones_conjuntas_actualizado_en_lista" ON "sitio_publicaciones_conjuntas" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_publicaciones_conjuntas_texto_buscado_lista" ON "sitio_publicaciones_conjuntas" USING gin ("texto_buscado" gin_trgm_ops);