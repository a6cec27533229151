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

const introduction = `Lecturas públicas, formularios y los recursos del panel, en español.

**Ingreso.** Con \`POST /v1/accounts:signInWithPassword\` se obtienen un \`idToken\`, que vale una hora, y un \`refreshToken\`, con el que
\`POST /v1/token\` da otro. El \`idToken\` va en \`Authorization: Bearer …\`; \`GET /api/yo\` dice quién es y qué puede hacer.

**Sistemas.** Otro sistema usa una clave propia en lugar del token (\`Authorization: Bearer clave_…\`), que un administrador crea en
«Accesos de sistemas». Hace solo lo que se le concedió, sección por sección; lo que pide una contraseña reciente, nunca.

**Listas.** \`filter\`, \`range\` y \`sort\` son JSON dentro de la dirección. \`Content-Range\` trae el total.

**Escrituras.** Quien cambia o borra dice qué versión vio, en \`If-Match\` (la que dio \`ETag\`) o en \`version\`.

**Errores.** \`application/problem+json\` (RFC 9457): \`type\` lleva a la página que explica cada código, y \`errors\` trae un mensaje por campo.`;

const tokenNote =
  'El `idToken` del ingreso (Firebase Authentication), que vale una hora y `POST /v1/token` renueva sin pedir la contraseña.';
const keyNote = 'La clave de un sistema (`clave_…`), donde su permiso concede esa acción de la sección.';

const groupNotes: Readonly<Record<string, string>> = {
  Ingreso: 'Obtener un token y renovarlo, en el servicio de ingreso.',
  Sesión: 'Quién es quien pide, y su contraseña.',
  Panel: 'Lo que espera, y cómo fueron las cosas.',
  Público: 'Lo publicado y vigente, para visitantes y otros sistemas. Sin sesión.',
  Formularios: 'Lo que envían las personas, su acuse y su seguimiento. Sin sesión.',
  Simuladores: 'Lo que cuesta un crédito y lo que gana un ahorro. Sin sesión; los resultados son referenciales.',
  Cotización: 'Bolivianos por dólar y por UFV.',
  Aprobaciones: 'Lo que espera a otra persona para publicarse.',
  Vistas: 'Cómo mira cada uno las listas del panel: lo suyo y lo de su rol.',
  Archivos: 'Los archivos de las secciones, y sus bytes.',
  'Conservación de datos personales': 'Hasta cuándo se guarda lo que los casos dicen de las personas.',
};

/** Date of the last change of the API's contract, described in docs/cambios-api.md under the same date. */
const API_VERSION = '2026-11-22';

export type OpenApi = {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
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

type ApiSource = { routes: readonly Route[]; entidad: Entidad; config: Config };

/** Routes per turn of the event loop: the whole takes two seconds of CPU, and anybody may trigger it. */
const ROUTES_IN_TURN = 10;

export async function openApiOf({ routes, entidad, config }: ApiSource): Promise<OpenApi> {
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
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: tokenNote },
        clave: { type: 'http', scheme: 'bearer', description: keyNote },
      },
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
