import { choice, choices, date, file, image, richText, text, url } from '../fields/index.js';
import { section } from '../section.js';
import { departamentos } from './shared/departamentos.js';

const ofDraws = { tipo: ['sorteo'] };

/** Offers with a first and a last day. Past ones leave the list by themselves. */
export const promociones = section({
  name: 'promociones',
  label: { one: 'Promoción', many: 'Promociones' },
  about: 'Promociones empresariales, con sus condiciones y su vigencia.',
  kind: 'publication',
  publicPath: '/promociones',
  title: ({ titulo }) => titulo,
  fields: {
    titulo: text('Título', { required: true, min: 5, max: 150 }),
    resumen: text('Resumen', { multiline: true, max: 300 }),
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
    contenido: richText('Contenido', { required: true, min: 20, max: 10_000 }),
    condiciones: text('Condiciones', { required: true, multiline: true, min: 20, max: 5000 }),
    departamentos: choices('Válida en', departamentos, { help: 'Ninguno: en todo el país.' }),
    basesPdf: file('Bases (PDF)', { help: 'Obligatorias en un sorteo.' }),
    resolucionAj: text('Resolución AJ', {
      max: 40,
      help: 'Solo para promociones autorizadas antes del 27 de mayo de 2026.',
    }),
    imagenEscritorio: image('Imagen para computadora (16:9)'),
    imagenMovil: image('Imagen para celular (4:5)'),
    botonTexto: text('Texto del botón', { max: 30 }),
    botonEnlace: url('Enlace del botón'),
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
  groups: [
    { label: 'Promoción', fields: ['titulo', 'tipo', 'resumen', 'contenido', 'departamentos'] },
    { label: 'Condiciones', fields: ['condiciones', 'basesPdf', 'resolucionAj'] },
    { label: 'Imágenes y botón', fields: ['imagenEscritorio', 'imagenMovil', 'botonTexto', 'botonEnlace'] },
    { label: 'Sorteo', fields: ['fechaSorteo', 'lugarSorteo', 'ganadores', 'ganadoresPdf'] },
  ],
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
  ],
  toPublish: ['vigenteDesde', 'vigenteHasta', 'imagenEscritorio', 'imagenMovil'],
  list: ['titulo', 'tipo', 'vigenteDesde', 'vigenteHasta', 'destacado', 'situacion'],
  filter: ['tipo', 'destacado', 'vigenteDesde', 'vigenteHasta'],
  search: ['titulo', 'resumen', 'contenido'],
  sort: ['vigenteDesde', 'DESC'],
});
