import {
  boolean,
  choice,
  date,
  integer,
  internal,
  managed,
  member,
  money,
  percent,
  reference,
  rows,
  text,
  texts,
  whether,
} from '../../language/index.js';
import { lineaContacto } from './contactoSolicitud.js';
import { MAX_INCOME_PERCENT } from './debtService.js';

const HIGHEST_RATE = 60;

export const atencionSolicitud = () => ({
  /** Computed at the product's rate when the application arrived. */
  cuotaEstimada: managed(money('Cuota estimada', { currencyField: 'moneda' })),
  relacionCuotaIngreso: managed(percent('Cuotas sobre ingresos', { max: MAX_INCOME_PERCENT })),
  posibleDuplicado: managed(reference('Posible duplicado de', 'contactanos/solicitudes-creditos')),
  repetida: internal(whether('Posible duplicado', { posibleDuplicado: { empty: false } })),
  /** Told to the applicant when the application arrived. */
  llamarHasta: managed(date('Llamar hasta')),
  contactos: managed(rows('Contactos', lineaContacto(), { max: 100 })),
  requisitosPedidos: managed(texts('Requisitos pedidos', { min: 1 })),
  agenciaEvaluacion: managed(reference('Agencia que evalúa', 'sitio/agencias')),
  oficial: managed(member('Oficial de crédito')),
  montoAprobado: managed(money('Monto aprobado', { min: 1, currencyField: 'moneda' })),
  plazoAprobado: managed(integer('Plazo aprobado (meses)', { min: 1, max: 480 })),
  tasaAprobada: managed(percent('Tasa aprobada', { min: 0.01, max: HIGHEST_RATE })),
  aprobacionConfirmada: internal(
    managed(boolean('Confirmo que se aprueba más de lo solicitado', { help: 'Solo hace falta cuando es así.' })),
  ),
  numeroOperacion: managed(text('N° de operación', { max: 20 })),
  motivoRechazo: managed(
    choice('Motivo del rechazo', {
      capacidad_pago: 'Capacidad de pago',
      garantia: 'Garantía',
      antecedentes: 'Antecedentes crediticios',
      documentacion: 'Documentación',
      politica: 'Política de créditos',
      otro: 'Otro',
    }),
  ),
  detalleRechazo: managed(text('Detalle del rechazo', { multiline: true, min: 10 })),
  desembolsadoEn: managed(date('Fecha de desembolso')),
  motivoDesistimiento: managed(text('Motivo del desistimiento', { max: 300 })),
});
