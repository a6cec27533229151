import { cents, differByAtMost, ratio } from '../../amounts/amounts.js';
import { closesMonth } from '../../calendar/days.js';
import {
  boolean,
  choice,
  computed,
  date,
  file,
  integer,
  internal,
  money,
  percent,
  publication,
  rows,
  section,
  text,
} from '../../language/index.js';
import { financialDocuments } from './labels.js';

const LARGEST_LOSS = -999_999_999_999;

export const estadosFinancieros = section({
  name: 'institucional/estados-financieros',
  label: { one: 'Estado financiero', many: 'Estados financieros' },
  about: 'Estados financieros por fecha de corte, con las cifras de las que salen los indicadores.',
  icon: 'bank',
  kind: publication({
    endless: true,
    at: '/institucional/indicadores-financieros',
    sharedPage: true,
    byYear: 'fechaCorte',
    needs: ['documentos'],
  }),
  title: ({ fechaCorte }) => `Estados financieros al ${fechaCorte.split('-').reverse().join('/')}`,
  example: {
    fechaCorte: '2015-06-30',
    tipo: 'semestral',
  },
  groups: {
    'Estado financiero': {
      fechaCorte: date('Al', { required: true, help: 'Último día de un mes.' }),
      tipo: choice(
        'Tipo',
        { mensual: 'Mensual', trimestral: 'Trimestral', semestral: 'Semestral', anual_auditado: 'Anual auditado' },
        { required: true },
      ),
      firmaAuditora: text('Firma de auditoría', { max: 120, requiredWhen: { tipo: ['anual_auditado'] } }),
      documentos: rows(
        'Documentos',
        {
          tipo: choice('Documento', financialDocuments, { required: true }),
          archivo: file('Documento PDF', { required: true }),
        },
        { max: 10 },
      ),
    },
    'Cifras clave (Bs)': {
      activo: money('Activo'),
      pasivo: money('Pasivo'),
      patrimonio: money('Patrimonio', { min: LARGEST_LOSS }),
      carteraBruta: money('Cartera bruta'),
      carteraMora: money('Cartera en mora'),
      previsiones: money('Previsiones'),
      depositos: money('Depósitos'),
      resultadoGestion: money('Resultado de la gestión', { min: LARGEST_LOSS, help: 'Negativo si hubo pérdida.' }),
      socios: integer('N.º de socios', { min: 0 }),
      numeroAgencias: integer('N.º de agencias', { min: 0, max: 1000 }),
      desbalanceConfirmado: internal(
        boolean('Confirmo la diferencia entre el activo y la suma de pasivo y patrimonio', {
          help: 'Solo hace falta para publicar cuando pasa de Bs 1,00.',
        }),
      ),
      indiceMora: computed(percent('Índice de mora'), ({ carteraMora, carteraBruta }) =>
        ratio(carteraMora, carteraBruta),
      ),
      coberturaMora: computed(percent('Cobertura de la mora', { max: 99_999 }), ({ previsiones, carteraMora }) =>
        ratio(previsiones, carteraMora),
      ),
      patrimonioSobreActivo: computed(percent('Patrimonio sobre activo'), ({ patrimonio, activo }) =>
        ratio(patrimonio, activo),
      ),
    },
  },
  groupHelp: {
    'Cifras clave (Bs)': 'De ellas salen los indicadores financieros del sitio.',
  },
  rules: [
    closesMonth('fechaCorte'),
    {
      field: 'fechaCorte',
      message: 'Un estado trimestral corta a fines de marzo, junio, septiembre o diciembre',
      holds: ({ tipo, fechaCorte }) => tipo !== 'trimestral' || !fechaCorte || /-(03|06|09|12)-/.test(fechaCorte),
    },
    {
      field: 'fechaCorte',
      message: 'Un estado semestral corta el 30 de junio o el 31 de diciembre',
      holds: ({ tipo, fechaCorte }) => tipo !== 'semestral' || !fechaCorte || /(06-30|12-31)$/.test(fechaCorte),
    },
    {
      field: 'fechaCorte',
      message: 'Un estado anual corta el 31 de diciembre',
      holds: ({ tipo, fechaCorte }) => tipo !== 'anual_auditado' || !fechaCorte || fechaCorte.endsWith('12-31'),
    },
    {
      field: 'carteraMora',
      message: 'La cartera en mora no puede superar la cartera bruta',
      holds: ({ carteraBruta, carteraMora }) =>
        !carteraBruta || !carteraMora || cents(carteraMora) <= cents(carteraBruta),
    },
    {
      field: 'previsiones',
      message: 'Las previsiones no pueden superar la cartera bruta',
      holds: ({ carteraBruta, previsiones }) =>
        !carteraBruta || !previsiones || cents(previsiones) <= cents(carteraBruta),
    },
    {
      field: 'desbalanceConfirmado',
      when: 'publicar',
      message:
        'El activo no es igual a la suma de pasivo y patrimonio (difieren en más de Bs 1,00): confirme que es correcto para publicarlo',
      holds: ({ activo, pasivo, patrimonio, desbalanceConfirmado }) =>
        desbalanceConfirmado === true ||
        !activo ||
        !pasivo ||
        !patrimonio ||
        differByAtMost(cents(activo), cents(pasivo) + cents(patrimonio), 100n),
    },
    {
      field: 'documentos',
      when: 'publicar',
      message: 'Un estado anual auditado lleva su dictamen de auditoría',
      holds: ({ tipo, documentos = [] }) =>
        tipo !== 'anual_auditado' || documentos.some((document) => document.tipo === 'dictamen_auditoria'),
    },
  ],
  unique: [['fechaCorte', 'tipo']],
  imports: ['fechaCorte', 'tipo'],
  table: {
    columns: ['fechaCorte', 'tipo', 'indiceMora', 'coberturaMora', 'situacion', 'publicadoEn'],
    filter: ['tipo', 'fechaCorte'],
    search: ['firmaAuditora'],
    sort: ['fechaCorte', 'DESC'],
  },
});
