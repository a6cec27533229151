import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { withTimeout } from '../platform/clock.js';
import type { Fault } from '../platform/config/faults.js';
import type { Config } from '../platform/config/settings.js';

/** Result of trying a setting. Faults prevent the start; warnings don't. */
export type Trial = { faults?: Fault[]; warnings?: Fault[] };

export type Attempt = (config: Config) => Promise<Trial> | Trial;

const PATIENCE_MS = 8_000;
/** Statuses of a missing permission or a wrong name; others prove neither. */
const REFUSALS = [400, 401, 403, 404];

/** Writes and deletes an empty file in the bucket. If that fails, uploads can't be stored either. */
export async function tryBucket({ FILES_BUCKET, NODE_ENV }: Config): Promise<Trial> {
  if (!FILES_BUCKET || NODE_ENV !== 'production') return {};
  const { getStorage } = await import('firebase-admin/storage');
  const app = initializeApp({ credential: applicationDefault() }, 'prueba del almacén');
  const probe = getStorage(app).bucket(FILES_BUCKET).file('archivos/.prueba');
  try {
    await withTimeout(PATIENCE_MS, probe.save('', { resumable: false, validation: false }));
    await withTimeout(PATIENCE_MS, probe.delete({ ignoreNotFound: true }));
    return {};
  } catch (error) {
    const { code = '' } = error as { code?: string | number };
    const isRefused = REFUSALS.includes(Number(code));
    if (isRefused)
      return { faults: [{ name: 'FILES_BUCKET', message: `Google no deja escribir en ${FILES_BUCKET} (${code})` }] };
    const message = `no se pudo probar ${FILES_BUCKET} (${code}): sin él no se guarda ningún archivo`;
    return { warnings: [{ name: 'FILES_BUCKET', message }] };
  } finally {
    await deleteApp(app);
  }
}
