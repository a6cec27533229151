import { createTransport, type Transporter } from 'nodemailer';
import { smtpAddress } from '../../../platform/config/smtpAddress.js';
import type { Outgoing } from '../outgoing.js';
import type { Sender } from '../sender.js';
import { MailTransport } from './mail-transport.js';
import { messageOf } from './messageOf.js';

/** Sends through a server. */
export class SmtpTransport extends MailTransport {
  readonly longestMs = 120_000;
  private readonly transporter: Transporter;

  /** `url`: smtp:// or smtps://, with whatever options of nodemailer behind `?`. `secret`: never in the clear. */
  constructor(url: string, secret: boolean) {
    super();
    this.transporter = createTransport(smtpAddress(url, secret));
  }

  async send(mail: Outgoing, sender: Sender): Promise<string> {
    const { response } = await this.transporter.sendMail(messageOf(mail, sender));
    return `El servidor de correo respondió: ${response}`;
  }
}
