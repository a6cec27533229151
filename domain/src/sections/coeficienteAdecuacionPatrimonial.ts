import { defaulted, internal } from '../field.js';
import { boolean, date, file, integer, money, percent, rows, text } from '../fields/index.js';
import { areWithin, cents } from '../rules/cents.js';
import { closesMonth } from '../rules/closesMonth.js';
import { coefficient } from '../rules/coefficient.js';
import { section } from '../section.js';

/** How well the cooperative's capital covers its weighted assets, month by month. */
export const coeficienteAdecuacionPatrimonial = section({
  name: 'institucional/coeficiente-adecuacion-patrimonial',
  label: { one: 'Coeficiente de adecuación patrimonial', many: 'Coeficientes de adecuación patrimonial' },
  about: 'Coeficiente de adecuación patrimonial (CAP) por fecha de corte.',
  kind: 'publication',
  publicPath: '/institucional/coeficiente-adecuacion-patrimonial',
  title: ({ fechaCorte }) => `CAP al ${fechaCorte.split('-').reverse().join('/')}`,
  fields: {
    fechaCorte: date('Al', { required: true, help: 'Último día de un mes.' }),
    capitalRegulatorio: money('Capital regulatorio (Bs)', { required: true, min: 0.01 }),
    activosPonderados: money('Activos ponderados por riesgo (Bs)', { required: true, min: 0.01 }),
    cap: percent('CAP', {
      required: true,
      max: 999,
      help: 'El del documento oficial. Se compara con capital regulatorio entre activos ponderados.',
    }),
    minimoLegal: defaulted(percent('Mínimo legal'), '10.0000'),
    bajoMinimoConfirmado: internal(
      boolean('Confirmo que el coeficiente está por debajo del mínimo legal', {
        help: 'Solo hace falta para publicar un coeficiente menor al mínimo.',
      }),
    ),
    detallePonderacion: rows(
      'Detalle de la ponderación',
      {
        coeficiente: integer('Coeficiente (%)', { required: true, min: 0, max: 100 }),
        activo: money('Activo', { required: true }),
        ponderado: money('Activo ponderado', { required: true }),
      },
      { max: 10 },
    ),
    descripcion: text('Descripción', { multiline: true, max: 1000 }),
    pdf: file('Documento oficial (PDF)'),
  },
  groups: [
    {
      label: 'Coeficiente',
      fields: ['fechaCorte', 'capitalRegulatorio', 'activosPonderados', 'cap', 'minimoLegal', 'bajoMinimoConfirmado'],
    },
    { label: 'Detalle', fields: ['detallePonderacion', 'descripcion', 'pdf'] },
  ],
  rules: [
    closesMonth('fechaCorte'),
    {
      field: 'cap',
      message: ({ capitalRegulatorio = '', activosPonderados = '' }) =>
        `El capital entre los activos ponderados da ${coefficient(capitalRegulatorio, activosPonderados)?.replace('.', ',')} %; revise las cifras`,
      holds: ({ cap, capitalRegulatorio, activosPonderados }) => {
        if (!cap || !capitalRegulatorio || !activosPonderados) return true;
        const computed = coefficient(capitalRegulatorio, activosPonderados);
        // Two decimals and four: the documents round, so one hundredth either way is the same figure.
        return computed === undefined || areWithin(cents(`${computed}00`), cents(cap), 100n);
      },
    },
    {
      field: 'bajoMinimoConfirmado',
      when: 'publicar',
      message: 'El coeficiente es menor al mínimo legal: confirme que es correcto para publicarlo',
      holds: ({ cap, minimoLegal, bajoMinimoConfirmado }) =>
        !cap || !minimoLegal || Number(cap) >= Number(minimoLegal) || bajoMinimoConfirmado === true,
    },
    {
      field: 'detallePonderacion',
      message: 'La suma de los activos ponderados del detalle no coincide con el total (diferencia mayor a Bs 1,00)',
      holds: ({ detallePonderacion = [], activosPonderados }) =>
        detallePonderacion.length === 0 ||
        !activosPonderados ||
        areWithin(
          detallePonderacion.reduce((sum, { ponderado }) => sum + cents(ponderado), 0n),
          cents(activosPonderados),
          100n,
        ),
    },
  ],
  toPublish: ['pdf'],
  unique: [['fechaCorte']],
  list: ['fechaCorte', 'cap', 'minimoLegal', 'situacion', 'publicadoEn'],
  filter: ['fechaCorte'],
  search: ['descripcion'],
  sort: ['fechaCorte', 'DESC'],
});
