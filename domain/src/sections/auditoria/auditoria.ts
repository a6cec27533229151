import type { Choices } from '../../language/fields/choices.js';
import {
  choice,
  computed,
  dateTime,
  email,
  internal,
  log,
  managed,
  member,
  section,
  server,
  text,
} from '../../language/index.js';

const SELF = { name: 'sitio/auditoria', label: { one: 'Línea de auditoría', many: 'Auditoría' } } as const;

export const auditoria = <const S extends Choices, const A extends Choices>(secciones: S, acciones: A) =>
  section({
    ...SELF,
    about: 'Quién hizo qué y cuándo, en todas las secciones. Se lee y se exporta; nadie puede cambiarla.',
    icon: 'audit',
    kind: log(),
    title: ({ titulo, accion }) => `${acciones[accion] ?? accion}: ${titulo ?? 'registro'}`,
    groups: {
      'Línea de auditoría': {
        creadoEn: server(dateTime('Fecha y hora')),
        creadoPor: internal(managed(member('Persona'))),
        email: managed(email('Correo')),
        seccion: server(choice('Sección', { ...secciones, [SELF.name]: SELF.label.many })),
        accion: server(choice('Acción', acciones)),
        titulo: managed(text('Registro')),
        cambios: computed(text('Qué cambió'), ({ cambios }) => cambios ?? null),
        registro: server(text('Identificador del registro')),
      },
    },
    table: {
      columns: ['creadoEn', 'email', 'seccion', 'accion', 'titulo', 'cambios', 'version'],
      link: 'titulo',
      filter: ['creadoEn', 'seccion', 'accion', 'email', 'registro'],
      search: ['titulo', 'email'],
      sort: ['creadoEn', 'DESC'],
    },
  });
