import { isIP } from 'node:net';
import { isLoopback } from '../../platform/config/isLoopback.js';
import type { OpenNetworks } from '../../platform/outgoing/open-networks.js';

/** `localhost`, what stands below it, and both with the dot that ends a whole name (RFC 6761): none leads anywhere else. */
const NAMES_OF_THIS_MACHINE = /(^|\.)localhost\.?$/;

/**
 * What is wrong with the address of another system; empty when nothing is. Where its name leads is asked at each attempt: it may
 * change at any moment.
 */
export function faultOfAddress(text: string, networks: OpenNetworks): { direccion?: string } {
  if (!URL.canParse(text)) return { direccion: 'Escriba una dirección completa, que empiece con https://' };
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username || password) return { direccion: 'No lleva usuario ni contraseña: el aviso va firmado' };
  if (hash) return { direccion: 'No lleva «#»: lo que sigue no se envía' };
  const bare = hostname.replace(/^\[|\]$/g, '');
  const address = NAMES_OF_THIS_MACHINE.test(bare) ? '127.0.0.1' : bare;
  if (isIP(address) && !networks.isOpen(address))
    return { direccion: 'Es de una red interna: quien administra el servidor la abre con WEBHOOKS_REDES_INTERNAS' };
  if (protocol !== 'https:' && !isLoopback(hostname)) return { direccion: 'Tiene que empezar con https://' };
  return {};
}
