import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TipologiasRepository } from './tipologias.repository.js';

const section = sections['contactanos/reclamos'];

/** Assigns a new complaint the supervisor's code for its motive on the day of reception; staff may correct it. */
@Injectable()
export class CodesPolicy implements SectionPolicy {
  applies = isSection(section);

  constructor(private readonly tipologias: TipologiasRepository) {}

  async beforeWrite({ before, after }: ChangeOf<typeof section>, tx: Database) {
    if (before || !after?.fechaRecepcion) return;
    after.codigoAsfi ??= (await this.tipologias.findCode(after, after.fechaRecepcion, tx)) ?? null;
  }
}
