import { type Rol, sections } from '@coop/domain';
import { day } from '../ground/calendar.js';
import { recording, type Seed } from '../ground/seed.js';

const record = recording(sections['sitio/ausencias']);

/** Builds an absence of a role, which stands for its user. */
const ausencia = (key: string, persona: Rol, desde: number, hasta: number, motivo: string): Seed =>
  record(`ausencia-${key}`, { persona, reemplazo: 'administrador', desde: day(desde), hasta: day(hasta), motivo });

/** Absences, past and future, with their substitutes. */
export const ausencias = (): Seed[] => [
  ausencia('comercial', 'comercial', -40, -31, 'Vacación anual'),
  ausencia('creditos', 'creditos', -20, -16, 'Curso de análisis de riesgo'),
  ausencia('finanzas', 'finanzas', 12, 20, 'Vacación anual'),
  ausencia('rrhh', 'rrhh', 25, 29, 'Licencia'),
  ausencia('sistemas', 'sistemas', 34, 44, 'Vacación anual'),
];
