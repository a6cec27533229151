import {
  type AnySection,
  type Condition,
  can,
  fields,
  flow,
  isSectionName,
  menuGroups,
  menuOf,
  outsideMenu,
  publication,
  publicView,
  type Retention,
  record,
  roles,
  section,
  sectionList,
  sections,
  submission,
} from '@coop/domain';
import { describe, expect, it } from '@jest/globals';

const { image, richText, rows, state, text } = fields;
const oddly = flow({
  states: { alta: 'Alta', baja: 'Baja' },
  initial: 'alta',
  transitions: { 'dar de baja': { label: 'Dar de baja', from: ['alta'], to: 'baja' } },
});
const minimal = {
  name: 'prueba',
  label: { one: 'Prueba', many: 'Pruebas' },
  about: 'Sección de prueba.',
  icon: 'page',
  kind: record(),
  groups: { Prueba: { titulo: text('Título', { required: true }) } },
  title: () => 'Prueba',
  table: { columns: ['titulo'] },
} as const;

/** The fields of a real section; its kind adds its own again. */
const { fields: all, submission: options } = sections['contactanos/consultas'];
if (!options) throw new Error('Questions are submissions');
const sent = { ...minimal, kind: submission(options), groups: { Consulta: all }, table: { columns: ['codigo'] } };
const keeping = (retention: Partial<Retention>) => ({
  ...sent,
  kind: submission({ ...options, retention: { ...options.retention, ...retention } }),
});
const published = { ...minimal, kind: publication() };
/** With a repeated group, one of whose fields is there only then. */
const grouped = (shownWhen: Condition) => ({
  ...minimal,
  groups: {
    Prueba: {
      titulo: text('Título'),
      lista: rows('Lista', { clase: text('Clase'), otro: text('Otro', { shownWhen }) }),
    },
  },
});

/** Brought by a spreadsheet, with another field. */
const importable = (more: object) => ({
  ...minimal,
  groups: { Prueba: { ...minimal.groups.Prueba, ...more } },
  imports: ['titulo'],
});

const listing = (table: object) => ({ ...minimal, table: { ...minimal.table, ...table } });

describe('the checks of a section description', () => {
  it('accept a consistent description', () => {
    expect(section(minimal).name).toBe('prueba');
    expect(() => section(sent as never)).not.toThrow();
    expect(() => section({ ...minimal, imports: ['titulo'] })).not.toThrow();
    const others = { cuerpo: richText('Cuerpo'), fotos: rows('Fotos', { foto: image('Foto') }) };
    expect(() => section(importable(others) as never)).not.toThrow();
    const lines = rows('Turnos', { dia: text('Día', { required: true }) }, { min: 1 });
    expect(() => section(importable({ turnos: lines }) as never)).not.toThrow();
    expect(() => section(grouped({ '../titulo': ['a'], clase: ['b'] }) as never)).not.toThrow();
  });

  it.each([
    ['a name that is not a path', { ...minimal, name: 'Prueba Uno' }, 'not a lower-case path'],
    ['a search in an unknown field', { ...minimal, table: { columns: [], search: ['nada'] } }, 'nada'],
    ['a search in a derived field', { ...published, table: { columns: [], search: ['situacion'] } }, 'derived'],
    [
      'a field that its kind already defines',
      { ...published, groups: { Prueba: { titulo: text('Título'), situacion: text('Situación') } } },
      'its own situacion',
    ],
    ['a submission without states', { ...sent, groups: minimal.groups }, 'a state called estado'],
    ['a retention of zero years', keeping({ years: 0 }), 'no whole years'],
    [
      'a retention that omits a final state',
      keeping({ closed: ['respondida'] }),
      'leaves out cerrada, which nothing leaves',
    ],
    [
      'a transition whose name is not a path segment',
      { ...minimal, groups: { Prueba: { titulo: text('Título'), estado: state('Estado', oddly) } } },
      'the order «dar de baja» is no part of an address',
    ],
    ['a condition on a field that the group lacks', grouped({ dato: ['a'] }), 'lista asks for dato, which it lacks'],
    [
      'a condition on a field that the section lacks',
      grouped({ '../dato': ['a'] }),
      'asks for ../dato, which it lacks',
    ],
    ['an import identified by an unknown field', { ...minimal, imports: ['nada'] }, 'names nada'],
    [
      'an import with a required formatted text',
      importable({ cuerpo: richText('Cuerpo', { required: true }) }),
      'needs cuerpo, which no column of a spreadsheet brings',
    ],
    [
      'an import with a required picture in a list',
      importable({ fotos: rows('Fotos', { foto: image('Foto') }, { min: 1 }) }),
      'needs fotos, which no column of a spreadsheet brings',
    ],
    ['a list whose link is not a column', listing({ link: 'id' }), 'id leads to its rows and is no column'],
    ['a list picture from a text field', listing({ pictures: ['titulo'] }), 'titulo holds no picture'],
    [
      'an import identified by a field without a cell',
      { ...minimal, imports: ['id'] },
      'told apart by id, which no cell holds',
    ],
  ])('reject %s', (_, description, message) => {
    expect(() => section(description as never)).toThrow(message);
  });
});

it('reject options of another kind and missing required options', () => {
  // @ts-expect-error: personal data needs a retention term.
  submission({ form: '/prueba', number: 'PRU', receipt: () => ({ mensaje: '', pasos: [] }), words: options.words });
  // @ts-expect-error: an internal section has no public page.
  record({ at: '/prueba' });
  // @ts-expect-error: a field that it lacks.
  expect(() => section({ ...minimal, kind: publication({ needs: ['nada'] }) })).toThrow('nada');
  expect(section({ ...minimal, kind: publication({ needs: ['titulo'] }) }).publication?.needs).toEqual(['titulo']);
});

describe('the menu', () => {
  it('folds only «Sitio», with each entry once', () => {
    const folding = menuGroups.filter(({ folds }) => folds);
    expect(folding.map(({ label }) => label)).toEqual(['Sitio']);
    for (const { entries, folds = [] } of folding)
      expect(folds.flatMap((fold) => fold.entries).toSorted()).toEqual(entries.toSorted());
  });

  it('has the entries of the specification in order, then «Sitio»', () => {
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
          'sitio/entidad',
          'sitio/paginas',
          'sitio/menu',
          'sitio/necesito',
          'sitio/redirecciones',
          'sitio/direcciones-no-encontradas',
          'sitio/agencias',
          'sitio/turnos',
          'sitio/feriados',
          'sitio/parametros',
          'sitio/tasas-de-referencia',
          'sitio/motivos-de-reclamo',
          'sitio/tipologias',
          'sitio/ausencias',
          'sitio/jefaturas',
          'sitio/plantillas-respuesta',
          'sitio/textos-de-correos',
          'sitio/formatos-de-reporte',
          'sitio/sinonimos',
          'sitio/busquedas',
          'sitio/publicaciones-conjuntas',
          'sitio/obligaciones',
          'sitio/accesos-de-sistemas',
          'sitio/avisos-a-sistemas',
          'sitio/entregas-de-avisos',
          'sitio/correos',
          'sitio/segunda-persona',
          'sitio/auditoria',
          'sitio/biblioteca',
        ],
      ],
    ]);
  });
});

describe('the list of sections', () => {
  it('matches the menu', () => {
    const inMenu = menuGroups.flatMap(({ entries }) => entries).filter(isSectionName);
    expect(inMenu.slice().sort()).toEqual(sectionList.map(({ name }: AnySection) => name).sort());
  });

  it.each(sectionList.map((s: AnySection) => [s.name, s] as const))(
    '%s has at least three grouped fields and a description',
    (_, s) => {
      const own = Object.keys(s.fields).filter((name) => s.groups.some((group) => group.fields.includes(name)));
      expect(own.length).toBeGreaterThanOrEqual(3);
      expect(s.about.length).toBeGreaterThan(10);
    },
  );

  it.each(roles.map((rol) => [rol]))('%s reads exactly the sections of its menu and those beside it', (rol) => {
    const readable = sectionList.filter((s: AnySection) => can(rol, 'leer', s)).map(({ name }) => name);
    expect(readable.slice().sort()).toEqual([...menuOf[rol].filter(isSectionName), ...(outsideMenu[rol] ?? [])].sort());
  });
});

describe('the public view', () => {
  it('has no internal field', () => {
    const view = publicView(sections['institucional/bienes-adjudicados'] as AnySection);
    for (const name of ['matriculaDdrr', 'precioVenta', 'estado', 'creadoPor', 'version']) {
      expect(view.fields).not.toHaveProperty(name);
      expect([...view.table.columns, ...view.table.filter, ...view.table.search, view.table.sort[0]]).not.toContain(
        name,
      );
    }
    expect(view.fields).toHaveProperty('precio');
  });
});
