import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadDocument } from '../support/uploadDocument.js';
import { uploadPicture } from '../support/uploadPicture.js';
import { useApp } from '../support/useApp.js';
import { dayFromNow, writing } from './writing.js';

const SECTION = 'institucional/responsabilidad-social-empresarial';
const test = useApp();
let imagenPortada: string;
let documentos: { nombre: string; archivo: string }[];
beforeAll(async () => {
  imagenPortada = await uploadPicture(test, SECTION, 'imagenPortada');
  documentos = [{ nombre: 'Informe', archivo: await uploadDocument(test, SECTION, 'documentos.archivo') }];
});

const thisYear = Number(dayFromNow(0).slice(0, 4));
const { send, order, create, publish, stored, read, list } = writing(test, SECTION, () => ({
  titulo: 'Mil árboles para la cuenca',
  tipo: 'actividad',
  gestion: 2024,
  eje: 'medio_ambiente',
  fechaActividad: '2024-05-10',
  contenido: '<p>Plantamos mil árboles nativos.</p>',
  imagenPortada,
}));
const report = (gestion: number) => ({
  titulo: `Informe ${gestion}`,
  tipo: 'informe_anual',
  gestion,
  fechaActividad: null,
  documentos,
});

describe('an activity', () => {
  it.each(['eje', 'fechaActividad', 'contenido'])('is not saved without %s', async (name) => {
    const { body } = await send({ [name]: null }).expect(422);
    expect(body.errors).toEqual({ [name]: 'Este campo es obligatorio' });
  });

  it('is not published without its cover', async () => {
    const { body } = await order(await create({ imagenPortada: null }), 'publicar').expect(422);
    expect(body.errors).toEqual({ imagenPortada: 'Agregue la portada para publicar la actividad' });
    await publish();
  });

  it('took place in its year', async () => {
    const { body } = await send({ fechaActividad: '2023-12-31' }).expect(422);
    expect(body.errors).toEqual({ fechaActividad: 'La fecha de la actividad debe ser de su gestión' });
    await send({ fechaActividad: '2024-12-31' }).expect(201);
  });

  it.each([
    ['a year to come', { gestion: thisYear + 1, fechaActividad: `${thisYear + 1}-01-01` }, 'gestion'],
    ['fewer than nobody', { beneficiarios: -1 }, 'beneficiarios'],
    ['more people than may be', { beneficiarios: 1_000_001 }, 'beneficiarios'],
  ])('is not of %s', async (_, fault, field) => {
    const { body } = await send(fault).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('is found by its theme and its year', async () => {
    await publish({
      titulo: 'Aulas que ahorran',
      eje: 'educacion_financiera',
      gestion: 2022,
      fechaActividad: '2022-03-01',
    });
    const found = await list({ filter: { tipo: 'actividad', eje: 'educacion_financiera', gestion: 2022 } });
    expect(found.map(({ titulo }: { titulo: string }) => titulo)).toEqual(['Aulas que ahorran']);
    expect(await list({ filter: { eje: 'gobernanza' } })).toEqual([]);
  });
});

describe('a yearly report', () => {
  it('needs no theme, no day and no cover, but a document to be published', async () => {
    const { body } = await order(await create({ ...report(2010), documentos: [] }), 'publicar').expect(422);
    expect(body.errors).toEqual({ documentos: 'Falta el documento PDF' });
    await publish({ ...report(2010), eje: null, contenido: null, imagenPortada: null });
  });

  it('has five documents at most', async () => {
    const many = (count: number) => Array.from({ length: count }, () => documentos[0]);
    await send({ ...report(2011), documentos: many(6) }).expect(422);
    await send({ ...report(2011), documentos: many(5) }).expect(201);
  });

  it('is one a year among the published; drafts and other years are free', async () => {
    const first = await publish(report(2012));
    const second = await create(report(2012));
    const { body } = await order(second, 'publicar').expect(422);
    expect(Object.keys(body.errors)).toEqual(['gestion']);
    await publish(report(2013));
    await publish({ ...report(2012), tipo: 'balance_social' });
    await order(await stored(first), 'archivar').expect(200);
    await order(second, 'publicar').expect(200);
    await read(first).expect(404);
    await read(second).expect(200);
  });

  it('is one a year even when two are published at the same moment', async () => {
    const two = [await create(report(2014)), await create(report(2014))];
    const answers = await Promise.all(two.map((row) => order(row, 'publicar')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('permissions', () => {
  it('is administrador and rrhh, nobody else', async () => {
    await send({}, 'rrhh').expect(201);
    for (const rol of ['comercial', 'creditos', 'sistemas', 'finanzas'] as const) await send({}, rol).expect(403);
  });
});
