import type { Reading } from '../../platform/metrics/reading.js';
import type { MailRepository } from './mail.repository.js';

/** Metrics of mails: counts by state, age of the oldest pending one, and stuck ones. */
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
