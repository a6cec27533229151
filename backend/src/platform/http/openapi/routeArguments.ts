import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { z } from 'zod';

type Argument = { data?: unknown; schema?: z.ZodType };

/** Decorated arguments of a handler, each with the schema that `SchemaPipe` validates. */
export type RouteArguments = { path: Map<string, z.ZodType | undefined>; query: z.ZodType[]; bodies: Argument[] };

export function routeArguments(controller: object, name: string): RouteArguments {
  const found: Record<string, Argument> = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {};
  const of = (type: RouteParamtypes) =>
    Object.entries(found).flatMap(([key, argument]) => (Number(key.split(':')[0]) === type ? [argument] : []));
  return {
    path: new Map(of(RouteParamtypes.PARAM).map(({ data, schema }) => [String(data), schema])),
    query: of(RouteParamtypes.QUERY).flatMap(({ schema }) => (schema ? [schema] : [])),
    bodies: of(RouteParamtypes.BODY),
  };
}
