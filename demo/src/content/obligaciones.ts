import { type Draft, sections } from '@coop/domain';
import { day, monthEnd, year } from '../ground/calendar.js';
import { recording, type Seed } from '../ground/seed.js';

const section = sections['sitio/obligaciones'];
const record = recording(section);
const lead = recording(sections['sitio/jefaturas']);

/** Marks the deadlines as examples, not those of a norm. */
const EXAMPLE = 'Plazo de ejemplo: la entidad escribe aquí el de la norma que la pide.';

type Terms = Omit<Draft<typeof section>, 'nombre' | 'norma'>;
const obligacion = (key: string, nombre: string, terms: Terms): Seed =>
  record(`obligacion-${key}`, { nombre, norma: EXAMPLE, ...terms });

const finanzas = { avisoDias: 7, responsable: 'finanzas', seCumple: 'sola' } as const;
const monthly = { periodicidad: 'mensual', desde: monthEnd(2), vence: 'habiles' } as const;

/** In each period, overdue and upcoming, by role; and the heads of each role. */
export const obligaciones = (): Seed[] => [
  obligacion('estados', 'Estados financieros del mes', {
    ...finanzas,
    ...monthly,
    diasHabiles: 10,
    seccion: 'institucional/estados-financieros',
  }),
  obligacion('cap', 'Coeficiente de adecuación patrimonial del mes', {
    ...finanzas,
    ...monthly,
    diasHabiles: 10,
    seccion: 'institucional/coeficiente-adecuacion-patrimonial',
  }),
  obligacion('reporte', 'Reporte mensual de reclamos', {
    ...monthly,
    diasHabiles: 5,
    avisoDias: 3,
    responsable: 'comercial',
    seccion: 'contactanos/reclamos',
    seCumple: 'sola',
  }),
  obligacion('tarifario', 'Revisión del tarifario', {
    periodicidad: 'trimestral',
    desde: monthEnd(2),
    vence: 'dia',
    dia: 15,
    meses: 1,
    avisoDias: 15,
    responsable: 'comercial',
    seccion: 'institucional/tarifario',
    seCumple: 'a_mano',
  }),
  obligacion('rse', 'Informe de responsabilidad social', {
    periodicidad: 'anual',
    desde: `${year(0)}-12-31`,
    vence: 'dia',
    dia: 31,
    meses: 3,
    avisoDias: 30,
    responsable: 'rrhh',
    seccion: 'institucional/responsabilidad-social-empresarial',
    seCumple: 'sola',
  }),
  obligacion('memoria', 'Memoria institucional', {
    periodicidad: 'anual',
    desde: `${year(0)}-12-31`,
    vence: 'dia',
    dia: 30,
    meses: 4,
    avisoDias: 45,
    responsable: 'administrador',
    seccion: 'institucional/memorias-institucionales',
    seCumple: 'sola',
  }),
  obligacion('respaldos', 'Prueba de restauración de respaldos', {
    periodicidad: 'unica',
    fecha: day(4),
    avisoDias: 10,
    responsable: 'sistemas',
    seCumple: 'a_mano',
  }),
  obligacion('capacitacion', 'Constancia de la capacitación anual del personal', {
    periodicidad: 'unica',
    fecha: day(-3),
    avisoDias: 10,
    responsable: 'rrhh',
    seCumple: 'a_mano',
  }),
  ...(['creditos', 'comercial', 'sistemas', 'finanzas', 'rrhh'] as const).map((rol) =>
    lead(`jefatura-${rol}`, { rol, jefe: 'administrador', motivo: 'Regla de ejemplo.' }),
  ),
];
