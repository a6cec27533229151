import { addDays } from '../../calendar/days.js';
import {
  choice,
  choices,
  date,
  defaulted,
  file,
  image,
  publication,
  references,
  richText,
  section,
  text,
  url,
  whether,
} from '../../language/index.js';
import { wordsOfHtml } from '../../language/richText.js';
import { writesHours } from '../../rules/rules.js';
import { comunicadoTypes } from './labels.js';

const LONGEST_NOTICE_DAYS = 60;
/** Single source of truth: branch hours are stored in the branch's row. */
export const HOURS_ELSEWHERE =
  'No escriba las horas aquí: cámbielas en los horarios especiales de cada agencia, de donde se muestran';
const isIntrusive = (places: readonly string[] = []) => places.some((place) => place !== 'lista');

/** Announcements. Visitors see one pop-up on the home page: the most urgent, then the newest. */
export const comunicados = section({
  name: 'comunicados',
  label: { one: 'Comunicado', many: 'Comunicados' },
  about: 'Avisos de la cooperativa: en lista, sobre las páginas o al entrar al inicio.',
  icon: 'megaphone',
  kind: publication({
    at: '/comunicados',
  }),
  title: ({ titulo }) => titulo,
  example: {
    titulo: 'La línea gratuita atiende también los domingos',
    tipo: 'general',
    fechaComunicado: '2026-10-05',
    contenido: '<p>Desde este mes puede llamarnos también los domingos y feriados.</p>',
  },
  groups: {
    Comunicado: {
      titulo: text('Título', { required: true, min: 5, max: 150 }),
      tipo: choice('Tipo', comunicadoTypes, { required: true }),
      numero: text('N.º de comunicado', { max: 30 }),
      fechaComunicado: date('Fecha', { required: true }),
      contenido: richText('Texto', { max: 10_000, help: 'Obligatorio si no hay PDF.' }),
    },
    'Dónde se muestra': {
      mostrarComo: defaulted(
        choices(
          'Mostrar como',
          { lista: 'En la lista', aviso_superior: 'Aviso sobre las páginas', emergente_inicio: 'Ventana en el inicio' },
          {
            min: 1,
            help: 'El aviso y la ventana necesitan fechas de vigencia, de 60 días como máximo. Los visitantes ven una sola ventana y un solo aviso: lo urgente primero, después lo más reciente.',
          },
        ),
        ['lista'],
      ),
      prioridad: defaulted(choice('Prioridad', { normal: 'Normal', urgente: 'Urgente' }), 'normal'),
      agencias: references('Agencias afectadas', 'sitio/agencias', {
        help: 'El comunicado muestra cómo atiende cada una. Uno de horarios muestra sus horas, que se escriben solo en la agencia.',
      }),
    },
    'Imagen, documento y enlace': {
      imagen: image('Imagen', { help: 'Escriba como texto alternativo todo el texto que se lee en la imagen.' }),
      pdf: file('PDF'),
      url: url('Enlace'),
    },
    '': {
      enLista: whether('En la lista', { mostrarComo: ['lista'] }),
      enAviso: whether('Aviso sobre las páginas', { mostrarComo: ['aviso_superior'] }),
      enVentana: whether('Ventana en el inicio', { mostrarComo: ['emergente_inicio'] }),
    },
  },
  rules: [
    {
      field: 'contenido',
      message: 'Escriba el texto o agregue el PDF',
      holds: ({ contenido, pdf }) => Boolean(contenido) || Boolean(pdf),
    },
    {
      field: 'agencias',
      when: 'publicar',
      message: 'Elija las agencias: el comunicado de horarios muestra las horas que cada una tiene',
      holds: ({ tipo, agencias = [] }) => tipo !== 'horarios' || agencias.length > 0,
    },
    ...(['titulo', 'contenido'] as const).map((field) => ({
      field,
      when: 'publicar' as const,
      message: HOURS_ELSEWHERE,
      holds: ({ tipo, [field]: text }: { tipo?: string | null; titulo?: string | null; contenido?: string | null }) =>
        tipo !== 'horarios' || !writesHours(wordsOfHtml(text ?? '')),
    })),
    {
      field: 'fechaComunicado',
      message: 'La fecha puede ser como máximo 30 días posterior a hoy',
      holds: ({ fechaComunicado }, today) => !fechaComunicado || fechaComunicado <= addDays(today, 30),
    },
    {
      field: 'vigenteHasta',
      when: 'publicar',
      message: 'Los avisos y las ventanas necesitan desde y hasta cuándo se muestran',
      holds: ({ mostrarComo, vigenteDesde, vigenteHasta }) =>
        !isIntrusive(mostrarComo) || (Boolean(vigenteDesde) && Boolean(vigenteHasta)),
    },
    {
      field: 'vigenteHasta',
      message: 'Un aviso o una ventana se muestra 60 días como máximo',
      holds: ({ mostrarComo, vigenteDesde, vigenteHasta }) =>
        !isIntrusive(mostrarComo) ||
        !vigenteDesde ||
        !vigenteHasta ||
        vigenteHasta <= addDays(vigenteDesde, LONGEST_NOTICE_DAYS),
    },
  ],
  table: {
    columns: ['fechaComunicado', 'titulo', 'tipo', 'prioridad', 'enAviso', 'enVentana', 'vigenteHasta', 'situacion'],
    link: 'titulo',
    filter: ['tipo', 'prioridad', 'fechaComunicado'],
    search: ['titulo', 'numero', 'contenido'],
    sort: ['fechaComunicado', 'DESC'],
  },
});
