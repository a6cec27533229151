import type { Entidad } from '@coop/domain/entidad';
import { useRouteLoaderData } from 'react-router-dom';

/** Returns the entity, loaded with the layout of every page. */
export function useEntidad(): Entidad | undefined {
  return useRouteLoaderData<{ entidad: Entidad }>('raiz')?.entidad;
}
