import { describe, expect, it } from '@jest/globals';
import { pedidoEn } from './pedido';

const NOMBRES = ['producto', 'monto', 'plazo_meses'];
const en = (consulta: string) => pedidoEn({ url: `https://kantuta.test/productos/creditos?${consulta}` }, NOMBRES);

describe('what an address asks', () => {
  it('is of the names that may be asked, with points between thousands understood', () => {
    expect(en('monto=50.000&plazo_meses=36&tasa_anual=1')).toEqual({ monto: '50000', plazo_meses: '36' });
  });

  it('names a product whole, however long its address is', () => {
    const producto = `credito-${'a'.repeat(82)}`;
    expect(en(`producto=${producto}`)).toEqual({ producto });
    expect(en(`producto=${producto}aa`)).toEqual({ producto });
  });

  it('is no amount when it is asked twice', () => {
    expect(en('monto=1000&monto=2000')).toEqual({ monto: '1000 y 2000' });
  });
});
