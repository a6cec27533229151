import type { Valores } from './tipos';

/** What is written in a form now, without what is empty and without files. What has several values is a list. */
export function valoresDe(form: HTMLFormElement): Valores {
  const valores: Record<string, string | string[]> = {};
  for (const [nombre, valor] of new FormData(form)) {
    if (typeof valor !== 'string' || valor === '' || nombre === TRAMPA) continue;
    const antes = valores[nombre];
    valores[nombre] = antes === undefined ? valor : [antes, valor].flat();
  }
  return valores;
}

/** The field that people don't see. */
export const TRAMPA = 'sitio_web';
/** The key of this filling. */
export const CLAVE = 'clave_envio';
