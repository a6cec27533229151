import type { z } from 'zod';

/** Maximum number of reported errors, above any form's, against requests with thousands of keys. */
const MAX_ERRORS = 200;

/** Returns zod messages by field path (`filas.0.monto`); an unknown key gets the message `unknown`. */
export function errorsByField(
  issues: readonly z.core.$ZodIssue[],
  unknown = 'Este campo no existe o no se puede escribir',
): Record<string, string> {
  // A Map: a plain object would already have a `constructor` entry.
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.map(String);
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    for (const name of names.slice(0, MAX_ERRORS - errors.size).map((steps) => steps.join('.')))
      if (!errors.has(name)) errors.set(name, messageOf(issue, unknown));
  }
  return Object.fromEntries(errors);
}

/** Returns an issue in Spanish. Generic messages name no options, which could reveal hidden fields. */
function messageOf(issue: z.core.$ZodIssue, unknown: string): string {
  if (issue.code === 'unrecognized_keys') return unknown;
  if ((issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined)
    return 'Este campo es obligatorio';
  if (issue.code === 'invalid_type' && issue.input === null) return 'Este campo es obligatorio';
  if (!isDefaultMessage(issue.message)) return issue.message;
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

// Default zod messages are in English; ours never begin like this.
const isDefaultMessage = (message: string) => /^(Invalid|Too |Unrecognized|Expected|Required)/.test(message);
