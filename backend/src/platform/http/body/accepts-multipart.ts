import { Reflector } from '@nestjs/core';

/** Routes that read forms with files themselves. Every other refuses them. */
export const AcceptsMultipart = Reflector.createDecorator<true>();
