import { choice, date, documentNumber, integer, log, money, percent, section, text } from '../../language/index.js';

const productos = {
  caja_ahorro: 'Caja de ahorro',
  dpf: 'Depósito a plazo fijo',
  credito: 'Crédito',
  certificado_aportacion: 'Certificado de aportación',
} as const;

// Sistemas loads the file and checks the result, but sees no personal data and only masked numbers.
const atencion = { roles: ['creditos', 'comercial'] } as const;
const numero = { ...atencion, masked: true } as const;
/** Wide range for the core system's dates, which may use a distant date for «never». */
const OF_CORE = [120, 100] as const;
const deCredito = { roles: ['creditos'], shownWhen: { productoTipo: ['credito'] } } as const;

/** Members' balances from the core banking system's daily file, for member service and credit evaluation. */
export const saldos = section({
  name: 'saldos',
  label: { one: 'Saldo', many: 'Saldos' },
  about:
    'Saldos de los socios a la fecha del último archivo del sistema central. Información referencial, nunca pública.',
  icon: 'wallet',
  // A log, because files load the balances and staff query them only by exact number.
  kind: log(),
  // Contains the product type only, because some roles may not read other columns.
  title: ({ productoTipo }) => productos[productoTipo],
  groups: {
    Saldo: {
      numeroSocio: text('N° de socio', {
        required: true,
        max: 10,
        pattern: /^\d{1,10}$/,
        message: 'El número de socio solo tiene dígitos',
        help: 'hasta 10 dígitos',
        ...numero,
      }),
      numeroDocumento: documentNumber('N° de documento', {
        required: true,
        help: 'de 4 a 15 letras, dígitos y guion; el lugar de expedición se quita',
        ...numero,
      }),
      complemento: text('Complemento', {
        max: 2,
        upperCase: true,
        pattern: /^[0-9A-Z]{2}$/,
        message: 'Son dos letras o dígitos',
        help: 'dos letras o dígitos',
        ...atencion,
      }),
      nombreCompleto: text('Nombre completo', { required: true, max: 150, ...atencion }),
      productoTipo: choice('Producto', productos, { required: true }),
      numeroOperacion: text('N° de cuenta u operación', {
        required: true,
        min: 4,
        max: 20,
        help: 'de 4 a 20 caracteres, distinto en cada línea',
        ...numero,
      }),
      moneda: choice('Moneda', { BOB: 'Bolivianos', USD: 'Dólares estadounidenses', UFV: 'UFV' }, { required: true }),
      saldo: money('Saldo', { required: true, currencyField: 'moneda', ...atencion }),
      saldoDisponible: money('Saldo disponible', {
        currencyField: 'moneda',
        roles: ['comercial'],
        shownWhen: { productoTipo: ['caja_ahorro'] },
      }),
      tasaAnual: percent('Tasa anual', atencion),
      fechaApertura: date('Fecha de apertura', atencion),
      fechaVencimiento: date('Fecha de vencimiento', { ...atencion, years: OF_CORE }),
      cuota: money('Cuota', { currencyField: 'moneda', ...deCredito }),
      proximaCuotaEn: date('Próxima cuota', { ...deCredito, years: OF_CORE }),
      diasMora: integer('Días de mora', { min: 0, help: 'número entero desde 0', ...deCredito }),
      estadoOperacion: choice(
        'Estado de la operación',
        {
          vigente: 'Vigente',
          vencida: 'Vencida',
          ejecucion: 'En ejecución',
          castigada: 'Castigada',
          cancelada: 'Cancelada',
        },
        deCredito,
      ),
      agencia: text('Agencia', { required: true, max: 80 }),
    },
  },
  rules: [
    {
      field: 'fechaVencimiento',
      message: 'Vence antes de su apertura',
      holds: ({ fechaApertura, fechaVencimiento }) =>
        !fechaApertura || !fechaVencimiento || fechaVencimiento >= fechaApertura,
    },
  ],
  table: {
    columns: ['numeroSocio', 'nombreCompleto', 'productoTipo', 'numeroOperacion', 'moneda', 'saldo', 'agencia'],
  },
});
