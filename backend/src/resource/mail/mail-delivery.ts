import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LISTEN } from '../../platform/database/database.js';
import type { Listen } from '../../platform/database/listenOnPostgres.js';
import type { Correo } from '../../platform/database/schema/correos.js';
import { Log } from '../../platform/logging/log.js';
import { FilesService } from '../files/files.service.js';
import { isRefusal, nextAttempt } from './attempts.js';
import { MailRepository } from './mail.repository.js';
import { MAIL_CHANNEL } from './outbox.js';
import { reasonOf } from './reasonOf.js';
import { MailSender } from './sender.js';
import { MailTransport } from './transport/mail-transport.js';

/** How many are sent at once. */
const SENDERS = 2;
/** A notice that was missed is found out this late. */
const LONGEST_NAP_MS = 60_000;
/** What another process has in its hands at this moment may still look due. */
const SHORTEST_NAP_MS = 1_000;
const EXPIRED = 'Su enlace venció antes de que se pudiera entregar.';

/**
 * Sends the mails that are due: told by the database when one is added, and by its clock when one is to be tried again.
 * Each is sent at least once; one that goes out twice, because the process died before it could note it, is the same by
 * its Message-ID. The log names mails by their identifier alone.
 */
@Injectable()
export class MailDelivery implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Log('Mail');
  private running: Promise<void> | undefined;
  private wanted = false;
  private stopped = false;
  private nap: NodeJS.Timeout | undefined;
  private stopListening: (() => Promise<void>) | undefined;

  constructor(
    @Inject(LISTEN) private readonly listen: Listen,
    private readonly mails: MailRepository,
    private readonly sender: MailSender,
    private readonly transport: MailTransport,
    private readonly files: FilesService,
  ) {}

  async onApplicationBootstrap() {
    this.stopListening = await this.listen(MAIL_CHANNEL, () => this.wake());
    this.wake();
  }

  /** Takes no more mails, and waits for those that are on their way. */
  async beforeApplicationShutdown() {
    this.stopped = true;
    clearTimeout(this.nap);
    await this.stopListening?.();
    await this.running;
  }

  private wake() {
    this.wanted = true;
    if (this.stopped || this.running) return;
    clearTimeout(this.nap);
    this.running = this.sendWanted().finally(() => {
      this.running = undefined;
      if (this.wanted) this.wake();
    });
  }

  private async sendWanted() {
    let due: string | undefined;
    try {
      while (this.wanted && !this.stopped) {
        this.wanted = false;
        await this.mails.expire(EXPIRED, new Date().toISOString());
        await Promise.all(Array.from({ length: SENDERS }, () => this.sendDue()));
        due = await this.mails.findNextDue();
      }
    } catch (err) {
      this.log.error('The mails that are due could not be read', { err });
    }
    if (this.stopped) return;
    const wait = due ? Date.parse(due) - Date.now() : LONGEST_NAP_MS;
    const nap = Math.min(Math.max(wait, SHORTEST_NAP_MS), LONGEST_NAP_MS);
    this.nap = setTimeout(() => this.wake(), nap).unref();
  }

  private async sendDue() {
    while (!this.stopped) {
      const now = Date.now();
      const until = new Date(now + this.transport.longestMs).toISOString();
      const mail = await this.mails.take(new Date(now).toISOString(), until);
      if (!mail) return;
      await this.send(mail);
    }
  }

  private async send(mail: Correo) {
    try {
      const adjuntos = await this.files.readMany(mail.adjuntos);
      await this.transport.send({ ...mail, adjuntos }, this.sender.current);
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
  }
}
