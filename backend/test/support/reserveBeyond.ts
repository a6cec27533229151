import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A disk reserve, in megabytes, of that multiple of the free space; tests write to its temporary folder. */
export function reserveBeyond(times: number): string {
  const { bavail, bsize } = statfsSync(tmpdir());
  return String(Math.min(999_999, Math.round((bavail * bsize) / 1_024 ** 2 / times)));
}
