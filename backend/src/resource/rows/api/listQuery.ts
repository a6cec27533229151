import {
  type AnySection,
  componentName,
  type Field,
  fields,
  formatNumber,
  isNullable,
  isPersonal,
  publicView,
  type Traits,
  traitsOf,
} from '@coop/domain';
import { z } from 'zod';
import { filterableFields, sortableFields } from '../../../platform/database/tables/listedFields.js';
import { LARGEST_PAGE, MAX_COUNTED } from '../../../platform/database/tables/readPage.js';
import type { RowQuery } from '../../../platform/database/tables/row-query.js';
import { jsonText } from '../../../platform/http/body/json.js';
import { memoizeByKey } from '../../../platform/memoizeByKey.js';
import { SCREEN_ROWS } from '../../access-log/access-log.service.js';

type QueryLimits = { rows: number; values: number };
const STAFF_QUERY_LIMITS: QueryLimits = { rows: LARGEST_PAGE, values: 200 };
/** Lower limits for the public, to keep every public request fast. */
const PUBLIC_QUERY_LIMITS: QueryLimits = { rows: 200, values: 20 };

const day = fields.date('Fecha').schema() as z.ZodType<string>;

const position = z.int('Escriba un número entero').min(0, 'Escriba un número desde 0');
const rangeOf = (rows: number) =>
  z
    .tuple([position, position], 'Escriba dos posiciones, por ejemplo [0,24]')
    .refine(([first, last]) => last >= first, 'La segunda posición va después de la primera')
    .refine(
      ([first]) => first < MAX_COUNTED,
      `Solo se llega a las primeras ${formatNumber(MAX_COUNTED, 0)} filas: agregue un filtro`,
    )
    .transform(([first, last]) => [first, Math.min(last, first + rows - 1)] as const);

/** Range as JSON in the URL; defaults to the first `usual` rows. */
export const rangeIn = (rows: number, usual: number) =>
  jsonText(rangeOf(rows))
    .default([0, usual - 1])
    .meta({ description: 'Primera y última posición, desde 0' });

export const rangeQuery = z.strictObject({ range: rangeIn(LARGEST_PAGE, 50) });

export type RangeQuery = z.output<typeof rangeQuery>;

/** `filter`, `range`, `sort` of ra-data-simple-rest, by described fields; amounts need a currency. */
export const listQuery = memoizeByKey((section: AnySection) =>
  queryOf(section, `${componentName(section.name)}Filtro`, STAFF_QUERY_LIMITS).extend({
    fields: jsonText(z.array(z.enum(Object.keys(section.fields), 'Ese campo no existe')).max(200, 'Máximo 200 campos'))
      .optional()
      .meta({ description: 'Solo estos campos de cada fila, además de `id` y `version`' }),
  }),
);

export const publicListQuery = memoizeByKey((section: AnySection) =>
  queryOf(publicView(section), `${componentName(section.name)}FiltroPublico`, PUBLIC_QUERY_LIMITS),
);

function queryOf(section: AnySection, id: string, most: QueryLimits) {
  const field = z.enum(sortableFields(section), 'No se puede ordenar por ese campo');
  const sort = z.tuple([field, z.enum(['ASC', 'DESC'])], 'Escriba un campo y ASC o DESC');
  return z.strictObject({
    filter: jsonText(withCurrencies(section, filterOf(section, most)).meta({ id }))
      .optional()
      .meta({ description: 'Lo que deben decir las filas, por campo; `_desde` y `_hasta` incluyen sus extremos' }),
    range: rangeIn(most.rows, most.rows),
    sort: jsonText(sort).optional().meta({ description: 'Campo y dirección' }),
  });
}

type Parsed = z.output<ReturnType<typeof listQuery>>;
/** Without a range: the maximum rows of a response. */
export type ListQuery = Omit<Parsed, 'range'> & Partial<Pick<Parsed, 'range'>>;

/** Translates a parsed list query into a query of the store. */
export function rowQueryOf(section: AnySection, { filter = {}, range, sort, fields }: ListQuery): RowQuery {
  const query = {
    equals: {} as Record<string, readonly unknown[]>,
    between: {} as Record<string, { from?: unknown; to?: unknown }>,
  };
  const { q, ...named } = filter as Record<string, unknown>;
  for (const [name, value] of Object.entries(named)) {
    const [, target, end] = /^(.*)_(desde|hasta)$/.exec(name) ?? [];
    if (target && end) {
      const bounds = query.between[target] ?? {};
      query.between[target] = end === 'desde' ? { ...bounds, from: value } : { ...bounds, to: value };
    } else query.equals[name] = Array.isArray(value) ? value : [value];
  }
  return {
    ...query,
    text: q as string | undefined,
    searchIn: section.table.search,
    range,
    sort: sort ?? [...section.table.sort],
    ...(fields && { without: longTexts(section).filter((name) => !fields.includes(name)) }),
    ...(!sort && section.table.upcomingFirst && { upcomingFirst: section.table.upcomingFirst }),
  };
}

const longTexts = memoizeByKey((section: AnySection) =>
  Object.keys(section.fields).filter((name) => section.fields[name]?.kind === 'richText'),
);

/** Names of the fields that a query filters or sorts by; the caller must be allowed to read each. */
export const fieldsUsed = ({ equals, between, sort }: RowQuery): string[] => [
  ...Object.keys(equals),
  ...Object.keys(between),
  sort[0],
];

/** Field types that accept `_desde` and `_hasta` bounds. */
const ranged: ReadonlySet<Traits['holds']> = new Set(['number', 'day', 'moment']);

function filterOf(section: AnySection, { values }: QueryLimits) {
  const shape: Record<string, z.ZodType> = { id: oneOrMany(section.fields.id, values), q: searchText };
  for (const name of filterableFields(section)) {
    const field = section.fields[name] as Field;
    const { holds } = traitsOf(field);
    if (holds !== 'moment') shape[name] = oneOrMany(field, values);
    if (ranged.has(holds)) {
      shape[`${name}_desde`] = boundOf(field, 'T00:00:00.000-04:00');
      shape[`${name}_hasta`] = boundOf(field, 'T23:59:59.999-04:00');
    }
  }
  return z.strictObject(Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema.optional()])));
}

/** Requires a currency with bounds of an amount: amounts in different currencies do not compare. */
const withCurrencies = <S extends z.ZodType<Record<string, unknown>>>(section: AnySection, filter: S) =>
  filter.refine(
    (query) =>
      section.table.filter.every((name) => {
        const { currencyField } = section.fields[name] as Field;
        const isLimited = query[`${name}_desde`] !== undefined || query[`${name}_hasta`] !== undefined;
        return !currencyField || !isLimited || typeof query[currencyField] === 'string';
      }),
    'Diga también la moneda del monto, por ejemplo "moneda":"BOB"',
  );

/** One or more ids of resources other than sections, as react-admin requests several rows. */
export const ids = z.union(
  [z.uuid(), z.array(z.uuid()).max(STAFF_QUERY_LIMITS.values)],
  'El identificador no es válido',
);

/** Sort parameter over those columns; by default the first, descending. */
export const sortIn = <Name extends string>(columns: readonly [Name, ...Name[]]) =>
  jsonText(z.tuple([z.enum(columns, 'No se puede ordenar por ese campo'), z.enum(['ASC', 'DESC'])]))
    .default([columns[0], 'DESC'])
    .meta({ description: 'Campo y dirección' });

/** Section name in a query; an unknown one matches nothing. */
export const sectionName = z.string('Escriba una sección').regex(/^[a-z/-]{0,100}$/, 'Esa sección no existe');

export const searchText = z
  .string('Escriba un texto')
  .max(200, 'Máximo 200 caracteres')
  // PostgreSQL rejects NUL, and jsonb rejects lone surrogates.
  .refine((v) => !v.includes('\u0000') && !/\p{Cs}/u.test(v), 'Contiene caracteres que no se pueden buscar');

const oneOrMany = (field: Field, most: number) => {
  const value = isNullable(field) ? field.schema().nullable() : field.schema();
  return z.union([value, z.array(value).max(most, `Como máximo ${most} valores`)], 'El valor no es válido');
};

/** Instants are also bounded by days in La Paz; other fields by values of their own type. */
const boundOf = (field: Field, hour: string) =>
  traitsOf(field).holds === 'moment'
    ? z.union([day.transform((v) => new Date(`${v}${hour}`).toISOString()), field.schema()], 'Escriba una fecha')
    : field.schema();

/** Lists up to this size count as openings, because lists return full rows. */
const FEW = 5;
const A_DAY_MS = 86_399_999;

/** Whether a query selects specific people or cases: few rows by a personal identifier or text. */
export function selectsSingleRows(section: AnySection, list: ListQuery, answered: number): boolean {
  const { equals, between, text, range } = rowQueryOf(section, list);
  const fieldOf = (name: string) => section.fields[name] as Field;
  if (Object.keys(equals).some((name) => ['id', 'codigo'].includes(name) || isPersonal(fieldOf(name))))
    return answered <= SCREEN_ROWS;
  if (answered > FEW) return false;
  if (text?.trim() || (range && range[1] - range[0] < FEW)) return true;
  // An instant identifies a row like a number.
  return Object.entries(between).some(
    ([name, { from, to }]) => traitsOf(fieldOf(name)).holds === 'moment' && msBetween(from, to) < A_DAY_MS,
  );
}

const msBetween = (from: unknown, to: unknown) => Date.parse(String(to)) - Date.parse(String(from));
