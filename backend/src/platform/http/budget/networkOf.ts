import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';
import type { Config } from '../../config/settings.js';

/** Undefined for a connection that has already closed; all of those count as one. */
type Address = string | undefined;

/** Returns an IPv4 address, or the /64 of an IPv6 one, within which devices change their address. */
export const networkOf = (address: Address): string => firstOf(address, 4);

/** Returns the /48 of IPv6, or an IPv4 address. One subscriber may hold it, or an operator's phones share it. */
export const siteOf = (address: Address): string => firstOf(address, 3);

/** Returns the first 16-bit groups of an IPv6 address, or an IPv4 address whole. */
function firstOf(header: Address = '', count: number): string {
  // Some proxies append the port.
  const address = header.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  if (!isIPv6(address)) return address;
  const [unscoped = ''] = address.split('%', 1);
  const parsed = ipaddr.process(unscoped);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const { parts } = parsed;
  return parts
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':');
}

/** Returns the client address behind the trusted proxies; empty for a closed connection. */
export const addressOf = (request: IncomingMessage, { TRUSTED_PROXIES }: Pick<Config, 'TRUSTED_PROXIES'>): string =>
  (proxyaddr(request, (_, hop) => hop < TRUSTED_PROXIES) as string | undefined) ?? '';
