import { record, section, text } from '../../language/index.js';
import { splitPhrases } from './splitPhrases.js';

const LONGEST = 800;
const IN_TITLE = 5;

export const sinonimos = section({
  name: 'sitio/sinonimos',
  label: { one: 'Sinónimo', many: 'Sinónimos' },
  about: 'Cómo llama la gente a las cosas y cómo las llama el sitio, para que el buscador entienda.',
  icon: 'question',
  kind: record(),
  title: ({ escriben }) => splitPhrases(escriben).slice(0, IN_TITLE).join(', '),
  example: { escriben: 'platita guardada', significan: 'caja de ahorro' },
  groups: {
    Sinónimo: {
      escriben: text('La gente escribe', {
        required: true,
        multiline: true,
        min: 2,
        max: LONGEST,
        help: 'Una palabra o una frase corta por línea, por ejemplo «otro banco» o «perdí tarjeta».',
      }),
      significan: text('El sitio dice', {
        multiline: true,
        max: LONGEST,
        help: 'Lo mismo con las palabras de las páginas, una por línea, por ejemplo «ACH» o «bloqueo tarjeta».',
      }),
      pagina: text('Página que responde', {
        max: 120,
        help: 'Si hay una que es la respuesta, su dirección, por ejemplo /contactanos/agencias. Se muestra primero.',
      }),
    },
  },
  rules: [
    {
      field: 'significan',
      message: 'Escriba qué dice el sitio, o la página que responde',
      holds: ({ significan, pagina }) => Boolean(pagina || significan),
    },
  ],
  table: {
    columns: ['escriben', 'significan', 'pagina', 'actualizadoEn'],
    search: ['escriben', 'significan', 'pagina'],
    sort: ['actualizadoEn', 'DESC'],
  },
});
