import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readConfig } from '../../src/platform/config/config.js';
import { tryPorts } from '../../src/startup/tryPorts.js';

let taken: Server;
let port: number;
beforeAll(async () => {
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  ({ port } = taken.address() as AddressInfo);
});
afterAll(() => {
  taken.close();
});

const config = (ports: object) => readConfig({ NODE_ENV: 'test', HOST: '127.0.0.1', ...ports });

it.each(['PORT', 'METRICS_PORT'])('tryPorts reports a %s in use by another program', async (name) => {
  const trial = await tryPorts(config({ PORT: '0', [name]: String(port) }));
  const message = `otro programa ya usa el puerto ${port}: ciérrelo, o elija otro`;
  expect(trial.faults).toEqual([{ name, message }]);
});

it('tryPorts accepts free ports', async () => {
  expect((await tryPorts(config({ PORT: '0', METRICS_PORT: '0' }))).faults).toEqual([]);
});
