/** A new form: the exercise of CONTRIBUTING.md. */
export const sugerencias = `import { flow, reference, section, state, submission, text } from '../../language/index.js';
import { aceptaTratamiento } from '../shared/persona/aceptaTratamiento.js';
import { contacto } from '../shared/persona/contacto.js';
import { nombre } from '../shared/persona/nombre.js';

const sugerenciaFlow = flow({
  states: { recibida: 'Recibida', leida: 'Leída' },
  initial: 'recibida',
  transitions: { atender: { label: 'Marcar como leída', from: ['recibida'], to: 'leida' } },
});

/** Suggestions of members. */
export const sugerencias = section({
  name: 'contactanos/sugerencias',
  label: { one: 'Sugerencia', many: 'Sugerencias' },
  about: 'Ideas de los socios para atenderlos mejor.',
  icon: 'chat',
  kind: submission({
    form: '/contactanos/sugerencias',
    number: 'SUG',
    receipt: ({ codigo }) => ({ mensaje: \`Gracias por su sugerencia \${codigo}.\`, pasos: [] }),
    words: { text: ['mensaje'], person: ['nombre', 'celular', 'correo'] },
    retention: { years: 2, closed: ['leida'], atTerm: 'anonymise' },
  }),
  title: ({ codigo }) => codigo,
  groups: {
    'Su sugerencia': {
      mensaje: text('Su sugerencia', { required: true, multiline: true, min: 10, max: 1000 }),
      convenio: reference('Convenio del que habla', 'convenios'),
      nombre: nombre('Nombre', { max: 120 }),
      ...contacto(),
      aceptaTratamiento: aceptaTratamiento(),
    },
    '': { estado: state('Estado', sugerenciaFlow) },
  },
  table: { columns: ['creadoEn', 'nombre', 'estado'], search: ['codigo', 'mensaje'] },
});
`;
