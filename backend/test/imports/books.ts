import type { Rol } from '@coop/domain';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import type { TestApp } from '../support/startApp.js';

export const EEFF = 'institucional/estados-financieros';
export const CAP = 'institucional/coeficiente-adecuacion-patrimonial';

/** Encodes lines as a CSV file saved by Excel in Spanish. */
export const csv = (...lines: string[]): Buffer => Buffer.from(`\uFEFF${lines.join('\r\n')}`);

/** Builds a workbook with one sheet. `formulas` holds the results of formula cells by «row,column» from 0. */
export const book = async (rows: CellValue[][], formulas: Record<string, CellValue> = {}): Promise<Buffer> => {
  const cells = new Map(
    Object.entries(formulas).map(([at, formulaResult]) => [at, { formula: 'SUM(1,1)', formulaResult }]),
  );
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Cifras', rows, cells }] }));
};

/** Returns import requests of a role. `review` and `write` don't assert the response. */
export function importing(test: () => TestApp, section: string, writer: Rol = 'finanzas') {
  const nameOf = (file: Buffer) => (file.subarray(0, 2).toString() === 'PK' ? 'cifras.xlsx' : 'cifras.csv');
  const review = (file: Buffer, rol: Rol = writer) =>
    test().as(rol).post(`/api/${section}/importar/revision`).attach('archivo', file, nameOf(file));
  const write = (file: Buffer, huella: string, rol: Rol = writer) =>
    test().as(rol).post(`/api/${section}/importar`).field({ huella }).attach('archivo', file, nameOf(file));
  return {
    review,
    write,
    /** Reviews the file before the import, as the panel does. */
    importFile: async (file: Buffer) => {
      const { body } = await review(file).expect(200);
      return (await write(file, body.huella).expect(200)).body;
    },
    rows: async (filter: object = {}, order = 'fechaCorte') =>
      (
        await test()
          .as(writer)
          .get(`/api/${section}`)
          .query({ filter: JSON.stringify(filter), sort: JSON.stringify([order, 'ASC']) })
          .expect(200)
      ).body,
  };
}
