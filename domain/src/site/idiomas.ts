/** Languages of staff pages, as shown to staff. Everything else on the site is in the first. */
export const idiomas = { es: 'Castellano', qu: 'Quechua', ay: 'Aymara', en: 'Inglés' } as const;

export type Idioma = keyof typeof idiomas;

export const isIdioma = (value: unknown): value is Idioma => typeof value === 'string' && Object.hasOwn(idiomas, value);

export const IDIOMA = 'es' satisfies Idioma;

export const otrosIdiomas = ['qu', 'ay', 'en'] as const satisfies readonly Exclude<Idioma, typeof IDIOMA>[];

export type OtroIdioma = (typeof otrosIdiomas)[number];

export const versionIn = (idioma: unknown): OtroIdioma | undefined => otrosIdiomas.find((one) => one === idioma);

type Lengua = {
  readonly nombre: string;
  /** BCP 47 tag. */
  readonly lang: string;
  readonly og: string;
};

export const lenguas: Readonly<Record<Idioma, Lengua>> = {
  es: { nombre: 'Castellano', lang: 'es-BO', og: 'es_BO' },
  qu: { nombre: 'Runasimi', lang: 'qu', og: 'qu_BO' },
  ay: { nombre: 'Aymar aru', lang: 'ay', og: 'ay_BO' },
  en: { nombre: 'English', lang: 'en', og: 'en_US' },
};

export type Edicion = { idioma: Idioma; ruta: string };

/** Returns the default path of a translation: the page's path under its language. */
export const rutaDeVersion = (idioma: Idioma, ruta: string): string => `/${idioma}${ruta === '/' ? '' : ruta}`;

/** Whether a path is under a language's prefix. */
export const isBelow = (idioma: Idioma, ruta: string): boolean =>
  ruta === `/${idioma}` || ruta.startsWith(`/${idioma}/`);

/** Returns the hreflang alternates, `x-default` included; empty for a page in a single language. */
export const alternatesIn = (ediciones: readonly Edicion[]): { hreflang: string; ruta: string }[] =>
  ediciones.length < 2
    ? []
    : ediciones.flatMap(({ idioma, ruta }) => [
        ...(idioma === IDIOMA ? [{ hreflang: 'x-default', ruta }] : []),
        { hreflang: lenguas[idioma].lang, ruta },
      ]);
