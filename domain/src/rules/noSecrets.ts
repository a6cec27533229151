import { hasCardNumber } from './hasCardNumber.js';
import { hasPassword } from './hasPassword.js';

/**
 * Rule: a free text, or those of the records of a group, hold no card number and no password. People write them, and
 * then everyone who reads the case has them.
 */
export const noSecrets = <K extends string>(field: K) => ({
  field,
  message: 'No escriba números de tarjeta ni claves: bórrelos para continuar. Nunca se los pediremos',
  holds: (values: Readonly<Partial<Record<K, unknown>>>) =>
    textsIn(values[field]).every((text) => !hasCardNumber(text) && !hasPassword(text)),
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
