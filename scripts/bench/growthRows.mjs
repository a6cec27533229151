// Rows like those of an old installation, generated in SQL: a million take a minute. Indexes are created after the
// rows, as in a restore.

const consultas = `
  insert into contactanos_consultas (id, version, creado_en, actualizado_en, codigo, canal, nombres, primer_apellido,
    segundo_apellido, celular, correo, departamento, es_socio, tema, mensaje, medio_respuesta, acepta_tratamiento, estado,
    fecha_recepcion, vence_en, aviso_desde, fecha_limite, respondido_en)
  select gen_random_uuid(), 1, at, at, 'CON-' || n, (array['web', 'web', 'web', 'agencia', 'telefono'])[1 + n % 5],
    (array['María', 'José', 'Juan Carlos', 'Ana', 'Lucía', 'Pedro', 'Rosa', 'Ángel'])[1 + (n * 7) % 8],
    (array['Quispe', 'Mamani', 'Flores', 'Choque', 'Condori', 'Gutiérrez', 'Vargas', 'Rojas'])[1 + (n * 11) % 8],
    (array['Peña', 'Núñez', 'Arce', 'Limachi'])[1 + (n * 13) % 4], '70000000', 'p' || n || '@correo.test',
    (array['LP', 'SC', 'CB', 'OR'])[1 + n % 4], n % 2 = 0,
    (array['ahorro', 'dpf', 'creditos', 'tarjeta_debito', 'remesas', 'pago_servicios', 'transferencias_ach',
      'cajas_seguridad', 'seguros', 'ser_socio', 'banca_en_linea', 'otro'])[1 + (n * 17) % 12],
    'Quisiera información sobre la tasa de interés de un crédito para vivienda y los requisitos que debo presentar en la ' ||
      'agencia. Referencia ' || md5(n::text) || ' y teléfono de contacto ' || n,
    'correo', true,
    case n % 50 when 0 then 'nueva' when 1 then 'en_atencion' when 2 then 'spam' else 'cerrada' end,
    at::date, case when n % 50 < 2 then at::date + 10 end, case when n % 50 < 2 then at::date + 8 end, at::date + 10,
    case when n % 50 > 2 then at + interval '3 days' end
  from (select n, now() - n * (interval '1500 days' / $rows) as at from generate_series(1, $rows) n) as made`;

const historial = `
  insert into historial (id, seccion, registro, version, accion, titulo, uid, email, en, datos)
  select gen_random_uuid(), 'contactanos/consultas', gen_random_uuid(), 1,
    (array['crear', 'editar', 'abrir', 'responder'])[1 + n % 4], 'CON-' || n || ' · María Quispe', 'u' || n % 9,
    'persona' || n % 9 || '@kantuta.test', now() - n * (interval '1500 days' / $rows), '{"mensaje": "Quisiera información"}'
  from generate_series(1, $rows) n`;

const publicado = `
  insert into publicado (id, seccion, slug, dia, publicado_en, actualizado_en)
  select gen_random_uuid(), 'novedades', 'noticia-' || n, at::date, at, at
  from (select n, now() - n * (interval '1500 days' / $rows) as at from generate_series(1, $rows) n) as made`;

const copias = `
  insert into publicado_novedades (id, slug, titulo, resumen, fecha_publicacion, categoria, destacado, orden, contenido,
    publicado_en, actualizado_en)
  select id, slug, 'Noticia ' || n || ' sobre el crédito de vivienda', 'La cooperativa informa a sus socios', dia,
    (array['institucional', 'socios', 'comunidad'])[1 + n % 3], n % 40 = 0, 0,
    '<p>' || repeat('Texto de la noticia con la palabra cooperativa. ', 20) || md5(n::text) || '</p>', publicado_en,
    actualizado_en
  from (select substr(slug, 9)::int as n, * from publicado where slug ~ '^noticia-[0-9]+$') as line`;

const busqueda = `
  insert into busqueda (id, publicado, seccion, publicado_en, titulo, texto, vector)
  select gen_random_uuid(), id, 'novedades', publicado_en, titulo, resumen,
    setweight(to_tsvector('spanish', titulo), 'A') || setweight(to_tsvector('spanish', texto_buscado), 'B')
  from publicado_novedades where slug like 'noticia-%'`;

/** No installation publishes more. */
const MAX_PUBLISHED = 100_000;

const generators = [
  { table: 'contactanos_consultas', statement: consultas, most: Infinity },
  { table: 'historial', statement: historial, most: Infinity },
  { table: 'publicado', statement: publicado, most: MAX_PUBLISHED },
  { table: 'publicado_novedades', statement: copias, most: MAX_PUBLISHED },
  { table: 'busqueda', statement: busqueda, most: MAX_PUBLISHED },
];

/**
 * Fills the lists of a migrated database.
 * @param {import('pg').Client} client
 * @param {number} rows
 * @param {(line: string) => void} say
 */
export async function makeRows(client, rows, say) {
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'; set statement_timeout = 0`);
  for (const { table, statement, most } of generators) {
    const began = performance.now();
    const { rows: indexes } = await client.query(
      `select indexname as name, indexdef as definition from pg_indexes where tablename = $1 and indexname not in
         (select conname from pg_constraint)`,
      [table],
    );
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    await client.query(statement.replaceAll('$rows', String(Math.min(rows, most))));
    for (const { definition } of indexes) await client.query(definition);
    await client.query(`vacuum analyze ${table}`);
    say(`  ${table}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
}
