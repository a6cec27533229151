import { z } from 'zod';
import { findJsonIn } from '../body/jsonText.js';
import type { Parameter } from './api.js';
import type { Json } from './json.js';
import type { Schemas } from './schemas.js';

/** Maps the schema of a query to OpenAPI parameters. */
export const queryParameters = (query: z.ZodType, schemas: Schemas): Parameter[] =>
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
