ALTER TABLE "sitio_paginas" ADD COLUMN "lectura_facil" text;--> statement-breakpoint
-- Nobody had written it before: copies say so, as what is published from now on does.
UPDATE "publicado" SET "datos" = '{"lecturaFacil": null}' || "datos" WHERE "seccion" = 'sitio/paginas';--> statement-breakpoint
UPDATE "papelera" SET "datos" = '{"lecturaFacil": null}' || "datos" WHERE "seccion" = 'sitio/paginas';
