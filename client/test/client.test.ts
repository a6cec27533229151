import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PASSWORD, startApp, type TestApp } from '@coop/backend/test';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compile, makeClient } from '../scripts/makeClient.mjs';

const here = import.meta.dirname;

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
  const { body } = await test.anonymous.get('/api/openapi.json').expect(200);
  await makeClient(body);
  const [, walk] =
    /```ts\n([\s\S]*?)```/.exec(readFileSync(path.join(here, '../../docs/integradores.md'), 'utf8')) ?? [];
  writeFileSync(path.join(here, 'compiled/walkThrough.ts'), walk as string);
});
afterAll(() => test.close());

describe('the typed client', () => {
  it('takes what the document says, and does not compile with anything else', () => {
    expect(() => compile(path.join(here, 'compiled'))).not.toThrow();
  });

  it('walks as the documentation shows', async () => {
    const { body } = await test.as('administrador').get('/api/yo').expect(200);
    Object.assign(process.env, { COOPERATIVA: test.origin, CORREO: body.email, CLAVE: PASSWORD });
    await import(path.join(here, '../dist/walk/compiled/walkThrough.js'));
    const { body: news } = await test.anonymous.get('/api/publico/comunicados').expect(200);
    expect(news.map(({ titulo }: { titulo: string }) => titulo)).toEqual(['Abrimos los sábados por la mañana']);
    const { body: opinions } = await test.as('administrador').get('/api/contactanos/opiniones').expect(200);
    expect(opinions).toHaveLength(1);
  });
});
