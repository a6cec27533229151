import { type Cooperativa, cooperativa } from '@coop/client';
import type { Rol } from '@coop/domain';
import { ok } from './ok.js';

/** The typed client of the product at that address, as the demo account of a role; without a role, as a visitor. */
export async function apiOf(baseURL: string, rol?: Rol): Promise<Cooperativa> {
  return rol ? apiAs(baseURL, `${rol}@kantuta.test`) : cooperativa({ baseUrl: baseURL });
}

/** The same, as the account with that password. */
export async function apiAs(baseURL: string, email: string, password?: string): Promise<Cooperativa> {
  const token = await tokenOf(baseURL, email, password);
  return cooperativa({ baseUrl: baseURL, token: () => token });
}

/** Returns the session token of an account. */
export async function tokenOf(baseURL: string, email: string, password = 'kantuta-demo'): Promise<string> {
  const { idToken } = await ok(
    cooperativa({ baseUrl: baseURL }).POST('/v1/accounts:signInWithPassword', {
      baseUrl: `${baseURL}/identitytoolkit.googleapis.com`,
      params: { query: { key: 'demo' } },
      body: { email, password, returnSecureToken: true },
    }),
  );
  return idToken;
}
