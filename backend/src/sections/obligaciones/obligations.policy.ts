import { findRol, rolLabels, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { UserStore } from '../../platform/users/user-store.js';
import type { Change } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

/** Requires the assigned person to be active and to have the responsible role. */
@Injectable()
export class ObligationsPolicy implements SectionPolicy {
  applies = isSection(sections['sitio/obligaciones']);

  constructor(private readonly users: UserStore) {}

  async beforeWrite({ after }: Change, tx: Database): Promise<void> {
    const rol = findRol(after?.responsable);
    if (!after?.persona || !rol) return;
    const person = await this.users.find(after.persona as string, tx);
    if (person?.estado !== 'activo') throw invalidData({ persona: 'Elija a una persona activa' });
    if (person.rol !== rol) throw invalidData({ persona: `Debe tener el rol ${rolLabels[rol]}` });
  }
}
