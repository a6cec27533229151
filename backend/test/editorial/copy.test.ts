import { formatMonth, todayInLaPaz } from '@coop/domain';
import { addMonths } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';
import { writeNovedades } from './writeNovedades.js';

const test = useApp();

const TARIFARIO = '/api/institucional/tarifario';
const filas = [
  { grupo: 'comisiones', concepto: 'Certificado de saldo', moneda: 'BOB', valorTipo: 'monto', valor: '20.0000' },
];
const copyOf = (section: string, id: string, rol: 'administrador' | 'comercial' | 'creditos' = 'administrador') =>
  test.as(rol).get(`/api/${section}/${id}/copia`);

describe('copy of a row', () => {
  it('of a version starts on the first of the next month, without the document', async () => {
    const pdfOficial = await uploadDocument(test, 'institucional/tarifario', 'pdfOficial');
    const vigenteDesde = todayInLaPaz();
    const { body: row } = await test
      .as('comercial')
      .post(TARIFARIO)
      .send({ titulo: 'Tarifario vigente', vigenteDesde, pdfOficial, filas })
      .expect(201);
    const { body } = await copyOf('institucional/tarifario', row.id, 'comercial').expect(200);
    const next = `${addMonths(vigenteDesde, 1).slice(0, 7)}-01`;
    const titulo = `Tarifario de ${formatMonth(next)}`;
    expect(body).toMatchObject({ titulo: row.titulo, valores: { titulo, vigenteDesde: next, filas } });
    for (const name of ['id', 'slug', 'estado', 'pdfOficial', 'version', 'creadoEn'])
      expect(body.valores).not.toHaveProperty(name);
    const { body: made } = await test.as('comercial').post(TARIFARIO).send(body.valores).expect(201);
    expect(made).toMatchObject({ estado: 'borrador', vigenteDesde: next, pdfOficial: null });
    expect(made.slug).not.toBe(row.slug);
  });

  it('keeps the images of the original', async () => {
    const news = await writeNovedades(test);
    const row = await news.create('Feria de ahorro');
    const { body } = await copyOf('novedades', row.id).expect(200);
    expect(body.valores).not.toHaveProperty('fechaPublicacion');
    const { body: made } = await test
      .as('administrador')
      .post('/api/novedades')
      .send({ ...body.valores, fechaPublicacion: todayInLaPaz() })
      .expect(201);
    expect(made.imagen).toBe(row.imagen);
  });

  it('is available to users who may create one, in sections that allow it', async () => {
    const { body: row } = await test.as('comercial').post(TARIFARIO).send({ titulo: 'Tarifario', filas }).expect(201);
    await copyOf('institucional/tarifario', row.id, 'creditos').expect(403);
    await test.anonymous.get(`${TARIFARIO}/${row.id}/copia`).expect(401);
    await copyOf('institucional/tarifario', '018f0000-0000-7000-8000-000000000000').expect(404);
    await copyOf('remates', row.id).expect(404);
  });
});
