import { type Config, isLoopback } from '@coop/backend/config';

/** Warns where other machines reach the demonstration: its passwords are known to all. */
export function tryHost({ HOST }: Config) {
  if (isLoopback(HOST)) return {};
  const message = `con ${HOST}, quien llegue a esta máquina por la red entra con las cuentas de la demostración`;
  return { warnings: [{ name: 'HOST', message }] };
}
