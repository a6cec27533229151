import { type Entidad, entidadDeDemostracion } from '@coop/domain/entidad';
import { entidadEnPreparacion } from '@coop/domain/entidadEnPreparacion';
import { readEntidad } from './readEntidad.js';
import type { Config } from './settings.js';

/**
 * Who the product speaks for until the panel publishes an entity: that of the file, where there is one. Whether it is a
 * demonstration is for the program to say that was started, never for a file that may change beneath it; only tests choose.
 */
export function firstEntidad({ ENTIDAD_ARCHIVO, NODE_ENV }: Pick<Config, 'ENTIDAD_ARCHIVO' | 'NODE_ENV'>): Entidad {
  const initial = NODE_ENV === 'production' ? entidadEnPreparacion : entidadDeDemostracion;
  const said = ENTIDAD_ARCHIVO ? readEntidad(ENTIDAD_ARCHIVO) : initial;
  return NODE_ENV === 'test' ? said : { ...said, demostracion: NODE_ENV === 'development' };
}
