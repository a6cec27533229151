/** Time and size limits of a download. */
export type DownloadLimits = { timeoutMs: number; maxBytes: number };

/**
 * Downloads an HTML page.
 *
 * Throws an Error on a status other than 200, a redirect, another content type, a timeout or excess size. It stops
 * reading at the size limit.
 */
export async function download(url: URL, { timeoutMs, maxBytes }: DownloadLimits): Promise<Buffer> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'User-Agent': 'Mozilla/5.0 (compatible; sitio-cooperativa)', Accept: 'text/html' },
  });
  const body = response.body;
  try {
    if (response.status !== 200) throw new Error(`The source answered ${response.status}`);
    if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error('The source answered no HTML');
    return await read(body, maxBytes);
  } finally {
    if (body && !body.locked) await body.cancel();
  }
}

async function read(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new Error(`The source answered more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
