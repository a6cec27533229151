import type { Timetable as Agencia } from '../../agencias/OpenNow';

/** A phone line for a situation. */
export type Call = {
  /** Name of the line: «Bloqueo de tarjetas», «Agencia El Prado». */
  name: string;
  phone: string;
  href: string;
  /** Its hours as staff wrote them. */
  hours?: string | undefined;
  /** Its hours, parsed where possible; `always` for a 24-hour line. */
  timetable?: Agencia | 'always' | undefined;
};
