CREATE TABLE "papelera" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seccion" text NOT NULL,
	"titulo" text NOT NULL,
	"datos" jsonb NOT NULL,
	"eliminado_en" timestamp(3) with time zone NOT NULL,
	"eliminado_por" text
);
--> statement-breakpoint
CREATE INDEX "papelera_seccion" ON "papelera" USING btree ("seccion","eliminado_en");