ALTER TABLE "sitio_paginas" ADD COLUMN "idioma" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "sitio_paginas" ALTER COLUMN "idioma" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sitio_paginas" ADD COLUMN "version_de" uuid;--> statement-breakpoint
ALTER TABLE "sitio_paginas" ADD CONSTRAINT "sitio_paginas_version_de_sitio_paginas_id_fk" FOREIGN KEY ("version_de") REFERENCES "public"."sitio_paginas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sitio_paginas_idioma_version_de_unico_si" ON "sitio_paginas" USING btree ("idioma","version_de") WHERE "sitio_paginas"."idioma" in ('qu', 'ay', 'en');--> statement-breakpoint
CREATE INDEX "sitio_paginas_idioma_lista" ON "sitio_paginas" USING btree ("idioma" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_paginas_version_de_lista" ON "sitio_paginas" USING btree ("version_de","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_paginas_idioma" ON "publicado" USING btree ((("claves" ->> 'idioma') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'sitio/paginas';--> statement-breakpoint
CREATE INDEX "publicado_sitio_paginas_version_de" ON "publicado" USING btree ((("claves" ->> 'versionDe') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/paginas';--> statement-breakpoint
ALTER TABLE "sitio_paginas" ADD CONSTRAINT "sitio_paginas_idioma_valido" CHECK ("sitio_paginas"."idioma" in ('es', 'qu', 'ay', 'en'));--> statement-breakpoint
-- Whatever was written before is in the language of the site.
UPDATE "publicado" SET
  "datos" = '{"idioma": "es", "versionDe": null}' || "datos",
  "claves" = '{"idioma": "es", "versionDe": null}' || "claves"
  WHERE "seccion" = 'sitio/paginas';--> statement-breakpoint
UPDATE "papelera" SET "datos" = '{"idioma": "es", "versionDe": null}' || "datos" WHERE "seccion" = 'sitio/paginas';--> statement-breakpoint
-- How common each value is: see the migration of the values of the copies.
CREATE STATISTICS IF NOT EXISTS "publicado_valores_idioma" (mcv) ON "seccion", ("claves" ->> 'idioma') FROM "publicado";
