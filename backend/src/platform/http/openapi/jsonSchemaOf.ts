import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

const COMPONENTS = '#/components/schemas/';

/**
 * The JSON Schema 2020-12 of a zod schema, as it arrives (`input`) or leaves (`output`). What has an identifier is a
 * component of the OpenAPI document, and stands by its name.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const name = schema.meta()?.id;
  if (name) return { $ref: COMPONENTS + name };
  const { $schema: _, $defs: __, ...own } = writtenOut(schema, io);
  return own;
}

/** The component that a schema with an identifier is: its name and its own JSON Schema. */
export function componentOf(schema: z.ZodType): [name: string, JsonSchema] | undefined {
  const name = schema.meta()?.id;
  return name ? [name, writtenOut(schema, 'output').$defs?.[name] as JsonSchema] : undefined;
}

function writtenOut(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.JSONSchema {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Formats say the same as their patterns, which run to hundreds of characters.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
      delete jsonSchema.id;
    },
  });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${COMPONENTS}`));
}
