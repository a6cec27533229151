import type { Moment, WaitingFigure } from '@coop/domain';

const open = ['vencido', 'vence_hoy', 'por_vencer', 'a_tiempo'];

/** Cases with a term: how they stand against it, and whose they are. */
export const caseFigures = ({ uid }: Moment): WaitingFigure[] => [
  { clave: 'vencidos', etiqueta: 'Con el plazo vencido', tono: 'urgente', filtro: { plazo: 'vencido' } },
  { clave: 'vencen_hoy', etiqueta: 'Vencen hoy', tono: 'urgente', filtro: { plazo: 'vence_hoy' } },
  { clave: 'por_vencer', etiqueta: 'Por vencer', tono: 'pronto', filtro: { plazo: 'por_vencer' } },
  { clave: 'sin_asignar', etiqueta: 'Sin asignar', tono: 'pendiente', filtro: { plazo: open, asignadoA: [null] } },
  { clave: 'mios', etiqueta: 'A su cargo', tono: 'pendiente', filtro: { plazo: open, asignadoA: uid } },
  { clave: 'abiertos', etiqueta: 'Abiertos', tono: 'referencia', filtro: { plazo: open } },
];
