import type { AnySection, Moment, WaitingFigure } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';

/** Returns a section's figures: its own before those of its kind. */
export const figuresOf = (section: AnySection, moment: Moment): WaitingFigure[] => [
  ...(section.submission?.term ? caseFigures(moment) : []),
  ...section.figures(moment),
  ...(section.kind === 'publication' ? publicationFigures(moment) : []),
  ...(section.kind === 'submission' ? submissionFigures(section) : []),
];

/** Unattended submissions. With a deadline, the figure is only a reference: unassigned cases say the same. */
const submissionFigures = ({ flows, submission }: AnySection): WaitingFigure[] => [
  {
    clave: 'nuevos',
    etiqueta: 'Sin atender',
    tono: submission?.term ? 'referencia' : 'pendiente',
    filtro: { estado: flows.estado?.initial },
  },
];

const open = ['vencido', 'vence_hoy', 'por_vencer', 'a_tiempo'];

/** Figures of cases with a deadline: by its state and by assignee. */
const caseFigures = ({ uid }: Moment): WaitingFigure[] => [
  { clave: 'vencidos', etiqueta: 'Con el plazo vencido', tono: 'urgente', filtro: { plazo: 'vencido' } },
  { clave: 'vencen_hoy', etiqueta: 'Vencen hoy', tono: 'urgente', filtro: { plazo: 'vence_hoy' } },
  { clave: 'por_vencer', etiqueta: 'Por vencer', tono: 'pronto', filtro: { plazo: 'por_vencer' } },
  { clave: 'sin_asignar', etiqueta: 'Sin asignar', tono: 'pendiente', filtro: { plazo: open, asignadoA: [null] } },
  { clave: 'mios', etiqueta: 'A su cargo', tono: 'pendiente', filtro: { plazo: open, asignadoA: uid } },
  { clave: 'abiertos', etiqueta: 'Abiertos', tono: 'referencia', filtro: { plazo: open } },
];

const SOON_DAYS = 7;

/** Figures of every publication section. */
const publicationFigures = ({ today }: Moment): WaitingFigure[] => [
  {
    clave: 'por_vencer',
    etiqueta: `Terminan en ${SOON_DAYS} días`,
    tono: 'pronto',
    filtro: { situacion: 'vigente', vigenteHasta_desde: today, vigenteHasta_hasta: addDays(today, SOON_DAYS) },
  },
  { clave: 'con_cambios', etiqueta: 'Con cambios sin publicar', tono: 'pendiente', filtro: { conCambios: true } },
  { clave: 'borradores', etiqueta: 'Borradores', tono: 'pendiente', filtro: { situacion: 'borrador' } },
  { clave: 'publicados', etiqueta: 'Publicados', tono: 'referencia', filtro: { situacion: 'vigente' } },
];
