import { isIP } from 'node:net';
import type { OpenNetworks } from './open-networks.js';
import { OutgoingFault } from './outgoingFault.js';
import { type Resolve, resolveName } from './resolveName.js';

/**
 * Resolves the host of a URL to the address to connect to, which prevents DNS rebinding. Throws an OutgoingFault if any
 * of its addresses is not allowed, or, for `http:`, is not this machine.
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
