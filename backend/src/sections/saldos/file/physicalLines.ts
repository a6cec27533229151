import type { FileHandle } from 'node:fs/promises';
import iconv from 'iconv-lite';

/** A file of text, open, and how it is written. `size` is in bytes. */
export type TextFile = { handle: FileHandle; size: number; encoding: string };

const CHUNK = 65_536;

/** Files that went through several programs mix them. A lone CR that ends what was read may be half of a CRLF. */
const LINE_END = /\r\n|\n|\r(?!$)/;

/** A line, which of the file it is, and the part of the file (0 to 1) that had been read by then. */
export type PhysicalLine = { text: string; number: number; part: number };

/**
 * The lines of the file that are not empty: a file of line ends alone costs what reading it does. Of a line longer than
 * `longest` characters no more is kept than shows that it is.
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
  // Node 20 decodes the signs of Windows, «–» and «“» among them, as controls.
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
