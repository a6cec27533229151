import { AsyncLocalStorage } from 'node:async_hooks';
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { lastValueFrom, of } from 'rxjs';
import { z } from 'zod';
import type { StaffRequest } from '../../auth/staff.js';
import { Log } from '../../logging/log.js';
import { ApiHeader, ApiPart, ApiProblems } from '../openapi/api.js';
import { Problem } from '../problem.js';
import { IdempotencyKeysRepository, type StoredKey } from './idempotency-keys.repository.js';

/** Idempotency key of the current request, if any; writes mark it as done in their transaction. */
export const currentKey = new AsyncLocalStorage<{ readonly clave: string }>();

/** Format of an idempotency key: a UUID or a text of similar length. */
const KEY = /^[A-Za-z0-9-]{16,64}$/;
const keySchema = z.string().regex(KEY);

export function readKey(header: unknown): string {
  const key = keySchema.safeParse(header);
  if (key.success) return key.data;
  throw new Problem('peticion_invalida', 'La clave del envío no es válida: de 16 a 64 letras, cifras o guiones.', {
    errors: { 'Idempotency-Key': 'Escriba de 16 a 64 letras, cifras o guiones' },
  });
}

/** Throws a 422 if the key was used with another request. */
export function requireSame(stored: string | null, huella: string): void {
  if (stored !== huella) throw new Problem('clave_reutilizada');
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a response with the client's key, of which only the hash is stored. */
function sealAnswer(answer: string, key: string, clave: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, secretOf(key, clave), iv);
  return Buffer.concat([iv, cipher.update(answer, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** Decrypts the output of `sealAnswer`. Throws for another key. */
function openAnswer(sealed: string, key: string, clave: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, secretOf(key, clave), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(end));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, end)), decipher.final()]).toString('utf8');
}

const secretOf = (key: string, clave: string) => Buffer.from(hkdfSync('sha256', key, clave, 'respuesta', 32));

type ReadRequest = StaffRequest & { incoming?: readonly { field: string; sha256: string }[] };

/** Retry-After, in seconds, while the first request is in progress. */
const SOON_S = 2;

/** Replays the first response per account and `Idempotency-Key`. After interceptors that read the body. */
@Injectable()
class IdempotencyInterceptor implements NestInterceptor {
  private readonly log = new Log('IdempotencyInterceptor');

  constructor(private readonly keys: IdempotencyKeysRepository) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<ReadRequest>();
    const header = request.headers['idempotency-key'];
    if (header === undefined) return next.handle();
    const key = readKey(header);
    const clave = hashOf(['personal', request.staff?.uid, key]);
    const huella = printOf(request);
    const taken = await this.keys.claim(clave, huella);
    if (taken !== 'taken') return of(answerOf(taken, huella, (sealed) => openAnswer(sealed, key, clave)));
    const answer = await this.work(next, clave);
    await this.storeResponse(clave, sealAnswer(JSON.stringify(answer ?? null), key, clave));
    return of(answer);
  }

  private async work(next: CallHandler, clave: string): Promise<unknown> {
    try {
      return await currentKey.run({ clave }, () => lastValueFrom(next.handle(), { defaultValue: undefined }));
    } catch (error) {
      await this.keys
        .release(clave)
        .catch((err: unknown) => this.log.error('An idempotency key could not be released', { err }));
      throw error;
    }
  }

  /** Stores the response; a failure is logged, since the work is done. */
  private async storeResponse(clave: string, sealed: string): Promise<void> {
    await this.keys
      .storeResponse(clave, sealed)
      .catch((err: unknown) => this.log.error('A response could not be stored for its idempotency key', { err }));
  }
}

function answerOf(taken: StoredKey, huella: string, open: (sealed: string) => string): unknown {
  requireSame(taken.huella, huella);
  if (taken.respuesta !== null) return JSON.parse(open(taken.respuesta)) ?? undefined;
  if (!taken.hecho) throw new Problem('clave_en_curso', undefined, { reintentarEn: SOON_S });
  throw new Problem(
    'conflicto',
    'Lo que se pidió con esa clave ya se hizo, pero su respuesta se perdió. Lea cómo está el registro.',
  );
}

const printOf = ({ originalUrl, body, headers, incoming = [] }: ReadRequest) =>
  hashOf([originalUrl, headers['if-match'], body, incoming.map(({ field, sha256 }) => [field, sha256])]);

const hashOf = (parts: unknown) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export const ApiIdempotencyKey = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      schema: { type: 'string', pattern: KEY.source },
      description:
        'Una clave nueva por cada cosa que se pide (un UUID). Repetida con lo mismo, no se hace otra vez y se responde igual.',
      example: '0197a4c2-5d1e-7b3f-9a60-2c8e4f1b7d35',
    }),
    ApiProblems('clave_reutilizada'),
    ApiPart(() => ({ repeats: true })),
  );

/** Makes a handler idempotent. Must be above the response decorators, to replay their headers. */
export const Idempotent = () =>
  applyDecorators(ApiIdempotencyKey(), ApiProblems('clave_en_curso'), UseInterceptors(IdempotencyInterceptor));

/** Marks a POST that changes nothing: each returns the current state and leaves its own audit line. */
export const ApiReadOnlyPost = () => ApiPart(() => ({ repeats: false }));
