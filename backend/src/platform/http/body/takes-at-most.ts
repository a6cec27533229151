import { Reflector } from '@nestjs/core';

/**
 * How long a JSON or form body a handler or a controller takes, in kilobytes. Without it: see `BodyInterceptor`. Multipart
 * forms have limits of their own, beside whoever reads them.
 */
export const TakesAtMost = Reflector.createDecorator<number>();
