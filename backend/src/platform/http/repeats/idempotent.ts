import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiHeader, ApiPart, ApiProblems } from '../openapi/api.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { KEY } from './idempotencyKey.js';

/** Documents the Idempotency-Key header. */
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

/**
 * Makes a creation or action idempotent by key. Must be above the decorators of the response, so that their headers are
 * also set on a replayed response.
 */
export const Idempotent = () =>
  applyDecorators(ApiIdempotencyKey(), ApiProblems('clave_en_curso'), UseInterceptors(IdempotencyInterceptor));

/** Marks a POST that changes nothing: each returns the current state and leaves its own audit line. */
export const ApiReadOnlyPost = () => ApiPart(() => ({ repeats: false }));
