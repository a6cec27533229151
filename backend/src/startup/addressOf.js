import { isIPv6 } from 'node:net';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/**
 * The address at which a server that listens on that host is reached from its own machine. In JavaScript: what starts the
 * server asks it, before any build.
 * @param {string} host
 * @param {number} port
 */
export function addressOf(host, port) {
  if (EVERYWHERE.has(host)) return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
