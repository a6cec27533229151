import { todayInLaPaz } from '@coop/domain';
import { fetchApi } from './fetchApi';

/** Saves an API response as a file named with today's date. Reports the bytes received. */
export async function downloadFile(
  url: string,
  { name, extension }: { name: string; extension: string },
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
) {
  const response = await fetchApi(url, { signal });
  const parts: BlobPart[] = [];
  let bytes = 0;
  for (const reader = response.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.length;
    onBytes(bytes);
  }
  const address = URL.createObjectURL(new Blob(parts));
  Object.assign(document.createElement('a'), {
    href: address,
    download: `${name.replaceAll('/', '-')}-${todayInLaPaz()}.${extension}`,
  }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads a PDF that the server generates for staff, under the server's file name. Throws HttpError on failure. */
export async function savePdf(path: string) {
  const response = await fetchApi(`/api/${path}`, { headers: { Accept: 'application/pdf, application/problem+json' } });
  const name = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement('a'), { href: address, download: name ?? 'documento.pdf' }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
