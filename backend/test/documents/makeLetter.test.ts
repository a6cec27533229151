import { entidadDeDemostracion } from '@coop/domain/entidad';
import { describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { makeLetter } from '../../src/cases/documents/makeLetter.js';

const letter = {
  titulo: 'Carta de respuesta',
  codigo: 'REC-2026-000007',
  fecha: '2026-11-23',
  datos: [
    ['Reclamante', 'Ñusta Ágüero Peñaranda'],
    ['Teléfono', null],
  ] as const,
  parrafos: ['<b>Señora</b>: su reclamo procede.', ...Array<string>(20).fill('Párrafo de relleno. '.repeat(30))],
  firmas: [{ nombre: 'Pedro Íñiguez', cargo: 'Punto de Reclamo' }],
};
const read = async (bytes: Buffer) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf);
  return { pages: text, totalPages, meta: await getMeta(pdf) };
};

describe('a letter', () => {
  it('says what it was given, as plain text, with the letters of Spanish', async () => {
    const { pages, meta } = await read(await makeLetter(letter, entidadDeDemostracion));
    const whole = pages.join('\n');
    for (const said of [
      'REC-2026-000007',
      'La Paz, 23 de noviembre de 2026',
      'Ñusta Ágüero Peñaranda',
      '<b>Señora</b>',
      'Pedro Íñiguez',
    ])
      expect(whole).toContain(said);
    expect(whole).not.toContain('Teléfono');
    expect(meta.info).toMatchObject({ Title: 'Carta de respuesta REC-2026-000007' });
  });

  it('carries the letterhead, the supervision and its number on every page', async () => {
    const { pages, totalPages } = await read(await makeLetter(letter, entidadDeDemostracion));
    expect(totalPages).toBeGreaterThan(1);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(entidadDeDemostracion.nombre);
      expect(page).toContain(entidadDeDemostracion.supervision);
      expect(page).toContain(`Página ${at + 1} de ${totalPages}`);
    }
  });
});
