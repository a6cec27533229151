import type { InspectionOptions, Queue } from '../content/uploadField.js';
import { TaskProcess } from '../processes/task-process.js';
import { brokenPicture } from './presets.js';

/** Picture header; sides in pixels. `isDeep`: more than one byte per channel; `isProgressive`: several scans. */
export type Heading = { width: number; height: number; pages: number; isDeep: boolean; isProgressive: boolean };

/** A header takes milliseconds; a malicious one kills only its child process. */
const limits = { milliseconds: 3_000, megabytes: 128, residentMegabytes: 400 };

const reading = () =>
  new TaskProcess<Heading | null>({ script: new URL('./heading.process.js', import.meta.url), ...limits });
const processes: Record<Queue, TaskProcess<Heading | null>> = { staff: reading(), visitors: reading() };

/**
 * Reads the header of a plain picture (see `plainPicture`) in a child process. No library parses untrusted bytes in the
 * server. Throws a 422 when the header is invalid or too slow to read.
 */
export async function readHeading(
  bytes: Buffer,
  { queue = 'staff', signal }: InspectionOptions = {},
): Promise<Heading> {
  const heading = await processes[queue].run(bytes, signal);
  signal?.throwIfAborted();
  if (!heading) throw brokenPicture();
  return heading;
}
