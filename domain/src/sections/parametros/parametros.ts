import { choice, defaulted, integer, percent, publication, rows, section, text } from '../../language/index.js';
import { correctedWithReason } from '../shared/corrections.js';
import { versionDesde, versionHasta } from '../shared/periodoDeVersion.js';
import { vigencia } from '../shared/vigencia.js';
import { categorias } from '../simuladorCreditos/categorias.js';

/** Share of the income for loan payments until the entity sets its own; common among lenders. */
const USUAL_SHARE = '40.0000';

/** Longest term whose number the regulation's sentences can spell out. */
export const LONGEST_TERM = 30;

/** Regulatory parameters: a complete set in force until the next. Earlier results do not change. */
export const parametros = section({
  name: 'sitio/parametros',
  label: { one: 'Conjunto de parámetros', many: 'Parámetros normativos' },
  about:
    'Plazos, impuestos y topes que fijan las normas. Rige el último conjunto publicado cuya vigencia ya empezó: un cambio se escribe como nueva versión.',
  icon: 'percent',
  kind: publication({ versioned: true, needs: ['vigenteDesde'] }),
  title: ({ titulo }) => titulo,
  example: {
    titulo: 'Parámetros 2031',
    reclamoPlazo: 5,
    reclamoPlazoAmpliado: 10,
    reclamoConservar: 10,
    rcIvaAlicuota: '13',
    rcIvaExentoNacional: 30,
    rcIvaExentoExtranjera: 1080,
  },
  groups: {
    Versión: {
      titulo: text('Título', { required: true, min: 5, max: 150 }),
      vigenteDesde: versionDesde(),
      norma: text('Norma', { multiline: true, max: 600, help: 'La que fija lo que cambia en esta versión.' }),
    },
    Reclamos: {
      reclamoPlazo: integer('Plazo de respuesta (días hábiles)', {
        required: true,
        min: 1,
        max: LONGEST_TERM,
        help: 'Desde el día siguiente al de la recepción.',
      }),
      reclamoPlazoAmpliado: integer('Plazo ampliado (días hábiles)', {
        required: true,
        min: 1,
        max: LONGEST_TERM,
        help: 'Desde la recepción. Más allá se comunica también a ASFI.',
      }),
      segundaInstanciaPlazo: integer('Segunda instancia (días hábiles)', {
        min: 1,
        max: LONGEST_TERM,
        help: 'Para acudir a ella. Vacío: la carta de respuesta no dice ningún plazo.',
      }),
      reclamoConservar: integer('Años que se conservan', { required: true, min: 1, max: 50 }),
    },
    'RC-IVA sobre intereses': {
      rcIvaAlicuota: percent('Alícuota', { required: true, help: 'Que se retiene a personas naturales.' }),
      rcIvaExentoNacional: integer('Bolivianos y UFV: exentos a más de (días)', {
        required: true,
        min: 0,
        max: 10_000,
      }),
      rcIvaExentoExtranjera: integer('Moneda extranjera: exentos desde (días)', {
        required: true,
        min: 0,
        max: 10_000,
        help: 'Tres años comerciales son 1.080 días.',
      }),
    },
    Créditos: {
      ingresoParaCuotas: defaulted(
        percent('Parte del ingreso para cuotas', {
          min: 1,
          help: 'La mayor que se lleva la suma de cuotas. «¿Cuánto puedo pedir?» calcula con ella, y la mesa avisa de las solicitudes que la pasan.',
        }),
        USUAL_SHARE,
      ),
    },
    'Tasas máximas reguladas': {
      tasasMaximas: rows(
        'Tasas máximas',
        {
          categoria: choice('Categoría', categorias, { required: true }),
          tasaMaxima: percent('Tasa anual máxima', { required: true }),
          detalle: text('A qué se aplica', { max: 120, help: 'Por ejemplo, el valor de la vivienda o el tamaño.' }),
        },
        { max: 30, help: 'Un crédito no se publica con una tasa mayor que la más alta de su categoría.' },
      ),
    },
    '': {
      ...correctedWithReason(),
      vigenteHasta: versionHasta(),
      vigencia: vigencia(),
    },
  },
  rules: [
    {
      field: 'reclamoPlazoAmpliado',
      message: 'El plazo ampliado es mayor que el de respuesta',
      holds: ({ reclamoPlazo, reclamoPlazoAmpliado }) =>
        !reclamoPlazo || !reclamoPlazoAmpliado || reclamoPlazoAmpliado > reclamoPlazo,
    },
  ],
  unique: [{ fields: ['vigenteDesde'], when: { estado: ['publicado'] } }],
  table: {
    columns: ['titulo', 'vigenteDesde', 'vigenteHasta', 'situacion', 'publicadoEn', 'actualizadoEn'],
    filter: ['vigenteDesde'],
    search: ['titulo', 'norma'],
    sort: ['vigenteDesde', 'DESC'],
  },
});
