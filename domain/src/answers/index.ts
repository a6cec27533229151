/** Response schemas of the API, defined once: OpenAPI publishes them, and server and clients share their types. */

export * from '../calendar/holiday.js';
export { type PublicFile, publicFile } from '../language/publicFile.js';
export * from './archivo.js';
export * from './cases.js';
export * from './cotizacion.js';
export * from './imports.js';
export type * from './leer.js';
export * from './panel/calendario.js';
export * from './panel/estadisticas.js';
export * from './panel/inicio.js';
export * from './panel/panel.js';
export * from './panel/tendencias.js';
export * from './problem.js';
export * from './publishing.js';
export * from './rows.js';
export * from './search.js';
export * from './sections.js';
export * from './session.js';
export * from './simulations.js';
export * from './site.js';
export * from './systems.js';
