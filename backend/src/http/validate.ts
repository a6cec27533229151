import type { z } from 'zod';
import { messageOf } from './messages.js';
import { invalidData, Problem } from './problem.js';

/** More than any form has: whoever sends thousands of keys is not told of each. */
const MOST_ERRORS = 200;

/** Messages by field of a zod error: an unknown key is named as itself, a nested fault by its path (`filas.0.monto`). */
export function errorsByField(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  // A Map: on an object, a field called `constructor` would seem to have its message already.
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.map(String);
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    for (const name of names.slice(0, MOST_ERRORS - errors.size).map((steps) => steps.join('.')))
      if (!errors.has(name)) errors.set(name, messageOf(issue));
  }
  return Object.fromEntries(errors);
}

/** The parsed value, or a 422 that names each wrong field. */
export function validate<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw invalidData(errorsByField(result.error.issues));
}

/** The same for what stands in an address: 400. */
export function validateQuery<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const errors = errorsByField(result.error.issues);
  throw new Problem('peticion_invalida', Object.values(errors)[0], { errors });
}
