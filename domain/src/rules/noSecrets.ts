import { hasCardNumber } from './hasCardNumber.js';
import { hasPassword } from './hasPassword.js';

/**
 * Validation rule: a text, or the texts of a group's records, contain no card number or password. Otherwise everyone
 * who reads the case would have them.
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
