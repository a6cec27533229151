import { type Entidad, entidadDeDemostracion } from '@coop/domain/entidad';
import { entidadEnPreparacion } from '@coop/domain/entidadEnPreparacion';
import { readEntidad } from './readEntidad.js';
import type { Config } from './settings.js';

/**
 * Returns the entidad until the panel publishes one: from the file, if any. The running program decides whether it is a
 * demonstration, not the file, which may change; only tests choose.
 */
export function firstEntidad({ ENTIDAD_ARCHIVO, NODE_ENV }: Pick<Config, 'ENTIDAD_ARCHIVO' | 'NODE_ENV'>): Entidad {
  const initial = NODE_ENV === 'production' ? entidadEnPreparacion : entidadDeDemostracion;
  const said = ENTIDAD_ARCHIVO ? readEntidad(ENTIDAD_ARCHIVO) : initial;
  return NODE_ENV === 'test' ? said : { ...said, demostracion: NODE_ENV === 'development' };
}
