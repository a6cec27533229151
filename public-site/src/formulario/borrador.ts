import type { Valores } from './tipos';

/** What was written and in which step, kept while the tab lives; never in storage that outlives it. */
export type Borrador = { valores: Valores; paso: number };

const claveDe = (seccion: string) => `formulario:${seccion}`;

/** Browsers may refuse their storage: then nothing is kept. */
const intentar = <T>(hacer: () => T): T | undefined => {
  try {
    return hacer();
  } catch {
    return undefined;
  }
};

export const leerBorrador = (seccion: string): Borrador | undefined =>
  intentar(() => JSON.parse(sessionStorage.getItem(claveDe(seccion)) ?? 'null') ?? undefined);

export const guardarBorrador = (seccion: string, borrador: Borrador) =>
  intentar(() => sessionStorage.setItem(claveDe(seccion), JSON.stringify(borrador)));

export const borrarBorrador = (seccion: string) => intentar(() => sessionStorage.removeItem(claveDe(seccion)));
