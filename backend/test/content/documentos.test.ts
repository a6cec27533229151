import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadDocument } from '../support/uploadDocument.js';
import { uploadPicture } from '../support/uploadPicture.js';
import { useApp } from '../support/useApp.js';
import { dayFromNow, writing } from './writing.js';

const BOLETINES = 'institucional/boletines-informativos';
const MEMORIAS = 'institucional/memorias-institucionales';

const test = useApp();
const files = { boletin: '', memoria: '', portada: '' };
beforeAll(async () => {
  files.boletin = await uploadDocument(test, BOLETINES, 'pdf');
  files.memoria = await uploadDocument(test, MEMORIAS, 'pdf');
  files.portada = await uploadPicture(test, MEMORIAS, 'portada');
});

describe('newsletters', () => {
  const boletin = () => ({
    numero: 1,
    gestion: 2025,
    titulo: 'Boletín de prueba',
    periodicidad: 'mensual',
    fechaEdicion: '2025-01-31',
    pdf: files.boletin,
  });
  const { send, order, create, publish, list } = writing(test, BOLETINES, boletin);

  it('have a unique number per year', async () => {
    await create({ numero: 1, gestion: 2019 });
    const { body } = await send({ numero: 1, gestion: 2019 }).expect(422);
    expect(body.errors).toEqual({ gestion: 'Ya existe otro registro con el mismo valor (Gestión, N.º)' });
    await send({ numero: 1, gestion: 2018 }).expect(201);
    await send({ numero: 2, gestion: 2019 }).expect(201);
  });

  it.each([
    ['more than thirty days ahead', { fechaEdicion: dayFromNow(31) }, 'fechaEdicion'],
    ['a future year', { gestion: Number(dayFromNow(0).slice(0, 4)) + 1 }, 'gestion'],
    ['eleven topics', { temas: Array.from({ length: 11 }, (_, at) => `Tema ${at}`) }, 'temas'],
    ['number zero', { numero: 0 }, 'numero'],
    ['a title that is too short', { titulo: 'Hola' }, 'titulo'],
  ])('are rejected with %s', async (_, fault, field) => {
    const { body } = await send({ numero: 90, ...fault }).expect(422);
    expect(Object.keys(body.errors).map((name) => name.split('.')[0])).toEqual([field]);
  });

  it('accept a date thirty days ahead and ten topics', async () => {
    const temas = Array.from({ length: 10 }, (_, at) => `Tema ${at}`);
    await send({ numero: 91, fechaEdicion: dayFromNow(30), temas }).expect(201);
  });

  it('require the document to be published, not the cover', async () => {
    const { body } = await order(await create({ numero: 92, pdf: null }), 'publicar').expect(422);
    expect(Object.keys(body.errors)).toEqual(['pdf']);
    await publish({ numero: 93 });
  });

  it('are filtered by year and searched by topic, newest first', async () => {
    await publish({ numero: 1, gestion: 2015, fechaEdicion: '2015-03-31', temas: ['Energía solar'] });
    await publish({ numero: 2, gestion: 2015, fechaEdicion: '2015-06-30' });
    const numbers = async (filter: object) => (await list({ filter })).map(({ numero }: { numero: number }) => numero);
    expect(await numbers({ gestion: 2015 })).toEqual([2, 1]);
    expect(await numbers({ q: 'energia' })).toEqual([1]);
    const staff = await test
      .as('administrador')
      .get(`/api/${BOLETINES}`)
      .query({ filter: '{"q":"energia"}' })
      .expect(200);
    expect(staff.body).toHaveLength(1);
  });
});

describe('annual reports', () => {
  const { send, order, change, create, publish, read } = writing(test, MEMORIAS, () => ({
    gestion: 2020,
    portada: files.portada,
    pdf: files.memoria,
  }));

  it('are unique per year', async () => {
    await create({ gestion: 2010 });
    const { body } = await send({ gestion: 2010 }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['gestion']);
    await send({ gestion: 2011 }).expect(201);
  });

  it('use a title with the year until one is entered', async () => {
    const row = await create({ gestion: 2012 });
    expect(row).toMatchObject({ titulo: 'Memoria Institucional 2012', slug: 'memoria-institucional-2012' });
    const moved = (await change(row, { gestion: 2013 }).expect(200)).body;
    expect(moved.titulo).toBe('Memoria Institucional 2013');
    const named = (await change(moved, { titulo: 'Cincuenta años juntos' }).expect(200)).body;
    const again = (await change(named, { gestion: 2014 }).expect(200)).body;
    expect(again.titulo).toBe('Cincuenta años juntos');
    expect((await change(again, { titulo: '' }).expect(200)).body.titulo).toBe('Memoria Institucional 2014');
  });

  it.each([
    ['a future assembly', { fechaAsamblea: dayFromNow(1) }, 'fechaAsamblea'],
    ['a future year', { gestion: Number(dayFromNow(0).slice(0, 4)) + 1 }, 'gestion'],
  ])('are rejected with %s', async (_, fault, field) => {
    const { body } = await send({ gestion: 2005, ...fault }).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('accept the current year with an assembly today', async () => {
    await send({ gestion: Number(dayFromNow(0).slice(0, 4)), fechaAsamblea: dayFromNow(0) }).expect(201);
  });

  it.each(['portada', 'pdf'])('require %s to be published', async (field) => {
    const draft = await create({ gestion: field === 'pdf' ? 2001 : 2002, [field]: null });
    const { body } = await order(draft, 'publicar').expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('include the document in the public response', async () => {
    const row = await publish({ gestion: 2003 });
    const { body } = await read(row).expect(200);
    expect(body).toMatchObject({ titulo: 'Memoria Institucional 2003', pdf: { mime: 'application/pdf' } });
    await test.anonymous.get(body.pdf.url).expect(200);
  });
});
