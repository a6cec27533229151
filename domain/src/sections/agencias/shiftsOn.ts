import { type Holiday, holidayOn } from '../../calendar/index.js';
import type { attentionDays } from './labels.js';

type Days = keyof typeof attentionDays;
type Special = {
  desde: string;
  hasta: string;
  dias: Days | null;
  abre: string | null;
  cierra: string | null;
  motivo: string;
};
type Shift = { abre: string; cierra: string };

export type Schedule = {
  horarios: readonly (Shift & { dias: Days })[];
  horariosEspeciales?: readonly Special[];
  /** Null: only national holidays close it. */
  departamento: string | null;
  /** It also opens on holidays. */
  enFeriados?: boolean;
};

type Closure = { atencion: 'activa' | 'cerrada_temporal' | 'inactiva'; cerradaHasta: string | null };

/** Returns the shifts of a day, in order: the special hours if any; else none on a holiday; else the usual ones. */
export function shiftsOn(day: string, agencia: Schedule, feriados: readonly Holiday[]): Shift[] {
  const special = specialOn(day, agencia);
  if (special.length > 0)
    return inOrder(special.flatMap(({ abre, cierra }) => (abre && cierra ? [{ abre, cierra }] : [])));
  const { horarios, departamento, enFeriados } = agencia;
  if (!enFeriados && holidayOn(day, departamento, feriados)) return [];
  return inOrder(horarios.filter(({ dias }) => dias === kindOf(day)));
}

export const specialOn = (day: string, { horariosEspeciales = [] }: Schedule): Special[] =>
  horariosEspeciales.filter(
    ({ desde, hasta, dias }) => desde <= day && day <= hasta && (dias === null || dias === kindOf(day)),
  );

/** Whether a branch is closed that day, whatever its hours: for good, or until the last day of a temporary closure. */
export const isClosedOn = (day: string, { atencion, cerradaHasta }: Closure): boolean =>
  atencion === 'inactiva' || (atencion === 'cerrada_temporal' && (!cerradaHasta || day <= cerradaHasta));

/** Returns the day of the week, from 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

function kindOf(day: string): Days {
  const weekday = weekdayOf(day);
  return weekday === 0 ? 'dom' : weekday === 6 ? 'sab' : 'lun_vie';
}

const inOrder = (shifts: readonly Shift[]) => [...shifts].sort((a, b) => (a.abre < b.abre ? -1 : 1));
