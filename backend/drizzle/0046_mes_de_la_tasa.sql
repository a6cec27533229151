DROP INDEX "sitio_tasas_de_referencia_mes_lista";--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_mes_lista" ON "sitio_tasas_de_referencia" USING btree ("mes","id");