import { type AnyRow, findSection } from '@coop/domain';
import type { Conjunta } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import type { Batch } from '../../resource/rows/change.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { ApprovalsRepository } from '../approvals/approvals.repository.js';
import { ApproversService } from '../approvals/approvers.service.js';
import { CredentialIssuersRepository, currentAction } from '../approvals/credential-issuers.repository.js';
import { refusalToApprove } from '../approvals/refusalToApprove.js';
import { RulesRepository } from '../approvals/rules.repository.js';
import { type Release, ReleasesRepository, releasesSection, sectionOf } from './releases.repository.js';

const LONGEST_REASON = 1000;

/** Second-person approval of whole releases, made of the requests of their rows. */
@Injectable()
export class ReleaseApprovals {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly rules: RulesRepository,
    private readonly approvals: ApprovalsRepository,
    private readonly issuers: CredentialIssuersRepository,
    private readonly approvers: ApproversService,
    private readonly writer: RowWriter,
  ) {}

  /** Returns why the user may not approve the whole release; undefined when they may. */
  async refusalFor({ registros, enviadaPor }: Release, staff: Staff, tx?: Database): Promise<string | undefined> {
    if (staff.granted) return 'La aprueba una persona, no un sistema.';
    if (staff.uid === enviadaPor) return 'Usted la envió: la aprueba otra persona.';
    const behind = await this.issuers.findBehind([currentAction(staff.uid)], tx);
    for (const { seccion, registro, titulo } of registros) {
      const section = findSection(seccion);
      if (!section || !may(staff, 'publicar', section))
        return `La aprueba quien publica en todas sus secciones: usted no publica en «${section?.label.many ?? seccion}».`;
      const rule = await this.rules.find(seccion, tx);
      const sent = rule && (await this.approvals.findPending(registro, tx));
      const order = { orden: 'publicar', version: sent?.version ?? 0 } as const;
      const refusal = rule && refusalToApprove(rule, sent, order, staff, behind);
      if (refusal) return `«${titulo}»: ${refusal}`;
    }
    return undefined;
  }

  async isBound(registro: string, tx: Database): Promise<boolean> {
    return (await this.releases.findBinding(registro, tx)) !== undefined;
  }

  /** Returns the pending and scheduled releases of the sections that the user reads, with the rows of those sections. */
  async findOpen(staff: Staff): Promise<{ conjuntas: Conjunta[]; bound: ReadonlySet<string> }> {
    const open = await this.releases.findBindings();
    const names = open.length > 0 ? await this.approvers.names() : new Map<string, string>();
    const conjuntas = await Promise.all(open.map((release) => this.present(release, staff, names)));
    return {
      conjuntas: conjuntas.filter(({ registros }) => registros.length > 0),
      bound: new Set(open.flatMap(({ registros }) => registros.map(({ registro }) => registro))),
    };
  }

  private async present(release: Release, staff: Staff, names: ReadonlyMap<string, string>): Promise<Conjunta> {
    const { id, version, titulo, nota, publicaEn, enviadaPor, enviadaEn, registros } = release;
    const isSent = release.estado === 'enviada';
    return {
      id,
      version,
      titulo,
      nota,
      estado: isSent ? 'enviada' : 'programada',
      publicaEn,
      pedidaPor: names.get(enviadaPor ?? '') ?? 'Alguien que ya no está',
      pedidaEn: enviadaEn ?? release.actualizadoEn,
      esSuya: enviadaPor === staff.uid,
      registros: registros
        .filter(({ seccion }) => may(staff, 'leer', sectionOf(seccion)))
        .map(({ seccion, registro, titulo }) => ({ seccion, registro, titulo: titulo ?? '' })),
      impedimento: (isSent && (await this.refusalFor(release, staff))) || null,
    };
  }

  /** Closes the requests of a release's rows: it went back to draft, and its sender learns why from the release. */
  async close({ registros }: Release, staff: Staff | undefined, tx: Database): Promise<void> {
    for (const { registro } of registros) {
      await this.approvals.settle(registro, { estado: 'cerrada', resueltaPor: staff?.uid ?? null }, tx);
      await this.approvals.close(registro, tx);
    }
  }

  /** Takes a pending or scheduled release back to draft, with the reason for its sender. */
  async withdraw(before: Release, reason: string, staff: Staff | undefined, batch: Batch): Promise<void> {
    const respuesta = reason.slice(0, LONGEST_REASON);
    const after: AnyRow = { ...before, estado: 'borrador', aprobadaPor: null, respuesta };
    const change = { section: releasesSection, action: 'retirar', before, after, ...(staff && { staff }) };
    await this.writer.replace(change, () => new Problem('conflicto'), batch);
  }
}
