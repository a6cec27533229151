/**
 * The cells of what was copied from a spreadsheet, line by line, without the lines that say nothing. Cells stand between
 * tabs; what holds a tab, a break or quotes comes between quotes, its own quotes doubled.
 */
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
