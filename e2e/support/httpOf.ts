import type { Rol } from '@coop/domain';
import { type APIRequestContext, request } from '@playwright/test';
import { tokenOf } from './apiOf.js';

/**
 * Plain HTTP as the demo account of a role, or as a visitor: for sections of a project copy, which the typed client
 * lacks.
 */
export async function httpOf(baseURL: string, rol?: Rol): Promise<APIRequestContext> {
  const extraHTTPHeaders = rol && { Authorization: `Bearer ${await tokenOf(baseURL, `${rol}@kantuta.test`)}` };
  return request.newContext({ baseURL, extraHTTPHeaders });
}
