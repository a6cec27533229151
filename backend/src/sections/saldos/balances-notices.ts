import { formatShortDate, type Moment, sections } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import type { Reading } from '../../platform/metrics/metrics.js';
import { LotesRepository } from './lotes/lotes.repository.js';

export const balancesReadings = (lotes: LotesRepository): Reading[] => [
  {
    name: 'balances_age_seconds',
    help: 'Cuánto hace que se cargó el lote de saldos vigente; NaN si no hay ninguno',
    read: async () => {
      const inForce = await lotes.findInForce();
      return inForce ? [{ value: (Date.now() - Date.parse(inForce.cargadoEn)) / 1_000 }] : [];
    },
  },
  {
    name: 'balances_rows',
    help: 'Filas del lote de saldos vigente; NaN si no hay ninguno',
    read: async () => {
      const inForce = await lotes.findInForce();
      return inForce ? [{ value: inForce.filas }] : [];
    },
  },
];

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
