import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadDocument } from '../support/uploadDocument.js';
import { uploadPicture } from '../support/uploadPicture.js';
import { useApp } from '../support/useApp.js';
import { dayFromNow, writing } from './writing.js';

const SECTION = 'promociones';
const test = useApp();
const files = { imagenEscritorio: '', imagenMovil: '', basesPdf: '', ganadoresPdf: '' };
beforeAll(async () => {
  files.imagenEscritorio = await uploadPicture(test, SECTION, 'imagenEscritorio');
  files.imagenMovil = await uploadPicture(test, SECTION, 'imagenMovil');
  files.basesPdf = await uploadDocument(test, SECTION, 'basesPdf');
  files.ganadoresPdf = await uploadDocument(test, SECTION, 'ganadoresPdf');
});

const { send, order, create, publish, stored, read, list } = writing(test, SECTION, () => ({
  titulo: 'Promoción de prueba',
  tipo: 'regalo',
  contenido: '<p>Una alcancía de regalo para quien abre su cuenta.</p>',
  condiciones: 'Una por persona, hasta agotar las existencias.',
  imagenEscritorio: files.imagenEscritorio,
  imagenMovil: files.imagenMovil,
  vigenteDesde: dayFromNow(-10),
  vigenteHasta: dayFromNow(10),
}));
const faults = async (changes: object) => Object.keys((await send(changes).expect(422)).body.errors);
const faultsToPublish = async (changes: object) =>
  Object.keys((await order(await create(changes), 'publicar').expect(422)).body.errors);
const draw = () => ({ tipo: 'sorteo', fechaSorteo: dayFromNow(12), basesPdf: files.basesPdf });

it('shows in a field only what was brought for it, also of the files that it shows in another', async () => {
  const { id, version } = await create();
  const change = (values: object) =>
    test
      .as('administrador')
      .put(`/api/${SECTION}/${id}`)
      .send({ version, ...values });
  const { body } = await change({ imagenMovil: files.imagenEscritorio }).expect(422);
  expect(body.errors).toEqual({ imagenMovil: 'El archivo no existe o no es de este campo' });
  await change({ imagenMovil: files.imagenMovil, titulo: 'Con las mismas imágenes' }).expect(200);
});

describe('the days of a promotion', () => {
  it.each(['vigenteDesde', 'vigenteHasta', 'imagenEscritorio', 'imagenMovil'])(
    'is not published without %s',
    async (name) => {
      expect(await faultsToPublish({ [name]: null })).toEqual([name]);
    },
  );

  it('is in force only when it is published and has begun', async () => {
    const vigencia = async (values: object) => (await stored(await create(values))).vigencia;
    expect(await vigencia({})).toBe('sin_publicar');
    expect((await publish({ vigenteDesde: dayFromNow(2), vigenteHasta: dayFromNow(5) })).vigencia).toBe('por_empezar');
    expect((await publish({ vigenteHasta: dayFromNow(5) })).vigencia).toBe('vigente');
  });

  it.each([
    ['in five days', 5, 5],
    ['today', 0, 0],
  ])('ends %s: that many are left, for staff and visitors', async (_, hasta, expected) => {
    const row = await publish({ vigenteHasta: dayFromNow(hasta) });
    expect(row.diasRestantes).toBe(expected);
    const { body } = await read(row).expect(200);
    expect(body).toMatchObject({ diasRestantes: expected, vigencia: 'vigente' });
    expect(body).not.toHaveProperty('situacion');
  });

  it('counts nothing down before it begins, and shows nothing', async () => {
    const row = await publish({ vigenteDesde: dayFromNow(1) });
    expect(row).toMatchObject({ situacion: 'programado', diasRestantes: null });
    await read(row).expect(404);
  });

  it('leaves the list when it is over and stays at its address with its pictures, until it is archived', async () => {
    const row = await publish({ titulo: 'Promoción pasada', vigenteHasta: dayFromNow(-1) });
    const { body } = await read(row).expect(200);
    expect(body).toMatchObject({ vigencia: 'finalizado', diasRestantes: null });
    await test.anonymous.get(body.imagenEscritorio.url).expect(200);
    const titles = (rows: { titulo: string }[]) => rows.map(({ titulo }) => titulo);
    expect(titles(await list())).not.toContain('Promoción pasada');
    expect(titles(await list({ filter: { vigencia: 'finalizado' } }))).toEqual(['Promoción pasada']);
    await order(await stored(row), 'archivar').expect(200);
    await read(row).expect(404);
    await test.anonymous.get(body.imagenEscritorio.url).expect(200);
  });

  it('ends no earlier than it begins', async () => {
    expect(await faults({ vigenteHasta: dayFromNow(-11) })).toEqual(['vigenteHasta']);
    await send({ vigenteHasta: dayFromNow(-10) }).expect(201);
  });
});

describe('required fields of promotions', () => {
  it.each([
    ['a button without its text', { botonEnlace: '/productos/creditos' }],
    ['a button without its link', { botonTexto: 'Simular' }],
  ])('is not %s', async (_, half) => {
    expect(await faults(half)).toEqual(['botonEnlace']);
  });

  it.each([
    ['leads to a page of ours', '/productos/creditos'],
    ['leads elsewhere over https', 'https://www.asfi.gob.bo'],
  ])('has a button that %s', async (_, botonEnlace) => {
    await send({ botonTexto: 'Conocer más', botonEnlace }).expect(201);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://example.com'])(
    'has no button to %s',
    async (botonEnlace) => {
      expect(await faults({ botonTexto: 'Conocer más', botonEnlace })).toEqual(['botonEnlace']);
    },
  );

  it.each([
    ['conditions', { condiciones: 'Muy breves.' }, 'condiciones'],
    ['content', { contenido: '<p>Muy breve.</p>' }, 'contenido'],
    ['a product that we have', { producto: 'criptomonedas' }, 'producto'],
  ])('has %s', async (_, fault, field) => {
    expect(await faults(fault)).toEqual([field]);
  });

  it('may name the product that it is about', async () => {
    const row = await publish({ producto: 'creditos' });
    expect((await read(row).expect(200)).body.producto).toBe('creditos');
  });
});

describe('a draw', () => {
  it('is not saved without its day, nor published without its rules', async () => {
    expect(await faults({ ...draw(), fechaSorteo: null })).toEqual(['fechaSorteo']);
    expect(await faultsToPublish({ ...draw(), basesPdf: null })).toEqual(['basesPdf']);
    await publish(draw());
  });

  it('is not before the promotion begins', async () => {
    expect(await faults({ ...draw(), fechaSorteo: dayFromNow(-11) })).toEqual(['fechaSorteo']);
  });

  it('has winners from its day on', async () => {
    const early = { ...draw(), ganadores: 'R. Flores', ganadoresPdf: files.ganadoresPdf };
    expect((await faults(early)).sort()).toEqual(['ganadores', 'ganadoresPdf']);
    await send({ ...early, fechaSorteo: dayFromNow(0) }).expect(201);
  });

  it('is the only promotion that keeps a day and winners', async () => {
    const { body } = await send({ fechaSorteo: dayFromNow(-1), ganadores: 'R. Flores' }).expect(201);
    expect(body).toMatchObject({ fechaSorteo: null, ganadores: null });
  });
});

describe('the home page', () => {
  const featured = (from: number, to: number, titulo = 'Destacada') => ({
    titulo,
    destacado: true,
    vigenteDesde: dayFromNow(from),
    vigenteHasta: dayFromNow(to),
  });

  it('takes five at the same time, and refuses the sixth by naming them', async () => {
    const made = [];
    for (let at = 1; at <= 5; at++) made.push(await publish(featured(100, 120, `Destacada número ${at}`)));
    const sixth = await create(featured(110, 130));
    const { body } = await order(sixth, 'publicar').expect(422);
    expect(body.errors.destacado).toMatch(/^En esas fechas el inicio ya muestra 5 promociones: «Destacada número/);
    expect((await stored(sixth)).estado).toBe('borrador');
    const [first] = made;
    if (!first) throw new Error('Nothing was published');
    await order(first, 'publicar').expect(200);
    await order(await stored(first), 'archivar').expect(200);
    await order(sixth, 'publicar').expect(200);
  });

  it('takes a sixth on other days, and any number that it does not show', async () => {
    await publish(featured(131, 140));
    await publish({ ...featured(100, 120), destacado: false });
  });

  it('counts what visitors read: an edit counts once it is published', async () => {
    for (let at = 1; at <= 4; at++) await publish(featured(200, 210));
    const plain = await publish({ ...featured(200, 210), destacado: false });
    const { body: edited } = await test
      .as('administrador')
      .put(`/api/${SECTION}/${plain.id}`)
      .send({ destacado: true, version: plain.version })
      .expect(200);
    await publish(featured(200, 210));
    const { body } = await order(edited, 'publicar').expect(422);
    expect(Object.keys(body.errors)).toEqual(['destacado']);
  });

  it('never takes six when two are published at the same moment', async () => {
    for (let at = 1; at <= 4; at++) await publish(featured(300, 310));
    const two = [await create(featured(300, 310)), await create(featured(300, 310))];
    const answers = await Promise.all(two.map((row) => order(row, 'publicar')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
