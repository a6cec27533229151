import type { VistaPrevia } from '@coop/domain/answers';
import { useLocation, useRouteLoaderData } from 'react-router-dom';
import { useOrigin } from './useOrigin';

/** Returns the absolute address of this page for sharing; null in a preview or without a configured origin. */
export function useSharedAddress(): string | null {
  const { pathname } = useLocation();
  const origin = useOrigin();
  const root = useRouteLoaderData<{ vistaPrevia: VistaPrevia | null }>('raiz');
  return origin && !root?.vistaPrevia ? `${origin}${pathname}` : null;
}
