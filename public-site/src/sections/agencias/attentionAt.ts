import { addDays, type Holiday, holidayOn } from '@coop/domain/calendar';
import { type Schedule, shiftsOn, specialOn, weekdayOf } from '@coop/domain/sections/agencias/shiftsOn';

export type Attention = {
  abierta: boolean;
  /** The next change: «cierra a las 16:30», «abre el lunes a las 8:30». Undefined when no shift is near. */
  sigue?: string;
  feriado?: string;
  motivo?: string;
};

const LA_PAZ_OFFSET_MS = -4 * 3_600_000;
const DAYS_AHEAD = 10;
const days = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;

/** Returns whether a branch is open at that moment in La Paz, considering holidays, and the next change. */
export function attentionAt(agencia: Schedule, feriados: readonly Holiday[], now: Date): Attention {
  const clock = new Date(now.getTime() + LA_PAZ_OFFSET_MS).toISOString();
  const [today, hour] = [clock.slice(0, 10), clock.slice(11, 16)];
  const open = shiftsOn(today, agencia, feriados).find(({ abre, cierra }) => abre <= hour && hour < cierra);
  const motivo = specialOn(today, agencia)[0]?.motivo;
  const why = motivo ? { motivo } : {};
  if (open) return { abierta: true, sigue: `cierra a las ${formatTime(open.cierra)}`, ...why };
  const feriado = motivo || agencia.enFeriados ? undefined : holidayOn(today, agencia.departamento, feriados)?.nombre;
  return { abierta: false, sigue: opensNext(today, hour, agencia, feriados), ...(feriado && { feriado }), ...why };
}

function opensNext(today: string, hour: string, agencia: Schedule, feriados: readonly Holiday[]): string | undefined {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead);
    const next = shiftsOn(day, agencia, feriados).find(({ abre }) => ahead > 0 || abre > hour);
    if (next) return `abre ${nameOf(day, ahead)} a las ${formatTime(next.abre)}`;
  }
  return undefined;
}

const nameOf = (day: string, ahead: number) =>
  ahead === 0
    ? 'hoy'
    : ahead === 1
      ? 'mañana'
      : ahead < 7
        ? `el ${days[weekdayOf(day)]}`
        : `el ${day.split('-').reverse().slice(0, 2).join('/')}`;
const formatTime = (time: string) => time.replace(/^0/, '');
