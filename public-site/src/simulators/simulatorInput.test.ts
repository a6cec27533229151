import { describe, expect, it } from '@jest/globals';
import { inputFromUrl } from './simulatorInput';

const NAMES = ['producto', 'monto', 'plazo_meses'];
const at = (query: string) => inputFromUrl({ url: `https://kantuta.test/productos/creditos?${query}` }, NAMES);

describe('inputFromUrl', () => {
  it('returns only the known names, without thousands separators', () => {
    expect(at('monto=50.000&plazo_meses=36&tasa_anual=1')).toEqual({ monto: '50000', plazo_meses: '36' });
  });

  it('keeps a long product name complete', () => {
    const producto = `credito-${'a'.repeat(82)}`;
    expect(at(`producto=${producto}`)).toEqual({ producto });
    expect(at(`producto=${producto}aa`)).toEqual({ producto });
  });

  it('makes a repeated amount invalid', () => {
    expect(at('monto=1000&monto=2000')).toEqual({ monto: '1000 y 2000' });
  });
});
