import type { Thing } from '../ui/page/Metadata';
import type { Offer } from './offers';

type Data = { titulo: string; resumen: string | undefined; ruta: string; grupo: string | undefined };

/** Returns the schema.org data of a product or service from its staff-written page. */
export const offerAsThing = (
  { tipo }: Offer,
  { titulo, resumen, ruta, grupo = 'comisiones' }: Data,
  absolute: (path: string) => string,
): Thing => ({
  '@type': tipo,
  name: titulo,
  ...(resumen && { description: resumen }),
  url: absolute(ruta),
  ...(tipo !== 'Service' && { feesAndCommissionsSpecification: absolute(`/institucional/tarifario#${grupo}`) }),
  areaServed: 'BO',
  provider: { '@id': absolute('/#entidad') },
});
