import type { Timetable as Agencia } from '../../agencias/OpenNow';

export type Call = {
  name: string;
  phone: string;
  href: string;
  hours?: string | undefined;
  /** Its hours, parsed where possible; `always` for a 24-hour line. */
  timetable?: Agencia | 'always' | undefined;
};
