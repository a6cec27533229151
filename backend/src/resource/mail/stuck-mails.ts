import { adminPathOf, sections } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import type { Reading } from '../../platform/metrics/metrics.js';
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

export const mailReadings = (mails: MailRepository): Reading[] => [
  {
    name: 'mails',
    help: 'Correos por estado',
    labels: ['state'],
    read: async () =>
      (await mails.countByState()).map(({ estado, cuantos }) => ({ value: cuantos, labels: { state: estado } })),
  },
  {
    name: 'mail_oldest_pending_seconds',
    help: 'Cuánto lleva esperando el correo más antiguo que no salió',
    read: async () => {
      const waiting = (await mails.countByState()).find(({ estado }) => estado === 'pendiente');
      return [{ value: waiting?.desde ? (Date.now() - Date.parse(waiting.desde)) / 1_000 : 0 }];
    },
  },
  {
    name: 'mails_stuck',
    help: 'Correos que se intentaron y no salen desde hace más de una hora',
    read: async () => [{ value: await mails.countStuck() }],
    limit: {
      isPast: ({ value }) => value > 0,
      message: () => 'Hay correos que no salen desde hace más de una hora: revise el servidor de correo',
    },
  },
];
