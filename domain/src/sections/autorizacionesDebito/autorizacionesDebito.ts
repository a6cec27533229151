import { nextDebit } from '../../calendar/nextDebit.js';
import {
  choice,
  computed,
  date,
  dateTime,
  defaulted,
  file,
  integer,
  managed,
  member,
  money,
  phase,
  phone,
  record,
  reference,
  section,
  state,
  text,
} from '../../language/index.js';
import { monedas } from '../shared/monedas.js';
import { documento } from '../shared/persona/documento.js';
import { documentoRules } from '../shared/persona/documentoRules.js';
import { nombreCompleto } from '../shared/persona/nombreCompleto.js';
import { personaNatural } from '../shared/persona/personaNatural.js';
import { unApellido } from '../shared/persona/unApellido.js';
import { autorizacionDebitoFlow } from './autorizacionDebitoFlow.js';

const conceptos = {
  cuota_credito: 'Cuota de crédito',
  seguro: 'Seguro',
  certificado_aportacion: 'Certificado de aportación',
  ahorro_programado: 'Ahorro programado',
  servicio_basico: 'Servicio básico',
  transferencia_ach: 'Transferencia ACH',
  otro: 'Otro',
} as const;

const servicioBasico = { concepto: ['servicio_basico'] } as const;

/** Register of direct debit authorizations of members. The core banking system makes the debits. */
export const autorizacionesDebito = section({
  name: 'servicios/autorizaciones-debito',
  label: { one: 'Autorización de débito', many: 'Autorizaciones de débito' },
  about: 'Registro de las autorizaciones de los socios para debitar sus cuentas; el débito lo hace el sistema central.',
  icon: 'store',
  kind: record({
    number: 'AD',
  }),
  title: (row) => `${conceptos[row.concepto]} · ${nombreCompleto(row)}`,
  example: {
    nombres: 'María',
    primerApellido: 'Choque',
    tipoDocumento: 'ci',
    numeroDocumento: '4812345',
    numeroSocio: '10234',
    cuentaOrigen: '1001-00045-1',
    concepto: 'ahorro_programado',
    tipoMonto: 'fijo',
    monto: '300.00',
    frecuencia: 'mensual',
    diaDebito: 15,
    vigenteDesde: '2026-10-01',
    medioAutorizacion: 'formulario_web',
  },
  groups: {
    Titular: {
      ...personaNatural(),
      ...documento(),
      numeroSocio: text('N° de socio', {
        required: true,
        max: 10,
        pattern: /^\d{1,10}$/,
        message: 'El número de socio solo tiene dígitos',
      }),
      celular: phone('Celular'),
    },
    Débito: {
      cuentaOrigen: text('Cuenta de ahorro a debitar', {
        required: true,
        pattern: /^[0-9-]{6,20}$/,
        message: 'La cuenta tiene de 6 a 20 dígitos o guiones',
        masked: true,
      }),
      moneda: defaulted(choice('Moneda', monedas), 'BOB'),
      concepto: choice('Concepto', conceptos, { required: true }),
      beneficiarioEmpresa: text('Empresa', { max: 80, requiredWhen: servicioBasico }),
      codigoAbonado: text('Código de cliente', { max: 30, requiredWhen: servicioBasico }),
      numeroOperacion: text('N° de crédito o póliza', {
        max: 20,
        requiredWhen: { concepto: ['cuota_credito', 'seguro'] },
      }),
      tipoMonto: choice(
        'Tipo de monto',
        { fijo: 'Fijo', segun_factura: 'Según factura', cuota_plan_pagos: 'Cuota del plan de pagos' },
        { required: true },
      ),
      monto: money('Monto', { min: 0.01, currencyField: 'moneda', requiredWhen: { tipoMonto: ['fijo'] } }),
      montoMaximo: money('Monto máximo', {
        min: 0.01,
        currencyField: 'moneda',
        requiredWhen: { tipoMonto: ['segun_factura'] },
      }),
      frecuencia: choice(
        'Frecuencia',
        {
          unica: 'Única',
          mensual: 'Mensual',
          bimestral: 'Bimestral',
          trimestral: 'Trimestral',
          semestral: 'Semestral',
          anual: 'Anual',
        },
        { required: true },
      ),
      diaDebito: integer('Día de débito', {
        required: true,
        min: 1,
        max: 31,
        help: 'Del 29 al 31: el último día del mes que sea más corto.',
      }),
      vigenteDesde: date('Vigente desde', { required: true }),
      vigenteHasta: date('Vigente hasta'),
    },
    Respaldo: {
      medioAutorizacion: choice(
        'Medio de autorización',
        {
          presencial_firmado: 'Presencial, firmado',
          formulario_web: 'Formulario web',
          telefono_grabado: 'Teléfono, grabado',
        },
        { required: true },
      ),
      documentoFirmado: file('Documento firmado', { private: true }),
      agencia: reference('Agencia', 'sitio/agencias'),
    },
    '': {
      codigo: managed(text('N°')),
      estado: state('Estado', autorizacionDebitoFlow),
      situacion: phase(
        'Situación',
        {
          registrada: 'Registrada',
          rechazada: 'Rechazada',
          por_iniciar: 'Por iniciar',
          vigente: 'Vigente',
          suspendida: 'Suspendida',
          vencida: 'Vencida',
          por_revocar: 'Con baja pedida',
          revocada: 'Revocada',
        },
        [
          { is: 'rechazada', when: { estado: ['rechazada'] } },
          { is: 'registrada', when: { estado: ['registrada'] } },
          { is: 'por_revocar', when: { estado: ['revocada'], bajaEn: { after: 'today' } } },
          { is: 'revocada', when: { estado: ['revocada'] } },
          { is: 'vencida', when: { vigenteHasta: { before: 'today' } } },
          // A suspension may start later, and ends automatically.
          { is: 'vigente', when: { estado: ['suspendida'], suspendidaDesde: { after: 'today' } } },
          { is: 'vigente', when: { estado: ['suspendida'], suspendidaHasta: { before: 'today' } } },
          { is: 'suspendida', when: { estado: ['suspendida'] } },
          { is: 'por_iniciar', when: { vigenteDesde: { after: 'today' } } },
        ],
        'vigente',
      ),
      proximoDebito: computed(date('Próximo débito'), (row, { today }) =>
        row.estado === 'vigente' ? nextDebit(row, today) : null,
      ),
      verificadoPor: managed(member('Verificado por')),
      verificadoEn: managed(dateTime('Verificado')),
      motivoRechazo: managed(text('Motivo del rechazo', { max: 300 })),
      suspendidaDesde: managed(date('Suspendida desde')),
      suspendidaHasta: managed(date('Suspendida hasta')),
      motivoSuspension: managed(text('Motivo de la suspensión', { max: 300 })),
      motivoBaja: managed(text('Motivo de la baja', { max: 300 })),
      bajaEn: managed(date('Baja con efecto desde', { help: 'El día hábil siguiente al del pedido.' })),
    },
  },
  rules: [
    unApellido,
    ...documentoRules,
    {
      field: 'tipoDocumento',
      message: 'El titular se identifica con su cédula de identidad',
      holds: ({ tipoDocumento }) => tipoDocumento !== 'nit' && tipoDocumento !== 'pasaporte',
    },
    {
      field: 'vigenteHasta',
      message: 'La fecha final no puede ser anterior a la inicial',
      holds: ({ vigenteDesde, vigenteHasta }) => !vigenteDesde || !vigenteHasta || vigenteHasta >= vigenteDesde,
    },
    {
      field: 'suspendidaHasta',
      message: 'La fecha final no puede ser anterior a la inicial',
      holds: ({ suspendidaDesde, suspendidaHasta }) =>
        !suspendidaDesde || !suspendidaHasta || suspendidaHasta >= suspendidaDesde,
    },
    {
      field: 'documentoFirmado',
      message: 'Falta el documento firmado para activar la autorización',
      holds: ({ estado, documentoFirmado }) => estado !== 'vigente' || Boolean(documentoFirmado),
    },
    {
      field: 'verificadoPor',
      message: 'Debe activarla una persona distinta de la que la registró',
      holds: ({ verificadoPor, creadoPor }) => !verificadoPor || verificadoPor !== creadoPor,
    },
  ],
  figures: () => [
    { clave: 'por_verificar', etiqueta: 'Por verificar', tono: 'pendiente', filtro: { estado: 'registrada' } },
  ],
  table: {
    columns: ['codigo', 'nombres', 'primerApellido', 'cuentaOrigen', 'concepto', 'monto', 'diaDebito', 'situacion'],
    filter: ['concepto', 'agencia', 'diaDebito', 'numeroSocio', 'vigenteDesde'],
    search: [
      'codigo',
      'nombres',
      'primerApellido',
      'segundoApellido',
      'numeroDocumento',
      'numeroSocio',
      'cuentaOrigen',
    ],
  },
});
