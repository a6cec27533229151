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

describe('social responsibility activity', () => {
  it.each(['eje', 'fechaActividad', 'contenido'])('is not saved without %s', async (name) => {
    const { body } = await send({ [name]: null }).expect(422);
    expect(body.errors).toEqual({ [name]: 'Este campo es obligatorio' });
  });

  it('requires a cover image to be published', async () => {
    const { body } = await order(await create({ imagenPortada: null }), 'publicar').expect(422);
    expect(body.errors).toEqual({ imagenPortada: 'Agregue la portada para publicar la actividad' });
    await publish();
  });

  it('requires a date within its year', async () => {
    const { body } = await send({ fechaActividad: '2023-12-31' }).expect(422);
    expect(body.errors).toEqual({ fechaActividad: 'La fecha de la actividad debe ser de su gestión' });
    await send({ fechaActividad: '2024-12-31' }).expect(201);
  });

  it.each([
    ['a future year', { gestion: thisYear + 1, fechaActividad: `${thisYear + 1}-01-01` }, 'gestion'],
    ['negative beneficiaries', { beneficiarios: -1 }, 'beneficiarios'],
    ['too many beneficiaries', { beneficiarios: 1_000_001 }, 'beneficiarios'],
  ])('rejects %s', async (_, fault, field) => {
    const { body } = await send(fault).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('is filtered by theme and year', async () => {
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

describe('annual social responsibility report', () => {
  it('requires only a document to be published', async () => {
    const { body } = await order(await create({ ...report(2010), documentos: [] }), 'publicar').expect(422);
    expect(body.errors).toEqual({ documentos: 'Falta el documento PDF' });
    await publish({ ...report(2010), eje: null, contenido: null, imagenPortada: null });
  });

  it('accepts up to five documents', async () => {
    const many = (count: number) => Array.from({ length: count }, () => documentos[0]);
    await send({ ...report(2011), documentos: many(6) }).expect(422);
    await send({ ...report(2011), documentos: many(5) }).expect(201);
  });

  it('is unique per year and type among published ones', async () => {
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

  it('is unique per year for concurrent publications', async () => {
    const two = [await create(report(2014)), await create(report(2014))];
    const answers = await Promise.all(two.map((row) => order(row, 'publicar')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('permissions of social responsibility', () => {
  it('are restricted to administrador and rrhh', async () => {
    await send({}, 'rrhh').expect(201);
    for (const rol of ['comercial', 'creditos', 'sistemas', 'finanzas'] as const) await send({}, rol).expect(403);
  });
});
