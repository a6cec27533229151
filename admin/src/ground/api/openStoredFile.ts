import type { StaffFile } from '@coop/domain/answers';
import { fetchApi } from './fetchApi';

/** Saves a stored file that only staff may read, as it is or as it was in one version. */
export async function openStoredFile({ id, nombre }: Pick<StaffFile, 'id' | 'nombre'>, version?: number) {
  const query = version === undefined ? '' : `?version=${version}`;
  const address = URL.createObjectURL(await (await fetchApi(`/api/archivos/${id}/contenido${query}`)).blob());
  Object.assign(document.createElement('a'), { href: address, download: nombre }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
