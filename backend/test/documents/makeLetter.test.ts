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

const linksIn = async (bytes: Buffer) => {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const tree = JSON.stringify(await page.getStructTree());
  return { links: (await page.getAnnotations()).map(({ url, rect }) => ({ url, rect: rect as number[] })), tree };
};

describe('letter PDF', () => {
  it('prints its data as plain text with Spanish letters', async () => {
    const { pages, meta } = await read(await makeLetter(letter, entidadDeDemostracion));
    const whole = pages.join('\n');
    for (const phrase of [
      'REC-2026-000007',
      'La Paz, 23 de noviembre de 2026',
      'Ñusta Ágüero Peñaranda',
      '<b>Señora</b>',
      'Pedro Íñiguez',
    ])
      expect(whole).toContain(phrase);
    expect(whole).not.toContain('Teléfono');
    expect(meta.info).toMatchObject({ Title: 'Carta de respuesta REC-2026-000007' });
  });

  it('prints the letterhead, the supervision and the page number on every page', async () => {
    const { pages, totalPages } = await read(await makeLetter(letter, entidadDeDemostracion));
    expect(totalPages).toBeGreaterThan(1);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(entidadDeDemostracion.nombre);
      expect(page).toContain(entidadDeDemostracion.supervision);
      expect(page).toContain(`Página ${at + 1} de ${totalPages}`);
    }
  });

  it('avoids a last page with a single line and keeps the link in one piece', async () => {
    const seguimiento = `https://cooperativa.example/seguimiento#REC-2026-000007.${'k'.repeat(43)}`;
    for (let lines = 24; lines < 48; lines++) {
      const description = Array.from({ length: lines }, (_, at) => `línea ${at}`).join('\n');
      const bytes = await makeLetter(
        { ...letter, datos: [['Descripción', description]], parrafos: ['línea final'], seguimiento, firmas: [] },
        entidadDeDemostracion,
      );
      const { pages } = await read(bytes);
      expect(pages[0]).toContain(seguimiento);
      expect(pages.at(-1)?.match(/línea/g)?.length).toBeGreaterThanOrEqual(3);
    }
  });

  it.each([
    ['on one line', 'https://cooperativa.example', 9],
    ['on several lines', `https://${'muy-larga.'.repeat(20)}example`, 46],
  ])('covers the whole link text with the link annotation %s', async (_, origin, height) => {
    const seguimiento = `${origin}/seguimiento#REC-2026-000007.${'k'.repeat(43)}`;
    const { links, tree } = await linksIn(
      await makeLetter({ ...letter, parrafos: [], seguimiento }, entidadDeDemostracion),
    );
    expect(links.map(({ url }) => url)).toEqual([seguimiento]);
    const [, bottom = 0, , top = 0] = links[0]?.rect ?? [];
    expect(Math.round(top - bottom)).toBe(height);
    expect(tree).toContain('"role":"Link"');
  });
});
