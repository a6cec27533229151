import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Request, Response } from 'express';
import type { StaffRequest } from '../../platform/auth/current-staff.js';
import { siteOf } from '../../platform/http/budget/networkOf.js';
import { tooMany } from '../../platform/http/budget/tooMany.js';
import { type ByteRange, FileStorage } from './storage/file-storage.js';

/** An office that opens pages full of pictures has fewer under way; each takes memory until it is read. */
const EACH = 256;
const RETRY_MS = 5_000;

/** How many files are on their way to one site of visitors, or to one of the staff. */
class OpenDeliveries {
  private readonly open = new Map<string, number>();

  /** Counts one until its answer ends; of who has left already, none. Throws a 429 where too many are under way. */
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

// Opened as a page, a file runs, loads and frames nothing, in an origin of its own. Browsers still show PDF under it.
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** A stored file on its way out. */
export type SentFile = {
  key: string;
  mime: string;
  nombre: string;
  tamano: number;
  etag: string;
  disposition: 'inline' | 'attachment';
  /** The Cache-Control header. */
  caching: string;
};

/** Sends stored bytes: conditional requests, byte ranges, and the headers that keep content of others from running. */
@Injectable()
export class FileDelivery {
  private readonly deliveries = new OpenDeliveries();

  constructor(private readonly storage: FileStorage) {}

  /** Begins to send it. */
  async send(request: Request, response: Response, file: SentFile): Promise<void> {
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
    // Who reads slowly holds nobody's turn. A visitor who leaves in the middle is no error; a storage that fails in the
    // middle cuts the connection.
    const promised = (bytes: AsyncIterable<Buffer>) => exactly(end - start + 1, bytes);
    void pipeline(stream, promised, response).catch(() => response.destroy());
  }
}

/** Breaks off where there are more bytes than were promised, or fewer: the rest would be taken for the next answer. */
async function* exactly(length: number, bytes: AsyncIterable<Buffer>) {
  let left = length;
  for await (const part of bytes) {
    left -= part.length;
    if (left < 0) break;
    yield part;
  }
  if (left !== 0) throw new Error('The storage has other bytes than were kept');
}

/** The one part that a request asks for. Undefined: the whole, also for several parts or when the file is another by now. */
function findRange(
  request: Request,
  { tamano, etag }: { tamano: number; etag: string },
): ByteRange | 'unsatisfiable' | undefined {
  // A range is of what comes (RFC 9110, 14.2).
  if (request.method !== 'GET') return undefined;
  const condition = request.get('If-Range');
  if (condition !== undefined && condition !== etag) return undefined;
  const ranges = request.range(tamano, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
