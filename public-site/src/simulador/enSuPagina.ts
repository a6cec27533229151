import { redirect } from 'react-router-dom';
import type { CreditoSimulable } from './tipos';

/** The loans of a page. An address that asks for one of the other page leads there, with all it asks. */
export function enSuPagina<T extends CreditoSimulable>(
  creditos: readonly T[],
  cual: CreditoSimulable['pagina'],
  { url }: Request,
): T[] {
  const { search, searchParams } = new URL(url);
  const producto = searchParams.get('producto');
  const pedido = creditos.find(({ slug, id }) => slug === producto || id === producto);
  if (pedido && pedido.pagina !== cual) throw redirect(`/productos/${pedido.pagina}${search}`);
  return creditos.filter(({ pagina }) => pagina === cual);
}
