import type { Choices } from '../../language/fields/choices.js';
import { choice, choices, record, section, text } from '../../language/index.js';
import { rolLabels } from '../../language/roles.js';

/** Approval rules: sections where the author cannot publish their own changes. */
export const segundaPersona = <const S extends Choices>(secciones: S) =>
  section({
    name: 'sitio/segunda-persona',
    label: { one: 'Regla de segunda persona', many: 'Segunda persona' },
    about: 'Secciones en las que publica una persona distinta de quien escribió. Sin regla, publica quien escribe.',
    icon: 'agreement',
    kind: record(),
    title: ({ seccion }) => secciones[seccion] ?? seccion,
    groups: {
      Regla: {
        seccion: choice('Sección', secciones, {
          required: true,
          help: 'Lo que se escriba en ella se envía a aprobación; lo publica otra persona.',
        }),
        roles: choices('Quiénes aprueban', rolLabels, {
          help: 'Vacío: cualquier persona que publique en la sección. Nunca quien escribió, tampoco administrador.',
        }),
        motivo: text('Por qué', { multiline: true, max: 300, help: 'El acuerdo o la norma interna que lo pide.' }),
      },
    },
    unique: [['seccion']],
    table: { columns: ['seccion', 'actualizadoEn', 'actualizadoPor'], filter: ['seccion'], sort: ['seccion', 'ASC'] },
  });
