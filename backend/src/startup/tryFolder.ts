import type { Config } from '../platform/config/settings.js';
import { writeProbe } from '../platform/health/writeProbe.js';
import type { Trial } from './trial.js';

/** Makes the data folder and writes into it: one that can't be written would only be found out by the first upload. */
export async function tryFolder({ DATA_DIR }: Config): Promise<Trial> {
  try {
    await writeProbe(DATA_DIR);
    return {};
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { faults: [{ name: 'DATA_DIR', message: `no se puede escribir en ${DATA_DIR} (${code})` }] };
  }
}
