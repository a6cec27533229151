import { redirect } from 'react-router-dom';
import type { SimulableCredito } from '../../../reading/simulables';

/** The loans of a page. An address that asks for one of the other page leads there, with all it asks. */
export function onItsPage<T extends SimulableCredito>(
  creditos: readonly T[],
  which: SimulableCredito['pagina'],
  { url }: Request,
): T[] {
  const { search, searchParams } = new URL(url);
  const producto = searchParams.get('producto');
  const asked = creditos.find(({ slug, id }) => slug === producto || id === producto);
  if (asked && asked.pagina !== which) throw redirect(`/productos/${asked.pagina}${search}`);
  return creditos.filter(({ pagina }) => pagina === which);
}
