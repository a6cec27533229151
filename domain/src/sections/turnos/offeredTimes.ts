import { addDays, type Holiday } from '../../calendar/index.js';
import { todayInLaPaz } from '../../text/format.js';
import { isClosedOn, type Schedule, shiftsOn } from '../agencias/shiftsOn.js';

/** Days on which turns are given, from today. */
const DAYS = 14;

type Agencia = Schedule & Parameters<typeof isClosedOn>[1] & { turnosPorHora: string | null };

/** Returns the instants (ISO) at which an agency gives turns after `now`, taken or not, in order. */
export function offeredTimes(agencia: Agencia, feriados: readonly Holiday[], now: Date): string[] {
  const minutes = 60 / Number(agencia.turnosPorHora);
  if (!Number.isFinite(minutes)) return [];
  const today = todayInLaPaz(now);
  return Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead))
    .filter((day) => !isClosedOn(day, agencia))
    .flatMap((day) => shiftsOn(day, agencia, feriados).flatMap((shift) => startsIn(day, shift, minutes)))
    .filter((start) => start > now.toISOString());
}

/** Returns the starts of the turns that end within a shift. */
function startsIn(day: string, { abre, cierra }: { abre: string; cierra: string }, minutes: number): string[] {
  const [opens, closes] = [abre, cierra].map((hour) => Date.parse(`${day}T${hour}:00-04:00`)) as [number, number];
  const length = minutes * 60_000;
  return Array.from({ length: Math.floor((closes - opens) / length) }, (_, at) =>
    new Date(opens + at * length).toISOString(),
  );
}
