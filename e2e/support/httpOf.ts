import type { Rol } from '@coop/domain';
import { type APIRequestContext, request } from '@playwright/test';
import { tokenOf } from './apiOf.js';

/**
 * Plain HTTP as the demo account of a role, or as a visitor, for what the typed client does not know: sections that only a copy of
 * the product has.
 */
export async function httpOf(baseURL: string, rol?: Rol): Promise<APIRequestContext> {
  const extraHTTPHeaders = rol && { Authorization: `Bearer ${await tokenOf(baseURL, `${rol}@kantuta.test`)}` };
  return request.newContext({ baseURL, extraHTTPHeaders });
}
