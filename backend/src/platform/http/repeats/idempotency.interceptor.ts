import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { lastValueFrom, of } from 'rxjs';
import type { StaffRequest } from '../../auth/current-staff.js';
import { Log } from '../../logging/log.js';
import { Problem } from '../problem.js';
import { currentKey } from './currentKey.js';
import { IdempotencyKeysRepository, type TakenKey } from './idempotency-keys.repository.js';
import { readKey, requireSame } from './idempotencyKey.js';
import { openAnswer, sealAnswer } from './sealAnswer.js';

/** A request after its files, if any, were read. */
type ReadRequest = StaffRequest & { incoming?: readonly { field: string; sha256: string }[] };

/** Retry-After, in seconds, while the first request is in progress. */
const SOON_S = 2;

/**
 * Runs a request once per account and `Idempotency-Key`, and replays the first response. Must come after all
 * interceptors that read the body. Without the header it makes no query.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly log = new Log('IdempotencyInterceptor');

  constructor(private readonly keys: IdempotencyKeysRepository) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<ReadRequest>();
    const said = request.headers['idempotency-key'];
    if (said === undefined) return next.handle();
    const key = readKey(said);
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
      await this.keys.release(clave).catch((err: unknown) => this.log.error('A key could not be given back', { err }));
      throw error;
    }
  }

  /** Stores the response; a failure is logged, since the work is done. */
  private async storeResponse(clave: string, sealed: string): Promise<void> {
    await this.keys
      .storeResponse(clave, sealed)
      .catch((err: unknown) => this.log.error('An answer could not be kept for its key', { err }));
  }
}

function answerOf(taken: TakenKey, huella: string, open: (sealed: string) => string): unknown {
  requireSame(taken.huella, huella);
  if (taken.respuesta !== null) return JSON.parse(open(taken.respuesta)) ?? undefined;
  if (!taken.hecho) throw new Problem('clave_en_curso', undefined, { reintentarEn: SOON_S });
  throw new Problem(
    'conflicto',
    'Lo que se pidió con esa clave ya se hizo, pero su respuesta se perdió. Lea cómo está el registro.',
  );
}

/** Returns the hash of all inputs of a request. */
const printOf = ({ originalUrl, body, headers, incoming = [] }: ReadRequest) =>
  hashOf([originalUrl, headers['if-match'], body, incoming.map(({ field, sha256 }) => [field, sha256])]);

const hashOf = (parts: unknown) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
