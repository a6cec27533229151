import {
  type AnySection,
  type Field,
  type FieldKind,
  fields,
  flow,
  internal,
  publication,
  secret,
  section,
} from '@coop/domain';
import { expect, it } from '@jest/globals';
import type { Leer } from '../../reading/leer';
import { readNamed } from '../../reading/readNamed';
import { type Part, partsToShow } from './partsToShow';

const file = (id: string) => ({ id, creadoEn: '2026-11-20T18:30:00.000Z' });
const named = '6f1a6c1e-8f0e-4b5e-9d4a-3d1c5b0a7e01';
const flujo = flow({ states: { abierto: 'Abierto' }, initial: 'abierto', transitions: {} });

/** A field of each kind, and its value in a row. */
const ofEachKind: Record<FieldKind, readonly [field: Field, value: unknown]> = {
  boolean: [fields.boolean('boolean'), true],
  choice: [fields.choice('choice', { a: 'Anual' }), 'a'],
  choices: [fields.choices('choices', { a: 'Rampa', b: 'Lengua de señas' }), ['a', 'b']],
  colour: [fields.colour('colour'), '#0b4f8a'],
  date: [fields.date('date'), '2026-11-20'],
  dateTime: [fields.dateTime('dateTime'), '2026-11-20T18:30:00.000Z'],
  decimal: [fields.decimal('decimal'), '2.50'],
  documentNumber: [fields.documentNumber('documentNumber'), '4567890'],
  email: [fields.email('email'), 'ventas@condor.bo'],
  file: [fields.file('file'), file('f')],
  id: [fields.id(), named],
  image: [fields.image('image'), file('i')],
  integer: [fields.integer('integer'), 0],
  member: [fields.member('member'), 'uid-1'],
  money: [fields.money('money'), '10.00'],
  month: [fields.month('month'), '2027-03'],
  percent: [fields.percent('percent'), '12.5000'],
  phone: [fields.phone('phone'), '+59170000001'],
  reference: [fields.reference('reference', 'sitio/agencias'), named],
  references: [fields.references('references', 'sitio/agencias'), [named]],
  richText: [fields.richText('richText'), '<p>Con carnet.</p>'],
  rows: [
    fields.rows('rows', {
      ciudad: fields.text('Ciudad'),
      telefono: fields.phone('Teléfono'),
      foto: fields.image('Foto'),
    }),
    [{ ciudad: 'Viacha', telefono: '+59122000000', foto: file('g') }],
  ],
  slug: [fields.slug('slug'), 'el-condor'],
  state: [fields.state('state', flujo), 'abierto'],
  text: [fields.text('text'), 'Una palabra'],
  texts: [fields.texts('texts'), ['Carnet vigente', 'Una foto']],
  time: [fields.time('time'), '14:30'],
  uid: [fields.uid('uid'), 'uid-2'],
  url: [fields.url('url'), 'https://condor.bo/ofertas'],
};

/** Kinds that say nothing to visitors. */
const hidden: readonly FieldKind[] = ['colour', 'documentNumber', 'id', 'member', 'slug', 'state', 'uid'];

const nameOf = (kind: string) => `de${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
const described = (more: Record<string, Field> = {}): AnySection =>
  section({
    name: 'muestras',
    label: { one: 'Muestra', many: 'Muestras' },
    about: 'Un campo de cada tipo.',
    icon: 'agreement',
    kind: publication({ at: '/muestras' }),
    title: () => 'Muestra',
    groups: {
      Todo: {
        ...Object.fromEntries(Object.entries(ofEachKind).map(([kind, [field]]) => [nameOf(kind), field])),
        ...more,
      },
    },
    table: { columns: [] },
  });
const row = Object.fromEntries(Object.entries(ofEachKind).map(([kind, [, value]]) => [nameOf(kind), value]));

/** Agencies alone are published. */
const leer = {
  filas: async (of: string) =>
    of === 'sitio/agencias' ? [{ id: named, slug: 'viacha', nombre: 'Agencia Viacha' }] : [],
} as unknown as Leer;

const partOf = async (of: AnySection, values: Record<string, unknown>) =>
  partsToShow(of, values, await readNamed(leer, of.fields, values))[0] as Part;

it('shows or hides each kind of field', async () => {
  const { data, texts, pictures, documents, records } = await partOf(described(), row);
  expect(Object.fromEntries(data.map(({ label, texts }) => [label, texts]))).toEqual({
    boolean: [{ text: 'Sí' }],
    choice: [{ text: 'Anual' }],
    choices: [{ text: 'Rampa' }, { text: 'Lengua de señas' }],
    date: [{ text: '20 de noviembre de 2026' }],
    dateTime: [{ text: '20 de noviembre de 2026, 14:30' }],
    decimal: [{ text: '2,50' }],
    email: [{ text: 'ventas@condor.bo', href: 'mailto:ventas@condor.bo' }],
    integer: [{ text: '0' }],
    money: [{ text: 'Bs\u00a010,00' }],
    month: [{ text: 'marzo de 2027' }],
    percent: [{ text: '12,50\u00a0%' }],
    phone: [{ text: '70000001', href: 'tel:+59170000001' }],
    reference: [{ text: 'Agencia Viacha', href: '/contactanos/agencias#viacha' }],
    references: [{ text: 'Agencia Viacha', href: '/contactanos/agencias#viacha' }],
    text: [{ text: 'Una palabra' }],
    texts: [{ text: 'Carnet vigente' }, { text: 'Una foto' }],
    time: [{ text: '14:30' }],
    url: [{ text: 'https://condor.bo/ofertas', href: 'https://condor.bo/ofertas' }],
  });
  expect(texts).toEqual(['<p>Con carnet.</p>']);
  expect(pictures.map(({ imagen }) => imagen.id)).toEqual(['i']);
  expect(documents.map(({ archivo }) => archivo.id)).toEqual(['f']);
  const [
    {
      each: [record],
    } = { each: [] },
  ] = records;
  expect(record?.data).toEqual([
    { label: 'Ciudad', texts: [{ text: 'Viacha' }] },
    { label: 'Teléfono', texts: [{ text: '22000000', href: 'tel:+59122000000' }] },
  ]);
  expect(record?.pictures.map(({ imagen }) => imagen.id)).toEqual(['g']);

  const visible = [...data.map(({ label }) => label), 'richText', 'image', 'file', 'rows'];
  expect([...visible, ...hidden].sort()).toEqual(Object.keys(ofEachKind).sort());
});

it.each([
  ['internal', internal],
  ['secret', secret],
])('never shows a field that is %s', async (_, protect) => {
  const { data } = await partOf(described({ secreto: protect(fields.text('Secreto')) }), {
    ...row,
    secreto: 'no se dice',
  });
  expect(JSON.stringify(data)).not.toContain('no se dice');
});

it('names referenced rows of several sections by the key of the field', async () => {
  const of = described({
    credito: fields.reference('Crédito', 'productos/simulador-creditos'),
    motivo: fields.reference('Motivo', 'sitio/motivos-de-reclamo', { by: 'clave' }),
  });
  const published: Record<string, object[]> = {
    'sitio/agencias': [{ id: named, slug: 'viacha', nombre: 'Agencia Viacha' }],
    'productos/simulador-creditos': [{ id: 'c', slug: 'vivienda', nombre: 'Vivienda' }],
    'sitio/motivos-de-reclamo': [{ id: 'm', clave: 'cobros', etiqueta: 'Cobros' }],
  };
  const all = { filas: async (name: string) => published[name] } as unknown as Leer;
  const values = { deReference: named, credito: 'c', motivo: 'cobros' };
  const [part] = partsToShow(of, values, await readNamed(all, of.fields, values));
  expect(part?.data.map(({ texts }) => texts[0]?.text)).toEqual(['Agencia Viacha', 'Vivienda', 'Cobros']);
});

it('omits references to unpublished rows', async () => {
  const unpublished = { ...leer, filas: async () => [] } as unknown as Leer;
  const of = described();
  const [part] = partsToShow(of, row, await readNamed(unpublished, of.fields, row));
  expect(part?.data.map(({ label }) => label)).not.toContain('reference');
});

it('omits the title and ends with the validity', async () => {
  const of = described({ empresa: fields.text('Empresa') });
  const titled = { ...of, title: ({ empresa }: { empresa: string }) => empresa };
  const parts = partsToShow(titled, { empresa: 'El Cóndor', deText: 'Otra', vigenteHasta: '2026-12-31' }, new Map());
  expect(parts.map(({ label, data }) => [label, data])).toEqual([
    ['Todo', [{ label: 'text', texts: [{ text: 'Otra' }] }]],
    ['Vigencia', [{ label: 'Vigente hasta', texts: [{ text: '31 de diciembre de 2026' }] }]],
  ]);
});
