import { sinMiles } from './miles';

/** What is asked of a simulator: texts by name, as they were written. */
export type Pedido = Readonly<Record<string, string>>;

/** As long as the address of a product may be. */
const LONGEST = 90;

/** What the address asks, of what may be asked. What is asked twice is kept whole, and so is wrong at its field. */
export function pedidoEn({ url }: { url: string }, nombres: readonly string[]): Pedido {
  const params = new URL(url).searchParams;
  return Object.fromEntries(
    nombres.flatMap((nombre) => {
      const valor = params.getAll(nombre).join(' y ').slice(0, LONGEST);
      return !params.has(nombre) ? [] : [[nombre, /^(monto|plazo)/.test(nombre) ? sinMiles(valor) : valor]];
    }),
  );
}

/** What is asked under those names, each with that ending; without it. */
export const parteDe = (pedido: Pedido, nombres: readonly string[], final = ''): Pedido =>
  Object.fromEntries(
    nombres.flatMap((nombre) => {
      const valor = pedido[nombre + final];
      return valor === undefined ? [] : [[nombre, valor]];
    }),
  );

/** The same with that ending. */
export const conFinal = (pedido: Pedido, final: string): Pedido =>
  Object.fromEntries(Object.entries(pedido).map(([nombre, valor]) => [nombre + final, valor]));

/** As the query of an address: «?monto=50000&…», without what was left empty. */
export const comoConsulta = (pedido: Pedido): string =>
  `?${new URLSearchParams(Object.entries(pedido).filter(([, valor]) => valor !== ''))}`;
