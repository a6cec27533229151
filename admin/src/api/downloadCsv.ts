import { todayInLaPaz } from '@coop/domain';
import { fetchApi } from './fetchApi';

/** Saves the rows of a section that match a filter, in this order, as the CSV that the server writes. */
export async function downloadCsv(section: string, filter: object, sort: { field: string; order: string }) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify([sort.field, sort.order]) });
  const response = await fetchApi(`/api/${section}/exportar?${query}`);
  const address = URL.createObjectURL(await response.blob());
  const name = `${section.replaceAll('/', '-')}-${todayInLaPaz()}.csv`;
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
