import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

/** Titles a report by its fiscal year unless staff wrote another title. */
@Injectable()
export class MemoriasPolicy implements SectionPolicy {
  applies = isSection(sections['institucional/memorias-institucionales']);

  async beforeWrite({ before, after }: ChangeOf<(typeof sections)['institucional/memorias-institucionales']>) {
    if (!after) return;
    const wasAutomatic = before && before.titulo === titleOf(before.gestion) && after.titulo === before.titulo;
    if (!after.titulo || wasAutomatic) after.titulo = titleOf(after.gestion);
  }
}

const titleOf = (gestion: unknown) => `Memoria Institucional ${String(gestion)}`;
