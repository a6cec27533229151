import { createTransport, type Transporter } from 'nodemailer';
import { withTimeout } from '../../../platform/clock/withTimeout.js';
import { smtpAddress } from '../../../platform/config/smtpAddress.js';
import type { Outgoing } from '../outgoing.js';
import type { Sender } from '../sender.js';
import { MailTransport } from './mail-transport.js';
import { messageOf } from './messageOf.js';

/** Sends mails through an SMTP server. */
export class SmtpTransport extends MailTransport {
  readonly longestMs = 120_000;
  private readonly transporter: Transporter;

  /**
   * `url`: smtp:// or smtps://, with nodemailer options in the query. `secret`: requires TLS. `patienceMs`: timeout of
   * a whole mail, because a slow server could block the sender; it is shorter than `longestMs`.
   */
  constructor(
    url: string,
    secret: boolean,
    private readonly patienceMs = 100_000,
  ) {
    super();
    this.transporter = createTransport(smtpAddress(url, secret));
  }

  async send(mail: Outgoing, sender: Sender): Promise<string> {
    const { response } = await withTimeout(this.patienceMs, this.transporter.sendMail(messageOf(mail, sender)));
    return `El servidor de correo respondió: ${response}`;
  }
}
