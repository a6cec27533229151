import type { Cita } from '@coop/domain';
import { icsOf } from '../../../platform/icsOf.js';

export const citaIcs = (codigo: string, { inicio, lugar }: Cita, name: string): string =>
  icsOf(name, 'Citas', [
    {
      id: `cita-${codigo}`,
      start: new Date(inicio),
      summary: `Turno ${codigo} en ${name}`,
      location: lugar,
    },
  ]);
