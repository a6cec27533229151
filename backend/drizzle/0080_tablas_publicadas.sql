-- Spanish order, ñ after n, on every database: PGlite's ICU has no languages, and PostgreSQL 15 takes no rules.
DO $$ BEGIN
  IF current_setting('server_version_num')::int >= 160000 THEN
    CREATE COLLATION IF NOT EXISTS "espanol" (provider = icu, locale = 'und', rules = '&N<ñ<<<Ñ');
  ELSE
    CREATE COLLATION IF NOT EXISTS "espanol" (provider = icu, locale = 'es');
  END IF;
END $$;--> statement-breakpoint
CREATE TABLE "publicado_institucional_responsabilidad_social_empresarial" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"titulo" text,
	"tipo" text,
	"gestion" integer,
	"eje" text,
	"resumen" text,
	"contenido" text,
	"fecha_actividad" date,
	"lugar" text,
	"beneficiarios" integer,
	"imagen_portada" uuid,
	"galeria" jsonb,
	"documentos" jsonb,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("resumen")::text, '') || ' ' || coalesce((replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(("contenido")::text, '</?(a|strong|em|b|i|u|s|code|sub|sup|span|mark)( [^<>]*)?>', '', 'g'), '<[^<>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'))::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_institucional_responsabilidad_social_empresarial_s" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_institucional_bienes_adjudicados" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"codigo" text,
	"titulo" text,
	"tipo" text,
	"descripcion" text,
	"moneda" text,
	"precio" numeric(14, 2),
	"precio_anterior" numeric(14, 2),
	"formas_pago" jsonb,
	"departamento" text,
	"municipio" text,
	"zona" text,
	"direccion" text,
	"latitud" numeric(18, 6),
	"longitud" numeric(18, 6),
	"superficie_terreno" numeric(14, 2),
	"superficie_construida" numeric(14, 2),
	"dormitorios" integer,
	"banos" integer,
	"garajes" integer,
	"marca" text,
	"modelo" text,
	"anio" integer,
	"kilometraje" integer,
	"combustible" text,
	"estado_documental" text,
	"gravamenes" text,
	"imagenes" jsonb,
	"documentos" jsonb,
	"contacto_nombre" text,
	"contacto_celular" text,
	"disponibilidad" text,
	"fecha_venta" date,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("codigo")::text, '') || ' ' || coalesce(("titulo")::text, '') || ' ' || coalesce(("descripcion")::text, '') || ' ' || coalesce(("municipio")::text, '') || ' ' || coalesce(("zona")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_institucional_bienes_adjudicados_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_institucional_boletines_informativos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"numero" integer,
	"gestion" integer,
	"titulo" text,
	"periodicidad" text,
	"fecha_edicion" date,
	"resumen" text,
	"temas" jsonb,
	"portada" uuid,
	"pdf" uuid,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("resumen")::text, '') || ' ' || coalesce(("temas")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_institucional_boletines_informativos_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_institucional_memorias_institucionales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"gestion" integer,
	"titulo" text,
	"fecha_asamblea" date,
	"descripcion" text,
	"portada" uuid,
	"pdf" uuid,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("descripcion")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_institucional_memorias_institucionales_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_institucional_licitaciones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"codigo" text,
	"objeto" text,
	"tipo" text,
	"modalidad" text,
	"convocatoria" integer,
	"convocatoria_anterior" uuid,
	"descripcion" text,
	"moneda" text,
	"presupuesto_referencial" numeric(14, 2),
	"fecha_publicacion" date,
	"consultas_hasta" timestamp(3) with time zone,
	"reunion_aclaracion" timestamp(3) with time zone,
	"reunion_lugar" text,
	"presentacion_hasta" timestamp(3) with time zone,
	"apertura" timestamp(3) with time zone,
	"apertura_lugar" text,
	"resultado_previsto" date,
	"objeciones_hasta" date,
	"lugar_presentacion" text,
	"contacto" text,
	"correo_consultas" text,
	"documentos" jsonb,
	"propuestas" jsonb,
	"proceso" text,
	"modificada_el" date,
	"fecha_resultado" date,
	"resultado_nota" text,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("codigo")::text, '') || ' ' || coalesce(("objeto")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_institucional_licitaciones_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_institucional_estados_financieros" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"fecha_corte" date,
	"tipo" text,
	"firma_auditora" text,
	"documentos" jsonb,
	"activo" numeric(14, 2),
	"pasivo" numeric(14, 2),
	"patrimonio" numeric(14, 2),
	"cartera_bruta" numeric(14, 2),
	"cartera_mora" numeric(14, 2),
	"previsiones" numeric(14, 2),
	"depositos" numeric(14, 2),
	"resultado_gestion" numeric(14, 2),
	"socios" integer,
	"numero_agencias" integer,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("firma_auditora")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_institucional_estados_financieros_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_institucional_tarifario" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"titulo" text,
	"pdf_oficial" uuid,
	"nota" text,
	"filas" jsonb,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("nota")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_institucional_tarifario_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_institucional_coeficiente_adecuacion_patrimonial" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"fecha_corte" date,
	"capital_regulatorio" numeric(14, 2),
	"activos_ponderados" numeric(14, 2),
	"cap_publicado" numeric(16, 4),
	"minimo_legal" numeric(16, 4),
	"detalle_ponderacion" jsonb,
	"descripcion" text,
	"pdf" uuid,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("descripcion")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_institucional_coeficiente_adecuacion_patrimonial_s" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_productos_caja_ahorro" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"nombre" text,
	"publico" text,
	"resumen" text,
	"descripcion" text,
	"imagen" uuid,
	"tasas" jsonb,
	"capitalizacion" text,
	"monto_apertura_bob" numeric(14, 2),
	"monto_apertura_usd" numeric(14, 2),
	"saldo_minimo_bob" numeric(14, 2),
	"saldo_minimo_usd" numeric(14, 2),
	"limite_retiros_mes" integer,
	"limite_retiro_porcentaje" numeric(16, 4),
	"tarjeta_debito" boolean,
	"banca_en_linea" boolean,
	"caracteristicas" jsonb,
	"beneficios" jsonb,
	"requisitos" jsonb,
	"documentos" jsonb,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("nombre")::text, '') || ' ' || coalesce(("resumen")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_productos_caja_ahorro_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_productos_simulador_creditos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"nombre" text,
	"categoria" text,
	"pagina" text,
	"resumen" text,
	"descripcion" text,
	"imagen" uuid,
	"monedas" jsonb,
	"monto_min_bob" numeric(14, 2),
	"monto_max_bob" numeric(14, 2),
	"monto_min_usd" numeric(14, 2),
	"monto_max_usd" numeric(14, 2),
	"plazo_min" integer,
	"plazo_max" integer,
	"gracia_max_meses" integer,
	"tipo_tasa" text,
	"tasa_anual" numeric(16, 4),
	"tasa_maxima_regulada" numeric(16, 4),
	"periodo_fijo_meses" integer,
	"spread" numeric(16, 4),
	"tre_referencia" numeric(16, 4),
	"sistemas" jsonb,
	"frecuencias" jsonb,
	"seguro_desgravamen_mensual" numeric(17, 5),
	"otros_cargos" jsonb,
	"garantias" jsonb,
	"caracteristicas" jsonb,
	"requisitos" jsonb,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("nombre")::text, '') || ' ' || coalesce(("resumen")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_productos_simulador_creditos_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_productos_depositos_plazo_fijo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"titulo" text,
	"resumen" text,
	"nota" text,
	"filas" jsonb,
	"monto_minimo_bob" numeric(14, 2),
	"monto_minimo_usd" numeric(14, 2),
	"renovacion_automatica" boolean,
	"renovacion_texto" text,
	"redencion_anticipada" text,
	"caracteristicas" jsonb,
	"beneficios" jsonb,
	"requisitos" jsonb,
	"documentos" jsonb,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("nota")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_productos_depositos_plazo_fijo_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_comunicados" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"titulo" text,
	"tipo" text,
	"numero" text,
	"fecha_comunicado" date,
	"contenido" text,
	"mostrar_como" jsonb,
	"prioridad" text,
	"agencias" jsonb,
	"imagen" uuid,
	"pdf" uuid,
	"url" text,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("numero")::text, '') || ' ' || coalesce((replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(("contenido")::text, '</?(a|strong|em|b|i|u|s|code|sub|sup|span|mark)( [^<>]*)?>', '', 'g'), '<[^<>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'))::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_comunicados_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_promociones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"titulo" text,
	"tipo" text,
	"producto" text,
	"resumen" text,
	"contenido" text,
	"departamentos" jsonb,
	"condiciones" text,
	"bases_pdf" uuid,
	"resolucion_aj" text,
	"imagen_escritorio" uuid,
	"imagen_movil" uuid,
	"boton_texto" text,
	"boton_enlace" text,
	"fecha_sorteo" date,
	"lugar_sorteo" text,
	"ganadores" text,
	"ganadores_pdf" uuid,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("resumen")::text, '') || ' ' || coalesce((replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(("contenido")::text, '</?(a|strong|em|b|i|u|s|code|sub|sup|span|mark)( [^<>]*)?>', '', 'g'), '<[^<>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'))::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_promociones_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_novedades" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"titulo" text,
	"categoria" text,
	"fecha_publicacion" date,
	"resumen" text,
	"contenido" text,
	"imagen" uuid,
	"galeria" jsonb,
	"video_url" text,
	"evento_fecha" timestamp(3) with time zone,
	"evento_lugar" text,
	"autor" text,
	"etiquetas" jsonb,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("resumen")::text, '') || ' ' || coalesce((replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(("contenido")::text, '</?(a|strong|em|b|i|u|s|code|sub|sup|span|mark)( [^<>]*)?>', '', 'g'), '<[^<>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'))::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_novedades_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_remates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"codigo" text,
	"titulo" text,
	"tipo_remate" text,
	"numero_remate" text,
	"remate_anterior" uuid,
	"juzgado" text,
	"expediente" text,
	"autoridad" text,
	"tipo_bien" text,
	"descripcion_bien" text,
	"departamento" text,
	"municipio" text,
	"zona" text,
	"direccion" text,
	"superficie" numeric(14, 2),
	"moneda" text,
	"avaluo" numeric(14, 2),
	"base" numeric(14, 2),
	"deposito_garantia" numeric(16, 4),
	"fecha_subasta" timestamp(3) with time zone,
	"lugar_subasta" text,
	"contacto" text,
	"fecha_publicacion_prensa" date,
	"medio_prensa" text,
	"aviso_pdf" uuid,
	"aviso_imagen" uuid,
	"fotos" jsonb,
	"estado_remate" text,
	"motivo" text,
	"fecha_resultado" date,
	"resultado" text,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("codigo")::text, '') || ' ' || coalesce(("titulo")::text, '') || ' ' || coalesce(("descripcion_bien")::text, '') || ' ' || coalesce(("juzgado")::text, '') || ' ' || coalesce(("expediente")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_remates_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_sitio_entidad" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"nombre" text,
	"nombre_corto" text,
	"lema" text,
	"nit" text,
	"licencia" text,
	"supervision" text,
	"defensoria_nombre" text,
	"defensoria_telefono" text,
	"direccion" text,
	"ciudad" text,
	"horario" text,
	"telefono_gratuito" text,
	"horario_telefono" text,
	"bloqueo_telefono" text,
	"bloqueo_horario" text,
	"whatsapp" text,
	"correo" text,
	"banca_en_linea" text,
	"redes" jsonb,
	"cuentas" jsonb,
	"logo_claro" uuid,
	"logo_oscuro" uuid,
	"logo_cuadrado" uuid,
	"imagen_social" uuid,
	"color" text,
	"color_acento" text,
	"motivo" text,
	"pie" text,
	"consentimiento" text,
	"politicas" jsonb,
	CONSTRAINT "publicado_sitio_entidad_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_sitio_paginas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"idioma" text,
	"version_de" uuid,
	"ruta" text,
	"titulo" text,
	"resumen" text,
	"lectura_facil" text,
	"bloques" jsonb,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("ruta")::text, '') || ' ' || coalesce(("titulo")::text, '') || ' ' || coalesce(("resumen")::text, '') || ' ' || coalesce((jsonb_path_query_array("bloques", '$[*]."titulo" ? (@.type() == "string")'))::text, '') || ' ' || coalesce((replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace((jsonb_path_query_array("bloques", '$[*]."texto" ? (@.type() == "string")'))::text, '</?(a|strong|em|b|i|u|s|code|sub|sup|span|mark)( [^<>]*)?>', '', 'g'), '<[^<>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'))::text, '') || ' ' || coalesce((jsonb_path_query_array("bloques", '$[*]."elementos"[*]."titulo" ? (@.type() == "string")'))::text, '') || ' ' || coalesce((jsonb_path_query_array("bloques", '$[*]."elementos"[*]."texto" ? (@.type() == "string")'))::text, '') || ' ' || coalesce((jsonb_path_query_array("bloques", '$[*]."elementos"[*]."dato" ? (@.type() == "string")'))::text, '') || ' ' || coalesce((jsonb_path_query_array("bloques", '$[*]."filas"[*]."a" ? (@.type() == "string")'))::text, '') || ' ' || coalesce((jsonb_path_query_array("bloques", '$[*]."filas"[*]."b" ? (@.type() == "string")'))::text, '') || ' ' || coalesce((jsonb_path_query_array("bloques", '$[*]."filas"[*]."c" ? (@.type() == "string")'))::text, '') || ' ' || coalesce((jsonb_path_query_array("bloques", '$[*]."filas"[*]."d" ? (@.type() == "string")'))::text, '') || ' ' || coalesce((jsonb_path_query_array("bloques", '$[*]."filas"[*]."e" ? (@.type() == "string")'))::text, '') || ' ' || coalesce((jsonb_path_query_array("bloques", '$[*]."filas"[*]."f" ? (@.type() == "string")'))::text, '') || ' ' || coalesce((jsonb_path_query_array("bloques", '$[*]."boton" ? (@.type() == "string")'))::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_sitio_paginas_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_sitio_menu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"grupos" jsonb,
	"pie" jsonb,
	CONSTRAINT "publicado_sitio_menu_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_sitio_necesito" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"titulo" text,
	"resumen" text,
	"urgente" boolean,
	"pasos" jsonb,
	"telefonos" jsonb,
	"plazo" text,
	"a_mano" jsonb,
	"enlaces" jsonb,
	"escriben" text,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("resumen")::text, '') || ' ' || coalesce(("escriben")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_sitio_necesito_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_sitio_agencias" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"nombre" text,
	"tipo" text,
	"departamento" text,
	"municipio" text,
	"direccion" text,
	"referencia" text,
	"latitud" numeric(18, 6),
	"longitud" numeric(18, 6),
	"telefonos" jsonb,
	"whatsapp" text,
	"horarios" jsonb,
	"horarios_especiales" jsonb,
	"cajero" boolean,
	"cajero24h" boolean,
	"cajero_accesible" boolean,
	"servicios" jsonb,
	"punto_reclamo" boolean,
	"accesibilidad" jsonb,
	"foto" uuid,
	"atencion" text,
	"motivo_cierre" text,
	"cerrada_hasta" date,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("nombre")::text, '') || ' ' || coalesce(("municipio")::text, '') || ' ' || coalesce(("direccion")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_sitio_agencias_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_sitio_parametros" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"titulo" text,
	"norma" text,
	"reclamo_plazo" integer,
	"reclamo_plazo_ampliado" integer,
	"segunda_instancia_plazo" integer,
	"reclamo_conservar" integer,
	"rc_iva_alicuota" numeric(16, 4),
	"rc_iva_exento_nacional" integer,
	"rc_iva_exento_extranjera" integer,
	"tasas_maximas" jsonb,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("titulo")::text, '') || ' ' || coalesce(("norma")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_sitio_parametros_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_sitio_tasas_de_referencia" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"mes" text,
	"tre_mn" numeric(16, 4),
	"tre_me" numeric(16, 4),
	"tre_ufv" numeric(16, 4),
	"tre_mvdol" numeric(16, 4),
	"tep_mn" numeric(16, 4),
	"tep_me" numeric(16, 4),
	"tep_ufv" numeric(16, 4),
	"tep_mvdol" numeric(16, 4),
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("mes")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_sitio_tasas_de_referencia_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "publicado_sitio_motivos_de_reclamo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actualizado_en" timestamp(3) with time zone,
	"slug" text,
	"vigente_desde" date,
	"vigente_hasta" date,
	"destacado" boolean,
	"orden" integer,
	"publicado_en" timestamp(3) with time zone,
	"clave" text,
	"etiqueta" text,
	"norma" text,
	"texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("etiqueta")::text, '') || ' ' || coalesce(("clave")::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED,
	CONSTRAINT "publicado_sitio_motivos_de_reclamo_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
DROP INDEX "publicado_texto";--> statement-breakpoint
DROP INDEX "publicado_institucional_responsa_titulo";--> statement-breakpoint
DROP INDEX "publicado_institucional_responsa_tipo";--> statement-breakpoint
DROP INDEX "publicado_institucional_responsa_gestion";--> statement-breakpoint
DROP INDEX "publicado_institucional_responsa_fecha_actividad";--> statement-breakpoint
DROP INDEX "publicado_institucional_responsa_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_institucional_responsa_eje";--> statement-breakpoint
DROP INDEX "publicado_institucional_responsa_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_institucional_bienes_a_codigo";--> statement-breakpoint
DROP INDEX "publicado_institucional_bienes_a_titulo";--> statement-breakpoint
DROP INDEX "publicado_institucional_bienes_a_tipo";--> statement-breakpoint
DROP INDEX "publicado_institucional_bienes_a_departamento";--> statement-breakpoint
DROP INDEX "publicado_institucional_bienes_a_precio";--> statement-breakpoint
DROP INDEX "publicado_institucional_bienes_a_disponibilidad";--> statement-breakpoint
DROP INDEX "publicado_institucional_bienes_a_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_institucional_bienes_a_publicado_en";--> statement-breakpoint
DROP INDEX "publicado_institucional_bienes_a_moneda";--> statement-breakpoint
DROP INDEX "publicado_institucional_bienes_a_superficie_terreno";--> statement-breakpoint
DROP INDEX "publicado_institucional_bienes_a_estado_documental";--> statement-breakpoint
DROP INDEX "publicado_institucional_bienes_a_destacado";--> statement-breakpoint
DROP INDEX "publicado_institucional_bienes_a_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_institucional_bienes_a_fecha_venta";--> statement-breakpoint
DROP INDEX "publicado_institucional_boletine_numero";--> statement-breakpoint
DROP INDEX "publicado_institucional_boletine_gestion";--> statement-breakpoint
DROP INDEX "publicado_institucional_boletine_titulo";--> statement-breakpoint
DROP INDEX "publicado_institucional_boletine_fecha_edicion";--> statement-breakpoint
DROP INDEX "publicado_institucional_boletine_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_institucional_boletine_periodicidad";--> statement-breakpoint
DROP INDEX "publicado_institucional_boletine_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_institucional_memorias_gestion";--> statement-breakpoint
DROP INDEX "publicado_institucional_memorias_titulo";--> statement-breakpoint
DROP INDEX "publicado_institucional_memorias_fecha_asamblea";--> statement-breakpoint
DROP INDEX "publicado_institucional_memorias_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_institucional_memorias_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_institucional_licitaci_codigo";--> statement-breakpoint
DROP INDEX "publicado_institucional_licitaci_objeto";--> statement-breakpoint
DROP INDEX "publicado_institucional_licitaci_tipo";--> statement-breakpoint
DROP INDEX "publicado_institucional_licitaci_presentacion_hasta";--> statement-breakpoint
DROP INDEX "publicado_institucional_licitaci_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_institucional_licitaci_proceso";--> statement-breakpoint
DROP INDEX "publicado_institucional_licitaci_modalidad";--> statement-breakpoint
DROP INDEX "publicado_institucional_licitaci_fecha_publicacion";--> statement-breakpoint
DROP INDEX "publicado_institucional_licitaci_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_institucional_licitaci_convocatoria";--> statement-breakpoint
DROP INDEX "publicado_institucional_licitaci_moneda";--> statement-breakpoint
DROP INDEX "publicado_institucional_estados__fecha_corte";--> statement-breakpoint
DROP INDEX "publicado_institucional_estados__tipo";--> statement-breakpoint
DROP INDEX "publicado_institucional_estados__publicado_en";--> statement-breakpoint
DROP INDEX "publicado_institucional_estados__actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_institucional_estados__vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_institucional_tarifari_titulo";--> statement-breakpoint
DROP INDEX "publicado_institucional_tarifari_vigente_desde";--> statement-breakpoint
DROP INDEX "publicado_institucional_tarifari_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_institucional_tarifari_publicado_en";--> statement-breakpoint
DROP INDEX "publicado_institucional_tarifari_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_institucional_coeficie_fecha_corte";--> statement-breakpoint
DROP INDEX "publicado_institucional_coeficie_minimo_legal";--> statement-breakpoint
DROP INDEX "publicado_institucional_coeficie_publicado_en";--> statement-breakpoint
DROP INDEX "publicado_institucional_coeficie_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_institucional_coeficie_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_productos_caja_ahorro_nombre";--> statement-breakpoint
DROP INDEX "publicado_productos_caja_ahorro_publico";--> statement-breakpoint
DROP INDEX "publicado_productos_caja_ahorro_monto_apertura_bob";--> statement-breakpoint
DROP INDEX "publicado_productos_caja_ahorro_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_productos_caja_ahorro_orden";--> statement-breakpoint
DROP INDEX "publicado_productos_caja_ahorro_capitalizacion";--> statement-breakpoint
DROP INDEX "publicado_productos_caja_ahorro_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_productos_simulador_cr_nombre";--> statement-breakpoint
DROP INDEX "publicado_productos_simulador_cr_categoria";--> statement-breakpoint
DROP INDEX "publicado_productos_simulador_cr_pagina";--> statement-breakpoint
DROP INDEX "publicado_productos_simulador_cr_tasa_anual";--> statement-breakpoint
DROP INDEX "publicado_productos_simulador_cr_plazo_max";--> statement-breakpoint
DROP INDEX "publicado_productos_simulador_cr_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_productos_simulador_cr_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_productos_simulador_cr_orden";--> statement-breakpoint
DROP INDEX "publicado_productos_simulador_cr_tipo_tasa";--> statement-breakpoint
DROP INDEX "publicado_productos_depositos_pl_titulo";--> statement-breakpoint
DROP INDEX "publicado_productos_depositos_pl_vigente_desde";--> statement-breakpoint
DROP INDEX "publicado_productos_depositos_pl_publicado_en";--> statement-breakpoint
DROP INDEX "publicado_productos_depositos_pl_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_productos_depositos_pl_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_comunicados_fecha_comunicado";--> statement-breakpoint
DROP INDEX "publicado_comunicados_titulo";--> statement-breakpoint
DROP INDEX "publicado_comunicados_tipo";--> statement-breakpoint
DROP INDEX "publicado_comunicados_prioridad";--> statement-breakpoint
DROP INDEX "publicado_comunicados_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_comunicados_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_promociones_titulo";--> statement-breakpoint
DROP INDEX "publicado_promociones_tipo";--> statement-breakpoint
DROP INDEX "publicado_promociones_vigente_desde";--> statement-breakpoint
DROP INDEX "publicado_promociones_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_promociones_destacado";--> statement-breakpoint
DROP INDEX "publicado_promociones_orden";--> statement-breakpoint
DROP INDEX "publicado_promociones_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_promociones_producto";--> statement-breakpoint
DROP INDEX "publicado_novedades_fecha_publicacion";--> statement-breakpoint
DROP INDEX "publicado_novedades_titulo";--> statement-breakpoint
DROP INDEX "publicado_novedades_categoria";--> statement-breakpoint
DROP INDEX "publicado_novedades_destacado";--> statement-breakpoint
DROP INDEX "publicado_novedades_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_novedades_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_remates_codigo";--> statement-breakpoint
DROP INDEX "publicado_remates_titulo";--> statement-breakpoint
DROP INDEX "publicado_remates_departamento";--> statement-breakpoint
DROP INDEX "publicado_remates_fecha_subasta";--> statement-breakpoint
DROP INDEX "publicado_remates_base";--> statement-breakpoint
DROP INDEX "publicado_remates_numero_remate";--> statement-breakpoint
DROP INDEX "publicado_remates_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_remates_estado_remate";--> statement-breakpoint
DROP INDEX "publicado_remates_tipo_remate";--> statement-breakpoint
DROP INDEX "publicado_remates_tipo_bien";--> statement-breakpoint
DROP INDEX "publicado_remates_moneda";--> statement-breakpoint
DROP INDEX "publicado_remates_resultado";--> statement-breakpoint
DROP INDEX "publicado_remates_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_sitio_entidad_nombre";--> statement-breakpoint
DROP INDEX "publicado_sitio_entidad_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_sitio_entidad_publicado_en";--> statement-breakpoint
DROP INDEX "publicado_sitio_entidad_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_sitio_paginas_titulo";--> statement-breakpoint
DROP INDEX "publicado_sitio_paginas_ruta";--> statement-breakpoint
DROP INDEX "publicado_sitio_paginas_idioma";--> statement-breakpoint
DROP INDEX "publicado_sitio_paginas_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_sitio_paginas_version_de";--> statement-breakpoint
DROP INDEX "publicado_sitio_paginas_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_sitio_menu_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_sitio_menu_publicado_en";--> statement-breakpoint
DROP INDEX "publicado_sitio_menu_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_sitio_necesito_titulo";--> statement-breakpoint
DROP INDEX "publicado_sitio_necesito_urgente";--> statement-breakpoint
DROP INDEX "publicado_sitio_necesito_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_sitio_necesito_orden";--> statement-breakpoint
DROP INDEX "publicado_sitio_necesito_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_sitio_agencias_nombre";--> statement-breakpoint
DROP INDEX "publicado_sitio_agencias_tipo";--> statement-breakpoint
DROP INDEX "publicado_sitio_agencias_departamento";--> statement-breakpoint
DROP INDEX "publicado_sitio_agencias_municipio";--> statement-breakpoint
DROP INDEX "publicado_sitio_agencias_orden";--> statement-breakpoint
DROP INDEX "publicado_sitio_agencias_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_sitio_agencias_cajero";--> statement-breakpoint
DROP INDEX "publicado_sitio_agencias_atencion";--> statement-breakpoint
DROP INDEX "publicado_sitio_agencias_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_sitio_agencias_cerrada_hasta";--> statement-breakpoint
DROP INDEX "publicado_sitio_parametros_titulo";--> statement-breakpoint
DROP INDEX "publicado_sitio_parametros_vigente_desde";--> statement-breakpoint
DROP INDEX "publicado_sitio_parametros_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_sitio_parametros_publicado_en";--> statement-breakpoint
DROP INDEX "publicado_sitio_parametros_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_sitio_tasas_de_referen_mes";--> statement-breakpoint
DROP INDEX "publicado_sitio_tasas_de_referen_vigente_desde";--> statement-breakpoint
DROP INDEX "publicado_sitio_tasas_de_referen_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_sitio_tasas_de_referen_tre_mn";--> statement-breakpoint
DROP INDEX "publicado_sitio_tasas_de_referen_tre_me";--> statement-breakpoint
DROP INDEX "publicado_sitio_tasas_de_referen_publicado_en";--> statement-breakpoint
DROP INDEX "publicado_sitio_tasas_de_referen_actualizado_en";--> statement-breakpoint
DROP INDEX "publicado_sitio_motivos_de_recla_etiqueta";--> statement-breakpoint
DROP INDEX "publicado_sitio_motivos_de_recla_clave";--> statement-breakpoint
DROP INDEX "publicado_sitio_motivos_de_recla_orden";--> statement-breakpoint
DROP INDEX "publicado_sitio_motivos_de_recla_vigente_desde";--> statement-breakpoint
DROP INDEX "publicado_sitio_motivos_de_recla_vigente_hasta";--> statement-breakpoint
DROP INDEX "publicado_sitio_motivos_de_recla_actualizado_en";--> statement-breakpoint
DROP INDEX "institucional_responsabilidad_social_empresaria_titulo_lista";--> statement-breakpoint
DROP INDEX "institucional_responsabilidad_social_empresarial_tipo_lista";--> statement-breakpoint
DROP INDEX "institucional_responsabilidad_social_empresaria_estado_lista";--> statement-breakpoint
DROP INDEX "institucional_responsabilidad_social_empresarial_eje_lista";--> statement-breakpoint
DROP INDEX "institucional_bienes_adjudicados_codigo_lista";--> statement-breakpoint
DROP INDEX "institucional_bienes_adjudicados_titulo_lista";--> statement-breakpoint
DROP INDEX "institucional_bienes_adjudicados_tipo_lista";--> statement-breakpoint
DROP INDEX "institucional_bienes_adjudicados_departamento_lista";--> statement-breakpoint
DROP INDEX "institucional_bienes_adjudicados_disponibilidad_lista";--> statement-breakpoint
DROP INDEX "institucional_bienes_adjudicados_estado_lista";--> statement-breakpoint
DROP INDEX "institucional_bienes_adjudicados_moneda_lista";--> statement-breakpoint
DROP INDEX "institucional_bienes_adjudicados_estado_documental_lista";--> statement-breakpoint
DROP INDEX "institucional_boletines_informativos_titulo_lista";--> statement-breakpoint
DROP INDEX "institucional_boletines_informativos_estado_lista";--> statement-breakpoint
DROP INDEX "institucional_boletines_informativos_periodicidad_lista";--> statement-breakpoint
DROP INDEX "institucional_memorias_institucionales_titulo_lista";--> statement-breakpoint
DROP INDEX "institucional_memorias_institucionales_estado_lista";--> statement-breakpoint
DROP INDEX "institucional_licitaciones_codigo_lista";--> statement-breakpoint
DROP INDEX "institucional_licitaciones_objeto_lista";--> statement-breakpoint
DROP INDEX "institucional_licitaciones_tipo_lista";--> statement-breakpoint
DROP INDEX "institucional_licitaciones_estado_lista";--> statement-breakpoint
DROP INDEX "institucional_licitaciones_proceso_lista";--> statement-breakpoint
DROP INDEX "institucional_licitaciones_modalidad_lista";--> statement-breakpoint
DROP INDEX "institucional_estados_financieros_tipo_lista";--> statement-breakpoint
DROP INDEX "institucional_estados_financieros_estado_lista";--> statement-breakpoint
DROP INDEX "institucional_tarifario_titulo_lista";--> statement-breakpoint
DROP INDEX "institucional_tarifario_vigente_desde_lista";--> statement-breakpoint
DROP INDEX "institucional_tarifario_estado_lista";--> statement-breakpoint
DROP INDEX "institucional_coeficiente_adecuacion_patrimonia_estado_lista";--> statement-breakpoint
DROP INDEX "contactanos_consultas_codigo_lista";--> statement-breakpoint
DROP INDEX "contactanos_consultas_nombres_lista";--> statement-breakpoint
DROP INDEX "contactanos_consultas_primer_apellido_lista";--> statement-breakpoint
DROP INDEX "contactanos_consultas_tema_lista";--> statement-breakpoint
DROP INDEX "contactanos_consultas_estado_lista";--> statement-breakpoint
DROP INDEX "contactanos_consultas_canal_lista";--> statement-breakpoint
DROP INDEX "contactanos_calificaciones_puntaje_lista";--> statement-breakpoint
DROP INDEX "contactanos_calificaciones_canal_evaluado_lista";--> statement-breakpoint
DROP INDEX "contactanos_calificaciones_servicio_lista";--> statement-breakpoint
DROP INDEX "contactanos_calificaciones_comentario_lista";--> statement-breakpoint
DROP INDEX "contactanos_calificaciones_estado_lista";--> statement-breakpoint
DROP INDEX "contactanos_calificaciones_codigo_lista";--> statement-breakpoint
DROP INDEX "contactanos_reclamos_codigo_lista";--> statement-breakpoint
DROP INDEX "contactanos_reclamos_nombres_lista";--> statement-breakpoint
DROP INDEX "contactanos_reclamos_primer_apellido_lista";--> statement-breakpoint
DROP INDEX "contactanos_reclamos_razon_social_lista";--> statement-breakpoint
DROP INDEX "contactanos_reclamos_producto_lista";--> statement-breakpoint
DROP INDEX "contactanos_reclamos_motivo_lista";--> statement-breakpoint
DROP INDEX "contactanos_reclamos_estado_lista";--> statement-breakpoint
DROP INDEX "contactanos_reclamos_canal_lista";--> statement-breakpoint
DROP INDEX "contactanos_reclamos_resultado_lista";--> statement-breakpoint
DROP INDEX "contactanos_reclamos_en_reporte_lista";--> statement-breakpoint
DROP INDEX "contactanos_opiniones_tipo_lista";--> statement-breakpoint
DROP INDEX "contactanos_opiniones_asunto_lista";--> statement-breakpoint
DROP INDEX "contactanos_opiniones_nombre_lista";--> statement-breakpoint
DROP INDEX "contactanos_opiniones_publicacion_lista";--> statement-breakpoint
DROP INDEX "contactanos_opiniones_estado_lista";--> statement-breakpoint
DROP INDEX "contactanos_opiniones_codigo_lista";--> statement-breakpoint
DROP INDEX "contactanos_solicitudes_creditos_codigo_lista";--> statement-breakpoint
DROP INDEX "contactanos_solicitudes_creditos_nombres_lista";--> statement-breakpoint
DROP INDEX "contactanos_solicitudes_creditos_primer_apellido_lista";--> statement-breakpoint
DROP INDEX "contactanos_solicitudes_creditos_estado_lista";--> statement-breakpoint
DROP INDEX "contactanos_solicitudes_creditos_moneda_lista";--> statement-breakpoint
DROP INDEX "productos_caja_ahorro_nombre_lista";--> statement-breakpoint
DROP INDEX "productos_caja_ahorro_publico_lista";--> statement-breakpoint
DROP INDEX "productos_caja_ahorro_estado_lista";--> statement-breakpoint
DROP INDEX "productos_caja_ahorro_capitalizacion_lista";--> statement-breakpoint
DROP INDEX "productos_simulador_creditos_nombre_lista";--> statement-breakpoint
DROP INDEX "productos_simulador_creditos_categoria_lista";--> statement-breakpoint
DROP INDEX "productos_simulador_creditos_pagina_lista";--> statement-breakpoint
DROP INDEX "productos_simulador_creditos_estado_lista";--> statement-breakpoint
DROP INDEX "productos_simulador_creditos_tipo_tasa_lista";--> statement-breakpoint
DROP INDEX "productos_depositos_plazo_fijo_titulo_lista";--> statement-breakpoint
DROP INDEX "productos_depositos_plazo_fijo_vigente_desde_lista";--> statement-breakpoint
DROP INDEX "productos_depositos_plazo_fijo_estado_lista";--> statement-breakpoint
DROP INDEX "servicios_autorizaciones_debito_codigo_lista";--> statement-breakpoint
DROP INDEX "servicios_autorizaciones_debito_nombres_lista";--> statement-breakpoint
DROP INDEX "servicios_autorizaciones_debito_primer_apellido_lista";--> statement-breakpoint
DROP INDEX "servicios_autorizaciones_debito_cuenta_origen_lista";--> statement-breakpoint
DROP INDEX "servicios_autorizaciones_debito_concepto_lista";--> statement-breakpoint
DROP INDEX "servicios_autorizaciones_debito_estado_lista";--> statement-breakpoint
DROP INDEX "servicios_autorizaciones_debito_numero_socio_lista";--> statement-breakpoint
DROP INDEX "comunicados_titulo_lista";--> statement-breakpoint
DROP INDEX "comunicados_tipo_lista";--> statement-breakpoint
DROP INDEX "comunicados_prioridad_lista";--> statement-breakpoint
DROP INDEX "comunicados_estado_lista";--> statement-breakpoint
DROP INDEX "promociones_titulo_lista";--> statement-breakpoint
DROP INDEX "promociones_tipo_lista";--> statement-breakpoint
DROP INDEX "promociones_vigente_desde_lista";--> statement-breakpoint
DROP INDEX "promociones_estado_lista";--> statement-breakpoint
DROP INDEX "promociones_producto_lista";--> statement-breakpoint
DROP INDEX "novedades_titulo_lista";--> statement-breakpoint
DROP INDEX "novedades_categoria_lista";--> statement-breakpoint
DROP INDEX "novedades_estado_lista";--> statement-breakpoint
DROP INDEX "remates_codigo_lista";--> statement-breakpoint
DROP INDEX "remates_titulo_lista";--> statement-breakpoint
DROP INDEX "remates_departamento_lista";--> statement-breakpoint
DROP INDEX "remates_numero_remate_lista";--> statement-breakpoint
DROP INDEX "remates_estado_lista";--> statement-breakpoint
DROP INDEX "remates_estado_remate_lista";--> statement-breakpoint
DROP INDEX "remates_tipo_remate_lista";--> statement-breakpoint
DROP INDEX "remates_tipo_bien_lista";--> statement-breakpoint
DROP INDEX "remates_moneda_lista";--> statement-breakpoint
DROP INDEX "remates_resultado_lista";--> statement-breakpoint
DROP INDEX "usuarios_nombre_lista";--> statement-breakpoint
DROP INDEX "usuarios_rol_lista";--> statement-breakpoint
DROP INDEX "usuarios_estado_lista";--> statement-breakpoint
DROP INDEX "sitio_entidad_nombre_lista";--> statement-breakpoint
DROP INDEX "sitio_entidad_estado_lista";--> statement-breakpoint
DROP INDEX "sitio_paginas_titulo_lista";--> statement-breakpoint
DROP INDEX "sitio_paginas_ruta_lista";--> statement-breakpoint
DROP INDEX "sitio_paginas_idioma_lista";--> statement-breakpoint
DROP INDEX "sitio_paginas_estado_lista";--> statement-breakpoint
DROP INDEX "sitio_menu_estado_lista";--> statement-breakpoint
DROP INDEX "sitio_necesito_titulo_lista";--> statement-breakpoint
DROP INDEX "sitio_necesito_estado_lista";--> statement-breakpoint
DROP INDEX "sitio_redirecciones_desde_lista";--> statement-breakpoint
DROP INDEX "sitio_redirecciones_nota_lista";--> statement-breakpoint
DROP INDEX "sitio_direcciones_no_encontradas_direccion_lista";--> statement-breakpoint
DROP INDEX "sitio_agencias_nombre_lista";--> statement-breakpoint
DROP INDEX "sitio_agencias_tipo_lista";--> statement-breakpoint
DROP INDEX "sitio_agencias_departamento_lista";--> statement-breakpoint
DROP INDEX "sitio_agencias_municipio_lista";--> statement-breakpoint
DROP INDEX "sitio_agencias_estado_lista";--> statement-breakpoint
DROP INDEX "sitio_agencias_atencion_lista";--> statement-breakpoint
DROP INDEX "sitio_feriados_nombre_lista";--> statement-breakpoint
DROP INDEX "sitio_feriados_ambito_lista";--> statement-breakpoint
DROP INDEX "sitio_feriados_departamento_lista";--> statement-breakpoint
DROP INDEX "sitio_feriados_tipo_lista";--> statement-breakpoint
DROP INDEX "sitio_feriados_norma_lista";--> statement-breakpoint
DROP INDEX "sitio_parametros_titulo_lista";--> statement-breakpoint
DROP INDEX "sitio_parametros_vigente_desde_lista";--> statement-breakpoint
DROP INDEX "sitio_parametros_estado_lista";--> statement-breakpoint
DROP INDEX "sitio_tasas_de_referencia_vigente_desde_lista";--> statement-breakpoint
DROP INDEX "sitio_tasas_de_referencia_estado_lista";--> statement-breakpoint
DROP INDEX "sitio_motivos_de_reclamo_etiqueta_lista";--> statement-breakpoint
DROP INDEX "sitio_motivos_de_reclamo_clave_lista";--> statement-breakpoint
DROP INDEX "sitio_motivos_de_reclamo_estado_lista";--> statement-breakpoint
DROP INDEX "sitio_tipologias_codigo_lista";--> statement-breakpoint
DROP INDEX "sitio_tipologias_tipologia_lista";--> statement-breakpoint
DROP INDEX "sitio_tipologias_motivo_lista";--> statement-breakpoint
DROP INDEX "sitio_tipologias_producto_lista";--> statement-breakpoint
DROP INDEX "sitio_jefaturas_rol_lista";--> statement-breakpoint
DROP INDEX "sitio_plantillas_respuesta_nombre_lista";--> statement-breakpoint
DROP INDEX "sitio_plantillas_respuesta_seccion_lista";--> statement-breakpoint
DROP INDEX "sitio_textos_de_correos_correo_lista";--> statement-breakpoint
DROP INDEX "sitio_textos_de_correos_asunto_lista";--> statement-breakpoint
DROP INDEX "sitio_formatos_de_reporte_nombre_lista";--> statement-breakpoint
DROP INDEX "sitio_formatos_de_reporte_separador_lista";--> statement-breakpoint
DROP INDEX "sitio_formatos_de_reporte_codificacion_lista";--> statement-breakpoint
DROP INDEX "sitio_sinonimos_escriben_lista";--> statement-breakpoint
DROP INDEX "sitio_sinonimos_significan_lista";--> statement-breakpoint
DROP INDEX "sitio_sinonimos_pagina_lista";--> statement-breakpoint
DROP INDEX "sitio_busquedas_texto_lista";--> statement-breakpoint
DROP INDEX "sitio_obligaciones_nombre_lista";--> statement-breakpoint
DROP INDEX "sitio_obligaciones_periodicidad_lista";--> statement-breakpoint
DROP INDEX "sitio_obligaciones_responsable_lista";--> statement-breakpoint
DROP INDEX "sitio_obligaciones_se_cumple_lista";--> statement-breakpoint
DROP INDEX "sitio_obligaciones_seccion_lista";--> statement-breakpoint
DROP INDEX "sitio_accesos_de_sistemas_nombre_lista";--> statement-breakpoint
DROP INDEX "sitio_accesos_de_sistemas_responsable_lista";--> statement-breakpoint
DROP INDEX "sitio_accesos_de_sistemas_rol_lista";--> statement-breakpoint
DROP INDEX "sitio_accesos_de_sistemas_estado_lista";--> statement-breakpoint
DROP INDEX "sitio_avisos_a_sistemas_nombre_lista";--> statement-breakpoint
DROP INDEX "sitio_avisos_a_sistemas_direccion_lista";--> statement-breakpoint
DROP INDEX "sitio_avisos_a_sistemas_estado_lista";--> statement-breakpoint
DROP INDEX "sitio_segunda_persona_seccion_lista";--> statement-breakpoint
DROP INDEX "sitio_correos_asunto_lista";--> statement-breakpoint
DROP INDEX "sitio_correos_estado_lista";--> statement-breakpoint
DROP INDEX "sitio_correos_ultimo_error_lista";--> statement-breakpoint
DROP INDEX "sitio_correos_seccion_lista";--> statement-breakpoint
DROP INDEX "sitio_correos_registro_lista";--> statement-breakpoint
DROP INDEX "sitio_entregas_de_avisos_tipo_lista";--> statement-breakpoint
DROP INDEX "sitio_entregas_de_avisos_estado_lista";--> statement-breakpoint
DROP INDEX "sitio_entregas_de_avisos_seccion_lista";--> statement-breakpoint
DROP INDEX "sitio_entregas_de_avisos_registro_lista";--> statement-breakpoint
DROP INDEX "sitio_auditoria_seccion_lista";--> statement-breakpoint
DROP INDEX "sitio_auditoria_accion_lista";--> statement-breakpoint
DROP INDEX "sitio_auditoria_titulo_lista";--> statement-breakpoint
DROP INDEX "sitio_auditoria_registro_lista";--> statement-breakpoint
ALTER TABLE "publicado" ADD COLUMN "dia" date;--> statement-breakpoint
ALTER TABLE "publicado" ADD COLUMN "actualizado_en" timestamp(3) with time zone;--> statement-breakpoint
-- What is published comes over as it is.
UPDATE "publicado" SET "actualizado_en" = coalesce(("datos" ->> 'actualizadoEn')::timestamptz, "publicado_en");--> statement-breakpoint
ALTER TABLE "publicado" ALTER COLUMN "actualizado_en" SET NOT NULL;--> statement-breakpoint
INSERT INTO "publicado_institucional_responsabilidad_social_empresarial" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "titulo",
  "tipo", "gestion", "eje", "resumen", "contenido", "fecha_actividad", "lugar", "beneficiarios", "imagen_portada",
  "galeria", "documentos"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'titulo',
  "datos" ->> 'tipo', ("datos" ->> 'gestion')::integer, "datos" ->> 'eje', "datos" ->> 'resumen',
  "datos" ->> 'contenido', ("datos" ->> 'fechaActividad')::date, "datos" ->> 'lugar',
  ("datos" ->> 'beneficiarios')::integer, ("datos" ->> 'imagenPortada')::uuid, nullif("datos" -> 'galeria', 'null'),
  nullif("datos" -> 'documentos', 'null')
FROM "publicado" WHERE "seccion" = 'institucional/responsabilidad-social-empresarial';--> statement-breakpoint
INSERT INTO "publicado_institucional_bienes_adjudicados" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "codigo",
  "titulo", "tipo", "descripcion", "moneda", "precio", "precio_anterior", "formas_pago", "departamento",
  "municipio", "zona", "direccion", "latitud", "longitud", "superficie_terreno", "superficie_construida",
  "dormitorios", "banos", "garajes", "marca", "modelo", "anio", "kilometraje", "combustible", "estado_documental",
  "gravamenes", "imagenes", "documentos", "contacto_nombre", "contacto_celular", "disponibilidad", "fecha_venta"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'codigo',
  "datos" ->> 'titulo', "datos" ->> 'tipo', "datos" ->> 'descripcion', "datos" ->> 'moneda',
  ("datos" ->> 'precio')::numeric(14, 2), ("datos" ->> 'precioAnterior')::numeric(14, 2),
  nullif("datos" -> 'formasPago', 'null'), "datos" ->> 'departamento', "datos" ->> 'municipio', "datos" ->> 'zona',
  "datos" ->> 'direccion', ("datos" ->> 'latitud')::numeric(18, 6), ("datos" ->> 'longitud')::numeric(18, 6),
  ("datos" ->> 'superficieTerreno')::numeric(14, 2), ("datos" ->> 'superficieConstruida')::numeric(14, 2),
  ("datos" ->> 'dormitorios')::integer, ("datos" ->> 'banos')::integer, ("datos" ->> 'garajes')::integer,
  "datos" ->> 'marca', "datos" ->> 'modelo', ("datos" ->> 'anio')::integer, ("datos" ->> 'kilometraje')::integer,
  "datos" ->> 'combustible', "datos" ->> 'estadoDocumental', "datos" ->> 'gravamenes',
  nullif("datos" -> 'imagenes', 'null'), nullif("datos" -> 'documentos', 'null'), "datos" ->> 'contactoNombre',
  "datos" ->> 'contactoCelular', "datos" ->> 'disponibilidad', ("datos" ->> 'fechaVenta')::date
FROM "publicado" WHERE "seccion" = 'institucional/bienes-adjudicados';--> statement-breakpoint
INSERT INTO "publicado_institucional_boletines_informativos" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "numero",
  "gestion", "titulo", "periodicidad", "fecha_edicion", "resumen", "temas", "portada", "pdf"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"),
  ("datos" ->> 'numero')::integer, ("datos" ->> 'gestion')::integer, "datos" ->> 'titulo',
  "datos" ->> 'periodicidad', ("datos" ->> 'fechaEdicion')::date, "datos" ->> 'resumen',
  nullif("datos" -> 'temas', 'null'), ("datos" ->> 'portada')::uuid, ("datos" ->> 'pdf')::uuid
FROM "publicado" WHERE "seccion" = 'institucional/boletines-informativos';--> statement-breakpoint
INSERT INTO "publicado_institucional_memorias_institucionales" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "gestion",
  "titulo", "fecha_asamblea", "descripcion", "portada", "pdf"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"),
  ("datos" ->> 'gestion')::integer, "datos" ->> 'titulo', ("datos" ->> 'fechaAsamblea')::date,
  "datos" ->> 'descripcion', ("datos" ->> 'portada')::uuid, ("datos" ->> 'pdf')::uuid
FROM "publicado" WHERE "seccion" = 'institucional/memorias-institucionales';--> statement-breakpoint
INSERT INTO "publicado_institucional_licitaciones" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "codigo",
  "objeto", "tipo", "modalidad", "convocatoria", "convocatoria_anterior", "descripcion", "moneda",
  "presupuesto_referencial", "fecha_publicacion", "consultas_hasta", "reunion_aclaracion", "reunion_lugar",
  "presentacion_hasta", "apertura", "apertura_lugar", "resultado_previsto", "objeciones_hasta",
  "lugar_presentacion", "contacto", "correo_consultas", "documentos", "propuestas", "proceso", "modificada_el",
  "fecha_resultado", "resultado_nota"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'codigo',
  "datos" ->> 'objeto', "datos" ->> 'tipo', "datos" ->> 'modalidad', ("datos" ->> 'convocatoria')::integer,
  ("datos" ->> 'convocatoriaAnterior')::uuid, "datos" ->> 'descripcion', "datos" ->> 'moneda',
  ("datos" ->> 'presupuestoReferencial')::numeric(14, 2), ("datos" ->> 'fechaPublicacion')::date,
  ("datos" ->> 'consultasHasta')::timestamp(3) with time zone,
  ("datos" ->> 'reunionAclaracion')::timestamp(3) with time zone, "datos" ->> 'reunionLugar',
  ("datos" ->> 'presentacionHasta')::timestamp(3) with time zone,
  ("datos" ->> 'apertura')::timestamp(3) with time zone, "datos" ->> 'aperturaLugar',
  ("datos" ->> 'resultadoPrevisto')::date, ("datos" ->> 'objecionesHasta')::date, "datos" ->> 'lugarPresentacion',
  "datos" ->> 'contacto', "datos" ->> 'correoConsultas', nullif("datos" -> 'documentos', 'null'),
  nullif("datos" -> 'propuestas', 'null'), "datos" ->> 'proceso', ("datos" ->> 'modificadaEl')::date,
  ("datos" ->> 'fechaResultado')::date, "datos" ->> 'resultadoNota'
FROM "publicado" WHERE "seccion" = 'institucional/licitaciones';--> statement-breakpoint
INSERT INTO "publicado_institucional_estados_financieros" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en",
  "fecha_corte", "tipo", "firma_auditora", "documentos", "activo", "pasivo", "patrimonio", "cartera_bruta",
  "cartera_mora", "previsiones", "depositos", "resultado_gestion", "socios", "numero_agencias"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"),
  ("datos" ->> 'fechaCorte')::date, "datos" ->> 'tipo', "datos" ->> 'firmaAuditora',
  nullif("datos" -> 'documentos', 'null'), ("datos" ->> 'activo')::numeric(14, 2),
  ("datos" ->> 'pasivo')::numeric(14, 2), ("datos" ->> 'patrimonio')::numeric(14, 2),
  ("datos" ->> 'carteraBruta')::numeric(14, 2), ("datos" ->> 'carteraMora')::numeric(14, 2),
  ("datos" ->> 'previsiones')::numeric(14, 2), ("datos" ->> 'depositos')::numeric(14, 2),
  ("datos" ->> 'resultadoGestion')::numeric(14, 2), ("datos" ->> 'socios')::integer,
  ("datos" ->> 'numeroAgencias')::integer
FROM "publicado" WHERE "seccion" = 'institucional/estados-financieros';--> statement-breakpoint
INSERT INTO "publicado_institucional_tarifario" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "titulo",
  "pdf_oficial", "nota", "filas"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'titulo',
  ("datos" ->> 'pdfOficial')::uuid, "datos" ->> 'nota', nullif("datos" -> 'filas', 'null')
FROM "publicado" WHERE "seccion" = 'institucional/tarifario';--> statement-breakpoint
INSERT INTO "publicado_institucional_coeficiente_adecuacion_patrimonial" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en",
  "fecha_corte", "capital_regulatorio", "activos_ponderados", "cap_publicado", "minimo_legal",
  "detalle_ponderacion", "descripcion", "pdf"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"),
  ("datos" ->> 'fechaCorte')::date, ("datos" ->> 'capitalRegulatorio')::numeric(14, 2),
  ("datos" ->> 'activosPonderados')::numeric(14, 2), ("datos" ->> 'capPublicado')::numeric(16, 4),
  ("datos" ->> 'minimoLegal')::numeric(16, 4), nullif("datos" -> 'detallePonderacion', 'null'),
  "datos" ->> 'descripcion', ("datos" ->> 'pdf')::uuid
FROM "publicado" WHERE "seccion" = 'institucional/coeficiente-adecuacion-patrimonial';--> statement-breakpoint
INSERT INTO "publicado_productos_caja_ahorro" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "nombre",
  "publico", "resumen", "descripcion", "imagen", "tasas", "capitalizacion", "monto_apertura_bob",
  "monto_apertura_usd", "saldo_minimo_bob", "saldo_minimo_usd", "limite_retiros_mes", "limite_retiro_porcentaje",
  "tarjeta_debito", "banca_en_linea", "caracteristicas", "beneficios", "requisitos", "documentos"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'nombre',
  "datos" ->> 'publico', "datos" ->> 'resumen', "datos" ->> 'descripcion', ("datos" ->> 'imagen')::uuid,
  nullif("datos" -> 'tasas', 'null'), "datos" ->> 'capitalizacion',
  ("datos" ->> 'montoAperturaBob')::numeric(14, 2), ("datos" ->> 'montoAperturaUsd')::numeric(14, 2),
  ("datos" ->> 'saldoMinimoBob')::numeric(14, 2), ("datos" ->> 'saldoMinimoUsd')::numeric(14, 2),
  ("datos" ->> 'limiteRetirosMes')::integer, ("datos" ->> 'limiteRetiroPorcentaje')::numeric(16, 4),
  ("datos" ->> 'tarjetaDebito')::boolean, ("datos" ->> 'bancaEnLinea')::boolean,
  nullif("datos" -> 'caracteristicas', 'null'), nullif("datos" -> 'beneficios', 'null'),
  nullif("datos" -> 'requisitos', 'null'), nullif("datos" -> 'documentos', 'null')
FROM "publicado" WHERE "seccion" = 'productos/caja-ahorro';--> statement-breakpoint
INSERT INTO "publicado_productos_simulador_creditos" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "nombre",
  "categoria", "pagina", "resumen", "descripcion", "imagen", "monedas", "monto_min_bob", "monto_max_bob",
  "monto_min_usd", "monto_max_usd", "plazo_min", "plazo_max", "gracia_max_meses", "tipo_tasa", "tasa_anual",
  "tasa_maxima_regulada", "periodo_fijo_meses", "spread", "tre_referencia", "sistemas", "frecuencias",
  "seguro_desgravamen_mensual", "otros_cargos", "garantias", "caracteristicas", "requisitos"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'nombre',
  "datos" ->> 'categoria', "datos" ->> 'pagina', "datos" ->> 'resumen', "datos" ->> 'descripcion',
  ("datos" ->> 'imagen')::uuid, nullif("datos" -> 'monedas', 'null'), ("datos" ->> 'montoMinBob')::numeric(14, 2),
  ("datos" ->> 'montoMaxBob')::numeric(14, 2), ("datos" ->> 'montoMinUsd')::numeric(14, 2),
  ("datos" ->> 'montoMaxUsd')::numeric(14, 2), ("datos" ->> 'plazoMin')::integer, ("datos" ->> 'plazoMax')::integer,
  ("datos" ->> 'graciaMaxMeses')::integer, "datos" ->> 'tipoTasa', ("datos" ->> 'tasaAnual')::numeric(16, 4),
  ("datos" ->> 'tasaMaximaRegulada')::numeric(16, 4), ("datos" ->> 'periodoFijoMeses')::integer,
  ("datos" ->> 'spread')::numeric(16, 4), ("datos" ->> 'treReferencia')::numeric(16, 4),
  nullif("datos" -> 'sistemas', 'null'), nullif("datos" -> 'frecuencias', 'null'),
  ("datos" ->> 'seguroDesgravamenMensual')::numeric(17, 5), nullif("datos" -> 'otrosCargos', 'null'),
  nullif("datos" -> 'garantias', 'null'), nullif("datos" -> 'caracteristicas', 'null'),
  nullif("datos" -> 'requisitos', 'null')
FROM "publicado" WHERE "seccion" = 'productos/simulador-creditos';--> statement-breakpoint
INSERT INTO "publicado_productos_depositos_plazo_fijo" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "titulo",
  "resumen", "nota", "filas", "monto_minimo_bob", "monto_minimo_usd", "renovacion_automatica", "renovacion_texto",
  "redencion_anticipada", "caracteristicas", "beneficios", "requisitos", "documentos"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'titulo',
  "datos" ->> 'resumen', "datos" ->> 'nota', nullif("datos" -> 'filas', 'null'),
  ("datos" ->> 'montoMinimoBob')::numeric(14, 2), ("datos" ->> 'montoMinimoUsd')::numeric(14, 2),
  ("datos" ->> 'renovacionAutomatica')::boolean, "datos" ->> 'renovacionTexto', "datos" ->> 'redencionAnticipada',
  nullif("datos" -> 'caracteristicas', 'null'), nullif("datos" -> 'beneficios', 'null'),
  nullif("datos" -> 'requisitos', 'null'), nullif("datos" -> 'documentos', 'null')
FROM "publicado" WHERE "seccion" = 'productos/depositos-plazo-fijo';--> statement-breakpoint
INSERT INTO "publicado_comunicados" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "titulo",
  "tipo", "numero", "fecha_comunicado", "contenido", "mostrar_como", "prioridad", "agencias", "imagen", "pdf", "url"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'titulo',
  "datos" ->> 'tipo', "datos" ->> 'numero', ("datos" ->> 'fechaComunicado')::date, "datos" ->> 'contenido',
  nullif("datos" -> 'mostrarComo', 'null'), "datos" ->> 'prioridad', nullif("datos" -> 'agencias', 'null'),
  ("datos" ->> 'imagen')::uuid, ("datos" ->> 'pdf')::uuid, "datos" ->> 'url'
FROM "publicado" WHERE "seccion" = 'comunicados';--> statement-breakpoint
INSERT INTO "publicado_promociones" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "titulo",
  "tipo", "producto", "resumen", "contenido", "departamentos", "condiciones", "bases_pdf", "resolucion_aj",
  "imagen_escritorio", "imagen_movil", "boton_texto", "boton_enlace", "fecha_sorteo", "lugar_sorteo", "ganadores",
  "ganadores_pdf"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'titulo',
  "datos" ->> 'tipo', "datos" ->> 'producto', "datos" ->> 'resumen', "datos" ->> 'contenido',
  nullif("datos" -> 'departamentos', 'null'), "datos" ->> 'condiciones', ("datos" ->> 'basesPdf')::uuid,
  "datos" ->> 'resolucionAj', ("datos" ->> 'imagenEscritorio')::uuid, ("datos" ->> 'imagenMovil')::uuid,
  "datos" ->> 'botonTexto', "datos" ->> 'botonEnlace', ("datos" ->> 'fechaSorteo')::date, "datos" ->> 'lugarSorteo',
  "datos" ->> 'ganadores', ("datos" ->> 'ganadoresPdf')::uuid
FROM "publicado" WHERE "seccion" = 'promociones';--> statement-breakpoint
INSERT INTO "publicado_novedades" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "titulo",
  "categoria", "fecha_publicacion", "resumen", "contenido", "imagen", "galeria", "video_url", "evento_fecha",
  "evento_lugar", "autor", "etiquetas"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'titulo',
  "datos" ->> 'categoria', ("datos" ->> 'fechaPublicacion')::date, "datos" ->> 'resumen', "datos" ->> 'contenido',
  ("datos" ->> 'imagen')::uuid, nullif("datos" -> 'galeria', 'null'), "datos" ->> 'videoUrl',
  ("datos" ->> 'eventoFecha')::timestamp(3) with time zone, "datos" ->> 'eventoLugar', "datos" ->> 'autor',
  nullif("datos" -> 'etiquetas', 'null')
FROM "publicado" WHERE "seccion" = 'novedades';--> statement-breakpoint
INSERT INTO "publicado_remates" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "codigo",
  "titulo", "tipo_remate", "numero_remate", "remate_anterior", "juzgado", "expediente", "autoridad", "tipo_bien",
  "descripcion_bien", "departamento", "municipio", "zona", "direccion", "superficie", "moneda", "avaluo", "base",
  "deposito_garantia", "fecha_subasta", "lugar_subasta", "contacto", "fecha_publicacion_prensa", "medio_prensa",
  "aviso_pdf", "aviso_imagen", "fotos", "estado_remate", "motivo", "fecha_resultado", "resultado"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'codigo',
  "datos" ->> 'titulo', "datos" ->> 'tipoRemate', "datos" ->> 'numeroRemate', ("datos" ->> 'remateAnterior')::uuid,
  "datos" ->> 'juzgado', "datos" ->> 'expediente', "datos" ->> 'autoridad', "datos" ->> 'tipoBien',
  "datos" ->> 'descripcionBien', "datos" ->> 'departamento', "datos" ->> 'municipio', "datos" ->> 'zona',
  "datos" ->> 'direccion', ("datos" ->> 'superficie')::numeric(14, 2), "datos" ->> 'moneda',
  ("datos" ->> 'avaluo')::numeric(14, 2), ("datos" ->> 'base')::numeric(14, 2),
  ("datos" ->> 'depositoGarantia')::numeric(16, 4), ("datos" ->> 'fechaSubasta')::timestamp(3) with time zone,
  "datos" ->> 'lugarSubasta', "datos" ->> 'contacto', ("datos" ->> 'fechaPublicacionPrensa')::date,
  "datos" ->> 'medioPrensa', ("datos" ->> 'avisoPdf')::uuid, ("datos" ->> 'avisoImagen')::uuid,
  nullif("datos" -> 'fotos', 'null'), "datos" ->> 'estadoRemate', "datos" ->> 'motivo',
  ("datos" ->> 'fechaResultado')::date, "datos" ->> 'resultado'
FROM "publicado" WHERE "seccion" = 'remates';--> statement-breakpoint
INSERT INTO "publicado_sitio_entidad" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "nombre",
  "nombre_corto", "lema", "nit", "licencia", "supervision", "defensoria_nombre", "defensoria_telefono", "direccion",
  "ciudad", "horario", "telefono_gratuito", "horario_telefono", "bloqueo_telefono", "bloqueo_horario", "whatsapp",
  "correo", "banca_en_linea", "redes", "cuentas", "logo_claro", "logo_oscuro", "logo_cuadrado", "imagen_social",
  "color", "color_acento", "motivo", "pie", "consentimiento", "politicas"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'nombre',
  "datos" ->> 'nombreCorto', "datos" ->> 'lema', "datos" ->> 'nit', "datos" ->> 'licencia',
  "datos" ->> 'supervision', "datos" ->> 'defensoriaNombre', "datos" ->> 'defensoriaTelefono',
  "datos" ->> 'direccion', "datos" ->> 'ciudad', "datos" ->> 'horario', "datos" ->> 'telefonoGratuito',
  "datos" ->> 'horarioTelefono', "datos" ->> 'bloqueoTelefono', "datos" ->> 'bloqueoHorario',
  "datos" ->> 'whatsapp', "datos" ->> 'correo', "datos" ->> 'bancaEnLinea', nullif("datos" -> 'redes', 'null'),
  nullif("datos" -> 'cuentas', 'null'), ("datos" ->> 'logoClaro')::uuid, ("datos" ->> 'logoOscuro')::uuid,
  ("datos" ->> 'logoCuadrado')::uuid, ("datos" ->> 'imagenSocial')::uuid, "datos" ->> 'color',
  "datos" ->> 'colorAcento', "datos" ->> 'motivo', "datos" ->> 'pie', "datos" ->> 'consentimiento',
  nullif("datos" -> 'politicas', 'null')
FROM "publicado" WHERE "seccion" = 'sitio/entidad';--> statement-breakpoint
INSERT INTO "publicado_sitio_paginas" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "idioma",
  "version_de", "ruta", "titulo", "resumen", "lectura_facil", "bloques"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'idioma',
  ("datos" ->> 'versionDe')::uuid, "datos" ->> 'ruta', "datos" ->> 'titulo', "datos" ->> 'resumen',
  "datos" ->> 'lecturaFacil', nullif("datos" -> 'bloques', 'null')
FROM "publicado" WHERE "seccion" = 'sitio/paginas';--> statement-breakpoint
INSERT INTO "publicado_sitio_menu" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "grupos",
  "pie"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"),
  nullif("datos" -> 'grupos', 'null'), nullif("datos" -> 'pie', 'null')
FROM "publicado" WHERE "seccion" = 'sitio/menu';--> statement-breakpoint
INSERT INTO "publicado_sitio_necesito" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "titulo",
  "resumen", "urgente", "pasos", "telefonos", "plazo", "a_mano", "enlaces", "escriben"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'titulo',
  "datos" ->> 'resumen', ("datos" ->> 'urgente')::boolean, nullif("datos" -> 'pasos', 'null'),
  nullif("datos" -> 'telefonos', 'null'), "datos" ->> 'plazo', nullif("datos" -> 'aMano', 'null'),
  nullif("datos" -> 'enlaces', 'null'), "datos" ->> 'escriben'
FROM "publicado" WHERE "seccion" = 'sitio/necesito';--> statement-breakpoint
INSERT INTO "publicado_sitio_agencias" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "nombre",
  "tipo", "departamento", "municipio", "direccion", "referencia", "latitud", "longitud", "telefonos", "whatsapp",
  "horarios", "horarios_especiales", "cajero", "cajero24h", "cajero_accesible", "servicios", "punto_reclamo",
  "accesibilidad", "foto", "atencion", "motivo_cierre", "cerrada_hasta"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'nombre',
  "datos" ->> 'tipo', "datos" ->> 'departamento', "datos" ->> 'municipio', "datos" ->> 'direccion',
  "datos" ->> 'referencia', ("datos" ->> 'latitud')::numeric(18, 6), ("datos" ->> 'longitud')::numeric(18, 6),
  nullif("datos" -> 'telefonos', 'null'), "datos" ->> 'whatsapp', nullif("datos" -> 'horarios', 'null'),
  nullif("datos" -> 'horariosEspeciales', 'null'), ("datos" ->> 'cajero')::boolean,
  ("datos" ->> 'cajero24h')::boolean, ("datos" ->> 'cajeroAccesible')::boolean,
  nullif("datos" -> 'servicios', 'null'), ("datos" ->> 'puntoReclamo')::boolean,
  nullif("datos" -> 'accesibilidad', 'null'), ("datos" ->> 'foto')::uuid, "datos" ->> 'atencion',
  "datos" ->> 'motivoCierre', ("datos" ->> 'cerradaHasta')::date
FROM "publicado" WHERE "seccion" = 'sitio/agencias';--> statement-breakpoint
INSERT INTO "publicado_sitio_parametros" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "titulo",
  "norma", "reclamo_plazo", "reclamo_plazo_ampliado", "segunda_instancia_plazo", "reclamo_conservar",
  "rc_iva_alicuota", "rc_iva_exento_nacional", "rc_iva_exento_extranjera", "tasas_maximas"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'titulo',
  "datos" ->> 'norma', ("datos" ->> 'reclamoPlazo')::integer, ("datos" ->> 'reclamoPlazoAmpliado')::integer,
  ("datos" ->> 'segundaInstanciaPlazo')::integer, ("datos" ->> 'reclamoConservar')::integer,
  ("datos" ->> 'rcIvaAlicuota')::numeric(16, 4), ("datos" ->> 'rcIvaExentoNacional')::integer,
  ("datos" ->> 'rcIvaExentoExtranjera')::integer, nullif("datos" -> 'tasasMaximas', 'null')
FROM "publicado" WHERE "seccion" = 'sitio/parametros';--> statement-breakpoint
INSERT INTO "publicado_sitio_tasas_de_referencia" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "mes",
  "tre_mn", "tre_me", "tre_ufv", "tre_mvdol", "tep_mn", "tep_me", "tep_ufv", "tep_mvdol"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'mes',
  ("datos" ->> 'treMn')::numeric(16, 4), ("datos" ->> 'treMe')::numeric(16, 4),
  ("datos" ->> 'treUfv')::numeric(16, 4), ("datos" ->> 'treMvdol')::numeric(16, 4),
  ("datos" ->> 'tepMn')::numeric(16, 4), ("datos" ->> 'tepMe')::numeric(16, 4),
  ("datos" ->> 'tepUfv')::numeric(16, 4), ("datos" ->> 'tepMvdol')::numeric(16, 4)
FROM "publicado" WHERE "seccion" = 'sitio/tasas-de-referencia';--> statement-breakpoint
INSERT INTO "publicado_sitio_motivos_de_reclamo" (
  "id", "actualizado_en", "slug", "vigente_desde", "vigente_hasta", "destacado", "orden", "publicado_en", "clave",
  "etiqueta", "norma"
) SELECT
  "id", coalesce(("datos" ->> 'actualizadoEn')::timestamp(3) with time zone, "publicado_en"), "slug",
  "vigente_desde", "vigente_hasta", ("datos" ->> 'destacado')::boolean, ("datos" ->> 'orden')::integer,
  coalesce(("datos" ->> 'publicadoEn')::timestamp(3) with time zone, "publicado_en"), "datos" ->> 'clave',
  "datos" ->> 'etiqueta', "datos" ->> 'norma'
FROM "publicado" WHERE "seccion" = 'sitio/motivos-de-reclamo';--> statement-breakpoint
UPDATE "publicado" SET "dia" = "copia"."fecha_edicion" FROM "publicado_institucional_boletines_informativos" AS "copia" WHERE "copia"."id" = "publicado"."id";--> statement-breakpoint
UPDATE "publicado" SET "dia" = "copia"."fecha_corte" FROM "publicado_institucional_estados_financieros" AS "copia" WHERE "copia"."id" = "publicado"."id";--> statement-breakpoint
UPDATE "publicado" SET "dia" = "copia"."vigente_desde" FROM "publicado_institucional_tarifario" AS "copia" WHERE "copia"."id" = "publicado"."id";--> statement-breakpoint
UPDATE "publicado" SET "dia" = "copia"."fecha_corte" FROM "publicado_institucional_coeficiente_adecuacion_patrimonial" AS "copia" WHERE "copia"."id" = "publicado"."id";--> statement-breakpoint
UPDATE "publicado" SET "dia" = "copia"."vigente_desde" FROM "publicado_productos_depositos_plazo_fijo" AS "copia" WHERE "copia"."id" = "publicado"."id";--> statement-breakpoint
UPDATE "publicado" SET "dia" = "copia"."fecha_comunicado" FROM "publicado_comunicados" AS "copia" WHERE "copia"."id" = "publicado"."id";--> statement-breakpoint
UPDATE "publicado" SET "dia" = "copia"."vigente_desde" FROM "publicado_promociones" AS "copia" WHERE "copia"."id" = "publicado"."id";--> statement-breakpoint
UPDATE "publicado" SET "dia" = "copia"."fecha_publicacion" FROM "publicado_novedades" AS "copia" WHERE "copia"."id" = "publicado"."id";--> statement-breakpoint
UPDATE "publicado" SET "dia" = "copia"."vigente_desde" FROM "publicado_sitio_parametros" AS "copia" WHERE "copia"."id" = "publicado"."id";--> statement-breakpoint
UPDATE "publicado" SET "dia" = "copia"."vigente_desde" FROM "publicado_sitio_tasas_de_referencia" AS "copia" WHERE "copia"."id" = "publicado"."id";--> statement-breakpoint
ALTER TABLE "publicado_institucional_responsabilidad_social_empresarial" ADD CONSTRAINT "publicado_institucional_responsabilidad_social_empresarial_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_institucional_bienes_adjudicados" ADD CONSTRAINT "publicado_institucional_bienes_adjudicados_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_institucional_boletines_informativos" ADD CONSTRAINT "publicado_institucional_boletines_informativos_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_institucional_memorias_institucionales" ADD CONSTRAINT "publicado_institucional_memorias_institucionales_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_institucional_licitaciones" ADD CONSTRAINT "publicado_institucional_licitaciones_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_institucional_estados_financieros" ADD CONSTRAINT "publicado_institucional_estados_financieros_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_institucional_tarifario" ADD CONSTRAINT "publicado_institucional_tarifario_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_institucional_coeficiente_adecuacion_patrimonial" ADD CONSTRAINT "publicado_institucional_coeficiente_adecuacion_patrimonial_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_productos_caja_ahorro" ADD CONSTRAINT "publicado_productos_caja_ahorro_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_productos_simulador_creditos" ADD CONSTRAINT "publicado_productos_simulador_creditos_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_productos_depositos_plazo_fijo" ADD CONSTRAINT "publicado_productos_depositos_plazo_fijo_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_comunicados" ADD CONSTRAINT "publicado_comunicados_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_promociones" ADD CONSTRAINT "publicado_promociones_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_novedades" ADD CONSTRAINT "publicado_novedades_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_remates" ADD CONSTRAINT "publicado_remates_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_sitio_entidad" ADD CONSTRAINT "publicado_sitio_entidad_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_sitio_paginas" ADD CONSTRAINT "publicado_sitio_paginas_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_sitio_menu" ADD CONSTRAINT "publicado_sitio_menu_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_sitio_necesito" ADD CONSTRAINT "publicado_sitio_necesito_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_sitio_agencias" ADD CONSTRAINT "publicado_sitio_agencias_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_sitio_parametros" ADD CONSTRAINT "publicado_sitio_parametros_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_sitio_tasas_de_referencia" ADD CONSTRAINT "publicado_sitio_tasas_de_referencia_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publicado_sitio_motivos_de_reclamo" ADD CONSTRAINT "publicado_sitio_motivos_de_reclamo_id_publicado_id_fk" FOREIGN KEY ("id") REFERENCES "public"."publicado"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publicado_institucional_responsabilidad_social__titulo_lista" ON "publicado_institucional_responsabilidad_social_empresarial" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_responsabilidad_social_em_tipo_lista" ON "publicado_institucional_responsabilidad_social_empresarial" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_responsabilidad_social_gestion_lista" ON "publicado_institucional_responsabilidad_social_empresarial" USING btree ("gestion" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_institucional_responsabilida_fecha_actividad_lista" ON "publicado_institucional_responsabilidad_social_empresarial" USING btree ("fecha_actividad","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_responsabilidad_actualizado_en_lista" ON "publicado_institucional_responsabilidad_social_empresarial" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_responsabilidad_social_emp_eje_lista" ON "publicado_institucional_responsabilidad_social_empresarial" USING btree ("eje" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_responsabilidad__vigente_hasta_lista" ON "publicado_institucional_responsabilidad_social_empresarial" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_responsabilidad__texto_buscado_lista" ON "publicado_institucional_responsabilidad_social_empresarial" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_adjudicados_codigo_lista" ON "publicado_institucional_bienes_adjudicados" USING btree ("codigo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_adjudicados_titulo_lista" ON "publicado_institucional_bienes_adjudicados" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_adjudicados_tipo_lista" ON "publicado_institucional_bienes_adjudicados" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_adjudicado_departamento_lista" ON "publicado_institucional_bienes_adjudicados" USING btree ("departamento" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_adjudicados_precio_lista" ON "publicado_institucional_bienes_adjudicados" USING btree ("precio","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_adjudica_disponibilidad_lista" ON "publicado_institucional_bienes_adjudicados" USING btree ("disponibilidad" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_adjudica_actualizado_en_lista" ON "publicado_institucional_bienes_adjudicados" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_adjudicado_publicado_en_lista" ON "publicado_institucional_bienes_adjudicados" USING btree ("publicado_en" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_adjudicados_moneda_lista" ON "publicado_institucional_bienes_adjudicados" USING btree ("moneda" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_adju_superficie_terreno_lista" ON "publicado_institucional_bienes_adjudicados" USING btree ("superficie_terreno","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_adjud_estado_documental_lista" ON "publicado_institucional_bienes_adjudicados" USING btree ("estado_documental" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_adjudicados_destacado_lista" ON "publicado_institucional_bienes_adjudicados" USING btree ("destacado","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_adjudicad_vigente_hasta_lista" ON "publicado_institucional_bienes_adjudicados" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_bienes_adjudicad_texto_buscado_lista" ON "publicado_institucional_bienes_adjudicados" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_institucional_boletines_informativos_numero_lista" ON "publicado_institucional_boletines_informativos" USING btree ("numero","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_boletines_informativos_gestion_lista" ON "publicado_institucional_boletines_informativos" USING btree ("gestion","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_boletines_informativos_titulo_lista" ON "publicado_institucional_boletines_informativos" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_boletines_inform_fecha_edicion_lista" ON "publicado_institucional_boletines_informativos" USING btree ("fecha_edicion" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_institucional_boletines_infor_actualizado_en_lista" ON "publicado_institucional_boletines_informativos" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_boletines_informa_periodicidad_lista" ON "publicado_institucional_boletines_informativos" USING btree ("periodicidad" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_boletines_inform_vigente_hasta_lista" ON "publicado_institucional_boletines_informativos" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_boletines_inform_texto_buscado_lista" ON "publicado_institucional_boletines_informativos" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_institucional_memorias_institucional_gestion_lista" ON "publicado_institucional_memorias_institucionales" USING btree ("gestion" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_institucional_memorias_institucionale_titulo_lista" ON "publicado_institucional_memorias_institucionales" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_memorias_instit_fecha_asamblea_lista" ON "publicado_institucional_memorias_institucionales" USING btree ("fecha_asamblea","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_memorias_instit_actualizado_en_lista" ON "publicado_institucional_memorias_institucionales" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_memorias_institu_vigente_hasta_lista" ON "publicado_institucional_memorias_institucionales" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_memorias_institu_texto_buscado_lista" ON "publicado_institucional_memorias_institucionales" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaciones_codigo_lista" ON "publicado_institucional_licitaciones" USING btree ("codigo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaciones_objeto_lista" ON "publicado_institucional_licitaciones" USING btree ("objeto" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaciones_tipo_lista" ON "publicado_institucional_licitaciones" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitacione_presentacion_hasta_lista" ON "publicado_institucional_licitaciones" USING btree ("presentacion_hasta" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaciones_actualizado_en_lista" ON "publicado_institucional_licitaciones" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaciones_proceso_lista" ON "publicado_institucional_licitaciones" USING btree ("proceso" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaciones_modalidad_lista" ON "publicado_institucional_licitaciones" USING btree ("modalidad" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaciones_fecha_publicacion_lista" ON "publicado_institucional_licitaciones" USING btree ("fecha_publicacion","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaciones_vigente_hasta_lista" ON "publicado_institucional_licitaciones" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_licitaciones_texto_buscado_lista" ON "publicado_institucional_licitaciones" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_institucional_estados_financiero_fecha_corte_lista" ON "publicado_institucional_estados_financieros" USING btree ("fecha_corte" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_institucional_estados_financieros_tipo_lista" ON "publicado_institucional_estados_financieros" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_estados_financier_publicado_en_lista" ON "publicado_institucional_estados_financieros" USING btree ("publicado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_estados_financi_actualizado_en_lista" ON "publicado_institucional_estados_financieros" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_estados_financie_vigente_hasta_lista" ON "publicado_institucional_estados_financieros" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_estados_financie_texto_buscado_lista" ON "publicado_institucional_estados_financieros" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_institucional_tarifario_titulo_lista" ON "publicado_institucional_tarifario" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_tarifario_vigente_desde_lista" ON "publicado_institucional_tarifario" USING btree ("vigente_desde" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_institucional_tarifario_vigente_hasta_lista" ON "publicado_institucional_tarifario" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_tarifario_publicado_en_lista" ON "publicado_institucional_tarifario" USING btree ("publicado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_tarifario_actualizado_en_lista" ON "publicado_institucional_tarifario" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_tarifario_texto_buscado_lista" ON "publicado_institucional_tarifario" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_institucional_coeficiente_adecua_fecha_corte_lista" ON "publicado_institucional_coeficiente_adecuacion_patrimonial" USING btree ("fecha_corte" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_institucional_coeficiente_adecu_minimo_legal_lista" ON "publicado_institucional_coeficiente_adecuacion_patrimonial" USING btree ("minimo_legal","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_coeficiente_adecu_publicado_en_lista" ON "publicado_institucional_coeficiente_adecuacion_patrimonial" USING btree ("publicado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_coeficiente_ade_actualizado_en_lista" ON "publicado_institucional_coeficiente_adecuacion_patrimonial" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_coeficiente_adec_vigente_hasta_lista" ON "publicado_institucional_coeficiente_adecuacion_patrimonial" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_institucional_coeficiente_adec_texto_buscado_lista" ON "publicado_institucional_coeficiente_adecuacion_patrimonial" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_productos_caja_ahorro_nombre_lista" ON "publicado_productos_caja_ahorro" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_caja_ahorro_publico_lista" ON "publicado_productos_caja_ahorro" USING btree ("publico" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_caja_ahorro_monto_apertura_bob_lista" ON "publicado_productos_caja_ahorro" USING btree ("monto_apertura_bob","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_caja_ahorro_actualizado_en_lista" ON "publicado_productos_caja_ahorro" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_caja_ahorro_orden_lista" ON "publicado_productos_caja_ahorro" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_caja_ahorro_capitalizacion_lista" ON "publicado_productos_caja_ahorro" USING btree ("capitalizacion" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_caja_ahorro_vigente_hasta_lista" ON "publicado_productos_caja_ahorro" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_caja_ahorro_texto_buscado_lista" ON "publicado_productos_caja_ahorro" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_creditos_nombre_lista" ON "publicado_productos_simulador_creditos" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_creditos_categoria_lista" ON "publicado_productos_simulador_creditos" USING btree ("categoria" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_creditos_pagina_lista" ON "publicado_productos_simulador_creditos" USING btree ("pagina" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_creditos_tasa_anual_lista" ON "publicado_productos_simulador_creditos" USING btree ("tasa_anual","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_creditos_plazo_max_lista" ON "publicado_productos_simulador_creditos" USING btree ("plazo_max","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_creditos_vigente_hasta_lista" ON "publicado_productos_simulador_creditos" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_creditos_actualizado_en_lista" ON "publicado_productos_simulador_creditos" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_creditos_orden_lista" ON "publicado_productos_simulador_creditos" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_creditos_tipo_tasa_lista" ON "publicado_productos_simulador_creditos" USING btree ("tipo_tasa" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_simulador_creditos_texto_buscado_lista" ON "publicado_productos_simulador_creditos" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_productos_depositos_plazo_fijo_titulo_lista" ON "publicado_productos_depositos_plazo_fijo" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_depositos_plazo_fijo_vigente_desde_lista" ON "publicado_productos_depositos_plazo_fijo" USING btree ("vigente_desde" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_productos_depositos_plazo_fijo_publicado_en_lista" ON "publicado_productos_depositos_plazo_fijo" USING btree ("publicado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_depositos_plazo_fij_actualizado_en_lista" ON "publicado_productos_depositos_plazo_fijo" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_depositos_plazo_fijo_vigente_hasta_lista" ON "publicado_productos_depositos_plazo_fijo" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_productos_depositos_plazo_fijo_texto_buscado_lista" ON "publicado_productos_depositos_plazo_fijo" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_comunicados_fecha_comunicado_lista" ON "publicado_comunicados" USING btree ("fecha_comunicado" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_comunicados_titulo_lista" ON "publicado_comunicados" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_comunicados_tipo_lista" ON "publicado_comunicados" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_comunicados_prioridad_lista" ON "publicado_comunicados" USING btree ("prioridad" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_comunicados_vigente_hasta_lista" ON "publicado_comunicados" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_comunicados_actualizado_en_lista" ON "publicado_comunicados" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_comunicados_mostrar_como_lista" ON "publicado_comunicados" USING gin ("mostrar_como");--> statement-breakpoint
CREATE INDEX "publicado_comunicados_texto_buscado_lista" ON "publicado_comunicados" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_promociones_titulo_lista" ON "publicado_promociones" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_promociones_tipo_lista" ON "publicado_promociones" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_promociones_vigente_desde_lista" ON "publicado_promociones" USING btree ("vigente_desde" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_promociones_vigente_hasta_lista" ON "publicado_promociones" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_promociones_destacado_lista" ON "publicado_promociones" USING btree ("destacado","id");--> statement-breakpoint
CREATE INDEX "publicado_promociones_orden_lista" ON "publicado_promociones" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "publicado_promociones_actualizado_en_lista" ON "publicado_promociones" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_promociones_producto_lista" ON "publicado_promociones" USING btree ("producto" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_promociones_texto_buscado_lista" ON "publicado_promociones" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_novedades_fecha_publicacion_lista" ON "publicado_novedades" USING btree ("fecha_publicacion" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_novedades_titulo_lista" ON "publicado_novedades" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_novedades_categoria_lista" ON "publicado_novedades" USING btree ("categoria" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_novedades_destacado_lista" ON "publicado_novedades" USING btree ("destacado","id");--> statement-breakpoint
CREATE INDEX "publicado_novedades_actualizado_en_lista" ON "publicado_novedades" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_novedades_vigente_hasta_lista" ON "publicado_novedades" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_novedades_texto_buscado_lista" ON "publicado_novedades" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_remates_codigo_lista" ON "publicado_remates" USING btree ("codigo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_remates_titulo_lista" ON "publicado_remates" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_remates_departamento_lista" ON "publicado_remates" USING btree ("departamento" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_remates_fecha_subasta_lista" ON "publicado_remates" USING btree ("fecha_subasta" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_remates_base_lista" ON "publicado_remates" USING btree ("base","id");--> statement-breakpoint
CREATE INDEX "publicado_remates_numero_remate_lista" ON "publicado_remates" USING btree ("numero_remate" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_remates_actualizado_en_lista" ON "publicado_remates" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_remates_estado_remate_lista" ON "publicado_remates" USING btree ("estado_remate" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_remates_tipo_remate_lista" ON "publicado_remates" USING btree ("tipo_remate" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_remates_tipo_bien_lista" ON "publicado_remates" USING btree ("tipo_bien" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_remates_moneda_lista" ON "publicado_remates" USING btree ("moneda" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_remates_resultado_lista" ON "publicado_remates" USING btree ("resultado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_remates_vigente_hasta_lista" ON "publicado_remates" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_remates_texto_buscado_lista" ON "publicado_remates" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_sitio_entidad_nombre_lista" ON "publicado_sitio_entidad" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_entidad_actualizado_en_lista" ON "publicado_sitio_entidad" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_entidad_publicado_en_lista" ON "publicado_sitio_entidad" USING btree ("publicado_en" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_sitio_entidad_vigente_hasta_lista" ON "publicado_sitio_entidad" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_paginas_titulo_lista" ON "publicado_sitio_paginas" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_paginas_ruta_lista" ON "publicado_sitio_paginas" USING btree ("ruta" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_paginas_idioma_lista" ON "publicado_sitio_paginas" USING btree ("idioma" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_paginas_actualizado_en_lista" ON "publicado_sitio_paginas" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_paginas_version_de_lista" ON "publicado_sitio_paginas" USING btree ("version_de","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_paginas_vigente_hasta_lista" ON "publicado_sitio_paginas" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_paginas_texto_buscado_lista" ON "publicado_sitio_paginas" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_sitio_menu_actualizado_en_lista" ON "publicado_sitio_menu" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_menu_publicado_en_lista" ON "publicado_sitio_menu" USING btree ("publicado_en" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_sitio_menu_vigente_hasta_lista" ON "publicado_sitio_menu" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_necesito_titulo_lista" ON "publicado_sitio_necesito" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_necesito_urgente_lista" ON "publicado_sitio_necesito" USING btree ("urgente","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_necesito_actualizado_en_lista" ON "publicado_sitio_necesito" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_necesito_orden_lista" ON "publicado_sitio_necesito" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_necesito_vigente_hasta_lista" ON "publicado_sitio_necesito" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_necesito_texto_buscado_lista" ON "publicado_sitio_necesito" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_nombre_lista" ON "publicado_sitio_agencias" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_tipo_lista" ON "publicado_sitio_agencias" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_departamento_lista" ON "publicado_sitio_agencias" USING btree ("departamento" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_municipio_lista" ON "publicado_sitio_agencias" USING btree ("municipio" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_orden_lista" ON "publicado_sitio_agencias" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_actualizado_en_lista" ON "publicado_sitio_agencias" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_cajero_lista" ON "publicado_sitio_agencias" USING btree ("cajero","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_atencion_lista" ON "publicado_sitio_agencias" USING btree ("atencion" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_vigente_hasta_lista" ON "publicado_sitio_agencias" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_cerrada_hasta_lista" ON "publicado_sitio_agencias" USING btree ("cerrada_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_agencias_texto_buscado_lista" ON "publicado_sitio_agencias" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_sitio_parametros_titulo_lista" ON "publicado_sitio_parametros" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_parametros_vigente_desde_lista" ON "publicado_sitio_parametros" USING btree ("vigente_desde" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_sitio_parametros_vigente_hasta_lista" ON "publicado_sitio_parametros" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_parametros_publicado_en_lista" ON "publicado_sitio_parametros" USING btree ("publicado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_parametros_actualizado_en_lista" ON "publicado_sitio_parametros" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_parametros_texto_buscado_lista" ON "publicado_sitio_parametros" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_sitio_tasas_de_referencia_mes_lista" ON "publicado_sitio_tasas_de_referencia" USING btree ("mes","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_tasas_de_referencia_vigente_desde_lista" ON "publicado_sitio_tasas_de_referencia" USING btree ("vigente_desde" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "publicado_sitio_tasas_de_referencia_vigente_hasta_lista" ON "publicado_sitio_tasas_de_referencia" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_tasas_de_referencia_tre_mn_lista" ON "publicado_sitio_tasas_de_referencia" USING btree ("tre_mn","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_tasas_de_referencia_tre_me_lista" ON "publicado_sitio_tasas_de_referencia" USING btree ("tre_me","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_tasas_de_referencia_publicado_en_lista" ON "publicado_sitio_tasas_de_referencia" USING btree ("publicado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_tasas_de_referencia_actualizado_en_lista" ON "publicado_sitio_tasas_de_referencia" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_tasas_de_referencia_texto_buscado_lista" ON "publicado_sitio_tasas_de_referencia" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publicado_sitio_motivos_de_reclamo_etiqueta_lista" ON "publicado_sitio_motivos_de_reclamo" USING btree ("etiqueta" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_motivos_de_reclamo_clave_lista" ON "publicado_sitio_motivos_de_reclamo" USING btree ("clave" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_motivos_de_reclamo_orden_lista" ON "publicado_sitio_motivos_de_reclamo" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_motivos_de_reclamo_vigente_desde_lista" ON "publicado_sitio_motivos_de_reclamo" USING btree ("vigente_desde","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_motivos_de_reclamo_vigente_hasta_lista" ON "publicado_sitio_motivos_de_reclamo" USING btree ("vigente_hasta","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_motivos_de_reclamo_actualizado_en_lista" ON "publicado_sitio_motivos_de_reclamo" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "publicado_sitio_motivos_de_reclamo_texto_buscado_lista" ON "publicado_sitio_motivos_de_reclamo" USING gin ("texto_buscado" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_empresaria_titulo_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_empresarial_tipo_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_empresaria_estado_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_responsabilidad_social_empresarial_eje_lista" ON "institucional_responsabilidad_social_empresarial" USING btree ("eje" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_codigo_lista" ON "institucional_bienes_adjudicados" USING btree ("codigo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_titulo_lista" ON "institucional_bienes_adjudicados" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_tipo_lista" ON "institucional_bienes_adjudicados" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_departamento_lista" ON "institucional_bienes_adjudicados" USING btree ("departamento" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_disponibilidad_lista" ON "institucional_bienes_adjudicados" USING btree ("disponibilidad" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_estado_lista" ON "institucional_bienes_adjudicados" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_moneda_lista" ON "institucional_bienes_adjudicados" USING btree ("moneda" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_bienes_adjudicados_estado_documental_lista" ON "institucional_bienes_adjudicados" USING btree ("estado_documental" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_titulo_lista" ON "institucional_boletines_informativos" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_estado_lista" ON "institucional_boletines_informativos" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_boletines_informativos_periodicidad_lista" ON "institucional_boletines_informativos" USING btree ("periodicidad" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_memorias_institucionales_titulo_lista" ON "institucional_memorias_institucionales" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_memorias_institucionales_estado_lista" ON "institucional_memorias_institucionales" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_codigo_lista" ON "institucional_licitaciones" USING btree ("codigo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_objeto_lista" ON "institucional_licitaciones" USING btree ("objeto" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_tipo_lista" ON "institucional_licitaciones" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_estado_lista" ON "institucional_licitaciones" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_proceso_lista" ON "institucional_licitaciones" USING btree ("proceso" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_licitaciones_modalidad_lista" ON "institucional_licitaciones" USING btree ("modalidad" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_estados_financieros_tipo_lista" ON "institucional_estados_financieros" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_estados_financieros_estado_lista" ON "institucional_estados_financieros" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_tarifario_titulo_lista" ON "institucional_tarifario" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_tarifario_vigente_desde_lista" ON "institucional_tarifario" USING btree ("vigente_desde" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "institucional_tarifario_estado_lista" ON "institucional_tarifario" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "institucional_coeficiente_adecuacion_patrimonia_estado_lista" ON "institucional_coeficiente_adecuacion_patrimonial" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_codigo_lista" ON "contactanos_consultas" USING btree ("codigo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_nombres_lista" ON "contactanos_consultas" USING btree ("nombres" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_primer_apellido_lista" ON "contactanos_consultas" USING btree ("primer_apellido" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_tema_lista" ON "contactanos_consultas" USING btree ("tema" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_estado_lista" ON "contactanos_consultas" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_consultas_canal_lista" ON "contactanos_consultas" USING btree ("canal" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_puntaje_lista" ON "contactanos_calificaciones" USING btree ("puntaje" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_canal_evaluado_lista" ON "contactanos_calificaciones" USING btree ("canal_evaluado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_servicio_lista" ON "contactanos_calificaciones" USING btree ("servicio" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_comentario_lista" ON "contactanos_calificaciones" USING btree ("comentario" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_estado_lista" ON "contactanos_calificaciones" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_calificaciones_codigo_lista" ON "contactanos_calificaciones" USING btree ("codigo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_codigo_lista" ON "contactanos_reclamos" USING btree ("codigo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_nombres_lista" ON "contactanos_reclamos" USING btree ("nombres" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_primer_apellido_lista" ON "contactanos_reclamos" USING btree ("primer_apellido" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_razon_social_lista" ON "contactanos_reclamos" USING btree ("razon_social" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_producto_lista" ON "contactanos_reclamos" USING btree ("producto" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_motivo_lista" ON "contactanos_reclamos" USING btree ("motivo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_estado_lista" ON "contactanos_reclamos" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_canal_lista" ON "contactanos_reclamos" USING btree ("canal" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_resultado_lista" ON "contactanos_reclamos" USING btree ("resultado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_reclamos_en_reporte_lista" ON "contactanos_reclamos" USING btree ("en_reporte" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_tipo_lista" ON "contactanos_opiniones" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_asunto_lista" ON "contactanos_opiniones" USING btree ("asunto" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_nombre_lista" ON "contactanos_opiniones" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_publicacion_lista" ON "contactanos_opiniones" USING btree ("publicacion" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_estado_lista" ON "contactanos_opiniones" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_opiniones_codigo_lista" ON "contactanos_opiniones" USING btree ("codigo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_codigo_lista" ON "contactanos_solicitudes_creditos" USING btree ("codigo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_nombres_lista" ON "contactanos_solicitudes_creditos" USING btree ("nombres" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_primer_apellido_lista" ON "contactanos_solicitudes_creditos" USING btree ("primer_apellido" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_estado_lista" ON "contactanos_solicitudes_creditos" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "contactanos_solicitudes_creditos_moneda_lista" ON "contactanos_solicitudes_creditos" USING btree ("moneda" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_nombre_lista" ON "productos_caja_ahorro" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_publico_lista" ON "productos_caja_ahorro" USING btree ("publico" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_estado_lista" ON "productos_caja_ahorro" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "productos_caja_ahorro_capitalizacion_lista" ON "productos_caja_ahorro" USING btree ("capitalizacion" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_nombre_lista" ON "productos_simulador_creditos" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_categoria_lista" ON "productos_simulador_creditos" USING btree ("categoria" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_pagina_lista" ON "productos_simulador_creditos" USING btree ("pagina" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_estado_lista" ON "productos_simulador_creditos" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "productos_simulador_creditos_tipo_tasa_lista" ON "productos_simulador_creditos" USING btree ("tipo_tasa" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "productos_depositos_plazo_fijo_titulo_lista" ON "productos_depositos_plazo_fijo" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "productos_depositos_plazo_fijo_vigente_desde_lista" ON "productos_depositos_plazo_fijo" USING btree ("vigente_desde" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "productos_depositos_plazo_fijo_estado_lista" ON "productos_depositos_plazo_fijo" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_codigo_lista" ON "servicios_autorizaciones_debito" USING btree ("codigo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_nombres_lista" ON "servicios_autorizaciones_debito" USING btree ("nombres" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_primer_apellido_lista" ON "servicios_autorizaciones_debito" USING btree ("primer_apellido" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_cuenta_origen_lista" ON "servicios_autorizaciones_debito" USING btree ("cuenta_origen" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_concepto_lista" ON "servicios_autorizaciones_debito" USING btree ("concepto" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_estado_lista" ON "servicios_autorizaciones_debito" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "servicios_autorizaciones_debito_numero_socio_lista" ON "servicios_autorizaciones_debito" USING btree ("numero_socio" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "comunicados_titulo_lista" ON "comunicados" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "comunicados_tipo_lista" ON "comunicados" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "comunicados_prioridad_lista" ON "comunicados" USING btree ("prioridad" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "comunicados_estado_lista" ON "comunicados" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "promociones_titulo_lista" ON "promociones" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "promociones_tipo_lista" ON "promociones" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "promociones_vigente_desde_lista" ON "promociones" USING btree ("vigente_desde" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "promociones_estado_lista" ON "promociones" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "promociones_producto_lista" ON "promociones" USING btree ("producto" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "novedades_titulo_lista" ON "novedades" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "novedades_categoria_lista" ON "novedades" USING btree ("categoria" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "novedades_estado_lista" ON "novedades" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "remates_codigo_lista" ON "remates" USING btree ("codigo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "remates_titulo_lista" ON "remates" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "remates_departamento_lista" ON "remates" USING btree ("departamento" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "remates_numero_remate_lista" ON "remates" USING btree ("numero_remate" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "remates_estado_lista" ON "remates" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "remates_estado_remate_lista" ON "remates" USING btree ("estado_remate" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "remates_tipo_remate_lista" ON "remates" USING btree ("tipo_remate" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "remates_tipo_bien_lista" ON "remates" USING btree ("tipo_bien" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "remates_moneda_lista" ON "remates" USING btree ("moneda" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "remates_resultado_lista" ON "remates" USING btree ("resultado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "usuarios_nombre_lista" ON "usuarios" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "usuarios_rol_lista" ON "usuarios" USING btree ("rol" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "usuarios_estado_lista" ON "usuarios" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_entidad_nombre_lista" ON "sitio_entidad" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_entidad_estado_lista" ON "sitio_entidad" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_paginas_titulo_lista" ON "sitio_paginas" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_paginas_ruta_lista" ON "sitio_paginas" USING btree ("ruta" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_paginas_idioma_lista" ON "sitio_paginas" USING btree ("idioma" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_paginas_estado_lista" ON "sitio_paginas" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_menu_estado_lista" ON "sitio_menu" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_necesito_titulo_lista" ON "sitio_necesito" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_necesito_estado_lista" ON "sitio_necesito" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_redirecciones_desde_lista" ON "sitio_redirecciones" USING btree ("desde" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_redirecciones_nota_lista" ON "sitio_redirecciones" USING btree ("nota" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_direcciones_no_encontradas_direccion_lista" ON "sitio_direcciones_no_encontradas" USING btree ("direccion" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_nombre_lista" ON "sitio_agencias" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_tipo_lista" ON "sitio_agencias" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_departamento_lista" ON "sitio_agencias" USING btree ("departamento" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_municipio_lista" ON "sitio_agencias" USING btree ("municipio" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_estado_lista" ON "sitio_agencias" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_agencias_atencion_lista" ON "sitio_agencias" USING btree ("atencion" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_feriados_nombre_lista" ON "sitio_feriados" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_feriados_ambito_lista" ON "sitio_feriados" USING btree ("ambito" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_feriados_departamento_lista" ON "sitio_feriados" USING btree ("departamento" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_feriados_tipo_lista" ON "sitio_feriados" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_feriados_norma_lista" ON "sitio_feriados" USING btree ("norma" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_parametros_titulo_lista" ON "sitio_parametros" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_parametros_vigente_desde_lista" ON "sitio_parametros" USING btree ("vigente_desde" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "sitio_parametros_estado_lista" ON "sitio_parametros" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_vigente_desde_lista" ON "sitio_tasas_de_referencia" USING btree ("vigente_desde" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "sitio_tasas_de_referencia_estado_lista" ON "sitio_tasas_de_referencia" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_motivos_de_reclamo_etiqueta_lista" ON "sitio_motivos_de_reclamo" USING btree ("etiqueta" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_motivos_de_reclamo_clave_lista" ON "sitio_motivos_de_reclamo" USING btree ("clave" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_motivos_de_reclamo_estado_lista" ON "sitio_motivos_de_reclamo" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_tipologias_codigo_lista" ON "sitio_tipologias" USING btree ("codigo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_tipologias_tipologia_lista" ON "sitio_tipologias" USING btree ("tipologia" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_tipologias_motivo_lista" ON "sitio_tipologias" USING btree ("motivo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_tipologias_producto_lista" ON "sitio_tipologias" USING btree ("producto" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_jefaturas_rol_lista" ON "sitio_jefaturas" USING btree ("rol" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_plantillas_respuesta_nombre_lista" ON "sitio_plantillas_respuesta" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_plantillas_respuesta_seccion_lista" ON "sitio_plantillas_respuesta" USING btree ("seccion" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_textos_de_correos_correo_lista" ON "sitio_textos_de_correos" USING btree ("correo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_textos_de_correos_asunto_lista" ON "sitio_textos_de_correos" USING btree ("asunto" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_formatos_de_reporte_nombre_lista" ON "sitio_formatos_de_reporte" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_formatos_de_reporte_separador_lista" ON "sitio_formatos_de_reporte" USING btree ("separador" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_formatos_de_reporte_codificacion_lista" ON "sitio_formatos_de_reporte" USING btree ("codificacion" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_sinonimos_escriben_lista" ON "sitio_sinonimos" USING btree ("escriben" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_sinonimos_significan_lista" ON "sitio_sinonimos" USING btree ("significan" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_sinonimos_pagina_lista" ON "sitio_sinonimos" USING btree ("pagina" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_busquedas_texto_lista" ON "sitio_busquedas" USING btree ("texto" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_obligaciones_nombre_lista" ON "sitio_obligaciones" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_obligaciones_periodicidad_lista" ON "sitio_obligaciones" USING btree ("periodicidad" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_obligaciones_responsable_lista" ON "sitio_obligaciones" USING btree ("responsable" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_obligaciones_se_cumple_lista" ON "sitio_obligaciones" USING btree ("se_cumple" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_obligaciones_seccion_lista" ON "sitio_obligaciones" USING btree ("seccion" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_accesos_de_sistemas_nombre_lista" ON "sitio_accesos_de_sistemas" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_accesos_de_sistemas_responsable_lista" ON "sitio_accesos_de_sistemas" USING btree ("responsable" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_accesos_de_sistemas_rol_lista" ON "sitio_accesos_de_sistemas" USING btree ("rol" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_accesos_de_sistemas_estado_lista" ON "sitio_accesos_de_sistemas" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_avisos_a_sistemas_nombre_lista" ON "sitio_avisos_a_sistemas" USING btree ("nombre" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_avisos_a_sistemas_direccion_lista" ON "sitio_avisos_a_sistemas" USING btree ("direccion" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_avisos_a_sistemas_estado_lista" ON "sitio_avisos_a_sistemas" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_segunda_persona_seccion_lista" ON "sitio_segunda_persona" USING btree ("seccion" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_correos_asunto_lista" ON "correos" USING btree ("asunto" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_correos_estado_lista" ON "correos" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_correos_ultimo_error_lista" ON "correos" USING btree ("ultimo_error" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_correos_seccion_lista" ON "correos" USING btree ("seccion" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_correos_registro_lista" ON "correos" USING btree ("registro" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_entregas_de_avisos_tipo_lista" ON "entregas" USING btree ("tipo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_entregas_de_avisos_estado_lista" ON "entregas" USING btree ("estado" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_entregas_de_avisos_seccion_lista" ON "entregas" USING btree ("seccion" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_entregas_de_avisos_registro_lista" ON "entregas" USING btree ("registro" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_auditoria_seccion_lista" ON "historial" USING btree ("seccion" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_auditoria_accion_lista" ON "historial" USING btree ("accion" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_auditoria_titulo_lista" ON "historial" USING btree ("titulo" collate "espanol","id");--> statement-breakpoint
CREATE INDEX "sitio_auditoria_registro_lista" ON "historial" USING btree ("registro" collate "espanol","id");--> statement-breakpoint
ALTER TABLE "publicado" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "publicado" DROP COLUMN "datos";--> statement-breakpoint
ALTER TABLE "publicado" DROP COLUMN "claves";--> statement-breakpoint
ALTER TABLE "publicado" DROP COLUMN "texto";