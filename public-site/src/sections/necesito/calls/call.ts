import type { Timetable as Agencia } from '../../agencias/OpenNow';

/** Somebody who can be called about a situation. */
export type Call = {
  /** Who answers: «Bloqueo de tarjetas», «Agencia El Prado». */
  name: string;
  phone: string;
  href: string;
  /** When, in the words of whoever wrote it. */
  hours?: string | undefined;
  /** The same, as a clock tells it, where it can; `always` needs none. */
  timetable?: Agencia | 'always' | undefined;
};
