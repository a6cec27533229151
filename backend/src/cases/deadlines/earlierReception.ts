import { dayInLaPaz } from '@coop/domain/calendar';

/** Returns the day of reception if it precedes registration: the term counts from it. */
export const earlierReception = ({ fechaRecepcion, creadoEn }: { creadoEn: string; fechaRecepcion?: unknown }) =>
  typeof fechaRecepcion === 'string' && fechaRecepcion < dayInLaPaz(creadoEn) ? fechaRecepcion : undefined;
