import { findSection, sections } from '@coop/domain';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LISTEN } from '../../platform/database/database.js';
import type { Listen } from '../../platform/database/notices.js';
import type { Correo } from '../../platform/database/schema/correos.js';
import { StaffSignals } from '../../platform/live/staff-signals.js';
import { Log } from '../../platform/logging/log.js';
import { FilesService } from '../files/files.service.js';
import { DueWork } from '../outbox/due-work.js';
import { isRefusal, nextAttempt, reasonOf } from './attempts.js';
import { MailRepository } from './mail.repository.js';
import { MAIL_CHANNEL } from './outbox.js';
import { Recipients } from './recipients.js';
import { MailSender } from './sender.js';
import { MailTransport } from './transport.js';

/** Mails about a case may go to a visitor, and wait until the entity's identity is published. */
const isOfCase = ({ seccion }: Correo) => findSection(seccion)?.kind === 'submission';

/** Case mails to visitors are threaded; notices to staff cover many cases and have their own subject. */
const isToPerson = (mail: Correo) => isOfCase(mail) && mail.destinatario === null;

const SENDERS = 2;
const EXPIRED = 'Su enlace venció antes de que se pudiera entregar.';

/** Sends due mails at least once; a duplicate has the same Message-ID. Logs contain only ids. */
@Injectable()
export class MailDelivery implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Log('Mail');
  private readonly work = new DueWork<Correo>({
    channel: MAIL_CHANNEL,
    senders: SENDERS,
    prepare: () => this.mails.expire(EXPIRED, new Date().toISOString()),
    claim: () => this.claim(),
    send: (mail) => this.send(mail),
    findNextDue: () => this.mails.findNextDue(),
    failed: (err) => this.log.error('Due mails could not be read', { err }),
  });

  constructor(
    @Inject(LISTEN) private readonly listen: Listen,
    private readonly mails: MailRepository,
    private readonly sender: MailSender,
    private readonly recipients: Recipients,
    private readonly transport: MailTransport,
    private readonly files: FilesService,
    private readonly signals: StaffSignals,
  ) {}

  async onApplicationBootstrap() {
    await this.work.start(this.listen);
  }

  async beforeApplicationShutdown() {
    await this.work.stop();
  }

  private claim(): Promise<Correo | undefined> {
    const now = Date.now();
    const until = new Date(now + this.transport.longestMs).toISOString();
    return this.mails.claim(new Date(now).toISOString(), until);
  }

  private async send(mail: Correo) {
    try {
      await this.recipients.require(mail);
      const adjuntos = await this.files.readMany(mail.adjuntos);
      const sender = isOfCase(mail) ? this.sender.forPeople() : await this.sender.forStaff();
      const anteriores = isToPerson(mail) ? await this.mails.findEarlier(mail) : [];
      await this.transport.send({ ...mail, anteriores, adjuntos }, sender);
    } catch (error) {
      return this.noteFailure(mail, error);
    }
    await this.mails.markSent(mail, new Date().toISOString());
  }

  private async noteFailure(mail: Correo, error: unknown) {
    const now = new Date();
    const attempts = mail.intentos ?? 1;
    const next = isRefusal(error) ? undefined : nextAttempt(attempts, now, mail.venceEn);
    const { code } = error as { code?: string };
    this.log.warn(next ? 'A mail has to wait' : 'A mail was given up', {
      mail: mail.id,
      attempts,
      code,
      next: next?.toISOString(),
    });
    await this.mails.markFailed(mail, reasonOf(error), next?.toISOString(), now.toISOString());
    if (!next)
      await this.signals.announce({ kind: 'rows', section: sections['sitio/correos'].name, rows: null, by: null });
  }
}
