import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AA, contrastOf, distinctColours, faintPairs, paletaDe, paletaPropia } from './paleta.js';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('the palette of a colour', () => {
  it('is the default palette when no colour is chosen', () => expect(paletaDe(null)).toBe(paletaPropia));

  it('keeps the chosen colour, in lower case', () =>
    expect(paletaDe({ principal: '#0B4F8A', acento: null })).toMatchObject({ principal: '#0b4f8a' }));

  it('has AA contrast in each pair when the chosen colour does', () =>
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

  it('derives a readable accent from a readable colour', () =>
    fc.assert(
      fc.property(colour, (principal) => {
        const { principal: own, acento } = faintPairs({ principal, acento: null });
        fc.pre(own.length === 0);
        expect(acento).toEqual([]);
      }),
    ));
});

describe('faintPairs', () => {
  it.each(['#f3b229', '#ffffff', '#8fb8de'])('reports %s with the pair that fails', (principal) => {
    const [first] = faintPairs({ principal, acento: null }).principal;
    expect(first).toMatchObject({ text: 'enlaces', ground: 'blanco' });
    expect(first?.ratio).toBeLessThan(AA);
  });

  it.each(['#b0122b', '#0b4f8a', '#14532d', '#000000'])('does not report %s', (principal) =>
    expect(faintPairs({ principal, acento: null })).toEqual({ principal: [], acento: [] }),
  );
});

it.each([
  ['a green too close to another', ['#14532d', '#0d5a43', '#8a5a00'], ['#14532d', '#8a5a00']],
  ['a blue too close to another', ['#0b4f8a', '#0d5a43', '#01579b'], ['#0b4f8a', '#0d5a43']],
  ['nothing from distinct colours', ['#b0122b', '#0d5a43', '#8a5a00', '#01579b'], undefined],
  ['nothing from a light and a dark tone', ['#0d5a43', '#7fd1b2'], undefined],
  ['no grey for lack of hue', ['#b0122b', '#9e9e9e'], undefined],
])('distinctColours drops %s', (_, colours, expected = colours) => expect(distinctColours(colours)).toEqual(expected));
