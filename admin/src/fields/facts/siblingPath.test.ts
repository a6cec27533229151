import { expect, test } from '@jest/globals';
import { siblingPath } from './facts';

test.each([
  ['', 'tipo', 'tipo'],
  ['bloques.0', 'tipo', 'bloques.0.tipo'],
  ['bloques.0', '../ruta', 'ruta'],
  ['bloques.0.elementos.1', 'dato', 'bloques.0.elementos.1.dato'],
  ['bloques.0.elementos.1', '../tipo', 'bloques.0.tipo'],
])('from «%s», %s resolves to %s', (row, name, path) => expect(siblingPath(row, name)).toBe(path));
