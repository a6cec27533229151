import { setImmediate as nextTurn } from 'node:timers/promises';
import { sectionList } from '@coop/domain';
import type { Entidad } from '@coop/domain/entidad';
import type { Route } from '../../auth/route-list.js';
import type { Config } from '../../config/settings.js';
import { productVersion } from '../../productVersion.js';
import type { Answer } from './api.js';
import { type Operation, operationOf } from './operation.js';
import { signInPaths, webhookPaths } from './otherPaths.js';
import { type Json, Schemas } from './schemas.js';
import { API_VERSION, groupNotes, introduction, tokenNote } from './words.js';

/** The OpenAPI 3.1 document of the API. */
export type OpenApi = {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    /** Version of the product that serves it. */
    'x-producto': string;
    description: string;
    license: { name: string; identifier: string };
    contact: Json;
  };
  servers: { url: string; description: string }[];
  security: Json[];
  tags: { name: string; description: string }[];
  paths: Record<string, Json & Record<string, unknown>>;
  webhooks: Record<string, Json>;
  components: { schemas: Record<string, Json>; responses: Record<string, Answer>; securitySchemes: Json };
};

/** Input of the document. */
type Described = { routes: readonly Route[]; entidad: Entidad; config: Config };

/** Routes per turn of the event loop: the whole takes two seconds of CPU, and anybody may trigger it. */
const ROUTES_IN_TURN = 10;

/** Builds the OpenAPI document of the application's routes, with the schemas that validate them. */
export async function openApiOf({ routes, entidad, config }: Described): Promise<OpenApi> {
  const shared = { schemas: new Schemas(), responses: {} as Record<string, Answer> };
  const paths: OpenApi['paths'] = {};
  const used = new Set<string>();
  for (const [at, route] of routes.entries()) {
    if (at % ROUTES_IN_TURN === 0) await nextTurn();
    const operation = operationOf(route, shared);
    if (!operation) continue;
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
    for (const tag of operation.tags) used.add(tag);
  }
  const ofSignIn = signInPaths(config);
  return {
    openapi: '3.1.0',
    info: {
      title: 'API de la cooperativa',
      version: API_VERSION,
      'x-producto': productVersion,
      description: introduction,
      license: { name: 'Sin licencia pública', identifier: 'LicenseRef-Propietaria' },
      contact: contactOf(entidad, config),
    },
    servers: [{ url: config.ORIGIN ?? '/', description: 'Este servidor' }],
    security: [{ bearer: [] }],
    tags: tagsOf([...used, ...tagsIn(ofSignIn)]),
    paths: { ...ofSignIn, ...paths },
    webhooks: webhookPaths(shared.schemas),
    components: {
      schemas: shared.schemas.components,
      responses: shared.responses,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: tokenNote } },
    },
  };
}

function contactOf({ nombre, correo }: Entidad, { ORIGIN }: Config): Json {
  return { name: nombre, ...(correo && { email: correo }), ...(ORIGIN && { url: ORIGIN }) };
}

const tagsIn = (paths: OpenApi['paths']): string[] =>
  Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => (operation as Partial<Operation>).tags ?? []),
  );

function tagsOf(names: string[]): OpenApi['tags'] {
  const ofSections = Object.fromEntries(sectionList.map(({ label, about }) => [label.many, about]));
  const known = new Set(names);
  // Groups without a section come first; they are for newcomers.
  const first = Object.keys(groupNotes).filter((name) => known.has(name));
  return [...new Set([...first, ...known])].map((name) => {
    const description = groupNotes[name] ?? ofSections[name];
    if (!description) throw new Error(`The API's document does not say what «${name}» is`);
    return { name, description };
  });
}
