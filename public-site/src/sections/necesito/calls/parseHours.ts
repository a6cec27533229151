import { withoutAccents } from '../../../wording/withoutAccents';
import type { Hours } from '../../agencias/formatHours';

/** The parsed hours of a line. Empty `horarios` mean 24 hours. */
export type Timetable = { horarios: Hours; enFeriados: boolean };

const DAYS: Readonly<Record<string, readonly Hours[number]['dias'][]>> = {
  'todos los dias': ['lun_vie', 'sab', 'dom'],
  'lunes a domingo': ['lun_vie', 'sab', 'dom'],
  'lunes a viernes': ['lun_vie'],
  'dias habiles': ['lun_vie'],
  sabado: ['sab'],
  sabados: ['sab'],
  domingo: ['dom'],
  domingos: ['dom'],
};
const ALWAYS =
  /^(todos los dias,? )?(las )?24 horas( del dia)?(,? (tambien en feriados|todos los dias|incluso feriados))?$/;
const PART = new RegExp(`^(?:de )?(${Object.keys(DAYS).join('|')}),? (de .+)$`);
const SHIFT = /^(?:y )?de (\d{1,2}:\d{2}) a (\d{1,2}:\d{2})$/;

/** Parses «Lunes a viernes de 8:30 a 16:30»; undefined unless it understands every word: never guesses. */
export function parseHours(text: string): Timetable | undefined {
  const normalized = withoutAccents(text).replace(/\s+/g, ' ').replace(/\.$/, '').trim();
  if (ALWAYS.test(normalized)) return { horarios: [], enFeriados: true };
  const parts = normalized.split(/ ?; ?/).map(parseShifts);
  if (parts.some((part) => part === undefined)) return undefined;
  return { horarios: parts.flatMap((part) => part ?? []), enFeriados: normalized.startsWith('todos los dias') };
}

/** Parses the shifts of some days; returns undefined for any other wording. */
function parseShifts(part: string): Hours | undefined {
  const [, days = '', hours = ''] = PART.exec(part) ?? [];
  const shifts = hours.split(/ (?=y de )/).map((shift) => SHIFT.exec(shift)?.slice(1).map(asTime));
  if (!DAYS[days] || !shifts.every((shift) => shift?.[0] && shift[1] && shift[0] < shift[1])) return undefined;
  return DAYS[days].flatMap((dias) =>
    shifts.map((shift) => ({ dias, abre: String(shift?.[0]), cierra: String(shift?.[1]) })),
  );
}

const asTime = (hour: string) => hour.padStart(5, '0');
