import { date, defaulted, integer, publication, section, text } from '../../language/index.js';

/** Default position: after the initial reasons and before «Otro». */
const DEFAULT_POSITION = 1000;

export const motivosReclamo = section({
  name: 'sitio/motivos-de-reclamo',
  label: { one: 'Motivo de reclamo', many: 'Motivos de reclamo' },
  about:
    'Motivos que ofrecen los formularios de reclamo, en su orden, mientras están vigentes. Un reclamo conserva el suyo aunque termine.',
  icon: 'feedback',
  kind: publication({ orderedBy: ['orden'], copies: false, needs: ['vigenteDesde'] }),
  title: ({ etiqueta }) => etiqueta,
  example: { clave: 'billetera_movil', etiqueta: 'Billetera móvil', vigenteDesde: '2031-01-01' },
  groups: {
    Motivo: {
      clave: text('Clave', {
        required: true,
        max: 60,
        pattern: /^[a-z0-9]+(_[a-z0-9]+)*$/,
        message: 'Use letras minúsculas sin tildes, dígitos y guiones bajos',
        help: 'Con que lo nombran la API y los reclamos. Se escribe una vez: no cambia.',
      }),
      etiqueta: text('Etiqueta', {
        required: true,
        min: 3,
        max: 120,
        help: 'Lo que se lee en formularios y reportes.',
      }),
      orden: defaulted(
        integer('Orden', { min: 0, max: 9999, help: 'Los números menores van primero. «Otro» es el último.' }),
        DEFAULT_POSITION,
      ),
    },
    Vigencia: {
      vigenteDesde: date('Vigente desde', { help: 'Desde ese día se ofrece.' }),
      vigenteHasta: date('Vigente hasta', { help: 'Último día en que se ofrece. Vacío: sin fin.' }),
      norma: text('Norma', { max: 200 }),
    },
  },
  unique: [['clave']],
  table: {
    columns: ['etiqueta', 'clave', 'orden', 'vigenteDesde', 'vigenteHasta', 'situacion'],
    filter: ['vigenteDesde'],
    search: ['etiqueta', 'clave'],
    sort: ['orden', 'ASC'],
  },
});
