import { fields, internal, phase, publication, section } from '@coop/domain';
import { expect, it } from '@jest/globals';
import { choicesOf, listOf } from './otherPublications';

const ferias = section({
  name: 'ferias',
  label: { one: 'Feria', many: 'Ferias' },
  about: 'Ferias en las que estamos.',
  icon: 'agreement',
  kind: publication({ at: '/ferias' }),
  title: ({ nombre }) => nombre,
  groups: {
    Feria: {
      nombre: fields.text('Nombre', { required: true }),
      rubro: fields.choice('Rubro', { salud: 'Salud', libros: 'Libros' }),
      puestos: fields.integer('Puestos'),
      trato: internal(fields.choice('Trato', { bueno: 'Bueno', malo: 'Malo' })),
      momento: phase(
        'Momento',
        { sin_publicar: 'Sin publicar', pasada: 'Pasada', vigente: 'Vigente' },
        [
          { is: 'sin_publicar', when: { estado: ['borrador'] } },
          { is: 'pasada', when: { vigenteHasta: { before: 'today' } } },
        ],
        'vigente',
      ),
    },
  },
  table: { columns: ['nombre'], filter: ['rubro', 'puestos', 'trato', 'momento'], search: ['nombre'] },
});

it("offers the closed choices of the list's filter, without unpublished phases", () => {
  expect(choicesOf(ferias)).toEqual({
    rubro: {
      label: 'Rubro',
      all: 'Cualquiera',
      options: [
        ['salud', 'Salud'],
        ['libros', 'Libros'],
      ],
    },
    momento: {
      label: 'Momento',
      all: 'Cualquiera',
      options: [
        ['pasada', 'Pasada'],
        ['vigente', 'Vigente'],
      ],
    },
  });
});

it('listOf accepts those choices in the address', () => {
  expect([...listOf(ferias).query].sort()).toEqual(['momento', 'pagina', 'q', 'rubro']);
});

it('listOf has no search box when the section names no searchable field', () => {
  const { query, noSearch } = listOf({ ...ferias, table: { ...ferias.table, search: [] } });
  expect([query.includes('q'), noSearch]).toEqual([false, true]);
});
