/** How much of a foreign server is put up with. */
export type DownloadLimits = { timeoutMs: number; maxBytes: number };

/**
 * The body of an HTML page, or an Error: for any answer but 200, a redirect, another type, a body that is too large
 * (it is cut off, not read to its end) or a server that takes too long.
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
