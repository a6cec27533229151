import { can, sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { Staff } from '../auth/staff.js';
import { CONFIG, type Config } from '../config.js';
import { Problem } from '../http/problem.js';
import { Accounts } from './accounts.js';
import type { Invitation } from './invitation.js';
import type { User } from './user.js';
import { UserStore } from './user-store.js';
import { requireRightOver } from './users-policy.js';

/** Makes links that set a password. Whoever holds one becomes that user, so the rights are those of editing them. */
@Injectable()
export class InvitationService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly users: UserStore,
    private readonly accounts: Accounts,
  ) {}

  async create(staff: Staff, uid: string, origin: string): Promise<Invitation> {
    if (!can(staff.rol, 'editar', sections.usuarios)) throw new Problem('sin_permiso');
    const user = await this.users.find(uid);
    if (!user) throw new Problem('no_encontrado');
    requireRightOver(staff, user);
    if (user.estado === 'suspendido') throw new Problem('transicion_invalida', 'Este usuario está suspendido.');
    return { enlace: await this.linkFor(user, origin) };
  }

  /** `origin` is where the request came in, for servers whose settings name none. */
  async linkFor(user: User, origin: string): Promise<string> {
    await this.accounts.ensure(user);
    const link = new URL('/login/clave', this.config.ORIGIN ?? origin);
    link.searchParams.set('oobCode', await this.accounts.passwordCode(user.email));
    return link.href;
  }
}
