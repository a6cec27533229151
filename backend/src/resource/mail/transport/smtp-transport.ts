import { createTransport, type Transporter } from 'nodemailer';
import { within } from '../../../platform/clock/within.js';
import { smtpAddress } from '../../../platform/config/smtpAddress.js';
import type { Outgoing } from '../outgoing.js';
import type { Sender } from '../sender.js';
import { MailTransport } from './mail-transport.js';
import { messageOf } from './messageOf.js';

/** Sends through a server. */
export class SmtpTransport extends MailTransport {
  readonly longestMs = 120_000;
  private readonly transporter: Transporter;

  /**
   * `url`: smtp:// or smtps://, with whatever options of nodemailer behind `?`. `secret`: never in the clear. `patienceMs`: for a whole
   * mail, since a server that answers by drops would hold whoever sends for as long as it likes; less than what others are told.
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
    const { response } = await within(this.patienceMs, this.transporter.sendMail(messageOf(mail, sender)));
    return `El servidor de correo respondió: ${response}`;
  }
}
