import { chargeOf, montoOf, plazoOf, type Row } from './line';

/** With more rows than this, a concept is shown as a grid. */
const MAX_LINES = 5;

export type Grid = {
  concepto: string;
  enlace?: string | undefined;
  lines: readonly { plazo: string; BOB: string; USD: string; UFV: string }[];
};

/** Splits the rows into single lines and grids: concepts with a rate for each term. */
export function gridsIn(rows: readonly Row[]): { lines: Row[]; grids: Grid[] } {
  const byConcept = groupedBy(rows, ({ concepto }) => concepto);
  const isGrid = (of: readonly Row[]) => of.length > MAX_LINES && of.every(({ plazoDesde }) => plazoDesde !== null);
  const grids = [...byConcept].filter(([, of]) => isGrid(of));
  const inGrids = new Set(grids.flatMap(([, of]) => of));
  return { lines: rows.filter((row) => !inGrids.has(row)), grids: grids.map(([concepto, of]) => gridOf(concepto, of)) };
}

function gridOf(concepto: string, rows: readonly Row[]): Grid {
  const byTerm = groupedBy(
    rows.toSorted((one, other) => (one.plazoDesde ?? 0) - (other.plazoDesde ?? 0)),
    plazoOf,
  );
  const lines = [...byTerm].map(([plazo, of]) => {
    const inMoneda = (moneda: Row['moneda']) =>
      of
        .filter((row) => row.moneda === moneda || row.moneda === 'ambas')
        .map((row, _, all) => [chargeOf(row), all.length > 1 && montoOf(row)].filter(Boolean).join(' '))
        .join('; ');
    return { plazo, BOB: inMoneda('BOB'), USD: inMoneda('USD'), UFV: inMoneda('UFV') };
  });
  return { concepto, enlace: rows[0]?.enlace, lines };
}

function groupedBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}
