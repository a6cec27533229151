import { adminPathOf, sections } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/may.js';
import type { Staff } from '../../platform/auth/staff.js';
import { MailRepository } from './mail.repository.js';

const correos = sections['sitio/correos'];

/** Tells whoever reads the mails that some were tried and do not leave. Those that were given up have a figure. */
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
