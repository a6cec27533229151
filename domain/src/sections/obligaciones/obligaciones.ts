import type { Choices } from '../../language/fields/choices.js';
import { choice, date, integer, member, record, section, text } from '../../language/index.js';
import { rolLabels } from '../../language/roles.js';
import { fulfilmentOf, type Periodicidad, periodicidades } from './fulfilment.js';

const recurring = ['mensual', 'trimestral', 'semestral', 'anual'] as const satisfies readonly Periodicidad[];
const repeated = { periodicidad: recurring };
const byDay = { ...repeated, vence: ['dia'] };
const byBusinessDays = { ...repeated, vence: ['habiles'] };

/** Obligations to the supervisor, members or the cooperative. Each norm sets its terms; none is built in. */
export const obligaciones = <const S extends Choices>(secciones: S) =>
  section({
    name: 'sitio/obligaciones',
    label: { one: 'Obligación', many: 'Obligaciones', menu: 'Definir obligaciones' },
    about: 'Lo que hay que publicar, presentar o enviar: cada cuánto, hasta cuándo y quién responde.',
    icon: 'calendar',
    kind: record(),
    title: ({ nombre }) => nombre,
    example: {
      nombre: 'Estados financieros mensuales',
      periodicidad: 'mensual',
      desde: '2031-01-31',
      vence: 'habiles',
      diasHabiles: 10,
      avisoDias: 5,
      responsable: 'finanzas',
      seCumple: 'a_mano',
    },
    groups: {
      Obligación: {
        nombre: text('Nombre', { required: true, min: 5, max: 120 }),
        norma: text('Quién la pide', {
          multiline: true,
          max: 300,
          help: 'La norma, el acuerdo o la instrucción de donde salen su plazo y su periodicidad.',
        }),
        seccion: choice('Sección de la que trata', secciones),
      },
      'Cuándo vence': {
        periodicidad: choice('Cada cuánto', periodicidades, { required: true }),
        fecha: date('Fecha', { requiredWhen: { periodicidad: ['unica'] } }),
        desde: date('Rige desde', {
          requiredWhen: repeated,
          help: 'El primer período es el que termina ese día o después.',
        }),
        hasta: date('Rige hasta', { shownWhen: repeated, help: 'Vacío: sin fin.' }),
        vence: choice(
          'Vence',
          { dia: 'Un día del mes', habiles: 'Días hábiles después del fin del período' },
          { requiredWhen: repeated },
        ),
        dia: integer('Día del mes', {
          min: 1,
          max: 31,
          requiredWhen: byDay,
          help: 'En un mes más corto, su último día.',
        }),
        meses: integer('Cuántos meses después del fin del período', {
          min: 1,
          max: 12,
          requiredWhen: byDay,
          help: 'Con 1, el mes siguiente.',
        }),
        diasHabiles: integer('Días hábiles', { min: 1, max: 120, requiredWhen: byBusinessDays }),
        avisoDias: integer('Días de aviso', {
          required: true,
          min: 0,
          max: 90,
          help: 'Cuántos días antes se recuerda por correo y aparece en el panel.',
        }),
      },
      'Quién responde': {
        responsable: choice('Rol responsable', rolLabels, { required: true }),
        persona: member('Persona', { help: 'De ese rol. Vacío: todas las personas del rol.' }),
        seCumple: choice(
          'Cómo se sabe que se cumplió',
          { sola: 'Por lo publicado o presentado en su sección', a_mano: 'La marca su responsable' },
          { required: true },
        ),
      },
    },
    rules: [
      {
        field: 'hasta',
        message: 'No puede terminar antes de empezar',
        holds: ({ desde, hasta }) => !desde || !hasta || hasta >= desde,
      },
      {
        field: 'seCumple',
        message: 'En esa sección y con esa periodicidad no se puede saber: la marca su responsable',
        holds: ({ seCumple, seccion, periodicidad }) =>
          seCumple !== 'sola' ||
          !periodicidad ||
          fulfilmentOf(String(seccion), { periodicidad, desde: '2031-01-01', hasta: '2031-12-31' }) !== undefined,
      },
    ],
    unique: [['nombre']],
    table: {
      columns: ['nombre', 'periodicidad', 'responsable', 'persona', 'seCumple', 'hasta', 'actualizadoEn'],
      filter: ['periodicidad', 'responsable', 'seccion', 'seCumple'],
      search: ['nombre', 'norma'],
      sort: ['nombre', 'ASC'],
    },
  });
