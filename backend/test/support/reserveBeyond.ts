import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Disk reserve in megabytes: the free space of the temporary folder divided by `times`. */
export function reserveBeyond(times: number): string {
  const { bavail, bsize } = statfsSync(tmpdir());
  return String(Math.min(999_999, Math.round((bavail * bsize) / 1_024 ** 2 / times)));
}
