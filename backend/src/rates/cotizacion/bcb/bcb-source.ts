import type { ReadTasas } from '../tasas.js';
import { TasasSource } from '../tasas-source.js';
import { download } from './download.js';
import { requireAllowed } from './requireAllowed.js';

const page = 'https://www.bcb.gob.bo/librerias/indicadores/otras/ultimo.php';

/** The rates of the Banco Central de Bolivia, from its page of quotations. */
export class BcbSource extends TasasSource {
  async read(): Promise<ReadTasas> {
    const bytes = await download(requireAllowed(page), { timeoutMs: 8_000, maxBytes: 1_000_000 });
    // What reads the page costs a start what a tenth of the server does, and is for a few times a day.
    const { tasasOf } = await import('./tasasOf.js');
    return tasasOf(bytes);
  }
}
