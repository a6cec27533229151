import type { Moment, WaitingFigure } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';

const SOON_DAYS = 7;

/** What every publication may be waiting for. */
export const publicationFigures = ({ today }: Moment): WaitingFigure[] => [
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
