import { formatShortDate, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/locks.js';
import { invalidData } from '../../platform/http/problem.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TipologiasRepository } from './tipologias.repository.js';

const section = sections['sitio/tipologias'];

/** Rejects overlapping validity of two codes for the same reason and product. */
@Injectable()
export class TipologiasPolicy implements SectionPolicy {
  applies = isSection(section);

  constructor(private readonly tipologias: TipologiasRepository) {}

  async beforeWrite({ after }: ChangeOf<typeof section>, tx: Database) {
    if (!after) return;
    await lockNamed(section.name, tx);
    const other = await this.tipologias.findOverlapping(after, tx);
    if (other)
      throw invalidData({
        vigenteDesde: `Ese motivo y producto ya tienen el código ${other.codigo}, desde el ${formatShortDate(other.vigenteDesde)}: ciérrelo el día previo`,
      });
  }
}
