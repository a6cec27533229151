import type { Asunto } from './leerCostos';
import type { Paso } from './SiguientePaso';

/** Something that is offered on a page that staff write: what of the tarifario is about it, and how it is asked for. */
export type Oferta = {
  /** Of schema.org. */
  tipo: 'FinancialProduct' | 'PaymentCard' | 'Service';
  /** The topic of a query from its page. */
  tema: string;
  costos: Asunto;
  paso: Paso;
  /** What is said instead where the cooperative has an online bank, in which it is done too. */
  enLinea?: string;
};

const consulta = (tema: string) => `/contactanos/consultas?tema=${tema}`;
const agencias = '/contactanos/agencias';

export const ofertas: Readonly<Record<string, Oferta>> = {
  '/productos/tarjeta-debito': {
    tipo: 'PaymentCard',
    tema: 'tarjeta_debito',
    costos: { grupos: ['comisiones', 'seguros'], palabras: ['tarjeta', 'cajero'] },
    paso: {
      titulo: 'Viene con su caja de ahorro',
      texto: 'Elija la cuenta y ábrala en cualquier agencia: se lleva la tarjeta el mismo día.',
      boton: 'Elegir mi caja de ahorro',
      href: '/productos/caja-ahorro',
    },
  },
  '/productos/cajas-seguridad': {
    tipo: 'FinancialProduct',
    tema: 'cajas_seguridad',
    costos: { grupos: ['comisiones'], palabras: ['caja de seguridad', 'cajas de seguridad'] },
    paso: {
      titulo: 'Pregunte si hay una libre',
      texto: 'Díganos qué tamaño necesita y en qué ciudad. Le respondemos con la disponibilidad.',
      boton: 'Consultar disponibilidad',
      href: consulta('cajas_seguridad'),
    },
  },
  '/productos/seguro-de-vida': {
    tipo: 'FinancialProduct',
    tema: 'seguros',
    costos: { grupos: ['seguros'], palabras: ['vida'] },
    paso: {
      titulo: 'Contrátelo en su agencia',
      texto: 'Con su cédula y los datos de sus beneficiarios. Si antes quiere saber más, escríbanos.',
      boton: 'Consultar por el seguro',
      href: consulta('seguros'),
    },
  },
  '/servicios/pago-envio-remesas': {
    tipo: 'Service',
    tema: 'remesas',
    costos: { grupos: ['comisiones'], palabras: ['giro', 'remesa'] },
    paso: {
      titulo: 'Cobre o envíe hoy',
      texto: 'En cualquier agencia, en su horario completo, con su cédula de identidad.',
      boton: 'Buscar mi agencia',
      href: agencias,
    },
  },
  '/servicios/cobranza-facturas': {
    tipo: 'Service',
    tema: 'pago_servicios',
    costos: { grupos: ['comisiones'], palabras: ['cobranza', 'factura'] },
    paso: {
      titulo: 'Pague sus facturas',
      texto: 'En ventanilla, con el número de cliente o la factura anterior.',
      boton: 'Buscar mi agencia',
      href: agencias,
    },
    enLinea: 'Desde su casa, a cualquier hora. También en ventanilla, con el número de cliente o la factura anterior.',
  },
  '/servicios/transferencias-electronicas-ach': {
    tipo: 'Service',
    tema: 'transferencias_ach',
    costos: { grupos: ['comisiones'], palabras: ['ach', 'transferencia'] },
    paso: {
      titulo: 'Haga su transferencia',
      texto: 'En ventanilla, con su cédula y los datos de la cuenta de destino.',
      boton: 'Buscar mi agencia',
      href: agencias,
    },
    enLinea:
      'Desde su casa, a cualquier hora. También en ventanilla, con su cédula y los datos de la cuenta de destino.',
  },
};
