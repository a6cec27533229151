import {
  boolean,
  choice,
  choices,
  date,
  defaulted,
  image,
  phase,
  phone,
  publication,
  rows,
  section,
  text,
  texts,
  time,
} from '../../language/index.js';
import { eachRow } from '../../rules/rules.js';
import { departamentos } from '../shared/persona/departamentos.js';
import { coordenadas } from '../shared/ubicacion.js';
import { agenciaTypes, attentionDays, turnosPorHora } from './labels.js';
import { serviciosAgencia } from './serviciosAgencia.js';

const cerradaTemporal = { atencion: ['cerrada_temporal'] } as const;
const atenciones = { activa: 'Atiende', cerrada_temporal: 'Cerrada temporalmente', inactiva: 'Ya no atiende' } as const;
const conCajero = { cajero: [true] } as const;

type Especial = { desde: string; hasta: string; abre: string | null; cierra: string | null };

/** Branches, ATMs and banking agents. */
export const agencias = section({
  name: 'sitio/agencias',
  label: { one: 'Agencia', many: 'Agencias' },
  about: 'Oficinas, cajeros y corresponsales, con sus horarios y servicios.',
  icon: 'place',
  kind: publication({
    orderedBy: ['orden'],
    at: '/contactanos/agencias',
    sharedPage: true,
    when: { atencion: ['activa', 'cerrada_temporal'] },
  }),
  title: ({ nombre }) => nombre,
  example: {
    nombre: 'Agencia Villa Adela',
    tipo: 'agencia_fija',
    departamento: 'LP',
    municipio: 'El Alto',
    direccion: 'Avenida Bolivia 1200',
    telefonos: ['(2) 282 1200'],
    horarios: [
      { dias: 'lun_vie', abre: '08:30', cierra: '12:30' },
      { dias: 'lun_vie', abre: '14:30', cierra: '18:30' },
      { dias: 'sab', abre: '09:00', cierra: '12:30' },
    ],
    servicios: ['cajas', 'giros_remesas'],
  },
  groups: {
    Agencia: {
      nombre: text('Nombre', { required: true, min: 3, max: 100 }),
      tipo: choice('Tipo', agenciaTypes, { required: true }),
      departamento: choice('Departamento', departamentos, { required: true }),
      municipio: text('Municipio', { required: true, max: 80 }),
      direccion: text('Dirección', { required: true, min: 5, max: 200 }),
      referencia: text('Referencia', { max: 200 }),
      ...coordenadas(),
    },
    'Contacto y horarios': {
      telefonos: texts('Teléfonos', { max: 6, maxLength: 30 }),
      whatsapp: phone('WhatsApp'),
      horarios: rows(
        'Horarios',
        {
          dias: choice('Días', attentionDays, { required: true }),
          abre: time('Abre', { required: true }),
          cierra: time('Cierra', { required: true }),
        },
        { max: 6, one: 'un turno', help: 'Un turno por fila.' },
      ),
      horariosEspeciales: rows(
        'Horarios especiales',
        {
          desde: date('Desde', { required: true }),
          hasta: date('Hasta', { required: true }),
          dias: choice('Días', attentionDays, { help: 'Vacío: todos los de esas fechas.' }),
          abre: time('Abre'),
          cierra: time('Cierra', { help: 'Sin horas: cerrada esos días.' }),
          motivo: text('Motivo', { required: true, max: 60, help: 'Se muestra: «horario de diciembre».' }),
        },
        {
          max: 20,
          one: 'un turno especial',
          help: 'Reemplazan al horario de esos días, también si son feriados. Un turno por fila.',
        },
      ),
      turnosPorHora: choice('Turnos que se reservan en el sitio', turnosPorHora, { help: 'Vacío: no da turnos.' }),
    },
    Servicios: {
      cajero: boolean('Tiene cajero automático'),
      cajero24h: boolean('El cajero atiende las 24 horas', { shownWhen: conCajero }),
      cajeroAccesible: boolean('El cajero es accesible', { shownWhen: conCajero }),
      servicios: choices('Servicios', serviciosAgencia),
      puntoReclamo: defaulted(boolean('Tiene Punto de Reclamo'), true),
      accesibilidad: choices('Accesibilidad', {
        rampa: 'Rampa',
        senas: 'Atención en lengua de señas',
        preferencial: 'Atención preferencial',
      }),
      foto: image('Foto'),
    },
    Atención: {
      atencion: defaulted(choice('Atención', atenciones), 'activa'),
      motivoCierre: text('Motivo del cierre', { max: 200, requiredWhen: cerradaTemporal }),
      cerradaHasta: date('Cerrada hasta', {
        shownWhen: cerradaTemporal,
        help: 'Último día cerrada. Desde el siguiente vuelve a figurar como abierta.',
      }),
      atencionHoy: phase(
        'Atención hoy',
        atenciones,
        [
          { is: 'inactiva', when: { atencion: ['inactiva'] } },
          { is: 'activa', when: { cerradaHasta: { before: 'today' } } },
          { is: 'cerrada_temporal', when: { atencion: ['cerrada_temporal'] } },
        ],
        'activa',
      ),
    },
  },
  rules: [
    {
      field: 'horarios',
      message: 'Cada turno debe cerrar después de abrir',
      holds: ({ horarios = [] }) => horarios.every(({ abre, cierra }) => abre < cierra),
    },
    eachRow(
      'horariosEspeciales',
      'hasta',
      'No puede ser antes que el primer día',
      ({ desde, hasta }: Especial) => desde <= hasta,
    ),
    eachRow(
      'horariosEspeciales',
      'cierra',
      'Escriba las dos horas, y que cierre después de abrir; o ninguna, si no atiende',
      ({ abre, cierra }: Especial) => (abre && cierra ? abre < cierra : !abre && !cierra),
    ),
    {
      field: 'telefonos',
      message: 'Escriba los teléfonos con dígitos, espacios, guiones o paréntesis',
      holds: ({ telefonos = [] }) => telefonos.every((telefono) => /^\+?[\d ()-]{3,30}$/.test(telefono)),
    },
  ],
  imports: ['nombre'],
  table: {
    columns: ['nombre', 'tipo', 'departamento', 'municipio', 'atencionHoy', 'orden', 'situacion'],
    pictures: ['foto'],
    filter: ['tipo', 'departamento', 'cajero', 'atencion'],
    search: ['nombre', 'municipio', 'direccion'],
    sort: ['orden', 'ASC'],
  },
});
