import { findSection } from '@coop/domain';
import type { Aprobacion, Notice } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { type Release, ReleasesRepository, releasesSection } from '../releases/releases.repository.js';
import { addressOf, QUEUE } from './approval-notices.js';
import { ApprovalsService } from './approvals.service.js';

/** Panel notices: requests pending the user's approval, and the user's own returned or lost ones. */
@Injectable()
export class OpenApprovals {
  constructor(
    private readonly approvals: ApprovalsService,
    private readonly releases: ReleasesRepository,
  ) {}

  async findFor(staff: Staff): Promise<Notice[]> {
    const { solicitudes, conjuntas } = await this.approvals.find(staff);
    const waiting = [
      ...conjuntas
        .filter(({ estado, impedimento }) => estado === 'enviada' && impedimento === null)
        .map(({ id }) => ({ id, seccion: releasesSection.name })),
      ...solicitudes.filter(({ estado, impedimento }) => estado === 'pendiente' && impedimento === null),
    ];
    const decided = solicitudes.filter(({ estado }) => estado !== 'pendiente');
    const [first] = waiting;
    return [
      ...(first ? [noticeOfQueue(first, waiting.length)] : []),
      ...(await this.releases.findReturned(staff.uid)).map(noticeOfRelease),
      ...decided.flatMap(noticeOf),
    ];
  }
}

const noticeOfRelease = ({ id, titulo, respuesta }: Release): Notice => ({
  clave: `conjunta_${id}`,
  seccion: releasesSection.name,
  etiqueta: `«${titulo}» volvió a borrador: ${respuesta}`,
  enlace: addressOf(releasesSection, id),
  accion: 'Abrir',
});

const noticeOfQueue = ({ id, seccion }: Pick<Aprobacion, 'id' | 'seccion'>, count: number): Notice => ({
  clave: `por_aprobar_${id}`,
  seccion,
  etiqueta: count === 1 ? 'Algo espera su aprobación para publicarse' : `${count} registros esperan su aprobación`,
  enlace: QUEUE,
  accion: 'Revisar',
});

function noticeOf({ id, seccion, registro, titulo, estado, resueltaPor, respuesta }: Aprobacion): Notice[] {
  const section = findSection(seccion);
  if (!section) return [];
  const etiqueta =
    estado === 'devuelta'
      ? `${resueltaPor} le devolvió «${titulo}»: ${respuesta}`
      : `«${titulo}» cambió después de que usted lo envió a aprobación: hay que enviarlo otra vez`;
  return [{ clave: `aprobacion_${id}`, seccion, etiqueta, enlace: addressOf(section, registro), accion: 'Abrir' }];
}
