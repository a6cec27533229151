import type { AnySection } from '@coop/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Problem } from '../http/problem.js';
import type { Access } from './access.js';
import type { StaffRequest } from './staff.js';

/** Injects a check for some requests of a handler. Throws 401 after a long session; systems pass. */
export const RecentSignIn = createParamDecorator((_: unknown, context: ExecutionContext): (() => void) => {
  const { requireRecent } = context.switchToHttp().getRequest<StaffRequest>();
  if (!requireRecent)
    throw new Error(`${context.getClass().name}.${context.getHandler().name} is public: nobody is signed in`);
  return requireRecent;
});

/** Whether a route grants access, exports restricted data or deletes permanently. Then no cache is read. */
export function needsRecentSignIn(access: Exclude<Access, 'public'>, method: string): boolean {
  if (typeof access === 'string' || 'entry' in access) return false;
  const { action, section, answers } = access;
  const isWrite = !['GET', 'HEAD'].includes(method);
  return (
    (isWrite && grantsAccess(section)) ||
    (action === 'exportar' && section.kind !== 'publication') ||
    answers === 'loss'
  );
}

/** Sections that give access to people or systems, or send them changes. */
const grantsAccess = ({ name }: AnySection) =>
  ['usuarios', 'sitio/accesos-de-sistemas', 'sitio/avisos-a-sistemas'].includes(name);

/** Maximum age of a recent sign-in, in seconds. */
const RECENT_SECONDS = 15 * 60;

/** Throws 401 if the sign-in is too old. `signedInAt` in seconds since 1970, as in tokens. */
export function requireRecentSignIn(signedInAt: number): void {
  if (Date.now() / 1000 - signedInAt > RECENT_SECONDS) throw new Problem('reautenticacion_requerida');
}
