import { type Edicion, IDIOMA, type Idioma, lenguas } from '@coop/domain/idiomas';
import { useRouteLoaderData } from 'react-router-dom';

/** The languages of the page, including the current one. */
export type Languages = { idioma: Idioma; ediciones: readonly Edicion[] };

type Language = Languages & {
  /** `lang` of the page's own content; undefined where it is the site's language. */
  page: string | undefined;
  /** `lang` of the site's texts on a page in another language; undefined where both are the same. */
  site: string | undefined;
};

/** Returns the language of the page, loaded with the layout of every page. */
export function useLanguage(): Language {
  const known = useRouteLoaderData<{ idiomas: Languages }>('raiz')?.idiomas;
  const { idioma, ediciones } = known ?? { idioma: IDIOMA, ediciones: [] };
  const isOther = idioma !== IDIOMA;
  return {
    idioma,
    ediciones,
    page: isOther ? lenguas[idioma].lang : undefined,
    site: isOther ? lenguas[IDIOMA].lang : undefined,
  };
}
