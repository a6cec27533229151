import { personMails } from '@coop/backend/cases';
import type { Database } from '@coop/backend/database';
import { type Change, MailRepository, MailSender, type Template, templates } from '@coop/backend/resource';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';

const SENT_AFTER_MS = 4_000;
/** Failure rate: every n-th mail. */
const FAILS_EACH = 8;
const REASON = 'El servidor de correo respondió: 550 5.1.1 La casilla no existe';

/** Seeds the mails sent to people when their cases arrived. Nothing is actually sent. */
@Injectable()
export class DemoMails {
  private written = 0;

  constructor(
    private readonly mails: MailRepository,
    private readonly sender: MailSender,
  ) {}

  /** Adds the mails in the transaction of the case. */
  async add(change: Change, tx: Database): Promise<void> {
    for (const { clave, para, plantilla, datos, seccion, registro } of personMails(change, null)) {
      const creadoEn = change.after?.creadoEn as string;
      const enviadoEn = new Date(Date.parse(creadoEn) + SENT_AFTER_MS).toISOString();
      const write = templates[plantilla] as unknown as Template<typeof datos>;
      const failed = ++this.written % FAILS_EACH === 0;
      await this.mails.add(
        {
          ...write(datos, this.sender.current),
          ...(failed
            ? { estado: 'fallido', intentos: 8, ultimoError: REASON }
            : { estado: 'enviado', intentos: 1, enviadoEn, texto: null, html: null }),
          id: uuidv7(),
          version: 2,
          clave,
          para,
          adjuntos: [],
          seccion,
          registro,
          creadoEn,
          actualizadoEn: enviadoEn,
        },
        tx,
      );
    }
  }
}
