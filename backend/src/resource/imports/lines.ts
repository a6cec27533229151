import type { FileHandle } from 'node:fs/promises';
import { type AnySection, clearHidden, faultsOf } from '@coop/domain';
import { cellValues, plainName } from '@coop/domain/cellValue';
import { errorsByField } from '@coop/domain/issues';
import { CsvError, parse } from 'csv-parse/sync';
import { invalidFile } from '../files/content/uploadField.js';

type Values = Record<string, unknown>;
type CheckedCells = { values: Values } | { messages: Record<string, string> };

/** Validates a line's cells as any row of the section. `today`: in La Paz. */
export const checkCells = (section: AnySection, written: ReadonlyMap<string, string>, today: string): CheckedCells =>
  checkValues(section, cellValues(section.fields, Object.fromEntries(written)), today);

export function checkValues(section: AnySection, sent: Values, today: string): CheckedCells {
  const parsed = section.draft().safeParse(sent, { reportInput: true });
  if (!parsed.success) return { messages: errorsByField(parsed.error.issues) };
  const values = clearHidden(section.fields, parsed.data as Values);
  const messages = faultsOf(section, values, today);
  return Object.keys(messages).length > 0 ? { messages } : { values };
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | { refused: string };

const compressed = [Buffer.from('PK'), Buffer.from([0x1f, 0x8b]), Buffer.from('%PDF'), Buffer.from([0xd0, 0xcf, 0x11])];
const utf16 = [
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
] as const;

export async function findEncoding(handle: FileHandle): Promise<Encoding> {
  const check = new EncodingCheck();
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) check.read(chunk);
  return check.result();
}

/** Streaming detection of UTF-8 or Latin-1. Rejects mixed or unknown encodings rather than guess. */
class EncodingCheck {
  private readonly utf8 = new TextDecoder('utf-8', { fatal: true });
  private head = Buffer.alloc(0);
  private last = 0;
  private isUtf8 = true;
  private hasPairs = false;
  private hasNull = false;

  read(chunk: Buffer): void {
    if (this.head.length < 4) this.head = Buffer.concat([this.head, chunk.subarray(0, 4)]);
    this.hasNull ||= chunk.includes(0);
    this.hasPairs ||= this.findsPair(chunk);
    this.last = chunk.at(-1) ?? this.last;
    if (this.isUtf8) this.tryUtf8(() => this.utf8.decode(chunk, { stream: true }));
  }

  result(): Encoding {
    const startsWith = (bytes: Buffer) => this.head.subarray(0, bytes.length).equals(bytes);
    if (this.head.length === 0) return { refused: 'El archivo está vacío.' };
    if (compressed.some(startsWith))
      return { refused: 'El archivo no es CSV: guárdelo como «CSV (delimitado por comas)».' };
    const wide = utf16.find(([, mark]) => startsWith(mark));
    if (wide) return wide[0];
    if (this.hasNull) return { refused: 'El archivo no es de texto: guárdelo como CSV UTF-8.' };
    if (this.isUtf8) this.tryUtf8(() => this.utf8.decode());
    if (this.isUtf8) return 'utf-8';
    if (this.hasPairs) return { refused: 'El archivo mezcla UTF-8 y Latin-1: guárdelo como CSV UTF-8.' };
    return 'windows-1252';
  }

  private tryUtf8(decode: () => void) {
    try {
      decode();
    } catch {
      this.isUtf8 = false;
    }
  }

  /** Whether there is a Spanish letter in UTF-8: «Ã±» in Latin-1, which no name has. */
  private findsPair(chunk: Buffer): boolean {
    for (let at = chunk.indexOf(0xc3); at !== -1; at = chunk.indexOf(0xc3, at + 1))
      if (isContinuation(chunk[at + 1])) return true;
    return this.last === 0xc3 && isContinuation(chunk[0]);
  }
}

const isContinuation = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte <= 0xbf;

export type Heading = { field: string; label: string; required: boolean; also?: readonly string[] };

const MAX_NAMED = 10;

type PlacedField = { field: string; at: number };
type IsIgnored = (heading: string, at: number) => boolean;

/** Maps the header line to fields. Throws a 422 that names unknown, repeated or missing columns. */
export function readHeadings(
  cells: readonly (string | null)[],
  headings: readonly Heading[],
  aviso: string | null = null,
  isPassedOver: IsIgnored = () => false,
): PlacedField[] {
  // A Map, since a plain object would match `constructor`.
  const fieldNames = new Map(
    headings.flatMap(({ field, label, also = [] }) =>
      [field, label, ...also].map((name) => [normalizeHeading(name), field]),
    ),
  );
  const labelOf = (name: string) => headings.find(({ field }) => field === name)?.label ?? name;
  const placed: PlacedField[] = [];
  const unknown: string[] = [];
  for (const [at, cell] of cells.map((one) => one ?? '').entries()) {
    const field = fieldNames.get(normalizeHeading(cell));
    if (field !== undefined) placed.push({ field, at });
    else if (!isPassedOver(cell, at)) unknown.push(cell);
  }
  const names = placed.map(({ field }) => field);
  const repeated = names.filter((name, at) => names.indexOf(name) !== at);
  const missing = headings.filter(({ field, required }) => required && !names.includes(field));
  const faults = [
    ['Columnas que no se reconocen', unknown],
    ['Columnas repetidas', repeated.map(labelOf)],
    ['Columnas que faltan', missing.map(({ label }) => label)],
  ] as const;
  const sentences = faults.flatMap(([what, list]) => (list.length > 0 ? [`${what}: ${listed(list)}.`] : []));
  if (placed.length === 0)
    sentences.push('La primera fila que se lee debe tener los encabezados: quite lo que esté encima.');
  if (sentences.length > 0) throw invalidFile([...sentences, ...(aviso ? [aviso] : [])].join(' '));
  return placed;
}

/** `numero_socio`, `Número Socio`, `numeroSocio` and «Número socio *» are one. */
export const normalizeHeading = (heading: string): string => plainName(heading).replace(/\(?\*\)?|[\s_-]/g, '');

const listed = (names: readonly string[]) =>
  [
    ...names.slice(0, MAX_NAMED).map((name) => name.trim().slice(0, 40) || '(sin nombre)'),
    ...(names.length > MAX_NAMED ? [`y ${names.length - MAX_NAMED} más`] : []),
  ].join(', ');

/** A CSV record: its row number as spreadsheets count it, and its cells or why it is unreadable. */
type TableRecord = { number: number } & ({ cells: string[] } | { unreadable: string });

type TableLimits = { rows: number; lines: number };

const UNQUOTED = 'Unas comillas no se abren o no se cierran bien: desde aquí no se pudo leer';

export class TooManyRows extends Error {}

/** Parses a CSV (RFC 4180) up to the first unreadable record. Throws TooManyRows. */
export function readTable(text: string, limits: TableLimits): TableRecord[] {
  // The parser counts a quoted CRLF as two lines.
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [, announced] = /^"?sep=([^\n])"?\n/i.exec(lines) ?? [];
  const [first = ''] = lines.split('\n', 1);
  const records: TableRecord[] = [];
  // The `sep=` line is not a row.
  let row = announced ? -1 : 0;
  const addLine = (cells: string[], { lines: last }: { lines: number }) => {
    row++;
    if (row > 0 && cells.some((cell) => cell.trim() !== '')) records.push({ number: row, cells });
    if (records.length > limits.rows || last >= limits.lines) throw new TooManyRows();
    return undefined;
  };
  try {
    parse(lines, {
      delimiter: announced ?? delimiterOf(first),
      record_delimiter: '\n',
      relax_column_count: true,
      on_record: addLine,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    records.push({ number: row + 1, unreadable: UNQUOTED });
  }
  return records;
}

/** Detects the delimiter from the headings, which contain none of these characters. */
const delimiterOf = (headings: string): string => {
  const unquoted = headings.replace(/"[^"]*"/g, '');
  return [';', '\t', '|'].find((sign) => unquoted.includes(sign)) ?? ',';
};
