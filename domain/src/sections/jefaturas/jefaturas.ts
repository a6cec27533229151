import { choice, member, record, section, text } from '../../language/index.js';
import { rolLabels } from '../../language/roles.js';

export const jefaturas = section({
  name: 'sitio/jefaturas',
  label: { one: 'Jefatura', many: 'Jefaturas' },
  about: 'A quién se avisa, además de su responsable, de lo que vence sin hacerse. Sin jefatura, a administrador.',
  icon: 'people',
  kind: record(),
  title: ({ rol }) => `Jefatura de ${rolLabels[rol]}`,
  groups: {
    Jefatura: {
      rol: choice('De quiénes', rolLabels, { required: true }),
      jefe: member('Quién', {
        required: true,
        help: 'De ese mismo rol, o administrador. Si lo vencido es solo suyo, o ya no tiene ese rol, se avisa a administrador.',
      }),
      motivo: text('Por qué', { max: 200, help: 'El acuerdo o la norma interna que la nombra.' }),
    },
  },
  unique: [['rol']],
  table: { columns: ['rol', 'jefe', 'actualizadoEn', 'actualizadoPor'], sort: ['rol', 'ASC'] },
});
