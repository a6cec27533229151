import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readConfig, ServerSecret } from '../config/config.js';
import { Limits } from './limits.service.js';

const AN_HOUR_MS = 3_600_000;
const MINE = ['contactanos/reclamos', '7000001', '198.51.100.1'];

const config = readConfig({ NODE_ENV: 'test' });

let limits: Limits;
beforeEach(() => {
  limits = new Limits(null, new ServerSecret(config), config);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a refund', () => {
  const fill = async () => {
    for (let n = 0; n < 3; n++) await limits.consume('documentInNetwork', MINE);
  };

  it('frees one place', async () => {
    const state = await limits.consume('documentInNetwork', MINE);
    await limits.refund('documentInNetwork', MINE, state);
    await fill();
    await expect(limits.consume('documentInNetwork', MINE)).rejects.toMatchObject({ codigo: 'demasiados_envios' });
  });

  it('adds no credit to a new window', async () => {
    const state = await limits.consume('documentInNetwork', MINE);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + AN_HOUR_MS + 1);
    await limits.refund('documentInNetwork', MINE, state);
    await fill();
    await expect(limits.consume('documentInNetwork', MINE)).rejects.toMatchObject({
      detail: 'Demasiados envíos. Intente en 60 minutos.',
    });
  });
});
