import { describe, expect, it } from '@jest/globals';
import { paginate, type Row, withoutLoneLines } from './layout.js';

const draw = () => {};
const line = (change: Partial<Row> = {}): Row => ({ height: 10, draw, ...change });
const paragraph = (lines: number) => withoutLoneLines(Array.from({ length: lines }, () => line()));
const HEIGHT = 100;

describe('paginate', () => {
  it.each(Array.from({ length: 60 }, (_, at) => at + 1))(
    'leaves no single line of a paragraph of %d lines alone on a page',
    (lines) => {
      const block = paragraph(lines);
      const pages = paginate([line(), ...block, ...paragraph(4)], HEIGHT);
      expect(pages.flat()).toHaveLength(lines + 5);
      for (const page of pages) {
        const here = page.filter(({ row }) => block.includes(row)).length;
        if (lines > 1) expect(here).not.toBe(1);
        expect(page.length).toBeLessThanOrEqual(10);
      }
      if (pages.length > 1) expect(pages.at(-1)?.length).toBeGreaterThanOrEqual(3);
    },
  );

  it('moves rows that are kept together to the next page', () => {
    const pages = paginate(
      [...paragraph(8), line({ height: 15 }), line({ keepWithNext: true }), line({ keepWithNext: true })],
      HEIGHT,
    );
    expect(pages.map((rows) => rows.length)).toEqual([8, 3]);
  });

  it('repeats the heading of a table on each page', () => {
    const heading = line();
    const rows = [line(), ...Array.from({ length: 20 }, () => line({ heading }))];
    const pages = paginate(rows, HEIGHT);
    expect(pages.map((placed) => placed.filter(({ row }) => row === heading).length)).toEqual([0, 1, 1]);
    expect(pages.flat()).toHaveLength(23);
  });

  it("splits a block taller than a page and drops the space above a page's first row", () => {
    const pages = paginate(
      Array.from({ length: 15 }, () => line({ gap: 5, keepWithNext: true })),
      HEIGHT,
    );
    expect(pages.flat()).toHaveLength(15);
    expect(pages.map((rows) => rows[0]?.top)).toEqual([0, 0, 0]);
  });
});
