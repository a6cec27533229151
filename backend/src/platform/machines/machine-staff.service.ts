import { findRol, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../auth/staff.js';
import { Problem } from '../http/problem.js';
import { printOfKey } from './machineKey.js';
import { MachinesRepository } from './machines.repository.js';

/** From a key to the system that holds it, with what it may do now: what is revoked or changed holds at its next request. */
@Injectable()
export class MachineStaff {
  constructor(private readonly machines: MachinesRepository) {}

  /** Throws 401 for a key of nobody, and for one that was revoked or has expired. */
  async getStaff(key: string): Promise<Staff> {
    const machine = await this.machines.findByPrint(printOfKey(key));
    if (!machine) throw new Problem('no_autenticado', 'La clave no vale, o hay otra en su lugar.');
    if (machine.estado !== 'activa') throw new Problem('no_autenticado', 'La clave se revocó.');
    if (machine.venceEn < todayInLaPaz()) throw new Problem('no_autenticado', 'La clave venció.');
    const rol = findRol(machine.rol);
    if (!rol) throw new Problem('sin_permiso', 'Su rol no está reconocido.');
    await this.machines.recordUse(machine);
    const { id, nombre, permisos } = machine;
    return { uid: id, email: `${nombre} (sistema)`, nombre, rol, granted: permisos.map(grantOf) };
  }
}

const grantOf = ({ seccion, accion }: { seccion: string; accion: string }) => `${seccion}:${accion}`;
