import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import type { ScratchFile } from './scratch-storage.js';

/** A line of the file: its number, its cells, and which part of the file (0 to 1) had been read by then. */
export type Line = { number: number; cells: string[]; part: number };

/** A file that is no CSV from that line on. */
export class UnreadableLine extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** Longest line, in characters: a file of thousands of columns is told from its first one. */
const LONGEST_LINE = 20_000;

const CHUNK = 65_536;

/** The lines of the file one by one, never more than a few in memory. Throws UnreadableLine. */
export async function* readLines(file: ScratchFile): AsyncGenerator<Line> {
  const progress = { read: 0 };
  const text = Readable.from(textOf(file, progress));
  const lines = text.pipe(
    parse({
      bom: true,
      delimiter: await delimiterOf(file.handle),
      // Files that went through several programs mix them.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_LINE,
      info: true,
    }),
  );
  text.on('error', (error) => lines.destroy(error));
  try {
    for await (const { record, info } of lines)
      yield { number: info.lines, cells: record, part: progress.read / file.size };
  } catch (error) {
    throw unreadable(error);
  } finally {
    lines.destroy();
    text.destroy();
  }
}

async function* textOf({ handle, encoding }: ScratchFile, progress: { read: number }): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding as string);
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(CHUNK), 0, CHUNK, progress.read);
    if (bytesRead === 0) break;
    progress.read += bytesRead;
    yield decoder.decode(buffer.subarray(0, bytesRead), { stream: true });
  }
  yield decoder.decode();
}

/** `;` where the first line has one: our headings hold neither it nor a comma. */
async function delimiterOf(handle: ScratchFile['handle']): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_LINE), 0, LONGEST_LINE, 0);
  const [first = ''] = buffer.toString('latin1', 0, bytesRead).split(/\r|\n/);
  return first.includes(';') ? ';' : ',';
}

function unreadable(thrown: unknown): unknown {
  const { code, lines } = thrown as CsvError & { lines?: number };
  if (typeof code !== 'string' || !code.startsWith('CSV_')) return thrown;
  const message =
    code === 'CSV_MAX_RECORD_SIZE' ? 'La línea es demasiado larga' : 'Unas comillas no se abren o no se cierran bien';
  return new UnreadableLine(lines ?? 1, message);
}
