import { Injectable } from '@nestjs/common';
import type { Database } from '../../database/database.js';
import { Problem } from '../../http/problem.js';
import { MachineStaff } from '../../machines/machine-staff.service.js';
import { UserStore } from '../../users/user-store.js';
import { byFile } from '../byFile.js';
import type { Staff } from '../staff.js';
import { requireActive } from './requireActive.js';

/** What was found out so short a time ago is not asked again; in milliseconds. */
const MOMENT_MS = 1_000;

const REFUSALS = ['sin_permiso', 'no_autenticado'];

/**
 * Whether who asked for something may still do it, once that has waited: for a turn, a lock, Google, or the end of a long file. The
 * guard looked before; by now they may be suspended, or have another role, or their key was revoked.
 */
@Injectable()
export class Standing {
  /** When each was last seen to stand, in milliseconds of `performance.now()`. */
  private readonly seen = new WeakMap<Staff, number>();

  constructor(
    private readonly users: UserStore,
    private readonly machines: MachineStaff,
  ) {}

  /** Notes who was just let in. */
  saw(staff: Staff): void {
    this.seen.set(staff, performance.now());
  }

  wasSeenNow(staff: Staff): boolean {
    return performance.now() - (this.seen.get(staff) ?? Number.NEGATIVE_INFINITY) <= MOMENT_MS;
  }

  /** As `requireNow`, for who was not seen a moment ago. To be asked as something is written, in its transaction. */
  async require(staff: Staff, tx?: Database): Promise<void> {
    if (this.wasSeenNow(staff)) return;
    await this.requireNow(staff, tx);
    this.saw(staff);
  }

  /** Whether `require` lets them. */
  async stands(staff: Staff, tx?: Database): Promise<boolean> {
    try {
      await this.require(staff, tx);
      return true;
    } catch (error) {
      if (error instanceof Problem && REFUSALS.includes(error.codigo)) return false;
      throw error;
    }
  }

  /** Throws, as the guard does, for who does not stand any more. Sure under the lock that changes of users take. */
  async requireNow(staff: Staff, tx?: Database): Promise<void> {
    const { uid, rol, granted } = staff;
    // Whoever runs the server is no user of it.
    if (staff === byFile) return;
    if (granted) return this.machines.requireStanding(uid, tx);
    const user = await this.users.find(uid, tx);
    requireActive(user);
    if (user?.rol !== rol) throw new Problem('sin_permiso', 'Su rol cambió mientras tanto. Actualice la página.');
  }
}
