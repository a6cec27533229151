import { addDays } from '../../calendar/addDays.js';
import { easterSunday } from '../../calendar/easterSunday.js';
import type { departamentos } from '../shared/persona/departamentos.js';

type Departamento = keyof typeof departamentos;
export type ProposedHoliday = {
  fecha: string;
  nombre: string;
  ambito: 'nacional' | 'departamental';
  departamento?: Departamento;
  tipo: 'feriado' | 'traslado';
  norma: string;
};

/** Nobody knows yet what the decree of that year will move or add. */
const NORMA = 'Propuesto: sujeto a decreto';

const fixed: readonly (readonly [monthAndDay: string, nombre: string])[] = [
  ['01-01', 'Año Nuevo'],
  ['01-22', 'Día del Estado Plurinacional'],
  ['05-01', 'Día del Trabajo'],
  ['06-21', 'Año Nuevo Andino Amazónico Chaqueño'],
  ['08-06', 'Día de la Independencia'],
  ['11-02', 'Día de Todos los Difuntos'],
  ['12-25', 'Navidad'],
];

/** Days from Easter Sunday. */
const movable: readonly (readonly [days: number, nombre: string])[] = [
  [-48, 'Lunes de Carnaval'],
  [-47, 'Martes de Carnaval'],
  [-2, 'Viernes Santo'],
  [60, 'Corpus Christi'],
];

const anniversaries: readonly (readonly [monthAndDay: string, departamento: Departamento, nombre: string])[] = [
  ['02-10', 'OR', 'Aniversario de Oruro'],
  ['04-15', 'TJ', 'Aniversario de Tarija'],
  ['05-25', 'CH', 'Aniversario de Chuquisaca'],
  ['07-16', 'LP', 'Aniversario de La Paz'],
  ['09-14', 'CB', 'Aniversario de Cochabamba'],
  ['09-24', 'SC', 'Aniversario de Santa Cruz'],
  ['09-24', 'PD', 'Aniversario de Pando'],
  ['11-10', 'PT', 'Aniversario de Potosí'],
  ['11-18', 'BN', 'Aniversario del Beni'],
];

/**
 * The holidays of a year as far as they can be known before its decree: the fixed ones, of which those of the whole country pass
 * from a Sunday to Monday as decrees have it (the library date-holidays, Bolivia), those that follow Easter, and the anniversaries
 * of the departamentos. In order of date.
 */
export function proposedHolidays(year: number): ProposedHoliday[] {
  const easter = easterSunday(year);
  return [
    ...onceADay([
      ...fixed.map(([monthAndDay, nombre]) => national(`${year}-${monthAndDay}`, nombre)),
      ...movable.map(([days, nombre]) => national(addDays(easter, days), nombre)),
    ]),
    ...anniversaries.map(([monthAndDay, departamento, nombre]) => ({
      fecha: `${year}-${monthAndDay}`,
      nombre,
      ambito: 'departamental' as const,
      departamento,
      tipo: 'feriado' as const,
      norma: NORMA,
    })),
  ].sort((a, b) => a.fecha.localeCompare(b.fecha));
}

function national(day: string, nombre: string): ProposedHoliday {
  const common = { ambito: 'nacional', norma: NORMA } as const;
  if (!isSunday(day)) return { ...common, fecha: day, nombre, tipo: 'feriado' };
  const moved = `${nombre} (trasladado del ${Number(day.slice(8))})`;
  return { ...common, fecha: addDays(day, 1), nombre: moved, tipo: 'traslado' };
}

/** Corpus Christi may fall on 21 June: one holiday then, by both names. */
function onceADay(holidays: readonly ProposedHoliday[]): ProposedHoliday[] {
  const byDay = new Map<string, ProposedHoliday>();
  for (const holiday of holidays) {
    const same = byDay.get(holiday.fecha);
    byDay.set(holiday.fecha, same ? { ...same, nombre: `${same.nombre} y ${holiday.nombre}` } : holiday);
  }
  return [...byDay.values()];
}

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
