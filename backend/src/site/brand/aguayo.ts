import type { Paleta } from '@coop/domain/paleta';

/** Returns the aguayo band as an SVG tile of 48 × 20 px: woven, stepped rhombi. */
export const aguayo = ({ principal, principalOscuro, acento, fondo, fondoOscuro, papel }: Paleta): string =>
  [
    `<svg xmlns='http://www.w3.org/2000/svg' width='48' height='20' shape-rendering='crispEdges'>`,
    `<path fill='${principal}' d='M0 0h48v20H0z'/>`,
    `<path fill='${principalOscuro}' d='M0 0h48v1H0zM0 19h48v1H0z'/>`,
    `<path fill='${acento}' d='M11 2h2v2h2v2h2v2h2v4h-2v2h-2v2h-2v2h-2v-2H9v-2H7v-2H5V8h2V6h2V4h2z'/>`,
    `<path fill='${fondoOscuro}' d='M11 6h2v2h2v4h-2v2h-2v-2H9V8h2z'/>`,
    `<path fill='${papel}' d='M11 9h2v2h-2zM30 4h3v2h2v2h2V6h2V4h3v2h-2v2h-2v2h-1v0h1v2h2v2h2v2h-3v-2h-2v-2h-2v2h-2v2h-3v-2h2v-2h2v-2h1v0h-1V8h-2V6h-2z'/>`,
    `<path fill='${acento}' d='M27 9h2v2h-2zM43 9h2v2h-2z'/>`,
    `<path fill='${fondo}' d='M35 2h2v2h-2zM35 16h2v2h-2z'/>`,
    '</svg>',
  ].join('');
