CREATE TABLE "busqueda" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publicado" uuid NOT NULL,
	"archivo" uuid,
	"titulo" text NOT NULL,
	"texto" text NOT NULL,
	"vector" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "busqueda" ADD CONSTRAINT "busqueda_publicado_publicado_id_fk" FOREIGN KEY ("publicado") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busqueda_vector" ON "busqueda" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "busqueda_publicado" ON "busqueda" USING btree ("publicado");--> statement-breakpoint
CREATE INDEX "busqueda_archivo" ON "busqueda" USING btree ("archivo");