import type { Values } from './types';

/** What is written in a form now, without what is empty and without files. What has several values is a list. */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value === '' || name === TRAP) continue;
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
}

/** The field that people don't see. */
export const TRAP = 'sitio_web';
/** The version of the privacy text that the form asks to accept. */
export const POLICY = 'politica';
/** The key of this filling. */
export const KEY = 'clave_envio';
