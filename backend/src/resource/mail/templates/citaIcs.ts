import type { Cita } from '@coop/domain';
import { icsOf } from '../../../platform/icsOf.js';

/** Writes an appointment, or its cancellation, as iCalendar; `name`: the entity's. */
export const citaIcs = (codigo: string, { inicio, lugar }: Cita, name: string, isCancelled = false): string =>
  icsOf(name, 'Citas', [
    {
      isCancelled,
      id: `cita-${codigo}`,
      start: new Date(inicio),
      summary: `Turno ${codigo} en ${name}`,
      location: lugar,
    },
  ]);
