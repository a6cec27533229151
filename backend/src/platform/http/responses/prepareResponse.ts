import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

type Encoding = 'br' | 'gzip' | 'identity';

const OFFERED: readonly Encoding[] = ['br', 'gzip'];
const MAX_ANSWERS = 200;
/** Far above what browsers send; the rest of a 15 kB header is ignored. */
const LONGEST = 200;
const answered = new LRUCache<string, Encoding>({ max: MAX_ANSWERS });

/** Returns the best encoding that the header allows (RFC 9110 §12.5.3), cached. */
export function encodingFor(sent = ''): Encoding {
  const header = sent.slice(0, LONGEST);
  const known = answered.get(header);
  if (known) return known;
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        const q = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, q === undefined ? 1 : Number(q.slice(2))];
      }),
  );
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [best = 'identity'] = OFFERED.filter((name) => weight(name) > 0).sort((a, b) => weight(b) - weight(a));
  answered.set(header, best);
  return best;
}

type Form = { body: Buffer; etag: string; full: string[]; notModified: string[] };
type Compressed = Exclude<Encoding, 'identity'>;

/** A prepared response: each encoding, compressed lazily, with the headers of its 200 and 304. */
export type PreparedResponse = {
  status: number;
  forms: { identity: Form } & Partial<Record<Compressed, Form | Promise<Form>>>;
  /** Absent for content that is already compressed. */
  compress?: (encoding: Compressed) => Promise<Form>;
};

type Options = { status?: number; type: string; headers: Record<string, string>; compress?: boolean; built?: boolean };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const compressors: Record<Compressed, (body: Buffer, level: number) => Promise<Buffer>> = {
  br: (body, level) =>
    compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body, level) => compressGzip(body, { level }),
};

/** Higher levels cost far more CPU for a few percent: from 9 on, brotli takes 60 ms for any file. */
const LEVELS = { built: { br: 8, gzip: 9 }, drawn: { br: 5, gzip: 6 } };

/** In bytes; shorter content fits one packet either way. */
const WORTH_COMPRESSING = 1_024;

/** Prepares a response. Compresses off the main thread; skips content that is already compressed. */
export function prepareResponse(
  body: Buffer,
  { status = 200, type, headers, compress = true, built = false }: Options,
): PreparedResponse {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const form = (encoding: Encoding, bytes: Buffer): Form => {
    const etag = `"${tag}-${encoding}"`;
    const shared = { ETag: etag, Vary: 'Accept-Encoding', ...headers };
    const content = { 'Content-Type': type, 'Content-Length': String(bytes.length) };
    const encoded: Record<string, string> = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
    return { body: bytes, etag, full: flat({ ...content, ...encoded, ...shared }), notModified: flat(shared) };
  };
  const forms = { identity: form('identity', body) };
  if (!compress || body.length < WORTH_COMPRESSING) return { status, forms };
  const levels = LEVELS[built ? 'built' : 'drawn'];
  return {
    status,
    forms,
    compress: async (encoding) => form(encoding, await compressors[encoding](body, levels[encoding])),
  };
}

/** Estimates the bytes in memory, with the compressed forms as half of the content, more than text needs. */
export const sizeOf = ({ forms, compress }: PreparedResponse): number =>
  forms.identity.body.length * (compress ? 1.5 : 1);

/** Sends the response, compressed on first use; 304 if the client has it already. */
export function send(
  ready: PreparedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> | undefined {
  const form = formOf(ready, encodingFor(request.headers['accept-encoding'] as string | undefined));
  if (form instanceof Promise) return form.then((made) => sendForm(made, ready.status, request, response));
  sendForm(form, ready.status, request, response);
}

/** Falls back to the uncompressed form. */
function formOf({ forms, compress }: PreparedResponse, encoding: Encoding): Form | Promise<Form> {
  const known = forms[encoding];
  if (known || encoding === 'identity' || !compress) return known ?? forms.identity;
  const made = compress(encoding)
    .catch(() => forms.identity)
    .then((form) => {
      forms[encoding] = form;
      return form;
    });
  forms[encoding] = made;
  return made;
}

function sendForm(form: Form, status: number, request: IncomingMessage, response: ServerResponse): void {
  if (status === 200 && matches(request.headers['if-none-match'], form.etag)) {
    response.writeHead(304, form.notModified).end();
  } else {
    response.writeHead(status, form.full);
    response.end(request.method === 'HEAD' ? undefined : form.body);
  }
}

/** Longer than any list of entity tags that a browser sends. */
const LONGEST_CONDITION = 1_000;

/** Compares If-None-Match weakly (RFC 9110 §13.1.2): a list is allowed, and a proxy may have added `W/`. */
const matches = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.length <= LONGEST_CONDITION &&
  (header === etag || header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

/** Converts headers to Node's flat array, which it writes without further checks. */
const flat = (headers: Record<string, string>) => Object.entries(headers).flat();
