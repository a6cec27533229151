import { type InspectionOptions, invalidFile, type Queue } from '../content/uploadField.js';
import { TaskProcess } from '../processes/task-process.js';
import type { PdfFault } from './scanPdf.js';

/** Limits of a check. Visitors attach scans and phone documents; staff upload reports of hundreds of pages. */
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

/** Throws a 422 for a truncated, encrypted, active or slow PDF (see `scanPdf`). It is no virus scanner. */
export async function validatePdf(bytes: Buffer, { queue = 'staff', signal }: InspectionOptions = {}): Promise<void> {
  const found = await processes[queue].run(bytes, signal);
  signal?.throwIfAborted();
  if (found === undefined) throw invalidFile('El PDF es demasiado complejo. Guárdelo de nuevo o divídalo.');
  if (found !== 'good') throw invalidFile(messages[found]);
}
