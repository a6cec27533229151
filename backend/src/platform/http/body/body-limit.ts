import { Reflector } from '@nestjs/core';

/**
 * Size limit of a JSON or form body of a handler or controller, in kilobytes; `BodyInterceptor` has the default. Multipart
 * forms have limits of their own, beside their readers.
 */
export const BodyLimit = Reflector.createDecorator<number>();
