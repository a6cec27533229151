/** Loan and deposit calculators, by published formulas. */
export * from './cajaDeAhorro.js';
export * from './capacidadDePago.js';
export * from './conversion.js';
export * from './cuotaFija.js';
export * from './depositoPlazoFijo.js';
export * from './escalera.js';
export * from './pagoAnticipado.js';
export * from './planDePagos.js';
export * from './rcIva.js';
