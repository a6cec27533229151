import type { Choices } from '../../language/fields/choices.js';
import { choice, date, dateTime, managed, record, rows, section, state, text } from '../../language/index.js';
import { rolLabels } from '../../language/roles.js';
import { maquinaFlow } from './maquinaFlow.js';

/** Other systems that call the API with an API key. `secciones` lists the sections that can be opened to them. */
export const accesosDeSistemas = <const S extends Choices>(secciones: S) =>
  section({
    name: 'sitio/accesos-de-sistemas',
    label: { one: 'Acceso de sistema', many: 'Accesos de sistemas' },
    about: 'Otros sistemas que llaman a la API con una clave propia, y lo único que cada uno puede hacer.',
    icon: 'key',
    kind: record(),
    title: ({ nombre }) => nombre,
    groups: {
      Sistema: {
        nombre: text('Nombre', { required: true, min: 3, max: 80, help: 'Queda en el historial de todo lo que haga.' }),
        responsable: text('Responsable', { required: true, min: 3, max: 120, help: 'A quién se busca si algo falla.' }),
        rol: choice('Rol', rolLabels, {
          required: true,
          help: 'De lo que puede ese rol, hace solo lo que dicen sus permisos.',
        }),
        permisos: rows(
          'Permisos',
          {
            seccion: choice('Sección', secciones, { required: true }),
            accion: text('Acción', {
              required: true,
              max: 40,
              help: 'leer, crear, editar, eliminar, exportar, cargar, o una orden: publicar, responder…',
            }),
          },
          { max: 60 },
        ),
        direcciones: text('Direcciones permitidas', {
          max: 500,
          help: 'Desde dónde sirve su clave, separadas por comas: 200.87.1.5, 10.20.0.0/16. Vacío: desde cualquiera.',
        }),
        venceEn: date('Vence', {
          required: true,
          help: 'El último día en que su clave sirve; a lo más, de aquí a un año.',
        }),
      },
      '': {
        estado: state('Estado', maquinaFlow),
        claveCreadaEn: managed(dateTime('Clave creada')),
        ultimoUso: managed(dateTime('Último uso')),
      },
    },
    unique: [['nombre']],
    days: { venceEn: 'Vence' },
    table: {
      columns: ['nombre', 'responsable', 'rol', 'estado', 'venceEn', 'ultimoUso'],
      filter: ['rol', 'venceEn'],
      search: ['nombre', 'responsable'],
      sort: ['nombre', 'ASC'],
    },
  });
