import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { withTimeout } from '../../platform/clock.js';
import type { Config } from '../../platform/config/settings.js';
import { smtpAddress } from '../../platform/config/smtpAddress.js';
import type { Outgoing, Sender } from './sender.js';

export abstract class MailTransport {
  /** Maximum duration of a send in milliseconds; after it, the sender is considered dead. */
  abstract readonly longestMs: number;
  /** Resolves with the server's response once the mail is accepted; throws an Error with the reason otherwise. */
  abstract send(mail: Outgoing, sender: Sender): Promise<string>;
}

/** Builds the message; its Message-ID derives from the row, to deduplicate a resend. */
function messageOf(
  { id, para, asunto, hilo, texto, html, calendario, creadoEn, anteriores, adjuntos }: Outgoing,
  sender: Sender,
): SendMailOptions {
  const { entidad, address } = sender;
  const messageIdOf = (mail: string) => `<${mail}@${address.split('@')[1]}>`;
  const earlier = anteriores.map(messageIdOf);
  const parent = earlier.at(-1);
  return {
    messageId: messageIdOf(id),
    ...(parent && { inReplyTo: parent, references: earlier }),
    date: new Date(creadoEn),
    from: { name: entidad.nombreCorto, address },
    to: { name: '', address: para },
    ...(entidad.correo && entidad.correo !== address && { replyTo: entidad.correo }),
    envelope: { from: address, to: [para] },
    subject: hilo ?? asunto,
    text: texto ?? '',
    html: html ?? '',
    attachments: adjuntos.map(({ nombre, mime, bytes }) => ({ filename: nombre, contentType: mime, content: bytes })),
    ...(calendario && { icalEvent: { filename: 'cita.ics', method: methodOf(calendario), content: calendario } }),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'es-BO' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const methodOf = (calendario: string) => (calendario.includes('METHOD:CANCEL') ? 'CANCEL' : 'PUBLISH');

/** Writes mails to a folder, each to a file named by its row id, so a repeated send overwrites it. */
export class FolderTransport extends MailTransport {
  readonly longestMs = 5_000;
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(private readonly folder: string) {
    super();
  }

  async send(mail: Outgoing, sender: Sender): Promise<string> {
    const { message } = await this.composer.sendMail(messageOf(mail, sender));
    await mkdir(this.folder, { recursive: true, mode: 0o750 });
    const target = path.join(this.folder, `${mail.id}.eml`);
    const written = `${target}.${randomUUID()}`;
    try {
      await writeFile(written, message as Buffer, { mode: 0o640 });
      await rename(written, target);
      return 'Sin servidor de correo: quedó como archivo en la carpeta de correos.';
    } catch (error) {
      await rm(written, { force: true });
      throw error;
    }
  }
}

export class SmtpTransport extends MailTransport {
  readonly longestMs = 120_000;
  private readonly transporter: Transporter;

  /** `secret`: requires TLS. `patienceMs`: timeout of a whole mail, shorter than `longestMs`. */
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

export const transportOf = (config: Config): MailTransport =>
  config.SMTP_URL
    ? new SmtpTransport(config.SMTP_URL, config.NODE_ENV === 'production')
    : new FolderTransport(path.join(config.DATA_DIR, 'correos'));
