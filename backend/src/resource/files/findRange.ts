import type { Request } from 'express';
import type { ByteRange } from './storage/file-storage.js';

/** The one part that a request asks for. Undefined: the whole, also for several parts or when the file is another by now. */
export function findRange(
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
