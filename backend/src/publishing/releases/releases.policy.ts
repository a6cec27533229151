import { can, roles } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import type { Batch, ChangeOf } from '../../resource/rows/change.js';
import { type ActionRequest, isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { ApprovalNotices } from '../approvals/approval-notices.js';
import { RulesRepository } from '../approvals/rules.repository.js';
import { ReleaseApprovals } from './release-approvals.service.js';
import { type ReadVersions, ReleaseRows } from './release-rows.service.js';
import { type Release, releasesSection, sectionOf } from './releases.repository.js';

type Change = ChangeOf<typeof releasesSection>;

/** Moves a release through its states, and its rows with it, in one transaction. */
@Injectable()
export class ReleasesPolicy implements SectionPolicy {
  applies = isSection(releasesSection);

  constructor(
    private readonly tables: TableStore,
    private readonly rules: RulesRepository,
    private readonly rows: ReleaseRows,
    private readonly approvals: ReleaseApprovals,
    private readonly notices: ApprovalNotices,
  ) {}

  async requirePossible({ action, row, staff }: ActionRequest, tx?: Database) {
    if (writing.includes(action) && row.estado !== 'borrador')
      throw new Problem('transicion_invalida', CLOSED[row.estado as ClosedState]);
    if (!deciding.includes(action) || !staff) return;
    const refusal = await this.approvals.refusalFor(row as Release, staff, tx);
    if (refusal) throw new Problem('transicion_invalida', refusal);
  }

  async beforeWrite({ action, before, after, staff }: Change, tx: Database) {
    if (!after) return;
    if (!before || writing.includes(action)) await this.nameRows(after, staff, tx);
    const isLater = after.publicaEn !== null && after.publicaEn > new Date().toISOString();
    if (action === 'enviar') {
      if (after.registros.length === 0) throw invalidData({ registros: 'Añada al menos un registro' });
      if (after.publicaEn && !isLater)
        throw invalidData({ publicaEn: 'Esa hora ya pasó: elija otra, o déjela vacía para que salga ahora' });
      if (await this.needsApproval(after, tx)) after.estado = 'enviada';
    }
    // The flow leads to «programada»; without a time to come, the rows are published now.
    if (after.estado === 'programada' && before?.estado !== 'programada' && !isLater) after.estado = 'publicada';
    if (after.estado === 'publicada') after.publicadaEn = new Date().toISOString();
  }

  async afterWrite({ action, before, after, staff, actionValues }: Change, tx: Database, batch: Batch) {
    if (!before || !after) return;
    if (['devolver', 'retirar'].includes(action)) await this.approvals.close(before, staff, tx);
    // Without staff, the job takes it back.
    if (!staff) return;
    if (action === 'devolver') await this.notifySender(after, staff, tx);
    else if (action === 'enviar') await this.rows.send(after, staff, versionsIn(actionValues), batch);
    else if (after.estado === 'publicada') await this.rows.publish(after, staff, batch);
    else if (action === 'aprobar') await this.rows.check(after, staff, batch);
  }

  private async notifySender({ id, titulo, enviadaPor, respuesta }: Release, staff: Staff, tx: Database) {
    const autores = enviadaPor ? [enviadaPor] : [];
    const returned = { id, registro: id, titulo, orden: 'publicar', autores } as const;
    await this.notices.notifyReturned(releasesSection, returned, staff, respuesta ?? '', tx);
  }

  private async needsApproval({ registros }: Release, tx: Database): Promise<boolean> {
    for (const { seccion } of registros) if (await this.rules.find(seccion, tx)) return true;
    return false;
  }

  /** Checks that the rows exist and that the user may publish them; stores their titles, and who may read the release. */
  private async nameRows(after: Release, staff: Staff | undefined, tx: Database): Promise<void> {
    const { registros } = after;
    const faults: Record<string, string> = {};
    for (const [at, item] of registros.entries()) {
      const section = sectionOf(item.seccion);
      const row = await this.tables.find(section, item.registro, tx);
      if (staff && !may(staff, 'publicar', section))
        faults[`registros.${at}.seccion`] = 'Su rol no publica en esta sección';
      else if (!row) faults[`registros.${at}.registro`] = `${section.label.one}: no se encontró`;
      else item.titulo = section.title(row).slice(0, 300);
    }
    if (Object.keys(faults).length > 0) throw invalidData(faults);
    const publishing = roles.filter((rol) =>
      registros.every(({ seccion }) => can(rol, 'publicar', sectionOf(seccion))),
    );
    // An empty release is only for its author's role.
    after.roles = registros.length > 0 ? publishing : staff ? [staff.rol] : [];
  }
}

const writing = ['editar', 'recuperar', 'eliminar'];
const deciding = ['aprobar', 'devolver'];

type ClosedState = 'enviada' | 'programada' | 'publicada';
const CLOSED: Readonly<Record<ClosedState, string>> = {
  enviada: 'Espera aprobación: vuélvala a borrador para cambiarla.',
  programada: 'Ya está programada: vuélvala a borrador para cambiarla.',
  publicada: 'Ya se publicó: queda como constancia.',
};

function versionsIn(values: Change['actionValues']): ReadVersions {
  const sent = (values?.versiones ?? []) as { registro: string; version: number }[];
  return new Map(sent.map(({ registro, version }) => [registro, version]));
}
