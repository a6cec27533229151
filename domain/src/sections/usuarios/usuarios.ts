import {
  choice,
  dateTime,
  email,
  managed,
  phase,
  record,
  reference,
  section,
  server,
  state,
  text,
  uid,
  whether,
} from '../../language/index.js';
import { rolLabels } from '../../language/roles.js';
import { usuarioFlow } from './usuarioFlow.js';

/** Staff who may sign in, and their role: the documents `users/{uid}` of the specification. */
export const usuarios = section({
  name: 'usuarios',
  label: { one: 'Usuario', many: 'Usuarios' },
  about: 'Personal que ingresa al panel y el rol que decide su menú.',
  icon: 'people',
  kind: record(),
  title: ({ nombre, email }) => nombre ?? email,
  example: {
    email: 'maria.quispe@ejemplo.bo',
    nombre: 'María Quispe',
    rol: 'comercial',
  },
  groups: {
    Usuario: {
      email: email('Correo electrónico', {
        required: true,
        help: 'Si lo cambia otra persona, la contraseña deja de servir y su dueño crea otra con «¿Olvidó su contraseña?».',
      }),
      nombre: text('Nombre', { min: 3, max: 120 }),
      rol: choice('Rol', rolLabels, {
        required: true,
        help: 'Quien pasa a Administrador crea una contraseña nueva con un enlace que recibe en su correo: revíselo antes.',
      }),
      cargo: text('Cargo', { max: 80 }),
      agencia: reference('Agencia', 'sitio/agencias'),
    },
    '': {
      id: server(uid('Identificador')),
      estado: state('Estado', usuarioFlow),
      ultimoAcceso: managed(dateTime('Último acceso')),
      acceso: phase(
        'Acceso',
        { invitado: 'Invitado', activo: 'Activo', suspendido: 'Suspendido' },
        [
          { is: 'suspendido', when: { estado: ['suspendido'] } },
          { is: 'invitado', when: { ultimoAcceso: { empty: true } } },
        ],
        'activo',
      ),
      nuncaIngreso: whether('Falta su primer ingreso', { estado: ['activo'], ultimoAcceso: { empty: true } }),
    },
  },
  unique: [['email']],
  figures: () => [
    { clave: 'nunca_ingresaron', etiqueta: 'Nunca ingresaron', tono: 'pendiente', filtro: { nuncaIngreso: true } },
    { clave: 'activos', etiqueta: 'Activos', tono: 'referencia', filtro: { estado: 'activo' } },
    { clave: 'suspendidos', etiqueta: 'Suspendidos', tono: 'referencia', filtro: { estado: 'suspendido' } },
  ],
  table: {
    columns: ['nombre', 'email', 'rol', 'acceso', 'ultimoAcceso'],
    filter: ['rol', 'agencia', 'email'],
    search: ['nombre', 'email'],
    sort: ['email', 'ASC'],
  },
});
