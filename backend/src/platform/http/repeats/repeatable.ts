import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiHeader, Refuses, says } from '../openapi/api.js';
import { OncePerKey } from './once-per-key.interceptor.js';
import { KEY } from './sendKey.js';

/** Says in the document that a key can be sent along. */
export const TakesKey = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      schema: { type: 'string', pattern: KEY.source },
      description:
        'Una clave nueva por cada cosa que se pide (un UUID). Repetida con lo mismo, no se hace otra vez y se responde igual.',
      example: '0197a4c2-5d1e-7b3f-9a60-2c8e4f1b7d35',
    }),
    Refuses('clave_reutilizada'),
    says(() => ({ repeats: true })),
  );

/**
 * Makes or orders something, once for each key that its sender gives. Among a handler's decorators it stands above those that say
 * what is answered: what they add is added to an answer that is repeated, too.
 */
export const Repeatable = () => applyDecorators(TakesKey(), Refuses('clave_en_curso'), UseInterceptors(OncePerKey));

/** A POST that changes nothing: each is answered as things are now, and leaves its own trace. */
export const AsksOnly = () => says(() => ({ repeats: false }));
