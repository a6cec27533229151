import { dayInLaPaz } from '../../calendar/days.js';
import type { Clock } from '../../language/derived.js';

const DAY_MS = 86_400_000;
const dates = ['consultasHasta', 'reunionAclaracion', 'presentacionHasta', 'apertura'];
const same = [
  'codigo',
  'objeto',
  'tipo',
  'modalidad',
  'descripcion',
  'moneda',
  'presupuestoReferencial',
  'reunionLugar',
  'aperturaLugar',
  'lugarPresentacion',
  'contacto',
  'correoConsultas',
];

type Licitacion = Record<string, unknown> & { convocatoria: number; fechaPublicacion: string };

/** New call for a tender without bids: same object, with the same intervals between its dates, starting today. */
export const nuevaConvocatoria = {
  label: 'Nueva convocatoria',
  to: 'institucional/licitaciones',
  when: { proceso: ['desierta'] },
  link: 'convocatoriaAnterior',
  draft: (licitacion: Licitacion, { today }: Clock) => {
    const days = daysBetween(licitacion.fechaPublicacion, today);
    const objeciones = licitacion.objecionesHasta;
    return {
      ...Object.fromEntries(same.map((name) => [name, licitacion[name] ?? null])),
      ...Object.fromEntries(dates.map((name) => [name, shift(licitacion[name], days)])),
      convocatoria: licitacion.convocatoria + 1,
      fechaPublicacion: today,
      objecionesHasta:
        typeof objeciones === 'string' ? dayInLaPaz(shift(`${objeciones}T16:00:00.000Z`, days) as string) : null,
    };
  },
};

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const shift = (instant: unknown, days: number) =>
  typeof instant === 'string' ? new Date(Date.parse(instant) + days * DAY_MS).toISOString() : null;
