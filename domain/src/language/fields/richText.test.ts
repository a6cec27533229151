import { describe, expect, it } from '@jest/globals';
import { richText } from './richText.js';

const MAX = 100;
const schema = richText('Contenido', { min: 2, max: MAX }).schema();
const faultIn = (html: string) => schema.safeParse(html).error?.issues[0]?.message;
const words = (letters: number) => 'a'.repeat(letters);

describe('the length limits of a formatted text', () => {
  it.each([
    ['plain', words(MAX)],
    ['inside tags', `<p><strong>${words(50)}</strong></p><ul><li><p>${words(50)}</p></li></ul>`],
    ['with entities', `<p>${'&amp;'.repeat(50)}${words(50)}</p>`],
  ])('count visible characters: %s', (_, html) => {
    expect(faultIn(html)).toBeUndefined();
    expect(faultIn(`${html}<p>a</p>`)).toBe('Máximo 100 caracteres');
  });

  it('also limit the markup', () =>
    expect(faultIn(`${'<p>a</p>'.repeat(60)}`)).toBe('Con su formato tiene más de 400 caracteres'));

  it.each(['<p></p>', '<p>&nbsp;&nbsp;</p>', '<p><strong>a</strong></p>'])('reject %s as too short', (html) =>
    expect(faultIn(html)).toBe('Ingrese al menos 2 caracteres'),
  );
});
