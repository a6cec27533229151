import { beforeAll, describe, expect, it } from '@jest/globals';
import { getTableColumns, sql } from 'drizzle-orm';
import { tables } from '../../src/platform/database/tables/tables.js';
import { uploadPicture } from '../support/uploadPicture.js';
import { useApp } from '../support/useApp.js';

const draft = {
  titulo: 'Nueva agencia en Viacha',
  contenido: `<p>${'Abrimos con cajero automático y rampa de acceso. '.repeat(3)}</p>`,
  categoria: 'institucional',
  fechaPublicacion: '2024-11-18',
};

const good = {
  titulo: 'Casa en Sopocachi',
  descripcion: 'Casa de dos plantas con jardín, a una cuadra de la avenida.',
  tipo: 'casa',
  departamento: 'LP',
  municipio: 'La Paz',
  superficieTerreno: '240.00',
  moneda: 'USD',
  precio: '185000.00',
  estadoDocumental: 'saneado',
  contactoNombre: 'Unidad de Bienes',
  contactoCelular: '70000000',
};

const test = useApp();
let imagen: string;
beforeAll(async () => {
  imagen = await uploadPicture(test, 'novedades', 'imagen');
});

const administrador = () => test.as('administrador');
const create = async (changes: object = {}) =>
  (
    await administrador()
      .post('/api/novedades')
      .send({ ...draft, imagen, ...changes })
      .expect(201)
  ).body;
const order = (row: { id: string; version: number }, name: string) =>
  administrador().post(`/api/novedades/${row.id}/${name}`).send({ version: row.version });
const change = ({ id, version }: { id: string; version: number }, values: object) =>
  administrador()
    .put(`/api/novedades/${id}`)
    .send({ version, ...values });
const erase = ({ id }: { id: string }) => administrador().delete(`/api/novedades/${id}`).set(test.seen(id));
const publicPage = () => test.anonymous.get('/api/publico/novedades');
const publicOne = (slug: string) => test.anonymous.get(`/api/publico/novedades/${slug}`);

describe('publication life cycle of a news item', () => {
  it('starts as a draft with a slug from its title and a history entry', async () => {
    const row = await create();
    expect(row).toMatchObject({
      titulo: draft.titulo,
      slug: 'nueva-agencia-en-viacha',
      estado: 'borrador',
      version: 1,
    });
    const { body: history } = await administrador().get(`/api/novedades/${row.id}/historial`).expect(200);
    expect(history).toMatchObject([{ accion: 'crear', uid: test.uids.administrador, version: 1 }]);
  });

  it('hides drafts, and shows published items without internal fields', async () => {
    const row = await create({ titulo: 'Asamblea ordinaria' });
    await publicOne(row.slug).expect(404);
    await order(row, 'publicar').expect(200);
    const { body } = await publicOne(row.slug).expect(200);
    expect(body).toMatchObject({
      titulo: 'Asamblea ordinaria',
      imagen: { mime: 'image/webp', alternativo: 'Imagen de prueba' },
    });
    for (const name of ['estado', 'creadoPor', 'version', 'notaInterna']) expect(body).not.toHaveProperty(name);
  });

  it('rejects a code still used by another published copy', async () => {
    const bienes = '/api/institucional/bienes-adjudicados';
    const foto = await uploadPicture(test, 'institucional/bienes-adjudicados', 'imagenes.imagen');
    const make = async (codigo: string) =>
      (
        await administrador()
          .post(bienes)
          .send({ ...good, codigo, imagenes: [{ imagen: foto }] })
          .expect(201)
      ).body;
    const publish = ({ id }: { id: string }) => administrador().post(`${bienes}/${id}/publicar`).set(test.seen(id));
    const first = await make('BA-2026-700');
    await publish(first).expect(200);
    const change = administrador().put(`${bienes}/${first.id}`).set(test.seen(first.id));
    await change.send({ codigo: 'BA-2026-701' }).expect(200);
    const second = await make('BA-2026-700');
    expect((await publish(second).expect(422)).body.errors).toHaveProperty('codigo');
    await publish(first).expect(200);
    await publish(second).expect(200);
  });

  it('keeps the public copy until the change is published', async () => {
    const row = await create({ titulo: 'Horario de invierno' });
    const published = (await order(row, 'publicar').expect(200)).body;
    const edited = (
      await administrador()
        .put(`/api/novedades/${row.id}`)
        .send({ titulo: 'Horario de verano', version: published.version })
        .expect(200)
    ).body;
    expect((await publicOne(row.slug).expect(200)).body.titulo).toBe('Horario de invierno');
    await order(edited, 'publicar').expect(200);
    expect((await publicOne(row.slug).expect(200)).body.titulo).toBe('Horario de verano');
  });

  it('hides archived items and their files', async () => {
    const own = await uploadPicture(test, 'novedades', 'imagen');
    const row = await create({ titulo: 'Feria del crédito', imagen: own });
    const published = (await order(row, 'publicar').expect(200)).body;
    const { url } = (await publicOne(row.slug).expect(200)).body.imagen;
    await test.anonymous.get(url).expect(200);
    await order(published, 'archivar').expect(200);
    await publicOne(row.slug).expect(404);
    await test.anonymous.get(url).expect(404);
  });

  it('hides items outside their validity dates', async () => {
    const future = await create({ titulo: 'Campaña de mañana', fechaPublicacion: '2050-01-01' });
    const past = await create({
      titulo: 'Campaña de ayer',
      fechaPublicacion: '2019-12-01',
      vigenteHasta: '2020-01-01',
    });
    for (const row of [future, past]) {
      await order(row, 'publicar').expect(200);
      await publicOne(row.slug).expect(404);
    }
    const titles = (await publicPage().expect(200)).body.map(({ titulo }: { titulo: string }) => titulo);
    expect(titles).not.toContain('Campaña de mañana');
    expect(titles).not.toContain('Campaña de ayer');
  });

  it('deletes drafts, never published items', async () => {
    const forgotten = await create({ titulo: 'Borrador olvidado' });
    await erase(forgotten).expect(200);
    const row = await create({ titulo: 'Ya publicada' });
    await order(row, 'publicar').expect(200);
    const { body } = await erase(row).expect(422);
    expect(body.detail).toBe('No se puede eliminar un registro publicado. Archívelo.');
  });
});

describe('validation of a news item', () => {
  it('requires a cover image to be published', async () => {
    const row = await create({ titulo: 'Sin portada', imagen: null });
    const { body } = await order(row, 'publicar').expect(422);
    expect(body.errors).toEqual({ imagen: 'Falta la portada' });
    const complete = (await change(row, { imagen }).expect(200)).body;
    await order(complete, 'publicar').expect(200);
  });

  it('rejects an invalid transition and lists the allowed ones', async () => {
    const { body } = await order(await create({ titulo: 'Para archivar' }), 'archivar').expect(422);
    expect(body).toMatchObject({ codigo: 'transicion_invalida', permitidas: ['Publicar'] });
  });

  it('requires a date and place only for events', async () => {
    const event = { ...draft, categoria: 'eventos', titulo: 'Evento sin fecha' };
    const { body } = await administrador().post('/api/novedades').send(event).expect(422);
    expect(Object.keys(body.errors).sort()).toEqual(['eventoFecha', 'eventoLugar']);
    await create({ categoria: 'prensa', titulo: 'Nota sin fecha' });
  });

  it('rejects state, author and publication date in a request body', async () => {
    const row = await create({ titulo: 'Intento' });
    for (const field of [{ estado: 'publicado' }, { creadoPor: 'otro' }, { publicadoEn: '2026-01-01T00:00:00.000Z' }])
      await change(row, field).expect(422);
    await administrador()
      .post('/api/novedades')
      .send({ ...draft, estado: 'publicado' })
      .expect(422);
    expect((await administrador().get(`/api/novedades/${row.id}`).expect(200)).body).toEqual(row);
  });

  it('sanitizes rich text', async () => {
    const contenido = `${draft.contenido}<script>alert(1)</script><a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)>`;
    const row = await create({ titulo: 'Texto con trampas', contenido });
    expect(row.contenido).toBe(`${draft.contenido}<a>x</a>`);
  });

  it('escapes CDATA endings in the RSS feed', async () => {
    await order(await create({ titulo: 'Sorteo ]]> y ]]><x> fin' }), 'publicar').expect(200);
    const { text } = await test.anonymous.get('/novedades/rss.xml').buffer(true).expect(200);
    expect(text).toContain('y ]] ><x> fin');
    expect(text.split(']]>')).toHaveLength(text.split('<![CDATA[').length);
  });

  it('rejects a file uploaded for another field', async () => {
    const foreign = await uploadPicture(test, 'institucional/bienes-adjudicados', 'imagenes.imagen');
    const { body } = await administrador()
      .post('/api/novedades')
      .send({ ...draft, imagen: foreign })
      .expect(422);
    expect(body.errors).toEqual({ imagen: 'El archivo no existe o no es de este campo' });
  });

  it('gives repeated titles different slugs', async () => {
    const first = await create({ titulo: 'Título repetido' });
    const second = await create({ titulo: 'Título repetido' });
    expect([first.slug, second.slug]).toEqual(['titulo-repetido', 'titulo-repetido-2']);
  });

  it('finds a free slug among 1,100 equal titles in under 5 seconds', async () => {
    const { slug } = await create({ titulo: 'Mil veces' });
    const written = sql.raw(
      Object.values(getTableColumns(tables.novedades))
        .map(({ name }) => name)
        .join(', '),
    );
    await test.database.execute(sql`
      insert into novedades (${written}) select ${written} from (select (jsonb_populate_record(uno, jsonb_build_object(
        'id', gen_random_uuid(), 'slug', uno.slug || '-' || n))).*
      from novedades uno, generate_series(2, 1100) n where uno.slug = ${slug}) as otros`);
    const started = performance.now();
    expect((await create({ titulo: 'Mil veces' })).slug).toMatch(/^mil-veces-\d{4,6}$/);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('gives concurrent equal titles different slugs', async () => {
    const created = await Promise.all([1, 2, 3, 4].map(() => create({ titulo: 'A la misma hora' })));
    expect(new Set(created.map(({ slug }) => slug)).size).toBe(4);
  });
});
