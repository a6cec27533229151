import { choice, integer, money, reference, text } from '../../language/index.js';
import { monedas } from '../shared/monedas.js';

/** Requested loan: step 2 of a credit application. The server checks the product's own limits. */
export const pedidoCredito = () => ({
  producto: reference('Tipo de crédito', 'productos/simulador-creditos', { required: true }),
  destino: choice(
    '¿Para qué necesita el crédito?',
    {
      capital_operativo: 'Capital operativo',
      capital_inversion: 'Capital de inversión',
      vivienda_compra: 'Compra de vivienda',
      vivienda_refaccion: 'Refacción de vivienda',
      terreno: 'Compra de terreno',
      vehiculo: 'Compra de vehículo',
      educacion: 'Educación',
      salud: 'Salud',
      compra_deuda: 'Compra de deuda',
      libre_disponibilidad: 'Libre disponibilidad',
      otro: 'Otro',
    },
    { required: true },
  ),
  destinoDetalle: text('Detalle', { max: 200, requiredWhen: { destino: ['otro'] } }),
  moneda: choice('Moneda', monedas, { required: true }),
  montoSolicitado: money('Monto', { required: true, min: 1, max: 10_000_000, currencyField: 'moneda' }),
  plazoMeses: integer('Plazo (meses)', { required: true, min: 1, max: 480 }),
  tipoGarantia: choice(
    'Garantía ofrecida',
    {
      sola_firma: 'Sola firma',
      personal_1: 'Un garante personal',
      personal_2: 'Dos garantes personales',
      hipotecaria: 'Hipotecaria',
      prendaria: 'Prendaria',
      dpf: 'Depósito a plazo fijo',
      documentos_custodia: 'Documentos en custodia',
      otra: 'Otra',
    },
    { required: true },
  ),
});
