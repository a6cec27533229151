import type { Rol } from '@coop/domain';
import { type APIRequestContext, expect, request } from '@playwright/test';

const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';

/** Requests to the product at that address with the token of a role's demo account; without a role, as a visitor. */
export async function apiOf(baseURL: string, rol?: Rol): Promise<APIRequestContext> {
  const visitor = await request.newContext({ baseURL });
  if (!rol) return visitor;
  const data = { email: `${rol}@kantuta.test`, password: 'kantuta-demo', returnSecureToken: true };
  const answer = await visitor.post(signIn, { data });
  expect(answer.status()).toBe(200);
  const { idToken } = await answer.json();
  await visitor.dispose();
  return request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `Bearer ${idToken}` } });
}
