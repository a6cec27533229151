import { formatShortDate, sections, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { ParametrosService } from '../../publishing/parametros/parametros.service.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { type ActionRequest, isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

const section = sections['sitio/parametros'];

/** Keeps past parameters: no past day changes its set, because deadlines were computed with it. */
@Injectable()
export class ParametrosPolicy implements SectionPolicy {
  applies = isSection(section);

  constructor(private readonly parametros: ParametrosService) {}

  async requirePossible({ action, row }: ActionRequest) {
    if (action === 'archivar' && String(row.vigenteDesde) <= todayInLaPaz())
      throw new Problem(
        'transicion_invalida',
        'Un conjunto que ya rigió queda: con él se contaron plazos y retenciones.',
      );
  }

  async beforeWrite({ action, before, after }: ChangeOf<typeof section>, tx: Database) {
    const day = after?.vigenteDesde;
    if (action !== 'publicar' || before?.estado === 'publicado' || !day || day >= todayInLaPaz()) return;
    const other = await this.parametros.findOn(day, tx);
    if (other)
      throw invalidData({
        vigenteDesde: `El ${formatShortDate(day)} ya regía «${other.titulo}»: un conjunto nuevo empieza hoy o después`,
      });
  }
}
