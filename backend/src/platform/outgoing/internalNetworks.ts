import { isLoopback } from '../config/isLoopback.js';
import type { Config } from '../config/settings.js';
import { type Network, readNetworks } from './network.js';

/**
 * Networks of the house that other systems may be told something in. The demonstration opens this machine itself, as long as nobody
 * but it can reach the demonstration, whose passwords everybody knows.
 */
export function internalNetworks({ WEBHOOKS_REDES_INTERNAS = '', NODE_ENV, HOST }: Config): Network[] {
  const own = NODE_ENV === 'development' && isLoopback(HOST) ? '127.0.0.0/8,::1/128' : '';
  return readNetworks(`${WEBHOOKS_REDES_INTERNAS},${own}`).filter((network) => network !== undefined);
}
