import type { Look, Queue } from '../content/look.js';
import { TaskProcess } from '../processes/task-process.js';
import { brokenPicture } from './brokenPicture.js';

/** Sides in pixels. `isDeep`: of more than a byte a channel; `isProgressive`: it comes in passes. */
export type Heading = { width: number; height: number; pages: number; isDeep: boolean; isProgressive: boolean };

/** Some milliseconds are enough; a format with a heading to get lost in ends that process alone. */
const limits = { milliseconds: 3_000, megabytes: 128, residentMegabytes: 400 };

const reading = () =>
  new TaskProcess<Heading | null>({ script: new URL('./heading.process.js', import.meta.url), ...limits });
const processes: Record<Queue, TaskProcess<Heading | null>> = { staff: reading(), visitors: reading() };

/**
 * The heading of a plain picture (see `plainPicture`), read in a process of its own: no library takes apart bytes of others within
 * the server. Throws a 422 on what is broken or takes too long.
 */
export async function readHeading(bytes: Buffer, { queue = 'staff', signal }: Look = {}): Promise<Heading> {
  const heading = await processes[queue].ask(bytes, signal);
  signal?.throwIfAborted();
  if (!heading) throw brokenPicture();
  return heading;
}
