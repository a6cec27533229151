import { formatShortDate, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { type Absence, AbsencesRepository } from '../../cases/absences/absences.repository.js';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/locks.js';
import { invalidData } from '../../platform/http/problem.js';
import { UserStore } from '../../platform/users/user-store.js';
import type { Change } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

const section = sections['sitio/ausencias'];

/** Validates absences: the stand-in has the required role, and absences of one person don't overlap. */
@Injectable()
export class AbsencesPolicy implements SectionPolicy {
  applies = isSection(section);

  constructor(
    private readonly absences: AbsencesRepository,
    private readonly users: UserStore,
  ) {}

  async beforeWrite({ after }: Change, tx: Database): Promise<void> {
    if (!after) return;
    const absence = after as unknown as Absence;
    const [person, standIn] = [
      await this.users.find(absence.persona, tx),
      await this.users.find(absence.reemplazo, tx),
    ];
    if (standIn?.estado !== 'activo') throw invalidData({ reemplazo: 'Elija a una persona activa' });
    if (standIn.rol !== 'administrador' && standIn.rol !== person?.rol)
      throw invalidData({ reemplazo: 'Debe tener el mismo rol, o ser administrador: si no, no abriría sus casos' });
    // Serializes concurrent writes, so that the second sees the first.
    await lockNamed(section.name, tx);
    const other = await this.absences.findOverlapping(absence, tx);
    if (other)
      throw invalidData({
        desde: `Ya está ausente del ${formatShortDate(other.desde)} al ${formatShortDate(other.hasta)}`,
      });
  }
}
