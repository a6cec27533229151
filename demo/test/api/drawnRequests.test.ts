import { startApp, type TestApp } from '@coop/backend/test';
import { type AnySection, type Field, sectionList } from '@coop/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DemoModule } from '../../src/seeding/demo.module.js';
import { completeDemo, prepareDemo } from '../../src/seeding/prepareDemo.js';
import { Chance } from './drawn/chance.js';
import { type Described, Document } from './drawn/document.js';
import { type Drawn, drawRequest } from './drawn/drawRequest.js';
import { faultFinder } from './drawn/findFault.js';
import { Seen } from './drawn/seen.js';

/** Number of requests. To run more: API_REQUESTS=10000 npm run jest -- demo/test/api/drawnRequests.test.ts */
const COUNT = Number(process.env.API_REQUESTS ?? 1500);
const SEED_MS = 300_000;
/** Many times the usual duration, because other tests run in parallel. */
const MAX_MS = 120_000 + COUNT * 200;
const SEED = Number(process.env.API_SEED ?? 2026);

let test: TestApp;
let document: Document;
beforeAll(async () => {
  // Each request has its own client address, so that rate limits do not apply.
  test = await startApp({ TRUSTED_PROXIES: '1', CHALLENGE: 'off' }, undefined, [DemoModule]);
  await prepareDemo(test.app);
  await completeDemo(test.app);
  document = new Document((await test.anonymous.get('/api/openapi.json').expect(200)).body);
}, SEED_MS);
afterAll(() => test.close());

/** Returns a URL built from the examples of its parameters; undefined if a required one has none. */
function exampleOf({ path, operation: { parameters = [] } }: Described): string | undefined {
  const examples = parameters.flatMap(({ name, schema }) =>
    schema?.examples?.[0] ? [[name, schema.examples[0]]] : [],
  );
  const isWhole = parameters.every(({ name, required }) => !required || examples.some(([known]) => known === name));
  const values = Object.fromEntries(examples) as Record<string, string>;
  const inPath = path.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
  const inQuery = Object.entries(values).filter(([name]) => !path.includes(`{${name}}`));
  return isWhole && examples.length > 0 ? `${inPath}?${new URLSearchParams(inQuery)}` : undefined;
}

/** Replaces the ids that an example refers to with ids of this database. Keys are the same everywhere. */
async function named(path: string, example: object = {}): Promise<object> {
  const section = sectionList.find(({ name }) => path.endsWith(`/${name}`)) as AnySection | undefined;
  const references = Object.entries(example).filter(([name]) => {
    const field = section?.fields[name] as Field | undefined;
    return field?.kind === 'reference' && !field.by;
  });
  const found = references.map(async ([name]) => {
    const filter = JSON.stringify({ situacion: 'vigente' });
    const { body } = await test.as('administrador').get(`/api/${section?.fields[name]?.to}`).query({ filter });
    return [name, body[0]?.id];
  });
  return { ...example, ...Object.fromEntries(await Promise.all(found)) };
}

describe('the OpenAPI examples', () => {
  const jsonExample = ({ operation }: Described) => operation.requestBody?.content['application/json']?.example;

  it('succeed for reads, creations and updates', async () => {
    const taken: string[] = [];
    const refused: unknown[] = [];
    for (const described of document.operations()) {
      const { path, method, operation } = described;
      // Actions need an existing row or account. The document's own test validates their examples.
      if (method !== 'get' && !isOfSection(described) && !path.startsWith('/api/publico/contactanos/')) continue;
      if (method === 'put') continue;
      const door = operation.security.length > 0 ? test.as('administrador') : test.anonymous;
      const example = jsonExample(described);
      const address = method === 'get' ? exampleOf(described) : undefined;
      if (!address && !example) continue;
      const answer = address ? await door.get(address) : await door.post(path).send(await named(path, example));
      const expected = address ? 200 : 201;
      if (answer.status !== expected) refused.push([method, address ?? path, answer.status, answer.body.errors]);
      taken.push(path);
      const change = document.operations().find((one) => one.method === 'put' && one.path === `${path}/{id}`);
      if (address || answer.status !== expected || !change) continue;
      const changed = await door.put(`${path}/${answer.body.id}`).send(jsonExample(change));
      if (changed.status !== 200) refused.push(['put', path, changed.status, changed.body.errors]);
    }
    // Each page of the site already has its text, and `ruta` is unique.
    const isTaken = { ruta: expect.stringMatching(/^Ya existe/) };
    expect(refused).toEqual([['post', '/api/sitio/paginas', 422, isTaken]]);
    expect(taken).toEqual(
      expect.arrayContaining(['/api/publico/contactanos/reclamos', '/api/publico/simulaciones/credito']),
    );
  });

  it('exist for each section that accepts rows', () => {
    const without = document
      .operations()
      .filter((one) => /^\/api\/(?!publico\/)/.test(one.path) && isOfSection(one) && !jsonExample(one));
    // The entity and the menu are singletons; the server writes searches and unknown addresses. The last day of an
    // access or a webhook must be within a year, and turns are offered for the next days. Absences and leads name people of
    // each installation; releases, their rows.
    expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'post /api/sitio/entidad',
      'post /api/sitio/menu',
      'post /api/sitio/direcciones-no-encontradas',
      'post /api/sitio/turnos',
      'post /api/sitio/ausencias',
      'post /api/sitio/jefaturas',
      'post /api/sitio/busquedas',
      'post /api/sitio/publicaciones-conjuntas',
      'post /api/sitio/accesos-de-sistemas',
      'post /api/sitio/avisos-a-sistemas',
    ]);
  });

  const isOfSection = ({ method, path }: Described) =>
    sectionList.some(
      ({ name }) =>
        (method === 'post' && path === `/api/${name}`) || (method === 'put' && path === `/api/${name}/{id}`),
    );
});

it(
  `responses to ${COUNT} random requests (API_SEED=${SEED}) from visitors and each role match OpenAPI`,
  async () => {
    const seen = new Seen(Object.values(test.uids));
    const findFault = faultFinder(document);
    const operations = document.operations();
    const faults: string[] = [];
    const statuses: Record<number, number> = {};
    const done = new Set<string>();
    const chance = new Chance(SEED);
    for (const { path } of operations.filter(({ path, method }) => method === 'get' && !path.includes('{'))) {
      const { body, status } = await test.as('administrador').get(path);
      if (status === 200) seen.note(path, body);
    }
    let round: Described[] = [];
    for (let i = 0; i < COUNT; i++) {
      if (round.length === 0) round = chance.shuffled(operations);
      const described = round.pop() as Described;
      const drawn = drawRequest(described, { document, seen, chance });
      const answered = await send(drawn, i);
      const name = `${described.method} ${described.path}`;
      statuses[answered.status] = (statuses[answered.status] ?? 0) + 1;
      const fault = findFault(described, answered, new URL(drawn.address, test.origin).searchParams.has('fields'));
      if (fault)
        faults.push(
          `${i} ${drawn.caller ?? 'visitor'} ${name} ${answered.status}: ${fault} (${JSON.stringify(drawn).slice(0, 400)})`,
        );
      if (answered.status < 300) {
        done.add(name);
        if (answered.type === 'application/json') seen.note(described.path, JSON.parse(answered.text));
      }
    }
    if (process.env.API_REPORT) console.log(statuses, done.size, operations.length);
    expect(faults).toEqual([]);
    expect(done.size).toBeGreaterThan(COUNT / 8);
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '201', '400', '401', '403', '404', '422']));
  },
  MAX_MS,
);

async function send({ caller, address, method, headers, body }: Drawn, i: number) {
  const response = await fetch(test.origin + address, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: {
      ...headers,
      'X-Forwarded-For': `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`,
      ...(caller && { Authorization: `Bearer ${test.tokens[caller]}` }),
    },
    ...(body !== undefined && { body }),
  });
  const type = (response.headers.get('content-type') ?? '').split(';')[0] as string;
  return { status: response.status, type, text: await response.text() };
}
