import type { AuthError } from 'firebase/auth';

/** Returns the message of a failed sign-in. Never reveals the wrong credential or whether the account exists. */
export function loginMessage(error: Pick<AuthError, 'code'> | Error): string {
  const code = 'code' in error ? String(error.code) : '';
  if (/too-many-(requests|attempts)/.test(code)) return 'Demasiados intentos. Espere unos minutos.';
  if (code === 'auth/network-request-failed') return 'Sin conexión. Revise su internet e intente nuevamente.';
  return 'Correo o contraseña incorrectos.';
}
