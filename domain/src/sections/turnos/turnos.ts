import {
  choice,
  dateTime,
  internal,
  managed,
  phase,
  reference,
  section,
  state,
  submission,
  text,
} from '../../language/index.js';
import { formatLongDateTime } from '../../text/format.js';
import { temas } from '../consultas/temas.js';
import { aceptaTratamiento } from '../shared/persona/aceptaTratamiento.js';
import { contacto } from '../shared/persona/contacto.js';
import { nombre } from '../shared/persona/nombre.js';
import { unContacto } from '../shared/persona/unContacto.js';
import { turnoFlow } from './turnoFlow.js';

type BookedSlot = { cuando: string; lugar?: string | null; telefono?: string | null };

/** Turns that visitors book in an agency; its published hours and `turnosPorHora` give the hours on offer. */
export const turnos = section({
  name: 'sitio/turnos',
  label: { one: 'Turno', many: 'Turnos' },
  about: 'Turnos reservados para ser atendido en una agencia, por día y hora.',
  icon: 'calendar',
  kind: submission({
    form: '/contactanos/turnos',
    number: 'TUR',
    receipt: ({ codigo, values }) => {
      const { cuando, lugar, telefono } = values as BookedSlot;
      return {
        mensaje: `Su turno ${codigo} es el ${formatLongDateTime(cuando)}.`,
        pasos: [
          `Llegue cinco minutos antes, con su carnet${lugar ? `, a ${lugar}` : ''}.`,
          `Si no puede ir, cancélelo en su enlace privado${telefono ? ` o avísenos al ${telefono}` : ''}: su hora queda para otra persona.`,
        ],
        ...(lugar && { cita: { inicio: cuando, lugar } }),
      };
    },
    words: { text: ['motivo'], person: ['nombre', 'celular', 'correo'] },
    tracking: {
      states: { no_vino: 'Terminado', atendido: 'Terminado' },
      notifiedStates: ['cancelado'],
      cancel: { order: 'cancelarTurno', label: 'Cancelar el turno' },
      shownFields: ['agencia', 'cuando', 'motivo', 'nombre', 'celular', 'correo'],
    },
    countedBy: ['agencia', 'motivo', 'canal'],
    retention: { years: 1, closed: ['atendido', 'no_vino', 'cancelado'], atTerm: 'anonymise' },
  }),
  title: ({ codigo, nombre }) => `${codigo} · ${nombre}`,
  groups: {
    'Su turno': {
      agencia: reference('Agencia', 'sitio/agencias', { required: true }),
      cuando: dateTime('Día y hora', { required: true, years: [2, 1] }),
      motivo: choice('¿Para qué viene?', temas, { required: true }),
    },
    'Sus datos': {
      nombre: nombre('Nombre completo', { required: true, max: 120, autocomplete: 'name' }),
      ...contacto(),
      aceptaTratamiento: aceptaTratamiento(),
    },
    '': {
      estado: state('Estado', turnoFlow),
      /** Name and address of the agency, and its telephone, as they were confirmed. */
      lugar: managed(text('Lugar')),
      telefono: managed(text('Teléfono de la agencia')),
      jornada: internal(
        phase(
          'Jornada',
          { hoy: 'Hoy', proxima: 'Próxima', pasada: 'Pasada' },
          [
            { is: 'pasada', when: { cuando: { before: 'today' } } },
            { is: 'proxima', when: { cuando: { after: 'today' } } },
          ],
          'hoy',
        ),
      ),
    },
  },
  groupHelp: { 'Sus datos': 'Deje su celular o su correo. Al correo le llega la cita para su calendario.' },
  rules: [unContacto()],
  // Concurrent bookings: the last place is given once. The policy says so in words.
  unique: [{ fields: ['cuando', 'agencia'], when: { estado: ['pendiente', 'atendido', 'no_vino'] } }],
  figures: () => [
    { clave: 'hoy', etiqueta: 'Turnos de hoy', tono: 'pronto', filtro: { estado: 'pendiente', jornada: 'hoy' } },
    {
      clave: 'sin_marcar',
      etiqueta: 'Turnos pasados sin marcar',
      tono: 'pendiente',
      filtro: { estado: 'pendiente', jornada: 'pasada' },
    },
  ],
  table: {
    columns: ['cuando', 'nombre', 'motivo', 'agencia', 'celular', 'estado', 'codigo'],
    filter: ['agencia', 'cuando', 'motivo', 'canal'],
    search: ['codigo', 'nombre'],
    sort: ['cuando', 'DESC'],
    upcomingFirst: { at: 'cuando', phase: 'jornada', is: ['hoy', 'proxima'] },
  },
});
