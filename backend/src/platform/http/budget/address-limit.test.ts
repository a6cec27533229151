import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { AddressLimit } from './address-limit.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('what was taken of a limit and is given back', () => {
  it('may be taken again', async () => {
    const limit = new AddressLimit(1, 10);
    const { giveBack } = await limit.reserve('198.51.100.1');
    await giveBack();
    await limit.take('198.51.100.1');
    await expect(limit.take('198.51.100.1')).rejects.toMatchObject({ codigo: 'demasiados_envios' });
  });

  it('is no credit in the time after', async () => {
    const limit = new AddressLimit(1, 10);
    const { giveBack } = await limit.reserve('198.51.100.1');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001);
    await giveBack();
    await limit.take('198.51.100.1');
    await expect(limit.take('198.51.100.1')).rejects.toMatchObject({
      detail: 'Demasiadas peticiones. Intente en 10 segundos.',
      details: { reintentarEn: 10 },
    });
  });
});
