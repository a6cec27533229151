import { fetchApi } from './fetchApi';

/** Saves a document that the server makes for staff, under the name that it gives. Throws HttpError when there is none. */
export async function savePdf(path: string) {
  const response = await fetchApi(`/api/${path}`, { headers: { Accept: 'application/pdf, application/problem+json' } });
  const name = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement('a'), { href: address, download: name ?? 'documento.pdf' }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
