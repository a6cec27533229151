import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AA, contrastOf, faintPairs, paletaDe, paletaPropia } from './paleta.js';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('the palette of a colour', () => {
  it('is the one drawn by hand where none was chosen', () => expect(paletaDe(null)).toBe(paletaPropia));

  it('keeps the colour as it is, whatever its case', () =>
    expect(paletaDe({ principal: '#0B4F8A', acento: null })).toMatchObject({ principal: '#0b4f8a' }));

  it('reads well wherever what was chosen does', () =>
    fc.assert(
      fc.property(colour, (principal) => {
        fc.pre(faintPairs({ principal, acento: null }).principal.length === 0);
        const paleta = paletaDe({ principal, acento: null });
        const pairs = [
          [paleta.tinta, paleta.papelHondo],
          [paleta.tintaSuave, paleta.papelHondo],
          [paleta.principalOscuro, paleta.papelHondo],
          [paleta.principalClaro, '#211b18'],
          ['#ffffff', paleta.fondo],
          ['#ffffff', paleta.fondoOscuro],
          [paleta.fondo, paleta.fondoSuave],
          [paleta.tinta, paleta.acento],
          [paleta.tinta, paleta.acentoSuave],
        ] as const;
        expect(pairs.filter(([text, ground]) => contrastOf(text, ground) < AA)).toEqual([]);
      }),
    ));

  it('of a colour that reads well has an accent that does', () =>
    fc.assert(
      fc.property(colour, (principal) => {
        const { principal: own, acento } = faintPairs({ principal, acento: null });
        fc.pre(own.length === 0);
        expect(acento).toEqual([]);
      }),
    ));
});

describe('a colour that nobody could read', () => {
  it.each(['#f3b229', '#ffffff', '#8fb8de'])('%s is told, with what it fails on', (principal) => {
    const [first] = faintPairs({ principal, acento: null }).principal;
    expect(first).toMatchObject({ text: 'enlaces', ground: 'blanco' });
    expect(first?.ratio).toBeLessThan(AA);
  });

  it.each(['#b0122b', '#0b4f8a', '#14532d', '#000000'])('is not %s', (principal) =>
    expect(faintPairs({ principal, acento: null })).toEqual({ principal: [], acento: [] }),
  );
});
