import { choice, date, decimal, integer, managed, money, percent, reference, text } from '../../language/index.js';
import { monedas } from '../shared/monedas.js';
import { frecuencias } from '../simuladorCreditos/frecuencias.js';

/** How the payments of a loan are made up. */
export const sistemas = { cuota_fija: 'Cuota fija', cuota_variable: 'Cuota variable' } as const;

const amount = (label: string) => managed(money(label, { currencyField: 'simuladaMoneda' }));

/**
 * Sent as the query of the simulator's address (`producto=…&monto=50000&…`); kept as the sentence that says what the server
 * worked out. See `simulations/simulationKept.ts`.
 */
export const simulado = () =>
  text('Simulación', {
    max: 400,
    help: 'La dirección del simulador con lo que se pidió: queda con la solicitud, a la tasa que rige hoy.',
  });

/** What the simulator answered for it on the day that the application came: the product may change, this stays. */
export const simulacionSolicitud = () => ({
  simuladoEn: managed(date('Fecha de la simulación')),
  simuladoProducto: managed(reference('Producto simulado', 'productos/simulador-creditos')),
  /** As the history of the product counts them. */
  simuladaVersion: managed(integer('Versión del producto simulado')),
  simuladaMoneda: managed(choice('Moneda simulada', monedas)),
  simuladoMonto: amount('Monto simulado'),
  simuladoPlazo: managed(integer('Plazo simulado (meses)')),
  simuladoSistema: managed(choice('Sistema simulado', sistemas)),
  simuladaFrecuencia: managed(choice('Frecuencia simulada', frecuencias)),
  simuladaGracia: managed(integer('Gracia simulada (meses)')),
  simuladaTasa: managed(percent('Tasa anual simulada')),
  /** Of a mixed loan: from that month on. */
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
