CREATE INDEX "contactanos_consultas_estado" ON "contactanos_consultas" USING btree ("estado","creado_en");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_llegada" ON "contactanos_consultas" USING btree ("creado_en");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_respuesta" ON "contactanos_consultas" USING btree ("respondido_en");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_estado" ON "contactanos_calificaciones" USING btree ("estado","creado_en");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_estado" ON "contactanos_reclamos" USING btree ("estado","creado_en");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_llegada" ON "contactanos_reclamos" USING btree ("creado_en");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_respuesta" ON "contactanos_reclamos" USING btree ("respondido_en");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_estado" ON "contactanos_opiniones" USING btree ("estado","creado_en");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_estado" ON "contactanos_solicitudes_creditos" USING btree ("estado","creado_en");