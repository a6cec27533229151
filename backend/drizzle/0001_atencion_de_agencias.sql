-- «Situación» now says where every publication stands; whether a branch serves people is its «atención».
ALTER TABLE "sitio_agencias" RENAME COLUMN "situacion" TO "atencion";--> statement-breakpoint
ALTER TABLE "sitio_agencias" RENAME CONSTRAINT "sitio_agencias_situacion_valido" TO "sitio_agencias_atencion_valido";--> statement-breakpoint
UPDATE "publicado" SET "datos" = ("datos" - 'situacion') || jsonb_build_object('atencion', "datos" -> 'situacion') WHERE "seccion" = 'sitio/agencias' AND "datos" ? 'situacion';
