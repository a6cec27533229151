import { hasCardNumber } from './hasCardNumber.js';

/** Rule: a free text holds no card number. People paste them, and then everyone who reads the case has them. */
export const noCardNumber = <K extends string>(field: K) => ({
  field,
  message: 'No escriba números de tarjeta ni claves',
  holds: (values: Readonly<Partial<Record<K, unknown>>>) => !hasCardNumber(String(values[field] ?? '')),
});
