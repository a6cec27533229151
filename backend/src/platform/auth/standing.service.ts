import { Injectable } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { Problem } from '../http/problem.js';
import { MachineStaff } from '../machines/machine-staff.service.js';
import { UserStore } from '../users/user-store.js';
import { byFile } from './byFile.js';
import { requireActive } from './requireActive.js';
import type { Staff } from './staff.js';

/**
 * Whether somebody may still do what they asked for. To be asked in the transaction of what gives others access, where the lock
 * on users makes it certain, and of what comes into force minutes after it was asked for; the guard is enough for the rest.
 */
@Injectable()
export class Standing {
  constructor(
    private readonly users: UserStore,
    private readonly machines: MachineStaff,
  ) {}

  /** Throws 403 for a user who is suspended or has another role, 401 and 403 for a key that is no good or opens less. */
  async require(staff: Staff, tx?: Database): Promise<void> {
    if (staff === byFile) return;
    if (staff.granted) return this.machines.requireStanding(staff, tx);
    const user = await this.users.find(staff.uid, tx);
    requireActive(user);
    if (user.rol !== staff.rol) throw new Problem('sin_permiso', 'Su rol cambió mientras tanto. Actualice la página.');
  }

  /** Whether `require` lets them. */
  async stands(staff: Staff, tx?: Database): Promise<boolean> {
    try {
      await this.require(staff, tx);
      return true;
    } catch (error) {
      if (error instanceof Problem && ['sin_permiso', 'no_autenticado'].includes(error.codigo)) return false;
      throw error;
    }
  }
}
