import { managed } from '../../field.js';
import {
  choice,
  date,
  dateTime,
  integer,
  member,
  money,
  percent,
  reference,
  rows,
  text,
  texts,
} from '../../fields/index.js';

/** What the credit officers write while they follow an application. */
export const atencionSolicitud = () => ({
  /** At the rate that the product had when the application came. */
  cuotaEstimada: managed(money('Cuota estimada', { currencyField: 'moneda' })),
  relacionCuotaIngreso: managed(percent('Cuotas sobre ingresos', { max: 1_000_000 })),
  posibleDuplicado: managed(reference('Posible duplicado de', 'contactanos/solicitudes-creditos')),
  contactos: managed(
    rows(
      'Contactos',
      {
        fecha: dateTime('Fecha y hora', { required: true }),
        medio: choice(
          'Medio',
          { llamada: 'Llamada', whatsapp: 'WhatsApp', correo: 'Correo', agencia: 'Agencia' },
          { required: true },
        ),
        resultado: choice(
          'Resultado',
          {
            contesto: 'Contestó',
            no_contesta: 'No contesta',
            numero_errado: 'Número errado',
            devolver_llamada: 'Devolver la llamada',
          },
          { required: true },
        ),
        nota: text('Nota', { max: 500 }),
      },
      { max: 30 },
    ),
  ),
  requisitosPedidos: managed(texts('Requisitos pedidos', { min: 1 })),
  agenciaEvaluacion: managed(reference('Agencia que evalúa', 'sitio/agencias')),
  oficial: managed(member('Oficial de crédito')),
  montoAprobado: managed(money('Monto aprobado', { min: 1, currencyField: 'moneda' })),
  plazoAprobado: managed(integer('Plazo aprobado (meses)', { min: 1, max: 480 })),
  tasaAprobada: managed(percent('Tasa aprobada')),
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
