import { z } from 'zod';
import { parseJson } from './parseJson.js';

const text = z
  .string()
  .max(16_000, 'La consulta es demasiado larga')
  .transform((value, context) => {
    try {
      return parseJson(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'No es JSON válido' });
      return z.NEVER;
    }
  });

const known = new WeakMap<z.ZodType, z.ZodType>();

/** JSON in a parameter of the address, as odd as it may be, held to a schema. */
export function jsonText<S extends z.ZodType>(schema: S) {
  const made = text.pipe(schema);
  known.set(made, schema);
  return made;
}

/** Returns the schema of the JSON inside a text parameter; undefined for other schemas. */
export const findJsonIn = (schema: z.ZodType): z.ZodType | undefined => known.get(schema);
