import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from './encodingFor.js';

type Form = { body: Buffer; etag: string; full: string[]; notModified: string[] };

/** An answer made once and handed out as it is: each encoding with the headers of its 200 and of its 304. */
export type Ready = { status: number; forms: Partial<Record<Encoding, Form>> & { identity: Form } };

type Options = { status?: number; type: string; headers: Record<string, string>; compress?: boolean };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Makes an answer ready. Compression happens off the main thread; what is compressed already is left as it is. */
export async function makeReady(
  body: Buffer,
  { status = 200, type, headers, compress = true }: Options,
): Promise<Ready> {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const form = (encoding: Encoding, bytes: Buffer): Form => {
    const etag = `"${tag}-${encoding}"`;
    const shared = { ETag: etag, Vary: 'Accept-Encoding', ...headers };
    const content = { 'Content-Type': type, 'Content-Length': String(bytes.length) };
    const encoded: Record<string, string> = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
    return { body: bytes, etag, full: flat({ ...content, ...encoded, ...shared }), notModified: flat(shared) };
  };
  if (!compress) return { status, forms: { identity: form('identity', body) } };
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    compressGzip(body, { level: 9 }),
  ]);
  return { status, forms: { identity: form('identity', body), br: form('br', br), gzip: form('gzip', gz) } };
}

/** Hands it out; 304 to whoever has it already. */
export function send({ status, forms }: Ready, request: IncomingMessage, response: ServerResponse): void {
  const form = forms[encodingFor(request.headers['accept-encoding'] as string | undefined)] ?? forms.identity;
  if (status === 200 && matches(request.headers['if-none-match'], form.etag)) {
    response.writeHead(304, form.notModified).end();
  } else {
    response.writeHead(status, form.full);
    if (request.method === 'HEAD') response.end();
    else endInPieces(response, form.body);
  }
}

/** Longer than most of what is kept. */
const PIECE = 64 * 1024;

/** Writes what is long as its reader takes it: what waits is little, and how fast it goes is seen. */
function endInPieces(response: ServerResponse, body: Buffer): void {
  let at = 0;
  const goOn = () => {
    while (body.length - at > PIECE) {
      at += PIECE;
      if (!response.write(body.subarray(at - PIECE, at))) return void response.once('drain', goOn);
    }
    response.end(body.subarray(at));
  };
  goOn();
}

/** Longer than any list of what somebody has of one address. */
const LONGEST_CONDITION = 1_000;

/** If-None-Match compares weakly and may list several; a proxy may have put W/ before ours. */
const matches = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.length <= LONGEST_CONDITION &&
  (header === etag || header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

/** Node's flat form of headers, which it writes without looking at them again. */
const flat = (headers: Record<string, string>) => Object.entries(headers).flat();
