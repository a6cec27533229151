import { formatShortDate, type Moment, sections } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/may.js';
import type { Staff } from '../../platform/auth/staff.js';
import { LotesRepository } from './lotes/lotes.repository.js';

/** Notice that the balances are outdated or missing, for roles that read them. */
@Injectable()
export class OldBalances {
  constructor(private readonly lotes: LotesRepository) {}

  async findFor(staff: Staff, { staleSince }: Moment): Promise<Notice[]> {
    if (!may(staff, 'leer', sections.saldos)) return [];
    const lote = await this.lotes.findInForce();
    if (lote && lote.fechaCorte > staleSince) return [];
    const etiqueta = lote
      ? `Los saldos son del ${formatShortDate(lote.fechaCorte)}: hay que cargar un archivo más nuevo`
      : 'Todavía no se cargó ningún archivo de saldos';
    return [{ clave: 'saldos_antiguos', seccion: 'saldos', etiqueta, enlace: '/administrador/saldos' }];
  }
}
