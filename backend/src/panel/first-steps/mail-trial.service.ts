import { sections } from '@coop/domain';
import type { PruebaCorreo } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Staff } from '../../platform/auth/staff.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { reasonOf } from '../../resource/mail/attempts.js';
import { MailSender } from '../../resource/mail/sender.js';
import { prueba } from '../../resource/mail/templates/prueba.js';
import { MailTransport } from '../../resource/mail/transport.js';
import { StepNotesRepository } from './step-notes.repository.js';

const correos = sections['sitio/correos'];

/** Sends a test mail to the user, bypassing the queue, and returns the mail server's response. */
@Injectable()
export class MailTrialService {
  constructor(
    private readonly sender: MailSender,
    private readonly transport: MailTransport,
    private readonly limits: Limits,
    private readonly history: HistoryRepository,
    private readonly notes: StepNotesRepository,
  ) {}

  async try(staff: Staff): Promise<PruebaCorreo> {
    await this.limits.consume('mailTrialsOfStaff', staff.uid, 'Demasiadas pruebas.');
    const ended = await this.send(staff);
    if (ended.entregado) await this.notes.noteMail();
    const title = ended.entregado ? 'Correo de prueba enviado' : 'El correo de prueba no salió';
    await this.history.addEvent(correos, 'probarCorreo', title, staff, { ...ended });
    return ended;
  }

  private async send({ email }: Staff): Promise<PruebaCorreo> {
    const sender = await this.sender.forStaff();
    const creadoEn = new Date().toISOString();
    const mail = {
      ...prueba({ en: creadoEn }, sender),
      id: uuidv7(),
      para: email,
      creadoEn,
      anteriores: [],
      adjuntos: [],
    };
    try {
      return { para: email, entregado: true, respuesta: await this.transport.send(mail, sender) };
    } catch (error) {
      return { para: email, entregado: false, respuesta: reasonOf(error) };
    }
  }
}
