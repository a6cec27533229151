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
const validationErrors = async (changes: object) => Object.keys((await send(changes).expect(422)).body.errors);
const publicationErrors = async (changes: object) =>
  Object.keys((await order(await create(changes), 'publicar').expect(422)).body.errors);
const draw = () => ({ tipo: 'sorteo', fechaSorteo: dayFromNow(12), basesPdf: files.basesPdf });

it('a promotion image uploaded for one field is rejected in another', async () => {
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

describe('dates of a promotion', () => {
  it.each(['vigenteDesde', 'vigenteHasta', 'imagenEscritorio', 'imagenMovil'])(
    'are required with the images: rejects a publication without %s',
    async (name) => {
      expect(await publicationErrors({ [name]: null })).toEqual([name]);
    },
  );

  it('make it current once published and started', async () => {
    const vigencia = async (values: object) => (await stored(await create(values))).vigencia;
    expect(await vigencia({})).toBe('sin_publicar');
    expect((await publish({ vigenteDesde: dayFromNow(2), vigenteHasta: dayFromNow(5) })).vigencia).toBe('por_empezar');
    expect((await publish({ vigenteHasta: dayFromNow(5) })).vigencia).toBe('vigente');
  });

  it.each([
    ['in five days', 5, 5],
    ['today', 0, 0],
  ])('count the remaining days for staff and visitors when it ends %s', async (_, hasta, expected) => {
    const row = await publish({ vigenteHasta: dayFromNow(hasta) });
    expect(row.diasRestantes).toBe(expected);
    const { body } = await read(row).expect(200);
    expect(body).toMatchObject({ diasRestantes: expected, vigencia: 'vigente' });
    expect(body).not.toHaveProperty('situacion');
  });

  it('hide it before the start, without a countdown', async () => {
    const row = await publish({ vigenteDesde: dayFromNow(1) });
    expect(row).toMatchObject({ situacion: 'programado', diasRestantes: null });
    await read(row).expect(404);
  });

  it('remove it from the list after the end, keeping its page and images until it is archived', async () => {
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

  it('reject an end before the start', async () => {
    expect(await validationErrors({ vigenteHasta: dayFromNow(-11) })).toEqual(['vigenteHasta']);
    await send({ vigenteHasta: dayFromNow(-10) }).expect(201);
  });
});

describe('fields of a promotion', () => {
  it.each([
    ['without text', { botonEnlace: '/productos/creditos' }],
    ['without a link', { botonTexto: 'Simular' }],
  ])('reject a button %s', async (_, half) => {
    expect(await validationErrors(half)).toEqual(['botonEnlace']);
  });

  it.each([
    ['to an internal page', '/productos/creditos'],
    ['to an external https page', 'https://www.asfi.gob.bo'],
  ])('accept a button %s', async (_, botonEnlace) => {
    await send({ botonTexto: 'Conocer más', botonEnlace }).expect(201);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://example.com'])(
    'reject a button to %s',
    async (botonEnlace) => {
      expect(await validationErrors({ botonTexto: 'Conocer más', botonEnlace })).toEqual(['botonEnlace']);
    },
  );

  it.each([
    ['short conditions', { condiciones: 'Muy breves.' }, 'condiciones'],
    ['short content', { contenido: '<p>Muy breve.</p>' }, 'contenido'],
    ['an unknown product', { producto: 'criptomonedas' }, 'producto'],
  ])('reject %s', async (_, fault, field) => {
    expect(await validationErrors(fault)).toEqual([field]);
  });

  it('accept a related product', async () => {
    const row = await publish({ producto: 'creditos' });
    expect((await read(row).expect(200)).body.producto).toBe('creditos');
  });
});

describe('draw of a promotion', () => {
  it('requires a date to be saved and rules to be published', async () => {
    expect(await validationErrors({ ...draw(), fechaSorteo: null })).toEqual(['fechaSorteo']);
    expect(await publicationErrors({ ...draw(), basesPdf: null })).toEqual(['basesPdf']);
    await publish(draw());
  });

  it('rejects a date before the promotion starts', async () => {
    expect(await validationErrors({ ...draw(), fechaSorteo: dayFromNow(-11) })).toEqual(['fechaSorteo']);
  });

  it('accepts winners only from its date on', async () => {
    const early = { ...draw(), ganadores: 'R. Flores', ganadoresPdf: files.ganadoresPdf };
    expect((await validationErrors(early)).sort()).toEqual(['ganadores', 'ganadoresPdf']);
    await send({ ...early, fechaSorteo: dayFromNow(0) }).expect(201);
  });

  it('discards the date and winners of other promotions', async () => {
    const { body } = await send({ fechaSorteo: dayFromNow(-1), ganadores: 'R. Flores' }).expect(201);
    expect(body).toMatchObject({ fechaSorteo: null, ganadores: null });
  });
});

describe('home page promotions', () => {
  const featured = (from: number, to: number, titulo = 'Destacada') => ({
    titulo,
    destacado: true,
    vigenteDesde: dayFromNow(from),
    vigenteHasta: dayFromNow(to),
  });

  it('are limited to five at the same time, and the error names them', async () => {
    const published = [];
    for (let at = 1; at <= 5; at++) published.push(await publish(featured(100, 120, `Destacada número ${at}`)));
    const sixth = await create(featured(110, 130));
    const { body } = await order(sixth, 'publicar').expect(422);
    expect(body.errors.destacado).toMatch(/^En esas fechas el inicio ya muestra 5 promociones: «Destacada número/);
    expect((await stored(sixth)).estado).toBe('borrador');
    const [first] = published;
    if (!first) throw new Error('Nothing was published');
    await order(first, 'publicar').expect(200);
    await order(await stored(first), 'archivar').expect(200);
    await order(sixth, 'publicar').expect(200);
  });

  it('accept a sixth on other dates or without the featured flag', async () => {
    await publish(featured(131, 140));
    await publish({ ...featured(100, 120), destacado: false });
  });

  it('count the published version, not pending edits', async () => {
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

  it('stay within the limit for concurrent publications', async () => {
    for (let at = 1; at <= 4; at++) await publish(featured(300, 310));
    const two = [await create(featured(300, 310)), await create(featured(300, 310))];
    const answers = await Promise.all(two.map((row) => order(row, 'publicar')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
