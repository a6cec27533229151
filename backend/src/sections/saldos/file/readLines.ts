import type { FileHandle } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';

/** An open text file with its encoding; `size` in bytes. */
type TextFile = { handle: FileHandle; size: number; encoding: string };

const CHUNK = 65_536;

/** Mixed line endings. A CR at the end of the buffer may be half of a CRLF. */
const LINE_END = /\r\n|\n|\r(?!$)/;

/** A line, its number and the fraction of the file read so far (0 to 1). */
type PhysicalLine = { text: string; number: number; part: number };

/** Truncates lines just above `longest` characters, so that callers detect them. */
async function* physicalLines(file: TextFile, longest: number): AsyncGenerator<PhysicalLine> {
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

/** A line: its number, and its cells or why it is unreadable. `part`: fraction of the file read so far (0 to 1). */
export type Line = { number: number; part: number } & ({ cells: string[] } | { unreadable: string });

/** Maximum line length, in characters; detects files with thousands of columns. */
const LONGEST_LINE = 20_000;

/** Yields the non-empty lines, parsed. A fault affects only its own line. */
export async function* readLines(file: TextFile): AsyncGenerator<Line> {
  let delimiter: string | undefined;
  for await (const { text, number, part } of physicalLines(file, LONGEST_LINE)) {
    // `;` if the first line has one: column names contain neither `;` nor a comma.
    delimiter ??= text.includes(';') ? ';' : ',';
    yield { number, part, ...cellsOf(text, delimiter) };
  }
}

function cellsOf(text: string, delimiter: string): { cells: string[] } | { unreadable: string } {
  if (text.length > LONGEST_LINE) return { unreadable: 'La línea es demasiado larga' };
  if (!text.includes('"')) return { cells: text.split(delimiter) };
  try {
    // Cells don't span lines, so an unclosed quote is a fault of its own line only.
    const [cells = []] = parse(text, { delimiter, relax_column_count: true });
    return { cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { unreadable: 'Unas comillas no se abren o no se cierran bien' };
  }
}
