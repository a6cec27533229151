import type { Entidad } from '@coop/domain/entidad';
import { useRouteLoaderData } from 'react-router-dom';

/** Who the site speaks for; it comes with the frame of every page. */
export function useEntidad(): Entidad | undefined {
  return useRouteLoaderData<{ entidad: Entidad }>('raiz')?.entidad;
}
