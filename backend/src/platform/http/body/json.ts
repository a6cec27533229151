import { z } from 'zod';

/** A JSON object that a section's schema then validates; refuses lists, texts and null. */
export const jsonObject = z.record(z.string(), z.unknown());

/** Maximum depth, above that of any section. Recursive code relies on it. */
const DEEPEST = 32;
/** Maximum keys of an object: over five times the largest section. */
const MAX_NAMES = 500;
/** Maximum objects in a list: over ten times our longest. A schema validates each before it checks the length. */
const MAX_RECORDS = 5_000;

/** Parses JSON in linear time. Also rejects excessive nesting, lists, keys, and keys that reach a prototype. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  let level = [value].filter(isObject);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new SyntaxError('Values are nested too deep');
    if (level.some((one) => Object.hasOwn(one, '__proto__'))) throw new SyntaxError('The key __proto__ is not allowed');
    if (level.some((one) => !Array.isArray(one) && Object.keys(one).length > MAX_NAMES))
      throw new SyntaxError('Too many names');
    if (level.some((one) => Array.isArray(one) && one.filter(isRecord).length > MAX_RECORDS))
      throw new SyntaxError('Too many records');
    level = level.flatMap((one) => Object.values(one).filter(isObject));
  }
  return value;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isRecord = (value: unknown) => isObject(value) && !Array.isArray(value);

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

export function jsonText<S extends z.ZodType>(schema: S) {
  const made = text.pipe(schema);
  known.set(made, schema);
  return made;
}

/** Returns the schema of the JSON inside a text parameter; undefined for other schemas. */
export const findJsonIn = (schema: z.ZodType): z.ZodType | undefined => known.get(schema);
