import { formatShortDate, sections } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/may.js';
import type { Staff } from '../../platform/auth/staff.js';
import { LotesRepository } from './lotes/lotes.repository.js';

/** Notice that the last upload was refused or awaits confirmation, for roles that upload balances. */
@Injectable()
export class RefusedLoad {
  constructor(private readonly lotes: LotesRepository) {}

  async findFor(staff: Staff): Promise<Notice[]> {
    if (!may(staff, 'cargar', sections.saldos)) return [];
    const {
      rows: [last],
    } = await this.lotes.findPage({ filter: {}, range: [0, 0], sort: ['cargadoEn', 'DESC'] });
    if (last?.estado !== 'con_errores' && last?.estado !== 'por_confirmar') return [];
    const waits = last.estado === 'por_confirmar';
    return [
      {
        clave: `carga_rechazada_${last.id}`,
        seccion: 'saldos',
        etiqueta: `La carga de saldos al ${formatShortDate(last.fechaCorte)} ${waits ? 'espera confirmación' : 'no entró'}: ${last.motivo}`,
        enlace: '/administrador/saldos',
        accion: waits ? 'Ver el lote' : 'Ver los errores',
      },
    ];
  }
}
