import { type Config, isLoopback } from '@coop/backend/config';

/** Warns if other machines can reach the demonstration, because its passwords are public. */
export function tryHost({ HOST }: Config) {
  if (isLoopback(HOST)) return {};
  const message = `con ${HOST}, quien llegue a esta máquina por la red entra con las cuentas de la demostración`;
  return { warnings: [{ name: 'HOST', message }] };
}
