import { fetchApi } from './fetchApi';

/** Downloads a PDF that the server generates for staff, under the server's file name. Throws HttpError on failure. */
export async function savePdf(path: string) {
  const response = await fetchApi(`/api/${path}`, { headers: { Accept: 'application/pdf, application/problem+json' } });
  const name = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement('a'), { href: address, download: name ?? 'documento.pdf' }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
