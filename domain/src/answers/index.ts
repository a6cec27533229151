/** What the API answers, described once: OpenAPI shows the schemas, and both sides of the wire use their types. */

export * from '../calendar/holiday.js';
export { type PublicFile, publicFile } from '../language/publicFile.js';
export * from './archivo.js';
export * from './calendar.js';
export * from './caso.js';
export * from './copy.js';
export * from './changes.js';
export * from './cotizacion.js';
export * from './history.js';
export * from './invitation.js';
export type * from './leer.js';
export * from './lookup.js';
export * from './monthlyReport.js';
export * from './order.js';
export type * from './page.js';
export * from './panel.js';
export * from './preview.js';
export * from './problem.js';
export * from './receipt.js';
export * from './retention.js';
export * from './saldos.js';
export * from './search.js';
export * from './session.js';
export * from './simulations.js';
export * from './tendencias.js';
export * from './tracking.js';
export * from './trash.js';
