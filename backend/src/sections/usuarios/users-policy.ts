import { type AnyRow, findTransition, hasRightOver, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { AccessRecheck } from '../../platform/auth/access-recheck.service.js';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import type { User } from '../../platform/users/user.js';
import { UserCache } from '../../platform/users/user-cache.js';
import { UserStore } from '../../platform/users/user-store.js';
import type { Change } from '../../resource/rows/change.js';
import { type ActionRequest, isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { Accounts } from './accounts.js';
import { CredentialNotices, losesPassword } from './credential-notices.js';
import { InvitationMails } from './invitation-mails.js';
import { PasswordClaims } from './password-claims.js';
import { PasswordLinks } from './password-links.js';

/** Rights over users, Firebase synchronization, notices and cache invalidation. */
@Injectable()
export class UsersPolicy implements SectionPolicy {
  applies = isSection(sections.usuarios);
  queue = pLimit(1);
  private readonly shutOut = new WeakSet<Change>();

  constructor(
    private readonly accounts: Accounts,
    private readonly claims: PasswordClaims,
    private readonly invitations: InvitationMails,
    private readonly known: UserCache,
    private readonly links: PasswordLinks,
    private readonly notices: CredentialNotices,
    private readonly accessRecheck: AccessRecheck,
    private readonly users: UserStore,
  ) {}

  async requirePossible({ section, action, row, staff }: ActionRequest): Promise<void> {
    if (!staff || !findTransition(section, action)) return;
    requireRightOver(staff, row);
    if (row.id === staff.uid) throw new Problem('datos_invalidos', 'No puede suspenderse a sí mismo.');
  }

  async beforeWrite({ before, after, staff }: Change, tx: Database): Promise<void> {
    if (staff) requireRightOver(staff, before, after);
    if (!after) return;
    await this.users.requireSound(after as User, tx);
    if (staff) await this.accessRecheck.require(staff, tx);
    if (!before) return this.accounts.requireFreeEmail(after as User);
    if (before.id === staff?.uid) requireSameRol(before, after);
    await this.claims.block(before.id, tx);
    // Role and address can't change while a password is being set; suspension can.
    const changed = ['rol', 'email'].filter((name) => before[name] !== after[name]);
    if (changed.length > 0) await this.claims.requireNone(before.id, changed, tx);
    if (before.email !== after.email) await this.requireMailboxChange(staff, before as User, after as User);
  }

  /** Updates Firebase last, after all validations, so that little can fail afterwards. */
  async afterWrite(change: Change, tx: Database): Promise<void> {
    const { before, after, staff } = change;
    if (!after) return;
    if (!before) {
      if (staff) await this.invitations.send(after as User, staff, tx);
      return this.accounts.create(after as User);
    }
    await this.known.announce(before.id, tx);
    // Before commit, so that the new row never applies to an old session.
    if (losesPassword(before, after, staff)) await this.lockOut(change as Change & { before: AnyRow });
    await this.notices.changed(before as User, after as User, staff, tx);
    if (before.email !== after.email || before.nombre !== after.nombre) await this.accounts.follow(after as User);
    // After the calls to Firebase: releasing a lease waits for these rows.
    if (endsSessions(before, after)) await this.links.removeOf(before.id, tx);
    else await this.links.renumber(before, after, tx);
  }

  async afterRollback(changes: readonly Change[]): Promise<void> {
    for (const change of changes) {
      const { before, after, staff } = change;
      if (!after) continue;
      if (this.shutOut.has(change)) await this.notices.passwordInDoubt(before as User, staff);
      // Drops the cache: a store outside the transaction may have exposed the rolled-back row.
      this.known.drop(after.id);
      await this.accounts.settle(after.id, () => this.users.find(after.id));
    }
  }

  async afterCommit(changes: readonly Change[]): Promise<void> {
    for (const { before, after, staff } of changes) {
      if (!before || !after) continue;
      this.known.drop(before.id);
      const areEnded = losesPassword(before, after, staff);
      if (!areEnded && endsSessions(before, after)) await this.accounts.endSessions(before.id);
    }
  }

  /** Registers the change first: Firebase may apply it after a timeout, and a rollback doesn't undo it. */
  private async lockOut(change: Change & { before: AnyRow }): Promise<void> {
    this.shutOut.add(change);
    await this.accounts.lockOut(change.before as User);
  }

  /** An address controls resets: after the first sign-in only the user or administrador changes it. */
  private async requireMailboxChange(staff: Staff | undefined, before: User, after: User): Promise<void> {
    const may = !staff || staff.rol === 'administrador' || staff.uid === before.id;
    if (!may && (await this.accounts.haveSignedIn(before))) {
      const email = 'Esta persona ya ingresó alguna vez: solo un administrador puede cambiar su correo';
      throw new Problem('sin_permiso', email, { errors: { email }, roles: ['Administrador'] });
    }
    await this.accounts.requireFreeEmail(after);
  }
}

const endsSessions = (before: AnyRow, after: AnyRow): boolean =>
  ['rol', 'estado', 'email'].some((name) => before[name] !== after[name]);

/** Throws `sin_permiso`; only an administrador grants that role (privilege escalation). */
function requireRightOver(staff: Staff, ...users: (AnyRow | undefined)[]): void {
  if (users.some((user) => user && !hasRightOver(staff.rol, user.rol)))
    throw new Problem('sin_permiso', 'Solo un administrador puede crear o cambiar a un administrador.', {
      roles: ['Administrador'],
    });
}

function requireSameRol(before: AnyRow, after: AnyRow): void {
  if (before.rol !== after.rol) throw invalidData({ rol: 'No puede cambiar su propio rol' });
}

/** Returns the user to change. Throws `sin_permiso` or `no_encontrado`. */
export async function getUserFor(staff: Staff, uid: string, users: UserStore): Promise<User> {
  if (!may(staff, 'editar', sections.usuarios)) throw new Problem('sin_permiso');
  const user = await users.find(uid);
  if (!user) throw new Problem('no_encontrado');
  requireRightOver(staff, user);
  return user;
}
