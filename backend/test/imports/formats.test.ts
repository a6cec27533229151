import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { useApp } from '../support/useApp.js';
import { CAP, csv, importing } from './books.js';
import { BOOK_RELS, OF_SHEET, relationships, SHEET, sheet, workbook, zipBook } from './workbookParts.js';

const FERIADOS = 'sitio/feriados';
const HEADINGS = 'Fecha;Nombre;Ámbito;Departamento;Tipo';
const CARNAVAL = '24/02/2031;Carnaval;Nacional;;Feriado';
const LA_PAZ = '16/07/2031;Efemérides de La Paz;Departamental;La Paz;Feriado';
const LINES = [HEADINGS, CARNAVAL, LA_PAZ];

const test = useApp();
const feriados = importing(() => test, FERIADOS, 'administrador');

/** Returns the line, date and name of each row of a file. */
async function reviewRows(file: Buffer) {
  const { body } = await feriados.review(file).expect(200);
  expect(body.fallas).toEqual([]);
  return body.filas.map(({ fila, valores }: { fila: number; valores: Record<string, string> }) => [
    fila,
    valores.fecha,
    valores.nombre,
  ]);
}
const rejectionOf = async (file: Buffer) => (await feriados.review(file).expect(422)).body.detail;

describe('CSV file', () => {
  const text = LINES.join('\r\n');
  const rows = [
    [2, '2031-02-24', 'Carnaval'],
    [3, '2031-07-16', 'Efemérides de La Paz'],
  ];

  it.each([
    ['with commas', Buffer.from(text.replaceAll(';', ','))],
    ['with tabs', Buffer.from(text.replaceAll(';', '\t'))],
    ['with pipes', Buffer.from(text.replaceAll(';', '|'))],
    ['with marks of required columns', Buffer.from(text.replace('Fecha', 'Fecha *').replace('Nombre', 'Nombre(*)'))],
    ['with all cells quoted', Buffer.from(text.replace(/[^;\r\n]+/g, '"$&"'))],
    ['with LF', Buffer.from(text.replaceAll('\r', ''))],
    ['with CR', Buffer.from(text.replaceAll('\n', ''))],
    ['with mixed line endings', Buffer.from(text.replace('\r', ''))],
    ['with a UTF-8 byte order mark', csv(text)],
    ['in UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['in big-endian UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['in Windows-1252', Buffer.from(text, 'latin1')],
    ['with a thousand empty rows', csv(text, ...Array<string>(1_000).fill(';;;;'))],
  ])('is read %s', async (_, file) => expect(await reviewRows(file)).toEqual(rows));

  it('in Windows-1252 keeps its special characters', async () => {
    const signs = Buffer.from(text.replace('Efemérides', 'Efem\u00e9rides ~ \u0093La Paz\u0094'), 'latin1');
    signs[signs.indexOf('~')] = 0x96;
    expect((await reviewRows(signs))[1]).toEqual([3, '2031-07-16', 'Efemérides – “La Paz” de La Paz']);
  });

  it.each([
    ['sep=;', ';'],
    ['"sep=,"', ','],
    ['sep=\t', '\t'],
  ])('with the separator line %j', async (line, delimiter) => {
    const file = csv(line, ...LINES.map((one) => one.replaceAll(';', delimiter)));
    expect(await reviewRows(file)).toEqual(rows);
  });

  const cap = importing(() => test, CAP);
  const CAP_HEADINGS = 'Al;Capital regulatorio (Bs);Activos ponderados por riesgo (Bs);Descripción';
  const SEVERAL = ['30/06/2013;10;100;"Primera línea', '', 'Tercera línea"'];

  it.each(['\r\n', '\n', '\r'])('with multi-line cells reports row numbers as a spreadsheet does: %j', async (end) => {
    const lines = [CAP_HEADINGS, ...SEVERAL, '', '31/07/2013;10;100;Una', '30/02/2013;10;100;'];
    const { body } = await cap.review(Buffer.from(lines.join(end))).expect(200);
    expect(body.filas.map(({ fila }: { fila: number }) => fila)).toEqual([2, 4, 5]);
    expect(body.filas[0].valores.descripcion).toBe('Primera línea\n\nTercera línea');
    expect(body.fallas).toMatchObject([{ celda: 'A5', mensaje: 'Esa fecha no existe' }]);
  });

  it.each([
    ['are unclosed', '31/07/2013;10;100;"Una'],
    ['close too early', '31/07/2013;10;100;"Una" línea'],
    ['open within a cell', '31/07/2013;10;100;Una "línea"'],
  ])('reports the row of quotes that %s', async (_, line) => {
    const { body } = await cap.review(csv(CAP_HEADINGS, ...SEVERAL, line, '31/08/2013;10;100;')).expect(200);
    expect(body.fallas).toMatchObject([{ fila: 3, mensaje: expect.stringContaining('comillas') }]);
  });

  it('of blank lines only is rejected quickly', async () => {
    expect(await rejectionOf(Buffer.from(';\n'.repeat(900_000)))).toContain('demasiado grande');
  });
});

describe('workbook', () => {
  const cells = (line: string) =>
    `<row>${line
      .split(';')
      .map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
      .join('')}</row>`;
  const rows = LINES.map(cells).join('');

  it('accepts a chart tab and a thousand formatted rows', async () => {
    const formatted = `<row>${'<c s="1"/>'.repeat(100)}</row>`.repeat(1_000);
    const book = zipBook({
      'xl/workbook.xml': workbook([
        ['Gráfico', 'rId9'],
        ['Datos', 'rId1'],
      ]),
      [BOOK_RELS]: relationships(OF_SHEET, ['rId9', 'chartsheet', 'chartsheets/sheet1.xml']),
      'xl/chartsheets/sheet1.xml': '<chartsheet/>',
      [SHEET]: sheet(rows + formatted),
    });
    expect(await reviewRows(Buffer.from(book))).toHaveLength(2);
  });

  it('with several sheets reports which one is read, also without a known header', async () => {
    const several = (first: string, second: string) =>
      Buffer.from(
        zipBook({
          'xl/workbook.xml': workbook([
            ['Feriados', 'rId1'],
            ['Otra', 'rId9'],
          ]),
          [BOOK_RELS]: relationships(OF_SHEET, ['rId9', 'worksheet', 'worksheets/sheet2.xml']),
          [SHEET]: sheet(first),
          'xl/worksheets/sheet2.xml': sheet(second),
        }),
      );
    const notice = 'Se lee la hoja «Feriados»; también tiene datos, y no se importa, «Otra».';
    const { body } = await feriados.review(several(rows, cells('Nota'))).expect(200);
    expect(body.aviso).toBe(notice);
    expect(await rejectionOf(several(cells('Nota'), rows))).toBe(
      `Columnas que no se reconocen: Nota. Columnas que faltan: Fecha, Nombre, Ámbito, Tipo. La primera fila que se lee debe tener los encabezados: quite lo que esté encima. ${notice}`,
    );
    expect((await feriados.review(several(rows, '')).expect(200)).body.aviso).toBeNull();
  });

  it('accepts a table that starts at B3', async () => {
    const at = LINES.map((line, row) => cells(`;${line}`).replace('<row>', `<row r="${row + 3}">`)).join('');
    const book = Buffer.from(zipBook({ [SHEET]: sheet(at.replace('24/02/2031', '30/02/2031')) }));
    const { body } = await feriados.review(book).expect(200);
    expect(body.fallas).toMatchObject([{ celda: 'B4', columna: 'Fecha' }]);
    expect(body.filas).toHaveLength(2);
  });
});

describe('unsupported file', () => {
  const ole = (...streams: string[]) =>
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(504),
      ...streams.map((name) => Buffer.from(name, 'utf16le')),
    ]);
  const zip = (parts: Record<string, string>) =>
    Buffer.from(
      zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), { level: 0 }),
    );
  const openDocument = (kind: string) =>
    zip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<x/>' });

  it.each([
    ['ods', openDocument('spreadsheet'), 'Es una hoja de LibreOffice (.ods).'],
    ['odt', openDocument('text'), 'Es un documento'],
    ['xls', ole('Root Entry', 'Workbook'), 'Es un libro de Excel 97-2003 (.xls).'],
    ['doc', ole('Root Entry', 'WordDocument'), 'Es un documento'],
    ['xlsx with a password', ole('EncryptionInfo', 'EncryptedPackage'), 'El libro tiene contraseña.'],
    [
      'xlsb',
      zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': 'x' }),
      'Es un libro binario de Excel (.xlsb).',
    ],
    ['numbers', zip({ 'Index/Document.iwa': 'x', 'Index/Tables/Tile.iwa': 'x' }), 'Es un archivo de Numbers.'],
    ['docx', zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<x/>' }), 'Es un documento'],
    ['zip', zip({ 'feriados.csv': LINES.join('\n') }), 'Es un archivo comprimido.'],
    ['pdf', Buffer.from('%PDF-1.7\n'), 'Es un PDF.'],
    ['rtf', Buffer.from('{\\rtf1\\ansi}'), 'Es un documento'],
    ['png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'Es una imagen.'],
    ['html', Buffer.from('\uFEFF\n<html><table><tr><td>Fecha</td></tr></table></html>'), 'Es una página web'],
    [
      'xml',
      Buffer.from('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
      'Es un archivo XML.',
    ],
    ['binary', Buffer.from([1, 0, 2, 0, 3]), 'El archivo no es de texto'],
  ])('rejects %s with its reason', async (_, file, reason) => expect(await rejectionOf(file)).toContain(reason));
});
