import { boolean, section, state, submission } from '../../language/index.js';
import { noSecrets } from '../../rules/noSecrets.js';
import { formatLongDate } from '../../text/format.js';
import { adjuntos, aportados } from '../shared/adjuntos.js';
import { aceptaTratamiento } from '../shared/persona/aceptaTratamiento.js';
import { documentoRules } from '../shared/persona/documentoRules.js';
import { nombreCompleto } from '../shared/persona/nombreCompleto.js';
import { unApellido } from '../shared/persona/unApellido.js';
import { atencionSolicitud } from './atencionSolicitud.js';
import { bienesPropios, ingresosYGastos, otrosPrestamos } from './economiaSolicitante.js';
import { pedidoCredito } from './pedidoCredito.js';
import { simulacionSolicitud, simulado } from './simulacionSolicitud.js';
import { solicitante } from './solicitante.js';
import { solicitudCreditoFlow } from './solicitudCreditoFlow.js';
import { solicitudFigures } from './solicitudFigures.js';
import { solicitudRules } from './solicitudRules.js';

const EVALUADA = 'Evaluada: su oficial de créditos le informa';
const SIN_CONTACTO = 'Cerrada: no pudimos comunicarnos con usted';

export const solicitudesCreditos = section({
  name: 'contactanos/solicitudes-creditos',
  label: { one: 'Solicitud de crédito', many: 'Solicitudes de créditos' },
  about: 'Presolicitudes de crédito enviadas desde el sitio; no son aprobación ni compromiso de desembolso.',
  icon: 'credit',
  kind: submission({
    form: '/contactanos/solicitud-credito',
    number: 'SOL',
    receipt: ({ codigo, values: { llamarHasta } }) => ({
      mensaje: `Recibimos su solicitud de crédito ${codigo}.`,
      pasos: [
        `Un oficial de créditos le llamará al celular que nos dio${typeof llamarHasta === 'string' ? `, hasta el ${formatLongDate(llamarHasta)}` : ''}.`,
        'La presente solicitud no constituye aprobación ni compromiso de desembolso.',
      ],
    }),
    notifiedRole: 'creditos',
    // The private link may be shared, so it hides the outcome; the officer communicates it.
    tracking: {
      states: { aprobada: EVALUADA, rechazada: EVALUADA, desembolsada: EVALUADA, no_contactado: SIN_CONTACTO },
      notifiedStates: [
        'en_revision',
        'documentos_pendientes',
        'en_evaluacion',
        'aprobada',
        'rechazada',
        'desistida',
        'no_contactado',
      ],
      // Financial data is for the evaluation only, so the private link omits it.
      shownFields: [
        'nombres',
        'primerApellido',
        'segundoApellido',
        'numeroDocumento',
        'celular',
        'correo',
        'agencia',
        'producto',
        'destino',
        'destinoDetalle',
        'montoSolicitado',
        'plazoMeses',
        'tipoGarantia',
        'adjuntos',
      ],
      laterDocuments: ['recibida', 'en_revision', 'contactado', 'documentos_pendientes', 'en_evaluacion'],
    },
    words: {
      text: ['adjuntos', 'aportados'],
      person: [
        'nombres',
        'primerApellido',
        'segundoApellido',
        'tipoDocumento',
        'numeroDocumento',
        'complemento',
        'expedidoEn',
        'esSocio',
        'numeroSocio',
        'celular',
        'correo',
        'direccion',
        'departamento',
        'ciudad',
        'fechaNacimiento',
        'estadoCivil',
      ],
    },
    auditReads: true,
    countedBy: ['estado', 'producto', 'agencia', 'moneda'],
    retention: { years: 5, closed: ['rechazada', 'desembolsada', 'desistida', 'no_contactado'], atTerm: 'anonymise' },
  }),
  title: (row) => `${row.codigo} · ${nombreCompleto(row)}`,
  example: {
    nombres: 'Ana',
    primerApellido: 'Suárez',
    tipoDocumento: 'ci',
    numeroDocumento: '5000002',
    fechaNacimiento: '1990-05-05',
    estadoCivil: 'soltero',
    celular: '71234567',
    departamento: 'LP',
    agencia: '0197a4c2-5d1e-7b3f-9a60-2c8e4f1b7d35',
    producto: '0197a4c2-5d1e-7b3f-9a60-2c8e4f1b7d36',
    destino: 'educacion',
    moneda: 'BOB',
    montoSolicitado: '20000.00',
    plazoMeses: 24,
    tipoGarantia: 'sola_firma',
    ingresos: [
      {
        actividad: 'dependiente',
        ocupacion: 'Contadora',
        lugarTrabajo: 'Una empresa',
        antiguedadAnios: 4,
        ingresoMensual: '6500.00',
      },
    ],
    tieneDeudas: 'no',
    autorizaConsultaCic: true,
    declaraVeracidad: true,
    aceptaTratamiento: true,
  },
  groups: {
    'Datos personales': {
      ...solicitante(),
    },
    Crédito: {
      ...pedidoCredito(),
      simulado: simulado(),
    },
    'Lo que simuló': {
      ...simulacionSolicitud(),
    },
    Ingresos: {
      ...ingresosYGastos(),
    },
    'Otros préstamos': {
      ...otrosPrestamos(),
    },
    'Bienes y documentos': {
      ...bienesPropios(),
      adjuntos: adjuntos('Documentos que ya tiene'),
    },
    Confirmación: {
      autorizaConsultaCic: boolean('Autorizo la consulta de mis antecedentes crediticios (CIC y burós)', {
        mustBeTrue: 'Debe autorizar la consulta de sus antecedentes crediticios para continuar',
      }),
      declaraVeracidad: boolean('Declaro que los datos son verdaderos', {
        mustBeTrue: 'Debe declarar que los datos son verdaderos para continuar',
      }),
      aceptaTratamiento: aceptaTratamiento(),
    },
    '': {
      estado: state('Estado', solicitudCreditoFlow),
      aportados: aportados(),
      ...atencionSolicitud(),
    },
  },
  groupHelp: {
    'Bienes y documentos':
      'Este paso es opcional. Si los tiene a mano, adjunte su cédula, boletas de pago o contratos; su oficial le dirá qué falta.',
    Confirmación: 'La presente solicitud no constituye aprobación ni compromiso de desembolso.',
  },
  rules: [
    unApellido,
    ...documentoRules,
    {
      field: 'tipoDocumento',
      message: 'Para solicitar un crédito use su cédula de identidad',
      holds: ({ tipoDocumento }) => tipoDocumento !== 'nit' && tipoDocumento !== 'pasaporte',
    },
    ...solicitudRules,
    noSecrets('destinoDetalle'),
    noSecrets('ingresos'),
    noSecrets('deudas'),
    noSecrets('bienes'),
  ],
  figures: solicitudFigures,
  table: {
    columns: [
      'codigo',
      'creadoEn',
      'nombres',
      'primerApellido',
      'numeroDocumento',
      'producto',
      'montoSolicitado',
      'plazoMeses',
      'agencia',
      'estado',
      'oficial',
    ],
    filter: [
      'producto',
      'agencia',
      'oficial',
      'asignadoA',
      'moneda',
      'montoSolicitado',
      'creadoEn',
      'posibleDuplicado',
      'repetida',
      'numeroDocumento',
    ],
    search: ['codigo', 'nombres', 'primerApellido', 'segundoApellido', 'numeroDocumento'],
  },
});
