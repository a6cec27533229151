import { dayInLaPaz } from '../../calendar/days.js';
import {
  boolean,
  choice,
  date,
  dateTime,
  decimal,
  email,
  file,
  integer,
  managed,
  money,
  phase,
  publication,
  reference,
  richText,
  rows,
  section,
  state,
  text,
} from '../../language/index.js';
import { atUsualMoments, momentoConfirmado } from '../shared/momentoHabitual.js';
import { monedas } from '../shared/monedas.js';
import { motivoDeCorreccion } from '../shared/resultCorrection.js';
import { licitacionPhases, licitacionTypes } from './labels.js';
import { licitacionFlow } from './licitacionFlow.js';
import { nuevaConvocatoria } from './nuevaConvocatoria.js';

export const licitaciones = section({
  name: 'institucional/licitaciones',
  label: { one: 'Licitación', many: 'Licitaciones' },
  about: 'Convocatorias de contratación de la cooperativa, sus documentos y sus resultados.',
  icon: 'agreement',
  kind: publication({
    at: '/institucional/licitaciones',
    needs: ['documentos'],
  }),
  title: ({ codigo, objeto }) => `${codigo} ${objeto}`,
  example: {
    codigo: 'LP-901/2031',
    objeto: 'Provisión de cajeros automáticos para tres agencias',
    tipo: 'bienes',
    modalidad: 'licitacion_publica',
    convocatoria: 1,
    fechaPublicacion: '2031-03-03',
    presentacionHasta: '2031-03-24T20:00:00.000Z',
    lugarPresentacion: 'Oficina Central, La Paz',
    contacto: 'Unidad de Contrataciones, teléfono 2 2440000',
    correoConsultas: 'contrataciones@ejemplo.bo',
  },
  groups: {
    Proceso: {
      codigo: text('N.º de proceso', { required: true, min: 3, max: 40 }),
      objeto: text('Objeto de la contratación', { required: true, min: 10, max: 300 }),
      tipo: choice('Tipo', licitacionTypes, { required: true }),
      modalidad: choice(
        'Modalidad',
        {
          invitacion_publica: 'Invitación pública',
          licitacion_publica: 'Licitación pública',
          invitacion_directa_publicada: 'Invitación directa publicada',
        },
        { required: true },
      ),
      convocatoria: integer('Convocatoria', { required: true, min: 1, max: 3 }),
      convocatoriaAnterior: reference('Convocatoria anterior', 'institucional/licitaciones'),
      descripcion: richText('Descripción', { max: 10_000 }),
      moneda: choice('Moneda', monedas),
      presupuestoReferencial: money('Presupuesto referencial', {
        min: 0.01,
        currencyField: 'moneda',
        help: 'Se publica. Déjelo vacío si es reservado.',
      }),
    },
    Cronograma: {
      fechaPublicacion: date('Publicación', { required: true }),
      consultasHasta: dateTime('Consultas escritas hasta'),
      reunionAclaracion: dateTime('Reunión de aclaración'),
      reunionLugar: text('Lugar de la reunión', { max: 200 }),
      presentacionHasta: dateTime('Presentación de propuestas hasta', { required: true }),
      apertura: dateTime('Apertura de sobres'),
      aperturaLugar: text('Lugar de la apertura', { max: 200 }),
      ...momentoConfirmado(),
      resultadoPrevisto: date('Resultado previsto'),
      objecionesHasta: date('Período de objeciones hasta', {
        shownWhen: {},
        requiredWhen: { tipo: ['seguro_colectivo'] },
      }),
    },
    'Presentación y consultas': {
      lugarPresentacion: text('Lugar de presentación', { required: true, min: 5, max: 200 }),
      contacto: text('Contacto', { required: true, min: 3, max: 200 }),
      correoConsultas: email('Correo para consultas', { required: true }),
    },
    Documentos: {
      documentos: rows(
        'Documentos',
        {
          tipo: choice(
            'Tipo',
            {
              convocatoria: 'Convocatoria',
              tdr: 'Términos de referencia',
              pliego: 'Pliego de condiciones',
              formulario: 'Formulario',
              enmienda: 'Enmienda',
              aclaracion: 'Aclaración',
              resultado: 'Resultado',
              otro: 'Otro',
            },
            { required: true },
          ),
          archivo: file('Documento PDF', { required: true, replaceable: false }),
          fecha: date('Fecha', { required: true }),
        },
        { max: 30 },
      ),
    },
    Resultado: {
      propuestas: rows(
        'Propuestas recibidas',
        {
          proponente: text('Proponente', { required: true, min: 3, max: 150 }),
          cumpleDocumentos: boolean('Cumple con los documentos'),
          montoOPrima: text('Monto o prima', { max: 60 }),
          puntaje: decimal('Puntaje', { min: 0, max: 999.99 }),
          desempate: text('Desempate', { max: 200, help: 'Cómo se resolvió, si hubo empate.' }),
          adjudicado: boolean('Adjudicado'),
          nota: text('Nota', { max: 300 }),
        },
        { openWhen: { proceso: ['adjudicada', 'desierta'] }, help: 'Los visitantes las ven cuando hay resultado.' },
      ),
      proceso: state('Proceso', licitacionFlow),
      fase: phase(
        'Fase',
        licitacionPhases,
        [
          { is: 'en_evaluacion', when: { proceso: ['en_evaluacion'] } },
          { is: 'adjudicada', when: { proceso: ['adjudicada'] } },
          { is: 'desierta', when: { proceso: ['desierta'] } },
          { is: 'cancelada', when: { proceso: ['cancelada'] } },
          { is: 'abierta', when: { presentacionHasta: { after: 'now' } } },
        ],
        'cerrada',
      ),
      modificadaEl: managed(date('Modificada el')),
      fechaResultado: managed(date('Fecha del resultado')),
      ...motivoDeCorreccion(),
      resultadoNota: managed(text('Nota del resultado', { multiline: true, max: 2000 })),
    },
  },
  groupHelp: {
    Documentos:
      'Después de publicar, agregue enmiendas y aclaraciones como documentos nuevos; no reemplace los anteriores.',
  },
  rules: [
    {
      field: 'moneda',
      message: 'Elija la moneda del presupuesto',
      holds: ({ moneda, presupuestoReferencial }) => !presupuestoReferencial || Boolean(moneda),
    },
    {
      field: 'presentacionHasta',
      message: 'La presentación debe ser posterior a la publicación',
      holds: ({ fechaPublicacion, presentacionHasta }) =>
        !fechaPublicacion || !presentacionHasta || dayInLaPaz(presentacionHasta) > fechaPublicacion,
    },
    {
      field: 'consultasHasta',
      message: 'Las consultas van desde la publicación hasta la presentación de propuestas',
      holds: ({ fechaPublicacion, consultasHasta, presentacionHasta }) =>
        !consultasHasta ||
        ((!fechaPublicacion || dayInLaPaz(consultasHasta) > fechaPublicacion) &&
          (!presentacionHasta || consultasHasta <= presentacionHasta)),
    },
    {
      field: 'apertura',
      message: 'La apertura no puede ser anterior al cierre de la presentación',
      holds: ({ apertura, presentacionHasta }) => !apertura || !presentacionHasta || apertura >= presentacionHasta,
    },
    atUsualMoments(['reunionAclaracion', 'presentacionHasta', 'apertura']),
    {
      field: 'proceso',
      message: 'Todavía se reciben propuestas: la evaluación empieza cuando vence la presentación',
      holds: ({ proceso: state, presentacionHasta }, today) =>
        !state ||
        ['en_curso', 'cancelada'].includes(state) ||
        !presentacionHasta ||
        dayInLaPaz(presentacionHasta) <= today,
    },
    {
      field: 'fechaResultado',
      message: 'El resultado va desde el día de la publicación hasta hoy',
      holds: ({ fechaResultado, fechaPublicacion }, today) =>
        !fechaResultado || (fechaResultado <= today && (!fechaPublicacion || fechaResultado >= fechaPublicacion)),
    },
    {
      field: 'propuestas',
      message: 'Marque la propuesta adjudicada antes de adjudicar el proceso',
      holds: ({ proceso: state, propuestas = [] }) =>
        state !== 'adjudicada' || propuestas.some(({ adjudicado }) => adjudicado),
    },
    {
      field: 'propuestas',
      message: 'En un seguro colectivo, cada propuesta lleva su prima',
      holds: ({ tipo, proceso: state, propuestas = [] }) =>
        tipo !== 'seguro_colectivo' || state !== 'adjudicada' || propuestas.every(({ montoOPrima }) => montoOPrima),
    },
  ],
  unique: [['codigo', 'convocatoria']],
  followUps: { nuevaConvocatoria },
  figures: () => [
    {
      clave: 'sin_resultado',
      etiqueta: 'Cerradas sin resultado',
      tono: 'pronto',
      filtro: { estado: 'publicado', fase: ['cerrada', 'en_evaluacion'] },
    },
  ],
  days: {
    consultasHasta: 'Último momento de consultas',
    reunionAclaracion: 'Reunión de aclaración',
    presentacionHasta: 'Último momento de propuestas',
    apertura: 'Apertura de sobres',
    resultadoPrevisto: 'Resultado previsto',
    objecionesHasta: 'Último día de objeciones',
  },
  table: {
    columns: ['codigo', 'objeto', 'tipo', 'presentacionHasta', 'fase', 'situacion'],
    link: 'objeto',
    filter: ['tipo', 'modalidad', 'fechaPublicacion', 'presentacionHasta'],
    search: ['codigo', 'objeto'],
    sort: ['presentacionHasta', 'DESC'],
    upcomingFirst: { at: 'presentacionHasta', phase: 'fase', is: ['abierta'] },
  },
});
