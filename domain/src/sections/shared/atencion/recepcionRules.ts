import { addDays } from '../../../calendar/days.js';
import { creationDay, notAfterToday } from '../../../rules/rules.js';

/** Days after reception from which a late registration needs a reason. */
export const REGISTERED_LATE_DAYS = 3;

type Reception = {
  canal?: string;
  creadoEn?: string;
  fechaRecepcion?: string | null;
  motivoRegistroTardio?: string | null;
};

/** Rules of the reception date, compared with the registration day whenever they run. */
export const recepcionRules = [
  notAfterToday('fechaRecepcion'),
  {
    field: 'motivoRegistroTardio',
    message: `Se recibió hace más de ${REGISTERED_LATE_DAYS} días: escriba por qué se registra recién ahora`,
    holds: ({ canal, creadoEn, fechaRecepcion, motivoRegistroTardio }: Reception, today: string) =>
      canal === 'web' ||
      !fechaRecepcion ||
      Boolean(motivoRegistroTardio) ||
      fechaRecepcion >= addDays(creationDay({ creadoEn }, today), -REGISTERED_LATE_DAYS),
  },
] as const;
