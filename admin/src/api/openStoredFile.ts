import { fetchApi } from './fetchApi';
import type { StoredFile } from './StoredFile';

/** Saves a stored file that only staff may read. */
export async function openStoredFile({ id, nombre }: Pick<StoredFile, 'id' | 'nombre'>) {
  const address = URL.createObjectURL(await (await fetchApi(`/api/archivos/${id}/contenido`)).blob());
  Object.assign(document.createElement('a'), { href: address, download: nombre }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
