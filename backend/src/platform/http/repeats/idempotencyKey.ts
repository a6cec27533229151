import { z } from 'zod';
import { Problem } from '../problem.js';

/** Format of an idempotency key: a UUID or a text of similar length. */
export const KEY = /^[A-Za-z0-9-]{16,64}$/;
const keySchema = z.string().regex(KEY);

/** Validates an idempotency key, from the header or from a form field. Throws a 400. */
export function readKey(said: unknown): string {
  const key = keySchema.safeParse(said);
  if (key.success) return key.data;
  throw new Problem('peticion_invalida', 'La clave del envío no es válida: de 16 a 64 letras, cifras o guiones.', {
    errors: { 'Idempotency-Key': 'Escriba de 16 a 64 letras, cifras o guiones' },
  });
}

/** Throws a 422 if the key was used with another request. */
export function requireSame(stored: string | null, huella: string): void {
  if (stored !== huella) throw new Problem('clave_reutilizada');
}
