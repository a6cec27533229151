import { readEntidad } from '../platform/config/readEntidad.js';
import type { Config } from '../platform/config/settings.js';
import type { Trial } from './trial.js';

/** Reads the entity's file. In production it may not be the demonstration's. */
export function tryEntidad({ ENTIDAD_ARCHIVO, NODE_ENV }: Config): Trial {
  if (!ENTIDAD_ARCHIVO) return {};
  try {
    const { demostracion } = readEntidad(ENTIDAD_ARCHIVO);
    if (!demostracion || NODE_ENV !== 'production') return {};
    return fault('en producción «demostracion» es false: marca cada página como ficticia');
  } catch (error) {
    return fault((error as Error).message);
  }
}

const fault = (message: string): Trial => ({ faults: [{ name: 'ENTIDAD_ARCHIVO', message }] });
