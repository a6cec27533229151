import { type BlockList, isIPv4, isIPv6 } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../config/config.js';
import { isLoopback } from '../config/isLoopback.js';
import type { Config } from '../config/settings.js';
import { listOf, listOfWritten, type Network, readNetworks } from './network.js';

/** Of IPv4, what the registry of special addresses (RFC 6890 and after) keeps from the Internet at large. */
const special4 = listOfWritten(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  // Public by its number, but to every machine of Azure the one that it runs on.
  '168.63.129.16/32',
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
);
/** Of IPv6, all that is given out: what embeds an IPv4 (mapped, NAT64), local and multicast addresses lie outside. */
const global6 = listOfWritten('2000::/3');
/** Within it: protocol assignments with Teredo, documentation and 6to4, which embeds an IPv4, too. */
const special6 = listOfWritten('2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20');
const loopback = listOfWritten('127.0.0.0/8', '::1/128');

/** Which addresses the server may call for others: all of the Internet, and of the house what the settings open. */
@Injectable()
export class OpenNetworks {
  private readonly internal: BlockList;

  constructor(@Inject(CONFIG) config: Config) {
    this.internal = listOf(internalNetworks(config));
  }

  /** `address`: an IP, as text. What is none is not open. */
  isOpen(address: string): boolean {
    if (isIPv4(address)) return !special4.check(address) || this.internal.check(address);
    // One with a zone is of a wire of ours.
    if (!isIPv6(address) || address.includes('%')) return false;
    const isGlobal = global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
    return isGlobal || this.internal.check(address, 'ipv6');
  }

  /** Whether it is this machine itself. */
  isOwn = (address: string): boolean => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Networks of the house that other systems may be told something in. The demonstration opens this machine itself, as long as nobody
 * but it can reach the demonstration, whose passwords everybody knows.
 */
function internalNetworks({ WEBHOOKS_REDES_INTERNAS = '', NODE_ENV, HOST }: Config): Network[] {
  const own = NODE_ENV === 'development' && isLoopback(HOST) ? '127.0.0.0/8,::1/128' : '';
  return readNetworks(`${WEBHOOKS_REDES_INTERNAS},${own}`).filter((network) => network !== undefined);
}
