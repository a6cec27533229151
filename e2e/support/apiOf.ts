import type { Rol } from '@coop/domain';
import { type APIRequestContext, expect, request } from '@playwright/test';

const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';

/** Requests to the product at that address with the token of a role's demo account; without a role, as a visitor. */
export async function apiOf(baseURL: string, rol?: Rol): Promise<APIRequestContext> {
  const visitor = await request.newContext({ baseURL });
  if (!rol) return visitor;
  await visitor.dispose();
  return apiAs(baseURL, `${rol}@kantuta.test`, 'kantuta-demo');
}

/** The same, with the token of an account that signs in with that password. */
export async function apiAs(baseURL: string, email: string, password: string): Promise<APIRequestContext> {
  const visitor = await request.newContext({ baseURL });
  const answer = await visitor.post(signIn, { data: { email, password, returnSecureToken: true } });
  expect(answer.status()).toBe(200);
  const { idToken } = await answer.json();
  await visitor.dispose();
  return request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `Bearer ${idToken}` } });
}
