import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiDocument } from '@coop/backend/apiDocument';
import { CONFIG, type Config } from '@coop/backend/config';
import { PASSWORD, startApp, type TestApp } from '@coop/backend/test';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildParts } from '../../scripts/parts/buildParts.mjs';
import { compile } from '../scripts/makeClient.mjs';

const here = import.meta.dirname;
const built = (file: string) => import(path.join(here, '../dist', file));

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
  // Generated once for all journeys: concurrent runs would write the same folder.
  await buildParts(() => undefined, ['client']);
  const [, walk] =
    /```ts\n([\s\S]*?)```/.exec(readFileSync(path.join(here, '../../docs/integradores.md'), 'utf8')) ?? [];
  writeFileSync(path.join(here, 'compiled/walkThrough.ts'), walk as string);
});
afterAll(() => test.close());

describe('the typed client', () => {
  it('is generated from the document that the server serves', async () => {
    const { body } = await test.anonymous.get('/api/openapi.json').expect(200);
    const made = await apiDocument(test.app.get<Config>(CONFIG));
    expect(JSON.parse(JSON.stringify(made))).toEqual(body);
  });

  it('compiles with documented calls only', () => {
    expect(() => compile(path.join(here, 'compiled'))).not.toThrow();
  });

  it('runs the walkthrough of the documentation', async () => {
    const { body } = await test.as('administrador').get('/api/yo').expect(200);
    Object.assign(process.env, { COOPERATIVA: test.origin, CORREO: body.email, CLAVE: PASSWORD });
    await built('walk/compiled/walkThrough.js');
    const { body: news } = await test.anonymous.get('/api/publico/comunicados').expect(200);
    expect(news.map(({ titulo }: { titulo: string }) => titulo)).toEqual(['Abrimos los sábados por la mañana']);
    const { body: opinions } = await test.as('administrador').get('/api/contactanos/opiniones').expect(200);
    expect(opinions).toHaveLength(1);
  });

  it('sends a file as form data with its name and fields', async () => {
    const { cooperativa } = await built('client.js');
    const personal = cooperativa({ baseUrl: test.origin, token: () => test.tokens.administrador });
    const archivo = new File([Buffer.from(DOT, 'base64')], 'punto.png', { type: 'image/png' });
    const body = { archivo, seccion: 'comunicados', campo: 'imagen', alternativo: 'Un punto' };
    const { data, error } = await personal.POST('/api/archivos', { body });
    expect([error, data]).toEqual([
      undefined,
      expect.objectContaining({ nombreOriginal: 'punto.png', alternativo: 'Un punto', campo: 'imagen' }),
    ]);
  });
});

/** A picture of one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
