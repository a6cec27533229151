import type { Config } from '../config/config.js';
import { isLoopback } from '../config/isLoopback.js';
import { isWithin, type Network, readNetwork, readNetworks } from './network.js';

/** What an installation may call its own: not link-local, where clouds hand out credentials, nor anything public. */
const house = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '127.0.0.0/8',
  'fc00::/7',
  '::1/128',
].map((text) => readNetwork(text) as Network);

/** Whether a setting names networks of the house, one or several separated by commas. */
export const areInternal = (text: string): boolean =>
  readNetworks(text).every((network) => network !== undefined && house.some((own) => isWithin(network, own)));

/**
 * Networks of the house that other systems may be told something in. The demonstration opens this machine itself, as long as nobody
 * but it can reach the demonstration, whose passwords everybody knows.
 */
export function internalNetworks({ WEBHOOKS_REDES_INTERNAS = '', NODE_ENV, HOST }: Config): Network[] {
  const own = NODE_ENV === 'development' && isLoopback(HOST) ? '127.0.0.0/8,::1/128' : '';
  return readNetworks(`${WEBHOOKS_REDES_INTERNAS},${own}`).filter((network) => network !== undefined);
}
