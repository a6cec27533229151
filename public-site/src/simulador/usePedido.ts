import { useEffect, useState } from 'react';
import { comoConsulta, type Pedido } from './pedido';

/** A slider moves faster than browsers let addresses change. */
const ESPERA_MS = 300;

/**
 * What is asked of a simulator, as it changes. The address follows without a new page nor a new entry in the history, so
 * that it can be shared and reloaded; what else it says stays.
 * @param nombres of all that this simulator may find in the address
 * @param entero what the address must say to ask the same
 */
export function usePedido(inicial: Pedido, nombres: readonly string[], entero: (pedido: Pedido) => Pedido) {
  const [pedido, setPedido] = useState(inicial);
  const consulta = comoConsulta(entero(pedido));
  const isTouched = pedido !== inicial;
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => reemplazar(nombres, new URLSearchParams(consulta)), ESPERA_MS);
    return () => clearTimeout(timer);
  }, [isTouched, nombres, consulta]);
  return [pedido, setPedido] as const;
}

function reemplazar(nombres: readonly string[], propios: URLSearchParams) {
  const { pathname, search, hash } = location;
  const params = new URLSearchParams(search);
  for (const nombre of nombres) params.delete(nombre);
  for (const [nombre, valor] of propios) params.set(nombre, valor);
  history.replaceState(history.state, '', `${pathname}?${params}${hash}`);
}
