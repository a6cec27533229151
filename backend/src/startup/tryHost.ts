import type { Config } from '../platform/config/config.js';
import { isLoopback } from '../platform/config/isLoopback.js';
import type { Trial } from './getTriedConfig.js';

/** Warns of a demonstration that other machines reach: its passwords are known to all. */
export function tryHost({ DEMO, HOST }: Config): Trial {
  if (!DEMO || isLoopback(HOST)) return {};
  const message = `con ${HOST}, quien llegue a esta máquina por la red entra con las cuentas de la demostración`;
  return { warnings: [{ name: 'HOST', message }] };
}
