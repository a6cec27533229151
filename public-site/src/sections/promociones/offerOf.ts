import type { Publicado } from '../../reading/leer';
import type { Thing } from '../../ui/page/Metadata';

/** A promotion as schema.org has it, with the days in which it holds. */
export const offerOf = (
  p: Publicado<'promociones'>,
  absolute: (path: string) => string,
  entidad: string | undefined,
): Thing => ({
  '@type': 'Offer',
  name: p.titulo,
  url: absolute(`/promociones/${p.slug}`),
  ...(p.resumen && { description: p.resumen }),
  ...(p.imagenEscritorio && { image: absolute(p.imagenEscritorio.url) }),
  ...(p.vigenteDesde && { validFrom: p.vigenteDesde }),
  ...(p.vigenteHasta && { validThrough: p.vigenteHasta }),
  offeredBy: { '@type': 'FinancialService', name: entidad, url: absolute('/') },
});
