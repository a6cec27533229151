import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Request, Response } from 'express';
import type { StaffRequest } from '../../platform/auth/staff.js';
import { tooMany } from '../../platform/http/budget/address-limit.js';
import { siteOf } from '../../platform/http/budget/networkOf.js';
import { type ByteRange, FileStorage } from './storage/file-storage.js';

/** Concurrent downloads per receiver, above an office's picture-heavy pages; each uses memory. */
const EACH = 256;
const RETRY_MS = 5_000;

class OpenDeliveries {
  private readonly open = new Map<string, number>();

  /** Counts a download until its response closes; ignores closed ones. Throws a 429 above the limit. */
  add({ staff, ip = '' }: StaffRequest, response: Response): void {
    if (response.closed) return;
    const receiver = staff ? `staff ${staff.uid}` : siteOf(ip);
    const count = this.open.get(receiver) ?? 0;
    if (count >= EACH) throw tooMany(RETRY_MS, 'Hay muchas descargas en curso desde su red.');
    this.open.set(receiver, count + 1);
    response.once('close', () => this.end(receiver));
  }

  private end(receiver: string) {
    const left = (this.open.get(receiver) ?? 0) - 1;
    if (left > 0) this.open.set(receiver, left);
    else this.open.delete(receiver);
  }
}

// A file opened as a page runs, loads and frames nothing, in an opaque origin. Browsers still show PDFs under it.
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

export type DeliveredFile = {
  key: string;
  mime: string;
  nombre: string;
  tamano: number;
  etag: string;
  disposition: 'inline' | 'attachment';
  caching: string;
};

/** Sends stored bytes, with conditional requests, byte ranges and headers that stop untrusted content from running. */
@Injectable()
export class FileDelivery {
  private readonly deliveries = new OpenDeliveries();

  constructor(private readonly storage: FileStorage) {}

  /** Sends the headers and starts streaming; does not wait for the end. */
  async send(request: Request, response: Response, file: DeliveredFile): Promise<void> {
    response.set({ ETag: file.etag, 'Cache-Control': file.caching, 'Accept-Ranges': 'bytes' });
    if (request.fresh) return void response.status(304).end();

    const range = findRange(request, file);
    if (range === 'unsatisfiable') {
      const headers = { 'Content-Range': `bytes */${file.tamano}`, 'Cache-Control': 'no-store' };
      return void response.status(416).set(headers).end();
    }
    if (request.method !== 'HEAD') this.deliveries.add(request, response);
    const stream = request.method === 'HEAD' ? undefined : await this.storage.open(file.key, range);
    const { start, end } = range ?? { start: 0, end: file.tamano - 1 };
    response.status(range ? 206 : 200).set({
      'Content-Type': file.mime,
      'Content-Length': String(end - start + 1),
      'Content-Disposition': contentDisposition(file.nombre, { type: file.disposition }),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': policy,
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${file.tamano}` }),
    });
    if (!stream) return void response.end();
    // Not awaited, so slow readers hold no queue slot. A client disconnect is no error; a storage failure in the middle
    // destroys the connection.
    const promised = (bytes: AsyncIterable<Buffer>) => exactly(end - start + 1, bytes);
    void pipeline(stream, promised, response).catch(() => response.destroy());
  }
}

/** Stops a stream whose length differs from Content-Length: extra bytes would be read as the next response. */
async function* exactly(length: number, bytes: AsyncIterable<Buffer>) {
  let left = length;
  for await (const part of bytes) {
    left -= part.length;
    if (left < 0) break;
    yield part;
  }
  if (left !== 0) throw new Error('The stored bytes differ from the recorded ones');
}

/** Returns the single range; undefined (whole file) for several or a stale `If-Range`. */
function findRange(
  request: Request,
  { tamano, etag }: { tamano: number; etag: string },
): ByteRange | 'unsatisfiable' | undefined {
  // Ranges apply only to GET (RFC 9110, 14.2).
  if (request.method !== 'GET') return undefined;
  const condition = request.get('If-Range');
  if (condition !== undefined && condition !== etag) return undefined;
  const ranges = request.range(tamano, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
