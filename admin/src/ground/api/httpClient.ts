import { fetchApi } from './fetchApi';

/** What ra-data-simple-rest calls: a JSON request, its answer taken apart. */
export async function httpClient(url: string, init: RequestInit = {}) {
  const { Accept = 'application/json', ...rest } = Object.fromEntries(new Headers(init.headers));
  const response = await fetchApi(url, { ...init, headers: { Accept, ...rest } });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, json: body ? JSON.parse(body) : undefined };
}
