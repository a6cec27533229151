/** A new section: the exercise of CONTRIBUTING.md, plus a choice, a repeated group and contact fields. */
export const convenios = `import {
  choice,
  colour,
  dateTime,
  email,
  image,
  month,
  percent,
  phone,
  publication,
  reference,
  rows,
  section,
  text,
  texts,
  time,
  url,
} from '../../language/index.js';

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
      rubro: choice('Rubro', { educacion: 'Educación', salud: 'Salud' }),
      sucursales: rows('Sucursales', { ciudad: text('Ciudad', { required: true }) }),
    },
    'Cómo usarlo': {
      sitioWeb: url('Sitio web'),
      correo: email('Correo'),
      telefono: phone('Teléfono', { type: 'fijo' }),
      firma: dateTime('Firma'),
      hastaMes: month('Último mes'),
      abre: time('Abre'),
      requisitos: texts('Requisitos'),
      agencia: reference('Agencia que lo atiende', 'sitio/agencias'),
      tono: colour('Tono'),
    },
  },
  table: { columns: ['empresa', 'descuento', 'estado'], filter: ['rubro'], search: ['empresa'] },
});
`;
