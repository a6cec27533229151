import type { z } from 'zod';

const typeMessages: Record<string, string> = {
  object: 'Se esperaba un objeto',
  array: 'Se esperaba una lista',
  string: 'Escriba un texto',
  number: 'Escriba un número',
  boolean: 'Responda sí o no',
};

/**
 * The Spanish message of a fault. What the description of a field says wins; the rest is said without naming options
 * or types, which could tell of fields that the asker may not see.
 */
export function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'Este campo no existe o no se puede escribir';
  if ((issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined)
    return 'Este campo es obligatorio';
  if (issue.code === 'invalid_type' && issue.input === null) return 'Este campo es obligatorio';
  if (!isMachineMade(issue.message)) return issue.message;
  return issue.code === 'invalid_type'
    ? (typeMessages[issue.expected] ?? 'El valor no es válido')
    : 'El valor no es válido';
}

// zod's own texts are English; ours never begin like that.
const isMachineMade = (message: string) => /^(Invalid|Too |Unrecognized|Expected|Required)/.test(message);
