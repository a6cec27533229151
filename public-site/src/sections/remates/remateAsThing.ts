import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import type { Publicado } from '../../reading/leer';
import type { Thing } from '../../ui/page/Metadata';

const state = {
  programado: 'https://schema.org/EventScheduled',
  resultado_pendiente: 'https://schema.org/EventScheduled',
  realizado: 'https://schema.org/EventScheduled',
  suspendido: 'https://schema.org/EventPostponed',
  cancelado: 'https://schema.org/EventCancelled',
} as const;

/** An auction as schema.org has it: an event at which something is sold. */
export const remateAsThing = (r: Publicado<'remates'>, absolute: (path: string) => string): Thing => ({
  '@type': 'SaleEvent',
  name: r.titulo,
  description: r.descripcionBien,
  url: absolute(`/institucional/remates/${r.slug}`),
  startDate: r.fechaSubasta,
  eventStatus: state[r.etapa],
  location: { '@type': 'Place', name: r.lugarSubasta, address: `${departamentos[r.departamento]}, Bolivia` },
  offers: { '@type': 'Offer', price: r.base, priceCurrency: r.moneda },
});
