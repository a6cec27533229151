import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
/** A network in CIDR notation, `10.0.0.0/8`, `fd00::/8`; a single address is the smallest one. */
export type Network = [Address, prefix: number];

/** Parses a comma-separated list of networks; undefined for each invalid one. */
export const readNetworks = (text: string): (Network | undefined)[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => (isIP(one) ? `${one}/${isIP(one) === 4 ? 32 : 128}` : one))
    .map((one) => (ipaddr.isValidCIDR(one) ? ipaddr.parseCIDR(one) : undefined));

export const contains = ([network, prefix]: Network, address: Address): boolean =>
  network.kind() === address.kind() && address.match(network, prefix);

/** Networks that may be declared internal: neither link-local (cloud credentials) nor public. */
const house = readNetworks(
  '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,127.0.0.0/8,fc00::/7,::1/128',
) as Network[];

/** Returns whether a setting lists only internal networks, separated by commas. */
export const areInternal = (text: string): boolean =>
  readNetworks(text).every(
    (one) => one !== undefined && house.some((own) => one[1] >= own[1] && contains(own, one[0])),
  );
