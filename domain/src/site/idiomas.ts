/** Languages of the pages that staff write, as staff read them. All that the site has is in the first. */
export const idiomas = { es: 'Castellano', qu: 'Quechua', ay: 'Aymara', en: 'Inglés' } as const;

export type Idioma = keyof typeof idiomas;

export const isIdioma = (value: unknown): value is Idioma => typeof value === 'string' && Object.hasOwn(idiomas, value);

/** The language of the site. */
export const IDIOMA = 'es' satisfies Idioma;

/** Those of versions. */
export const otrosIdiomas = ['qu', 'ay', 'en'] as const satisfies readonly Exclude<Idioma, typeof IDIOMA>[];

export type OtroIdioma = (typeof otrosIdiomas)[number];

/** The language of a version; undefined of what is in that of the site. */
export const versionIn = (idioma: unknown): OtroIdioma | undefined => otrosIdiomas.find((one) => one === idioma);

type Lengua = {
  /** What its speakers call it. */
  readonly nombre: string;
  /** As documents name it (BCP 47). */
  readonly lang: string;
  /** As Open Graph names it. */
  readonly og: string;
};

/** What each is called by who reads it, in the order in which they are offered. */
export const lenguas: Readonly<Record<Idioma, Lengua>> = {
  es: { nombre: 'Castellano', lang: 'es-BO', og: 'es_BO' },
  qu: { nombre: 'Runasimi', lang: 'qu', og: 'qu_BO' },
  ay: { nombre: 'Aymar aru', lang: 'ay', og: 'ay_BO' },
  en: { nombre: 'English', lang: 'en', og: 'en_US' },
};

/** Where a page may be read, and in which language. */
export type Edicion = { idioma: Idioma; ruta: string };

/** The address that a version has unless somebody gives it another: that of its page, below its language. */
export const rutaDeVersion = (idioma: Idioma, ruta: string): string => `/${idioma}${ruta === '/' ? '' : ruta}`;

/** Whether an address stands below that language. */
export const isBelow = (idioma: Idioma, ruta: string): boolean =>
  ruta === `/${idioma}` || ruta.startsWith(`/${idioma}/`);

/**
 * The same page in each of its languages, as search engines are told, itself included: who reads none of them gets that of the
 * site. None where it is in one alone.
 */
export const alternatesIn = (ediciones: readonly Edicion[]): { hreflang: string; ruta: string }[] =>
  ediciones.length < 2
    ? []
    : ediciones.flatMap(({ idioma, ruta }) => [
        ...(idioma === IDIOMA ? [{ hreflang: 'x-default', ruta }] : []),
        { hreflang: lenguas[idioma].lang, ruta },
      ]);
