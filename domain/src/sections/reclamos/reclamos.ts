import { addYears, dayInLaPaz } from '../../calendar/days.js';
import {
  choice,
  date,
  defaulted,
  money,
  phone,
  reference,
  section,
  state,
  submission,
  text,
} from '../../language/index.js';
import { noSecrets } from '../../rules/noSecrets.js';
import { creationDay, notAfterToday } from '../../rules/rules.js';
import { puntoReclamo } from '../../site/puntoReclamo.js';
import { adjuntos, aportados } from '../shared/adjuntos.js';
import { recepcionRules } from '../shared/atencion/recepcionRules.js';
import { monedas } from '../shared/monedas.js';
import { aceptaTratamiento } from '../shared/persona/aceptaTratamiento.js';
import { contacto } from '../shared/persona/contacto.js';
import { departamentos } from '../shared/persona/departamentos.js';
import { documento } from '../shared/persona/documento.js';
import { documentoRules } from '../shared/persona/documentoRules.js';
import { medioCoincide } from '../shared/persona/medioCoincide.js';
import { nombreCompleto } from '../shared/persona/nombreCompleto.js';
import { persona } from '../shared/persona/persona.js';
import { unApellido } from '../shared/persona/unApellido.js';
import { unContacto } from '../shared/persona/unContacto.js';
import { atencionReclamo } from './atencionReclamo.js';
import { legalDeadline } from './legalDeadline.js';
import { productosReclamo } from './productosReclamo.js';
import { reclamoFlow } from './reclamoFlow.js';
import { reclamoRules } from './reclamoRules.js';

const OLDEST_FACT_YEARS = 10;

/** Complaints of the Punto de Reclamo. */
export const reclamos = section({
  name: 'contactanos/reclamos',
  label: { one: 'Reclamo', many: 'Reclamos' },
  about: 'Reclamos del Punto de Reclamo, con plazo legal de respuesta. Ninguno se borra.',
  icon: 'feedback',
  kind: submission({
    form: puntoReclamo.href,
    number: 'REC',
    receipt: ({ codigo, limite, plazoDias, recibidoAntes }) => ({
      mensaje: `Su reclamo fue registrado con el N° ${codigo}.`,
      pasos: [
        ...(limite ? [`Fecha límite de la respuesta: ${limite}.`] : []),
        ...(plazoDias ? [`${legalDeadline(plazoDias, recibidoAntes)}.`] : []),
        'La atención de reclamos es gratuita. Guarde este número: con él y su documento puede seguir su reclamo.',
      ],
    }),
    regulated: true,
    notifiedRole: 'comercial',
    words: {
      text: ['descripcion', 'solicitud', 'adjuntos', 'aportados'],
      person: [
        'nombres',
        'primerApellido',
        'segundoApellido',
        'razonSocial',
        'tipoPersona',
        'tipoDocumento',
        'numeroDocumento',
        'complemento',
        'expedidoEn',
        'representanteLegal',
        'numeroTestimonio',
        'esCliente',
        'celular',
        'telefonoFijo',
        'correo',
        'direccion',
        'departamento',
        'ciudad',
        'medioRespuesta',
      ],
    },
    term: {
      businessDays: 'reclamoPlazo',
      runsIn: ['registrado', 'en_analisis', 'ampliado'],
    },
    tracking: {
      states: {},
      // Closing sends no notice, because the answer implies it.
      notifiedStates: ['en_analisis', 'ampliado', 'respondido', 'segunda_instancia', 'desistido', 'anulado'],
      shownFields: [
        'nombres',
        'primerApellido',
        'segundoApellido',
        'razonSocial',
        'numeroDocumento',
        'celular',
        'correo',
        'producto',
        'motivo',
        'agencia',
        'fechaHecho',
        'montoComprometido',
        'numeroOperacion',
        'descripcion',
        'solicitud',
        'adjuntos',
        'medioRespuesta',
      ],
      laterDocuments: ['registrado', 'en_analisis', 'ampliado'],
    },
    comparedBy: ['producto', 'motivo'],
    countedBy: ['motivo', 'producto', 'agencia', 'canal', 'resultado'],
    auditReads: true,
    retention: { years: 'reclamoConservar', closed: ['cerrado', 'desistido', 'anulado'], atTerm: 'ask' },
  }),
  title: (row) => `${row.codigo} · ${nombreCompleto(row)}`,
  example: {
    tipoPersona: 'natural',
    nombres: 'Rosa',
    primerApellido: 'Mamani',
    tipoDocumento: 'ci',
    numeroDocumento: '5000001',
    esCliente: 'socio',
    celular: '71234567',
    direccion: 'Calle Murillo 123, zona Norte',
    departamento: 'LP',
    ciudad: 'El Alto',
    producto: 'cajero_automatico',
    motivo: 'dinero_no_dispensado',
    fechaHecho: '2026-01-15',
    montoComprometido: '1250.50',
    descripcion: 'El cajero no entregó el dinero y sí lo descontó de mi cuenta.',
    medioRespuesta: 'agencia',
    medioNumero: 'pantalla',
    aceptaTratamiento: true,
  },
  groups: {
    'Sus datos': {
      ...persona('Tipo de reclamante'),
      ...documento(),
      representanteLegal: text('Nombre del representante legal o apoderado', {
        min: 3,
        max: 150,
        shownWhen: {},
        requiredWhen: { tipoPersona: ['juridica'] },
      }),
      numeroTestimonio: text('N° de testimonio de poder', {
        max: 40,
        shownWhen: {},
        requiredWhen: { tipoPersona: ['juridica'] },
      }),
      esCliente: choice(
        '¿Es socio o cliente?',
        { socio: 'Socio', cliente: 'Cliente', usuario: 'Usuario de un servicio' },
        { required: true },
      ),
    },
    Contacto: {
      ...contacto(),
      telefonoFijo: phone('Teléfono fijo', { type: 'fijo', autocomplete: 'home tel' }),
      direccion: text('Dirección (calle, N° y zona)', {
        required: true,
        min: 5,
        max: 200,
        autocomplete: 'address-line1',
      }),
      departamento: choice('Departamento', departamentos, { required: true, autocomplete: 'address-level1' }),
      ciudad: text('Ciudad o localidad', { required: true, min: 2, max: 80, autocomplete: 'address-level2' }),
    },
    'El reclamo': {
      producto: choice('Producto o servicio', productosReclamo, { required: true }),
      motivo: reference('Motivo', 'sitio/motivos-de-reclamo', {
        by: 'clave',
        inForceOn: 'fechaRecepcion',
        required: true,
      }),
      agencia: reference('Agencia donde ocurrió', 'sitio/agencias', {
        help: 'Déjelo vacío si no ocurrió en una agencia.',
      }),
      fechaHecho: date('Fecha del hecho', { required: true }),
      moneda: defaulted(choice('Moneda', monedas), 'BOB'),
      montoComprometido: money('Monto comprometido', {
        currencyField: 'moneda',
        help: 'Déjelo vacío si no corresponde.',
      }),
      numeroOperacion: text('N° de operación o cuenta', {
        max: 30,
        masked: true,
        help: 'Si corresponde. Nunca el número de su tarjeta.',
      }),
      descripcion: text('Descripción del reclamo', { required: true, multiline: true, min: 20, max: 4000 }),
      solicitud: text('¿Qué solicita?', { multiline: true, max: 1000 }),
      adjuntos: adjuntos('Documentos de respaldo'),
    },
    'La respuesta': {
      medioRespuesta: choice(
        'Medio para recibir la respuesta',
        {
          agencia: 'En agencia',
          correo: 'Correo electrónico',
          domicilio: 'En mi domicilio',
          whatsapp_aviso: 'Aviso por WhatsApp',
        },
        { required: true },
      ),
      medioNumero: defaulted(
        choice('¿Cómo desea recibir su número de reclamo?', { pantalla: 'En pantalla', correo: 'Correo electrónico' }),
        'pantalla',
      ),
      aceptaTratamiento: aceptaTratamiento(),
    },
    '': {
      estado: state('Estado', reclamoFlow),
      aportados: aportados(),
      ...atencionReclamo(),
    },
  },
  groupHelp: {
    Contacto: 'Escriba su celular, su correo o ambos.',
  },
  rules: [
    unApellido,
    ...documentoRules,
    unContacto(),
    ...medioCoincide,
    {
      field: 'correo',
      message: 'Ingrese su correo para recibir allí el número de reclamo',
      holds: ({ medioNumero, correo }) => medioNumero !== 'correo' || Boolean(correo),
    },
    {
      field: 'numeroTestimonio',
      message: 'Ingrese el número de testimonio del poder del representante',
      holds: ({ representanteLegal, numeroTestimonio }) => !representanteLegal || Boolean(numeroTestimonio),
    },
    notAfterToday('fechaHecho'),
    notAfterToday('ampliacionComunicadaEn'),
    notAfterToday('asfiComunicadoEn'),
    notAfterToday('entregadoEn'),
    notAfterToday('restituidoEn'),
    notAfterToday('segundaInstanciaEn'),
    {
      field: 'fechaHecho',
      message: `El hecho no puede tener más de ${OLDEST_FACT_YEARS} años`,
      holds: ({ fechaHecho, creadoEn }, today) =>
        !fechaHecho || fechaHecho >= addYears(creationDay({ creadoEn }, today), -OLDEST_FACT_YEARS),
    },
    noSecrets('descripcion'),
    noSecrets('solicitud'),
    noSecrets('numeroOperacion'),
    ...recepcionRules,
    {
      field: 'fechaRecepcion',
      message: 'No pudo recibirse antes del hecho que se reclama',
      // Does not apply to complaints registered on reception or derived from another case: their date is fixed.
      holds: ({ creadoEn, fechaRecepcion, fechaHecho, consultaOrigen, calificacionOrigen }) =>
        !fechaRecepcion ||
        !fechaHecho ||
        fechaRecepcion >= fechaHecho ||
        Boolean(consultaOrigen ?? calificacionOrigen) ||
        (creadoEn !== undefined && fechaRecepcion >= dayInLaPaz(creadoEn)),
    },
    ...reclamoRules,
  ],
  // Filing the monthly report fulfils the obligation.
  table: {
    columns: [
      'codigo',
      'creadoEn',
      'nombres',
      'primerApellido',
      'razonSocial',
      'producto',
      'motivo',
      'montoComprometido',
      'estado',
      'plazo',
      'venceEn',
      'asignadoA',
    ],
    filter: [
      'producto',
      'motivo',
      'agencia',
      'canal',
      'resultado',
      'numeroDocumento',
      'asignadoA',
      'creadoEn',
      'fechaRecepcion',
      'venceEn',
      'fechaLimite',
      'respondidoEn',
      'enReporte',
    ],
    search: ['codigo', 'numeroDocumento', 'nombres', 'primerApellido', 'segundoApellido', 'razonSocial'],
    // Answered cases have no `venceEn`: open cases come first, by due date.
    sort: ['venceEn', 'ASC'],
  },
});
