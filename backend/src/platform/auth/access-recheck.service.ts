import { Injectable } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { Problem } from '../http/problem.js';
import { MachineStaff } from '../machines/machine-staff.service.js';
import { UserStore } from '../users/user-store.js';
import { requireActive } from './permissions.js';
import { byFile, type Staff } from './staff.js';

/** Checks access again, in transactions that give others access and for delayed effects. */
@Injectable()
export class AccessRecheck {
  constructor(
    private readonly users: UserStore,
    private readonly machines: MachineStaff,
  ) {}

  /** Throws 403 for a suspended user or changed role; 401 or 403 for an API key. */
  async require(staff: Staff, tx?: Database): Promise<void> {
    if (staff === byFile) return;
    if (staff.granted) return this.machines.requireActive(staff, tx);
    const user = await this.users.find(staff.uid, tx);
    requireActive(user);
    if (user.rol !== staff.rol) throw new Problem('sin_permiso', 'Su rol cambió mientras tanto. Actualice la página.');
  }

  async hasAccess(staff: Staff, tx?: Database): Promise<boolean> {
    try {
      await this.require(staff, tx);
      return true;
    } catch (error) {
      if (error instanceof Problem && ['sin_permiso', 'no_autenticado'].includes(error.codigo)) return false;
      throw error;
    }
  }
}
