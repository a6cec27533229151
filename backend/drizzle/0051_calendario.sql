CREATE INDEX "institucional_licitaciones_consultas_hasta_lista" ON "institucional_licitaciones" USING btree ("consultas_hasta","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_reunion_aclaracion_lista" ON "institucional_licitaciones" USING btree ("reunion_aclaracion","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_apertura_lista" ON "institucional_licitaciones" USING btree ("apertura","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_resultado_previsto_lista" ON "institucional_licitaciones" USING btree ("resultado_previsto","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_objeciones_hasta_lista" ON "institucional_licitaciones" USING btree ("objeciones_hasta","id");--> statement-breakpoint
CREATE INDEX "promociones_fecha_sorteo_lista" ON "promociones" USING btree ("fecha_sorteo","id");--> statement-breakpoint
CREATE INDEX "novedades_evento_fecha_lista" ON "novedades" USING btree ("evento_fecha","id");