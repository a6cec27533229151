import { type Draft, sections } from '@coop/domain';
import { proposedHolidays } from '@coop/domain/sections/feriados/proposedHolidays';
import { recording, type Seed } from '../../ground/seed.js';

type Feriado = Draft<(typeof sections)['sitio/feriados']>;

const record = recording(sections['sitio/feriados']);

type Nacional = [fecha: string, nombre: string, tipo?: Feriado['tipo'], norma?: string];

const nacionales: Nacional[] = [
  ['2026-01-01', 'Año Nuevo'],
  ['2026-01-02', 'Feriado adicional de Año Nuevo', 'adicional'],
  ['2026-01-23', 'Día del Estado Plurinacional (trasladado del 22)', 'traslado', 'D.S. 5521'],
  ['2026-02-16', 'Lunes de Carnaval'],
  ['2026-02-17', 'Martes de Carnaval'],
  ['2026-04-03', 'Viernes Santo'],
  ['2026-05-01', 'Día del Trabajo'],
  ['2026-06-04', 'Corpus Christi'],
  ['2026-06-05', 'Feriado adicional de Corpus Christi', 'adicional', 'D.S. 5521'],
  ['2026-06-22', 'Año Nuevo Andino Amazónico Chaqueño (trasladado del 21)', 'traslado', 'D.S. 5521'],
  ['2026-08-06', 'Día de la Independencia'],
  ['2026-08-07', 'Feriado adicional de la Independencia', 'adicional', 'D.S. 5521'],
  ['2026-11-02', 'Día de Todos los Difuntos'],
  ['2026-12-25', 'Navidad'],
];

const anniversaries = (year: number) =>
  proposedHolidays(year).flatMap(({ norma: _, ...holiday }) => (holiday.ambito === 'departamental' ? [holiday] : []));

/** Holidays for deadlines: of 2026 as decreed, of 2027 as proposed. */
export const feriados = (): Seed[] => [
  ...nacionales.map(([fecha, nombre, tipo = 'feriado', norma]) =>
    record(`nacional-${fecha}`, { fecha, nombre, ambito: 'nacional', tipo, ...(norma && { norma }) }),
  ),
  ...[...anniversaries(2026), ...proposedHolidays(2027)].map((holiday) =>
    record(`${holiday.departamento ?? 'nacional'}-${holiday.fecha}`, holiday),
  ),
];
