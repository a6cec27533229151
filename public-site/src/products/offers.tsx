import type { ReactNode } from 'react';
import type { Subject } from '../sections/tarifario/readCosts';
import { CallBand } from '../ui/page/CallBand';
import type { JsonLd } from '../ui/page/Metadata';

/** Where to request a product or service: a page of the site or the online bank. */
type Step = { title: string; text: ReactNode; button: string; href: string };

export const NextStep = ({ text, ...call }: Step) => (
  <CallBand {...call}>
    <p>{text}</p>
  </CallBand>
);

/** A product or service with a staff-written page: its costs in the tarifario and how to request it. */
type Offer = {
  /** Type in schema.org. */
  tipo: 'FinancialProduct' | 'PaymentCard' | 'Service';
  tema: string;
  costos: Subject;
  paso: Step;
  /** The text to show instead where the online bank also offers it. */
  enLinea?: string;
};

const query = (topic: string) => `/contactanos/consultas?tema=${topic}`;
const agencias = '/contactanos/agencias';

export const offers: Readonly<Record<string, Offer>> = {
  '/productos/tarjeta-debito': {
    tipo: 'PaymentCard',
    tema: 'tarjeta_debito',
    costos: { groups: ['comisiones', 'seguros'], words: ['tarjeta', 'cajero'] },
    paso: {
      title: 'Viene con su caja de ahorro',
      text: 'Elija la cuenta y ábrala en cualquier agencia: se lleva la tarjeta el mismo día.',
      button: 'Elegir mi caja de ahorro',
      href: '/productos/caja-ahorro',
    },
  },
  '/productos/cajas-seguridad': {
    tipo: 'FinancialProduct',
    tema: 'cajas_seguridad',
    costos: { groups: ['comisiones'], words: ['caja de seguridad', 'cajas de seguridad'] },
    paso: {
      title: 'Pregunte si hay una libre',
      text: 'Díganos qué tamaño necesita y en qué ciudad. Le respondemos con la disponibilidad.',
      button: 'Consultar disponibilidad',
      href: query('cajas_seguridad'),
    },
  },
  '/productos/seguro-de-vida': {
    tipo: 'FinancialProduct',
    tema: 'seguros',
    costos: { groups: ['seguros'], words: ['vida'] },
    paso: {
      title: 'Contrátelo en su agencia',
      text: 'Con su cédula y los datos de sus beneficiarios. Si antes quiere saber más, escríbanos.',
      button: 'Consultar por el seguro',
      href: query('seguros'),
    },
  },
  '/servicios/pago-envio-remesas': {
    tipo: 'Service',
    tema: 'remesas',
    costos: { groups: ['comisiones'], words: ['giro', 'remesa'] },
    paso: {
      title: 'Cobre o envíe hoy',
      text: 'En cualquier agencia, en su horario completo, con su cédula de identidad.',
      button: 'Buscar mi agencia',
      href: agencias,
    },
  },
  '/servicios/cobranza-facturas': {
    tipo: 'Service',
    tema: 'pago_servicios',
    costos: { groups: ['comisiones'], words: ['cobranza', 'factura'] },
    paso: {
      title: 'Pague sus facturas',
      text: 'En ventanilla, con el número de cliente o la factura anterior.',
      button: 'Buscar mi agencia',
      href: agencias,
    },
    enLinea: 'Desde su casa, a cualquier hora. También en ventanilla, con el número de cliente o la factura anterior.',
  },
  '/servicios/transferencias-electronicas-ach': {
    tipo: 'Service',
    tema: 'transferencias_ach',
    costos: { groups: ['comisiones'], words: ['ach', 'transferencia'] },
    paso: {
      title: 'Haga su transferencia',
      text: 'En ventanilla, con su cédula y los datos de la cuenta de destino.',
      button: 'Buscar mi agencia',
      href: agencias,
    },
    enLinea:
      'Desde su casa, a cualquier hora. También en ventanilla, con su cédula y los datos de la cuenta de destino.',
  },
};

type Data = { titulo: string; resumen: string | undefined; ruta: string; grupo: string | undefined };

/** Returns the schema.org data of a product or service from its staff-written page. */
export const offerJsonLd = (
  { tipo }: Offer,
  { titulo, resumen, ruta, grupo = 'comisiones' }: Data,
  absolute: (path: string) => string,
): JsonLd => ({
  '@type': tipo,
  name: titulo,
  ...(resumen && { description: resumen }),
  url: absolute(ruta),
  ...(tipo !== 'Service' && { feesAndCommissionsSpecification: absolute(`/institucional/tarifario#${grupo}`) }),
  areaServed: 'BO',
  provider: { '@id': absolute('/#entidad') },
});

/** Returns how to request an offer: in the online bank where possible, else as its page describes. */
export const stepOf = ({ paso, enLinea }: Offer, bancaEnLinea: string | null): Step =>
  enLinea && bancaEnLinea ? { ...paso, text: enLinea, button: 'Ir a la banca en línea', href: bancaEnLinea } : paso;
