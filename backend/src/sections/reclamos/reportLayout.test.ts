import type { AnyRow } from '@coop/domain';
import { expect, test } from '@jest/globals';
import { cellsIn, type ReportLayout } from './reportLayout.js';

const layout = { columnas: [{ campo: 'descripcion', largo: 12 }], codigos: [] } as unknown as ReportLayout;
const written = (descripcion: string) =>
  cellsIn(layout)({ descripcion } as unknown as AnyRow, new Map(), { mes: '2026-11', fila: 1 });

test.each([
  ['x,=x,=x,=x,=x', "x,'=x,'=x,'="],
  ['=x y otras cosas', "'=x y otras"],
  ['Me debitaron dos veces', 'Me debitaron'],
])('limits the length of a column, also with escaped text: %s', (text, cell) => {
  expect(written(text)).toEqual([cell]);
});
