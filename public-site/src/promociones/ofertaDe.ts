import type { Cosa } from '../componentes/Metadatos';
import type { Publicado } from '../leer';

/** A promotion as schema.org has it, with the days in which it holds. */
export const ofertaDe = (
  p: Publicado<'promociones'>,
  absoluta: (path: string) => string,
  entidad: string | undefined,
): Cosa => ({
  '@type': 'Offer',
  name: p.titulo,
  url: absoluta(`/promociones/${p.slug}`),
  ...(p.resumen && { description: p.resumen }),
  ...(p.imagenEscritorio && { image: absoluta(p.imagenEscritorio.url) }),
  ...(p.vigenteDesde && { validFrom: p.vigenteDesde }),
  ...(p.vigenteHasta && { validThrough: p.vigenteHasta }),
  offeredBy: { '@type': 'FinancialService', name: entidad, url: absoluta('/') },
});
