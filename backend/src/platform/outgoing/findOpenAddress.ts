import { isIP } from 'node:net';
import type { OpenNetworks } from './open-networks.js';
import { OutgoingFault } from './outgoingFault.js';
import { type Resolve, resolveName } from './resolveName.js';

/**
 * The address behind the host of a URL, which is then connected to and no other: a name that leads elsewhere a moment later gains
 * nothing. Throws an OutgoingFault where any of its addresses is not open, and for `http:` where any is not this machine.
 */
export async function findOpenAddress(
  { hostname, protocol }: URL,
  networks: OpenNetworks,
  resolve: Resolve = resolveName,
): Promise<{ address: string; family: number }> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(bare) ? [{ address: bare, family: isIP(bare) }] : await resolve(bare);
  const [first] = found;
  if (!first) throw new OutgoingFault('No se encontró el servidor por su nombre');
  if (!found.every(({ address }) => networks.isOpen(address)))
    throw new OutgoingFault('Su dirección es de una red interna, y no se envía allí');
  if (protocol !== 'https:' && !found.every(({ address }) => networks.isOwn(address)))
    throw new OutgoingFault('Sin https:// solo se envía a esta máquina');
  return first;
}
