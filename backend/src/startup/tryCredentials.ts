import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { applicationDefault } from 'firebase-admin/app';
import { z } from 'zod';
import { withTimeout } from '../platform/clock.js';
import type { Config } from '../platform/config/settings.js';
import type { Trial } from './tryBucket.js';

const PATIENCE_MS = 8_000;

const serviceAccount = z.object({
  type: z.literal('service_account'),
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string().refine(isKey),
});
/** Credentials of other clouds and of developers; Google's library reads them. */
const otherKind = z.object({
  type: z.enum([
    'authorized_user',
    'external_account',
    'external_account_authorized_user',
    'impersonated_service_account',
  ]),
});
const credentials = z.union([serviceAccount, otherKind]);

/** Validates the Firebase credentials and requests a token from Google with them. */
export async function tryCredentials(config: Config): Promise<Trial> {
  const { GOOGLE_APPLICATION_CREDENTIALS: file, FIREBASE_AUTH_EMULATOR_HOST, NODE_ENV } = config;
  if (!file || FIREBASE_AUTH_EMULATOR_HOST || NODE_ENV !== 'production') return {};
  return faultOf(file) ?? requestToken();
}

function faultOf(file: string): Trial | undefined {
  try {
    if (credentials.safeParse(JSON.parse(readFileSync(file, 'utf8'))).success) return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code) return fault(`no se puede leer ${file} (${code})`);
  }
  return fault(`${file} no es una cuenta de servicio de Firebase (el JSON que descarga su consola)`);
}

async function requestToken(): Promise<Trial> {
  try {
    await withTimeout(PATIENCE_MS, applicationDefault().getAccessToken());
    return {};
  } catch (error) {
    const { code, response } = error as { code?: string | number; response?: { status?: number } };
    const status = response?.status ?? 0;
    if (isRefusal(status)) return fault(`Google rechaza esa cuenta de servicio (${status})`);
    const message = `no se pudo probar con Google (${code ?? status}): sin ella nadie inicia sesión`;
    return { warnings: [{ name: 'GOOGLE_APPLICATION_CREDENTIALS', message }] };
  }
}

/** Transient statuses of Google or a proxy; they say nothing about the credentials. */
const NOT_NOW = [408, 429];
const isRefusal = (status: number) => status >= 400 && status < 500 && !NOT_NOW.includes(status);

function isKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private';
  } catch {
    return false;
  }
}

const fault = (message: string): Trial => ({ faults: [{ name: 'GOOGLE_APPLICATION_CREDENTIALS', message }] });
