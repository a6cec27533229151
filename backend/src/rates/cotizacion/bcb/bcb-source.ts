import type { ReadTasas } from '../tasas.js';
import { TasasSource } from '../tasas-source.js';
import { download } from './download.js';
import { requireAllowed } from './requireAllowed.js';

const page = 'https://www.bcb.gob.bo/librerias/indicadores/otras/ultimo.php';

/** Exchange rates of the Banco Central de Bolivia, from its HTML page. */
export class BcbSource extends TasasSource {
  async read(): Promise<ReadTasas> {
    const bytes = await download(requireAllowed(page), { timeoutMs: 8_000, maxBytes: 1_000_000 });
    // Lazy import: the HTML parser would add a tenth to the startup time. It runs only a few times a day.
    const { tasasOf } = await import('./tasasOf.js');
    return tasasOf(bytes);
  }
}
