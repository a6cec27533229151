import type { FileHandle } from 'node:fs/promises';
import iconv from 'iconv-lite';

/** An open text file with its encoding; `size` in bytes. */
export type TextFile = { handle: FileHandle; size: number; encoding: string };

const CHUNK = 65_536;

/** Mixed line endings. A CR at the end of the buffer may be half of a CRLF. */
const LINE_END = /\r\n|\n|\r(?!$)/;

/** A line, its number and the fraction of the file read so far (0 to 1). */
export type PhysicalLine = { text: string; number: number; part: number };

/**
 * Yields the non-empty lines. Truncates lines longer than `longest` characters just above the limit, so that callers
 * detect them.
 */
export async function* physicalLines(file: TextFile, longest: number): AsyncGenerator<PhysicalLine> {
  let rest = '';
  let number = 0;
  for await (const { text, part } of textOf(file)) {
    const lines = (rest + text).split(LINE_END);
    rest = lines.pop() ?? '';
    if (rest.length > longest + 1) rest = rest.slice(0, longest + 1);
    for (const line of lines) {
      number++;
      if (line !== '') yield { text: line, number, part };
    }
  }
  const last = rest.replace(/\r$/, '');
  if (last !== '') yield { text: last, number: number + 1, part: 1 };
}

async function* textOf({ handle, encoding, size }: TextFile): AsyncGenerator<{ text: string; part: number }> {
  // Node 20 decodes Windows-1252 characters such as «–» and «“» as control characters.
  const decoder = iconv.getDecoder(encoding);
  let read = 0;
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(CHUNK), 0, CHUNK, read);
    if (bytesRead === 0) break;
    read += bytesRead;
    yield { text: decoder.write(buffer.subarray(0, bytesRead)), part: read / size };
  }
  yield { text: decoder.end() ?? '', part: 1 };
}
