import { type NationalDay, nationalDays } from '../../calendar/nationalDays.js';
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

/** Marks a proposal: the year's decree may still move or add holidays. */
const NORMA = 'Propuesto: sujeto a decreto';

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

/** Returns the holidays known before the year's decree: national ones and departamento anniversaries. */
export function proposedHolidays(year: number): ProposedHoliday[] {
  return [
    ...nationalDays(year).map(national),
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

const national = ({ fecha, nombre, trasladadoDel }: NationalDay): ProposedHoliday => ({
  ambito: 'nacional',
  norma: NORMA,
  fecha,
  nombre: trasladadoDel ? `${nombre} (trasladado del ${Number(trasladadoDel.slice(8))})` : nombre,
  tipo: trasladadoDel ? 'traslado' : 'feriado',
});
