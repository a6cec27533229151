import { componentName } from '@coop/domain';
import { type ProblemCode, problem, problemCodes, problems } from '@coop/domain/answers';
import type { Access } from '../../auth/access.js';
import { needsRecentSignIn } from '../../auth/recent-sign-in.js';
import { typeOf } from '../problem.js';
import type { Answer } from './api.js';
import type { Json, Schemas } from './schemas.js';

/** Facts of an operation that imply its errors. */
export type Facts = {
  method: string;
  access: Access | undefined;
  takes: { path: boolean; query: boolean; header: boolean; body: readonly string[] };
  locks: boolean;
  refuses: readonly ProblemCode[];
};

function codesOf(facts: Facts): ProblemCode[] {
  const found = new Set([...ofAll, ...ofAccess(facts), ...ofTaking(facts), ...facts.refuses]);
  return problemCodes.filter((code) => found.has(code));
}

const ofAll: ProblemCode[] = ['demasiados_envios', 'error_interno', 'no_disponible'];

function ofAccess({ access, method }: Facts): ProblemCode[] {
  if (access === undefined || access === 'public') return [];
  const isRecent = needsRecentSignIn(access, method);
  return ['no_autenticado', 'sin_permiso', ...(isRecent ? (['reautenticacion_requerida'] as const) : [])];
}

function ofTaking({ takes: { path, query, header, body }, locks, method }: Facts): ProblemCode[] {
  const writes = !['GET', 'HEAD'].includes(method);
  return [
    ...(path || query || header || body.length > 0 ? (['peticion_invalida'] as const) : []),
    ...(path ? (['no_encontrado'] as const) : []),
    ...(body.length > 0 ? (['demasiado_grande', 'tipo_no_admitido', 'datos_invalidos'] as const) : []),
    ...(body.includes('multipart/form-data') ? (['tiempo_agotado', 'archivo_invalido'] as const) : []),
    ...(locks ? (['precondicion_fallida', 'version_requerida', 'datos_invalidos'] as const) : []),
    // Two concurrent writes.
    ...(writes ? (['conflicto'] as const) : []),
  ];
}

export function refusalsOf(facts: Facts, responses: Record<string, Answer>, schemas: Schemas): Record<string, Json> {
  const found = codesOf(facts);
  const statuses = [...new Set(found.map((code) => problems[code][0]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = found.filter((code) => problems[code][0] === status);
      const name = codes.map((code) => componentName(code.replaceAll('_', '-'))).join('O');
      responses[name] ??= responseOf(status, codes, schemas);
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function responseOf(status: number, codes: ProblemCode[], schemas: Schemas): Answer {
  const own = {
    type: 'object',
    properties: { type: { enum: codes.map(typeOf) }, status: { const: status }, codigo: { enum: codes } },
  };
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code][1]}`).join('. '),
    content: { 'application/problem+json': { schema: { allOf: [schemas.of(problem), own] } } },
    ...(headers[status] && { headers: headers[status] }),
  };
}

const retryAfter = { description: 'Segundos que hay que esperar', schema: { type: 'integer' } };
const headers: Partial<Record<number, Json>> = {
  401: { 'WWW-Authenticate': { description: 'Lo que hay que presentar (RFC 6750)', schema: { type: 'string' } } },
  429: {
    'Retry-After': retryAfter,
    'RateLimit-Policy': {
      description: 'Cuánto se puede pedir (`q`) en cuántos segundos (`w`)',
      schema: { type: 'string' },
    },
    RateLimit: {
      description: 'Cuánto queda (`r`), y en cuántos segundos empieza otra vez (`t`)',
      schema: { type: 'string' },
    },
  },
  503: { 'Retry-After': retryAfter },
};
