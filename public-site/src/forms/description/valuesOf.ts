import type { Values } from './types';

/** Returns the current values of a form, without empty ones and files. Several values under one name become a list. */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value === '' || name === TRAP) continue;
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
}

/** The honeypot field, hidden from people. */
export const TRAP = 'sitio_web';
/** The privacy policy version that the form asks to accept. */
export const POLICY = 'politica';
/** The idempotency key of this filling. */
export const KEY = 'clave_envio';
