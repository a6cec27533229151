import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PreparedResponse, prepareResponse } from '../platform/http/responses/prepareResponse.js';
import { workerPolicy } from './securityHeaders.js';

const types: Readonly<Record<string, { type: string; compress: boolean }>> = {
  '.js': { type: 'text/javascript; charset=utf-8', compress: true },
  '.css': { type: 'text/css; charset=utf-8', compress: true },
  '.svg': { type: 'image/svg+xml', compress: true },
  '.txt': { type: 'text/plain; charset=utf-8', compress: true },
  '.json': { type: 'application/json', compress: true },
  '.webmanifest': { type: 'application/manifest+json', compress: true },
  '.woff2': { type: 'font/woff2', compress: false },
  '.png': { type: 'image/png', compress: false },
  '.webp': { type: 'image/webp', compress: false },
  '.ico': { type: 'image/x-icon', compress: false },
};

const WORKER = '/trabajador.js';

/** Listed once at startup, which rules out path traversal; no hidden, HTML or map files. */
export class StaticFiles {
  private readonly files = new Map<string, string>();
  private readonly ready = new Map<string, Promise<PreparedResponse>>();

  constructor(
    roots: readonly string[],
    private readonly headers: Record<string, string>,
  ) {
    for (const root of roots)
      for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        const address = `/${entry.split(path.sep).join('/')}`;
        if (!/\/\./.test(address) && types[path.extname(address)]) this.files.set(address, path.join(root, entry));
      }
  }

  has(address: string): boolean {
    return this.files.has(address);
  }

  get(address: string): Promise<PreparedResponse> {
    const known = this.ready.get(address);
    if (known) return known;
    const read = this.read(address);
    this.ready.set(address, read);
    // Don't cache the failure: a later read may succeed.
    read.catch(() => this.ready.delete(address));
    return read;
  }

  private async read(address: string): Promise<PreparedResponse> {
    const { type, compress } = types[path.extname(address)] as (typeof types)[string];
    // Built files have a content hash in their names.
    const lasting = /-[\w-]{8}\.\w+$/.test(address);
    const cache = lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
    const policy: Record<string, string> = address === WORKER ? { 'Content-Security-Policy': workerPolicy } : {};
    return prepareResponse(await readFile(this.files.get(address) as string), {
      type,
      compress,
      built: true,
      headers: { 'Cache-Control': cache, ...this.headers, ...policy },
    });
  }
}
