import type { ClaseDeCorreo } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../platform/database/database.js';
import { notify } from '../../platform/database/notices/notify.js';
import { Log } from '../../platform/logging/log.js';
import { addressOf } from './addressOf.js';
import { MailRepository } from './mail.repository.js';
import { MailChoicesRepository } from './mail-choices.repository.js';
import { MailTextsRepository } from './mail-texts.repository.js';
import { MailSender } from './sender.js';
import type { Template } from './templates/composeMail.js';
import { type DataOf, type TemplateName, templates } from './templates/templates.js';

/** On which the database tells that there is something to send. */
export const MAIL_CHANNEL = 'correos';

/** A mail to write: `datos` are what its template is written from. */
export type NewMail<N extends TemplateName = TemplateName> = {
  /** What it is for, without personal data: a second mail with the same one is not added. */
  clave: string;
  /** One address. */
  para: string;
  plantilla: N;
  datos: DataOf<N>;
  /** Identifiers of stored files that go with it. */
  adjuntos?: readonly string[];
  /** The case that it speaks of. */
  seccion: string;
  registro: string;
  /** The uid of whoever caused it; absent, a visitor did. */
  autor?: string | undefined;
  /** The uid of whoever of the staff it is for: it goes out as long as they may have it. */
  destinatario?: string;
  /** It goes to them though they do without mails of its kind. */
  siempre?: boolean;
  /** Not to be sent before. */
  desde?: Date;
  /** Of no use from then on: it is not sent any more, and its texts are forgotten. */
  vence?: Date;
};

/** Where mails are left, in the transaction of what they tell of: neither is there without the other. */
@Injectable()
export class Outbox {
  private readonly log = new Log('Mail');

  constructor(
    private readonly mails: MailRepository,
    private readonly sender: MailSender,
    private readonly texts: MailTextsRepository,
    private readonly choices: MailChoicesRepository,
  ) {}

  /** How many of them were added. */
  async addAll<N extends TemplateName>(tx: Database, mails: readonly NewMail<N>[]): Promise<number> {
    let added = 0;
    for (const mail of mails) if (await this.add(tx, mail)) added++;
    return added;
  }

  /**
   * Whether it was added: not when one with that `clave` is there, nor when whoever it is for does without mails of its kind, nor when `para` is not one plain address, as a user's may be that
   * was made elsewhere: what it tells of goes on all the same.
   */
  async add<N extends TemplateName>(tx: Database, mail: NewMail<N>): Promise<boolean> {
    const para = addressOf(mail.para);
    if (para === undefined) {
      this.log.warn('A mail has no address to go to', { part: mail.seccion, reason: mail.plantilla });
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

  /** Tells whoever sends, in any process, once the transaction is committed. */
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

/** The kind of a mail, of those that staff may do without; the others they get. */
const mailKindOf = (template: TemplateName): ClaseDeCorreo | undefined => kinds[template];
