/** A new section as somebody would write it: the exercise of CONTRIBUTING.md, with a repeated group besides. */
export const convenios = `import { image, percent, publication, rows, section, text } from '../../language/index.js';

/** Agreements with discounts for members. */
export const convenios = section({
  name: 'convenios',
  label: { one: 'Convenio', many: 'Convenios' },
  about: 'Convenios con descuentos para socios.',
  icon: 'agreement',
  kind: publication({ at: '/convenios', needs: ['logotipo'] }),
  title: ({ empresa }) => empresa,
  groups: {
    Convenio: {
      empresa: text('Empresa', { required: true, max: 120 }),
      descuento: percent('Descuento', { required: true }),
      logotipo: image('Logotipo'),
      sucursales: rows('Sucursales', { ciudad: text('Ciudad', { required: true }) }),
    },
  },
  table: { columns: ['empresa', 'descuento', 'estado'], search: ['empresa'] },
});
`;
