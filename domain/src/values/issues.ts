import type { z } from 'zod';

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

/**
 * The Spanish message of a fault. What the description of a field says wins; the rest is said without naming options
 * or types, which could tell of fields that the asker may not see.
 */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'Este campo no existe o no se puede escribir';
  if ((issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined)
    return 'Este campo es obligatorio';
  if (issue.code === 'invalid_type' && issue.input === null) return 'Este campo es obligatorio';
  if (!isMachineMade(issue.message)) return issue.message;
  return issue.code === 'invalid_type'
    ? (typeMessages[issue.expected] ?? 'El valor no es válido')
    : 'El valor no es válido';
}

const typeMessages: Record<string, string> = {
  object: 'Se esperaba un objeto',
  array: 'Se esperaba una lista',
  string: 'Escriba un texto',
  number: 'Escriba un número',
  boolean: 'Responda sí o no',
};

// zod's own texts are English; ours never begin like that.
const isMachineMade = (message: string) => /^(Invalid|Too |Unrecognized|Expected|Required)/.test(message);
