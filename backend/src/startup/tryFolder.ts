import path from 'node:path';
import type { Config } from '../platform/config/settings.js';
import { writeProbe } from '../platform/health/writeProbe.js';
import type { Trial } from './trial.js';

const WITHIN_RELEASE =
  'no es una ruta entera: los archivos quedan donde se inició el programa, y la próxima versión no los encuentra. Dé una de fuera, como /var/lib/cooperativa';

/** Makes the data folder and writes into it: one that can't be written would only be found out by the first upload, and one within a release by the next. */
export async function tryFolder({ DATA_DIR, NODE_ENV }: Config): Promise<Trial> {
  try {
    await writeProbe(DATA_DIR);
    const isWithinRelease = NODE_ENV === 'production' && !path.isAbsolute(DATA_DIR);
    return isWithinRelease ? { warnings: [{ name: 'DATA_DIR', message: WITHIN_RELEASE }] } : {};
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { faults: [{ name: 'DATA_DIR', message: `no se puede escribir en ${DATA_DIR} (${code})` }] };
  }
}
