import { choice, date, decimal, integer, managed, money, percent, reference, text } from '../../language/index.js';
import { monedas } from '../shared/monedas.js';
import { frecuencias } from '../simuladorCreditos/frecuencias.js';

export const sistemas = { cuota_fija: 'Cuota fija', cuota_variable: 'Cuota variable' } as const;

const amount = (label: string) => managed(money(label, { currencyField: 'simuladaMoneda' }));

/** Sent as the simulator's query string; stored as a sentence (see `simulations/storedSimulation.ts`). */
export const simulado = () =>
  text('Simulación', {
    max: 400,
    help: 'La dirección del simulador con lo que se pidió: queda con la solicitud, a la tasa que rige hoy.',
  });

/** Snapshot of the simulation on the day of the application; later product changes do not affect it. */
export const simulacionSolicitud = () => ({
  simuladoEn: managed(date('Fecha de la simulación')),
  simuladoProducto: managed(reference('Producto simulado', 'productos/simulador-creditos')),
  simuladaVersion: managed(integer('Versión del producto simulado')),
  simuladaMoneda: managed(choice('Moneda simulada', monedas)),
  simuladoMonto: amount('Monto simulado'),
  simuladoPlazo: managed(integer('Plazo simulado (meses)')),
  simuladoSistema: managed(choice('Sistema simulado', sistemas)),
  simuladaFrecuencia: managed(choice('Frecuencia simulada', frecuencias)),
  simuladaGracia: managed(integer('Gracia simulada (meses)')),
  simuladaTasa: managed(percent('Tasa anual simulada')),
  /** Month of the rate change of a mixed-rate loan. */
  simuladoCambioMes: managed(integer('La tasa simulada cambia en el mes')),
  simuladaTasaLuego: managed(percent('Tasa anual simulada desde ese mes')),
  simuladoDesgravamen: managed(decimal('Desgravamen mensual simulado', { scale: 5, min: 0, unit: '%' })),
  simuladaCuota: amount('Cuota simulada'),
  simuladosIntereses: amount('Intereses simulados'),
  simuladosSeguros: amount('Seguros simulados'),
  simuladosCargos: amount('Cargos simulados'),
  simuladoTotal: amount('Total a pagar simulado'),
  simuladaTeac: managed(percent('Costo efectivo anual simulado', { max: 1_000_000 })),
});
