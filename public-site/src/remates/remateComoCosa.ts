import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import type { Cosa } from '../componentes/Metadatos';
import type { Publicado } from '../leer';

const estado = {
  programado: 'https://schema.org/EventScheduled',
  resultado_pendiente: 'https://schema.org/EventScheduled',
  realizado: 'https://schema.org/EventScheduled',
  suspendido: 'https://schema.org/EventPostponed',
  cancelado: 'https://schema.org/EventCancelled',
} as const;

/** An auction as schema.org has it: an event at which something is sold. */
export const remateComoCosa = (r: Publicado<'remates'>, absoluta: (path: string) => string): Cosa => ({
  '@type': 'SaleEvent',
  name: r.titulo,
  description: r.descripcionBien,
  url: absoluta(`/institucional/remates/${r.slug}`),
  startDate: r.fechaSubasta,
  eventStatus: estado[r.etapa],
  location: { '@type': 'Place', name: r.lugarSubasta, address: `${departamentos[r.departamento]}, Bolivia` },
  offers: { '@type': 'Offer', price: r.base, priceCurrency: r.moneda },
});
