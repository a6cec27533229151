import { Injectable } from '@nestjs/common';
import type { Database } from '../../database/database.js';
import { Problem } from '../../http/problem.js';
import { MachineStaff } from '../../machines/machine-staff.service.js';
import { UserStore } from '../../users/user-store.js';
import { byFile } from '../byFile.js';
import { IdTokens } from '../id-tokens.js';
import type { Staff } from '../staff.js';
import { requireActive } from './requireActive.js';

/** What was found out so short a time ago is not asked again; in milliseconds. */
const MOMENT_MS = 1_000;

const REFUSALS = ['sin_permiso', 'no_autenticado'];

/** By what somebody was let in: a key, or a session since that moment, in seconds since 1970. */
export type Door = { key: string } | { signedInAt: number };
/** When they were last seen to stand, in milliseconds of `performance.now()`; what is done by command has no door. */
type Seen = { door: Door | undefined; at: number };

/**
 * Whether who asked for something may still do it, once that has waited: for a turn, a lock, Google, or the end of a long file. The
 * guard looked before; by now they may be suspended, or have another role, or their session was ended, or their key is another.
 */
@Injectable()
export class Standing {
  private readonly seen = new WeakMap<Staff, Seen>();

  constructor(
    private readonly users: UserStore,
    private readonly machines: MachineStaff,
    private readonly tokens: IdTokens,
  ) {}

  /** Notes who was just let in, and how. */
  saw(staff: Staff, door: Door | undefined): void {
    this.seen.set(staff, { door, at: performance.now() });
  }

  wasSeenNow(staff: Staff): boolean {
    return performance.now() - (this.seen.get(staff)?.at ?? Number.NEGATIVE_INFINITY) <= MOMENT_MS;
  }

  /** Throws, as the guard does, for who does not stand any more; who was seen a moment ago does. To be asked as something is written, in its transaction. */
  async require(staff: Staff, tx?: Database): Promise<void> {
    if (this.wasSeenNow(staff)) return;
    const door = this.seen.get(staff)?.door;
    if (door && 'key' in door) await this.machines.requireStanding(door.key, staff, tx);
    else await this.requireUser(staff, tx);
    if (door && 'signedInAt' in door) await this.tokens.requireStanding({ uid: staff.uid, auth_time: door.signedInAt });
    this.saw(staff, door);
  }

  /** Whether `require` lets them; `unknown` while Google does not say. */
  async stands(staff: Staff, tx?: Database): Promise<boolean | 'unknown'> {
    try {
      await this.require(staff, tx);
      return true;
    } catch (error) {
      if (error instanceof Problem && REFUSALS.includes(error.codigo)) return false;
      if (error instanceof Problem && error.codigo === 'no_disponible') return 'unknown';
      throw error;
    }
  }

  /** Throws 403 for a user who is suspended, or has another role. Sure under the lock that changes of users take. */
  async requireUser(staff: Staff, tx?: Database): Promise<void> {
    // Whoever runs the server is no user of it.
    if (staff === byFile) return;
    const user = await this.users.find(staff.uid, tx);
    requireActive(user);
    if (user.rol !== staff.rol) throw new Problem('sin_permiso', 'Su rol cambió mientras tanto. Actualice la página.');
  }
}
