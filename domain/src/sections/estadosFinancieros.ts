import { choice, date, file, integer, money, rows, text } from '../fields/index.js';
import { areWithin, cents } from '../rules/cents.js';
import { closesMonth } from '../rules/closesMonth.js';
import { section } from '../section.js';

const LARGEST_LOSS = -999_999_999_999;

/** Financial statements at the end of a month, and the figures that the indicators are made of. */
export const estadosFinancieros = section({
  name: 'institucional/estados-financieros',
  label: { one: 'Estado financiero', many: 'Estados financieros' },
  about: 'Estados financieros por fecha de corte, con las cifras de las que salen los indicadores.',
  kind: 'publication',
  publicPath: '/institucional/indicadores-financieros',
  title: ({ fechaCorte }) => `Estados financieros al ${fechaCorte.split('-').reverse().join('/')}`,
  fields: {
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
        tipo: choice(
          'Documento',
          {
            balance: 'Balance general',
            estado_resultados: 'Estado de ganancias y pérdidas',
            flujo: 'Flujo de efectivo',
            cambios_patrimonio: 'Cambios en el patrimonio',
            notas: 'Notas a los estados financieros',
            dictamen_auditoria: 'Dictamen de auditoría',
            consolidado: 'Estados financieros completos',
          },
          { required: true },
        ),
        archivo: file('Documento PDF', { required: true }),
      },
      { max: 10 },
    ),
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
  },
  groups: [
    { label: 'Estado financiero', fields: ['fechaCorte', 'tipo', 'firmaAuditora', 'documentos'] },
    {
      label: 'Cifras clave (Bs)',
      help: 'De ellas salen los indicadores financieros del sitio.',
      fields: [
        'activo',
        'pasivo',
        'patrimonio',
        'carteraBruta',
        'carteraMora',
        'previsiones',
        'depositos',
        'resultadoGestion',
        'socios',
        'numeroAgencias',
      ],
    },
  ],
  rules: [
    closesMonth('fechaCorte'),
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
      field: 'activo',
      when: 'publicar',
      message: 'El activo debe ser igual a la suma de pasivo y patrimonio (con una diferencia de hasta Bs 1,00)',
      holds: ({ activo, pasivo, patrimonio }) =>
        !activo || !pasivo || !patrimonio || areWithin(cents(activo), cents(pasivo) + cents(patrimonio), 100n),
    },
    {
      field: 'documentos',
      when: 'publicar',
      message: 'Un estado anual auditado lleva su dictamen de auditoría',
      holds: ({ tipo, documentos = [] }) =>
        tipo !== 'anual_auditado' || documentos.some((document) => document.tipo === 'dictamen_auditoria'),
    },
  ],
  toPublish: ['documentos'],
  unique: [['fechaCorte', 'tipo']],
  list: ['fechaCorte', 'tipo', 'situacion', 'publicadoEn', 'actualizadoEn'],
  filter: ['tipo', 'fechaCorte'],
  search: ['firmaAuditora'],
  sort: ['fechaCorte', 'DESC'],
});
