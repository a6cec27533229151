import { type ReadTasas, TasasSource } from '../tasas-source.js';

type DownloadLimits = { timeoutMs: number; maxBytes: number };

/** Downloads an HTML page up to a size. Throws an Error on a redirect, another status or type, or timeout. */
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

const hosts: readonly string[] = ['www.bcb.gob.bo'];

export function requireAllowed(address: string): URL {
  const url = new URL(address);
  const plainUrl = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!plainUrl || !hosts.includes(url.hostname)) throw new Error(`The server may not call ${url.origin}`);
  return url;
}

const page = 'https://www.bcb.gob.bo/librerias/indicadores/otras/ultimo.php';

/** Exchange rates of the Banco Central de Bolivia, from its HTML page. */
export class BcbSource extends TasasSource {
  async read(): Promise<ReadTasas> {
    const bytes = await download(requireAllowed(page), { timeoutMs: 8_000, maxBytes: 1_000_000 });
    // Lazy import: the HTML parser would add a tenth to the startup time. It runs only a few times a day.
    const { tasasOf } = await import('./tasasOf.js');
    return tasasOf(bytes);
  }
}
