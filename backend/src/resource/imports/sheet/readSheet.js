import { read } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/**
 * @typedef {{ number: number, cells: (string | null)[] }} SheetLine
 * @typedef {{ lines: SheetLine[], name: string, others: string[] } | { refused: 'damaged' | 'large' }} SheetRead
 * @typedef {import('@e965/xlsx').CellObject} Cell
 * @typedef {import('@e965/xlsx').WorkSheet} Sheet
 */

/**
 * Parts without cells (macros and pictures are not XML), and those that would make the library detect another format.
 */
const XML = /\.(xml|rels)$/i;
const UNUSED =
  /(^|[\\/])(docProps|customXml|theme|drawings|charts|externalLinks|pivot\w+|slicer\w*|comments\w*|threadedComments|persons|tables|META-INF|objectdata)[\\/\d.]/i;
const MOST_PARTS = 500;
const MOST_BYTES = 24 * 1024 * 1024;

/** Digits that Excel displays; further ones are binary rounding noise. */
const SHOWN_DIGITS = 15;
/** Closer to zero is the rounding noise of a zero difference. */
const LEAST = 1e-9;

/** In characters, for all cells: a shared string may occur in thousands of cells. Same as the limit of a CSV. */
const MOST_TEXT = 2_000_000;

/** In characters: Excel's limit for a cell. */
const MOST_OF_CELL = 32_767;

class TooLarge extends Error {}

/**
 * Returns the non-empty lines of the first visible sheet that has any, and the names of the other visible sheets with
 * data. Values as text: numbers with a decimal comma, days as dd/mm/aaaa, hours as hh:mm. Formulas are never evaluated:
 * a cell has its stored result, null when there is none.
 * @param {Uint8Array} bytes @param {{ rows: number, columns: number }} most @returns {SheetRead}
 */
export function readSheet(bytes, most) {
  try {
    const book = read(boundedCopy(bytes), {
      type: 'array',
      dense: true,
      cellDates: true,
      cellHTML: false,
      cellNF: true,
      cellText: false,
      // Otherwise a formula without a result is read as 0.
      sheetStubs: true,
    });
    const { Sheets: states = [], WBProps: { date1904 = false } = {} } = book.Workbook ?? {};
    /** @type {SheetLine[]} */
    let lines = [];
    /** @type {string[]} */
    const withData = [];
    for (const [at, name] of book.SheetNames.entries()) {
      const sheet = book.Sheets[name];
      if (states[at]?.Hidden || sheet?.['!type']) continue;
      if (withData.length > 0) {
        if (sheet && hasData(sheet, date1904)) withData.push(name);
        continue;
      }
      // The library omits a sheet that it can't parse.
      if (!sheet) return { refused: 'damaged' };
      lines = linesOf(sheet, most, date1904);
      if (lines.length > 0) withData.push(name);
    }
    const [name = '', ...others] = withData;
    return { lines, name, others };
  } catch (error) {
    return { refused: error instanceof TooLarge ? 'large' : 'damaged' };
  }
}

/** @param {Sheet} sheet @param {boolean} date1904 */
const hasData = (sheet, date1904) =>
  sheet['!data']?.some((row) => row?.some((cell) => textOf(cell, date1904)?.trim() !== ''));

/** @param {Sheet} sheet @param {{ rows: number, columns: number }} most @param {boolean} date1904 */
function linesOf(sheet, most, date1904) {
  /** @type {SheetLine[]} */
  const lines = [];
  let left = MOST_TEXT;
  // Rows and cells are sparse: forEach skips the gaps, so a cell in the last row does not cost a million iterations.
  sheet['!data']?.forEach((row, at) => {
    /** @type {(string | null)[]} */
    const cells = [];
    row?.forEach((cell, column) => {
      const text = textOf(cell, date1904);
      const length = text?.length ?? 0;
      left -= length;
      if (left < 0 || length > MOST_OF_CELL) throw new TooLarge();
      if (text !== '') cells[column] = text;
    });
    if (cells.length === 0) return;
    if (cells.length > most.columns || lines.length === most.rows) throw new TooLarge();
    lines.push({ number: at + 1, cells: Array.from(cells, (cell) => (cell === undefined ? '' : cell)) });
  });
  return lines;
}

/**
 * Returns the workbook with only the needed parts; checks each declared size before unpacking.
 * @param {Uint8Array} bytes
 */
function boundedCopy(bytes) {
  let left = MOST_BYTES;
  let parts = 0;
  const entries = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!XML.test(name) || UNUSED.test(name)) return false;
      left -= originalSize;
      if (++parts > MOST_PARTS || left < 0) throw new TooLarge();
      return true;
    },
  });
  for (const name of Object.keys(entries).filter((part) => /sharedStrings\.xml$/i.test(part)))
    entries[name] = withoutShortForm(/** @type {Uint8Array} */ (entries[name]));
  return zipSync(entries, { level: 0 });
}

/**
 * Expands `<si/>`, an empty shared string, which the library does not count, so cells would get the next text.
 * @param {Uint8Array} part
 */
const withoutShortForm = (part) => strToU8(strFromU8(part, true).replace(/<((?:\w+:)?si)\s*\/>/g, '<$1></$1>'), true);

/** @param {Cell} cell @param {boolean} date1904 @returns {string | null} */
function textOf({ t: type, v: value, f: formula, F: array, z: format = '' }, date1904) {
  if (type === 'e') return null;
  if (type === 'z') return formula === undefined && array === undefined ? '' : null;
  if (value instanceof Date) return isHour(value, date1904) ? hourOf(value) : dayOf(value);
  if (typeof value === 'number') return displayOf(value, String(format));
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return value ?? '';
}

/** @param {Date} day */
const dayOf = (day) =>
  Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10).split('-').reverse().join('/');

/**
 * A workbook counts days from the end of 1899, or from 1904: less than one day is a time.
 * @param {Date} value @param {boolean} date1904
 */
const isHour = (value, date1904) =>
  value.getUTCFullYear() < 1900 || (date1904 && value.getTime() < Date.UTC(1904, 0, 2));

/** Rounded to the minute, because hours are fractions of a day. @param {Date} value */
const hourOf = (value) => new Date(Math.round(value.getTime() / 60_000) * 60_000).toISOString().slice(11, 16);

/** @param {number} value */
const numberOf = (value) =>
  Math.abs(value) < LEAST ? '0' : String(Number(value.toPrecision(SHOWN_DIGITS))).replace('.', ',');

/** Formats a number with the sign of its format: percent or currency. @param {number} value @param {string} format */
function displayOf(value, format) {
  if (format.includes('%')) return `${numberOf(isPercent(format) ? value * 100 : value)} %`;
  return `${currencyIn(format)} ${numberOf(value)}`.trim();
}

/**
 * Whether the format divides by a hundred; a quoted sign, as in «16,5 "%"», does not.
 * @param {string} format
 */
const isPercent = (format) => format.replace(/"[^"]*"|\\./g, '').includes('%');

/**
 * Returns the currency of a format: «[$USD] 0,00», «"Bs" 0,00». A lone «$» comes from the toolbar button of
 * spreadsheets in another locale.
 * @param {string} format
 */
function currencyIn(format) {
  const [, chosen, quoted] = /\[\$([^\]-]+)|"\s*(bs\.?|usd|\$us|us\$|ufv|€)\s*"/i.exec(format) ?? [];
  const sign = (chosen ?? quoted ?? '').trim();
  return sign === '$' ? '' : sign;
}
