import { nice, ticks } from 'd3-array';
import type { Serie } from './Grafico';

/** Where values stand in a drawing of that size, with its marks; lengths in units of its `viewBox`. */
export function escalaDe({ puntos, forma, referencia, enEscala }: Serie, ancho: number) {
  const alto = ancho > 500 ? 300 : 230;
  const valores = [...puntos.map(({ valor }) => valor), ...(referencia ? [referencia.valor] : [])];
  const menor = forma === 'barras' ? 0 : Math.min(...valores);
  const mayor = Math.max(...valores);
  const holgura = forma === 'barras' ? 0 : Math.max((mayor - menor) * 0.08, 1e-9);
  const [bajo, cima] = nice(menor - holgura, mayor + holgura, 4);
  const marcas = ticks(bajo, cima, 4);
  // Six and a half units a character is what the widest figures of the letter take.
  const desde = 12 + Math.max(...marcas.map((marca) => enEscala(marca).length)) * 7.2;
  const hasta = ancho - 14;
  const [techo, suelo] = [30, alto - 28];
  const paso = (hasta - desde) / Math.max(1, puntos.length - 1);
  return {
    alto,
    desde,
    hasta,
    suelo,
    techo,
    paso,
    marcas,
    x: (at: number) => redondo(desde + at * paso),
    y: (valor: number) => redondo(suelo - ((valor - bajo) * (suelo - techo)) / (cima - bajo || 1)),
  };
}

const redondo = (valor: number) => Math.round(valor * 10) / 10;
