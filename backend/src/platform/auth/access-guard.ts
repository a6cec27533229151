import { rolLabels } from '@coop/domain';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.js';
import { type Access, findAccess, rolesOf } from './access.js';
import type { StaffRequest } from './current-staff.js';
import { demandsOf } from './demandsOf.js';
import { findBearerToken } from './findBearerToken.js';
import { requireGranted } from './requireGranted.js';
import { requireRecentSignIn } from './requireRecentSignIn.js';
import { StaffService } from './staff.service.js';
import { Standing } from './standing/standing.service.js';

/**
 * The one guard of every route. It answers before anything is validated or loaded, so that a refusal never tells
 * whether something exists; a handler without an access is refused.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly staff: StaffService,
    private readonly standing: Standing,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = findAccess(context.getHandler());
    if (!access) return false;
    if (access === 'public') return true;

    const request = context.switchToHttp().getRequest<StaffRequest>();
    const token = findBearerToken(request);
    if (!token) throw new Problem('no_autenticado');
    await this.admit(request, access, token);
    return true;
  }

  /** Puts who asks, and how that is asked again. */
  private async admit(request: StaffRequest, access: Exclude<Access, 'public'>, token: string): Promise<void> {
    const { confirmed, recent } = demandsOf(access, request.method);
    const { staff, signedInAt } = await this.staff.getStaff(token, { confirmed, log: true });
    const roles = rolesOf(access);
    if (roles && !roles.includes(staff.rol)) {
      throw new Problem('sin_permiso', 'Su rol no permite esta acción.', { roles: roles.map((rol) => rolLabels[rol]) });
    }
    const requireRecent = () => {
      if (!staff.granted) requireRecentSignIn(signedInAt);
    };
    if (staff.granted) requireGranted(staff, access, recent);
    // What they showed when they asked, they need not show again while it goes on.
    else if (recent && !request.staff) requireRecent();
    this.standing.saw(staff, staff.granted ? { key: token } : { signedInAt });
    request.staff = staff;
    request.requireRecent = requireRecent;
    request.askAgain = async () => {
      if (confirmed && !this.standing.wasSeenNow(staff)) await this.admit(request, access, token);
    };
  }
}
