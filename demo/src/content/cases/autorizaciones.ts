import { type Draft, sections } from '@coop/domain';
import { pdf } from '../../documents/documents.js';
import { at, day } from '../../ground/calendar.js';
import { idOf, recording, type Seed } from '../../ground/seed.js';

const section = sections['servicios/autorizaciones-debito'];
type Autorizacion = Draft<typeof section>;

const record = recording(section);

const firmado = (titular: string) =>
  pdf('Autorización de débito', `Titular: ${titular}`, [
    'Autorizo a la cooperativa a debitar de mi caja de ahorro el importe y en la fecha que se señalan. Puedo revocar esta autorización en cualquier momento; la revocatoria tiene efecto el día hábil siguiente.',
  ]);

type Values = Omit<Autorizacion, 'tipoDocumento' | 'vigenteDesde' | 'medioAutorizacion'> & Partial<Autorizacion>;
const autorizacion = (key: string, values: Values, ...orders: { name: string; values?: Record<string, unknown> }[]) =>
  record(
    key,
    {
      tipoDocumento: 'ci',
      vigenteDesde: day(-60),
      medioAutorizacion: 'presencial_firmado',
      documentoFirmado: firmado(`${values.nombres} ${values.primerApellido}`),
      agencia: idOf('sitio/agencias', 'oficina-central'),
      ...values,
    },
    ...orders,
  );

/** Marks an order as in force before the register opened: imported, so without a staff author. */
const vigente = (seed: Seed): Seed => ({
  ...seed,
  managed: { estado: 'vigente', creadoPor: null, verificadoPor: 'administrador', verificadoEn: at(-58, '10:20') },
});

/** Standing orders in each state. */
export const autorizaciones = (): Seed[] => [
  vigente(
    autorizacion('debito-1', {
      nombres: 'María Elena',
      primerApellido: 'Choque',
      segundoApellido: 'Mamani',
      numeroDocumento: '4812345',
      expedidoEn: 'LP',
      numeroSocio: '10234',
      celular: '71234567',
      cuentaOrigen: '1001-00045-1',
      concepto: 'cuota_credito',
      numeroOperacion: 'CR-220145',
      tipoMonto: 'cuota_plan_pagos',
      frecuencia: 'mensual',
      diaDebito: 15,
    }),
  ),
  autorizacion('debito-2', {
    nombres: 'Jorge',
    primerApellido: 'Arce',
    segundoApellido: 'Villca',
    numeroDocumento: '5698741',
    numeroSocio: '11872',
    celular: '76543210',
    cuentaOrigen: '1001-00981-4',
    concepto: 'servicio_basico',
    beneficiarioEmpresa: 'Distribuidora de electricidad (ejemplo)',
    codigoAbonado: '00-458712',
    tipoMonto: 'segun_factura',
    montoMaximo: '350',
    frecuencia: 'mensual',
    diaDebito: 10,
    agencia: idOf('sitio/agencias', 'cochabamba-centro'),
  }),
  vigente(
    autorizacion('debito-3', {
      nombres: 'Rosa',
      primerApellido: 'Quispe',
      numeroDocumento: '3345678',
      complemento: '1A',
      numeroSocio: '8741',
      cuentaOrigen: '1002-00120-7',
      concepto: 'ahorro_programado',
      tipoMonto: 'fijo',
      monto: '300',
      frecuencia: 'mensual',
      diaDebito: 5,
      vigenteHasta: day(300),
    }),
  ),
  autorizacion('debito-4', {
    nombres: 'Luis Fernando',
    primerApellido: 'Rojas',
    segundoApellido: 'Peña',
    numeroDocumento: '7785412',
    numeroSocio: '14520',
    celular: '69874512',
    cuentaOrigen: '1003-00771-2',
    concepto: 'certificado_aportacion',
    tipoMonto: 'fijo',
    monto: '40',
    frecuencia: 'trimestral',
    diaDebito: 31,
    agencia: idOf('sitio/agencias', 'santa-cruz-centro'),
  }),
  autorizacion(
    'debito-5',
    {
      nombres: 'Teodora',
      primerApellido: 'Condori',
      segundoApellido: 'Flores',
      numeroDocumento: '2987456',
      numeroSocio: '5012',
      cuentaOrigen: '1001-00333-9',
      concepto: 'seguro',
      numeroOperacion: 'POL-88123',
      tipoMonto: 'fijo',
      monto: '36',
      frecuencia: 'anual',
      diaDebito: 20,
      agencia: idOf('sitio/agencias', 'oruro'),
    },
    {
      name: 'rechazar',
      values: { motivoRechazo: 'La firma del formulario no coincide con la registrada en la cuenta.' },
    },
  ),
];
