import type { Termino } from './terminos.js';

export type Definition = { readonly name: string; readonly means: string };

export const glosario: Readonly<Record<Termino, Definition>> = {
  TEAC: {
    name: 'Tasa de interés efectiva activa al cliente',
    means:
      'Lo que un crédito cuesta al año con todo dentro: intereses, comisiones, seguros y otros cargos. Con ella se comparan dos créditos; siempre es mayor que la tasa nominal.',
  },
  TEA: {
    name: 'Tasa de interés efectiva activa',
    means: 'La tasa nominal de un crédito con sus capitalizaciones del año, sin comisiones ni seguros.',
  },
  TRe: {
    name: 'Tasa de interés de referencia',
    means:
      'Promedio de lo que el sistema paga por depósitos a plazo fijo, que el Banco Central publica. A ella se suma el margen de los créditos de tasa variable.',
  },
  TEP: {
    name: 'Tasa de interés efectiva pasiva',
    means: 'Lo que se paga por un depósito en un año, con sus capitalizaciones.',
  },
  CAP: {
    name: 'Coeficiente de adecuación patrimonial',
    means:
      'Capital regulatorio entre activos ponderados por su riesgo. Por ley no baja de 10 %. Se publica por fecha de corte.',
  },
  UFV: {
    name: 'Unidad de fomento de vivienda',
    means:
      'Valor que sigue a los precios y que el Banco Central publica cada día. Con ella se actualizan montos en bolivianos.',
  },
  N1: {
    name: 'Consumo debidamente garantizado',
    means: 'Código del tipo de crédito de consumo que tiene garantía suficiente, en la clasificación de la cartera.',
  },
  ASFI: {
    name: 'Autoridad de Supervisión del Sistema Financiero',
    means:
      'Supervisa a la entidad. A su defensoría va, en segunda instancia, quien no está conforme con una respuesta.',
  },
  'RC-IVA': {
    name: 'Régimen complementario al impuesto al valor agregado',
    means:
      'Retención sobre los intereses de ciertos depósitos. La entidad la descuenta al pagar, salvo lo que la ley exime.',
  },
  DPF: {
    name: 'Depósito a plazo fijo',
    means: 'Dinero que se deja por un plazo a cambio de una tasa pactada al comienzo.',
  },
  NIT: { name: 'Número de identificación tributaria', means: 'El de empresas y personas con actividad gravada.' },
  RSE: {
    name: 'Responsabilidad social empresarial',
    means: 'Lo que la entidad hace por su comunidad y sus socios, de lo que rinde cuentas cada año.',
  },
  CIC: {
    name: 'Central de información crediticia',
    means: 'Registro de la ASFI con las deudas de cada persona en el sistema.',
  },
  BCB: { name: 'Banco Central de Bolivia', means: 'Publica el tipo de cambio, la UFV y la TRe.' },
};
