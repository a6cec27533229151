import { mkdir, statfs } from 'node:fs/promises';
import type { Queue } from '../content/look.js';

/** Of the reserve, what staff leave too: the database has it on the same disk, and stops where nothing is free. */
const OF_STAFF = 0.5;

/** The bytes that must be free where they bring one. */
export const leftBy = (whose: Queue, reserve: number): number => (whose === 'staff' ? reserve * OF_STAFF : reserve);

/** Bytes free on the disk of that folder. */
export async function countFree(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
