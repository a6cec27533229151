import { invalidFile } from '../content/invalidFile.js';
import type { Look } from '../content/look.js';
import { TaskThread } from '../threads/task-thread.js';
import type { PdfFault } from './scanPdf.js';

const LONGEST_CHECK_MS = 10_000;
const MOST_MEMORY_MB = { staff: 512, visitors: 256 };

const threadOf = (megabytes: number) =>
  new TaskThread<PdfFault | 'good'>({
    script: new URL('./pdf-scan.worker.js', import.meta.url),
    milliseconds: LONGEST_CHECK_MS,
    megabytes,
  });
const threads = { staff: threadOf(MOST_MEMORY_MB.staff), visitors: threadOf(MOST_MEMORY_MB.visitors) };

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
