import { afterAll, expect, test } from '@jest/globals';
import { TaskProcess } from '../../src/resource/files/processes/task-process.js';
import type { PdfText } from '../../src/resource/files/texts/file-texts.service.js';
import { makePdf } from './makePdf.js';

const MAX_CHARACTERS = 1_000;
const reader = new TaskProcess<PdfText | null>({
  script: new URL('../../src/resource/files/texts/pdf-text.process.js', import.meta.url),
  args: [String(MAX_CHARACTERS)],
  milliseconds: 20_000,
  megabytes: 512,
  residentMegabytes: 900,
});
afterAll(() => reader.close());

const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
/** A page with the given number of letters A, whose font maps each to `meaning`. */
const pdfWith = (letters: number, meaning: string) =>
  makePdf({
    page: '/Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>',
    objects: [
      stream(`BT /F1 1 Tf 10 100 Td (${'A'.repeat(letters)}) Tj ET`),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
      stream(
        [
          '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def',
          '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar',
          `<41> <${Buffer.from(meaning, 'utf16le').swap16().toString('hex')}>`,
          'endbfchar endcmap end end',
        ].join('\n'),
      ),
    ],
  });

test('returns the full text of a page', async () => {
  const found = await reader.run(pdfWith(3, 'más '));
  expect(found).toMatchObject({ paginas: 1, texto: expect.stringMatching(/^más más más\s*$/) });
});

test('extracts only the beginning of a two-kilobyte file with millions of characters', async () => {
  const found = await reader.run(pdfWith(20_000, 'ab'.repeat(250)));
  expect(found?.paginas).toBe(1);
  expect(found?.texto.slice(0, 6)).toBe('ababab');
  expect(found?.texto.trim().length).toBe(MAX_CHARACTERS);
});
