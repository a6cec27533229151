import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';
import { writing } from './writing.js';

const SECTION = 'institucional/estados-financieros';

const test = useApp();
let archivo: string;
const { send, order, change, create, publish, read, list } = writing(test, SECTION, () => ({
  fechaCorte: '2025-01-31',
  tipo: 'mensual',
  documentos: [{ tipo: 'balance', archivo }],
}));

beforeAll(async () => {
  archivo = await uploadDocument(test, SECTION, 'documentos.archivo');
});

const audited = () => ({
  tipo: 'anual_auditado',
  fechaCorte: '2024-12-31',
  firmaAuditora: 'Auditores Asociados',
  documentos: [{ tipo: 'dictamen_auditoria', archivo }],
});

describe('closing date of a financial statement', () => {
  it.each([
    ['a day within the month', 'mensual', '2025-01-30'],
    ['a future month', 'mensual', '2099-01-31'],
    ['a quarter in February', 'trimestral', '2025-02-28'],
    ['a half-year in March', 'semestral', '2025-03-31'],
    ['a year in June', 'anual_auditado', '2025-06-30'],
  ])('rejects %s', async (_, tipo, fechaCorte) => {
    const { body } = await send({ ...audited(), tipo, fechaCorte }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['fechaCorte']);
  });

  it.each([
    ['the last day of February', 'mensual', '2024-02-29'],
    ['the end of a quarter', 'trimestral', '2025-03-31'],
    ['the end of June', 'semestral', '2025-06-30'],
    ['the end of December', 'semestral', '2025-12-31'],
    ['the end of a year', 'anual_auditado', '2023-12-31'],
  ])('accepts %s', async (_, tipo, fechaCorte) => {
    await send({ ...audited(), tipo, fechaCorte }).expect(201);
  });

  it('is unique per statement type', async () => {
    await create({ fechaCorte: '2022-06-30' });
    const { body } = await send({ fechaCorte: '2022-06-30' }).expect(422);
    expect(body.errors).toEqual({ fechaCorte: 'Ya existe otro registro con el mismo valor (Al, Tipo)' });
    await send({ fechaCorte: '2022-06-30', tipo: 'semestral' }).expect(201);
  });
});

describe('required fields of a financial statement', () => {
  it('include the audit firm for an audited year only', async () => {
    const year = { ...audited(), fechaCorte: '2021-12-31' };
    const { body } = await send({ ...year, firmaAuditora: null }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['firmaAuditora']);
    await send(year).expect(201);
    await send({ fechaCorte: '2021-11-30', firmaAuditora: null }).expect(201);
  });

  it('include the audit opinion to publish an audited year', async () => {
    const draft = await create({
      ...audited(),
      fechaCorte: '2020-12-31',
      documentos: [{ tipo: 'balance', archivo }],
    });
    const { body } = await order(draft, 'publicar').expect(422);
    expect(body.errors).toEqual({ documentos: 'Un estado anual auditado lleva su dictamen de auditoría' });
    const complete = (await change(draft, { documentos: audited().documentos }).expect(200)).body;
    await order(complete, 'publicar').expect(200);
  });

  it('include a document to be published', async () => {
    const draft = await create({ fechaCorte: '2020-01-31', documentos: [] });
    const { body } = await order(draft, 'publicar').expect(422);
    expect(Object.keys(body.errors)).toEqual(['documentos']);
    await publish({ fechaCorte: '2020-02-29' });
  });
});

describe('figures of a financial statement', () => {
  it.each([
    ['arrears above the loan portfolio', 'carteraMora', { carteraBruta: '100', carteraMora: '100.01' }],
    ['provisions above the loan portfolio', 'previsiones', { carteraBruta: '100', previsiones: '100.01' }],
    ['negative deposits', 'depositos', { depositos: '-1' }],
    ['a fractional number of members', 'socios', { socios: 1.5 }],
  ])('are rejected with %s', async (_, field, figures) => {
    const { body } = await send({ fechaCorte: '2019-01-31', ...figures }).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it.each([
    ['a loss and negative equity', { resultadoGestion: '-5.10', patrimonio: '-1' }],
    ['all the loans in arrears', { carteraBruta: '100', carteraMora: '100' }],
    ['none', {}],
  ])('are accepted with %s', async (name, figures) => {
    const month = name === 'none' ? '2018-01-31' : name.startsWith('all') ? '2018-03-31' : '2018-05-31';
    await send({ fechaCorte: month, ...figures }).expect(201);
  });
});

describe('unbalanced financial statement', () => {
  const balance = (activo: string) => ({ activo, pasivo: '880.00', patrimonio: '120.00' });

  it.each([
    ['2016-01-31', '999.00'],
    ['2016-02-29', '1001.00'],
  ])('is published with a difference of one boliviano (%s, %s)', async (fechaCorte, activo) => {
    await publish({ fechaCorte, ...balance(activo) });
  });

  it('requires confirmation with a larger difference', async () => {
    const draft = await create({ fechaCorte: '2016-03-31', ...balance('1001.01') });
    const { body } = await order(draft, 'publicar').expect(422);
    expect(Object.keys(body.errors)).toEqual(['desbalanceConfirmado']);
    const confirmed = (await change(draft, { desbalanceConfirmado: true }).expect(200)).body;
    const published = (await order(confirmed, 'publicar').expect(200)).body;
    expect((await read(published).expect(200)).body).not.toHaveProperty('desbalanceConfirmado');
  });
});

describe('public indicators', () => {
  it('are calculated to two decimals, rounded half up', async () => {
    const row = await publish({
      fechaCorte: '2024-01-31',
      carteraBruta: '800.00',
      carteraMora: '1.00',
      previsiones: '1.72',
      activo: '1000.00',
      pasivo: '880.00',
      patrimonio: '120.00',
    });
    const { body } = await read(row).expect(200);
    expect(body).toMatchObject({ indiceMora: '0.1300', coberturaMora: '172.0000', patrimonioSobreActivo: '12.0000' });
    expect((await list({ filter: { fechaCorte: '2024-01-31' } }))[0].indiceMora).toBe('0.1300');
  });

  it('are null without both figures or without arrears', async () => {
    const row = await publish({
      fechaCorte: '2024-03-31',
      carteraBruta: '800.00',
      carteraMora: '0.00',
      previsiones: '5',
    });
    const { body } = await read(row).expect(200);
    expect(body).toMatchObject({ indiceMora: '0.0000', coberturaMora: null, patrimonioSobreActivo: null });
  });

  it('reject a client value', async () => {
    await send({ fechaCorte: '2024-05-31', indiceMora: '0.1000' }).expect(422);
  });
});

describe('permissions of financial statements', () => {
  it('are restricted to administrador and finanzas', async () => {
    for (const rol of ['creditos', 'comercial', 'sistemas', 'rrhh'] as const) await send({}, rol).expect(403);
    const { body } = await send({ fechaCorte: '2017-01-31' }, 'finanzas').expect(201);
    await order(body, 'publicar', {}, 'finanzas').expect(200);
  });
});
