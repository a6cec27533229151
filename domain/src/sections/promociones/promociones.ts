import { daysLeft } from '../../calendar/days.js';
import {
  boolean,
  choice,
  choices,
  computed,
  date,
  file,
  image,
  integer,
  publication,
  richText,
  section,
  text,
  url,
} from '../../language/index.js';
import { departamentos } from '../shared/persona/departamentos.js';
import { vigencia } from '../shared/vigencia.js';

const ofDraws = { tipo: ['sorteo'] };
type Draws = { fechaSorteo?: string | null; ganadores?: string | null; ganadoresPdf?: string | null };

/** Time-limited offers. Expired ones leave the list automatically and stay at their URL, marked as past. */
export const promociones = section({
  name: 'promociones',
  label: { one: 'Promoción', many: 'Promociones' },
  about: 'Promociones empresariales, con sus condiciones y su vigencia.',
  icon: 'offer',
  kind: publication({
    orderedBy: ['destacado', 'orden'],
    at: '/promociones',
    afterEnd: 'vigencia',
    needs: ['vigenteDesde', 'vigenteHasta', 'imagenEscritorio', 'imagenMovil'],
  }),
  title: ({ titulo }) => titulo,
  example: {
    titulo: 'Su aguinaldo crece',
    tipo: 'tasa_preferencial',
    contenido: '<p>Guarde su aguinaldo y gane <strong>medio punto más</strong> sobre la tasa vigente.</p>',
    condiciones: 'Depósitos nuevos en bolivianos, de Bs 5.000 o más y a 360 días o más. Una vez por persona.',
  },
  groups: {
    Promoción: {
      titulo: text('Título', { required: true, min: 5, max: 150 }),
      tipo: choice(
        'Tipo',
        {
          tasa_preferencial: 'Tasa preferencial',
          sorteo: 'Sorteo',
          regalo: 'Regalo',
          campana_producto: 'Campaña de producto',
          convenio: 'Convenio',
        },
        { required: true },
      ),
      producto: choice('Producto relacionado', {
        caja_ahorro: 'Caja de ahorro',
        depositos_plazo_fijo: 'Depósitos a plazo fijo',
        creditos: 'Créditos',
        tarjeta_debito: 'Tarjeta de débito',
        cajas_seguridad: 'Cajas de seguridad',
        seguro_de_vida: 'Seguro de vida',
      }),
      resumen: text('Resumen', { multiline: true, max: 300 }),
      contenido: richText('Contenido', { required: true, min: 20, max: 10_000 }),
      departamentos: choices('Válida en', departamentos, { help: 'Ninguno: en todo el país.' }),
    },
    Condiciones: {
      condiciones: text('Condiciones', { required: true, multiline: true, min: 20, max: 5000 }),
      basesPdf: file('Bases (PDF)', { help: 'Obligatorias en un sorteo.' }),
      resolucionAj: text('Resolución AJ', {
        max: 40,
        help: 'Solo para promociones autorizadas antes del 27 de mayo de 2026.',
      }),
    },
    'Imágenes y botón': {
      imagenEscritorio: image('Imagen para computadora (16:9)', { help: 'Apaisada, por ejemplo de 1600 × 900.' }),
      imagenMovil: image('Imagen para celular (4:5)', { help: 'Vertical, por ejemplo de 1080 × 1350.' }),
      botonTexto: text('Texto del botón', { max: 30 }),
      botonEnlace: url('Enlace del botón'),
    },
    Sorteo: {
      fechaSorteo: date('Fecha del sorteo', { requiredWhen: ofDraws }),
      lugarSorteo: text('Lugar del sorteo', { max: 200, shownWhen: ofDraws }),
      ganadores: text('Ganadores', {
        multiline: true,
        max: 5000,
        shownWhen: ofDraws,
        help: 'Escriba solo los nombres de quienes autorizaron su publicación.',
      }),
      ganadoresPdf: file('Acta de ganadores (PDF)', { shownWhen: ofDraws }),
    },
    '': {
      destacado: boolean('Mostrar en el inicio', {
        help: 'Como máximo cinco al mismo tiempo. Entre ellas, los números menores del orden van primero.',
      }),
      vigencia: vigencia(),
      diasRestantes: computed(integer('Días restantes'), ({ vigenteDesde, vigenteHasta }, { today }) =>
        vigenteDesde && vigenteDesde > today ? null : daysLeft(today, vigenteHasta),
      ),
    },
  },
  rules: [
    {
      field: 'botonEnlace',
      message: 'El botón necesita su texto y su enlace, o ninguno de los dos',
      holds: ({ botonTexto, botonEnlace }) => Boolean(botonTexto) === Boolean(botonEnlace),
    },
    {
      field: 'basesPdf',
      when: 'publicar',
      message: 'Agregue las bases para publicar un sorteo',
      holds: ({ tipo, basesPdf }) => tipo !== 'sorteo' || Boolean(basesPdf),
    },
    {
      field: 'fechaSorteo',
      message: 'El sorteo no puede ser anterior al inicio de la promoción',
      holds: ({ fechaSorteo, vigenteDesde }) => !fechaSorteo || !vigenteDesde || fechaSorteo >= vigenteDesde,
    },
    ...(['ganadores', 'ganadoresPdf'] as const).map((field) => ({
      field,
      message: 'Los ganadores se publican desde el día del sorteo',
      holds: ({ fechaSorteo, [field]: winners }: Draws, today: string) =>
        !winners || !fechaSorteo || fechaSorteo <= today,
    })),
  ],
  days: { fechaSorteo: 'Sorteo' },
  table: {
    columns: ['titulo', 'tipo', 'vigenteDesde', 'vigenteHasta', 'diasRestantes', 'destacado', 'orden', 'situacion'],
    pictures: ['imagenEscritorio'],
    filter: ['tipo', 'producto', 'destacado', 'vigenteDesde', 'vigenteHasta'],
    search: ['titulo', 'resumen', 'contenido'],
    sort: ['vigenteDesde', 'DESC'],
  },
});
