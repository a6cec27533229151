import type { OpenApi } from './openapi.js';
import type { Operation } from './operation.js';

/** Readers of the document, with their name in the viewer: visitors' programs, systems with a key, and the panel. */
export const audiences = { publico: 'Público', sistemas: 'Sistemas', personal: 'Personal' } as const;

export type Audience = keyof typeof audiences;
export const audienceNames = Object.keys(audiences) as Audience[];

/** Security scheme of each audience; none for the public. */
const schemeOf = { publico: undefined, sistemas: 'clave', personal: 'bearer' } as const;

const isFor = (audience: Audience, { security }: Operation): boolean => {
  const scheme = schemeOf[audience];
  return scheme ? security.some((one) => scheme in one) : security.length === 0;
};

/** Returns the part of the document for an audience, with the components that it uses. Only systems have webhooks. */
export function documentFor(audience: Audience, document: OpenApi): OpenApi {
  const paths = Object.fromEntries(
    Object.entries(document.paths)
      .map(([path, item]) => [path, operationsFor(audience, item)] as const)
      .filter(([, item]) => Object.keys(item).length > 0),
  );
  const webhooks = audience === 'sistemas' ? document.webhooks : {};
  const scheme = schemeOf[audience];
  const used = new Set(
    [...Object.values(paths), ...Object.values(webhooks)].flatMap((item) =>
      Object.values(item as object).flatMap((operation: Partial<Operation>) => operation.tags ?? []),
    ),
  );
  return {
    ...document,
    security: securityOf(audience),
    tags: document.tags.filter(({ name }) => used.has(name)),
    paths,
    webhooks,
    components: {
      ...componentsOf({ paths, webhooks }, document.components),
      securitySchemes: scheme ? { [scheme]: document.components.securitySchemes[scheme] } : {},
    },
  };
}

const securityOf = (audience: Audience) => {
  const scheme = schemeOf[audience];
  return scheme ? [{ [scheme]: [] }] : [];
};

const operationsFor = (audience: Audience, item: object) =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([, operation]) => isFor(audience, operation as Operation))
      .map(([method, operation]) => [method, { ...operation, security: securityOf(audience) }]),
  );

type Components = OpenApi['components'];

/** Returns the schemas and responses that a value references, directly or through others. */
function componentsOf(value: object, { schemas, responses }: Components): Pick<Components, 'schemas' | 'responses'> {
  const used = { schemas: {}, responses: {} } as Pick<Components, 'schemas' | 'responses'>;
  const pending: unknown[] = [value];
  for (let one = pending.pop(); one !== undefined; one = pending.pop())
    for (const [, kind, name = ''] of JSON.stringify(one).matchAll(/"#\/components\/(schemas|responses)\/([^"]+)"/g)) {
      const [from, to] = kind === 'schemas' ? [schemas, used.schemas] : [responses, used.responses];
      if (Object.hasOwn(to, name) || !Object.hasOwn(from, name)) continue;
      Object.assign(to, { [name]: from[name] });
      pending.push(from[name]);
    }
  return used;
}
