import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Staff } from './staff.js';

/** A request after the guard let it in. */
export type StaffRequest = Request & {
  staff?: Staff;
  /** Throws 401 for who gave their password too long ago. */
  requireRecent?: () => void;
};

/** The member of staff who asks. Throws in a public handler, where the guard looked for nobody. */
export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): Staff => {
  const { staff } = context.switchToHttp().getRequest<StaffRequest>();
  if (!staff) throw new Error(`${context.getClass().name}.${context.getHandler().name} is public: nobody is signed in`);
  return staff;
});
