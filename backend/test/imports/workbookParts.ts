import { strToU8, zipSync } from 'fflate';

/** Parts of a workbook by name: XML, bytes, or null for an omitted part. */
export type Parts = Record<string, string | Uint8Array | null>;

export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const FORMATS = {
  day: 'dd/mm/yyyy',
  percent: '0.00%',
  bolivianos: '#,##0.00 "Bs"',
  accounting: '_-"Bs"* #,##0.00_-',
  dollars: '[$USD]\\ #,##0.00',
  hour: 'hh:mm',
  moment: 'dd/mm/yyyy hh:mm',
  words: '[$-400A]d" de "mmmm" de "yyyy',
  text: '@',
  named: '0.00##" %"',
};
const FIRST_OWN = 164;
/** Built-in number formats: percentage, date, time. */
const BUILT_IN = { builtInPercent: 9, builtInDay: 14, builtInHour: 20 };

/** Style index of a cell by format: `s="${STYLE.day}"`. Index 0 has no format. */
export const STYLE = Object.fromEntries(
  [...Object.keys(FORMATS), ...Object.keys(BUILT_IN)].map((name, at) => [name, at + 1]),
) as Record<keyof typeof FORMATS | keyof typeof BUILT_IN, number>;

const quoted = (code: string) => code.replaceAll('"', '&quot;');
const numbers = [...Object.keys(FORMATS).map((_, at) => FIRST_OWN + at), ...Object.values(BUILT_IN)];
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts>${Object.values(FORMATS)
  .map((code, at) => `<numFmt numFmtId="${FIRST_OWN + at}" formatCode="${quoted(code)}"/>`)
  .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${numbers
  .map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`)
  .join('')}</cellXfs></styleSheet>`;

export const relationships = (...list: [id: string, type: string, target: string][]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

export const workbook = (sheets: [name: string, id: string, more?: string][], before = '') =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${before}<sheets>${sheets
    .map(([name, id, more = ''], at) => `<sheet name="${name}" sheetId="${at + 1}" ${more} r:id="${id}"/>`)
    .join('')}</sheets></workbook>`;

export const sheet = (rows: string, before = '', after = '') =>
  `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;

export const sharedStrings = (...items: string[]) => `${XML}<sst xmlns="${MAIN}">${items.join('')}</sst>`;

const content = (part: string, type: string) =>
  `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
  ['workbook', 'sheet.main'],
  ['worksheets/sheet1', 'worksheet'],
  ['styles', 'styles'],
  ['sharedStrings', 'sharedStrings'],
]
  .map(([part, type]) => content(`/xl/${part}.xml`, String(type)))
  .join('')}</Types>`;

/** Relationships of a plain workbook. */
export const OF_SHEET: [string, string, string] = ['rId1', 'worksheet', 'worksheets/sheet1.xml'];
export const OF_STYLES: [string, string, string] = ['rId2', 'styles', 'styles.xml'];
export const OF_TEXTS: [string, string, string] = ['rId3', 'sharedStrings', 'sharedStrings.xml'];
export const BOOK_RELS = 'xl/_rels/workbook.xml.rels';
export const SHEET = 'xl/worksheets/sheet1.xml';
export const TEXTS = 'xl/sharedStrings.xml';

/** «Al» and «Ñandú», with 1.5 below. */
export const PLAIN_ROWS =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2"><v>1.5</v></c></row>';

export const PLAIN = {
  '[Content_Types].xml': CONTENT_TYPES,
  '_rels/.rels': relationships(['rId1', 'officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': workbook([['Datos', 'rId1']]),
  [BOOK_RELS]: relationships(OF_SHEET, OF_STYLES, OF_TEXTS),
  'xl/styles.xml': STYLES,
  [TEXTS]: sharedStrings('<si><t>Al</t></si>', '<si><t>Ñandú</t></si>'),
  [SHEET]: sheet(PLAIN_ROWS),
} satisfies Parts;

/** A plain workbook with some parts replaced; `rename` maps the name of each part in the zip. */
export function zipBook(parts: Parts = {}, rename = (name: string) => name): Uint8Array {
  const all: Parts = { ...PLAIN, ...parts };
  return zipSync(
    Object.fromEntries(
      Object.entries(all).flatMap(([name, part]) =>
        part === null ? [] : [[rename(name), typeof part === 'string' ? strToU8(part) : part]],
      ),
    ),
  );
}
