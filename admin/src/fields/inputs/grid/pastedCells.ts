/**
 * Parses the cells copied from a spreadsheet, without empty lines. Format: TSV; a cell with a tab, line break or quote
 * is quoted, with its quotes doubled.
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
