import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import type { TestApp } from '../support/startApp.js';

type Query = { filter?: object; sort?: [string, string] };
type User = Parameters<TestApp['as']>[0];

const toJsonValues = (query: Query) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));

/** Parses the CSV as Excel does, into rows by label. */
export async function readCsvExport({ as }: TestApp, rol: User, path: string, query: Query = {}) {
  const { text } = await as(rol).get(`/api/${path}`).query(toJsonValues(query)).buffer(true).expect(200);
  return parse(text, { bom: true, delimiter: ';', columns: true, relax_column_count: false }) as Record<
    string,
    string
  >[];
}

/** Parses the workbook into its sheet and rows by label. */
export async function readXlsxExport({ as }: TestApp, rol: User, path: string, query: Query = {}) {
  const { body } = await as(rol)
    .get(`/api/${path}`)
    .query({ formato: 'xlsx', ...toJsonValues(query) })
    .responseType('blob')
    .expect(200);
  const workbook = await readXlsx(body as Buffer, { readStyles: true });
  const [sheet] = workbook.sheets;
  if (!sheet) throw new Error('The workbook has no sheet');
  const [labels = [], ...lines] = sheet.rows;
  const rows = lines.map((cells) => Object.fromEntries(labels.map((label, at) => [String(label), cells[at]])));
  return { workbook, sheet, rows };
}
