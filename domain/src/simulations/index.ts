/** What people ask simulators for, and what the products of the cooperative answer. */
export { MONTHS } from '../sections/simuladorCreditos/frecuencias.js';
export * from './advance.js';
export * from './capacity.js';
export * from './credit.js';
export * from './creditExample.js';
export * from './deposit.js';
export * from './exchange.js';
export * from './inputs.js';
export * from './ladder.js';
export * from './onBusinessDays.js';
export * from './savings.js';
export * from './simulationKept.js';
export * from './withTre.js';
