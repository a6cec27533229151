import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Staff } from './staff.js';

/** A request after the guard. */
export type StaffRequest = Request & {
  staff?: Staff;
  /** Throws 401 if the password was entered too long ago. */
  requireRecent?: () => void;
};

/** Injects the signed-in staff user. Throws an Error in a public handler. */
export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): Staff => {
  const { staff } = context.switchToHttp().getRequest<StaffRequest>();
  if (!staff) throw new Error(`${context.getClass().name}.${context.getHandler().name} is public: nobody is signed in`);
  return staff;
});
