/** The smallest possible section: a title. */
export const aliados = `import { publication, section, text } from '../../language/index.js';

/** Institutions that work with the cooperative. */
export const aliados = section({
  name: 'aliados',
  label: { one: 'Aliado', many: 'Aliados' },
  about: 'Instituciones que trabajan con nosotros.',
  icon: 'agreement',
  kind: publication({ at: '/aliados' }),
  title: ({ nombre }) => nombre,
  groups: { Aliado: { nombre: text('Nombre', { required: true, max: 120 }) } },
  table: { columns: ['nombre'], search: ['nombre'] },
});
`;
