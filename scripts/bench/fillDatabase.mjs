import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

const STAFF = { uid: 'bench', email: 'bench@kantuta.example' };
const paragraph = `<p>${'La cooperativa informa a sus socios sobre sus servicios, horarios y requisitos. '.repeat(9)}</p>`;

/** The uid of the only staff user, an administrador. */
export const staff = STAFF.uid;

/** Builds a draft as the panel sends it, with a unique title. */
export const draft = (imagen) => ({
  titulo: `Horarios de atención ${randomUUID()}`,
  categoria: 'institucional',
  fechaPublicacion: '2026-01-05',
  resumen: 'Nuevos horarios de atención en todas nuestras agencias.',
  contenido: paragraph.repeat(3),
  etiquetas: ['horarios', 'agencias'],
  ...(imagen && { imagen }),
});

/** Creates the staff user; must run before a request looks for it. */
export const addStaff = (database) =>
  database.query(
    `insert into usuarios (id, version, creado_en, actualizado_en, email, nombre, rol, estado)
     values ($1, 1, now(), now(), $2, 'Quien mide', 'administrador', 'activo')`,
    [STAFF.uid, STAFF.email],
  );

/** Publishes one row through the API and inserts the others as copies. Returns some ids. */
export async function fillDatabase({ address, token, database, rows }) {
  const headers = { Authorization: `Bearer ${token}` };
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  const form = new FormData();
  for (const [name, value] of Object.entries({ seccion: 'novedades', campo: 'imagen', alternativo: 'Fachada' }))
    form.set(name, value);
  form.set('archivo', new Blob([picture], { type: 'image/png' }), 'fachada.png');
  const { id: imagen } = await call('POST', '/api/archivos', form);
  const { id, version } = await call('POST', '/api/novedades', draft(imagen));
  await call('POST', `/api/novedades/${id}/publicar`, { version });
  const today = new Date(Date.now() - 4 * 3_600_000).toISOString().slice(0, 10);
  const rates = { compra: '11.50', venta: '11.60', ufv: '3.33384', fecha: today, motivo: 'Para medir' };
  await call('PUT', '/api/cotizacion', rates);
  await copy(database, id, rows);
  const { rows: some } = await database.query('select id, slug from novedades order by id limit 200');
  return { imagen, ids: some.map((row) => row.id), slug: some[0].slug };

  async function call(method, path, body) {
    const isForm = body instanceof FormData;
    const answer = await fetch(address + path, {
      method,
      headers: { ...headers, ...(!isForm && { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}

async function copy(database, id, rows) {
  await database.query(
    `create temporary table c as select n, gen_random_uuid() as id from generate_series(1, ${rows}) n`,
  );
  const other = {
    id: 'c.id',
    slug: `r.slug || '-' || c.n`,
    titulo: `r.titulo || ' ' || c.n`,
    fecha_publicacion: `r.fecha_publicacion - (c.n % 1000)::int`,
    dia: `r.dia - (c.n % 1000)::int`,
    creado_en: `r.creado_en - c.n * interval '1 minute'`,
  };
  for (const table of ['novedades', 'publicado', 'publicado_novedades']) {
    const { rows: columns } = await database.query(
      `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const names = columns.map(({ name }) => name);
    await database.query(
      `insert into ${table} (${names.map((name) => `"${name}"`)})
       select ${names.map((name) => other[name] ?? `r."${name}"`)} from ${table} r, c where r.id = '${id}'`,
    );
  }
  await database.query(
    `insert into archivos_publicados (archivo, publicado)
     select a.archivo, c.id from archivos_publicados a, c where a.publicado = '${id}'`,
  );
  await database.query('vacuum analyze');
}
