import type { Invitation } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { AccessRecheck } from '../../platform/auth/access-recheck.service.js';
import type { Staff } from '../../platform/auth/staff.js';
import { CONFIG } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/settings.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/locks.js';
import { Problem } from '../../platform/http/problem.js';
import { Limits } from '../../platform/limits/limits.service.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { Accounts } from './accounts.js';
import { CredentialNotices } from './credential-notices.js';
import { InvitationMails } from './invitation-mails.js';
import { PasswordLinks } from './password-links.js';
import { getUserFor } from './users-policy.js';

/** A link's holder becomes that user, so they need the right to edit; never after a sign-in. */
@Injectable()
export class InvitationService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE) private readonly database: Database,
    private readonly users: UserStore,
    private readonly accounts: Accounts,
    private readonly links: PasswordLinks,
    private readonly notices: CredentialNotices,
    private readonly mails: InvitationMails,
    private readonly limits: Limits,
    private readonly accessRecheck: AccessRecheck,
  ) {}

  async create(staff: Staff, uid: string): Promise<Invitation> {
    return { enlace: await this.linkFor(await this.getInvited(staff, uid), staff) };
  }

  async send(staff: Staff, uid: string): Promise<void> {
    const user = await this.getInvited(staff, uid);
    await this.limits.consume('invitationsOfUser', user.id, 'Demasiadas invitaciones para esta persona.');
    await this.accounts.ensure(user);
    await this.database.transaction(async (tx) => {
      await lockNamed(`invitar ${user.id}`, tx);
      await this.accessRecheck.require(staff, tx);
      await this.links.removeOf(user.id, tx);
      await this.notices.invited(user, staff, tx);
      await this.mails.send(user, staff, tx);
    });
  }

  /** Returns a user who never signed in. Throws `transicion_invalida` for one who did, or is suspended. */
  private async getInvited(staff: Staff, uid: string): Promise<User> {
    const user = await getUserFor(staff, uid, this.users);
    if (user.estado === 'suspendido') throw new Problem('transicion_invalida', 'Este usuario está suspendido.');
    if (await this.accounts.haveSignedIn(user))
      throw new Problem(
        'transicion_invalida',
        'Esta persona ya ingresó alguna vez. Pídale que use «¿Olvidó su contraseña?» en la página de ingreso.',
      );
    return user;
  }

  /** Without `by` (operator) also after a sign-in; without ORIGIN a path, since Host can't be trusted. */
  async linkFor(user: User, by: Staff | undefined): Promise<string> {
    await this.accounts.ensure(user);
    const { ruta } = await this.database.transaction(async (tx) => {
      // Serialized, so that each link revokes the previous one, even with concurrent requests.
      await lockNamed(`invitar ${user.id}`, tx);
      if (by) await this.accessRecheck.require(by, tx);
      await this.links.removeOf(user.id, tx);
      await this.notices.record('invitar', user, by, tx);
      return this.links.make(user, { tipo: by ? 'invitacion' : 'servidor', hechoPor: by?.uid ?? null }, tx);
    });
    return `${this.config.ORIGIN ? new URL(this.config.ORIGIN).origin : ''}${ruta}`;
  }
}
