import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { StaffRequest } from './current-staff.js';

/**
 * Injects a check for handlers that need a recent sign-in only for some requests. The check throws 401 if the password
 * was entered too long ago; it passes for systems.
 */
export const RecentSignIn = createParamDecorator((_: unknown, context: ExecutionContext): (() => void) => {
  const { requireRecent } = context.switchToHttp().getRequest<StaffRequest>();
  if (!requireRecent)
    throw new Error(`${context.getClass().name}.${context.getHandler().name} is public: nobody is signed in`);
  return requireRecent;
});
