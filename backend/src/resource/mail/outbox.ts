import type { ClaseDeCorreo } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../platform/database/database.js';
import { notify } from '../../platform/database/notices.js';
import { Log } from '../../platform/logging/log.js';
import { MailRepository } from './mail.repository.js';
import { MailChoicesRepository } from './mail-choices.repository.js';
import { MailTextsRepository } from './mail-texts.repository.js';
import { addressOf } from './recipients.js';
import { MailSender } from './sender.js';
import type { Template } from './templates/composeMail.js';
import { type DataOf, type TemplateName, templates } from './templates/templates.js';

export const MAIL_CHANNEL = 'correos';

export type NewMail<N extends TemplateName = TemplateName> = {
  /** Idempotency key, without personal data: a second mail with the same key is not added. */
  clave: string;
  /** A single address. */
  para: string;
  plantilla: N;
  datos: DataOf<N>;
  adjuntos?: readonly string[];
  seccion: string;
  registro: string;
  /** Uid of the user who caused it; absent for a visitor. */
  autor?: string | undefined;
  /** Uid of a staff recipient. At delivery, the mail is dropped if they may no longer get it. */
  destinatario?: string;
  /** Sends it even if the recipient turned off mails of its kind. */
  siempre?: boolean;
  desde?: Date;
  /** Expiry: after it the mail is not sent, and its texts are deleted. */
  vence?: Date;
};

/** Transactional outbox: a mail is added in the transaction of its cause, so both commit or neither. */
@Injectable()
export class Outbox {
  private readonly log = new Log('Mail');

  constructor(
    private readonly mails: MailRepository,
    private readonly sender: MailSender,
    private readonly texts: MailTextsRepository,
    private readonly choices: MailChoicesRepository,
  ) {}

  async addAll<N extends TemplateName>(tx: Database, mails: readonly NewMail<N>[]): Promise<number> {
    let added = 0;
    for (const mail of mails) if (await this.add(tx, mail)) added++;
    return added;
  }

  /** Adds a mail; false for a repeated `clave`, an opt-out or an invalid `para`. */
  async add<N extends TemplateName>(tx: Database, mail: NewMail<N>): Promise<boolean> {
    const para = addressOf(mail.para);
    if (para === undefined) {
      this.log.warn('A mail has no address', { part: mail.seccion, reason: mail.plantilla });
      return false;
    }
    if (await this.isUnwanted(mail, tx)) return false;
    const { clave, plantilla, datos, destinatario = null, adjuntos = [], autor = null, desde, vence } = mail;
    const { seccion, registro } = mail;
    const now = new Date();
    const write = templates[plantilla] as unknown as Template<DataOf<N>>;
    const added = await this.mails.add(
      {
        ...write(datos, await this.sender.forStaff(tx), await this.texts.find(plantilla, seccion, tx)),
        id: uuidv7(),
        version: 1,
        clave,
        para,
        destinatario,
        adjuntos: [...adjuntos],
        estado: 'pendiente',
        proximoIntento: (desde ?? now).toISOString(),
        venceEn: vence?.toISOString() ?? null,
        seccion,
        registro,
        creadoEn: now.toISOString(),
        creadoPor: autor,
        actualizadoEn: now.toISOString(),
        actualizadoPor: autor,
      },
      tx,
    );
    if (added) await this.wake(tx);
    return added;
  }

  private async isUnwanted({ destinatario, siempre, plantilla }: NewMail<TemplateName>, tx: Database) {
    const kind = mailKindOf(plantilla);
    if (siempre || destinatario === undefined || kind === undefined) return false;
    return this.choices.isOff(destinatario, kind, tx);
  }

  wake(tx: Database): Promise<void> {
    return notify(tx, MAIL_CHANNEL, '');
  }
}

const kinds: Partial<Record<TemplateName, ClaseDeCorreo>> = {
  aporte: 'documentos',
  aprobado: 'aprobaciones',
  asignacion: 'asignaciones',
  avisoNuevo: 'nuevos',
  avisoOtros: 'nuevos',
  devuelto: 'aprobaciones',
  obligacion: 'plazos',
  porAprobar: 'aprobaciones',
  porAprobarOtros: 'aprobaciones',
  recordatorio: 'plazos',
  resumen: 'resumen',
};

/** Returns a mail's kind, if staff can turn it off. */
const mailKindOf = (template: TemplateName): ClaseDeCorreo | undefined => kinds[template];
