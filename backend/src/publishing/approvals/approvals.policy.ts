import { type Action, type AnyRow, type AnySection, findTransition, newlyOpenFields } from '@coop/domain';
import { ordenesAprobadas } from '@coop/domain/answers';
import { CORRECTION } from '@coop/domain/sections/shared/corrections';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import type { Change } from '../../resource/rows/change.js';
import { type ActionRequest, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { ApprovalNotices } from './approval-notices.js';
import { type Approval, ApprovalsRepository } from './approvals.repository.js';
import { CredentialIssuersRepository, currentAction } from './credential-issuers.repository.js';
import { partIn, refusalToApprove } from './refusalToApprove.js';
import { RulesRepository } from './rules.repository.js';

/**
 * Enforces the four-eyes rule: where one applies, the authors and the sender of a row may not publish or archive it. An
 * approval covers only the version that was sent. It is a section policy because every row write runs them, whatever
 * the endpoint.
 */
@Injectable()
export class ApprovalsPolicy implements SectionPolicy {
  applies = ({ kind }: AnySection) => kind === 'publication';

  constructor(
    private readonly rules: RulesRepository,
    private readonly approvals: ApprovalsRepository,
    private readonly notices: ApprovalNotices,
    private readonly issuers: CredentialIssuersRepository,
  ) {}

  async requirePossible({ section, action, row, staff }: ActionRequest, tx?: Database) {
    if (!staff) return;
    const orden = orderOf(action);
    const opened = exposedFields(section, action, row);
    if (!orden && opened.length === 0) return;
    const rule = await this.rules.find(section.name, tx);
    if (!rule) return;
    if (!orden) throw new Problem('transicion_invalida', exposedFieldsMessage(opened));
    const sent = await this.approvals.findPending(row.id, tx);
    const behind = await this.issuers.findBehind([currentAction(staff.uid)], tx);
    const refusal = refusalToApprove(rule, sent, { orden, version: row.version }, staff, behind);
    if (refusal) throw new Problem('transicion_invalida', refusal);
  }

  /** Copies the author's correction reason from the request unless the approver gives another. */
  async beforeWrite({ section, action, after }: Change, tx: Database) {
    if (action !== 'publicar' || !after || !Object.hasOwn(section.fields, CORRECTION) || after[CORRECTION]) return;
    const sent = await this.approvals.findPending(after.id, tx);
    if (sent?.motivo) after[CORRECTION] = sent.motivo;
  }

  /** Marks the pending request as lost when another write changes the row; it must be sent again. */
  async afterWrite({ section, action, before, after, staff }: Change, tx: Database) {
    if (!before) return;
    const orden = orderOf(action);
    const sent = await this.approvals.findPending(before.id, tx);
    // The write locks the row; a return of the request that committed earlier wins.
    if (orden && !sent && staff && (await this.rules.find(section.name, tx)))
      throw new Problem('transicion_invalida', 'Ya no espera aprobación.');
    // The rule may have been removed meanwhile, so an author may run the order: that is no approval.
    const isApproved =
      orden !== undefined && sent?.orden === orden && staff !== undefined && (await this.isApart(sent, staff.uid, tx));
    const estado = isApproved ? 'aprobada' : 'perdida';
    if (sent) await this.approvals.settle(sent.registro, { estado, resueltaPor: staff?.uid ?? null }, tx);
    if (sent && isApproved) await this.notices.notifyApproved(section, sent, staff, tx);
    if (orden || !after) await this.approvals.close(before.id, tx);
  }

  private async isApart({ autores }: Approval, uid: string, tx: Database): Promise<boolean> {
    return partIn(autores, uid, await this.issuers.findBehind([currentAction(uid)], tx)) === undefined;
  }
}

/** Returns the action as an order that needs a second person, or undefined. */
const orderOf = (action: Change['action']) => ordenesAprobadas.find((one) => one === action);

/**
 * Returns the labels of fields that an order would expose on a published row with unpublished changes. These changes
 * would be published with it, unapproved.
 */
function exposedFields(section: AnySection, action: Action, row: AnyRow): string[] {
  const order = findTransition(section, action);
  if (!order || order.field === 'estado') return [];
  if (row.estado !== 'publicado' || row.version === row.versionPublicada) return [];
  return newlyOpenFields(section, row, { ...row, [order.field]: order.to }).map((name) => section.fields[name].label);
}

const exposedFieldsMessage = (labels: readonly string[]) =>
  `Esto muestra al público «${labels.join('», «')}», y el registro tiene cambios que otra persona todavía no aprobó: envíelos a aprobación antes.`;
