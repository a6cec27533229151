import { unzipSync, zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';

/**
 * @typedef {{ number: number, cells: (string | null)[] }} SheetLine
 * @typedef {{ lines: SheetLine[] } | { refused: 'damaged' | 'large' }} SheetRead
 * @typedef {NonNullable<Awaited<ReturnType<typeof readXlsx>>['sheets'][number]['cells']> extends Map<string, infer C> ? C : never} Cell
 */

/** What a workbook of figures needs. Macros, links to other books, pictures, and who wrote it and where, are not even unpacked. */
const needed = [
  /^\[Content_Types\]\.xml$/,
  /^_rels\/\.rels$/,
  /^xl\/(workbook|sharedStrings|styles)\.xml$/,
  /^xl\/_rels\/workbook\.xml\.rels$/,
  /^xl\/worksheets\/[\w.-]+\.xml$/,
];
const MOST_PARTS = 50;
const MOST_BYTES = 24 * 1024 * 1024;

/** What Excel shows of a number that it worked out: the rest is noise of its binary fractions. */
const SHOWN_DIGITS = 15;
/** What is nearer to zero is the noise of a difference that is none. */
const LEAST = 1e-9;

/** In letters, of all cells: a text that stands once in the book may be that of thousands. As much as a CSV may bring. */
const MOST_TEXT = 2_000_000;

/** In letters: what Excel lets a cell hold. What is longer was made to be long. */
const MOST_OF_CELL = 32_767;

class TooLarge extends Error {}

/**
 * The lines of the first sheet in sight that hold something, as text: numbers with a decimal comma, days as dd/mm/aaaa, hours as hh:mm. A
 * formula is never worked out nor kept: its cell says the result that was stored with it, and is null when there is none.
 * @param {Uint8Array} bytes @param {{ rows: number, columns: number }} most @returns {Promise<SheetRead>}
 */
export async function readSheet(bytes, most) {
  try {
    const book = await readXlsx(boundedCopy(bytes), {
      readStyles: true,
      sheets: ({ hidden, veryHidden }, at) => at === 0 || (!hidden && !veryHidden),
      // One more, to know that there are more.
      maxRows: most.rows + 1,
    });
    const sheet = book.sheets.find(({ hidden, veryHidden }) => !hidden && !veryHidden) ?? book.sheets[0];
    const rows = sheet?.rows ?? [];
    if (rows.length > most.rows || rows.some((row) => row.length > most.columns)) return { refused: 'large' };
    let left = MOST_TEXT;
    /** @param {unknown} value @param {Cell | undefined} cell */
    const read = (value, cell) => {
      const text = textOf(value, cell);
      const length = text?.length ?? 0;
      left -= length;
      if (left < 0 || length > MOST_OF_CELL) throw new TooLarge();
      return text;
    };
    return {
      lines: rows
        .map((row, at) => ({
          number: at + 1,
          cells: row.map((value, column) => read(value, sheet?.cells?.get(`${at},${column}`))),
        }))
        .filter(({ cells }) => cells.some((cell) => cell !== '')),
    };
  } catch (error) {
    return { refused: error instanceof TooLarge ? 'large' : 'damaged' };
  }
}

/**
 * The book with the needed parts alone, each as long as it says to be: what a part says is asked before it is unpacked.
 * @param {Uint8Array} bytes
 */
function boundedCopy(bytes) {
  let left = MOST_BYTES;
  let parts = 0;
  const kept = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!needed.some((pattern) => pattern.test(name))) return false;
      left -= originalSize;
      if (++parts > MOST_PARTS || left < 0) throw new TooLarge();
      return true;
    },
  });
  return zipSync(kept, { level: 0 });
}

/** @param {unknown} value @param {Cell | undefined} cell @returns {string | null} */
function textOf(value, cell) {
  if (cell?.type === 'error') return null;
  if (cell?.formula !== undefined && (value === null || value === '')) return null;
  if (value instanceof Date) return isHour(value) ? hourOf(value) : dayOf(value);
  if (typeof value === 'number') return shownOf(value, cell?.style?.numFmt ?? '');
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return typeof value === 'string' ? value : '';
}

/** @param {Date} day */
const dayOf = (day) =>
  Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10).split('-').reverse().join('/');

/** A workbook counts days from the end of 1899: what is less than one is an hour. @param {Date} value */
const isHour = (value) => value.getUTCFullYear() < 1900;

/** To the minute: hours are fractions of a day there. @param {Date} value */
const hourOf = (value) => new Date(Math.round(value.getTime() / 60_000) * 60_000).toISOString().slice(11, 16);

/** @param {number} value */
const numberOf = (value) =>
  Math.abs(value) < LEAST ? '0' : String(Number(value.toPrecision(SHOWN_DIGITS))).replace('.', ',');

/** With the sign that its format shows: of a percentage, or of a currency. @param {number} value @param {string} format */
function shownOf(value, format) {
  if (format.includes('%')) return `${numberOf(isPercent(format) ? value * 100 : value)} %`;
  return `${currencyIn(format)} ${numberOf(value)}`.trim();
}

/** A sign that the format only writes, «16,5 "%"», is not one that divides by a hundred. @param {string} format */
const isPercent = (format) => format.replace(/"[^"]*"|\\./g, '').includes('%');

/** «[$USD] 0,00», «"Bs" 0,00»: a lone «$» is what the button of a spreadsheet in another language writes. @param {string} format */
function currencyIn(format) {
  const [, chosen, quoted] = /\[\$([^\]-]+)|"\s*(bs\.?|usd|\$us|us\$|ufv|€)\s*"/i.exec(format) ?? [];
  const sign = (chosen ?? quoted ?? '').trim();
  return sign === '$' ? '' : sign;
}
