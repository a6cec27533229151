import type { Field, Fields, PivotLayout } from '@coop/domain';
import type { Row } from './fillCells';
import { pastedCells } from './pastedCells';
import { readCell } from './readCell';

export type PivotOptions = {
  /** Constant columns of every generated row. */
  rest: Row;
  /** End of a range that gives only its start: the same value, or just before the next range. */
  reach: 'exact' | 'untilNext';
};

/**
 * Converts a pivot table («plazo; Bs; USD») to rows, one per figure. Empty cells produce none. Each error names its
 * pasted line and column.
 */
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
