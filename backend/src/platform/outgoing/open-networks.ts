import { type BlockList, isIPv4, isIPv6 } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../config/config.js';
import { isLoopback } from '../config/faults.js';
import type { Config } from '../config/settings.js';
import { listOf, listOfWritten, type Network, readNetworks } from './network.js';

/** Special-purpose IPv4 networks, not globally reachable (RFC 6890 and later). */
const special4 = listOfWritten(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  // Public by number, but on Azure the host of the machine.
  '168.63.129.16/32',
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
);
/** Global unicast IPv6. Excludes embedded IPv4 (mapped, NAT64), local and multicast addresses. */
const global6 = listOfWritten('2000::/3');
/** Exceptions within it: protocol assignments with Teredo, documentation, and 6to4, which embeds IPv4. */
const special6 = listOfWritten('2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20');
const loopback = listOfWritten('127.0.0.0/8', '::1/128');

/** Addresses that outgoing requests may reach: the Internet, and internal networks that the settings allow. */
@Injectable()
export class OpenNetworks {
  private readonly internal: BlockList;

  constructor(@Inject(CONFIG) config: Config) {
    this.internal = listOf(internalNetworks(config));
  }

  /** Returns whether an IP address may be reached; false for invalid text. */
  isOpen(address: string): boolean {
    if (isIPv4(address)) return !special4.check(address) || this.internal.check(address);
    // An address with a zone is link-local.
    if (!isIPv6(address) || address.includes('%')) return false;
    const isGlobal = global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
    return isGlobal || this.internal.check(address, 'ipv6');
  }

  /** Returns whether an address is the loopback. */
  isOwn = (address: string): boolean => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Returns the internal networks that may receive webhooks. The demonstration allows the loopback while only this
 * machine can reach it, because its passwords are public.
 */
function internalNetworks({ WEBHOOKS_REDES_INTERNAS = '', NODE_ENV, HOST }: Config): Network[] {
  const own = NODE_ENV === 'development' && isLoopback(HOST) ? '127.0.0.0/8,::1/128' : '';
  return readNetworks(`${WEBHOOKS_REDES_INTERNAS},${own}`).filter((network) => network !== undefined);
}
