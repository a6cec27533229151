import type { Config } from '../config.js';
import type { Trial } from './getTriedConfig.js';

const LOOPBACK = /^(127(\.\d+){3}|localhost|::1)$/;

/** Warns of a demonstration that other machines reach: its passwords are known to all. */
export function tryHost({ DEMO, HOST }: Config): Trial {
  if (!DEMO || LOOPBACK.test(HOST)) return {};
  const message = `con ${HOST}, quien llegue a esta máquina por la red entra con las cuentas de la demostración`;
  return { warnings: [{ name: 'HOST', message }] };
}
