import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadDocument } from '../support/uploadDocument.js';
import { uploadPicture } from '../support/uploadPicture.js';
import { useApp } from '../support/useApp.js';
import { comunicado, dayFromNow, writing } from './writing.js';

const SECTION = 'comunicados';
const test = useApp();

const { send, order, create, publish, read, list } = writing(test, SECTION, comunicado);
const window = (from: number, to: number) => ({ vigenteDesde: dayFromNow(from), vigenteHasta: dayFromNow(to) });
const changeAlternativeText = (picture: string, alternativo: string) =>
  test.as('administrador').put(`/api/archivos/${picture}`).set(test.seen(picture)).send({ alternativo });
const titles = (rows: { titulo: string }[]) => rows.map(({ titulo }) => titulo);

it('announcements sort in Spanish order, ñ after n, for visitors and staff', async () => {
  const ordered = ['Cana 77x', 'Canz 77x', 'Caña 77x', 'Cañz 77x', 'Cao 77x'];
  for (const titulo of ordered.toReversed()) await publish({ titulo });
  const listQuery = { filter: { q: '77x' }, sort: ['titulo', 'ASC'] };
  expect(titles(await list(listQuery))).toEqual(ordered);
  const query = { filter: JSON.stringify(listQuery.filter), sort: JSON.stringify(listQuery.sort) };
  const { body } = await test.as('administrador').get(`/api/${SECTION}`).query(query).expect(200);
  expect(titles(body)).toEqual(ordered);
});

describe('placement of an announcement', () => {
  it('defaults to the list', async () => {
    const row = await publish({ titulo: 'Solo en la lista' });
    expect(row).toMatchObject({ mostrarComo: ['lista'], enLista: true, enAviso: false, enVentana: false });
  });

  it('requires at least one place', async () => {
    const { body } = await send({ mostrarComo: [] }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['mostrarComo']);
  });

  it('is filterable by visitors and staff', async () => {
    await publish({ titulo: 'En ventana', mostrarComo: ['emergente_inicio'], ...window(-1, 5) });
    await publish({
      titulo: 'En todo',
      mostrarComo: ['lista', 'aviso_superior', 'emergente_inicio'],
      ...window(-1, 5),
    });
    expect(titles(await list({ filter: { enVentana: true } })).sort()).toEqual(['En todo', 'En ventana']);
    expect(titles(await list({ filter: { enAviso: true } }))).toEqual(['En todo']);
    const listed = titles(await list({ filter: { enLista: true } }));
    expect(listed).toContain('En todo');
    expect(listed).not.toContain('En ventana');
    const body = await test.find(`/api/${SECTION}`, { enVentana: true, enLista: false });
    expect(titles(body)).toEqual(['En ventana']);
  });

  it.each(['aviso_superior', 'emergente_inicio'])('requires dates as %s, at most sixty days apart', async (place) => {
    const mostrarComo = ['lista', place];
    for (const missing of [{}, { vigenteDesde: dayFromNow(0) }, { vigenteHasta: dayFromNow(9) }]) {
      const { body } = await order(await create({ mostrarComo, ...missing }), 'publicar').expect(422);
      expect(body.errors).toEqual({
        vigenteHasta: 'Los avisos y las ventanas necesitan desde y hasta cuándo se muestran',
      });
    }
    const { body } = await send({ mostrarComo, ...window(0, 61) }).expect(422);
    expect(body.errors).toEqual({ vigenteHasta: 'Un aviso o una ventana se muestra 60 días como máximo' });
    await publish({ mostrarComo, ...window(0, 60) });
  });

  it('needs no dates in the list', async () => {
    await publish({ ...window(0, 400) });
  });

  it('ends after its last day', async () => {
    const row = await publish({ mostrarComo: ['lista', 'emergente_inicio'], ...window(-9, -1) });
    await read(row).expect(404);
    const { body } = await test.as('administrador').get(`/api/${SECTION}/${row.id}`).expect(200);
    expect(body.situacion).toBe('vencido');
  });
});

describe('announcement about opening hours', () => {
  const ELSEWHERE =
    'No escriba las horas aquí: cámbielas en los horarios especiales de cada agencia, de donde se muestran';
  let agencias: string[];
  beforeAll(async () => {
    const agencia = writing(test, 'sitio/agencias', () => ({
      nombre: 'Agencia Uyuni',
      tipo: 'agencia_fija',
      departamento: 'PT',
      municipio: 'Uyuni',
      direccion: 'Av. Potosí 64',
    }));
    agencias = [(await agencia.publish({})).id];
  });

  it('requires its agencies', async () => {
    const { body } = await order(await create({ tipo: 'horarios' }), 'publicar').expect(422);
    expect(body.errors).toEqual({
      agencias: 'Elija las agencias: el comunicado de horarios muestra las horas que cada una tiene',
    });
    await publish({ tipo: 'horarios', agencias });
  });

  it.each([
    ['titulo', { titulo: 'Horario continuo de 8:30 a 18:30' }],
    ['contenido', { contenido: '<p>Atendemos hasta las <strong>18</strong> horas.</p>' }],
  ])('rejects hours in %s', async (field, values) => {
    const { body } = await order(await create({ tipo: 'horarios', agencias, ...values }), 'publicar').expect(422);
    expect(body.errors).toEqual({ [field]: ELSEWHERE });
    await publish({ tipo: 'general', agencias, ...values });
  });

  it('rejects hours in the alternative text of its image', async () => {
    const imagen = await uploadPicture(test, SECTION, 'imagen', 'Horario continuo en diciembre: de 8:30 a 18:30');
    const { body } = await order(await create({ tipo: 'horarios', agencias, imagen }), 'publicar').expect(422);
    expect(body.errors).toEqual({ imagen: ELSEWHERE });
  });

  it('rejects hours in the alternative text of its image while it is published or scheduled', async () => {
    for (const more of [{}, window(5, 9)]) {
      const imagen = await uploadPicture(test, SECTION, 'imagen', 'Atendemos en horario continuo en diciembre');
      await publish({ tipo: 'horarios', agencias, imagen, ...more });
      const { status, body } = await changeAlternativeText(imagen, 'Atendemos en diciembre de 8:30 a 18:30');
      expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { alternativo: ELSEWHERE } });
      expect((await changeAlternativeText(imagen, 'Atendemos en horario continuo todo diciembre')).status).toBe(200);
    }
  });
});

describe('announcement content', () => {
  it('requires a text or a document', async () => {
    const { body } = await send({ contenido: null }).expect(422);
    expect(body.errors).toEqual({ contenido: 'Escriba el texto o agregue el PDF' });
    await send({ contenido: null, pdf: await uploadDocument(test, SECTION, 'pdf') }).expect(201);
  });

  it('is dated at most thirty days ahead', async () => {
    const { body } = await send({ fechaComunicado: dayFromNow(31) }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['fechaComunicado']);
    await send({ fechaComunicado: dayFromNow(30) }).expect(201);
  });

  it('requires the full text as the alternative text of its image', async () => {
    const imageWithShortText = await uploadPicture(test, SECTION, 'imagen', 'Comunicado');
    const { body } = await order(await create({ imagen: imageWithShortText }), 'publicar').expect(422);
    expect(body.errors.imagen).toMatch(/^El texto alternativo debe ser todo el texto que se lee en la imagen/);
    const fullText = await uploadPicture(test, SECTION, 'imagen', 'Horario continuo en diciembre: de 8:30 a 18:30');
    await publish({ imagen: fullText });
  });

  it('rejects a shorter alternative text while it is published or scheduled', async () => {
    const fullText = 'Horario continuo en diciembre: de 8:30 a 18:30';
    for (const more of [{}, window(5, 9)]) {
      const imagen = await uploadPicture(test, SECTION, 'imagen', fullText);
      await publish({ imagen, ...more });
      const { status, body } = await changeAlternativeText(imagen, 'Comunicado');
      expect({ status, errors: body.errors }).toEqual({
        status: 422,
        errors: { alternativo: expect.stringMatching(/^El texto alternativo debe ser todo el texto/) },
      });
      expect(await changeAlternativeText(imagen, `${fullText}, de lunes a viernes`)).toMatchObject({
        status: 200,
        body: { alternativo: `${fullText}, de lunes a viernes` },
      });
    }
  });

  it('accepts a shorter alternative text while it is a draft', async () => {
    const imagen = await uploadPicture(test, SECTION, 'imagen', 'Horario continuo en diciembre: de 8:30 a 18:30');
    await create({ imagen });
    expect((await changeAlternativeText(imagen, 'Comunicado')).status).toBe(200);
  });
});
