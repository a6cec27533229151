import { nice, ticks } from 'd3-array';
import type { Serie } from './Grafico';

const altos = { 960: 320, 520: 260, 340: 230 };
/** Text in a picture shrinks with it, so that each width has its own drawing. */
export type Ancho = keyof typeof altos;

/** Where values stand in a drawing of that size, with its marks; lengths in units of its `viewBox`. */
export function escalaDe({ puntos, forma, referencia, enEscala }: Serie, ancho: Ancho) {
  const alto = altos[ancho];
  const valores = [...puntos.map(({ valor }) => valor), ...(referencia ? [referencia.valor] : [])];
  const menor = forma === 'barras' ? 0 : Math.min(...valores);
  const mayor = Math.max(...valores);
  const holgura = forma === 'barras' ? 0 : Math.max((mayor - menor) * 0.18, Math.abs(mayor) * 0.01);
  const [bajo, cima] = nice(menor - holgura, mayor + holgura, 4);
  const marcas = ticks(bajo, cima, 4);
  // What a character of the widest figures takes.
  const desde = 12 + Math.max(...marcas.map((marca) => enEscala(marca).length)) * 7.2;
  const hasta = ancho - 14;
  const [techo, suelo] = [30, alto - 28];
  // Bars take their place whole, within the scale; points stand on its ends.
  const paso = (hasta - desde) / (forma === 'barras' ? puntos.length : Math.max(1, puntos.length - 1));
  const primero = forma === 'barras' ? desde + paso / 2 : desde;
  return {
    alto,
    desde,
    hasta,
    suelo,
    techo,
    paso,
    marcas,
    x: (at: number) => redondo(primero + at * paso),
    y: (valor: number) => redondo(suelo - ((valor - bajo) * (suelo - techo)) / (cima - bajo || 1)),
  };
}

const redondo = (valor: number) => Math.round(valor * 10) / 10;
