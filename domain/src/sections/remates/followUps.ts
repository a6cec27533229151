import { percentOf } from '../../amounts/percentOf.js';
import { addDays, dayInLaPaz } from '../../calendar/days.js';
import type { Clock } from '../../language/derived.js';
import { inmuebles } from '../shared/tiposDeBien.js';

/** After an auction without bidders the base price falls by a fifth (Código Procesal Civil, art. 422). */
const NEXT_BASE_PERCENT = '80.0000';

/** Returns the base price of the auction that follows one without bidders. */
export const reducedBase = (base: string): string => percentOf(base, NEXT_BASE_PERCENT);
const DAYS_TO_THE_NEXT = 30;
const next = { primero: 'segundo', segundo: 'tercero', tercero: 'tercero' } as const;

type Remate = Record<string, unknown> & {
  titulo: string;
  numeroRemate: keyof typeof next;
  base: string;
  fechaSubasta: string;
  tipoBien: string;
  descripcionBien: string;
  montoAdjudicado: string | null;
  fechaResultado: string | null;
};

/** Follow-up of an auction without bidders: same asset, at four fifths of the base price. */
export const siguienteSenalamiento = {
  label: 'Siguiente señalamiento',
  to: 'remates',
  when: { resultado: ['desierto'], numeroRemate: ['primero', 'segundo'] },
  link: 'remateAnterior',
  draft: (remate: Remate, { today }: Clock) => ({
    ...pick(remate, sameAuction),
    numeroRemate: next[remate.numeroRemate],
    base: reducedBase(remate.base),
    fechaSubasta: sameHourLater(remate.fechaSubasta, today),
  }),
};

export const crearBienAdjudicado = {
  label: 'Crear bien adjudicado',
  to: 'institucional/bienes-adjudicados',
  when: { resultado: ['adjudicado_cooperativa'] },
  link: 'remate',
  draft: (remate: Remate) => ({
    titulo: remate.titulo,
    tipo: remate.tipoBien,
    descripcion: remate.descripcionBien,
    ...pick(remate, samePlace),
    ...((inmuebles as readonly string[]).includes(remate.tipoBien) && {
      superficieTerreno: remate.superficie,
      matriculaDdrr: remate.matriculaDdrr,
    }),
    moneda: remate.moneda,
    precio: remate.montoAdjudicado ?? remate.base,
    estadoDocumental: 'en_tramite',
    fechaAdjudicacion: remate.fechaResultado,
  }),
};

const samePlace = ['departamento', 'municipio', 'zona', 'direccion'];
const sameAuction = [
  ...samePlace,
  'titulo',
  'tipoRemate',
  'juzgado',
  'expediente',
  'autoridad',
  'demandado',
  'tipoBien',
  'descripcionBien',
  'superficie',
  'matriculaDdrr',
  'moneda',
  'avaluo',
  'depositoGarantia',
  'lugarSubasta',
  'contacto',
];

const pick = (row: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

/** Returns the same time of day 30 days from now, as a default until the court or notary sets the date. */
function sameHourLater(former: string, today: string): string {
  const day = dayInLaPaz(former);
  const days =
    (Date.parse(`${addDays(today, DAYS_TO_THE_NEXT)}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000;
  return new Date(Date.parse(former) + days * 86_400_000).toISOString();
}
