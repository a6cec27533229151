-- Lists, filters and searches find their rows by an index, and so does what visitors look for. On large tables this takes
-- minutes: a million cases some five. It is one transaction, in which each table that gets a column is written anew and stays
-- locked, for readers too, until the end: no server of before should be running.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "institucional_responsabilidad_social_empresarial_orden";--> statement-breakpoint
DROP INDEX "institucional_bienes_adjudicados_orden";--> statement-breakpoint
DROP INDEX "institucional_boletines_informativos_orden";--> statement-breakpoint
DROP INDEX "institucional_memorias_institucionales_orden";--> statement-breakpoint
DROP INDEX "institucional_licitaciones_orden";--> statement-breakpoint
DROP INDEX "institucional_estados_financieros_orden";--> statement-breakpoint
DROP INDEX "institucional_tarifario_orden";--> statement-breakpoint
DROP INDEX "institucional_coeficiente_adecuacion_patrimonial_orden";--> statement-breakpoint
DROP INDEX "contactanos_consultas_orden";--> statement-breakpoint
DROP INDEX "contactanos_consultas_estado";--> statement-breakpoint
DROP INDEX "contactanos_consultas_llegada";--> statement-breakpoint
DROP INDEX "contactanos_consultas_respuesta";--> statement-breakpoint
DROP INDEX "contactanos_calificaciones_orden";--> statement-breakpoint
DROP INDEX "contactanos_calificaciones_estado";--> statement-breakpoint
DROP INDEX "contactanos_reclamos_orden";--> statement-breakpoint
DROP INDEX "contactanos_reclamos_estado";--> statement-breakpoint
DROP INDEX "contactanos_reclamos_llegada";--> statement-breakpoint
DROP INDEX "contactanos_reclamos_respuesta";--> statement-breakpoint
DROP INDEX "contactanos_opiniones_orden";--> statement-breakpoint
DROP INDEX "contactanos_opiniones_estado";--> statement-breakpoint
DROP INDEX "contactanos_solicitudes_creditos_orden";--> statement-breakpoint
DROP INDEX "contactanos_solicitudes_creditos_estado";--> statement-breakpoint
DROP INDEX "productos_caja_ahorro_orden";--> statement-breakpoint
DROP INDEX "productos_simulador_creditos_orden";--> statement-breakpoint
DROP INDEX "productos_depositos_plazo_fijo_orden";--> statement-breakpoint
DROP INDEX "servicios_autorizaciones_debito_orden";--> statement-breakpoint
DROP INDEX "comunicados_orden";--> statement-breakpoint
DROP INDEX "promociones_orden";--> statement-breakpoint
DROP INDEX "novedades_orden";--> statement-breakpoint
DROP INDEX "remates_orden";--> statement-breakpoint
DROP INDEX "usuarios_orden";--> statement-breakpoint
DROP INDEX "sitio_paginas_orden";--> statement-breakpoint
DROP INDEX "sitio_agencias_orden";--> statement-breakpoint
DROP INDEX "sitio_feriados_orden";--> statement-breakpoint
DROP INDEX "sitio_plantillas_respuesta_orden";--> statement-breakpoint
DROP INDEX "correos_orden";--> statement-breakpoint
DROP INDEX "historial_en";--> statement-breakpoint
ALTER TABLE "institucional_responsabilidad_social_empresarial" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("resumen")::text, '') || ' ' || coalesce(("contenido")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "institucional_bienes_adjudicados" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("codigo")::text, '') || ' ' || coalesce(("titulo")::text, '') || ' ' || coalesce(("descripcion")::text, '') || ' ' || coalesce(("municipio")::text, '') || ' ' || coalesce(("zona")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "institucional_boletines_informativos" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("resumen")::text, '') || ' ' || coalesce(("temas")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "institucional_memorias_institucionales" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("descripcion")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "institucional_licitaciones" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("codigo")::text, '') || ' ' || coalesce(("objeto")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "institucional_estados_financieros" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("firma_auditora")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "institucional_tarifario" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("nota")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "institucional_coeficiente_adecuacion_patrimonial" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("descripcion")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "contactanos_consultas" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("codigo")::text, '') || ' ' || coalesce(("nombres")::text, '') || ' ' || coalesce(("primer_apellido")::text, '') || ' ' || coalesce(("segundo_apellido")::text, '') || ' ' || coalesce(("mensaje")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "contactanos_calificaciones" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("codigo")::text, '') || ' ' || coalesce(("comentario")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "contactanos_reclamos" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("codigo")::text, '') || ' ' || coalesce(("numero_documento")::text, '') || ' ' || coalesce(("nombres")::text, '') || ' ' || coalesce(("primer_apellido")::text, '') || ' ' || coalesce(("segundo_apellido")::text, '') || ' ' || coalesce(("razon_social")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "contactanos_opiniones" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("codigo")::text, '') || ' ' || coalesce(("asunto")::text, '') || ' ' || coalesce(("mensaje")::text, '') || ' ' || coalesce(("nombre")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "contactanos_solicitudes_creditos" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("codigo")::text, '') || ' ' || coalesce(("nombres")::text, '') || ' ' || coalesce(("primer_apellido")::text, '') || ' ' || coalesce(("segundo_apellido")::text, '') || ' ' || coalesce(("numero_documento")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "productos_caja_ahorro" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("nombre")::text, '') || ' ' || coalesce(("resumen")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "productos_simulador_creditos" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("nombre")::text, '') || ' ' || coalesce(("resumen")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "productos_depositos_plazo_fijo" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("nota")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "servicios_autorizaciones_debito" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("codigo")::text, '') || ' ' || coalesce(("nombres")::text, '') || ' ' || coalesce(("primer_apellido")::text, '') || ' ' || coalesce(("segundo_apellido")::text, '') || ' ' || coalesce(("numero_documento")::text, '') || ' ' || coalesce(("numero_socio")::text, '') || ' ' || coalesce(("cuenta_origen")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "comunicados" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("numero")::text, '') || ' ' || coalesce(("contenido")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "promociones" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("resumen")::text, '') || ' ' || coalesce(("contenido")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "novedades" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("resumen")::text, '') || ' ' || coalesce(("contenido")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "remates" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("codigo")::text, '') || ' ' || coalesce(("titulo")::text, '') || ' ' || coalesce(("descripcion_bien")::text, '') || ' ' || coalesce(("juzgado")::text, '') || ' ' || coalesce(("expediente")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("nombre")::text, '') || ' ' || coalesce(("email")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "sitio_paginas" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("ruta")::text, '') || ' ' || coalesce(("titulo")::text, '') || ' ' || coalesce(("resumen")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "sitio_agencias" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("nombre")::text, '') || ' ' || coalesce(("municipio")::text, '') || ' ' || coalesce(("direccion")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "sitio_feriados" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("nombre")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "sitio_plantillas_respuesta" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("nombre")::text, '') || ' ' || coalesce(("texto")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "busqueda" ADD COLUMN "seccion" text;--> statement-breakpoint
ALTER TABLE "busqueda" ADD COLUMN "publicado_en" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "busqueda" SET "seccion" = "publicado"."seccion", "publicado_en" = "publicado"."publicado_en"
FROM "publicado" WHERE "publicado"."id" = "busqueda"."publicado";--> statement-breakpoint
ALTER TABLE "busqueda" ALTER COLUMN "seccion" SET NOT NULL, ALTER COLUMN "publicado_en" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "busqueda" ADD COLUMN "titulo_buscado" text GENERATED ALWAYS AS (' ' || translate(lower(("titulo")::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
ALTER TABLE "publicado" ADD COLUMN "claves" jsonb;--> statement-breakpoint
ALTER TABLE "publicado" ADD COLUMN "texto" text;--> statement-breakpoint
-- What lists of visitors ask of a copy, apart from its prose.
UPDATE "publicado" SET
  "claves" = (SELECT coalesce(jsonb_object_agg("key", "value"), '{}') FROM jsonb_each("datos") WHERE "key" IN (
    'actualizadoEn', 'atencion', 'base', 'cajero', 'capitalizacion', 'categoria', 'cerradaHasta', 'codigo',
    'convocatoria', 'departamento', 'destacado', 'disponibilidad', 'eje', 'estadoDocumental', 'estadoRemate',
    'fechaActividad', 'fechaAsamblea', 'fechaComunicado', 'fechaCorte', 'fechaEdicion', 'fechaPublicacion',
    'fechaSubasta', 'fechaVenta', 'gestion', 'minimoLegal', 'modalidad', 'moneda', 'montoAperturaBob', 'mostrarComo',
    'municipio', 'nombre', 'numero', 'numeroRemate', 'objeto', 'orden', 'pagina', 'periodicidad', 'plazoMax',
    'precio', 'presentacionHasta', 'prioridad', 'proceso', 'producto', 'publicadoEn', 'publico', 'resultado',
    'ruta', 'superficieTerreno', 'tasaAnual', 'tipo', 'tipoBien', 'tipoRemate', 'tipoTasa', 'titulo',
    'vigenteDesde', 'vigenteHasta')),
  "texto" = coalesce((SELECT translate(lower(string_agg("datos" ->> "campo", ' ')), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')
    FROM (VALUES
    ('institucional/responsabilidad-social-empresarial', array['titulo', 'resumen', 'contenido']),
    ('institucional/bienes-adjudicados', array['codigo', 'titulo', 'descripcion', 'municipio', 'zona']),
    ('institucional/boletines-informativos', array['titulo', 'resumen', 'temas']),
    ('institucional/memorias-institucionales', array['titulo', 'descripcion']),
    ('institucional/licitaciones', array['codigo', 'objeto']),
    ('institucional/estados-financieros', array['firmaAuditora']),
    ('institucional/tarifario', array['titulo', 'nota']),
    ('institucional/coeficiente-adecuacion-patrimonial', array['descripcion']),
    ('productos/caja-ahorro', array['nombre', 'resumen']),
    ('productos/simulador-creditos', array['nombre', 'resumen']),
    ('productos/depositos-plazo-fijo', array['titulo', 'nota']),
    ('comunicados', array['titulo', 'numero', 'contenido']),
    ('promociones', array['titulo', 'resumen', 'contenido']),
    ('novedades', array['titulo', 'resumen', 'contenido']),
    ('remates', array['codigo', 'titulo', 'descripcionBien', 'juzgado', 'expediente']),
    ('sitio/paginas', array['ruta', 'titulo', 'resumen']),
    ('sitio/agencias', array['nombre', 'municipio', 'direccion'])) AS "buscados" ("seccion", "campos"), unnest("campos") AS "campo"
    WHERE "buscados"."seccion" = "publicado"."seccion"), '');--> statement-breakpoint
ALTER TABLE "publicado" ALTER COLUMN "claves" SET NOT NULL, ALTER COLUMN "texto" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_empresaria_titulo_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("titulo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_empresarial_tipo_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("tipo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_empresari_gestion_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("gestion","id");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_e_fecha_actividad_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("fecha_actividad","id");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_em_actualizado_en_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_empresa_creado_en_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_empresaria_estado_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_empresarial_eje_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("eje" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_emp_vigente_hasta_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_emp_vigente_desde_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_empresari_version_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_version_publicada_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_emp_texto_buscado_lista" ON "institucional_responsabilidad_social_empresarial" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_codigo_lista" ON "institucional_bienes_adjudicados" USING btree ("codigo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_titulo_lista" ON "institucional_bienes_adjudicados" USING btree ("titulo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_tipo_lista" ON "institucional_bienes_adjudicados" USING btree ("tipo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_departamento_lista" ON "institucional_bienes_adjudicados" USING btree ("departamento" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_precio_lista" ON "institucional_bienes_adjudicados" USING btree ("precio","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_disponibilidad_lista" ON "institucional_bienes_adjudicados" USING btree ("disponibilidad" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_creado_en_lista" ON "institucional_bienes_adjudicados" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_actualizado_en_lista" ON "institucional_bienes_adjudicados" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_estado_lista" ON "institucional_bienes_adjudicados" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_moneda_lista" ON "institucional_bienes_adjudicados" USING btree ("moneda" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_superficie_terreno_lista" ON "institucional_bienes_adjudicados" USING btree ("superficie_terreno","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_estado_documental_lista" ON "institucional_bienes_adjudicados" USING btree ("estado_documental" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_destacado_lista" ON "institucional_bienes_adjudicados" USING btree ("destacado","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_publicado_en_lista" ON "institucional_bienes_adjudicados" USING btree ("publicado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_vigente_hasta_lista" ON "institucional_bienes_adjudicados" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_vigente_desde_lista" ON "institucional_bienes_adjudicados" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_version_lista" ON "institucional_bienes_adjudicados" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_version_publicada_lista" ON "institucional_bienes_adjudicados" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_reservado_hasta_lista" ON "institucional_bienes_adjudicados" USING btree ("reservado_hasta","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_texto_buscado_lista" ON "institucional_bienes_adjudicados" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_numero_lista" ON "institucional_boletines_informativos" USING btree ("numero","id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_gestion_lista" ON "institucional_boletines_informativos" USING btree ("gestion","id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_titulo_lista" ON "institucional_boletines_informativos" USING btree ("titulo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_fecha_edicion_lista" ON "institucional_boletines_informativos" USING btree ("fecha_edicion","id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_creado_en_lista" ON "institucional_boletines_informativos" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_actualizado_en_lista" ON "institucional_boletines_informativos" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_estado_lista" ON "institucional_boletines_informativos" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_periodicidad_lista" ON "institucional_boletines_informativos" USING btree ("periodicidad" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_vigente_hasta_lista" ON "institucional_boletines_informativos" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_vigente_desde_lista" ON "institucional_boletines_informativos" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_version_lista" ON "institucional_boletines_informativos" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_version_publicada_lista" ON "institucional_boletines_informativos" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_texto_buscado_lista" ON "institucional_boletines_informativos" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "institucional_memorias_institucionales_gestion_lista" ON "institucional_memorias_institucionales" USING btree ("gestion","id");--> statement-breakpoint
CREATE INDEX "institucional_memorias_institucionales_titulo_lista" ON "institucional_memorias_institucionales" USING btree ("titulo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_memorias_institucionales_fecha_asamblea_lista" ON "institucional_memorias_institucionales" USING btree ("fecha_asamblea","id");--> statement-breakpoint
CREATE INDEX "institucional_memorias_institucionales_actualizado_en_lista" ON "institucional_memorias_institucionales" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_memorias_institucionales_creado_en_lista" ON "institucional_memorias_institucionales" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_memorias_institucionales_estado_lista" ON "institucional_memorias_institucionales" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_memorias_institucionales_vigente_hasta_lista" ON "institucional_memorias_institucionales" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "institucional_memorias_institucionales_vigente_desde_lista" ON "institucional_memorias_institucionales" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "institucional_memorias_institucionales_version_lista" ON "institucional_memorias_institucionales" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "institucional_memorias_institucional_version_publicada_lista" ON "institucional_memorias_institucionales" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "institucional_memorias_institucionales_texto_buscado_lista" ON "institucional_memorias_institucionales" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_codigo_lista" ON "institucional_licitaciones" USING btree ("codigo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_objeto_lista" ON "institucional_licitaciones" USING btree ("objeto" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_tipo_lista" ON "institucional_licitaciones" USING btree ("tipo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_presentacion_hasta_lista" ON "institucional_licitaciones" USING btree ("presentacion_hasta","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_creado_en_lista" ON "institucional_licitaciones" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_actualizado_en_lista" ON "institucional_licitaciones" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_estado_lista" ON "institucional_licitaciones" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_proceso_lista" ON "institucional_licitaciones" USING btree ("proceso" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_modalidad_lista" ON "institucional_licitaciones" USING btree ("modalidad" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_fecha_publicacion_lista" ON "institucional_licitaciones" USING btree ("fecha_publicacion","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_vigente_hasta_lista" ON "institucional_licitaciones" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_vigente_desde_lista" ON "institucional_licitaciones" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_version_lista" ON "institucional_licitaciones" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_version_publicada_lista" ON "institucional_licitaciones" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_texto_buscado_lista" ON "institucional_licitaciones" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "institucional_estados_financieros_fecha_corte_lista" ON "institucional_estados_financieros" USING btree ("fecha_corte","id");--> statement-breakpoint
CREATE INDEX "institucional_estados_financieros_tipo_lista" ON "institucional_estados_financieros" USING btree ("tipo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_estados_financieros_publicado_en_lista" ON "institucional_estados_financieros" USING btree ("publicado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_estados_financieros_creado_en_lista" ON "institucional_estados_financieros" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_estados_financieros_actualizado_en_lista" ON "institucional_estados_financieros" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_estados_financieros_estado_lista" ON "institucional_estados_financieros" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_estados_financieros_vigente_hasta_lista" ON "institucional_estados_financieros" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "institucional_estados_financieros_vigente_desde_lista" ON "institucional_estados_financieros" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "institucional_estados_financieros_version_lista" ON "institucional_estados_financieros" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "institucional_estados_financieros_version_publicada_lista" ON "institucional_estados_financieros" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "institucional_estados_financieros_texto_buscado_lista" ON "institucional_estados_financieros" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "institucional_tarifario_titulo_lista" ON "institucional_tarifario" USING btree ("titulo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_tarifario_vigente_desde_lista" ON "institucional_tarifario" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "institucional_tarifario_vigente_hasta_lista" ON "institucional_tarifario" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "institucional_tarifario_publicado_en_lista" ON "institucional_tarifario" USING btree ("publicado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_tarifario_actualizado_en_lista" ON "institucional_tarifario" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_tarifario_creado_en_lista" ON "institucional_tarifario" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_tarifario_estado_lista" ON "institucional_tarifario" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_tarifario_version_lista" ON "institucional_tarifario" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "institucional_tarifario_version_publicada_lista" ON "institucional_tarifario" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "institucional_tarifario_texto_buscado_lista" ON "institucional_tarifario" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "institucional_coeficiente_adecuacion_patri_fecha_corte_lista" ON "institucional_coeficiente_adecuacion_patrimonial" USING btree ("fecha_corte","id");--> statement-breakpoint
CREATE INDEX "institucional_coeficiente_adecuacion_patr_minimo_legal_lista" ON "institucional_coeficiente_adecuacion_patrimonial" USING btree ("minimo_legal","id");--> statement-breakpoint
CREATE INDEX "institucional_coeficiente_adecuacion_patr_publicado_en_lista" ON "institucional_coeficiente_adecuacion_patrimonial" USING btree ("publicado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_coeficiente_adecuacion_patrimo_creado_en_lista" ON "institucional_coeficiente_adecuacion_patrimonial" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_coeficiente_adecuacion_pa_actualizado_en_lista" ON "institucional_coeficiente_adecuacion_patrimonial" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "institucional_coeficiente_adecuacion_patrimonia_estado_lista" ON "institucional_coeficiente_adecuacion_patrimonial" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "institucional_coeficiente_adecuacion_pat_vigente_hasta_lista" ON "institucional_coeficiente_adecuacion_patrimonial" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "institucional_coeficiente_adecuacion_pat_vigente_desde_lista" ON "institucional_coeficiente_adecuacion_patrimonial" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "institucional_coeficiente_adecuacion_patrimoni_version_lista" ON "institucional_coeficiente_adecuacion_patrimonial" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "institucional_coeficiente_adecuacion_version_publicada_lista" ON "institucional_coeficiente_adecuacion_patrimonial" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "institucional_coeficiente_adecuacion_pat_texto_buscado_lista" ON "institucional_coeficiente_adecuacion_patrimonial" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contactanos_consultas_codigo_lista" ON "contactanos_consultas" USING btree ("codigo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_creado_en_lista" ON "contactanos_consultas" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_nombres_lista" ON "contactanos_consultas" USING btree ("nombres" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_primer_apellido_lista" ON "contactanos_consultas" USING btree ("primer_apellido" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_tema_lista" ON "contactanos_consultas" USING btree ("tema" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_agencia_lista" ON "contactanos_consultas" USING btree ("agencia","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_estado_lista" ON "contactanos_consultas" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_vence_en_lista" ON "contactanos_consultas" USING btree ("vence_en","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_asignado_a_lista" ON "contactanos_consultas" USING btree ("asignado_a","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_actualizado_en_lista" ON "contactanos_consultas" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_canal_lista" ON "contactanos_consultas" USING btree ("canal" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_fecha_recepcion_lista" ON "contactanos_consultas" USING btree ("fecha_recepcion","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_respondido_en_lista" ON "contactanos_consultas" USING btree ("respondido_en","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_aviso_desde_lista" ON "contactanos_consultas" USING btree ("aviso_desde","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_fecha_limite_lista" ON "contactanos_consultas" USING btree ("fecha_limite","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_texto_buscado_lista" ON "contactanos_consultas" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_creado_en_lista" ON "contactanos_calificaciones" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_puntaje_lista" ON "contactanos_calificaciones" USING btree ("puntaje" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_canal_evaluado_lista" ON "contactanos_calificaciones" USING btree ("canal_evaluado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_agencia_lista" ON "contactanos_calificaciones" USING btree ("agencia","id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_servicio_lista" ON "contactanos_calificaciones" USING btree ("servicio" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_comentario_lista" ON "contactanos_calificaciones" USING btree ("comentario" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_desea_contacto_lista" ON "contactanos_calificaciones" USING btree ("desea_contacto","id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_estado_lista" ON "contactanos_calificaciones" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_actualizado_en_lista" ON "contactanos_calificaciones" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_texto_buscado_lista" ON "contactanos_calificaciones" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_codigo_lista" ON "contactanos_reclamos" USING btree ("codigo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_creado_en_lista" ON "contactanos_reclamos" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_nombres_lista" ON "contactanos_reclamos" USING btree ("nombres" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_primer_apellido_lista" ON "contactanos_reclamos" USING btree ("primer_apellido" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_razon_social_lista" ON "contactanos_reclamos" USING btree ("razon_social" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_producto_lista" ON "contactanos_reclamos" USING btree ("producto" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_motivo_lista" ON "contactanos_reclamos" USING btree ("motivo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_monto_comprometido_lista" ON "contactanos_reclamos" USING btree ("monto_comprometido","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_estado_lista" ON "contactanos_reclamos" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_vence_en_lista" ON "contactanos_reclamos" USING btree ("vence_en","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_asignado_a_lista" ON "contactanos_reclamos" USING btree ("asignado_a","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_actualizado_en_lista" ON "contactanos_reclamos" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_agencia_lista" ON "contactanos_reclamos" USING btree ("agencia","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_canal_lista" ON "contactanos_reclamos" USING btree ("canal" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_resultado_lista" ON "contactanos_reclamos" USING btree ("resultado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_numero_documento_lista" ON "contactanos_reclamos" USING btree ("numero_documento","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_fecha_recepcion_lista" ON "contactanos_reclamos" USING btree ("fecha_recepcion","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_fecha_limite_lista" ON "contactanos_reclamos" USING btree ("fecha_limite","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_respondido_en_lista" ON "contactanos_reclamos" USING btree ("respondido_en","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_en_reporte_lista" ON "contactanos_reclamos" USING btree ("en_reporte" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_aviso_desde_lista" ON "contactanos_reclamos" USING btree ("aviso_desde","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_ampliado_hasta_lista" ON "contactanos_reclamos" USING btree ("ampliado_hasta","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_texto_buscado_lista" ON "contactanos_reclamos" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_creado_en_lista" ON "contactanos_opiniones" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_tipo_lista" ON "contactanos_opiniones" USING btree ("tipo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_asunto_lista" ON "contactanos_opiniones" USING btree ("asunto" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_nombre_lista" ON "contactanos_opiniones" USING btree ("nombre" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_publicacion_lista" ON "contactanos_opiniones" USING btree ("publicacion" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_estado_lista" ON "contactanos_opiniones" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_actualizado_en_lista" ON "contactanos_opiniones" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_agencia_lista" ON "contactanos_opiniones" USING btree ("agencia","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_asignado_a_lista" ON "contactanos_opiniones" USING btree ("asignado_a","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_texto_buscado_lista" ON "contactanos_opiniones" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_codigo_lista" ON "contactanos_solicitudes_creditos" USING btree ("codigo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_creado_en_lista" ON "contactanos_solicitudes_creditos" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_nombres_lista" ON "contactanos_solicitudes_creditos" USING btree ("nombres" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_primer_apellido_lista" ON "contactanos_solicitudes_creditos" USING btree ("primer_apellido" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_numero_documento_lista" ON "contactanos_solicitudes_creditos" USING btree ("numero_documento","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_producto_lista" ON "contactanos_solicitudes_creditos" USING btree ("producto","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_monto_solicitado_lista" ON "contactanos_solicitudes_creditos" USING btree ("monto_solicitado","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_plazo_meses_lista" ON "contactanos_solicitudes_creditos" USING btree ("plazo_meses","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_agencia_lista" ON "contactanos_solicitudes_creditos" USING btree ("agencia","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_estado_lista" ON "contactanos_solicitudes_creditos" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_oficial_lista" ON "contactanos_solicitudes_creditos" USING btree ("oficial","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_actualizado_en_lista" ON "contactanos_solicitudes_creditos" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_asignado_a_lista" ON "contactanos_solicitudes_creditos" USING btree ("asignado_a","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_moneda_lista" ON "contactanos_solicitudes_creditos" USING btree ("moneda" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_posible_duplicado_lista" ON "contactanos_solicitudes_creditos" USING btree ("posible_duplicado","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_texto_buscado_lista" ON "contactanos_solicitudes_creditos" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_nombre_lista" ON "productos_caja_ahorro" USING btree ("nombre" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_publico_lista" ON "productos_caja_ahorro" USING btree ("publico" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_monto_apertura_bob_lista" ON "productos_caja_ahorro" USING btree ("monto_apertura_bob","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_creado_en_lista" ON "productos_caja_ahorro" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_actualizado_en_lista" ON "productos_caja_ahorro" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_orden_lista" ON "productos_caja_ahorro" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_estado_lista" ON "productos_caja_ahorro" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_capitalizacion_lista" ON "productos_caja_ahorro" USING btree ("capitalizacion" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_vigente_hasta_lista" ON "productos_caja_ahorro" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_vigente_desde_lista" ON "productos_caja_ahorro" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_version_lista" ON "productos_caja_ahorro" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_version_publicada_lista" ON "productos_caja_ahorro" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_texto_buscado_lista" ON "productos_caja_ahorro" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_nombre_lista" ON "productos_simulador_creditos" USING btree ("nombre" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_categoria_lista" ON "productos_simulador_creditos" USING btree ("categoria" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_pagina_lista" ON "productos_simulador_creditos" USING btree ("pagina" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_tasa_anual_lista" ON "productos_simulador_creditos" USING btree ("tasa_anual","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_plazo_max_lista" ON "productos_simulador_creditos" USING btree ("plazo_max","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_vigente_hasta_lista" ON "productos_simulador_creditos" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_creado_en_lista" ON "productos_simulador_creditos" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_actualizado_en_lista" ON "productos_simulador_creditos" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_orden_lista" ON "productos_simulador_creditos" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_estado_lista" ON "productos_simulador_creditos" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_tipo_tasa_lista" ON "productos_simulador_creditos" USING btree ("tipo_tasa" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_vigente_desde_lista" ON "productos_simulador_creditos" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_version_lista" ON "productos_simulador_creditos" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_version_publicada_lista" ON "productos_simulador_creditos" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_texto_buscado_lista" ON "productos_simulador_creditos" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "productos_depositos_plazo_fijo_titulo_lista" ON "productos_depositos_plazo_fijo" USING btree ("titulo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "productos_depositos_plazo_fijo_vigente_desde_lista" ON "productos_depositos_plazo_fijo" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "productos_depositos_plazo_fijo_publicado_en_lista" ON "productos_depositos_plazo_fijo" USING btree ("publicado_en","id");--> statement-breakpoint
CREATE INDEX "productos_depositos_plazo_fijo_actualizado_por_lista" ON "productos_depositos_plazo_fijo" USING btree ("actualizado_por","id");--> statement-breakpoint
CREATE INDEX "productos_depositos_plazo_fijo_creado_en_lista" ON "productos_depositos_plazo_fijo" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "productos_depositos_plazo_fijo_actualizado_en_lista" ON "productos_depositos_plazo_fijo" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "productos_depositos_plazo_fijo_estado_lista" ON "productos_depositos_plazo_fijo" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "productos_depositos_plazo_fijo_vigente_hasta_lista" ON "productos_depositos_plazo_fijo" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "productos_depositos_plazo_fijo_version_lista" ON "productos_depositos_plazo_fijo" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "productos_depositos_plazo_fijo_version_publicada_lista" ON "productos_depositos_plazo_fijo" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "productos_depositos_plazo_fijo_texto_buscado_lista" ON "productos_depositos_plazo_fijo" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_codigo_lista" ON "servicios_autorizaciones_debito" USING btree ("codigo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_nombres_lista" ON "servicios_autorizaciones_debito" USING btree ("nombres" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_primer_apellido_lista" ON "servicios_autorizaciones_debito" USING btree ("primer_apellido" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_cuenta_origen_lista" ON "servicios_autorizaciones_debito" USING btree ("cuenta_origen" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_concepto_lista" ON "servicios_autorizaciones_debito" USING btree ("concepto" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_monto_lista" ON "servicios_autorizaciones_debito" USING btree ("monto","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_dia_debito_lista" ON "servicios_autorizaciones_debito" USING btree ("dia_debito","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_creado_en_lista" ON "servicios_autorizaciones_debito" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_actualizado_en_lista" ON "servicios_autorizaciones_debito" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_estado_lista" ON "servicios_autorizaciones_debito" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_agencia_lista" ON "servicios_autorizaciones_debito" USING btree ("agencia","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_numero_socio_lista" ON "servicios_autorizaciones_debito" USING btree ("numero_socio" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_vigente_desde_lista" ON "servicios_autorizaciones_debito" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_baja_en_lista" ON "servicios_autorizaciones_debito" USING btree ("baja_en","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_vigente_hasta_lista" ON "servicios_autorizaciones_debito" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_suspendida_desde_lista" ON "servicios_autorizaciones_debito" USING btree ("suspendida_desde","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_suspendida_hasta_lista" ON "servicios_autorizaciones_debito" USING btree ("suspendida_hasta","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_texto_buscado_lista" ON "servicios_autorizaciones_debito" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "comunicados_fecha_comunicado_lista" ON "comunicados" USING btree ("fecha_comunicado","id");--> statement-breakpoint
CREATE INDEX "comunicados_titulo_lista" ON "comunicados" USING btree ("titulo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "comunicados_tipo_lista" ON "comunicados" USING btree ("tipo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "comunicados_prioridad_lista" ON "comunicados" USING btree ("prioridad" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "comunicados_vigente_hasta_lista" ON "comunicados" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "comunicados_creado_en_lista" ON "comunicados" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "comunicados_actualizado_en_lista" ON "comunicados" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "comunicados_estado_lista" ON "comunicados" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "comunicados_vigente_desde_lista" ON "comunicados" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "comunicados_version_lista" ON "comunicados" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "comunicados_version_publicada_lista" ON "comunicados" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "comunicados_texto_buscado_lista" ON "comunicados" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "promociones_titulo_lista" ON "promociones" USING btree ("titulo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "promociones_tipo_lista" ON "promociones" USING btree ("tipo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "promociones_vigente_desde_lista" ON "promociones" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "promociones_vigente_hasta_lista" ON "promociones" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "promociones_destacado_lista" ON "promociones" USING btree ("destacado","id");--> statement-breakpoint
CREATE INDEX "promociones_orden_lista" ON "promociones" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "promociones_creado_en_lista" ON "promociones" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "promociones_actualizado_en_lista" ON "promociones" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "promociones_estado_lista" ON "promociones" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "promociones_producto_lista" ON "promociones" USING btree ("producto" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "promociones_version_lista" ON "promociones" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "promociones_version_publicada_lista" ON "promociones" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "promociones_texto_buscado_lista" ON "promociones" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "novedades_fecha_publicacion_lista" ON "novedades" USING btree ("fecha_publicacion","id");--> statement-breakpoint
CREATE INDEX "novedades_titulo_lista" ON "novedades" USING btree ("titulo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "novedades_categoria_lista" ON "novedades" USING btree ("categoria" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "novedades_destacado_lista" ON "novedades" USING btree ("destacado","id");--> statement-breakpoint
CREATE INDEX "novedades_creado_en_lista" ON "novedades" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "novedades_actualizado_en_lista" ON "novedades" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "novedades_estado_lista" ON "novedades" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "novedades_vigente_hasta_lista" ON "novedades" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "novedades_vigente_desde_lista" ON "novedades" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "novedades_version_lista" ON "novedades" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "novedades_version_publicada_lista" ON "novedades" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "novedades_texto_buscado_lista" ON "novedades" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "remates_codigo_lista" ON "remates" USING btree ("codigo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "remates_titulo_lista" ON "remates" USING btree ("titulo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "remates_departamento_lista" ON "remates" USING btree ("departamento" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "remates_fecha_subasta_lista" ON "remates" USING btree ("fecha_subasta","id");--> statement-breakpoint
CREATE INDEX "remates_base_lista" ON "remates" USING btree ("base","id");--> statement-breakpoint
CREATE INDEX "remates_numero_remate_lista" ON "remates" USING btree ("numero_remate" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "remates_creado_en_lista" ON "remates" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "remates_actualizado_en_lista" ON "remates" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "remates_estado_lista" ON "remates" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "remates_estado_remate_lista" ON "remates" USING btree ("estado_remate" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "remates_tipo_remate_lista" ON "remates" USING btree ("tipo_remate" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "remates_tipo_bien_lista" ON "remates" USING btree ("tipo_bien" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "remates_moneda_lista" ON "remates" USING btree ("moneda" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "remates_resultado_lista" ON "remates" USING btree ("resultado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "remates_vigente_hasta_lista" ON "remates" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "remates_vigente_desde_lista" ON "remates" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "remates_version_lista" ON "remates" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "remates_version_publicada_lista" ON "remates" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "remates_texto_buscado_lista" ON "remates" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "usuarios_nombre_lista" ON "usuarios" USING btree ("nombre" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "usuarios_email_lista" ON "usuarios" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "usuarios_rol_lista" ON "usuarios" USING btree ("rol" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "usuarios_estado_lista" ON "usuarios" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "usuarios_ultimo_acceso_lista" ON "usuarios" USING btree ("ultimo_acceso","id");--> statement-breakpoint
CREATE INDEX "usuarios_creado_en_lista" ON "usuarios" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "usuarios_actualizado_en_lista" ON "usuarios" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "usuarios_agencia_lista" ON "usuarios" USING btree ("agencia","id");--> statement-breakpoint
CREATE INDEX "usuarios_texto_buscado_lista" ON "usuarios" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sitio_paginas_ruta_lista" ON "sitio_paginas" USING btree ("ruta" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_paginas_titulo_lista" ON "sitio_paginas" USING btree ("titulo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_paginas_actualizado_en_lista" ON "sitio_paginas" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_paginas_creado_en_lista" ON "sitio_paginas" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_paginas_estado_lista" ON "sitio_paginas" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_paginas_vigente_hasta_lista" ON "sitio_paginas" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "sitio_paginas_vigente_desde_lista" ON "sitio_paginas" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "sitio_paginas_version_lista" ON "sitio_paginas" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "sitio_paginas_version_publicada_lista" ON "sitio_paginas" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "sitio_paginas_texto_buscado_lista" ON "sitio_paginas" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sitio_agencias_nombre_lista" ON "sitio_agencias" USING btree ("nombre" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_tipo_lista" ON "sitio_agencias" USING btree ("tipo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_departamento_lista" ON "sitio_agencias" USING btree ("departamento" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_municipio_lista" ON "sitio_agencias" USING btree ("municipio" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_creado_en_lista" ON "sitio_agencias" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_actualizado_en_lista" ON "sitio_agencias" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_orden_lista" ON "sitio_agencias" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_estado_lista" ON "sitio_agencias" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_cajero_lista" ON "sitio_agencias" USING btree ("cajero","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_atencion_lista" ON "sitio_agencias" USING btree ("atencion" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_vigente_hasta_lista" ON "sitio_agencias" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_cerrada_hasta_lista" ON "sitio_agencias" USING btree ("cerrada_hasta","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_vigente_desde_lista" ON "sitio_agencias" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_version_lista" ON "sitio_agencias" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_version_publicada_lista" ON "sitio_agencias" USING btree ("version_publicada","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_texto_buscado_lista" ON "sitio_agencias" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sitio_feriados_fecha_lista" ON "sitio_feriados" USING btree ("fecha","id");--> statement-breakpoint
CREATE INDEX "sitio_feriados_nombre_lista" ON "sitio_feriados" USING btree ("nombre" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_feriados_ambito_lista" ON "sitio_feriados" USING btree ("ambito" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_feriados_departamento_lista" ON "sitio_feriados" USING btree ("departamento" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_feriados_tipo_lista" ON "sitio_feriados" USING btree ("tipo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_feriados_norma_lista" ON "sitio_feriados" USING btree ("norma" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_feriados_creado_en_lista" ON "sitio_feriados" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_feriados_actualizado_en_lista" ON "sitio_feriados" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_feriados_texto_buscado_lista" ON "sitio_feriados" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sitio_plantillas_respuesta_nombre_lista" ON "sitio_plantillas_respuesta" USING btree ("nombre" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_plantillas_respuesta_seccion_lista" ON "sitio_plantillas_respuesta" USING btree ("seccion" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_plantillas_respuesta_actualizado_en_lista" ON "sitio_plantillas_respuesta" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_plantillas_respuesta_creado_en_lista" ON "sitio_plantillas_respuesta" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_plantillas_respuesta_texto_buscado_lista" ON "sitio_plantillas_respuesta" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "busqueda_titulo" ON "busqueda" USING gin ("titulo_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "busqueda_reciente" ON "busqueda" USING btree ("publicado_en","id");--> statement-breakpoint
CREATE INDEX "busqueda_seccion_reciente" ON "busqueda" USING btree ("seccion","publicado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_correos_creado_en_lista" ON "correos" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_correos_para_lista" ON "correos" USING btree ("para","id");--> statement-breakpoint
CREATE INDEX "sitio_correos_asunto_lista" ON "correos" USING btree ("asunto" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_correos_estado_lista" ON "correos" USING btree ("estado" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_correos_intentos_lista" ON "correos" USING btree ("intentos","id");--> statement-breakpoint
CREATE INDEX "sitio_correos_ultimo_error_lista" ON "correos" USING btree ("ultimo_error" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_correos_actualizado_en_lista" ON "correos" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "sitio_correos_seccion_lista" ON "correos" USING btree ("seccion" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_correos_registro_lista" ON "correos" USING btree ("registro" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_correos_texto_buscado_lista" ON "correos" USING gin ((translate(lower((coalesce(("para")::text, '') || ' ' || coalesce(("asunto")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "envios_caso" ON "envios" USING btree ("seccion","registro");--> statement-breakpoint
CREATE INDEX "sitio_auditoria_actualizado_en_lista" ON "historial" USING btree ("en","id");--> statement-breakpoint
CREATE INDEX "sitio_auditoria_email_lista" ON "historial" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "sitio_auditoria_seccion_lista" ON "historial" USING btree ("seccion" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_auditoria_accion_lista" ON "historial" USING btree ("accion" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_auditoria_titulo_lista" ON "historial" USING btree ("titulo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_auditoria_version_lista" ON "historial" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "sitio_auditoria_registro_lista" ON "historial" USING btree ("registro" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "sitio_auditoria_texto_buscado_lista" ON "historial" USING gin ((translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("email")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "archivos_publicados_publicado" ON "archivos_publicados" USING btree ("publicado");--> statement-breakpoint
CREATE INDEX "publicado_texto" ON "publicado" USING gin ("texto" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_institucional_responsa_titulo" ON "publicado" USING btree ((("claves" ->> 'titulo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/responsabilidad-social-empresarial';--> statement-breakpoint
CREATE INDEX "publicado_institucional_responsa_tipo" ON "publicado" USING btree ((("claves" ->> 'tipo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/responsabilidad-social-empresarial';--> statement-breakpoint
CREATE INDEX "publicado_institucional_responsa_gestion" ON "publicado" USING btree ((("claves" ->> 'gestion')::numeric) desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'institucional/responsabilidad-social-empresarial';--> statement-breakpoint
CREATE INDEX "publicado_institucional_responsa_fecha_actividad" ON "publicado" USING btree ((("claves" ->> 'fechaActividad') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/responsabilidad-social-empresarial';--> statement-breakpoint
CREATE INDEX "publicado_institucional_responsa_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/responsabilidad-social-empresarial';--> statement-breakpoint
CREATE INDEX "publicado_institucional_responsa_eje" ON "publicado" USING btree ((("claves" ->> 'eje') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/responsabilidad-social-empresarial';--> statement-breakpoint
CREATE INDEX "publicado_institucional_responsa_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/responsabilidad-social-empresarial';--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_a_codigo" ON "publicado" USING btree ((("claves" ->> 'codigo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/bienes-adjudicados';--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_a_titulo" ON "publicado" USING btree ((("claves" ->> 'titulo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/bienes-adjudicados';--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_a_tipo" ON "publicado" USING btree ((("claves" ->> 'tipo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/bienes-adjudicados';--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_a_departamento" ON "publicado" USING btree ((("claves" ->> 'departamento') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/bienes-adjudicados';--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_a_precio" ON "publicado" USING btree ((("claves" ->> 'precio')::numeric),"id") WHERE "publicado"."seccion" = 'institucional/bienes-adjudicados';--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_a_disponibilidad" ON "publicado" USING btree ((("claves" ->> 'disponibilidad') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/bienes-adjudicados';--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_a_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/bienes-adjudicados';--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_a_publicado_en" ON "publicado" USING btree ((("claves" ->> 'publicadoEn') collate "C") desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'institucional/bienes-adjudicados';--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_a_moneda" ON "publicado" USING btree ((("claves" ->> 'moneda') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/bienes-adjudicados';--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_a_superficie_terreno" ON "publicado" USING btree ((("claves" ->> 'superficieTerreno')::numeric),"id") WHERE "publicado"."seccion" = 'institucional/bienes-adjudicados';--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_a_estado_documental" ON "publicado" USING btree ((("claves" ->> 'estadoDocumental') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/bienes-adjudicados';--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_a_destacado" ON "publicado" USING btree ((("claves" ->> 'destacado') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/bienes-adjudicados';--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_a_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/bienes-adjudicados';--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_a_fecha_venta" ON "publicado" USING btree ((("claves" ->> 'fechaVenta') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/bienes-adjudicados';--> statement-breakpoint
CREATE INDEX "publicado_institucional_boletine_numero" ON "publicado" USING btree ((("claves" ->> 'numero')::numeric),"id") WHERE "publicado"."seccion" = 'institucional/boletines-informativos';--> statement-breakpoint
CREATE INDEX "publicado_institucional_boletine_gestion" ON "publicado" USING btree ((("claves" ->> 'gestion')::numeric),"id") WHERE "publicado"."seccion" = 'institucional/boletines-informativos';--> statement-breakpoint
CREATE INDEX "publicado_institucional_boletine_titulo" ON "publicado" USING btree ((("claves" ->> 'titulo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/boletines-informativos';--> statement-breakpoint
CREATE INDEX "publicado_institucional_boletine_fecha_edicion" ON "publicado" USING btree ((("claves" ->> 'fechaEdicion') collate "C") desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'institucional/boletines-informativos';--> statement-breakpoint
CREATE INDEX "publicado_institucional_boletine_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/boletines-informativos';--> statement-breakpoint
CREATE INDEX "publicado_institucional_boletine_periodicidad" ON "publicado" USING btree ((("claves" ->> 'periodicidad') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/boletines-informativos';--> statement-breakpoint
CREATE INDEX "publicado_institucional_boletine_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/boletines-informativos';--> statement-breakpoint
CREATE INDEX "publicado_institucional_memorias_gestion" ON "publicado" USING btree ((("claves" ->> 'gestion')::numeric) desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'institucional/memorias-institucionales';--> statement-breakpoint
CREATE INDEX "publicado_institucional_memorias_titulo" ON "publicado" USING btree ((("claves" ->> 'titulo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/memorias-institucionales';--> statement-breakpoint
CREATE INDEX "publicado_institucional_memorias_fecha_asamblea" ON "publicado" USING btree ((("claves" ->> 'fechaAsamblea') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/memorias-institucionales';--> statement-breakpoint
CREATE INDEX "publicado_institucional_memorias_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/memorias-institucionales';--> statement-breakpoint
CREATE INDEX "publicado_institucional_memorias_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/memorias-institucionales';--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaci_codigo" ON "publicado" USING btree ((("claves" ->> 'codigo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/licitaciones';--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaci_objeto" ON "publicado" USING btree ((("claves" ->> 'objeto') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/licitaciones';--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaci_tipo" ON "publicado" USING btree ((("claves" ->> 'tipo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/licitaciones';--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaci_presentacion_hasta" ON "publicado" USING btree ((("claves" ->> 'presentacionHasta') collate "C") desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'institucional/licitaciones';--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaci_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/licitaciones';--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaci_proceso" ON "publicado" USING btree ((("claves" ->> 'proceso') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/licitaciones';--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaci_modalidad" ON "publicado" USING btree ((("claves" ->> 'modalidad') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/licitaciones';--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaci_fecha_publicacion" ON "publicado" USING btree ((("claves" ->> 'fechaPublicacion') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/licitaciones';--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaci_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/licitaciones';--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaci_convocatoria" ON "publicado" USING btree ((("claves" ->> 'convocatoria')::numeric),"id") WHERE "publicado"."seccion" = 'institucional/licitaciones';--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaci_moneda" ON "publicado" USING btree ((("claves" ->> 'moneda') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/licitaciones';--> statement-breakpoint
CREATE INDEX "publicado_institucional_estados__fecha_corte" ON "publicado" USING btree ((("claves" ->> 'fechaCorte') collate "C") desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'institucional/estados-financieros';--> statement-breakpoint
CREATE INDEX "publicado_institucional_estados__tipo" ON "publicado" USING btree ((("claves" ->> 'tipo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/estados-financieros';--> statement-breakpoint
CREATE INDEX "publicado_institucional_estados__publicado_en" ON "publicado" USING btree ((("claves" ->> 'publicadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/estados-financieros';--> statement-breakpoint
CREATE INDEX "publicado_institucional_estados__actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/estados-financieros';--> statement-breakpoint
CREATE INDEX "publicado_institucional_estados__vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/estados-financieros';--> statement-breakpoint
CREATE INDEX "publicado_institucional_tarifari_titulo" ON "publicado" USING btree ((("claves" ->> 'titulo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'institucional/tarifario';--> statement-breakpoint
CREATE INDEX "publicado_institucional_tarifari_vigente_desde" ON "publicado" USING btree ((("claves" ->> 'vigenteDesde') collate "C") desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'institucional/tarifario';--> statement-breakpoint
CREATE INDEX "publicado_institucional_tarifari_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/tarifario';--> statement-breakpoint
CREATE INDEX "publicado_institucional_tarifari_publicado_en" ON "publicado" USING btree ((("claves" ->> 'publicadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/tarifario';--> statement-breakpoint
CREATE INDEX "publicado_institucional_tarifari_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/tarifario';--> statement-breakpoint
CREATE INDEX "publicado_institucional_coeficie_fecha_corte" ON "publicado" USING btree ((("claves" ->> 'fechaCorte') collate "C") desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'institucional/coeficiente-adecuacion-patrimonial';--> statement-breakpoint
CREATE INDEX "publicado_institucional_coeficie_minimo_legal" ON "publicado" USING btree ((("claves" ->> 'minimoLegal')::numeric),"id") WHERE "publicado"."seccion" = 'institucional/coeficiente-adecuacion-patrimonial';--> statement-breakpoint
CREATE INDEX "publicado_institucional_coeficie_publicado_en" ON "publicado" USING btree ((("claves" ->> 'publicadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/coeficiente-adecuacion-patrimonial';--> statement-breakpoint
CREATE INDEX "publicado_institucional_coeficie_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/coeficiente-adecuacion-patrimonial';--> statement-breakpoint
CREATE INDEX "publicado_institucional_coeficie_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'institucional/coeficiente-adecuacion-patrimonial';--> statement-breakpoint
CREATE INDEX "publicado_productos_caja_ahorro_nombre" ON "publicado" USING btree ((("claves" ->> 'nombre') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'productos/caja-ahorro';--> statement-breakpoint
CREATE INDEX "publicado_productos_caja_ahorro_publico" ON "publicado" USING btree ((("claves" ->> 'publico') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'productos/caja-ahorro';--> statement-breakpoint
CREATE INDEX "publicado_productos_caja_ahorro_monto_apertura_bob" ON "publicado" USING btree ((("claves" ->> 'montoAperturaBob')::numeric),"id") WHERE "publicado"."seccion" = 'productos/caja-ahorro';--> statement-breakpoint
CREATE INDEX "publicado_productos_caja_ahorro_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'productos/caja-ahorro';--> statement-breakpoint
CREATE INDEX "publicado_productos_caja_ahorro_orden" ON "publicado" USING btree ((("claves" ->> 'orden')::numeric),"id") WHERE "publicado"."seccion" = 'productos/caja-ahorro';--> statement-breakpoint
CREATE INDEX "publicado_productos_caja_ahorro_capitalizacion" ON "publicado" USING btree ((("claves" ->> 'capitalizacion') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'productos/caja-ahorro';--> statement-breakpoint
CREATE INDEX "publicado_productos_caja_ahorro_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'productos/caja-ahorro';--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_cr_nombre" ON "publicado" USING btree ((("claves" ->> 'nombre') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'productos/simulador-creditos';--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_cr_categoria" ON "publicado" USING btree ((("claves" ->> 'categoria') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'productos/simulador-creditos';--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_cr_pagina" ON "publicado" USING btree ((("claves" ->> 'pagina') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'productos/simulador-creditos';--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_cr_tasa_anual" ON "publicado" USING btree ((("claves" ->> 'tasaAnual')::numeric),"id") WHERE "publicado"."seccion" = 'productos/simulador-creditos';--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_cr_plazo_max" ON "publicado" USING btree ((("claves" ->> 'plazoMax')::numeric),"id") WHERE "publicado"."seccion" = 'productos/simulador-creditos';--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_cr_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'productos/simulador-creditos';--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_cr_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'productos/simulador-creditos';--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_cr_orden" ON "publicado" USING btree ((("claves" ->> 'orden')::numeric),"id") WHERE "publicado"."seccion" = 'productos/simulador-creditos';--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_cr_tipo_tasa" ON "publicado" USING btree ((("claves" ->> 'tipoTasa') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'productos/simulador-creditos';--> statement-breakpoint
CREATE INDEX "publicado_productos_depositos_pl_titulo" ON "publicado" USING btree ((("claves" ->> 'titulo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'productos/depositos-plazo-fijo';--> statement-breakpoint
CREATE INDEX "publicado_productos_depositos_pl_vigente_desde" ON "publicado" USING btree ((("claves" ->> 'vigenteDesde') collate "C") desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'productos/depositos-plazo-fijo';--> statement-breakpoint
CREATE INDEX "publicado_productos_depositos_pl_publicado_en" ON "publicado" USING btree ((("claves" ->> 'publicadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'productos/depositos-plazo-fijo';--> statement-breakpoint
CREATE INDEX "publicado_productos_depositos_pl_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'productos/depositos-plazo-fijo';--> statement-breakpoint
CREATE INDEX "publicado_productos_depositos_pl_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'productos/depositos-plazo-fijo';--> statement-breakpoint
CREATE INDEX "publicado_comunicados_fecha_comunicado" ON "publicado" USING btree ((("claves" ->> 'fechaComunicado') collate "C") desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'comunicados';--> statement-breakpoint
CREATE INDEX "publicado_comunicados_titulo" ON "publicado" USING btree ((("claves" ->> 'titulo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'comunicados';--> statement-breakpoint
CREATE INDEX "publicado_comunicados_tipo" ON "publicado" USING btree ((("claves" ->> 'tipo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'comunicados';--> statement-breakpoint
CREATE INDEX "publicado_comunicados_prioridad" ON "publicado" USING btree ((("claves" ->> 'prioridad') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'comunicados';--> statement-breakpoint
CREATE INDEX "publicado_comunicados_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'comunicados';--> statement-breakpoint
CREATE INDEX "publicado_comunicados_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'comunicados';--> statement-breakpoint
CREATE INDEX "publicado_promociones_titulo" ON "publicado" USING btree ((("claves" ->> 'titulo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'promociones';--> statement-breakpoint
CREATE INDEX "publicado_promociones_tipo" ON "publicado" USING btree ((("claves" ->> 'tipo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'promociones';--> statement-breakpoint
CREATE INDEX "publicado_promociones_vigente_desde" ON "publicado" USING btree ((("claves" ->> 'vigenteDesde') collate "C") desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'promociones';--> statement-breakpoint
CREATE INDEX "publicado_promociones_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'promociones';--> statement-breakpoint
CREATE INDEX "publicado_promociones_destacado" ON "publicado" USING btree ((("claves" ->> 'destacado') collate "C"),"id") WHERE "publicado"."seccion" = 'promociones';--> statement-breakpoint
CREATE INDEX "publicado_promociones_orden" ON "publicado" USING btree ((("claves" ->> 'orden')::numeric),"id") WHERE "publicado"."seccion" = 'promociones';--> statement-breakpoint
CREATE INDEX "publicado_promociones_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'promociones';--> statement-breakpoint
CREATE INDEX "publicado_promociones_producto" ON "publicado" USING btree ((("claves" ->> 'producto') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'promociones';--> statement-breakpoint
CREATE INDEX "publicado_novedades_fecha_publicacion" ON "publicado" USING btree ((("claves" ->> 'fechaPublicacion') collate "C") desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'novedades';--> statement-breakpoint
CREATE INDEX "publicado_novedades_titulo" ON "publicado" USING btree ((("claves" ->> 'titulo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'novedades';--> statement-breakpoint
CREATE INDEX "publicado_novedades_categoria" ON "publicado" USING btree ((("claves" ->> 'categoria') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'novedades';--> statement-breakpoint
CREATE INDEX "publicado_novedades_destacado" ON "publicado" USING btree ((("claves" ->> 'destacado') collate "C"),"id") WHERE "publicado"."seccion" = 'novedades';--> statement-breakpoint
CREATE INDEX "publicado_novedades_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'novedades';--> statement-breakpoint
CREATE INDEX "publicado_novedades_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'novedades';--> statement-breakpoint
CREATE INDEX "publicado_remates_codigo" ON "publicado" USING btree ((("claves" ->> 'codigo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'remates';--> statement-breakpoint
CREATE INDEX "publicado_remates_titulo" ON "publicado" USING btree ((("claves" ->> 'titulo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'remates';--> statement-breakpoint
CREATE INDEX "publicado_remates_departamento" ON "publicado" USING btree ((("claves" ->> 'departamento') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'remates';--> statement-breakpoint
CREATE INDEX "publicado_remates_fecha_subasta" ON "publicado" USING btree ((("claves" ->> 'fechaSubasta') collate "C") desc nulls last,"id" desc) WHERE "publicado"."seccion" = 'remates';--> statement-breakpoint
CREATE INDEX "publicado_remates_base" ON "publicado" USING btree ((("claves" ->> 'base')::numeric),"id") WHERE "publicado"."seccion" = 'remates';--> statement-breakpoint
CREATE INDEX "publicado_remates_numero_remate" ON "publicado" USING btree ((("claves" ->> 'numeroRemate') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'remates';--> statement-breakpoint
CREATE INDEX "publicado_remates_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'remates';--> statement-breakpoint
CREATE INDEX "publicado_remates_estado_remate" ON "publicado" USING btree ((("claves" ->> 'estadoRemate') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'remates';--> statement-breakpoint
CREATE INDEX "publicado_remates_tipo_remate" ON "publicado" USING btree ((("claves" ->> 'tipoRemate') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'remates';--> statement-breakpoint
CREATE INDEX "publicado_remates_tipo_bien" ON "publicado" USING btree ((("claves" ->> 'tipoBien') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'remates';--> statement-breakpoint
CREATE INDEX "publicado_remates_moneda" ON "publicado" USING btree ((("claves" ->> 'moneda') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'remates';--> statement-breakpoint
CREATE INDEX "publicado_remates_resultado" ON "publicado" USING btree ((("claves" ->> 'resultado') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'remates';--> statement-breakpoint
CREATE INDEX "publicado_remates_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'remates';--> statement-breakpoint
CREATE INDEX "publicado_sitio_paginas_ruta" ON "publicado" USING btree ((("claves" ->> 'ruta') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'sitio/paginas';--> statement-breakpoint
CREATE INDEX "publicado_sitio_paginas_titulo" ON "publicado" USING btree ((("claves" ->> 'titulo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'sitio/paginas';--> statement-breakpoint
CREATE INDEX "publicado_sitio_paginas_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/paginas';--> statement-breakpoint
CREATE INDEX "publicado_sitio_paginas_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/paginas';--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_nombre" ON "publicado" USING btree ((("claves" ->> 'nombre') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'sitio/agencias';--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_tipo" ON "publicado" USING btree ((("claves" ->> 'tipo') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'sitio/agencias';--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_departamento" ON "publicado" USING btree ((("claves" ->> 'departamento') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'sitio/agencias';--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_municipio" ON "publicado" USING btree ((("claves" ->> 'municipio') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'sitio/agencias';--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_actualizado_en" ON "publicado" USING btree ((("claves" ->> 'actualizadoEn') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/agencias';--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_orden" ON "publicado" USING btree ((("claves" ->> 'orden')::numeric),"id") WHERE "publicado"."seccion" = 'sitio/agencias';--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_cajero" ON "publicado" USING btree ((("claves" ->> 'cajero') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/agencias';--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_atencion" ON "publicado" USING btree ((("claves" ->> 'atencion') collate "und-x-icu"),"id") WHERE "publicado"."seccion" = 'sitio/agencias';--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_vigente_hasta" ON "publicado" USING btree ((("claves" ->> 'vigenteHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/agencias';--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_cerrada_hasta" ON "publicado" USING btree ((("claves" ->> 'cerradaHasta') collate "C"),"id") WHERE "publicado"."seccion" = 'sitio/agencias';--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_oportunidad1_lista" ON "contactanos_reclamos" USING btree ((coalesce(("respondido_en"::timestamptz at time zone 'America/La_Paz')::date <= ("fecha_limite")::date, false)),"id");--> statement-breakpoint
CREATE INDEX "comunicados_mostrar_como_lista" ON "comunicados" USING gin ("mostrar_como");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_empre_con_cambios_lista" ON "institucional_responsabilidad_social_empresarial" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_con_cambios_lista" ON "institucional_bienes_adjudicados" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_con_cambios_lista" ON "institucional_boletines_informativos" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "institucional_memorias_institucionales_con_cambios_lista" ON "institucional_memorias_institucionales" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_con_cambios_lista" ON "institucional_licitaciones" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "institucional_estados_financieros_con_cambios_lista" ON "institucional_estados_financieros" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "institucional_tarifario_con_cambios_lista" ON "institucional_tarifario" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "institucional_coeficiente_adecuacion_patri_con_cambios_lista" ON "institucional_coeficiente_adecuacion_patrimonial" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_oportunidad_lista" ON "contactanos_consultas" USING btree ((coalesce(("respondido_en"::timestamptz at time zone 'America/La_Paz')::date <= ("fecha_limite")::date, false)),"id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_oportunidad_lista" ON "contactanos_reclamos" USING btree ((coalesce(("respondido_en"::timestamptz at time zone 'America/La_Paz')::date <= ("ampliado_hasta")::date, false)),"id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_con_cambios_lista" ON "productos_caja_ahorro" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_con_cambios_lista" ON "productos_simulador_creditos" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "productos_depositos_plazo_fijo_con_cambios_lista" ON "productos_depositos_plazo_fijo" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "comunicados_con_cambios_lista" ON "comunicados" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "promociones_con_cambios_lista" ON "promociones" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "novedades_con_cambios_lista" ON "novedades" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "remates_con_cambios_lista" ON "remates" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "sitio_paginas_con_cambios_lista" ON "sitio_paginas" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_con_cambios_lista" ON "sitio_agencias" USING btree (("version" is distinct from "version_publicada"),"id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_codigo_lista" ON "contactanos_calificaciones" USING btree ("codigo" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_codigo_lista" ON "contactanos_opiniones" USING btree ("codigo" collate "und-x-icu","id");