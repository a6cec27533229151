import { type AnyRow, type AnySection, findTransition } from '@coop/domain';
import type { Proposal } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { type NewMail, Outbox } from '../../resource/mail/outbox.js';
import { MailSender } from '../../resource/mail/sender.js';
import type { Change } from '../../resource/rows/change.js';
import type { ActionRequest, SectionPolicy } from '../../resource/rows/section-policy.js';
import { PrivateLinks } from '../tracking/private-links.js';
import { QuietCases } from '../tracking/quiet-cases.repository.js';
import { personMails } from './personMails.js';
import { StaffNotices } from './staff-notices.js';

/** Domains of one provider, which ignores dots in the local part. */
const GMAIL: readonly string[] = ['gmail.com', 'googlemail.com'];

/** Normalizes an address to its mailbox: drops the «+» label. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).toLowerCase().split('+', 1);
  const domain = address.slice(at + 1).toLowerCase();
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@${GMAIL[0]}` : `${name}@${domain}`;
}

/** Queues the mails of a case: to the person, within rate limits, and to staff. */
@Injectable()
export class MailPolicy implements SectionPolicy {
  applies = ({ kind }: AnySection) => kind === 'submission';

  constructor(
    private readonly outbox: Outbox,
    private readonly notices: StaffNotices,
    private readonly limits: Limits,
    private readonly sender: MailSender,
    private readonly links: PrivateLinks,
    private readonly quiet: QuietCases,
  ) {}

  /** Proposes the response channel that the person asked for, if answers support it. */
  async propose({ section, action, row }: ActionRequest): Promise<Proposal | undefined> {
    const { requires = [], accepts = [] } = findTransition(section, action) ?? {};
    const way = row.medioUsado ?? row.medioRespuesta;
    const label = section.fields.medioUsado?.choices?.[String(way)];
    if (!label || !row.medioRespuesta || action !== 'responder' || ![...requires, ...accepts].includes('medioUsado'))
      return undefined;
    return { valores: { medioUsado: way }, nota: `Pidió la respuesta así: ${label.toLowerCase()}.` };
  }

  async afterWrite(change: Change, tx: Database) {
    const { action, after, staff } = change;
    if (!after || after.estado === 'spam') return;
    // Rows by neither a visitor nor staff are the demonstration's: nobody expects an answer.
    if (action === 'crear' && !staff && !after.huellaOrigen) return;
    const toPerson = personMails(change, this.links.linkOf(change.section, after));
    if (toPerson.length > 0) this.sender.forPeople();
    for (const mail of toPerson) {
      const leave = await this.leaveFor(mail, change, tx);
      if (leave) await this.outbox.add(tx, { ...mail, ...leave });
    }
    if (action === 'crear') await this.notices.notifyNew(change, tx);
    if (action === 'aportar') await this.notices.notifyDocuments(change, tx);
    await this.notices.notifyAssignment(change, tx);
  }

  /** Returns from when a mail may be sent, if at all: opt-outs, and limits on mails that visitors cause. */
  private async leaveFor(
    { plantilla, para }: NewMail,
    { section, after, staff }: Change,
    tx: Database,
  ): Promise<MailOptions | undefined> {
    const row = after as AnyRow;
    if (plantilla === 'paso') {
      if (await this.quiet.has(section, row.id, tx)) return undefined;
      return (await this.limits.count('stepsTold', mailboxOf(para))).over ? undefined : IMMEDIATE;
    }
    if (plantilla !== 'acuse' || staff) return IMMEDIATE;
    const mailbox = mailboxOf(para);
    const site = [mailbox, String(row.huellaOrigen)];
    return section.submission?.regulated ? this.leaveForComplaint(mailbox, site) : this.leaveForOther(mailbox, site);
  }

  /** Limits by site, so that a flooded mailbox still gets its owner's mails. */
  private async leaveForOther(mailbox: string, site: readonly string[]): Promise<MailOptions | undefined> {
    if ((await this.limits.count('acknowledgementsOfSite', site)).over) return undefined;
    return (await this.limits.count('acknowledgements', mailbox)).over ? undefined : IMMEDIATE;
  }

  /** Acknowledgements are required by regulation: above their limits they are delayed by hours. */
  private async leaveForComplaint(mailbox: string, site: readonly string[]): Promise<MailOptions | undefined> {
    if ((await this.limits.count('complaintsAcknowledgedOfSite', site)).over) return undefined;
    if ((await this.limits.count('complaintsAcknowledgedInDay', mailbox)).over) return undefined;
    const turn = this.limits.nextAllowedAt(
      'complaintsAcknowledged',
      await this.limits.count('complaintsAcknowledged', mailbox),
    );
    return turn ? { desde: turn } : IMMEDIATE;
  }
}

type MailOptions = Pick<NewMail, 'desde'>;
const IMMEDIATE: MailOptions = {};
