import { todayInLaPaz } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadPicture } from '../support/uploadPicture.js';
import { useApp } from '../support/useApp.js';

const dayFromNow = (days: number) => todayInLaPaz(new Date(Date.now() + days * 86_400_000));

const test = useApp();
beforeAll(async () => {
  const imagen = await uploadPicture(test, 'novedades', 'imagen');
  const make = async (titulo: string, window: object, ...orders: string[]) => {
    const draft = {
      titulo,
      contenido: `<p>${'Contenido de la novedad. '.repeat(4)}</p>`,
      categoria: 'socios',
      fechaPublicacion: '2024-11-18',
      imagen,
      ...window,
    };
    let row = (await administrador().post('/api/novedades').send(draft).expect(201)).body;
    for (const order of orders)
      row = (await administrador().post(`/api/novedades/${row.id}/${order}`).send({ version: row.version }).expect(200))
        .body;
    return row;
  };
  await make('En borrador', {});
  await make('Para mañana', { fechaPublicacion: dayFromNow(1) }, 'publicar');
  await make('Desde hoy', { fechaPublicacion: dayFromNow(0), vigenteHasta: dayFromNow(0) }, 'publicar');
  await make('Hasta ayer', { vigenteHasta: dayFromNow(-1) }, 'publicar');
  await make('En el archivo', { vigenteHasta: dayFromNow(-1) }, 'publicar', 'archivar');
  const edited = await make('Publicada y editada', {}, 'publicar');
  const { id, version } = edited;
  await administrador().put(`/api/novedades/${id}`).send({ version, resumen: 'Un resumen nuevo' }).expect(200);
});

const administrador = () => test.as('administrador');
const list = async (query: Record<string, unknown>) => {
  const params = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
  return (await administrador().get('/api/novedades').query(params).expect(200)).body;
};
const titles = (rows: { titulo: string }[]) => rows.map(({ titulo }) => titulo).sort();

describe('computed state of a publication', () => {
  it.each([
    ['borrador', ['En borrador']],
    ['programado', ['Para mañana']],
    ['vigente', ['Desde hoy', 'Publicada y editada']],
    ['vencido', ['Hasta ayer']],
    ['archivado', ['En el archivo']],
  ])('«%s» filters exactly the rows in that state', async (situacion, expected) => {
    const found = await list({ filter: { situacion } });
    expect(titles(found)).toEqual(expected);
    expect(found.every((row: { situacion: string }) => row.situacion === situacion)).toBe(true);
  });

  it('filters rows with unpublished changes', async () => {
    expect(titles(await list({ filter: { conCambios: true } }))).toEqual(['Publicada y editada']);
    expect(await list({ filter: { conCambios: false } })).toHaveLength(5);
  });

  it('sorts the list, and is ignored in an update', async () => {
    const [first] = await list({ sort: ['situacion', 'ASC'] });
    expect(first.situacion).toBe('archivado');
    const [draft] = await list({ filter: { situacion: 'borrador' } });
    const sent = { ...draft, titulo: 'En borrador', situacion: 'vigente' };
    const { body } = await administrador().put(`/api/novedades/${draft.id}`).send(sent).expect(200);
    expect(body.situacion).toBe('borrador');
  });

  it('is hidden from visitors', async () => {
    const { body } = await test.anonymous.get('/api/publico/novedades').expect(200);
    expect(titles(body)).toEqual(['Desde hoy', 'Publicada y editada']);
    for (const row of body) expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['situacion']));
    await test.anonymous.get('/api/publico/novedades').query({ filter: '{"situacion":"vigente"}' }).expect(400);
  });
});
