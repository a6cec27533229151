import { mkdir, statfs } from 'node:fs/promises';
import type { Queue } from '../content/inspectionOptions.js';

/** Share of the reserve closed to staff too: the database is on the same disk and stops when it is full. */
const OF_STAFF = 0.5;

/** Returns the bytes that must stay free for the group to upload. */
export const reservedBytes = (whose: Queue, reserve: number): number =>
  whose === 'staff' ? reserve * OF_STAFF : reserve;

/** Returns the free bytes on the folder's disk. */
export async function countFree(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
