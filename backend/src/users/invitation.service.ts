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

  async create(staff: Staff, uid: string): Promise<Invitation> {
    if (!can(staff.rol, 'editar', sections.usuarios)) throw new Problem('sin_permiso');
    const user = await this.users.find(uid);
    if (!user) throw new Problem('no_encontrado');
    requireRightOver(staff, user);
    if (user.estado === 'suspendido') throw new Problem('transicion_invalida', 'Este usuario está suspendido.');
    return { enlace: await this.linkFor(user) };
  }

  /** Without an ORIGIN in the settings, the address within this site: what a request says of its host proves nothing. */
  async linkFor(user: User): Promise<string> {
    await this.accounts.ensure(user);
    const code = encodeURIComponent(await this.accounts.passwordCode(user.email));
    return `${this.config.ORIGIN ? new URL(this.config.ORIGIN).origin : ''}/login/clave?oobCode=${code}`;
  }
}
