CREATE TABLE "alarmas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clave" text NOT NULL,
	"texto" text NOT NULL,
	"desde" timestamp(3) with time zone NOT NULL,
	"vista_en" timestamp(3) with time zone NOT NULL,
	"hasta" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "alarmas_una_abierta" ON "alarmas" USING btree ("clave") WHERE "alarmas"."hasta" is null;--> statement-breakpoint
CREATE INDEX "alarmas_hasta" ON "alarmas" USING btree ("hasta");