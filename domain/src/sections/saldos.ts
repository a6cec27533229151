import { choice, date, documentNumber, integer, money, percent, text } from '../fields/index.js';
import { section } from '../section.js';

const productos = {
  caja_ahorro: 'Caja de ahorro',
  dpf: 'Depósito a plazo fijo',
  credito: 'Crédito',
  certificado_aportacion: 'Certificado de aportación',
} as const;

// Sistemas loads the file and sees how it went, not whose money it is.
const atencion = { roles: ['creditos', 'comercial'] } as const;
const deCredito = { roles: ['creditos'], shownWhen: { productoTipo: ['credito'] } } as const;

/** Members' balances, loaded from the core system's daily file: to answer a member or study an application. */
export const saldos = section({
  name: 'saldos',
  label: { one: 'Saldo', many: 'Saldos' },
  about:
    'Saldos de los socios a la fecha del último archivo del sistema central. Información referencial, nunca pública.',
  kind: 'record',
  // Whoever may not read a column must not read it in the title either.
  title: ({ productoTipo, fechaCorte }) => `${productos[productoTipo]} al ${fechaCorte}`,
  fields: {
    fechaCorte: date('Fecha de corte', { required: true }),
    numeroSocio: text('N° de socio', { required: true, max: 10, pattern: /^\d{1,10}$/, ...atencion }),
    numeroDocumento: documentNumber('N° de documento', { required: true, ...atencion }),
    complemento: text('Complemento', { max: 2, upperCase: true, pattern: /^[0-9A-Z]{2}$/, ...atencion }),
    nombreCompleto: text('Nombre completo', { required: true, max: 150, ...atencion }),
    productoTipo: choice('Producto', productos, { required: true }),
    numeroOperacion: text('N° de cuenta u operación', { required: true, max: 20, ...atencion }),
    moneda: choice('Moneda', { BOB: 'Bolivianos', USD: 'Dólares estadounidenses', UFV: 'UFV' }, { required: true }),
    saldo: money('Saldo', { required: true, currencyField: 'moneda', ...atencion }),
    saldoDisponible: money('Saldo disponible', {
      currencyField: 'moneda',
      roles: ['comercial'],
      shownWhen: { productoTipo: ['caja_ahorro'] },
    }),
    tasaAnual: percent('Tasa anual', atencion),
    fechaApertura: date('Fecha de apertura', atencion),
    fechaVencimiento: date('Fecha de vencimiento', atencion),
    cuota: money('Cuota', { currencyField: 'moneda', ...deCredito }),
    proximaCuotaEn: date('Próxima cuota', deCredito),
    diasMora: integer('Días de mora', { min: 0, ...deCredito }),
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
  onlyRows: {
    creditos: { productoTipo: ['credito', 'certificado_aportacion'] },
    comercial: { productoTipo: ['caja_ahorro', 'dpf', 'certificado_aportacion'] },
  },
  unique: [['fechaCorte', 'numeroOperacion']],
  list: [
    'numeroSocio',
    'nombreCompleto',
    'productoTipo',
    'numeroOperacion',
    'moneda',
    'saldo',
    'agencia',
    'fechaCorte',
  ],
  // Found by the exact number, never by browsing names.
  filter: ['numeroDocumento', 'numeroSocio', 'numeroOperacion', 'productoTipo', 'moneda', 'agencia', 'fechaCorte'],
  sort: ['fechaCorte', 'DESC'],
});
