import { can, findRol, sections, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import type { Staff } from '../auth/staff.js';
import type { Database } from '../database/database.js';
import { Problem } from '../http/problem.js';
import { contains, readNetworks } from '../outgoing/network.js';
import { KeyCreators } from './key-creators.js';
import { printOfKey } from './machineKey.js';
import { type Machine, MachinesRepository } from './machines.repository.js';
import { SystemRequests } from './system-requests.js';

const MAKER_LOST_ACCESS = 'Quien creó la clave ya no administra los accesos: pida que se cree otra.';

/** Resolves an API key to its system and current grants; changes apply to its next request. */
@Injectable()
export class MachineStaff {
  constructor(
    private readonly machines: MachinesRepository,
    private readonly creators: KeyCreators,
    private readonly requests: SystemRequests,
  ) {}

  /** Returns the system of a key. Throws 401 for an unknown, revoked or expired key, 403 at an address off its list. */
  async getStaff(key: string, address: string | undefined): Promise<Staff> {
    const machine = await this.requireGood(await this.machines.findByPrint(printOfKey(key)));
    if (!admits(machine.direcciones, address))
      throw new Problem(
        'sin_permiso',
        `La clave no sirve desde ${address}: sus «Direcciones permitidas» no la nombran.`,
      );
    this.requests.note(machine);
    await this.machines.recordUse(machine);
    return staffOf(machine);
  }

  /** Throws 401 for an invalid key, 403 if its grants shrank since `before`. */
  async requireActive(before: Staff, tx: Database | undefined): Promise<void> {
    const { rol, granted } = staffOf(await this.requireGood(await this.machines.find(before.uid, tx), tx));
    if (rol !== before.rol || !before.granted?.every((grant) => granted?.includes(grant)))
      throw new Problem('sin_permiso', 'Los permisos de esta clave cambiaron mientras tanto.');
  }

  private async requireGood(machine: Machine | undefined, tx?: Database): Promise<Machine> {
    if (!machine) throw new Problem('no_autenticado', 'La clave no vale, o hay otra en su lugar.');
    if (machine.estado !== 'activa') throw new Problem('no_autenticado', 'La clave se revocó.');
    if (machine.venceEn < todayInLaPaz()) throw new Problem('no_autenticado', 'La clave venció.');
    if (!(await this.mayHave(machine.claveDe, tx))) throw new Problem('no_autenticado', MAKER_LOST_ACCESS);
    return machine;
  }

  private async mayHave(uid: string | null, tx?: Database): Promise<boolean> {
    if (uid === null) return true;
    const rol = await this.creators.findRol(uid, tx);
    return rol !== undefined && can(rol, 'editar', sections['sitio/accesos-de-sistemas']);
  }
}

function admits(addresses: string | null, address = ''): boolean {
  if (!addresses) return true;
  const networks = readNetworks(addresses);
  return ipaddr.isValid(address) && networks.some((one) => one && contains(one, ipaddr.process(address)));
}

const grantOf = ({ seccion, accion }: { seccion: string; accion: string }) => `${seccion}:${accion}`;

function staffOf({ id, nombre, rol: named, permisos }: Machine): Staff {
  const rol = findRol(named);
  if (!rol) throw new Problem('sin_permiso', 'Su rol no está reconocido.');
  return { uid: id, email: `${nombre} (sistema)`, nombre, rol, granted: permisos.map(grantOf) };
}
