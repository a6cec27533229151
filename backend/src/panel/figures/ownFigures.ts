import type { SectionName } from '@coop/domain';
import { addDays, addYears } from '@coop/domain/calendar';
import { applicationFigures } from './applicationFigures.js';
import { caseFigures } from './caseFigures.js';
import type { Figure, Moment } from './figure.js';

const SOON_DAYS = 7;
const ended: Figure = {
  clave: 'vencidos',
  etiqueta: 'Terminó su vigencia: el sitio ya no lo muestra',
  tono: 'pronto',
  filtro: { situacion: 'vencido' },
};

/** What waits in a section beyond what does in all of its kind. */
export const ownFigures: Partial<Record<SectionName, (moment: Moment) => Figure[]>> = {
  'contactanos/reclamos': caseFigures,
  'contactanos/consultas': caseFigures,
  'contactanos/solicitudes-creditos': applicationFigures,
  'contactanos/calificaciones': () => [
    {
      clave: 'piden_contacto',
      etiqueta: 'Piden que se les contacte',
      tono: 'pronto',
      filtro: { estado: 'recibida', deseaContacto: true },
    },
  ],
  'contactanos/opiniones': ({ uid }) => [
    {
      clave: 'mias',
      etiqueta: 'A su cargo',
      tono: 'pendiente',
      filtro: { estado: 'en_revision', asignadoA: uid },
    },
    {
      clave: 'por_publicar',
      etiqueta: 'Su publicación está por decidir',
      tono: 'pendiente',
      filtro: { publicacion: 'pendiente' },
    },
  ],
  'servicios/autorizaciones-debito': () => [
    { clave: 'por_verificar', etiqueta: 'Por verificar', tono: 'pendiente', filtro: { estado: 'registrada' } },
  ],
  'institucional/licitaciones': () => [
    {
      clave: 'sin_resultado',
      etiqueta: 'Cerradas sin resultado',
      tono: 'pronto',
      filtro: { estado: 'publicado', fase: ['cerrada', 'en_evaluacion'] },
    },
  ],
  remates: () => [
    {
      clave: 'sin_resultado',
      etiqueta: 'Pasaron sin resultado',
      tono: 'pronto',
      filtro: { estado: 'publicado', etapa: 'resultado_pendiente' },
    },
  ],
  'institucional/bienes-adjudicados': ({ today }) => [
    { clave: 'reserva_vencida', etiqueta: 'Reserva vencida', tono: 'pronto', filtro: { reservaVencida: true } },
    {
      clave: 'mas_de_un_anio',
      etiqueta: 'Más de 12 meses en venta',
      tono: 'pendiente',
      filtro: { disponibilidad: 'disponible', publicadoEn_hasta: addYears(today, -1) },
    },
  ],
  'institucional/tarifario': ({ today }) => [
    {
      clave: 'por_regir',
      etiqueta: `Sin publicar y rigen en ${SOON_DAYS} días o antes`,
      tono: 'urgente',
      filtro: { situacion: 'borrador', vigenteDesde_hasta: addDays(today, SOON_DAYS) },
    },
  ],
  'productos/caja-ahorro': () => [ended],
  'productos/depositos-plazo-fijo': () => [ended],
  'productos/simulador-creditos': () => [ended],
  usuarios: () => [
    { clave: 'nunca_ingresaron', etiqueta: 'Nunca ingresaron', tono: 'pendiente', filtro: { nuncaIngreso: true } },
    { clave: 'activos', etiqueta: 'Activos', tono: 'referencia', filtro: { estado: 'activo' } },
    { clave: 'suspendidos', etiqueta: 'Suspendidos', tono: 'referencia', filtro: { estado: 'suspendido' } },
  ],
  'sitio/correos': () => [
    { clave: 'fallidos', etiqueta: 'No se pudieron entregar', tono: 'urgente', filtro: { estado: 'fallido' } },
  ],
};
