export * from './amounts.js';
export * from './canonicalDecimal.js';
export * from './percentOf.js';
