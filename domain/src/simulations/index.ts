/** Simulators: they read requests and compute results from the cooperative's products. */
export { MONTHS } from '../sections/simuladorCreditos/frecuencias.js';
export * from './advance.js';
export * from './capacity.js';
export * from './credit.js';
export * from './deposit.js';
export * from './exchange.js';
export * from './inputs.js';
export * from './ladder.js';
export * from './onBusinessDays.js';
export * from './savings.js';
export * from './storedSimulation.js';
