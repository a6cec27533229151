import { choice, date, phase, record, reference, section, text } from '../../language/index.js';
import { productosReclamo } from '../reclamos/productosReclamo.js';

/** Supervisor's complaint codes by product and reason, with their validity. */
export const tipologias = section({
  name: 'sitio/tipologias',
  label: { one: 'Tipología de reclamo', many: 'Tipologías de reclamo' },
  about: 'Código con que el supervisor conoce cada motivo de reclamo. El reclamo toma el del día en que se recibe.',
  icon: 'feedback',
  kind: record(),
  title: ({ codigo, tipologia }) => (tipologia ? `${codigo} · ${tipologia}` : codigo),
  example: { motivo: 'otro', producto: 'bonos_rentas', codigo: 'X-999', vigenteDesde: '2031-01-01' },
  groups: {
    Tipología: {
      motivo: reference('Motivo', 'sitio/motivos-de-reclamo', { by: 'clave', required: true }),
      producto: choice('Producto o servicio', productosReclamo, {
        help: 'Vacío: de cualquiera. La que nombra un producto va antes que la que no.',
      }),
      codigo: text('Código del supervisor', {
        required: true,
        max: 10,
        pattern: /^[0-9A-Za-z.-]+$/,
        message: 'Escriba letras, dígitos, puntos o guiones',
      }),
      tipologia: text('Tipología', { max: 150, help: 'Con el nombre que le da el supervisor.' }),
    },
    Vigencia: {
      vigenteDesde: date('Vigente desde', { required: true }),
      vigenteHasta: date('Vigente hasta', { help: 'Incluido. Vacío: sin fin.' }),
      norma: text('Norma', { max: 200 }),
    },
    '': {
      etapa: phase(
        'Etapa',
        { vigente: 'Vigente', por_empezar: 'Por empezar', terminada: 'Terminada' },
        [
          { is: 'por_empezar', when: { vigenteDesde: { after: 'today' } } },
          { is: 'terminada', when: { vigenteHasta: { before: 'today' } } },
        ],
        'vigente',
      ),
    },
  },
  rules: [
    {
      field: 'vigenteHasta',
      message: 'No puede terminar antes de empezar',
      holds: ({ vigenteDesde, vigenteHasta }) => !vigenteDesde || !vigenteHasta || vigenteHasta >= vigenteDesde,
    },
  ],
  table: {
    columns: ['codigo', 'tipologia', 'motivo', 'producto', 'vigenteDesde', 'vigenteHasta', 'etapa'],
    filter: ['motivo', 'producto', 'vigenteDesde', 'vigenteHasta'],
    search: ['codigo', 'tipologia'],
    sort: ['codigo', 'ASC'],
  },
});
