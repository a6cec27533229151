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
