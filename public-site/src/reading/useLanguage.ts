import { type Edicion, IDIOMA, type Idioma, lenguas } from '@coop/domain/idiomas';
import { useRouteLoaderData } from 'react-router-dom';

/** The page in each language that it has, itself included. */
export type Languages = { idioma: Idioma; ediciones: readonly Edicion[] };

type Language = Languages & {
  /** Of what was written for the page; undefined where it is that of the site. */
  page: string | undefined;
  /** Of the words of the site within a page in another language; undefined where there is nothing to tell apart. */
  site: string | undefined;
};

/** In which language the page is; it comes with the frame of every page. */
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
