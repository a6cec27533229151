import { type AnySection, actionsOf, componentName, type Flow, sectionList } from '@coop/domain';
import { problemCodes } from '@coop/domain/answers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { PASSWORD, startApp, type TestApp } from '../support/startApp.js';
import { useApp } from '../support/useApp.js';

type JsonSchema = {
  type?: string;
  items?: JsonSchema;
  properties?: object;
  additionalProperties?: JsonSchema | false;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  $ref?: string;
};
type Content = Record<string, { schema?: JsonSchema; example?: unknown }>;
type Operation = {
  operationId: string;
  description?: string;
  servers?: { url: string }[];
  security?: unknown[];
  parameters?: {
    name: string;
    in: string;
    schema?: JsonSchema;
    content?: Content;
    example?: unknown;
    required: boolean;
  }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Document = {
  openapi: string;
  info: { version: string; 'x-producto': string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: Record<string, unknown> }>; responses: Record<string, unknown> };
};

/** Whether every body has a described schema: text, bytes, an object with fields, or a list of those. */
const isDescribed = (content: Content = {}): boolean =>
  Object.keys(content).length > 0 && Object.values(content).every(({ schema = {} }) => hasSchema(schema));
const hasSchema = ({ type = '', items = {}, properties = {}, additionalProperties, ...other }: JsonSchema): boolean =>
  Boolean(other.$ref ?? other.anyOf ?? other.oneOf ?? other.enum ?? additionalProperties) ||
  (type === 'array' ? hasSchema(items) : type === 'object' ? Object.keys(properties).length > 0 : type !== '');

/** Returns the paths of the properties that have no schema. */
function emptyIn({ items, properties = {}, anyOf = [] }: JsonSchema): string[] {
  const own = Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, property]) => {
    const { title: _, description: __, ...schema } = property as JsonSchema & { title?: string; description?: string };
    return Object.keys(schema).length === 0 ? [`.${name}`] : emptyIn(schema).map((path) => `.${name}${path}`);
  });
  return [...own, ...(items ? emptyIn(items) : []), ...anyOf.flatMap(emptyIn)];
}

const test = useApp();
let document: Document;
/** Operations by name, `post /api/novedades`, without those of the sign-in service. */
let operations: Record<string, Operation>;
beforeAll(async () => {
  document = (await test.anonymous.get('/api/openapi.json').expect(200)).body;
  operations = Object.fromEntries(
    Object.entries(document.paths)
      .flatMap(([path, item]) =>
        Object.entries(item).map(([method, operation]) => [`${method} ${path}`, operation] as const),
      )
      .filter(([, operation]) => !operation.servers),
  );
});

describe('OpenAPI document', () => {
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
      expect(orders.sort()).toEqual([...transitions, ...Object.keys(section.followUps)].sort());
    },
  );

  it('has unique operation ids and marks the operations that require a session', () => {
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId }) => operationId ?? []),
    );
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const [name, { security }] of Object.entries(operations).filter(([name]) => name.includes(' /api/publico/')))
      expect([name, security]).toEqual([name, []]);
    for (const section of sectionList)
      expect(operations[`get /api/${section.name}`]?.security).toContainEqual({ bearer: [] });
    expect(operations['get /api/novedades']?.security).toEqual([{ bearer: [] }, { clave: [] }]);
    expect(operations['get /api/contactanos/reclamos/exportar']?.security).toEqual([{ bearer: [] }]);
    expect(operations['get /api/yo']?.security).toEqual([{ bearer: [] }]);
  });

  it('describes every parameter and body', () => {
    const isKnown = ({ schema, content }: { schema?: JsonSchema; content?: Content }) =>
      isDescribed(content ?? { text: { schema: schema ?? {} } });
    const unknown = Object.entries(operations).flatMap(([name, { parameters = [], requestBody }]) => [
      ...parameters.filter((one) => !isKnown(one)).map((one) => `${name} ${one.name}`),
      ...(requestBody && !isDescribed(requestBody.content) ? [`${name} body`] : []),
    ]);
    expect(unknown).toEqual([]);
  });

  it('describes every field of a row', () => {
    const open = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      emptyIn(schema).map((path) => `${name}${path}`),
    );
    // The values before and after a change can be of any type.
    expect(open).toEqual(
      ['Historial', 'RevisionDeImportacion.filas'].flatMap((name) => [
        `${name}.cambios.antes`,
        `${name}.cambios.despues`,
      ]),
    );
  });

  it('has an example of every request body, valid for its schema', () => {
    const components = document.components.schemas;
    const refused = Object.entries(operations).flatMap(([name, { requestBody }]) =>
      Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema, example }]) => {
        if (example === undefined) return [`${name} ${type}: none`];
        const text = JSON.stringify({ ...schema, $defs: components }).replaceAll('#/components/schemas/', '#/$defs/');
        const { error } = z.fromJSONSchema(JSON.parse(text)).safeParse(example);
        return error ? [`${name} ${type}: ${z.prettifyError(error)}`] : [];
      }),
    );
    expect(refused).toEqual([]);
  });

  it.each([
    ['post /api/novedades/{id}/publicar', 'application/json', { version: 1 }],
    ['post /api/saldos/consulta', 'application/json', { criterio: 'numeroSocio' }],
    ['post /api/saldos/lotes', 'multipart/form-data', { archivo: '@saldos.csv' }],
    ['put /api/cotizacion', 'application/json', { venta: '11.50000' }],
  ])('has an example of %s', (name, type, example) => {
    expect(operations[name]?.requestBody?.content[type]?.example).toMatchObject(example);
  });

  it('describes the stored format of values with several input formats', () => {
    const { precio } = document.components.schemas.InstitucionalBienesAdjudicadosNuevo?.properties ?? {};
    expect(precio).toMatchObject({
      description: expect.stringContaining('Se guarda con la forma'),
      examples: ['1250.50'],
    });
    expect(precio).not.toHaveProperty('pattern');
  });

  it('lists the fields required to publish', () => {
    for (const name of ['post /api/novedades', 'post /api/novedades/{id}/publicar'])
      expect(operations[name]?.description).toContain('Publicar pide Portada (`imagen`)');
  });

  it('has no unused component', () => {
    const text = JSON.stringify(document);
    const named = Object.entries(document.components).flatMap(([kind, all]) =>
      kind === 'securitySchemes' ? [] : Object.keys(all).map((name) => `#/components/${kind}/${name}`),
    );
    expect(named.filter((reference) => !text.includes(`"${reference}"`))).toEqual([]);
  });

  it('lists the error responses of every operation', () => {
    const statusesOf = (name: string) => Object.keys(operations[name]?.responses ?? {});
    for (const [name, { security = [], responses }] of Object.entries(operations)) {
      expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(['429', '500', '503'])]);
      expect([name, '401' in responses, '403' in responses]).toEqual([name, security.length > 0, security.length > 0]);
      expect([name, 'default' in responses]).toEqual([name, false]);
    }
    expect(statusesOf('post /api/novedades')).toEqual(expect.arrayContaining(['400', '413', '415', '422']));
    expect(statusesOf('get /api/novedades/{id}')).toContain('404');
    expect(statusesOf('get /api/novedades')).not.toContain('404');
    expect(statusesOf('post /api/publico/contactanos/reclamos')).toEqual(expect.arrayContaining(['408', '428']));
    expect(document.components.responses).toHaveProperty('NoAutenticadoOReautenticacionRequerida');
  });

  it('contains the server URL, its date and the product version', () => {
    expect(document.servers).toEqual([{ url: '/', description: 'Este servidor' }]);
    expect(document.info.version).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(document.info['x-producto']).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('requires a version for every write of an existing row', () => {
    const orders = sectionList.flatMap(({ name, flows }) =>
      Object.values<Flow>(flows).flatMap(({ transitions }) =>
        Object.keys(transitions).map((order) => `post /api/${name}/{id}/${order}`),
      ),
    );
    const written = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => method === 'put' || method === 'delete')
        .map((method) => `${method} ${path}`),
    );
    // Writes without a version: rates (append-only), preview links, first steps, read notices, mail preferences, and
    // the preview and unsaved input of a form.
    const unversioned = written.filter((one) =>
      /^put \/api\/cotizacion$|\/vistas-previas\/|\/panel\/(pasos\/|avisos\/leidos$|correos$|sin-guardar$)|\/al-lado$/.test(
        one,
      ),
    );
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

  it('describes every success response', () => {
    const empty = Object.entries(operations).flatMap(([name, { responses }]) =>
      Object.entries(responses)
        .filter(([status, { content }]) => status.startsWith('2') && status !== '204' && !isDescribed(content))
        .map(([status]) => `${name} ${status}`),
    );
    expect(empty).toEqual([]);
  });

  it('hides internal fields from public schemas', () => {
    const published = document.components.schemas.InstitucionalBienesAdjudicadosPublico;
    expect(published?.properties).toHaveProperty('precio');
    expect(published?.properties).not.toHaveProperty('matriculaDdrr');
  });
});

describe('OpenAPI document for an audience', () => {
  const read = async (para: string) => (await test.anonymous.get('/api/openapi.json').query({ para })).body;

  it.each(['publico', 'sistemas', 'personal'])('%s is valid and has only the components that it uses', async (para) => {
    const part = await read(para);
    expect((await new Validator().validate(structuredClone(part))).errors ?? []).toEqual([]);
    const text = JSON.stringify(part);
    const named = Object.keys(part.components.schemas).map((name) => `"#/components/schemas/${name}"`);
    expect(named.filter((reference) => !text.includes(reference))).toEqual([]);
  });

  it('has the operations of its readers', async () => {
    const [publico, sistemas, personal] = await Promise.all(['publico', 'sistemas', 'personal'].map(read));
    expect(Object.keys(publico.paths)).toEqual(expect.arrayContaining(['/api/cotizacion', '/api/publico/novedades']));
    expect(publico.paths).not.toHaveProperty(['/api/panel']);
    expect(Object.keys(sistemas.paths)).toContain('/api/saldos/lotes');
    expect(sistemas.paths).not.toHaveProperty(['/api/yo']);
    expect(Object.keys(sistemas.webhooks).length).toBeGreaterThan(0);
    expect(personal.paths).toHaveProperty(['/api/yo']);
    expect(personal.webhooks).toEqual({});
  });

  it('rejects an unknown audience', async () => {
    const { body } = await test.anonymous.get('/api/openapi.json?para=nadie').expect(400);
    expect(body.errors).toEqual({ para: 'Elija publico, sistemas o personal' });
  });
});

describe('API viewer page', () => {
  it('loads only the script of this server and links to the document', async () => {
    const { text, headers } = await test.anonymous.get('/api/docs').expect(200);
    expect([...text.matchAll(/<script [^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual(['/api/docs/visor.js']);
    expect(text).toContain('<a href="/api/openapi.json">');
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "connect-src 'self'"]),
    );
  });

  it('enables test requests in the demonstration, not in production', async () => {
    const hidesTrial = async ({ anonymous }: TestApp) =>
      /hideTestRequestButton&quot;:(\w+)/.exec((await anonymous.get('/api/docs')).text)?.[1];
    const real = await startApp({}, undefined, undefined, true);
    expect([await hidesTrial(test), await hidesTrial(real)]).toEqual(['false', 'true']);
    await real.close();
  });
});

describe('sign-in as documented', () => {
  const call = async (path: string, type: string, body: string) => {
    const { parameters = [], requestBody, servers = [] } = (document.paths[path] as { post: Operation }).post;
    expect(Object.keys(requestBody?.content ?? {})).toEqual([type]);
    const address = `${servers[0]?.url}${path}?key=${parameters[0]?.example}`;
    return (await test.anonymous.post(address).set('Content-Type', type).send(body).expect(200)).body;
  };
  const opens = async (token: string) => {
    const { body } = await test.anonymous.get('/api/yo').set('Authorization', `Bearer ${token}`).expect(200);
    return body.rol;
  };

  it('returns a token and renews it without the password', async () => {
    const { body } = await test.as('comercial').get('/api/yo').expect(200);
    const credentials = JSON.stringify({ email: body.email, password: PASSWORD, returnSecureToken: true });
    const signedIn = await call('/v1/accounts:signInWithPassword', 'application/json', credentials);
    expect(await opens(signedIn.idToken)).toBe('comercial');
    const form = `grant_type=refresh_token&refresh_token=${signedIn.refreshToken}`;
    const renewed = await call('/v1/token', 'application/x-www-form-urlencoded', form);
    expect(await opens(renewed.id_token)).toBe('comercial');
  });
});

describe('page of error codes', () => {
  it('explains every code at the URL of its type', async () => {
    const { body } = await test.anonymous.get('/api/novedades').expect(401);
    expect(body.type).toBe('/api/docs/errores#no_autenticado');
    const { text } = await test.anonymous.get('/api/docs/errores').expect(200);
    const explained = [...text.matchAll(/<h2 id="(\w+)">/g)].map(([, code]) => code);
    expect(explained).toEqual(problemCodes);
  });
});
