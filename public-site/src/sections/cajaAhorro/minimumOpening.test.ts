import { expect, it } from '@jest/globals';
import type { Caja } from '../../reading/simulables';
import { minimumOpening } from './minimumOpening';

const caja = (publico: string, montoAperturaBob: string) => ({ publico, montoAperturaBob }) as Caja;

it('considers only accounts open to everyone', () => {
  const young = caja('infantil', '10.00');
  const company = caja('juridica', '5.00');
  expect(minimumOpening([young, caja('general', '20.00'), caja('programado', '50.00'), company])).toBe('20.00');
  expect(minimumOpening([young, company])).toBeNull();
});
