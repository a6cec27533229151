import type { FileHandle } from 'node:fs/promises';
import { type Encoding, EncodingCheck } from './encoding-check.js';

/** How a file of text is written, and how many of its lines have something in them, the headings too. */
export async function inspectText(handle: FileHandle): Promise<{ encoding: Encoding; lines: number }> {
  const check = new EncodingCheck();
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) check.read(chunk);
  return { encoding: check.result(), lines: check.lines };
}
