import { adminPathOf, sections } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/may.js';
import type { Staff } from '../../platform/auth/staff.js';
import { MailRepository } from './mail.repository.js';

const correos = sections['sitio/correos'];

/** Panel notice for users who read mails: some are stuck. Failed ones appear in the panel's figures instead. */
@Injectable()
export class StuckMails {
  constructor(private readonly mails: MailRepository) {}

  async findFor(staff: Staff): Promise<Notice[]> {
    if (!may(staff, 'leer', correos)) return [];
    const count = await this.mails.countStuck();
    if (count === 0) return [];
    const filter = new URLSearchParams({ filter: JSON.stringify({ estado: 'pendiente' }), page: '1' });
    return [
      {
        clave: 'correos_detenidos',
        seccion: correos.name,
        etiqueta:
          count === 1
            ? 'Un correo no sale desde hace más de una hora: revise el servidor de correo'
            : `${count} correos no salen desde hace más de una hora: revise el servidor de correo`,
        enlace: `${adminPathOf(correos.name)}?${filter}`,
      },
    ];
  }
}
