import { type Field, type Fields, formatDecimal, formatShortDate, type PivotLayout, traitsOf } from '@coop/domain';
import { cellValue, inReadingOrder, plain } from '@coop/domain/cellValue';
import { issueMessage } from '../../facts/faults';

/** Formats a cell's value on one line; `readCell` parses it back. Invalid values are returned verbatim. */
export function cellText(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const { choices } = field;
  if (choices)
    return [value]
      .flat()
      .map((key) => choices[String(key)] ?? String(key))
      .join(', ');
  if (!field.schema().safeParse(value).success) return String(value);
  const traits = traitsOf(field);
  if (traits.holds === 'yesNo') return value ? 'Sí' : 'No';
  if (traits.holds === 'day') return formatShortDate(String(value));
  if (traits.holds === 'number' && traits.places(field) > 0) return formatDecimal(String(value), traits.places(field));
  return String(value);
}

/** A parsed cell: the stored value, or the original text and its error. */
type Cell = { value: unknown; fault?: string };

/** Parses one cell as people write it, with its row's values as context. Blank or a dash is empty. */
export function readCell(field: Field, written: string, row: Readonly<Record<string, unknown>>): Cell {
  const value = cellValue(field, written, row);
  if (value === null) return { value: field.initial ?? null };
  const parsed = field.schema().safeParse(value);
  if (parsed.success) return { value: parsed.data };
  return { value: Array.isArray(value) ? value : written.trim(), fault: faultOf(field, value, written) };
}

/** Returns the error of a cell's value. An empty cell has none; required fields are checked on save. */
export const faultOfCell = (field: Field, value: unknown): string | undefined =>
  value === null || value === undefined || value === '' ? undefined : faultOf(field, value, cellText(field, value));

function faultOf(field: Field, value: unknown, written: string): string | undefined {
  const { success, error } = field.schema().safeParse(value);
  if (success) return undefined;
  const known = field.choices && Object.values(field.choices).join(', ');
  if (known) return `No existe «${written.trim()}»: elija ${known}`;
  const [issue] = error.issues;
  return issue ? issueMessage(value, issue) : 'No se entiende';
}

export const emptyRow = (columns: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries<Field>(columns).map(([name, { initial }]) => [name, initial ?? null]));

export type Row = Record<string, unknown>;
type FillResult = { rows: Row[]; lines: number; faults: number } | { refused: string };

type Place = { at: number; column: string };

/** Pastes cells, by headings if there are any. `faults`: unparseable cells, kept verbatim. All or nothing. */
export function fillCells(
  rows: readonly Row[],
  columns: Fields,
  { at, column }: Place,
  cells: readonly (readonly string[])[],
  max: number,
): FillResult {
  const named = columnsNamed(cells[0] ?? [], columns);
  const names = Object.keys(columns);
  const targets = named ?? names.slice(names.indexOf(column));
  const lines = named ? cells.slice(1) : cells;
  const width = Math.max(0, ...lines.map(widthOf));
  if (width > targets.length)
    return { refused: `Lo copiado tiene ${width} columnas y desde esa celda hay ${targets.length}: no se pegó nada.` };
  if (at + lines.length > max) return { refused: `Caben hasta ${max} filas: no se pegó nada.` };
  const filled = [...rows];
  const inOrder = inReadingOrder(columns);
  let faults = 0;
  for (const [down, line] of lines.entries()) {
    const row = { ...(filled[at + down] ?? emptyRow(columns)) };
    const cells = line.flatMap((written, across): [string, string][] => {
      const name = targets[across];
      return name === undefined ? [] : [[name, written]];
    });
    for (const [name, written] of cells.sort(([a], [b]) => inOrder(a, b))) {
      const { value, fault } = readCell(columns[name] as Field, written, row);
      row[name] = value;
      if (fault) faults += 1;
    }
    filled[at + down] = row;
  }
  return { rows: filled, lines: lines.length, faults };
}

const widthOf = (line: readonly string[]) => line.findLastIndex((cell) => cell.trim() !== '') + 1;

/** Returns the columns that a header line names, in order; undefined if the line is not a header. */
function columnsNamed(cells: readonly string[], columns: Fields): (string | undefined)[] | undefined {
  const found = cells.map(
    (cell) => Object.entries<Field>(columns).find(([, { label }]) => plain(label) === plain(cell))?.[0],
  );
  return found.length >= 2 && found.every(Boolean) ? found : undefined;
}

/** Parses copied cells, without empty lines: TSV with quotes doubled inside quotes. */
export function pastedCells(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(CELL)) {
    const line = lines.at(-1) as string[];
    line.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') lines.push([]);
  }
  return lines.filter((line) => line.some((cell) => cell.trim() !== ''));
}

const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;

/** Serializes rows as tab-separated values with a header line. */
export const copiedRows = (rows: readonly Row[], columns: Fields): string =>
  [
    Object.values<Field>(columns).map(({ label }) => label),
    ...rows.map((row) => Object.entries<Field>(columns).map(([name, field]) => cellText(field, row[name]))),
  ]
    .map((cells) => cells.map((cell) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');

export type PivotOptions = {
  rest: Row;
  /** End of a range that gives only its start: the same value, or just before the next range. */
  reach: 'exact' | 'untilNext';
};

/** Converts a pivot table («plazo; Bs; USD») to a row per figure; errors name line and column. */
export function readPivot(text: string, columns: Fields, crossed: PivotLayout, { rest, reach }: PivotOptions) {
  const [headings = [], ...lines] = pastedCells(text.includes('\t') ? text : text.replaceAll(';', '\t'));
  const faults: string[] = [];
  const read = (name: string, written: string, where: string, row: Row = rest): unknown => {
    const { value, fault } = readCell(columns[name] as Field, written, row);
    if (fault) faults.push(`${where}: ${fault}`);
    return value;
  };
  const choices = headings.slice(1).map((heading) => read(crossed.across, heading, `Título «${heading.trim()}»`));
  const last = (columns[crossed.to] as { max?: number }).max;
  const ranges = lines.map(([written = '']) => rangeOf(written));
  const begins = ranges.flatMap((range) => (range ? [range.from] : [])).sort((a, b) => a - b);

  const rows = lines.flatMap(([written = '', ...figures], at) => {
    const range = ranges[at];
    const line = `Línea ${at + 2}`;
    if (!range) {
      faults.push(`${line}: «${written.trim()}» no es un plazo, como 360 o 180 a 359`);
      return [];
    }
    if (figures.length > choices.length) faults.push(`${line}: tiene más columnas que títulos`);
    const next = begins.find((begin) => begin > range.from);
    const end = reach === 'exact' ? range.from : next === undefined ? (last ?? range.from) : next - 1;
    return choices.flatMap((choice, across) => {
      const where = `${line}, ${headings[across + 1]?.trim()}`;
      const figure = read(crossed.figure, figures[across] ?? '', where, { ...rest, [crossed.across]: choice });
      if (figure === null) return [];
      return [
        {
          ...rest,
          [crossed.across]: choice,
          [crossed.from]: range.from,
          [crossed.to]: range.to ?? end,
          [crossed.figure]: figure,
        },
      ];
    });
  });
  return { rows, faults };
}

/** Parses «360», «360 días», «180 a 359». Rejects separators, which could be decimals. */
function rangeOf(written: string): { from: number; to: number | undefined } | undefined {
  const [, from, to] = /^(\d{1,5})(?:\s*(?:a|al|hasta|-|–)\s*(\d{1,5}))?\s*(?:d[ií]as?)?$/i.exec(written.trim()) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: to === undefined ? undefined : Number(to) };
}
