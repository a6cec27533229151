import simpleRestProvider from 'ra-data-simple-rest';
import type { GetListParams, GetListResult, RaRecord } from 'react-admin';
import { httpClient } from './httpClient';

/**
 * A list as ra-data-simple-rest asks for it; in the order of its section when `isOwnOrder`. `meta.hayMas` where there are more
 * rows than the server counted, which its `Content-Range` says by a sign: `0-24/10000+`.
 */
export async function readList<Row extends RaRecord>(
  name: string,
  params: GetListParams,
  isOwnOrder: boolean,
): Promise<GetListResult<Row>> {
  let hayMas = false;
  const rest = simpleRestProvider('/api', async (url, options) => {
    const answer = await httpClient(isOwnOrder ? withoutSort(url) : url, options);
    hayMas = answer.headers.get('Content-Range')?.endsWith('+') ?? false;
    return answer;
  });
  const page = await rest.getList<Row>(name, params);
  return hayMas ? { ...page, meta: { hayMas } } : page;
}

function withoutSort(url: string): string {
  const [path, query] = url.split('?');
  const asked = new URLSearchParams(query);
  asked.delete('sort');
  return `${path}?${asked}`;
}
