import type { Rol } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { v7 as uuidv7 } from 'uuid';
import { FilesService } from '../../src/resource/files/files.service.js';
import { dayFromNow, writing } from '../content/writing.js';
import { makePdf } from '../files/makePdf.js';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';
import { OTHER, OWN, type Row, RULES, SECTION, secondPerson } from './secondPerson.js';

const test = useApp();
const { createRule, coefficient, addRule, monthEnd, pdf, publish, send, createBy } = secondPerson(test);
beforeAll(async () => {
  await createRule();
});

describe('required approval', () => {
  it('applies to a batch publication', async () => {
    const row = await createBy('finanzas');
    const lote = (by: Rol) =>
      test
        .as(by)
        .post(`/api/${SECTION}/lote/publicar`)
        .send({ registros: [{ id: row.id, version: row.version }] });
    expect((await lote('finanzas').expect(422)).body.fallas).toMatchObject([{ id: row.id, errores: { '': OTHER } }]);
    await send(row, 'finanzas').expect(200);
    await lote('finanzas').expect(422);
    await lote('administrador').expect(200);
  });

  it('applies to a version restored from the history, whose author is the user who restored it', async () => {
    const row = await createBy('finanzas');
    await send(row, 'finanzas').expect(200);
    const { body: live } = await publish(row, 'administrador').expect(200);
    const { body: edited } = await coefficient.change(live, { descripcion: 'Más palabras' }, 'finanzas').expect(200);
    const { body: back } = await test
      .as('administrador')
      .post(`/api/${SECTION}/${row.id}/historial/1/recuperar`)
      .send({ version: edited.version })
      .expect(200);
    await publish(back, 'administrador').expect(422);
    expect((await send(back, 'administrador').expect(422)).body.detail).toContain('No hay otra persona');
  });

  it('applies to a row restored from the trash, whose request is gone', async () => {
    const row = await createBy('finanzas');
    await send(row, 'finanzas').expect(200);
    await test.as('finanzas').delete(`/api/${SECTION}/${row.id}`).set('If-Match', `"${row.version}"`).expect(200);
    const { body: back } = await test.as('finanzas').post(`/api/${SECTION}/papelera/${row.id}/recuperar`).expect(200);
    expect((await publish(back, 'administrador').expect(422)).body.detail).toBe(OTHER);
    await send(back, 'finanzas').expect(200);
    await publish(back, 'administrador').expect(200);
  });

  it('applies to an archived row that is restored as a draft', async () => {
    const row = await createBy('finanzas');
    await send(row, 'finanzas').expect(200);
    const { body: live } = await publish(row, 'administrador').expect(200);
    await send(live, 'administrador', { orden: 'archivar' }).expect(200);
    const { body: archived } = await coefficient.order(live, 'archivar', {}, 'finanzas').expect(200);
    expect((await send(archived, 'finanzas').expect(422)).body.detail).toContain('Está archivado');
    const { body: draft } = await coefficient.order(archived, 'restaurar', {}, 'finanzas').expect(200);
    await publish(draft, 'finanzas').expect(422);
    await send(draft, 'finanzas').expect(200);
    expect((await publish(draft, 'finanzas').expect(422)).body.detail).toBe(OWN);
    await publish(draft, 'administrador').expect(200);
  });

  it('applies to an API key and its creator', async () => {
    const { body: machine } = await test
      .as('administrador')
      .post('/api/sitio/accesos-de-sistemas')
      .send({
        nombre: 'Contabilidad',
        responsable: 'Sistemas, int. 204',
        rol: 'finanzas',
        permisos: ['leer', 'crear', 'editar', 'publicar'].map((accion) => ({ seccion: SECTION, accion })),
        venceEn: dayFromNow(30),
      })
      .expect(201);
    const { body: made } = await test
      .as('administrador')
      .post(`/api/sitio/accesos-de-sistemas/${machine.id}/clave`)
      .expect(200);
    const by = supertest.agent(test.origin).set('Authorization', `Bearer ${made.clave}`);
    const publishBy = (row: Row) =>
      by.post(`/api/${SECTION}/${row.id}/publicar`).set('Idempotency-Key', uuidv7()).send({ version: row.version });
    // An API key can't approve a row that a person wrote.
    const other = await createBy('finanzas');
    await publishBy(other).expect(422);
    await send(other, 'finanzas').expect(200);
    expect((await publishBy(other).expect(422)).body.detail).toBe('Lo aprueba una persona, no un sistema.');
    // The creator of an API key can't approve a row written with that key.
    const { body: own } = await by
      .post(`/api/${SECTION}`)
      .send({ fechaCorte: monthEnd(), capitalRegulatorio: '134.55', activosPonderados: '1000', pdf: pdf() })
      .expect(201);
    await publishBy(own).expect(422);
    await send(own, 'administrador').expect(200);
    expect((await publish(own, 'administrador').expect(422)).body.detail).toBe(OWN);
    await publish(own, 'finanzas').expect(200);
    const { body: next } = await by
      .put(`/api/${SECTION}/${own.id}`)
      .send({ version: 2, descripcion: 'Nota' })
      .expect(200);
    expect((await send(next, 'finanzas').expect(422)).body.detail).toContain('No hay otra persona');
  });

  it('handles an Idempotency-Key per user and action', async () => {
    const row = await createBy('finanzas');
    const key = uuidv7();
    const { body: sent } = await send(row, 'finanzas').set('Idempotency-Key', key).expect(200);
    expect((await send(row, 'finanzas').set('Idempotency-Key', key).expect(200)).body).toEqual(sent);
    await publish(row, 'finanzas').set('Idempotency-Key', key).expect(422);
    await publish(row, 'administrador').set('Idempotency-Key', key).expect(200);
  });

  it('applies to a file of a row: its content and text can’t be replaced', async () => {
    const own = await uploadDocument(test, SECTION, 'pdf');
    const replace = (by: Rol) =>
      test
        .as(by)
        .post(`/api/archivos/${own}/reemplazo`)
        .set('If-Match', '"1"')
        .field('motivo', 'Una página que faltaba')
        .attach('archivo', makePdf({}), 'otro.pdf');
    await createBy('finanzas', { pdf: own });
    expect((await replace('administrador').expect(422)).body).toMatchObject({ codigo: 'transicion_invalida' });
    const change = test
      .as('administrador')
      .put(`/api/archivos/${own}`)
      .set('If-Match', '"1"')
      .send({ alternativo: 'Otro' });
    expect((await change.expect(422)).body.codigo).toBe('transicion_invalida');
  });

  it('applies to a file that a row referenced while its replacement was queued', async () => {
    const own = await uploadDocument(test, SECTION, 'pdf');
    const files = test.app.get(FilesService, { strict: false });
    let release = () => {};
    const blocked = new Promise<Buffer>((resolve) => {
      release = () => resolve(makePdf());
    });
    const place = { nombre: 'a.pdf', seccion: SECTION, campo: 'pdf', subidoPor: test.uids.administrador };
    const content = { size: 10, read: () => blocked, signal: undefined };
    const before = [1, 2].map(() => files.store({ ...place, content }));
    const replaced = test
      .as('administrador')
      .post(`/api/archivos/${own}/reemplazo`)
      .set('If-Match', '"1"')
      .field('motivo', 'Una página que faltaba')
      .attach('archivo', makePdf({}), 'otro.pdf')
      .expect(422)
      .then(({ body }) => body);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await createBy('finanzas', { pdf: own });
    release();
    await Promise.all(before);
    expect(await replaced).toMatchObject({ codigo: 'transicion_invalida' });
  });

  it('applies to a scheduled row and to a copy of the current version', async () => {
    const tarifario = 'institucional/tarifario';
    const version = writing(test, tarifario, () => ({
      titulo: 'Tarifario de prueba',
      vigenteDesde: dayFromNow(0),
      filas: [{ grupo: 'comisiones', concepto: 'Certificado', moneda: 'BOB', valorTipo: 'monto', valor: '20' }],
    }));
    const pdfOficial = await uploadDocument(test, tarifario, 'pdfOficial');
    await version.publish({ pdfOficial });
    const { id } = await addRule(tarifario);
    const first = await version.create({ titulo: 'Para después', pdfOficial, vigenteDesde: dayFromNow(9) });
    expect((await version.order(first, 'publicar').expect(422)).body.detail).toBe(OTHER);
    await send(first, 'administrador', {}, tarifario).expect(200);
    await version.order(first, 'publicar', {}, 'comercial').expect(200);
    const { body: copy } = await test.as('comercial').get(`/api/${tarifario}/${first.id}/copia`).expect(200);
    const made = (
      await version
        .send({ ...copy.valores, titulo: 'La que sigue', pdfOficial, vigenteDesde: dayFromNow(20) }, 'comercial')
        .expect(201)
    ).body;
    await version.order(made, 'publicar', {}, 'comercial').expect(422);
    await test.as('administrador').delete(`${RULES}/${id}`).set('If-Match', '"1"').expect(200);
    await version.order(made, 'publicar', {}, 'comercial').expect(200);
  });
});

describe('action on a row with pending changes', () => {
  const TENDERS = 'institucional/licitaciones';
  let document: string;
  let other: string;
  let count = 0;
  beforeAll(async () => {
    document = await uploadDocument(test, TENDERS, 'documentos.archivo');
    other = (await test.signUp('administrador')).token;
    await addRule(TENDERS);
  });
  const tenders = writing(test, TENDERS, () => ({
    codigo: `SEG-${++count}/2026`,
    objeto: 'Provisión de cajeros automáticos para tres agencias',
    tipo: 'bienes',
    modalidad: 'licitacion_publica',
    convocatoria: 1,
    fechaPublicacion: dayFromNow(-20),
    presentacionHasta: new Date(Date.now() - 2 * 86_400_000).toISOString(),
    lugarPresentacion: 'Oficina central, La Paz',
    contacto: 'Unidad de contrataciones',
    correoConsultas: 'contrataciones@kantuta.example',
    momentoConfirmado: true,
    documentos: [{ tipo: 'convocatoria', archivo: document, fecha: dayFromNow(-20) }],
  }));
  const approve = async (row: Row): Promise<Row> => {
    await send(row, 'administrador', {}, TENDERS).expect(200);
    const { body } = await test.anonymous
      .post(`/api/${TENDERS}/${row.id}/publicar`)
      .set('Authorization', `Bearer ${other}`)
      .send({ version: row.version })
      .expect(200);
    return body;
  };

  it('publishes only approved changes', async () => {
    const live = await approve(await tenders.create());
    const { body: evaluated } = await tenders.order(live, 'evaluar').expect(200);
    const propuestas = [{ proponente: 'Tecnocajas S.R.L.', montoOPrima: 'Bs 450.000', adjudicado: true }];
    const { body: marked } = await tenders.change(evaluated, { propuestas }).expect(200);
    const award = (row: Row) => tenders.order(row, 'adjudicar', { fechaResultado: dayFromNow(0) });
    const { body } = await award(marked).expect(422);
    expect(body.detail).toContain('«Propuestas recibidas»');
    expect((await tenders.read(marked).expect(200)).body).toMatchObject({ fase: 'en_evaluacion', propuestas: [] });
    await award(await approve(marked)).expect(200);
    expect((await tenders.read(marked).expect(200)).body).toMatchObject({ fase: 'adjudicada', propuestas });
  });
});
