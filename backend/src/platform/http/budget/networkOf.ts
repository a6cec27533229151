import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';
import type { Config } from '../../config/settings.js';

/** As Node and Express say it: of a connection that broke off meanwhile they know none. All such count as one. */
type Address = string | undefined;

/** The network that limits count: an IPv4 address, or the /64 of an IPv6 one, within which a person changes at will. */
export const networkOf = (address: Address): string => firstOf(address, 4);

/**
 * Returns the /48 of an IPv6 address, which one subscriber may hold whole with its 65,536 networks. Mobile phones of an operator
 * share one, each with its own /64, so it has a higher limit than the network. For IPv4 it is the address itself.
 */
export const siteOf = (address: Address): string => firstOf(address, 3);

/** The first groups of 16 bits, however the address is spelled; an IPv4 address as it is, also where IPv6 carries it. */
function firstOf(header: Address = '', count: number): string {
  // Some proxies write the port of each connection beside the address.
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

/** The address that Express finds too, behind so many proxies; none, as an empty text, of a connection that broke off unasked for its own. */
export const addressOf = (request: IncomingMessage, { TRUSTED_PROXIES }: Pick<Config, 'TRUSTED_PROXIES'>): string =>
  (proxyaddr(request, (_, hop) => hop < TRUSTED_PROXIES) as string | undefined) ?? '';
