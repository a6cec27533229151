import { addDays } from '../../calendar/days.js';
import {
  boolean,
  choice,
  date,
  integer,
  internal,
  managed,
  reference,
  section,
  state,
  submission,
  text,
  whether,
} from '../../language/index.js';
import { noSecrets } from '../../rules/noSecrets.js';
import { creationDay, notAfterToday } from '../../rules/rules.js';
import { temas } from '../consultas/temas.js';
import { aceptaTratamientoSiHayDatos, consentimientoSiHayDatos } from '../shared/persona/aceptaTratamiento.js';
import { contacto } from '../shared/persona/contacto.js';
import { nombre } from '../shared/persona/nombre.js';
import { unContacto } from '../shared/persona/unContacto.js';
import { calificacionFlow } from './calificacionFlow.js';
import { puntajes } from './puntajes.js';

const OLDEST_VISIT_DAYS = 90;
const quiereContacto = { deseaContacto: [true] } as const;
const aspecto = (label: string) => choice(label, puntajes);

export const calificaciones = section({
  name: 'contactanos/calificaciones',
  label: { one: 'Calificación', many: 'Calificaciones' },
  about: 'Calificaciones de la atención recibida, anónimas salvo que la persona deje sus datos.',
  icon: 'star',
  kind: submission({
    form: '/contactanos/califiquenos',
    number: 'CAL',
    receipt: ({ codigo }) => ({
      mensaje: `Gracias por su calificación. Su código es ${codigo}.`,
      pasos: ['La sumamos a las de otros socios para mejorar la atención.'],
    }),
    words: { text: ['comentario'], person: ['nombre', 'celular', 'correo'] },
    countedBy: ['puntaje', 'servicio', 'canalEvaluado', 'agencia'],
    retention: { years: 2, closed: ['revisada', 'archivada', 'spam'], atTerm: 'anonymise' },
  }),
  title: ({ codigo, puntaje }) => `${codigo} · ${puntajes[puntaje]}`,
  example: {
    puntaje: '5',
    canalEvaluado: 'web',
    comentario: 'Encontré lo que buscaba.',
  },
  groups: {
    'Su calificación': {
      puntaje: choice('Calificación general', puntajes, { required: true }),
      canalEvaluado: choice(
        '¿Dónde le atendimos?',
        {
          agencia: 'En una agencia',
          telefono: 'Por teléfono',
          whatsapp: 'Por WhatsApp',
          web: 'En el sitio web',
          cajero: 'En un cajero automático',
        },
        { required: true },
      ),
      agencia: reference('Agencia', 'sitio/agencias', {
        shownWhen: { canalEvaluado: ['agencia', 'cajero'] },
        requiredWhen: { canalEvaluado: ['agencia'] },
      }),
      servicio: choice('Servicio', temas),
      fechaAtencion: date('Fecha de atención'),
    },
    Detalle: {
      trato: aspecto('Trato'),
      tiempoEspera: aspecto('Tiempo de espera'),
      claridad: aspecto('Claridad de la información'),
      instalaciones: aspecto('Instalaciones'),
      recomendaria: integer('¿Nos recomendaría?', { min: 0, max: 10, help: 'De 0 (nunca) a 10 (sin duda).' }),
      comentario: text('Comentario', {
        multiline: true,
        max: 1000,
        shownWhen: {},
        requiredWhen: { puntaje: ['1', '2'] },
      }),
    },
    Contacto: {
      deseaContacto: boolean('Deseo que me contacten'),
      nombre: nombre('Nombre', { max: 120, requiredWhen: quiereContacto, autocomplete: 'name' }),
      ...contacto({ shownWhen: quiereContacto }),
      aceptaTratamiento: aceptaTratamientoSiHayDatos({ shownWhen: quiereContacto }),
    },
    '': {
      estado: state('Estado', calificacionFlow),
      conComentario: internal(whether('Con comentario', { comentario: { empty: false } })),
      reclamo: managed(reference('Reclamo al que se derivó', 'contactanos/reclamos')),
    },
  },
  rules: [
    notAfterToday('fechaAtencion'),
    {
      field: 'fechaAtencion',
      message: `Califique una atención de los últimos ${OLDEST_VISIT_DAYS} días`,
      holds: ({ fechaAtencion, creadoEn }, today) =>
        !fechaAtencion || fechaAtencion >= addDays(creationDay({ creadoEn }, today), -OLDEST_VISIT_DAYS),
    },
    unContacto<{ deseaContacto?: boolean }>(({ deseaContacto }) => deseaContacto === true),
    consentimientoSiHayDatos,
    noSecrets('comentario'),
  ],
  figures: () => [
    {
      clave: 'piden_contacto',
      etiqueta: 'Piden que se les contacte',
      tono: 'pronto',
      filtro: { estado: 'recibida', deseaContacto: true },
    },
  ],
  table: {
    columns: ['creadoEn', 'puntaje', 'canalEvaluado', 'agencia', 'servicio', 'comentario', 'deseaContacto', 'estado'],
    filter: ['puntaje', 'canalEvaluado', 'agencia', 'servicio', 'deseaContacto', 'creadoEn'],
    search: ['codigo', 'comentario'],
  },
});
