import { once } from 'node:events';
import { get } from 'node:http';
import { legalDeadline } from '@coop/domain/sections/reclamos/legalDeadline';
import { describe, expect, it, jest } from '@jest/globals';
import { Stationery } from '../../src/cases/documents/makeLetter.js';
import { ProofsService } from '../../src/cases/intake/proofs/proofs.service.js';
import { readPdf } from '../support/readPdf.js';
import { useApp } from '../support/useApp.js';
import { consulta, reclamo, sendTo } from './samples.js';

const test = useApp();

const getProof = (token: string) => test.anonymous.get(`/api/publico/envios/${token}/constancia`);
const download = (token: string) => getProof(token).responseType('blob');

describe('receipt of a complaint', () => {
  it('contains its number, time, deadline, legal notice and content, with numbers masked', async () => {
    const values = reclamo({ numeroDocumento: '4812345' });
    const { body } = await sendTo(test)('reclamos', values).expect(201);
    const { headers, body: bytes } = await download(body.comprobante).expect(200).expect('Content-Type', /pdf/);
    expect(headers['content-disposition']).toBe(`attachment; filename=constancia-${body.codigo}.pdf`);
    const text = (await readPdf(bytes)).replace(/\s+/g, ' ');
    for (const phrase of [
      body.codigo,
      legalDeadline(5),
      'Cinco (5) días hábiles administrativos',
      '(hora de Bolivia)',
      'Fecha límite',
      'Rosa',
      '••••345',
      '••••••••0456',
      'Bs 1.250,50',
      'Dinero no entregado por el cajero automático',
      values.descripcion,
      'Siga su caso',
    ])
      expect(text).toContain(phrase);
    expect(text.replaceAll(' ', '')).toContain(body.enlace);
    expect(text).not.toContain('4812345');
    expect(text).not.toContain('100200300456');
  });

  it('is downloaded once; later requests say so', async () => {
    const { body } = await sendTo(test)('reclamos', reclamo()).expect(201);
    await test.anonymous.head(`/api/publico/envios/${body.comprobante}/constancia`).expect(204);
    const receipt = async () => (await test.anonymous.get(`/api/publico/envios/${body.comprobante}`)).body;
    expect(await receipt()).toMatchObject({ constancia: true, enlace: body.enlace });
    const answers = await Promise.all([1, 2, 3].map(() => getProof(body.comprobante)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const refused = await getProof(body.comprobante).expect(404);
    expect(refused.body.detail).toMatch(/ya se descargó o venció/);
    // The receipt no longer offers the download or the link.
    expect(await receipt()).toMatchObject({ codigo: body.codigo, constancia: false, enlace: null });
  });

  it('is rendered once for concurrent requests', async () => {
    const { body } = await sendTo(test)('reclamos', reclamo()).expect(201);
    const make = jest.spyOn(test.app.get(ProofsService, { strict: false }), 'make');
    const answers = await Promise.all(Array.from({ length: 40 }, () => getProof(body.comprobante)));
    const made = make.mock.calls.length;
    make.mockRestore();
    expect(made).toBe(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(39);
  });

  it('stays available after a rendering failure', async () => {
    const { body } = await sendTo(test)('reclamos', reclamo()).expect(201);
    const making = jest.spyOn(test.app.get(Stationery, { strict: false }), 'make');
    making.mockRejectedValueOnce(new Error('there is no room'));
    await getProof(body.comprobante).expect(500);
    making.mockRestore();
    await getProof(body.comprobante).expect(200);
    await getProof(body.comprobante).expect(404);
  });

  it('stays available after an early disconnect, without rendering again', async () => {
    const { body } = await sendTo(test)('reclamos', reclamo()).expect(201);
    const proofs = test.app.get(ProofsService, { strict: false });
    const make = proofs.make.bind(proofs);
    const making = jest.spyOn(proofs, 'make').mockImplementationOnce(async (section, row) => {
      leaving.destroy();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return make(section, row);
    });
    const leaving = get(`${test.origin}/api/publico/envios/${body.comprobante}/constancia`);
    await once(leaving, 'error');
    const stays = async () => (await test.anonymous.get(`/api/publico/envios/${body.comprobante}`)).body.constancia;
    for (let n = 0; n < 60 && !(await stays()); n++) await new Promise((resolve) => setTimeout(resolve, 50));
    await getProof(body.comprobante).expect(200);
    await getProof(body.comprobante).expect(404);
    expect(making).toHaveBeenCalledTimes(1);
    making.mockRestore();
  });

  it.each(['x', '1', 'REC-2026-000001', 'a'.repeat(32), `${'a'.repeat(31)}%00`])(
    'returns 404 for the guess %s',
    async (token) => {
      await getProof(token).expect(404);
    },
  );
});

it('other forms have a receipt without the legal notice', async () => {
  const { body } = await sendTo(test)('consultas', consulta).expect(201);
  const text = await readPdf((await download(body.comprobante).expect(200)).body);
  expect(text).toContain(body.codigo);
  expect(text).toContain('Constancia de consulta');
  expect(text).not.toContain('Cinco (5)');
});
