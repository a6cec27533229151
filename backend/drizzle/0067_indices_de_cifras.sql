CREATE INDEX "contactanos_consultas_recibidos" ON "contactanos_consultas" USING btree ("creado_en","tema","agencia","canal");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_respondidos" ON "contactanos_consultas" USING btree ("respondido_en","fecha_recepcion","agencia","vence_en","fecha_limite");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_recibidos" ON "contactanos_calificaciones" USING btree ("creado_en","puntaje","servicio","canal_evaluado","agencia");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_recibidos" ON "contactanos_reclamos" USING btree ("creado_en","producto","motivo","agencia","canal","resultado");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_respondidos" ON "contactanos_reclamos" USING btree ("respondido_en","fecha_recepcion","agencia","vence_en","ampliado_hasta","fecha_limite");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_recibidos" ON "contactanos_opiniones" USING btree ("creado_en","tipo","agencia");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_recibidos" ON "contactanos_solicitudes_creditos" USING btree ("creado_en","estado","producto","agencia","moneda");