import { fetchApi } from './fetchApi';

/** HTTP client of ra-data-simple-rest: sends a request and parses its JSON response. */
export async function httpClient(url: string, init: RequestInit = {}) {
  const { Accept = 'application/json', ...rest } = Object.fromEntries(new Headers(init.headers));
  const response = await fetchApi(url, { ...init, headers: { Accept, ...rest } });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, json: body ? JSON.parse(body) : undefined };
}
