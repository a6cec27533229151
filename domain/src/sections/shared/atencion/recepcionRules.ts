import { addDays } from '../../../calendar/addDays.js';
import { dayItCame } from '../../../rules/dayItCame.js';
import { notAfterToday } from '../../../rules/notAfterToday.js';

/** Days after which registering what was received asks why it waited. */
export const REGISTERED_LATE_DAYS = 3;

type Received = {
  canal?: string;
  creadoEn?: string;
  fechaRecepcion?: string | null;
  motivoRegistroTardio?: string | null;
};

/** Rules on when a case that staff register was received. They look at the day on which it was, whenever they are asked. */
export const recepcionRules = [
  notAfterToday('fechaRecepcion'),
  {
    field: 'motivoRegistroTardio',
    message: `Se recibió hace más de ${REGISTERED_LATE_DAYS} días: escriba por qué se registra recién ahora`,
    holds: ({ canal, creadoEn, fechaRecepcion, motivoRegistroTardio }: Received, today: string) =>
      canal === 'web' ||
      !fechaRecepcion ||
      Boolean(motivoRegistroTardio) ||
      fechaRecepcion >= addDays(dayItCame({ creadoEn }, today), -REGISTERED_LATE_DAYS),
  },
] as const;
