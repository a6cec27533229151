import { z } from 'zod';
import { Problem } from '../problem.js';

/** What the key of a send looks like: a UUID, or as long a text of the sender's own. */
export const KEY = /^[A-Za-z0-9-]{16,64}$/;
const keySchema = z.string().regex(KEY);

/** The key of a send, from the header or from the field of a form. Throws a 400. */
export function readKey(said: unknown): string {
  const key = keySchema.safeParse(said);
  if (key.success) return key.data;
  throw new Problem('peticion_invalida', 'La clave del envío no es válida: de 16 a 64 letras, cifras o guiones.', {
    errors: { 'Idempotency-Key': 'Escriba de 16 a 64 letras, cifras o guiones' },
  });
}

/** Refuses a key that came before with something else: whoever sends it again means the same. */
export function requireSame(stored: string | null, huella: string): void {
  if (stored !== huella) throw new Problem('clave_reutilizada');
}
