import { type Pago, planDePagos } from '../calculators/planDePagos.js';
import type { Row } from '../language/section.js';
import { type Frecuencia, frecuencias, MONTHS } from '../sections/simuladorCreditos/frecuencias.js';
import { sistemas } from '../sections/solicitudesCreditos/simulacionSolicitud.js';
import type { solicitudesCreditos } from '../sections/solicitudesCreditos/solicitudesCreditos.js';
import { formatMoney, formatPercent } from '../text/format.js';
import { type CreditoPedido, type ProductoDeCredito, readCredit } from './credit.js';
import type { SimulationQuery } from './inputs.js';

/** Inputs accepted from an application. Rate, insurance and date never come from the visitor. */
export const storedInputs = ['producto', 'moneda', 'monto', 'plazo_meses', 'sistema', 'frecuencia', 'gracia_meses'];

type Application = Row<typeof solicitudesCreditos>;
type SimulatedName = Extract<keyof Application, `simulad${string}`>;

/** Simulation stored with an application: its fields and payments. */
export type StoredSimulation = { values: Pick<Application, SimulatedName>; plan: readonly Pago[] };

/** Loan product at the version that was simulated. */
export type Simulable = { id: string; nombre: string; version: number; product: ProductoDeCredito };

/** Returns the simulator inputs of a query string; an error message where they are invalid. */
export function parseSimulationQuery(query: Iterable<readonly [string, string]>): SimulationQuery | string {
  const pairs = [...query].filter(([name]) => !isOfItsPage(name));
  const names = pairs.map(([name]) => name);
  const unknown = names.find((name) => !storedInputs.includes(name));
  if (unknown !== undefined) return `«${unknown.slice(0, 30)}» no se toma de la simulación`;
  const repeated = names.find((name, at) => names.indexOf(name) < at);
  if (repeated !== undefined) return `«${repeated}» está repetido`;
  return names.includes('producto') ? Object.fromEntries(pairs) : 'Falta «producto»';
}

/** Parameters of the simulator page only: the full plan and the compared option. */
const isOfItsPage = (name: string) => name === 'plan' || name.endsWith('_b');

/** Recomputes a simulation with the product's terms on a day; an error message where they do not allow it. */
export function recomputeSimulation(
  query: SimulationQuery,
  { id, nombre, version, product }: Simulable,
  today: string,
) {
  const read = readCredit({ ...query, producto: id }, product, today);
  if (!read.ok) return Object.values(read.faults)[0] ?? 'No se puede simular';
  const terms = read.value;
  const { pagos, ...plan } = planDePagos(terms);
  const frecuencia = frequencyOf(terms);
  const values: StoredSimulation['values'] = {
    simulado: sentenceOf(nombre, terms, frecuencia, plan.cuota),
    simuladoEn: terms.fecha,
    simuladoProducto: id,
    simuladaVersion: version,
    simuladaMoneda: terms.moneda,
    simuladoMonto: terms.monto,
    simuladoPlazo: terms.plazoMeses,
    simuladoSistema: terms.sistema,
    simuladaFrecuencia: frecuencia,
    simuladaGracia: terms.graciaMeses ?? 0,
    simuladaTasa: terms.tasaAnual,
    simuladoCambioMes: terms.luego?.desdeMes ?? null,
    simuladaTasaLuego: terms.luego?.tasaAnual ?? null,
    simuladoDesgravamen: terms.seguroDesgravamenMensual ?? null,
    simuladaCuota: plan.cuota,
    simuladosIntereses: plan.totalInteres,
    simuladosSeguros: plan.totalSeguro,
    simuladosCargos: plan.totalCargos,
    simuladoTotal: plan.totalPagado,
    simuladaTeac: plan.costoEfectivoAnual,
  };
  return { values, plan: pagos } satisfies StoredSimulation;
}

const frequencyOf = ({ cadaMeses }: CreditoPedido): Frecuencia =>
  (Object.keys(MONTHS) as Frecuencia[]).find((one) => MONTHS[one] === cadaMeses) ?? 'mensual';

/** «Crédito de consumo: Bs 50.000,00 en 36 meses, cuota fija, mensual, al 16,00 % anual; cuota de Bs 1.757,85». */
const sentenceOf = (
  nombre: string,
  { monto, moneda, plazoMeses, sistema, tasaAnual }: CreditoPedido,
  frecuencia: Frecuencia,
  cuota: string,
) =>
  `${nombre}: ${formatMoney(monto, moneda)} en ${plazoMeses} meses, ${sistemas[sistema].toLowerCase()}, ` +
  `${frecuencias[frecuencia].toLowerCase()}, al ${formatPercent(tasaAnual)} anual; cuota de ${formatMoney(cuota, moneda)}`;
