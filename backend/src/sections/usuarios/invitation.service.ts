import type { Invitation } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { Standing } from '../../platform/auth/standing.service.js';
import { CONFIG } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/settings.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/lockNamed.js';
import { Problem } from '../../platform/http/problem.js';
import { Limits } from '../../platform/limits/limits.service.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { Accounts } from './accounts.js';
import { CredentialNotices } from './credential-notices.js';
import { getUserFor } from './getUserFor.js';
import { InvitationMails } from './invitation-mails.js';
import { PasswordLinks } from './password-links.js';

/**
 * Makes links that set a first password. Whoever holds one becomes that user, so the rights are those of editing them,
 * and there is none for who has come in before: their password is between them and their mailbox.
 */
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
    private readonly standing: Standing,
  ) {}

  /** To be handed over in person. */
  async create(staff: Staff, uid: string): Promise<Invitation> {
    return { enlace: await this.linkFor(await this.getInvited(staff, uid), staff) };
  }

  /** The same by a mail to its owner, as they got when they were made. */
  async send(staff: Staff, uid: string): Promise<void> {
    const user = await this.getInvited(staff, uid);
    await this.limits.take('invitationsOfUser', user.id, 'Demasiadas invitaciones para esta persona.');
    await this.accounts.ensure(user);
    await this.database.transaction(async (tx) => {
      await lockNamed(`invitar ${user.id}`, tx);
      await this.standing.require(staff, tx);
      await this.links.removeOf(user.id, tx);
      await this.notices.invited(user, staff, tx);
      await this.mails.send(user, staff, tx);
    });
  }

  /** Who never came in. Throws 422 for who did, or is suspended. */
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

  /**
   * Nobody in `by`: whoever runs the server, whose link serves who came in before too. Without an ORIGIN in the settings,
   * the address within this site: what a request says of its host proves nothing.
   */
  async linkFor(user: User, by: Staff | undefined): Promise<string> {
    await this.accounts.ensure(user);
    const { ruta } = await this.database.transaction(async (tx) => {
      // Each link ends the one before, also of those that are asked for at once.
      await lockNamed(`invitar ${user.id}`, tx);
      if (by) await this.standing.require(by, tx);
      await this.links.removeOf(user.id, tx);
      await this.notices.record('invitar', user, by, tx);
      return this.links.make(user, { tipo: by ? 'invitacion' : 'servidor', hechoPor: by?.uid ?? null }, tx);
    });
    return `${this.config.ORIGIN ? new URL(this.config.ORIGIN).origin : ''}${ruta}`;
  }
}
