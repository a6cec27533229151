import { describe, expect, it } from '@jest/globals';
import { without } from './unsaved-rows.service.js';

const block = (titulo: string) => ({ tipo: 'texto', titulo });

describe('without', () => {
  it.each([
    ['a value', ['titulo'], { bloques: [block('a'), block('b')] }],
    ['a value of a row', ['bloques.1.titulo'], { titulo: 'x', bloques: [block('a'), { tipo: 'texto' }] }],
    ['the row that lacks something', ['bloques.0.texto'], { titulo: 'x', bloques: [block('b')] }],
    ['two rows, in any order of the paths', ['bloques.0.texto', 'bloques.1.texto'], { titulo: 'x', bloques: [] }],
    ['nothing that is not there', ['otro', ''], { titulo: 'x', bloques: [block('a'), block('b')] }],
    ['nothing that is nobody’s own', ['titulo.length', '__proto__.x'], { bloques: [block('a'), block('b')] }],
  ])('removes %s', (_what, paths, expected) => {
    expect(without({ titulo: 'x', bloques: [block('a'), block('b')] }, paths)).toEqual(expected);
  });

  it('does not mutate its argument', () => {
    const values = { bloques: [block('a')] };
    without(values, ['bloques.0']);
    expect(values).toEqual({ bloques: [block('a')] });
  });
});
