import { formatPercent, sections } from '@coop/domain';
import { exceededMaximum } from '@coop/domain/sections/parametros/exceededMaximum';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { ParametrosService } from '../../publishing/parametros/parametros.service.js';
import { ReferenceRates } from '../../publishing/parametros/reference-rates.service.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

const section = sections['productos/simulador-creditos'];

/** Rejects the publication of a loan whose rate exceeds the legal maximum of its category. */
@Injectable()
export class MaximasPolicy implements SectionPolicy {
  applies = isSection(section);

  constructor(
    private readonly parametros: ParametrosService,
    private readonly reference: ReferenceRates,
  ) {}

  async beforeWrite({ action, after }: ChangeOf<typeof section>, tx: Database) {
    if (action !== 'publicar' || !after) return;
    const inForce = await this.parametros.findOn(undefined, tx);
    const loan = await this.reference.applyTo(after, tx);
    const maxima = exceededMaximum(loan, inForce?.tasasMaximas ?? []);
    if (maxima)
      throw invalidData({
        tasaAnual: `La tasa supera la máxima regulada de ${section.fields.categoria.choices[after.categoria]} (${formatPercent(maxima)})`,
      });
  }
}
