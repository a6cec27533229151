import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { CONFIG } from '../config/config.js';
import { isLoopback } from '../config/faults.js';
import type { Config } from '../config/settings.js';
import { contains, type Network, readNetworks } from './network.js';

/** Public by number, but on Azure the host of the machine. */
const AZURE_HOST = '168.63.129.16';
const [globalUnicast, documentation] = readNetworks('2000::/3,3fff::/20') as [Network, Network];

/** Returns whether an address is globally reachable; one with an embedded IPv4 address (mapped, NAT64, 6to4) is not. */
function isGlobal(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4'
    ? address.toString() !== AZURE_HOST
    : contains(globalUnicast, address) && !contains(documentation, address);
}

/** Addresses that outgoing requests may reach: the Internet, and internal networks that the settings allow. */
@Injectable()
export class OpenNetworks {
  private readonly internal: readonly Network[];

  constructor(@Inject(CONFIG) config: Config) {
    this.internal = internalNetworks(config);
  }

  /** Returns whether an IP address may be reached; false for invalid text. */
  isOpen(text: string): boolean {
    // An address with a zone is link-local.
    if (isIP(text) === 0 || text.includes('%')) return false;
    const address = ipaddr.parse(text);
    return isGlobal(address) || this.internal.some((network) => contains(network, address));
  }

  isOwn = (address: string): boolean => ipaddr.parse(address).range() === 'loopback';
}

/** Returns the internal networks for webhooks; loopback only in a demonstration no other machine reaches. */
function internalNetworks({ WEBHOOKS_REDES_INTERNAS = '', NODE_ENV, HOST }: Config): Network[] {
  const own = NODE_ENV === 'development' && isLoopback(HOST) ? '127.0.0.0/8,::1/128' : '';
  return readNetworks(`${WEBHOOKS_REDES_INTERNAS},${own}`).filter((network) => network !== undefined);
}
