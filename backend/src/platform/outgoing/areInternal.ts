import { isWithin, type Network, readNetwork, readNetworks } from './network.js';

/**
 * Networks that an installation may declare internal: neither link-local, where clouds serve credentials, nor public.
 */
const house = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '127.0.0.0/8',
  'fc00::/7',
  '::1/128',
].map((text) => readNetwork(text) as Network);

/** Returns whether a setting lists only internal networks, separated by commas. */
export const areInternal = (text: string): boolean =>
  readNetworks(text).every((network) => network !== undefined && house.some((own) => isWithin(network, own)));
