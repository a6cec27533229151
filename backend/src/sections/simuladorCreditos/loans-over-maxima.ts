import { adminPathOf, type Published, sections } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { exceededMaximum } from '@coop/domain/sections/parametros/exceededMaximum';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import { ParametrosService } from '../../publishing/parametros/parametros.service.js';
import { ReferenceRates } from '../../publishing/parametros/reference-rates.service.js';
import { PublishedService } from '../../publishing/published/published.service.js';

const section = sections['productos/simulador-creditos'];

@Injectable()
export class LoansOverMaxima {
  constructor(
    private readonly parametros: ParametrosService,
    private readonly published: PublishedService,
    private readonly reference: ReferenceRates,
  ) {}

  async findFor(staff: Staff): Promise<Notice[]> {
    if (!may(staff, 'publicar', section)) return [];
    const maximas = (await this.parametros.findOn())?.tasasMaximas ?? [];
    if (maximas.length === 0) return [];
    const rows = await this.published.findRows(section, { sort: ['orden', 'ASC'] });
    // The generic reader doesn't type a section's rows, hence the cast.
    const loans = await this.reference.applyToAll(rows as Published<typeof section>[]);
    const over = loans.filter((loan) => exceededMaximum(loan, maximas));
    if (over.length === 0) return [];
    const names = over.map(({ nombre }) => `«${nombre}»`).join(', ');
    const etiqueta = `Con una tasa mayor que la máxima que fijan los parámetros vigentes: ${names}`;
    return [{ clave: 'creditos_sobre_maxima', seccion: section.name, etiqueta, enlace: adminPathOf(section.name) }];
  }
}
