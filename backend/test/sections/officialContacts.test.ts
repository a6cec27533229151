import { describe, expect, it } from '@jest/globals';
import { storeRow } from '../panel/storeRow.js';
import { captureLog } from '../support/captureLog.js';
import { useApp } from '../support/useApp.js';

const ASK = '/api/publico/es-nuestro';

const test = useApp({ ORIGIN: 'https://coop.example', MAIL_FROM: 'no-responder@kantuta.example' });

const check = (dato: unknown) => test.anonymous.post(ASK).send({ dato });

describe('check of an official contact', () => {
  it('recognizes the phone numbers, e-mail addresses and pages of the entity by exact match', async () => {
    expect((await check('800 10 0000').expect(200)).body).toEqual({ clase: 'telefono', nombre: 'Línea gratuita' });
    expect((await check('contacto@kantuta.example').expect(200)).body.nombre).toBe('Correo de la entidad');
    expect((await check('No-Responder@kantuta.example').expect(200)).body.nombre).toBe(
      'Avisos automáticos de la entidad',
    );
    expect((await check('https://coop.example/novedades').expect(200)).body.nombre).toBe('Este sitio');
    for (const other of ['800 10 0009', 'contacto@kantuta.example.net', 'https://coop.example@evil.example'])
      expect((await check(other).expect(200)).body.nombre).toBeNull();
  });

  it('recognizes a branch only once it is published', async () => {
    const agencia = await storeRow(test, 'sitio/agencias', { nombre: 'Agencia Sur', telefonos: ['2 2799999'] });
    expect((await check('2 2799999').expect(200)).body.nombre).toBeNull();
    await test
      .as('administrador')
      .post(`/api/sitio/agencias/${agencia.id}/publicar`)
      .send({ version: agencia.version })
      .expect(200);
    expect((await check('+591 22799999').expect(200)).body.nombre).toBe('Agencia Sur');
  });

  it.each([
    ['an empty value', ''],
    ['a value that is too long', 'a'.repeat(201)],
    ['a value that is not a phone, e-mail or URL', 'hola'],
    ['a non-string value', { $ne: null }],
  ])('rejects %s', async (_, dato) => {
    const { body } = await check(dato).expect(422);
    expect(Object.keys(body.errors)).toEqual(['dato']);
  });

  it('accepts POST only, and never logs, echoes or caches the value', async () => {
    await test.anonymous.get(`${ASK}?dato=70000000`).expect(405);
    const log = captureLog();
    const { text, headers } = await check('70123456').expect(200);
    log.stop();
    expect(log.text()).not.toContain('70123456');
    expect(text).not.toContain('70123456');
    expect(headers['cache-control']).toBe('no-store');
  });
});
