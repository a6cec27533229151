import { sections } from '@coop/domain';
import type { SystemRequests as Days, MachineKey } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import { newMachineKey, printOfKey } from '../../platform/machines/machineKey.js';
import { MachinesRepository } from '../../platform/machines/machines.repository.js';
import { SystemRequests } from '../../platform/machines/system-requests.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { ResourceService, requirePermission } from '../../resource/rows/resource.service.js';

const accesosDeSistemas = sections['sitio/accesos-de-sistemas'];

@Injectable()
export class MachineKeyService {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly resources: ResourceService,
    private readonly machines: MachinesRepository,
    private readonly history: HistoryRepository,
    private readonly requests: SystemRequests,
  ) {}

  async create(staff: Staff, id: string): Promise<MachineKey> {
    requirePermission(staff, 'editar', accesosDeSistemas);
    const row = await this.resources.stored(accesosDeSistemas, id, staff);
    if (row.estado !== 'activa') throw new Problem('transicion_invalida', 'Este acceso está revocado: cree otro.');
    const clave = newMachineKey();
    await this.database.transaction(async (tx) => {
      await this.machines.storeHash(id, printOfKey(clave), staff.uid, tx);
      await this.history.addEvent(
        accesosDeSistemas,
        'crearClave',
        accesosDeSistemas.title(row as never),
        staff,
        { registro: id },
        tx,
      );
    });
    return { clave, venceEn: String(row.venceEn) };
  }

  async findRequests(staff: Staff, id: string): Promise<Days> {
    const { id: known } = await this.resources.stored(accesosDeSistemas, id, staff);
    return this.requests.findDays(known);
  }
}
