import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { invalidData } from '../../platform/http/problem.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { only, type SectionPolicy } from '../../resource/rows/section-policy.js';

const section = sections['sitio/motivos-de-reclamo'];

/** Complaints, layouts and other systems know a motive by its key: it has that one for good. */
@Injectable()
export class KeysPolicy implements SectionPolicy {
  applies = only(section);

  async beforeWrite({ before, after }: ChangeOf<typeof section>) {
    if (before && after && before.clave !== after.clave)
      throw invalidData({ clave: 'La clave no cambia: termine este motivo y escriba otro' });
  }
}
