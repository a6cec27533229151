import { rolLabels, sections } from '@coop/domain';
import { HTTP_CODE_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { z } from 'zod';
import { type Access, isGrantable, rolesOf } from '../../auth/access.js';
import { needsRecentSignIn } from '../../auth/recent-sign-in.js';
import type { Route } from '../../auth/route-list.js';
import { findJsonIn } from '../body/json.js';
import { type Answer, apiPartsOf, type Content, type Parameter, type Part } from './api.js';
import { exampleOf } from './exampleOf.js';
import { refusalsOf } from './refusals.js';
import type { Json, Schemas } from './schemas.js';

const queryParameters = (query: z.ZodType, schemas: Schemas): Parameter[] =>
  Object.entries(shapeOf(query)).map(([name, schema]) => {
    const { description, 'x-required': isNeeded, ...value } = schemas.of(schema, 'input');
    const json = jsonIn(schema);
    return {
      name,
      in: 'query',
      required: isNeeded === true || !schema.safeParse(undefined).success,
      ...(description !== undefined && { description }),
      ...(json
        ? { content: { 'application/json': { schema: withDefault(schemas.of(json, 'input'), schema) } } }
        : { schema: value }),
    };
  });

/** Returns the fields of an object schema, inside refinements. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  if (schema instanceof z.ZodObject) return schema.shape as Record<string, z.ZodType>;
  if (schema instanceof z.ZodLazy) return shapeOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in as z.ZodType);
  throw new Error('A query is described by an object');
}

/** Returns the schema inside a JSON-encoded parameter, optional or with a default. */
function jsonIn(schema: z.ZodType): z.ZodType | undefined {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped ? jsonIn(schema.unwrap() as z.ZodType) : findJsonIn(schema);
}

const withDefault = (json: Json, schema: z.ZodType): Json =>
  schema instanceof z.ZodDefault ? { ...json, default: schema.parse(undefined) } : json;

type Argument = { data?: unknown; schema?: z.ZodType };

type RouteArguments = { path: Map<string, z.ZodType | undefined>; query: z.ZodType[]; bodies: Argument[] };

function routeArguments(controller: object, name: string): RouteArguments {
  const found: Record<string, Argument> = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {};
  const of = (type: RouteParamtypes) =>
    Object.entries(found).flatMap(([key, argument]) => (Number(key.split(':')[0]) === type ? [argument] : []));
  return {
    path: new Map(of(RouteParamtypes.PARAM).map(({ data, schema }) => [String(data), schema])),
    query: of(RouteParamtypes.QUERY).flatMap(({ schema }) => (schema ? [schema] : [])),
    bodies: of(RouteParamtypes.BODY),
  };
}

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Json[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Answer | Json>;
};

type SharedParts = { schemas: Schemas; responses: Record<string, Answer> };

export function operationOf(route: Route, { schemas, responses }: SharedParts): Operation | undefined {
  const declared = mergeParts([...apiPartsOf(route.controller, schemas), ...apiPartsOf(route.handler, schemas)]);
  if (declared.hidden) return undefined;
  const taken = routeArguments(route.controller, route.name.split('.')[1] as string);
  const parameters = [
    ...pathParameters(route, declared, taken.path, schemas),
    ...taken.query.flatMap((query) => queryParameters(query, schemas)),
    ...(declared.parameters ?? []).filter((one) => one.in === 'header'),
  ];
  if (route.method === 'POST' && route.access !== 'public' && declared.repeats === undefined)
    missing(route, 'whether a key makes one of several');
  const body = bodyOf(route, declared, taken.bodies, schemas);
  const refusals = refusalsOf(
    {
      method: route.method,
      access: route.access,
      takes: { ...placesOf(parameters), body: Object.keys(body?.content ?? {}) },
      locks: declared.locks === true,
      refuses: declared.refuses ?? [],
    },
    responses,
    schemas,
  );
  return {
    operationId: operationIdOf(route),
    tags: declared.tags ?? [],
    summary: declared.summary ?? missing(route, 'a summary'),
    description: [declared.description, describeAccess(route.access)].filter(Boolean).join('\n\n'),
    security: securityOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: { ...refusals, ...mergeResponses(refusals, requireSuccess(route, declared.answers), responses) },
  };
}

function mergeParts(parts: Part[]): Part {
  return {
    ...Object.assign({}, ...parts),
    parameters: parts.flatMap(({ parameters = [] }) => parameters),
    refuses: parts.flatMap(({ refuses = [] }) => refuses),
    answers: Object.assign({}, ...parts.map(({ answers }) => answers)),
  };
}

function pathParameters(
  route: Route,
  { parameters = [] }: Part,
  schemaOf: ReturnType<typeof routeArguments>['path'],
  schemas: Schemas,
): Parameter[] {
  return [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const schema = schemaOf.get(name);
    const declared = parameters.filter((one) => one.in === 'path' && one.name === name);
    const own: Json = Object.assign({}, name === 'id' && { description: 'Identificador del registro' }, ...declared);
    const schemaPart = schema ? { schema: schemas.of(schema, 'input') } : {};
    const { title: _, ...value } = (schemaPart.schema ?? own.schema ?? missing(route, `a schema of «${name}»`)) as Json;
    return { ...own, name, in: 'path', required: true, schema: value };
  });
}

function bodyOf(
  route: Route,
  { body }: Part,
  arguments_: ReturnType<typeof routeArguments>['bodies'],
  schemas: Schemas,
): Operation['requestBody'] {
  const [argument] = arguments_;
  if (!body && !argument) return undefined;
  const content = body?.content ?? {
    'application/json': { schema: schemas.of(argument?.schema ?? missing(route, 'a body'), 'input') },
  };
  const described = Object.values(content).map(({ schema }) => schemas.whole(schema));
  if (!described.every(({ properties, oneOf, anyOf }) => properties ?? oneOf ?? anyOf))
    missing(route, 'the fields of its body');
  return {
    required: body?.required ?? described.every(({ required = [] }) => (required as string[]).length > 0),
    content: Object.fromEntries(Object.entries(content).map(([type, one]) => [type, withExample(one, schemas)])),
  };
}

function withExample(media: Content[string], schemas: Schemas): Content[string] {
  const example = media.example ?? exampleOf(media.schema, (schema) => schemas.whole(schema));
  return example === undefined ? media : { ...media, example };
}

const placesOf = (parameters: readonly Parameter[]) => {
  const has = (place: Parameter['in']) => parameters.some((one) => one.in === place);
  return { path: has('path'), query: has('query'), header: has('header') };
};

/** `POST /api/novedades/:id/publicar` → `postNovedadesByIdPublicar`: a good method name in any client generator. */
const operationIdOf = ({ method, path }: Route): string => {
  const words = path.split('/').filter((part) => part && part !== 'api');
  const named = words.map((part) => (part.startsWith(':') ? `by-${part.slice(1)}` : part));
  return named
    .join('-')
    .split(/[^A-Za-z0-9]+/)
    .reduce((name, word) => name + word.charAt(0).toUpperCase() + word.slice(1), method.toLowerCase());
};

/** Sections that an administrador can grant to a system. */
const { choices: granted } = sections['sitio/accesos-de-sistemas'].fields.permisos.fields.seccion;

/** A key is an alternative to a token only where a section's grant decides. */
const securityOf = ({ access, method }: Route): Json[] => {
  if (access === 'public') return [];
  const takesKey =
    access && isGrantable(access) && access.section.name in granted && !needsRecentSignIn(access, method);
  return takesKey ? [{ bearer: [] }, { clave: [] }] : [{ bearer: [] }];
};

function describeAccess(access: Access | undefined): string {
  if (access === undefined || access === 'public') return 'Sin sesión.';
  const roles = rolesOf(access);
  if (!roles) return 'Cualquier rol.';
  return roles.length > 0 ? `Roles: ${roles.map((rol) => rolLabels[rol]).join(', ')}.` : 'Ningún rol.';
}

function requireSuccess(route: Route, answers: Part['answers'] = {}): Record<string, Answer> {
  const status = String(
    Reflect.getMetadata(HTTP_CODE_METADATA, route.handler) ?? (route.method === 'POST' ? 201 : 200),
  );
  if (!answers[status]) missing(route, `what it answers with ${status}`);
  if (status === '201' && !answers[status]?.headers?.Location) missing(route, 'where what it makes is');
  return answers;
}

/** Merges the operation's own response into an error response with the same status. */
const mergeResponses = (
  refusals: Record<string, Json>,
  answers: Record<string, Answer>,
  responses: SharedParts['responses'],
) =>
  Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => {
      const refusal = responses[String(refusals[status]?.$ref).split('/').at(-1) as string];
      return [status, refusal ? { ...refusal, content: { ...answer.content, ...refusal.content } } : answer];
    }),
  );

function missing(route: Route, what: string): never {
  throw new Error(`The API's document lacks ${what}: ${route.name} (${route.method} ${route.path})`);
}
