import { can, rolesThatMay, rolLabels } from '@coop/domain';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.js';
import { findAccess } from './access.js';
import type { StaffRequest } from './current-staff.js';
import { findBearerToken } from './findBearerToken.js';
import { StaffService } from './staff.service.js';

/**
 * The one guard of every route. It answers before anything is validated or loaded, so that a refusal never tells
 * whether something exists; a handler without an access is refused.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly staff: StaffService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = findAccess(context.getHandler());
    if (!access) return false;
    if (access === 'public') return true;

    const request = context.switchToHttp().getRequest<StaffRequest>();
    const token = findBearerToken(request);
    if (!token) throw new Problem('no_autenticado');
    const staff = await this.staff.getStaff(token, { writing: !['GET', 'HEAD'].includes(request.method) });
    if (access !== 'signedIn' && !can(staff.rol, access.action, access.section)) {
      const roles = rolesThatMay(access.action, access.section).map((rol) => rolLabels[rol]);
      throw new Problem('sin_permiso', 'Su rol no permite esta acción.', { roles });
    }
    request.staff = staff;
    return true;
  }
}
