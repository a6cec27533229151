import { sections } from '@coop/domain';
import { pdf } from '../documents/documents.js';
import { day } from '../ground/calendar.js';
import { publishing, type Seed } from '../ground/seed.js';

/** Minimum days, and the annual rates in bolivianos and dollars. Examples. */
type Escalon = readonly [desdeDias: number, bolivianos: string, dolares: string];

const escalonesDpf: readonly Escalon[] = [
  [30, '1.50', '0.50'],
  [60, '1.75', '0.50'],
  [90, '2.50', '0.50'],
  [180, '4.50', '0.75'],
  [360, '4.75', '1.00'],
  [390, '5.50', '1.25'],
  [540, '6.00', '1.50'],
  [720, '6.25', '1.75'],
  [1080, '6.50', '2.00'],
  [1440, '7.00', '2.25'],
  [1800, '7.25', '2.50'],
];

const { published, draft } = publishing(sections['productos/depositos-plazo-fijo']);

const LONGEST_DAYS = 3650;

const filas = (escalones: readonly Escalon[]) =>
  (['BOB', 'USD'] as const).flatMap((moneda) =>
    escalones.map(([plazoDesdeDias, bolivianos, dolares], at) => ({
      moneda,
      tipoPersona: 'ambas' as const,
      plazoDesdeDias,
      plazoHastaDias: (escalones[at + 1]?.[0] ?? LONGEST_DAYS + 1) - 1,
      montoDesde: moneda === 'BOB' ? '500' : '100',
      tasaAnual: moneda === 'BOB' ? bolivianos : dolares,
      pagoInteres:
        plazoDesdeDias >= 180 ? (['vencimiento', 'mensual', 'trimestral'] as const).slice() : ['vencimiento' as const],
    })),
  );

const condiciones = {
  resumen: 'De 30 a 3.650 días, con una tasa que conoce desde el primer día y no cambia hasta el vencimiento.',
  montoMinimoBob: '500',
  montoMinimoUsd: '100',
  renovacionAutomatica: true,
  renovacionTexto:
    'Si el día del vencimiento usted no lo retira, el depósito se renueva por el mismo plazo con la tasa vigente ese día. Le avisamos diez días antes.',
  redencionAnticipada:
    'Se puede pedir desde el primer día. Los intereses se recalculan con la tasa del plazo que se cumplió y quedan alcanzados por el RC-IVA.',
  caracteristicas: [
    'En bolivianos y en dólares',
    'Intereses al vencimiento; desde 180 días, también mensuales o trimestrales',
    'A nombre de una o de varias personas, o de una empresa',
  ],
  beneficios: [
    'Garantía para un crédito de hasta el 90 % del depósito',
    'Exento del RC-IVA en bolivianos a más de 30 días',
    'Sin costo de emisión',
  ],
  requisitos: [
    'Cédula de identidad vigente o, para empresas, NIT y poder del representante',
    'Una caja de ahorro en la cooperativa',
  ],
};

const contrato = {
  nombre: 'Contrato modelo de depósito a plazo fijo',
  archivo: pdf('Contrato modelo – Depósito a plazo fijo', 'Versión de demostración', [
    'La cooperativa recibe el depósito por el plazo y a la tasa que constan en el certificado, y lo devuelve con sus intereses el día del vencimiento.',
    'Los intereses se calculan con un año comercial de 360 días. La tasa no cambia durante el plazo pactado.',
    'El certificado es nominativo. Se puede ceder, renovar y dar en garantía de un crédito.',
  ]),
};

const anteriores: Escalon[] = escalonesDpf.map(([plazo, bolivianos, dolares]) => [
  plazo,
  (Number(bolivianos) - 0.25).toFixed(2),
  dolares,
]);

/** Rate tables: previous, in force and next. */
export const depositosPlazoFijo = (): Seed[] => [
  published('tasas-dpf-anteriores', {
    ...condiciones,
    titulo: 'Tasas de depósitos a plazo fijo (anteriores)',
    nota: 'Tasas referenciales de ejemplo. Rigen para depósitos abiertos en su vigencia.',
    vigenteDesde: day(-200),
    filas: filas(anteriores),
    documentos: [contrato],
  }),
  published('tasas-dpf-vigentes', {
    ...condiciones,
    titulo: 'Tasas de depósitos a plazo fijo',
    nota: 'Tasas anuales nominales de ejemplo, para personas naturales y jurídicas.',
    vigenteDesde: day(-20),
    filas: filas(escalonesDpf),
    documentos: [contrato],
    destacado: true,
  }),
  draft('tasas-dpf-en-preparacion', {
    ...condiciones,
    titulo: 'Tasas de depósitos a plazo fijo (propuesta del próximo trimestre)',
    nota: 'Propuesta del comité de activos y pasivos, pendiente de aprobación.',
    vigenteDesde: day(45),
    filas: filas(escalonesDpf.slice(0, 8)),
  }),
];
