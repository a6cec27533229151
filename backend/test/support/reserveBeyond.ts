import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** The reserve of a disk, in megabytes, where so many times that is free: tests keep what they have in its temporary folder. */
export function reserveBeyond(times: number): string {
  const { bavail, bsize } = statfsSync(tmpdir());
  return String(Math.min(999_999, Math.round((bavail * bsize) / 1_024 ** 2 / times)));
}
