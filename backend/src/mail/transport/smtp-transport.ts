import { createTransport, type Transporter } from 'nodemailer';
import type { Outgoing } from '../outgoing.js';
import type { Sender } from '../sender.js';
import { MailTransport } from './mail-transport.js';
import { messageOf } from './messageOf.js';

/** Sends through a server. */
export class SmtpTransport extends MailTransport {
  readonly longestMs = 120_000;
  private readonly transporter: Transporter;

  /** `url`: smtp:// or smtps://, with whatever options of nodemailer behind `?`. `secret`: never in the clear. */
  constructor(
    url: string,
    private readonly sender: Sender,
    secret: boolean,
  ) {
    super();
    this.transporter = createTransport(withDefaults(url, secret));
  }

  async send(mail: Outgoing): Promise<void> {
    await this.transporter.sendMail(messageOf(mail, this.sender));
  }
}

/** The address with the options that it does not give itself: a server that does not answer must not hold us. */
function withDefaults(url: string, secret: boolean): string {
  const address = new URL(url);
  const defaults = {
    connectionTimeout: '10000',
    greetingTimeout: '10000',
    socketTimeout: '30000',
    requireTLS: String(secret && address.protocol === 'smtp:'),
  };
  for (const [name, value] of Object.entries(defaults))
    if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  return address.href;
}
