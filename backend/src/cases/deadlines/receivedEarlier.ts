import { dayInLaPaz } from '@coop/domain/calendar';

/** The day on which a case was received, where that was before the day of its registration: its term counts from there. */
export const receivedEarlier = ({ fechaRecepcion, creadoEn }: { creadoEn: string; fechaRecepcion?: unknown }) =>
  typeof fechaRecepcion === 'string' && fechaRecepcion < dayInLaPaz(creadoEn) ? fechaRecepcion : undefined;
