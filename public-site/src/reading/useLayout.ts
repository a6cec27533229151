import type { VistaPrevia } from '@coop/domain/answers';
import type { Entidad } from '@coop/domain/entidad';
import { type Edicion, IDIOMA, type Idioma, lenguas } from '@coop/domain/idiomas';
import { type Menu, menuDeOrigen } from '@coop/domain/navigation';
import type { ReactNode } from 'react';
import { useLocation, useOutletContext, useRouteLoaderData } from 'react-router-dom';
import type { StaffPagina } from './readPagina';

/** Returns the entity’s data; undefined where the layout failed to load. */
export function useEntidad(): Entidad | undefined {
  return useRouteLoaderData<{ entidad: Entidad }>('raiz')?.entidad;
}

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

/** The page that staff wrote for the current address, and its blocks as the layout renders them. */
export type StaffContent = { escrita: StaffPagina | null; texto: ReactNode };

/** Returns the staff-written page of the address, loaded with the layout of every page. */
export const useStaffPage = (): StaffContent =>
  useOutletContext<StaffContent | undefined>() ?? { escrita: null, texto: null };

/** Returns the menu, loaded with the layout; the default menu where the layout failed to load. */
export const useMenu = (): Menu => useRouteLoaderData<{ menu: Menu }>('raiz')?.menu ?? menuDeOrigen;

/** Returns the site's origin, `https://…`, for absolute addresses; undefined where it is not configured. */
export const useOrigin = (): string | undefined => useRouteLoaderData<{ origen?: string }>('raiz')?.origen;

/** Returns the absolute address of this page for sharing; null in a preview or without a configured origin. */
export function useSharedAddress(): string | null {
  const { pathname } = useLocation();
  const origin = useOrigin();
  const root = useRouteLoaderData<{ vistaPrevia: VistaPrevia | null }>('raiz');
  return origin && !root?.vistaPrevia ? `${origin}${pathname}` : null;
}
