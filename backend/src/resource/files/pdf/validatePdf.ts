import { invalidFile } from '../content/invalidFile.js';
import type { Look, Queue } from '../content/look.js';
import { TaskProcess } from '../processes/task-process.js';
import type { PdfFault } from './scanPdf.js';

/** What a check may take. Visitors attach what a telephone or a printer makes; staff bring reports of hundreds of pages. */
const limits = {
  staff: { milliseconds: 10_000, megabytes: 512, residentMegabytes: 900, mostObjects: 500_000 },
  visitors: { milliseconds: 2_000, megabytes: 256, residentMegabytes: 600, mostObjects: 20_000 },
};

const processOf = ({ mostObjects, ...limit }: (typeof limits)[Queue]) =>
  new TaskProcess<PdfFault | 'good'>({
    script: new URL('./pdf-scan.process.js', import.meta.url),
    args: [String(mostObjects)],
    ...limit,
  });
const processes = { staff: processOf(limits.staff), visitors: processOf(limits.visitors) };

const messages: Record<PdfFault, string> = {
  damaged: 'El PDF está incompleto o dañado.',
  protected: 'El PDF está protegido. Guárdelo sin contraseña ni restricciones.',
  active: 'El PDF contiene acciones, programas o archivos incrustados. Guárdelo sin ellos.',
};

/**
 * Refuses a PDF that is cut off, encrypted, or that runs, carries or calls something (see `scanPdf`), and one that can't be
 * checked in time. It is no virus scanner, and a fault of a reader's own is beyond it. Ends when nobody waits any more.
 */
export async function validatePdf(bytes: Buffer, { queue = 'staff', signal }: Look = {}): Promise<void> {
  const found = await processes[queue].ask(bytes, signal);
  signal?.throwIfAborted();
  if (found === undefined) throw invalidFile('El PDF es demasiado complejo. Guárdelo de nuevo o divídalo.');
  if (found !== 'good') throw invalidFile(messages[found]);
}
