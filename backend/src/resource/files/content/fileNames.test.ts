import { expect, test } from '@jest/globals';
import { downloadName, originalName } from './uploadField.js';

test.each([
  ['Memoria Año 2025.PDF', 'memoria-ano-2025.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['..\\..\\x', 'x.pdf'],
  ['C:\\temp\\informe.pdf.exe', 'informe-pdf.pdf'],
  ['con.txt', 'con.pdf'],
  ['foto.php\u0000.jpg', 'foto-php.pdf'],
  ['a"\r\nSet-Cookie: x.pdf', 'a-set-cookie-x.pdf'],
  ['😀😀.pdf', 'archivo.pdf'],
  ['', 'archivo.pdf'],
  ['a'.repeat(300), `${'a'.repeat(80)}.pdf`],
])('downloadName turns %j into %s', (original, name) => {
  expect(downloadName(original, 'pdf')).toBe(name);
});

test('originalName keeps accents and removes folders and control characters', () => {
  expect(originalName('C:\\Mis documentos\\Memoria\u202e Año\r\n 2025.pdf')).toBe('Memoria Año 2025.pdf');
  expect(originalName('é'.repeat(300))).toHaveLength(200);
});
