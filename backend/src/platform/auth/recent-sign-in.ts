import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { StaffRequest } from './current-staff.js';

/**
 * What a handler calls where only what was asked for says whether a password of a moment ago is needed: throws 401 for who gave
 * theirs too long ago. A system has none.
 */
export const RecentSignIn = createParamDecorator((_: unknown, context: ExecutionContext): (() => void) => {
  const { requireRecent } = context.switchToHttp().getRequest<StaffRequest>();
  if (!requireRecent)
    throw new Error(`${context.getClass().name}.${context.getHandler().name} is public: nobody is signed in`);
  return requireRecent;
});
