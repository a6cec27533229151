import { findRol, rolLabels, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { UserStore } from '../../platform/users/user-store.js';
import type { Change } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

/** Requires an active head with the role itself, or administrador. */
@Injectable()
export class HeadsPolicy implements SectionPolicy {
  applies = isSection(sections['sitio/jefaturas']);

  constructor(private readonly users: UserStore) {}

  async beforeWrite({ after }: Change, tx: Database): Promise<void> {
    const led = findRol(after?.rol);
    if (!after || !led) return;
    const head = await this.users.find(after.jefe as string, tx);
    if (head?.estado !== 'activo') throw invalidData({ jefe: 'Elija a una persona activa' });
    if (head.rol !== led && head.rol !== 'administrador')
      throw invalidData({
        jefe: `Debe tener el rol ${rolLabels[led]}, o ser administrador: si no, no abriría lo vencido`,
      });
  }
}
