import { describe, expect, it } from '@jest/globals';
import { readSheet } from '../../src/resource/imports/sheet/readSheet.js';
import {
  BOOK_RELS,
  MAIN,
  OF_SHEET,
  OF_STYLES,
  OF_TEXTS,
  OFFICE,
  type Parts,
  PLAIN,
  PLAIN_ROWS,
  relationships,
  SHEET,
  STYLE,
  sharedStrings,
  sheet,
  TEXTS,
  workbook,
  XML,
  zipBook,
} from './workbookParts.js';

/** Extra elements of a sheet: filters, rules, pictures, notes and tables. */
const EXTRAS =
  '<autoFilter ref="A1:B2"/><conditionalFormatting sqref="A1"><cfRule type="expression" priority="1"><formula>1</formula></cfRule></conditionalFormatting><dataValidations><dataValidation type="list" sqref="A2"><formula1>"a,b"</formula1></dataValidation></dataValidations><drawing r:id="rId1"/><legacyDrawing r:id="rId2"/><tableParts count="1"><tablePart r:id="rId3"/></tableParts>';

type Lines = [number, ...(string | null)[]][];

const LIMITS = { rows: 501, columns: 60 };
const read = (book: Uint8Array) => {
  const sheet = readSheet(book, LIMITS);
  return 'refused' in sheet ? sheet.refused : sheet.lines.map(({ number, cells }) => [number, ...cells]);
};

const plain: Lines = [
  [1, 'Al', 'Ñandú'],
  [2, '1,5'],
];
const rows = (...sheetParts: Parameters<typeof sheet>) => zipBook({ [SHEET]: sheet(...sheetParts) });
const cellsOf = (cells: string) => rows(`<row r="1">${cells}</row>`);
const texts = (...items: string[]) => zipBook({ [TEXTS]: sharedStrings(...items, '<si><t>Ñandú</t></si>') });
const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
const bordered = (row: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `<c r="${letters(from + at)}${row}" s="${STYLE.day}"/>`).join('');

describe('cell value', () => {
  it.each<[string, string, ...(string | null)[]]>([
    ['an inline text', '<c r="A1" t="inlineStr"><is><t>Hola</t></is></c>', 'Hola'],
    [
      'rich inline text',
      '<c r="A1" t="inlineStr"><is><r><t>Ho</t></r><r><rPr><b/></rPr><t xml:space="preserve">la </t></r></is></c>',
      'Hola ',
    ],
    ['a number formula', '<c r="A1"><f>SUM(1,2)</f><v>3</v></c>', '3'],
    ['a text formula', '<c r="A1" t="str"><f>A2&amp;"x"</f><v>hola</v></c>', 'hola'],
    ['an empty text formula', '<c r="A1"><v>1</v></c><c r="B1" t="str"><f>""</f><v></v></c>', '1'],
    ['an error formula', '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>', null],
    ['an error', '<c r="A1" t="e"><v>#N/A</v></c>', null],
    ['a boolean formula', '<c r="A1" t="b"><f>TRUE()</f><v>1</v></c>', 'sí'],
    ['a date formula', `<c r="A1" s="${STYLE.day}"><f>TODAY()</f><v>44227</v></c>`, '31/01/2021'],
    ['a formula without its result', '<c r="A1"><f>SUM(1,2)</f></c>', null],
    [
      'a shared formula without its result',
      '<c r="A1"><f t="shared" ref="A1:B1" si="0">C1</f><v>1</v></c><c r="B1"><f t="shared" si="0"/></c>',
      '1',
      null,
    ],
    ['an array formula', '<c r="A1"><f t="array" ref="A1">SUM(B1:B2)</f><v>7</v></c>', '7'],
    ['a boolean', '<c r="A1" t="b"><v>0</v></c>', 'no'],
    ['a date', `<c r="A1" s="${STYLE.day}"><v>44227</v></c>`, '31/01/2021'],
    ['a date in a built-in format', `<c r="A1" s="${STYLE.builtInDay}"><v>44227</v></c>`, '31/01/2021'],
    ['a date in words', `<c r="A1" s="${STYLE.words}"><v>44227</v></c>`, '31/01/2021'],
    ['a date and time', `<c r="A1" s="${STYLE.moment}"><v>44227.75</v></c>`, '31/01/2021'],
    ['an ISO 8601 date', '<c r="A1" t="d"><v>2021-01-31</v></c>', '31/01/2021'],
    ['an ISO 8601 date and time', `<c r="A1" t="d" s="${STYLE.moment}"><v>2021-01-31T23:00:00</v></c>`, '31/01/2021'],
    ['a date before the nonexistent leap day of 1900', `<c r="A1" s="${STYLE.day}"><v>59</v></c>`, '28/02/1900'],
    ['a time', `<c r="A1" s="${STYLE.hour}"><v>0.354166666666667</v></c>`, '08:30'],
    ['a time in a built-in format', `<c r="A1" s="${STYLE.builtInHour}"><v>0.75</v></c>`, '18:00'],
    ['midnight', `<c r="A1" s="${STYLE.hour}"><v>0</v></c>`, '00:00'],
    ['a percentage', `<c r="A1" s="${STYLE.percent}"><v>0.105</v></c>`, '10,5 %'],
    ['a percentage in a built-in format', `<c r="A1" s="${STYLE.builtInPercent}"><v>0.1</v></c>`, '10 %'],
    ['a percent sign in a custom format', `<c r="A1" s="${STYLE.named}"><v>10.5</v></c>`, '10,5 %'],
    ['bolivianos', `<c r="A1" s="${STYLE.bolivianos}"><v>1250.5</v></c>`, 'Bs 1250,5'],
    ['bolivianos in accounting format', `<c r="A1" s="${STYLE.accounting}"><v>1250.5</v></c>`, 'Bs 1250,5'],
    ['dollars', `<c r="A1" s="${STYLE.dollars}"><v>1250.5</v></c>`, 'USD 1250,5'],
    [
      'scientific notation',
      '<c r="A1"><v>1.0500000000000001E-2</v></c><c r="B1"><v>1.2E+9</v></c>',
      '0,0105',
      '1200000000',
    ],
    ['digits in a text', `<c r="A1" s="${STYLE.text}" t="str"><v>0012</v></c>`, '0012'],
    ['empty cells', '<c r="A1"><v>1</v></c><c r="B1"><v/></c><c r="C1"><v></v></c><c r="D1" t="s"/>', '1'],
    ['an extension', '<c r="A1"><v>1</v><extLst><ext uri="x"><v>9</v></ext></extLst></c>', '1'],
  ])('is read: %s', (_, cells, ...expected) => {
    expect(read(cellsOf(cells))).toEqual([[1, ...expected]]);
  });

  it.each<[string, Uint8Array, string]>([
    ['entities', texts('<si><t>a &amp; b &lt;c&gt; &#241; &#xD1; &quot;</t></si>'), 'a & b <c> ñ Ñ "'],
    ['escapes', texts('<si><t>a_x000A_b_x005F_x003D_1</t></si>'), 'a\nb_x003D_1'],
    ['CDATA', texts('<si><t><![CDATA[Al & co]]></t></si>'), 'Al & co'],
    ['line breaks', texts('<si><t xml:space="preserve"> uno\ndos </t></si>'), ' uno\ndos '],
    ['formats and phonetics', texts('<si><r><t>A</t></r><r><t>l</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si>'), 'Al'],
    ['unknown entities', texts('<si><t>&b;</t></si>'), '&b;'],
  ])('is read from a shared text with %s', (_, book, expected) => {
    expect(read(book)).toEqual([[1, expected, 'Ñandú'], plain[1]]);
  });

  it.each(['<si/>', '<si />', '<si><t/></si>'])('is read beside an empty shared text, %s', (empty) => {
    const book = zipBook({
      [TEXTS]: sharedStrings(empty, '<si><t>uno</t></si>', '<si><t>dos</t></si>'),
      [SHEET]: sheet('<row r="1"><c r="A1" t="s"><v>2</v></c><c r="B1" t="s"><v>0</v></c></row>'),
    });
    expect(read(book)).toEqual([[1, 'dos']]);
  });

  it('counts days from 1904 in workbooks with that setting', () => {
    const book = zipBook({
      'xl/workbook.xml': workbook([['Datos', 'rId1']], '<workbookPr date1904="true"/>'),
      [SHEET]: sheet(
        `<row r="1"><c r="A1" s="${STYLE.day}"><v>42765</v></c><c r="B1" s="${STYLE.hour}"><v>0.354166666666667</v></c></row>`,
      ),
    });
    expect(read(book)).toEqual([[1, '31/01/2021', '08:30']]);
  });
});

describe('sheet', () => {
  it.each<[string, Uint8Array, Lines]>([
    ['starts at B3', rows('<row r="3"><c r="B3"><v>1</v></c></row>'), [[3, '', '1']]],
    ['has 998 formatted rows below', rows(PLAIN_ROWS + formattedRows(998)), plain],
    ['has borders to CV', rows(PLAIN_ROWS.replace('</row>', `${bordered(1, 2, 100)}</row>`)), plain],
    ['has borders to XFD', rows(PLAIN_ROWS.replace('</row>', `${bordered(1, 2, 16_384)}</row>`)), plain],
    [
      'has a border in the last cell',
      rows(`${PLAIN_ROWS}<row r="1048576">${bordered(1_048_576, 16_383, 16_384)}</row>`),
      plain,
    ],
    ['has formatted columns', rows(PLAIN_ROWS, '<cols><col min="1" max="16384" style="1" width="9"/></cols>'), plain],
    ['has rows with a height', rows(`${PLAIN_ROWS}${'<row ht="15" customHeight="1"/>'.repeat(30_000)}`), plain],
    ['declares a smaller dimension', rows(PLAIN_ROWS, '<dimension ref="A1"/>'), plain],
    ['declares a full dimension', rows(PLAIN_ROWS, '<dimension ref="A1:XFD1048576"/>'), plain],
    ['declares an empty dimension', rows(PLAIN_ROWS, '<dimension ref=""/>'), plain],
    ['has spans', rows(PLAIN_ROWS.replaceAll('<row', '<row spans="1:16384"')), plain],
    ['has merged cells', rows(PLAIN_ROWS, '', '<mergeCells><mergeCell ref="B1:D1"/></mergeCells>'), plain],
    ['has no cell references', rows(PLAIN_ROWS.replace(/ r="\w+"/g, '')), plain],
    ['has row references only', rows(PLAIN_ROWS.replace(/ r="[A-Z]\d"/g, '')), plain],
    [
      'is unordered',
      rows('<row r="2"><c r="B2"><v>3</v></c><c r="A2"><v>2</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>'),
      [
        [1, '1'],
        [2, '2', '3'],
      ],
    ],
    ['has comments', rows(`<!-- <row r="9"> --><?x y?>${PLAIN_ROWS}`), plain],
    [
      'has a value in the last row',
      rows(`${PLAIN_ROWS}<row r="1048576"><c r="A1048576"><v>3</v></c></row>`),
      [...plain, [1_048_576, '3']],
    ],
    [
      'has a table, filters, rules, pictures and notes',
      rows(PLAIN_ROWS, '<sheetPr><tabColor rgb="FFFF0000"/></sheetPr>', EXTRAS),
      plain,
    ],
  ])('is read when it %s', (_, book, expected) => {
    expect(read(book)).toEqual(expected);
  });

  it.each([
    ['too many columns', cellsOf('<c r="A1"><v>1</v></c><c r="XFD1"><v>1</v></c>')],
    ['too many rows', rows('<row><c><v>1</v></c></row>'.repeat(502))],
  ])('with %s is too large', (_, book) => {
    expect(read(book)).toBe('large');
  });

  it('with a missing shared text is corrupt', () => {
    expect(read(cellsOf('<c r="A1" t="s"><v>99</v></c>'))).toBe('damaged');
  });
});

describe('workbook', () => {
  const other = (state: string, first: string): Parts => ({
    'xl/workbook.xml': workbook([
      ['Uno', 'rId9', state],
      ['Dos', 'rId1'],
    ]),
    [BOOK_RELS]: relationships(OF_SHEET, OF_STYLES, OF_TEXTS, ['rId9', 'worksheet', 'worksheets/sheet2.xml']),
    'xl/worksheets/sheet2.xml': sheet(first),
  });
  const NO = '<row r="1"><c r="A1"><v>9</v></c></row>';

  it.each<[string, Parts]>([
    ['plain', {}],
    ['with a hidden sheet before', other('state="hidden"', NO)],
    ['with a very hidden sheet before', other('state="veryHidden"', NO)],
    ['with an empty sheet before', other('', '')],
    [
      'with parts of another format',
      { 'META-INF/manifest.xml': '<x/>', 'content.xml': '<x/>', 'objectdata.xml': '<x/>', 'Index/Document.iwa': 'x' },
    ],
    ['with a format-only sheet before', other('', `<row r="1">${bordered(1, 0, 9)}</row>`)],
    [
      'with a missing sheet after',
      {
        'xl/workbook.xml': workbook([
          ['Datos', 'rId1'],
          ['Perdida', 'rId7'],
        ]),
      },
    ],
    ['with prefixes', eachPart(prefixed, 'xl/workbook.xml', 'xl/styles.xml', SHEET, TEXTS)],
    ['with prefixed relationships', eachPart(prefixed, '_rels/.rels', BOOK_RELS, '[Content_Types].xml')],
    [
      'in strict Open XML',
      eachPart(strict, '_rels/.rels', BOOK_RELS, 'xl/workbook.xml', 'xl/styles.xml', SHEET, TEXTS),
    ],
    [
      'with another relationship prefix',
      eachPart((xml) => xml.replaceAll('r:id', 'd3:id').replace('xmlns:r', 'xmlns:d3'), 'xl/workbook.xml'),
    ],
    ['with other relationship ids', eachPart((xml) => xml.replaceAll('rId', 'Rab'), 'xl/workbook.xml', BOOK_RELS)],
    [
      'with absolute targets',
      eachPart((xml) => xml.replace(/Target="(?:xl\/)?/g, 'Target="/xl/'), '_rels/.rels', BOOK_RELS),
    ],
    [
      'without styles',
      {
        'xl/styles.xml': null,
        [BOOK_RELS]: relationships(OF_SHEET, OF_TEXTS),
        '[Content_Types].xml': PLAIN['[Content_Types].xml'].replace(/<Override [^>]*styles[^>]*>/, ''),
      },
    ],
    ['with empty styles', { 'xl/styles.xml': `<styleSheet xmlns="${MAIN}"/>` }],
    ['without shared texts', { ...inline(), [BOOK_RELS]: relationships(OF_SHEET, OF_STYLES) }],
    ['with a missing part of shared texts', inline()],
    ['with another sheet name', moved('worksheets/Hoja de cálculo (1).xml')],
    ['with a sheet in another folder', moved('sheet.xml')],
    [
      'with parts in another case',
      { [SHEET]: null, 'xl/worksheets/Sheet1.xml': PLAIN[SHEET], [TEXTS]: null, 'xl/SharedStrings.xml': PLAIN[TEXTS] },
    ],
    [
      'with names, links and caches',
      {
        'xl/workbook.xml': PLAIN['xl/workbook.xml'].replace(
          '</workbook>',
          '<externalReferences><externalReference r:id="rId50"/></externalReferences><definedNames><definedName name="a">Datos!$A$1</definedName></definedNames><pivotCaches><pivotCache cacheId="1" r:id="rId60"/></pivotCaches></workbook>',
        ),
        [BOOK_RELS]: relationships(
          OF_SHEET,
          OF_STYLES,
          OF_TEXTS,
          ['rId50', 'externalLink', 'externalLinks/externalLink1.xml'],
          ['rId60', 'pivotCacheDefinition', 'pivotCache/p1.xml'],
        ),
        'xl/externalLinks/externalLink1.xml': '<x/>',
        'xl/calcChain.xml': '<x/>',
      },
    ],
    [
      'with macros',
      {
        '[Content_Types].xml': PLAIN['[Content_Types].xml'].replace(
          'vnd.openxmlformats-officedocument.spreadsheetml.sheet.main',
          'vnd.ms-excel.sheet.macroEnabled.main',
        ),
        'xl/vbaProject.bin': 'no',
      },
    ],
    [
      'with line breaks between its elements',
      eachPart((xml) => xml.replaceAll('><', '>\r\n\t<'), SHEET, TEXTS, 'xl/workbook.xml'),
    ],
    ['with apostrophes', eachPart((xml) => xml.replaceAll('"', "'"), SHEET, 'xl/workbook.xml')],
    ['with byte order marks', eachPart((xml) => `\uFEFF${xml}`, SHEET, TEXTS, 'xl/workbook.xml')],
    [
      'in UTF-16',
      Object.fromEntries(
        [SHEET, TEXTS].map((name) => [
          name,
          new Uint8Array(
            Buffer.from(`\uFEFF${PLAIN[name as keyof typeof PLAIN].replace('UTF-8', 'UTF-16')}`, 'utf16le'),
          ),
        ]),
      ),
    ],
  ])('is read %s', (_, parts) => {
    expect(read(zipBook(parts))).toEqual(plain);
  });

  it.each([
    [
      'first',
      [
        ['Gráfico', 'rId9'],
        ['Datos', 'rId1'],
      ],
    ],
    [
      'last',
      [
        ['Datos', 'rId1'],
        ['Gráfico', 'rId9'],
      ],
    ],
  ] as const)('is read with a chart tab %s', (_, tabs) => {
    const book = zipBook({
      'xl/workbook.xml': workbook(tabs.map(([name, id]) => [name, id])),
      [BOOK_RELS]: relationships(OF_SHEET, OF_STYLES, OF_TEXTS, ['rId9', 'chartsheet', 'chartsheets/sheet1.xml']),
      'xl/chartsheets/sheet1.xml': `${XML}<chartsheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><drawing r:id="rId1"/></chartsheet>`,
    });
    expect(read(book)).toEqual(plain);
  });

  it.each([
    [
      'in another folder',
      (name: string) => name.replace(/^xl\//, 'libro/'),
      (xml: string) => xml.replaceAll('xl/', 'libro/'),
    ],
    ['with backslashes', (name: string) => name.replaceAll('/', '\\'), (xml: string) => xml],
    ['with leading slashes in part names', (name: string) => name.replace(/^(?=[^[])/, '/'), (xml: string) => xml],
  ])('is read %s', (_, rename, change) => {
    expect(read(zipBook(eachPart(change, '_rels/.rels', '[Content_Types].xml'), rename))).toEqual(plain);
  });

  it('with formats only is empty', () => {
    expect(read(rows(`<row r="1">${bordered(1, 0, 9)}</row>`))).toEqual([]);
  });

  it('with too many parts is too large', () => {
    const parts = Array.from({ length: 500 }, (_, at) => [`xl/worksheets/s${at}.xml`, '<x/>']);
    expect(read(zipBook(Object.fromEntries(parts)))).toBe('large');
  });

  it.each([
    ['without its sheet', { [SHEET]: null }],
    ['without its workbook', { 'xl/workbook.xml': null }],
  ])('%s is damaged', (_, parts) => {
    expect(read(zipBook(parts))).toBe('damaged');
  });
});

function formattedRows(count: number): string {
  return Array.from({ length: count }, (_, at) => `<row r="${at + 3}">${bordered(at + 3, 0, 7)}</row>`).join('');
}

function eachPart(change: (xml: string) => string, ...names: (keyof typeof PLAIN)[]): Parts {
  return Object.fromEntries(names.map((name) => [name, change(PLAIN[name])]));
}

function prefixed(xml: string): string {
  return xml.replace(/<(\/?)(?!\?)(\w+)(?=[\s/>])/g, '<$1x:$2').replace('xmlns="', 'xmlns:x="');
}

function strict(xml: string): string {
  const STRICT = 'http://purl.oclc.org/ooxml';
  return xml
    .replaceAll(MAIN, `${STRICT}/spreadsheetml/main`)
    .replaceAll(OFFICE, `${STRICT}/officeDocument/relationships`);
}

function inline(): Parts {
  const texts = ['Al', 'Ñandú'].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`);
  return { [TEXTS]: null, [SHEET]: sheet(`<row>${texts.join('')}</row><row><c><v>1.5</v></c></row>`) };
}

function moved(target: string): Parts {
  const rels = relationships([OF_SHEET[0], OF_SHEET[1], target], OF_STYLES, OF_TEXTS);
  return { [SHEET]: null, [`xl/${target}`]: PLAIN[SHEET], [BOOK_RELS]: rels };
}
