import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

const opiniones = sections['contactanos/opiniones'];

/** Queues a new opinion for review if its author authorised publication. */
@Injectable()
export class OpinionesPolicy implements SectionPolicy {
  applies = isSection(opiniones);

  async beforeWrite({ before, after }: ChangeOf<typeof opiniones>) {
    if (!before && after?.autorizaPublicacion && after.publicacion === 'no_solicitada') after.publicacion = 'pendiente';
  }
}
