import { type AnySection, actionsOf, componentName, type Flow, sectionList } from '@coop/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { startApp, type TestApp } from '../support/startApp.js';

type Said = { type?: string; items?: Said; properties?: object; $ref?: string };
type Content = Record<string, { schema?: Said }>;
type Operation = {
  operationId: string;
  security?: unknown[];
  parameters?: { name: string; in: string }[];
  responses: Record<string, { content?: Content }>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: Record<string, unknown> }> };
};

/** Whether each body says what it is: text, bytes, or an object by its fields; a list, of what. */
const isDescribed = (content: Content = {}): boolean =>
  Object.keys(content).length > 0 && Object.values(content).every(({ schema = {} }) => says(schema));
const says = ({ type, items, properties, $ref }: Said): boolean =>
  Boolean($ref) || type === 'string' || (items ? says(items) : Object.keys(properties ?? {}).length > 0);

let test: TestApp;
let document: Document;
beforeAll(async () => {
  test = await startApp();
  document = (await test.anonymous.get('/api/openapi.json').expect(200)).body;
});
afterAll(() => test.close());

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
  });

  it.each(sectionList.map((section: AnySection) => [section.name, section] as const))(
    'describes %s',
    (name, section) => {
      const schema = document.components.schemas[componentName(name)];
      expect(Object.keys(schema?.properties ?? {})).toEqual(Object.keys(section.fields));
      expect(document.paths[`/api/${name}`]).toHaveProperty('get');
      const orders = actionsOf(section).filter((action) => `/api/${name}/{id}/${action}` in document.paths);
      const transitions = Object.values(section.flows).flatMap((flow) =>
        Object.keys((flow as { transitions: object }).transitions),
      );
      expect(orders.sort()).toEqual([...transitions, ...Object.keys(section.begets)].sort());
    },
  );

  it('names every operation once, and says which need a session', () => {
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.values(item).map((operation) => ({ path, ...operation })),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const { path, security } of operations.filter(({ path }) => path.startsWith('/api/publico/')))
      expect([path, security]).toEqual([path, undefined]);
    for (const section of sectionList) expect(document.paths[`/api/${section.name}`]?.get?.security).toBeDefined();
  });

  it('says of every write of what exists that it takes the version that was seen, and what it answers without', () => {
    const orders = (sectionList as readonly AnySection[]).flatMap(({ name, flows }) =>
      Object.values<Flow>(flows).flatMap(({ transitions }) =>
        Object.keys(transitions).map((order) => `post /api/${name}/{id}/${order}`),
      ),
    );
    const written = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => method === 'put' || method === 'delete')
        .map((method) => `${method} ${path}`),
    );
    // What has no version: the rates, of which each stays, and links, which are only taken back.
    const unversioned = written.filter((one) => one === 'put /api/cotizacion' || one.includes('/vistas-previas/'));
    const locked = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, { parameters = [] }]) =>
          parameters.some(({ name, in: place }) => place === 'header' && name === 'If-Match'),
        )
        .map(([method]) => `${method} ${path}`),
    );
    expect(locked).toEqual(expect.arrayContaining([...orders, 'post /api/archivos/{id}/reemplazo']));
    expect(written.filter((one) => !locked.includes(one))).toEqual(unversioned);
    for (const one of locked) {
      const [method = '', path = ''] = one.split(' ');
      expect([one, Object.keys(document.paths[path]?.[method]?.responses ?? {})]).toEqual([
        one,
        expect.arrayContaining(['409', '412', '428']),
      ]);
    }
    expect(document.components.schemas.NovedadesCambio?.properties).toHaveProperty('version');
    expect(document.paths['/api/novedades/{id}']?.get?.responses['200']).toHaveProperty('headers.ETag');
  });

  it('says what every success answers', () => {
    const empty = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { responses }]) =>
        Object.entries(responses)
          .filter(([status, { content }]) => status.startsWith('2') && status !== '204' && !isDescribed(content))
          .map(([status]) => `${method} ${path} ${status}`),
      ),
    );
    expect(empty).toEqual([]);
  });

  it('shows visitors no internal field', () => {
    const published = document.components.schemas.InstitucionalBienesAdjudicadosPublico;
    expect(published?.properties).toHaveProperty('precio');
    expect(published?.properties).not.toHaveProperty('matriculaDdrr');
  });
});

describe('the readable page', () => {
  it('lists the operations as plain HTML that runs nothing', async () => {
    const { text, headers } = await test.anonymous.get('/api/docs').expect(200);
    expect(text).toContain('/api/publico/contactanos/reclamos');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});
