import { type Draft, sections } from '@coop/domain';
import { recording, type Seed } from '../ground/seed.js';

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
  ['2027-01-01', 'Año Nuevo'],
  ['2027-01-22', 'Día del Estado Plurinacional'],
  ['2027-02-08', 'Lunes de Carnaval'],
  ['2027-02-09', 'Martes de Carnaval'],
  ['2027-03-26', 'Viernes Santo'],
  ['2027-05-01', 'Día del Trabajo'],
  ['2027-05-27', 'Corpus Christi'],
  ['2027-06-21', 'Año Nuevo Andino Amazónico Chaqueño'],
  ['2027-08-06', 'Día de la Independencia'],
  ['2027-11-02', 'Día de Todos los Difuntos'],
  ['2027-12-25', 'Navidad'],
];

const departamentales: [monthAndDay: string, departamento: Feriado['departamento'], nombre: string][] = [
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

/** The days by which deadlines are counted. Those of 2027 wait for their decree. */
export const feriados = (): Seed[] => [
  ...nacionales.map(([fecha, nombre, tipo = 'feriado', norma]) =>
    record(`nacional-${fecha}`, { fecha, nombre, ambito: 'nacional', tipo, ...(norma && { norma }) }),
  ),
  ...['2026', '2027'].flatMap((year) =>
    departamentales.map(([monthAndDay, departamento, nombre]) =>
      record(`${departamento}-${year}-${monthAndDay}`, {
        fecha: `${year}-${monthAndDay}`,
        nombre,
        ambito: 'departamental',
        departamento,
        tipo: 'feriado',
      }),
    ),
  ),
];
