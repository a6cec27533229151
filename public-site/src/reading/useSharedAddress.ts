import type { VistaPrevia } from '@coop/domain/answers';
import { useLocation, useRouteLoaderData } from 'react-router-dom';
import { useOrigin } from './useOrigin';

/** The address of this page, whole, for passing it on; null in a preview, and where nobody said where the site stands. */
export function useSharedAddress(): string | null {
  const { pathname } = useLocation();
  const origin = useOrigin();
  const root = useRouteLoaderData<{ vistaPrevia: VistaPrevia | null }>('raiz');
  return origin && !root?.vistaPrevia ? `${origin}${pathname}` : null;
}
