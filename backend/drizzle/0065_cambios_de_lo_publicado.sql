CREATE TABLE "publicado_retirado" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seccion" text NOT NULL,
	"retirado_en" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publicado" ADD COLUMN "cambiado_en" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "publicado_retirado_seccion" ON "publicado_retirado" USING btree ("seccion","retirado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_cambiado" ON "publicado" USING btree ("seccion","cambiado_en","id");