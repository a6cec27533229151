import { expect, it } from '@jest/globals';
import { AddressLimit } from './address-limit.js';

it('refunded points can be consumed again', async () => {
  const limit = new AddressLimit(1, 10);
  await limit.consume('198.51.100.1');
  await limit.charge('198.51.100.1', -1);
  await limit.consume('198.51.100.1');
  await expect(limit.consume('198.51.100.1')).rejects.toMatchObject({
    detail: 'Demasiadas peticiones. Intente en 10 segundos.',
    details: { reintentarEn: 10 },
  });
});
