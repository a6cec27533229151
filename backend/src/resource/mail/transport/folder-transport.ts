import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Outgoing } from '../outgoing.js';
import type { Sender } from '../sender.js';
import { MailTransport } from './mail-transport.js';
import { messageOf } from './messageOf.js';

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
