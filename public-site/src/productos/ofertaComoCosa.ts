import type { Cosa } from '../componentes/Metadatos';
import type { Oferta } from './ofertas';

type Datos = { titulo: string; resumen: string | undefined; ruta: string; grupo: string | undefined };

/** What is offered on a page that staff wrote, as schema.org has it. */
export const ofertaComoCosa = (
  { tipo }: Oferta,
  { titulo, resumen, ruta, grupo = 'comisiones' }: Datos,
  absoluta: (path: string) => string,
): Cosa => ({
  '@type': tipo,
  name: titulo,
  ...(resumen && { description: resumen }),
  url: absoluta(ruta),
  ...(tipo !== 'Service' && { feesAndCommissionsSpecification: absoluta(`/institucional/tarifario#${grupo}`) }),
  areaServed: 'BO',
  provider: { '@id': absoluta('/#entidad') },
});
