import { Inject, Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { UserCache } from '../../platform/users/user-cache.js';
import { UserStore } from '../../platform/users/user-store.js';
import { Accounts, isRefusal } from './accounts.js';
import { CredentialNotices } from './credential-notices.js';
import { getUserFor } from './users-policy.js';

@Injectable()
export class SessionsService {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly users: UserStore,
    private readonly accounts: Accounts,
    private readonly known: UserCache,
    private readonly notices: CredentialNotices,
  ) {}

  /** Ends all sessions. Audited when done, and when the outcome is unknown. */
  async end(staff: Staff, uid: string): Promise<void> {
    const user = await getUserFor(staff, uid, this.users);
    await this.accounts.ensure(user);
    await this.accounts.revoke(uid).catch(async (error: unknown) => {
      if (!isRefusal(error)) await this.notices.sessionsInDoubt(user, staff);
      throw error;
    });
    await this.database.transaction(async (tx) => {
      await this.known.announce(uid, tx);
      await this.notices.record('cerrarSesiones', user, staff, tx);
    });
  }
}
