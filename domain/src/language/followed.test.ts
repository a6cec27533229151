import { expect, it } from '@jest/globals';
import type { Fields } from './field.js';
import { date, file, flow, managed, rows, section, state, submission, text } from './index.js';
import type { Tracking } from './kindOptions.js';

const life = flow({
  states: { nueva: 'Nueva', aceptada: 'Aceptada', negada: 'Negada' },
  initial: 'nueva',
  transitions: {
    aceptar: { label: 'Aceptar', from: ['nueva'], to: 'aceptada' },
    negar: { label: 'Negar', from: ['nueva'], to: 'negada' },
  },
});
const later = { archivo: file('Archivo', { required: true, private: true }), fecha: date('Día', { required: true }) };

type Name = 'mensaje' | 'respuesta';

/** A section whose cases are followed so. */
const follow =
  (tracking: Tracking<Name>, list: Fields = later) =>
  () =>
    section({
      name: 'contactanos/pruebas',
      label: { one: 'Prueba', many: 'Pruebas' },
      about: 'Pruebas.',
      icon: 'question',
      kind: submission<Name>({
        form: '/contactanos/pruebas',
        number: 'PRU',
        receipt: ({ codigo }) => ({ mensaje: codigo, pasos: [] }),
        words: { text: [], person: [] },
        retention: { years: 1, closed: ['aceptada', 'negada'], atTerm: 'ask' },
        tracking,
      }),
      title: ({ codigo }) => codigo,
      groups: {
        Datos: { mensaje: text('Mensaje', { required: true }) },
        '': {
          estado: state('Estado', life),
          respuesta: managed(text('Respuesta')),
          aportados: managed(rows('Papeles', list)),
        },
      },
      table: { columns: ['codigo'] },
    });

const laterDocuments = ['nueva'];

it('accepts tracking that shows authored fields and takes documents in some states', () => {
  expect(
    follow({ states: { aceptada: 'Vista', negada: 'Vista' }, shownFields: ['mensaje'], laterDocuments }),
  ).not.toThrow();
});

it.each<[string, Tracking<Name>, string]>([
  ['an unknown state', { states: { cerrada: 'Vista' }, shownFields: [] }, 'cerrada, which is no state'],
  [
    'a cancellation by an unknown transition',
    { states: {}, shownFields: [], cancel: { order: 'anular', label: 'Anular' } },
    'cancelled by anular, which is no transition',
  ],
  [
    'a notification for an unknown state',
    { states: {}, notifiedStates: ['cerrada'], shownFields: [] },
    'cerrada, which is no state',
  ],
  ['a field that staff write', { states: {}, shownFields: ['respuesta'] }, 'it shows respuesta'],
  [
    'documents in an unknown state',
    { states: {}, shownFields: [], laterDocuments: ['abierta'] },
    'abierta, which is no state',
  ],
  [
    'documents in only one of two states with the same label',
    {
      states: { aceptada: 'Vista', negada: 'Vista' },
      shownFields: [],
      laterDocuments: ['nueva', 'aceptada'],
    },
    'negada reads as a state that takes documents, and takes none',
  ],
])('rejects %s', (_, followed, expected) => expect(follow(followed)).toThrow(expected));

it('rejects a document list without a date', () =>
  expect(follow({ states: {}, shownFields: [], laterDocuments }, { archivo: later.archivo })).toThrow(
    'aportados is no list',
  ));
