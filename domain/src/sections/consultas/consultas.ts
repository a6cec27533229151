import { boolean, choice, managed, reference, section, state, submission, text } from '../../language/index.js';
import { noSecrets } from '../../rules/noSecrets.js';
import { respuesta } from '../shared/atencion/atencion.js';
import { plazo } from '../shared/atencion/plazo.js';
import { recepcionRules } from '../shared/atencion/recepcionRules.js';
import { aceptaTratamiento } from '../shared/persona/aceptaTratamiento.js';
import { contacto } from '../shared/persona/contacto.js';
import { departamentos } from '../shared/persona/departamentos.js';
import { medioCoincide } from '../shared/persona/medioCoincide.js';
import { nombreCompleto } from '../shared/persona/nombreCompleto.js';
import { personaNatural } from '../shared/persona/personaNatural.js';
import { unApellido } from '../shared/persona/unApellido.js';
import { unContacto } from '../shared/persona/unContacto.js';
import { consultaFlow } from './consultaFlow.js';
import { temas } from './temas.js';

/** Inquiries of visitors. */
export const consultas = section({
  name: 'contactanos/consultas',
  label: { one: 'Consulta', many: 'Consultas' },
  about: 'Preguntas de los visitantes sobre productos, servicios y trámites.',
  icon: 'question',
  kind: submission({
    form: '/contactanos/consultas',
    number: 'CON',
    receipt: ({ codigo, limite }) => ({
      mensaje: `Recibimos su consulta ${codigo}.${limite ? ` Le responderemos hasta el ${limite}.` : ''}`,
      pasos: ['Un asesor la leerá y le responderá por el medio que eligió.'],
    }),
    words: {
      text: ['tema', 'referencia', 'mensaje'],
      person: [
        'nombres',
        'primerApellido',
        'segundoApellido',
        'esSocio',
        'celular',
        'correo',
        'departamento',
        'medioRespuesta',
        'horarioContacto',
      ],
    },
    tracking: {
      states: { nueva: 'Recibida', spam: 'Recibida', derivada_reclamo: 'Sigue como reclamo' },
      // The complaint created from it sends its own acknowledgement.
      notifiedStates: ['en_atencion', 'respondida'],
      shownFields: [
        'nombres',
        'primerApellido',
        'segundoApellido',
        'celular',
        'correo',
        'agencia',
        'tema',
        'referencia',
        'mensaje',
        'medioRespuesta',
        'horarioContacto',
      ],
    },
    term: { businessDays: 2, runsIn: ['nueva', 'en_atencion'] },
    comparedBy: ['tema'],
    countedBy: ['tema', 'agencia', 'canal'],
    retention: { years: 2, closed: ['cerrada', 'respondida', 'derivada_reclamo', 'spam'], atTerm: 'anonymise' },
  }),
  title: (row) => `${row.codigo} · ${nombreCompleto(row)}`,
  example: {
    nombres: 'María Elena',
    primerApellido: 'Quispe',
    correo: 'maria@correo.example',
    tema: 'ahorro',
    mensaje: '¿Cuál es el monto mínimo para abrir una caja de ahorro?',
    medioRespuesta: 'correo',
    aceptaTratamiento: true,
  },
  groups: {
    'Sus datos': {
      ...personaNatural(),
      ...contacto(),
      departamento: choice('Departamento', departamentos, { autocomplete: 'address-level1' }),
      agencia: reference('Agencia de preferencia', 'sitio/agencias'),
      esSocio: boolean('¿Es socio de la cooperativa?'),
    },
    'Su consulta': {
      tema: choice('Tema', temas, { required: true }),
      referencia: text('Referencia', { max: 60, help: 'Código del bien, licitación o promoción, si lo tiene.' }),
      mensaje: text('Su consulta', { required: true, multiline: true, min: 10, max: 2000 }),
      medioRespuesta: choice(
        '¿Cómo prefiere la respuesta?',
        { correo: 'Correo electrónico', llamada: 'Llamada', whatsapp: 'WhatsApp' },
        { required: true },
      ),
      horarioContacto: choice(
        'Horario para llamarle',
        { manana: 'Por la mañana', tarde: 'Por la tarde', indistinto: 'Indistinto' },
        { shownWhen: { medioRespuesta: ['llamada'] } },
      ),
      aceptaTratamiento: aceptaTratamiento(),
    },
    '': {
      estado: state('Estado', consultaFlow),
      ...plazo(),
      ...respuesta({ min: 10, max: 4000 }),
      reclamo: managed(reference('Reclamo al que se derivó', 'contactanos/reclamos')),
    },
  },
  groupHelp: {
    'Sus datos': 'Para responderle necesitamos su celular o su correo.',
  },
  rules: [unApellido, unContacto(), ...medioCoincide, noSecrets('mensaje'), noSecrets('referencia'), ...recepcionRules],
  table: {
    columns: [
      'codigo',
      'creadoEn',
      'nombres',
      'primerApellido',
      'tema',
      'agencia',
      'estado',
      'plazo',
      'venceEn',
      'asignadoA',
    ],
    filter: ['tema', 'agencia', 'asignadoA', 'canal', 'creadoEn', 'fechaRecepcion', 'venceEn', 'respondidoEn'],
    search: ['codigo', 'nombres', 'primerApellido', 'segundoApellido', 'mensaje'],
    // Answered cases have no `venceEn`: open cases come first, by due date.
    sort: ['venceEn', 'ASC'],
  },
});
