import { invalidFile } from '../content/invalidFile.js';
import type { Look, Queue } from '../content/look.js';
import { TaskThread } from '../threads/task-thread.js';
import type { PdfFault } from './scanPdf.js';

/** What a check may take. Visitors attach what a telephone or a printer makes; staff bring reports of hundreds of pages. */
const limits = {
  staff: { milliseconds: 10_000, megabytes: 512, mostObjects: 500_000 },
  visitors: { milliseconds: 2_000, megabytes: 256, mostObjects: 20_000 },
};

const threadOf = ({ mostObjects, ...limit }: (typeof limits)[Queue]) =>
  new TaskThread<PdfFault | 'good'>({
    script: new URL('./pdf-scan.worker.js', import.meta.url),
    data: { mostObjects },
    ...limit,
  });
const threads = { staff: threadOf(limits.staff), visitors: threadOf(limits.visitors) };

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
  const found = await threads[queue].ask(bytes, signal);
  signal?.throwIfAborted();
  if (found === undefined) throw invalidFile('El PDF es demasiado complejo. Guárdelo de nuevo o divídalo.');
  if (found !== 'good') throw invalidFile(messages[found]);
}
