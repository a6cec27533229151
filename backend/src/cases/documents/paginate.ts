/** A strip of a page: a line, or a part that must not be split. */
export type Row = {
  height: number;
  /** Space above, omitted at the top of a page. */
  gap?: number;
  /** Forbids a page break before this row. */
  keep?: boolean;
  /** Repeated at the top of each page on which its table continues. */
  heading?: Omit<Row, 'heading'>;
  draw: (top: number) => void;
};

export type PlacedRow = { row: Omit<Row, 'heading'>; top: number };

/** Minimum of a paragraph's lines on either side of a page break, and of rows on the last page. */
const MIN_LINES = 2;
const MIN_LAST_ROWS = 3;

/** Prevents widows and orphans: no single line of a paragraph at a page's end or top. */
export const withoutLoneLines = (rows: readonly Row[]): Row[] =>
  rows.map((row, at) => (at > 0 && (at < MIN_LINES || rows.length - at < MIN_LINES) ? { ...row, keep: true } : row));

/** Distributes rows over pages of a height; rows kept together move to the next page together. */
export function paginate(rows: readonly Row[], height: number): PlacedRow[][] {
  const pages: PlacedRow[][] = [[]];
  let used = 0;
  const place = (row: Omit<Row, 'heading'>) => {
    const top = used + gapOf(row, used);
    pages.at(-1)?.push({ row, top });
    used = top + row.height;
  };
  const turn = ({ heading }: Row) => {
    pages.push([]);
    used = 0;
    if (heading) place(heading);
  };
  for (const group of groupsOf(rows)) {
    const needed = group.reduce((sum, row) => sum + gapOf(row, sum) + row.height, used);
    if (used > 0 && needed > height) turn(group[0] as Row);
    for (const row of group) {
      if (used > 0 && used + gapOf(row, used) + row.height > height) turn(row);
      place(row);
    }
  }
  return pages;
}

const gapOf = ({ gap = 0 }: Pick<Row, 'gap'>, used: number) => (used === 0 ? 0 : gap);

function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const [at, row] of rows.entries()) {
    const isKept = row.keep || rows.length - at < MIN_LAST_ROWS;
    if (isKept && at > 0) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}
