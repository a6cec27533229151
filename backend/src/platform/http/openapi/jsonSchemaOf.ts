import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** The JSON Schema 2020-12 of a zod schema, as it arrives (`input`) or leaves (`output`), without its own identifiers. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    id: ___,
    ...own
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Formats say the same as their patterns, which run to hundreds of characters.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
      delete jsonSchema.id;
    },
  }) as JsonSchema;
  return own;
}
