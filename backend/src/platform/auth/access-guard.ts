import { rolLabels } from '@coop/domain';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.js';
import { findAccess, rolesOf } from './access.js';
import { findBearerToken } from './id-tokens.js';
import { requireGranted } from './permissions.js';
import { needsRecentSignIn, requireRecentSignIn } from './recent-sign-in.js';
import type { StaffRequest } from './staff.js';
import { StaffService } from './staff.service.js';
import { StaffTokens } from './staff-tokens.js';

/** Authorizes every route before validation and loading. Refuses handlers without a declared access. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly staff: StaffService,
    private readonly tokens: StaffTokens,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = findAccess(context.getHandler());
    if (!access) return false;
    if (access === 'public') return true;

    const request = context.switchToHttp().getRequest<StaffRequest>();
    const token = findBearerToken(request);
    if (!token) throw new Problem('no_autenticado');
    const recent = needsRecentSignIn(access, request.method);
    const { staff, signedInAt } = await this.staff.getStaff(token, { fresh: recent, address: request.ip });
    this.tokens.remember(token, staff.uid);
    const roles = rolesOf(access);
    if (roles && !roles.includes(staff.rol)) {
      throw new Problem('sin_permiso', 'Su rol no permite esta acción.', { roles: roles.map((rol) => rolLabels[rol]) });
    }
    request.requireRecent = () => {
      if (!staff.granted) requireRecentSignIn(signedInAt);
    };
    if (staff.granted) requireGranted(staff, access, recent);
    else if (recent) request.requireRecent();
    request.staff = staff;
    return true;
  }
}
