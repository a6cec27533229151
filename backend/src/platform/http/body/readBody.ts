import { parse } from 'node:querystring';
import type { Request } from 'express';
import getRawBody from 'raw-body';
import { Problem } from '../problem.js';
import { parseJson } from './json.js';
import { hasBody } from './unreadBody.js';

/** Fewer bytes per window mean a stalled sender; a phone on a bad line sends ten times as many. */
const MIN_BYTES = 10_000;
const WINDOW_MS = 10_000;

/** Further reason to abort: `isTooLong`, called with the bytes so far, and its error. */
type Ends = { isTooLong?: (seen: number) => boolean; tooLong?: () => Error };

/** Watches a body while another consumer reads it; rejects for a body that is too long or too slow. */
export class BodyWatch {
  /** Rejects with `tiempo_agotado`, or with the error of `tooLong`. */
  readonly givenUp: Promise<never>;
  private readonly stopping = new AbortController();

  constructor(request: Request, { isTooLong = () => false, tooLong = tooSlow }: Ends = {}) {
    this.givenUp = new Promise((_, reject) => {
      let seen = 0;
      let before = 0;
      const count = ({ length }: Buffer) => {
        seen += length;
        if (isTooLong(seen)) reject(tooLong());
      };
      const look = () => {
        if (seen - before < MIN_BYTES && !request.complete) reject(tooSlow());
        before = seen;
      };
      const windows = setInterval(look, WINDOW_MS);
      request.on('data', count);
      this.stopping.signal.addEventListener('abort', () => {
        clearInterval(windows);
        request.off('data', count);
      });
    });
    // Avoids an unhandled rejection when the reader wins the race.
    this.givenUp.catch(() => undefined);
  }

  stop(): void {
    this.stopping.abort();
  }
}

const tooSlow = () => new Problem('tiempo_agotado');

/** Above the number of fields of any form, including its lists. */
const MAX_FIELDS = 500;
const ELSEWHERE = /;\s*charset\s*=(?!\s*"?utf-?8"?\s*(;|$))/i;

/** Reads a JSON or form body, `{}` without one. Throws 400, 408 on a stall, 413, or 415. */
export async function readBody(request: Request, kilobytes: number): Promise<object> {
  if (!hasBody(request)) return {};
  const understood = readerOf(request);
  if (!understood || ELSEWHERE.test(request.headers['content-type'] ?? '')) throw new Problem('tipo_no_admitido');
  const text = await readText(request, kilobytes);
  return text === '' ? {} : understood(text);
}

function readerOf(request: Request): ((text: string) => object) | undefined {
  if (request.is('application/json')) return fromJson;
  return request.is('application/x-www-form-urlencoded') ? fromForm : undefined;
}

async function readText(request: Request, kilobytes: number): Promise<string> {
  const limit = kilobytes * 1024;
  const watch = new BodyWatch(request);
  const text = getRawBody(request, { length: request.headers['content-length'], limit, encoding: 'utf-8' });
  try {
    return await Promise.race([text, watch.givenUp]);
  } catch (error) {
    // Avoids an unhandled rejection of the abandoned read.
    text.catch(() => undefined);
    if (error instanceof Problem) throw error;
    if ((error as getRawBody.RawBodyError).status !== 413) throw new Problem('peticion_invalida');
    throw new Problem('demasiado_grande', `El contenido supera ${kilobytes} kB.`);
  } finally {
    watch.stop();
  }
}

function fromJson(text: string): object {
  const value = parsedOrNothing(text);
  if (typeof value !== 'object' || value === null)
    throw new Problem('peticion_invalida', 'El contenido no es JSON válido, o tiene demasiados campos o niveles.');
  return value;
}

function parsedOrNothing(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function fromForm(text: string): object {
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS)
    throw new Problem('demasiado_grande', `El formulario tiene más de ${MAX_FIELDS} campos.`);
  const fields = parse(text);
  if (Object.hasOwn(fields, '__proto__')) throw new Problem('peticion_invalida', 'El formulario no es válido.');
  return fields;
}
