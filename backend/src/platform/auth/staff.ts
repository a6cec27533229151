import type { Rol } from '@coop/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The caller: a staff user, or another system, limited to `granted`, for instance `saldos:cargar`. */
export type Staff = {
  readonly uid: string;
  readonly email: string;
  readonly nombre: string;
  readonly rol: Rol;
  readonly granted?: readonly string[];
};

/** Author in the history of changes that a server operator imports by file; not a staff user. */
export const byFile: Staff = { uid: 'archivo', email: 'por archivo', nombre: 'Por archivo', rol: 'administrador' };

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
