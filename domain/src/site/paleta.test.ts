import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AA, contrastOf, distinctColours, faintPairs, paletaDe, paletaPropia } from './paleta.js';

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

  it('keeps an accent readable for a readable colour', () =>
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

it.each([
  ['the green of what is done, beside a green of its own', ['#14532d', '#0d5a43', '#8a5a00'], ['#14532d', '#8a5a00']],
  ['a blue, beside another', ['#0b4f8a', '#0d5a43', '#01579b'], ['#0b4f8a', '#0d5a43']],
  ['nothing of colours that differ', ['#b0122b', '#0d5a43', '#8a5a00', '#01579b'], undefined],
  ['nothing of a light and a dark tone of one', ['#0d5a43', '#7fd1b2'], undefined],
  ['no grey for want of colour', ['#b0122b', '#9e9e9e'], undefined],
])('leaves out of some colours %s', (_, colours, expected = colours) =>
  expect(distinctColours(colours)).toEqual(expected),
);
