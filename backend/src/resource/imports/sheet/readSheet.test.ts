import { expect, it } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import { readSheet } from './readSheet.js';

const most = { rows: 10, columns: 5 };

it.each([
  ['a fraction that Excel shows as a percentage', 0.105, '0.00%', '10,5 %'],
  ['a percentage with a literal sign, as in our exports', 10.5, '0.00##" %"', '10,5 %'],
  ['a sum with a binary rounding error', 0.1 + 0.2, '0.00', '0,3'],
  ['a large amount', 1_234_567_890.12, '#,##0.00', '1234567890,12'],
  ['dollars from the number format', 1250.5, '[$USD]\\ #,##0.00', 'USD 1250,5'],
  ['dollars from a localized format', 25, '[$$us-400A] #,##0', '$us 25'],
  ['an unsupported currency', 25, '[$€-407] #,##0', '€ 25'],
  ['a rounding error around zero', 0.1 + 0.2 - 0.3, '0.00', '0'],
  ['bolivianos', 25, '"Bs" #,##0.00', 'Bs 25'],
  ['an ambiguous dollar sign', 25, '"$"#,##0.00', '25'],
])('reads %s', async (_, value, numFmt, text) => {
  const cells = new Map([['0,0', { value, style: { numFmt } }]]);
  const book = await writeXlsx({ sheets: [{ name: 'Cifras', rows: [[value]], cells }] });
  expect(await readSheet(book, most)).toMatchObject({ lines: [{ number: 1, cells: [text] }] });
});

it('reads the first visible sheet with content and names the others', async () => {
  const book = await writeXlsx({
    sheets: [
      { name: 'Oculta', rows: [['no']], hidden: true },
      { name: 'Vacía', rows: [] },
      { name: 'Cifras', rows: [['sí']] },
      { name: 'Vacía también', rows: [['']] },
      { name: 'Notas', rows: [[''], ['', 'no']] },
    ],
  });
  expect(await readSheet(book, most)).toEqual({
    lines: [{ number: 1, cells: ['sí'] }],
    name: 'Cifras',
    others: ['Notas'],
  });
});

it('rejects more rows or columns than the limit', async () => {
  const rows = Array.from({ length: 11 }, () => ['x']);
  expect(await readSheet(await writeXlsx({ sheets: [{ name: 'Filas', rows }] }), most)).toEqual({ refused: 'large' });
  const wide = [Array.from({ length: 6 }, () => 'x')];
  expect(await readSheet(await writeXlsx({ sheets: [{ name: 'Ancha', rows: wide }] }), most)).toEqual({
    refused: 'large',
  });
});

it('rejects cells that expand to too much text', async () => {
  const rows = (letters: number) => Array.from({ length: 10 }, () => Array<string>(5).fill('x'.repeat(letters)));
  const book = async (letters: number) => writeXlsx({ sheets: [{ name: 'Textos', rows: rows(letters) }] });
  expect(await readSheet(await book(45_000), most)).toEqual({ refused: 'large' });
  expect(await readSheet(await book(30_000), most)).toHaveProperty('lines');
});

it('rejects a cell longer than a spreadsheet allows', async () => {
  const book = async (letters: number) => writeXlsx({ sheets: [{ name: 'Textos', rows: [['x'.repeat(letters)]] }] });
  expect(await readSheet(await book(32_768), most)).toEqual({ refused: 'large' });
  expect(await readSheet(await book(32_767), most)).toHaveProperty('lines');
});
