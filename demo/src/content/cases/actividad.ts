import { type Draft, sections } from '@coop/domain';
import { day } from '../../ground/calendar.js';
import { publishing, type Seed } from '../../ground/seed.js';

const section = sections['institucional/responsabilidad-social-empresarial'];
type Accion = Draft<typeof section>;

const { published } = publishing(section);

/** Builds an activity dated `daysAgo`, in the year of that date. */
export const actividad = (
  key: string,
  daysAgo: number,
  values: Omit<Accion, 'tipo' | 'gestion' | 'fechaActividad'>,
): Seed =>
  published(key, {
    tipo: 'actividad',
    gestion: Number(day(-daysAgo).slice(0, 4)),
    fechaActividad: day(-daysAgo),
    ...values,
  });
