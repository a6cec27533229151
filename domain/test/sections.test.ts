import {
  type AnySection,
  can,
  fields,
  isSectionName,
  menuGroups,
  menuOf,
  publicView,
  roles,
  section,
  sectionList,
  sections,
} from '@coop/domain';
import { describe, expect, it } from '@jest/globals';

const { text } = fields;
const minimal = {
  name: 'prueba',
  label: { one: 'Prueba', many: 'Pruebas' },
  about: 'Sección de prueba.',
  kind: 'record',
  fields: { titulo: text('Título', { required: true }) },
  title: () => 'Prueba',
  list: ['titulo'],
} as const;

/** Described as it stands: what its kind adds is added again. */
const { name, label, about, fields: all, title, list, codePrefix, retention } = sections['contactanos/consultas'];
const sent = { name, label, about, kind: 'submission', fields: all, title, list, codePrefix, retention } as const;

describe('a description that contradicts itself does not load', () => {
  it('accepts the plain one', () => {
    expect(section(minimal).name).toBe('prueba');
    expect(() => section(sent as never)).not.toThrow();
  });

  it.each([
    ['a name that is no path', { ...minimal, name: 'Prueba Uno' }, 'not a lower-case path'],
    ['a search in a field that it lacks', { ...minimal, search: ['nada'] }, 'nada'],
    ['a search in what no column holds', { ...minimal, kind: 'publication', search: ['situacion'] }, 'derived'],
    [
      'a field in the place of its kind’s',
      { ...minimal, kind: 'publication', fields: { situacion: text('Situación') } },
      'its own situacion',
    ],
    ['a submission without states', { ...minimal, kind: 'submission', codePrefix: 'PRU' }, 'a state called estado'],
    [
      'a submission that keeps personal data for ever',
      { ...sent, retention: undefined },
      'a submission needs a retention',
    ],
    ['one that keeps it for no time', { ...sent, retention: { ...sent.retention, years: 0 } }, 'no whole years'],
    [
      'one that never lets go of some',
      { ...sent, retention: { ...sent.retention, closed: ['respondida'] } },
      'leaves out spam, which nothing leaves',
    ],
    [
      'a term for what is no submission',
      { ...minimal, retention: sent.retention },
      'only a submission has a retention',
    ],
  ])('refuses %s', (_, description, message) => {
    expect(() => section(description as never)).toThrow(message);
  });
});

it('a submission that keeps personal data for ever does not even compile', () => {
  const forgetful = { ...minimal, kind: 'submission', codePrefix: 'PRU' } as const;
  // @ts-expect-error: how long it keeps them is missing.
  expect(() => section(forgetful)).toThrow();
  const kept = { ...forgetful, retention: { years: 2, closed: ['cerrada'], atTerm: 'anonymise' } } as const;
  expect(() => section(kept)).toThrow('a state called estado');
});

describe('the menu', () => {
  it('has the entries of the specification, in its order, and «Sitio» after them', () => {
    expect(menuGroups.map(({ label, entries }) => [label, entries])).toEqual([
      ['Panel', ['panel']],
      [
        'Institucional',
        [
          'institucional/responsabilidad-social-empresarial',
          'institucional/bienes-adjudicados',
          'institucional/boletines-informativos',
          'institucional/memorias-institucionales',
          'institucional/licitaciones',
          'institucional/estados-financieros',
          'institucional/tarifario',
          'institucional/coeficiente-adecuacion-patrimonial',
        ],
      ],
      [
        'Contáctanos',
        [
          'contactanos/consultas',
          'contactanos/calificaciones',
          'contactanos/reclamos',
          'contactanos/opiniones',
          'contactanos/solicitudes-creditos',
        ],
      ],
      ['Productos', ['productos/caja-ahorro', 'productos/simulador-creditos', 'productos/depositos-plazo-fijo']],
      ['Servicios', ['servicios/autorizaciones-debito']],
      ['General', ['comunicados', 'saldos', 'promociones', 'novedades', 'remates', 'usuarios']],
      [
        'Sitio',
        [
          'sitio/paginas',
          'sitio/agencias',
          'sitio/feriados',
          'sitio/plantillas-respuesta',
          'sitio/correos',
          'sitio/auditoria',
          'sitio/biblioteca',
        ],
      ],
    ]);
  });
});

describe('the list of sections', () => {
  it('is what the menu shows, each once', () => {
    const inMenu = menuGroups.flatMap(({ entries }) => entries).filter(isSectionName);
    expect(inMenu.slice().sort()).toEqual(sectionList.map(({ name }: AnySection) => name).sort());
  });

  it.each(sectionList.map((s: AnySection) => [s.name, s] as const))(
    '%s has real fields and a group for each',
    (_, s) => {
      const own = Object.keys(s.fields).filter((name) => s.groups.some((group) => group.fields.includes(name)));
      expect(own.length).toBeGreaterThanOrEqual(3);
      expect(s.about.length).toBeGreaterThan(10);
    },
  );

  it.each(roles.map((rol) => [rol]))('%s reads exactly the sections of its menu', (rol) => {
    const readable = sectionList.filter((s: AnySection) => can(rol, 'leer', s)).map(({ name }) => name);
    expect(readable.slice().sort()).toEqual(menuOf[rol].filter(isSectionName).sort());
  });
});

describe('the public view', () => {
  it('has no internal field anywhere', () => {
    const view = publicView(sections['institucional/bienes-adjudicados'] as AnySection);
    for (const name of ['matriculaDdrr', 'precioVenta', 'estado', 'creadoPor', 'version']) {
      expect(view.fields).not.toHaveProperty(name);
      expect([...view.list, ...view.filter, ...view.search, view.sort[0]]).not.toContain(name);
    }
    expect(view.fields).toHaveProperty('precio');
  });
});
