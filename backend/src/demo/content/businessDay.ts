import { addBusinessDays } from '@coop/domain/rules/businessDays';
import { feriados } from './feriados.js';

const national = feriados()
  .filter(({ draft }) => draft.ambito === 'nacional')
  .map(({ draft }) => ({
    fecha: draft.fecha as string,
    nombre: draft.nombre as string,
    departamento: null,
    laborable: draft.tipo === 'laborable',
  }));

/** The day that many business days after another, by the calendar of the demonstration. */
export const businessDay = (from: string, days: number): string => addBusinessDays(from, days, national, null);
