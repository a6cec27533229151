import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { invalidData } from '../../platform/http/problem.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

const section = sections['sitio/motivos-de-reclamo'];

/** Keeps a motive's key: complaints, layouts and other systems refer to it. */
@Injectable()
export class KeysPolicy implements SectionPolicy {
  applies = isSection(section);

  async beforeWrite({ before, after }: ChangeOf<typeof section>) {
    if (before && after && before.clave !== after.clave)
      throw invalidData({ clave: 'La clave no cambia: termine este motivo y escriba otro' });
  }
}
