import { BlockList, isIP } from 'node:net';

/** A network in CIDR notation: `10.0.0.0/8`, `fd00::/8`. */
export type Network = { address: string; prefix: number; family: 'ipv4' | 'ipv6' };

const LONGEST = { ipv4: 32, ipv6: 128 } as const;

/** Parses a network; undefined if invalid. */
function readNetwork(text: string): Network | undefined {
  const [, address = '', digits = ''] = /^([\da-f.:]+)\/(\d{1,3})$/i.exec(text.trim()) ?? [];
  const version = isIP(address);
  if (version === 0) return undefined;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  const prefix = Number(digits);
  return prefix <= LONGEST[family] ? { address, prefix, family } : undefined;
}

/** Parses a comma-separated list of networks; undefined for each invalid one. */
export const readNetworks = (text: string): (Network | undefined)[] =>
  text
    .split(',')
    .filter((one) => one.trim() !== '')
    .map(readNetwork);

/** Returns a BlockList with all addresses of the networks. */
export function listOf(networks: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const { address, prefix, family } of networks) list.addSubnet(address, prefix, family);
  return list;
}

/** Returns a BlockList of networks written as literals. */
export const listOfWritten = (...texts: readonly string[]): BlockList =>
  listOf(texts.map((text) => readNetwork(text) as Network));

/** Returns whether one network is within another. */
const isWithin = (inner: Network, outer: Network): boolean =>
  inner.family === outer.family && inner.prefix >= outer.prefix && listOf([outer]).check(inner.address, inner.family);

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
