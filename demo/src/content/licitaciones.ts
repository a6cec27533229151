import { type Draft, sections } from '@coop/domain';
import { pdf } from '../documents/documents.js';
import { day, year } from '../ground/calendar.js';
import { idOf, publishing, type Seed } from '../ground/seed.js';
import { atWork, workday } from './businessDay.js';

const section = sections['institucional/licitaciones'];
type Licitacion = Draft<typeof section>;
type Proceso = Pick<Licitacion, 'objeto' | 'tipo' | 'modalidad'> & Partial<Licitacion>;

const { published, draft } = publishing(section);

const code = (number: number) => `LP-${String(number).padStart(3, '0')}/${year(0)}`;

const convocatoria = (codigo: string, objeto: string, fecha: string) => ({
  tipo: 'convocatoria' as const,
  fecha,
  archivo: pdf(`Convocatoria ${codigo}`, objeto, [
    'La cooperativa invita a las empresas legalmente establecidas a presentar propuestas para el objeto de la referencia.',
    'Los términos de referencia se recogen en la Oficina Central, sin costo, o se descargan de este sitio. Las propuestas se presentan en sobre cerrado hasta la fecha y la hora señaladas.',
  ]),
});
const anexo = (
  tipo: 'tdr' | 'aclaracion' | 'resultado' | 'enmienda',
  titulo: string,
  codigo: string,
  fecha: string,
  texto: string,
) => ({
  tipo,
  fecha,
  archivo: pdf(`${titulo} ${codigo}`, 'Proceso de contratación', [texto]),
});

const comun = (codigo: string, from: number, to: number, { objeto, ...values }: Proceso): Licitacion => ({
  codigo,
  objeto,
  convocatoria: 1,
  moneda: 'BOB',
  fechaPublicacion: day(from),
  consultasHasta: atWork(to - 5, '16:00'),
  presentacionHasta: atWork(to, '16:00'),
  apertura: atWork(to, '16:30'),
  aperturaLugar: 'Sala de reuniones de la Oficina Central, en acto público',
  resultadoPrevisto: workday(to + 12),
  lugarPresentacion: 'Oficina Central La Paz, planta baja, ventanilla de correspondencia',
  contacto: 'Unidad de Contrataciones, teléfono 2 2440000 interno 215',
  correoConsultas: 'contrataciones@kantuta.example',
  documentos: [
    convocatoria(codigo, objeto, day(from)),
    anexo(
      'tdr',
      'Términos de referencia',
      codigo,
      day(from),
      'Alcance, plazos, requisitos de los proponentes, forma de pago y criterios de calificación.',
    ),
  ],
  ...values,
});

const proceso = (
  number: number,
  from: number,
  to: number,
  values: Proceso,
  ...before: Parameters<typeof published>[2][]
): Seed => published(`licitacion-${String(number).padStart(3, '0')}`, comun(code(number), from, to, values), ...before);

const evaluar = { name: 'evaluar' };

/** Tenders in each state: open, closed, awarded, deserted and cancelled. */
export const licitaciones = (): Seed[] => [
  proceso(21, -6, 15, {
    objeto: 'Provisión e instalación de ocho cajeros automáticos accesibles',
    tipo: 'bienes',
    modalidad: 'licitacion_publica',
    presupuestoReferencial: '1850000',
    reunionAclaracion: atWork(5, '10:00'),
    reunionLugar: 'Oficina Central, piso 3, y por videoconferencia',
    descripcion:
      '<p>Ocho cajeros con teclado en braille, guía de voz y altura accesible, con tres años de mantenimiento.</p>',
    destacado: true,
  }),
  proceso(20, -10, 9, {
    objeto: 'Auditoría externa de los estados financieros de la gestión',
    tipo: 'auditoria_externa',
    modalidad: 'invitacion_publica',
    descripcion: '<p>Solo firmas inscritas en el registro del supervisor. La rotación de firmas sigue la norma.</p>',
  }),
  proceso(19, -14, 20, {
    objeto: 'Seguro colectivo de desgravamen para la cartera de créditos',
    tipo: 'seguro_colectivo',
    modalidad: 'licitacion_publica',
    objecionesHasta: day(36),
    descripcion:
      '<p>Licitación según el artículo 87 de la Ley N° 393. El criterio de adjudicación es la menor tasa neta individual mensual.</p>',
    documentos: [
      convocatoria(code(19), 'Seguro colectivo de desgravamen para la cartera de créditos', day(-14)),
      anexo(
        'aclaracion',
        'Aclaración de consultas',
        code(19),
        day(-2),
        'Respuestas a las doce consultas que presentaron las compañías de seguros.',
      ),
    ],
  }),
  proceso(18, -35, -4, {
    objeto: 'Refacción de la Agencia Montero',
    tipo: 'obras',
    modalidad: 'invitacion_publica',
    presupuestoReferencial: '380000',
  }),
  proceso(
    15,
    -80,
    -50,
    {
      objeto: 'Renovación de equipos de computación para agencias',
      tipo: 'bienes',
      modalidad: 'licitacion_publica',
      presupuestoReferencial: '640000',
      propuestas: [
        {
          proponente: 'Andina Sistemas S.R.L.',
          cumpleDocumentos: true,
          montoOPrima: 'Bs 598.400',
          puntaje: '92.5',
          adjudicado: true,
        },
        {
          proponente: 'Redes del Sur Ltda.',
          cumpleDocumentos: true,
          montoOPrima: 'Bs 612.000',
          puntaje: '88',
          adjudicado: false,
        },
        {
          proponente: 'Tecno Altiplano',
          cumpleDocumentos: false,
          adjudicado: false,
          nota: 'No presentó la garantía de seriedad de propuesta.',
        },
      ],
      documentos: [
        convocatoria(code(15), 'Renovación de equipos de computación para agencias', day(-80)),
        anexo(
          'resultado',
          'Resultado del proceso',
          code(15),
          day(-36),
          'Se adjudica a la propuesta mejor calificada, de acuerdo con el informe de la comisión.',
        ),
      ],
    },
    evaluar,
    {
      name: 'adjudicar',
      values: { fechaResultado: day(-36), resultadoNota: 'Adjudicada a la propuesta de mayor puntaje.' },
    },
  ),
  proceso(
    12,
    -120,
    -95,
    {
      objeto: 'Consultoría para el plan de continuidad del negocio',
      tipo: 'consultoria',
      modalidad: 'invitacion_publica',
      propuestas: [
        {
          proponente: 'Consultores Asociados Kallawaya',
          cumpleDocumentos: true,
          montoOPrima: 'Bs 145.000',
          puntaje: '90',
          adjudicado: true,
        },
        {
          proponente: 'Riesgos & Procesos S.R.L.',
          cumpleDocumentos: true,
          montoOPrima: 'Bs 151.300',
          puntaje: '86.75',
          adjudicado: false,
        },
      ],
    },
    evaluar,
    { name: 'adjudicar', values: { fechaResultado: day(-82) } },
  ),
  proceso(
    10,
    -150,
    -128,
    { objeto: 'Servicio de transporte de valores en Potosí', tipo: 'servicios', modalidad: 'licitacion_publica' },
    evaluar,
    {
      name: 'declararDesierta',
      values: {
        fechaResultado: day(-120),
        resultadoNota: 'Ninguna propuesta cumplió con los requisitos mínimos de cobertura del seguro.',
      },
    },
  ),
  proceso(
    11,
    -110,
    -88,
    {
      objeto: 'Servicio de transporte de valores en Potosí (segunda convocatoria)',
      tipo: 'servicios',
      modalidad: 'licitacion_publica',
      convocatoria: 2,
      convocatoriaAnterior: idOf(section.name, 'licitacion-010'),
    },
    evaluar,
  ),
  proceso(
    8,
    -170,
    -150,
    {
      objeto: 'Impresión de calendarios institucionales',
      tipo: 'servicios',
      modalidad: 'invitacion_directa_publicada',
    },
    {
      name: 'cancelar',
      values: {
        fechaResultado: day(-155),
        resultadoNota: 'El presupuesto se reasignó al programa de educación financiera.',
      },
    },
  ),
  draft(
    'licitacion-022',
    comun(code(22), 10, 32, {
      objeto: 'Servicio de limpieza para las agencias de La Paz y El Alto',
      tipo: 'servicios',
      modalidad: 'licitacion_publica',
    }),
  ),
];
