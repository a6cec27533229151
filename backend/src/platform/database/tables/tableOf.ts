import {
  type AnySection,
  type Field,
  type FieldKind,
  type Fields,
  isDerived,
  isNullable,
  traitsOf,
  type Unique,
} from '@coop/domain';
import { type $Type, and, type BuildColumns, type NotNull, type SQL, sql } from 'drizzle-orm';
import {
  check,
  type PgColumn,
  type PgColumnBuilder,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
  type PgUUIDBuilderInitial,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { publicado } from '../schema/publicado.js';
import { chartIndexes } from './chartIndexes.js';
import { columns } from './columns.js';
import { listIndexes } from './listIndexes.js';
import { snakeCase, uniqueName } from './names.js';
import { SEARCHED } from './searchedColumn.js';
import { searchedText } from './textSearch.js';

type ColumnOf<F> =
  F extends Field<infer K, infer T, infer P>
    ? K extends FieldKind
      ? P extends 'optional' | 'managed'
        ? $Type<ReturnType<(typeof columns)[K]>, T>
        : NotNull<$Type<ReturnType<(typeof columns)[K]>, T>>
      : never
    : never;
type StoredKey<F extends Fields> = {
  [K in keyof F & string]: F[K]['presence'] extends 'derived' ? never : K;
}[keyof F & string];
type ColumnsOf<S extends AnySection> = {
  [K in StoredKey<S['fields']>]: ColumnOf<S['fields'][K]> extends infer C extends PgColumnBuilderBase ? C : never;
};

/** The table of a section, with the columns typed by its fields. */
export type TableOf<S extends AnySection> = PgTableWithColumns<{
  name: string;
  schema: undefined;
  dialect: 'pg';
  columns: BuildColumns<string, ColumnsOf<S>, 'pg'>;
}>;

type OpenKey<S extends AnySection> = {
  [K in StoredKey<S['fields']>]: S['fields'][K] extends { internal: true } ? never : K;
}[StoredKey<S['fields']>];

/** The table of a publication's public copies, with the columns typed by its public fields. */
export type CopiesOf<S extends AnySection> = PgTableWithColumns<{
  name: string;
  schema: undefined;
  dialect: 'pg';
  columns: BuildColumns<string, Pick<ColumnsOf<S>, OpenKey<S>>, 'pg'>;
}>;

/**
 * Derives the table from the section's definition: columns, NOT NULL, references, unique groups and closed lists.
 * `keyOf` returns the id, or another key, of another section's table, once all exist.
 */
export function tableOf<S extends AnySection>(section: S, keyOf: KeyOf): TableOf<S> {
  const fields = storedFields(section);
  const table = pgTable(snakeCase(section.name), shapeOf(fields, keyOf), (own) => constraints(section, fields, own));
  // A loop builds the columns, which the type can't follow.
  return table as unknown as TableOf<S>;
}

/** Derives the table for migrations, with generated columns and list indexes. */
export function migratedTableOf(section: AnySection, keyOf: KeyOf): PgTable {
  const fields = storedFields(section);
  return pgTable(snakeCase(section.name), { ...shapeOf(fields, keyOf), ...searchedOf(section) }, (own) => [
    ...constraints(section, fields, own),
    ...listIndexes(section, (name) => own[name] as PgColumn),
    ...chartIndexes(section, (name) => own[name] as PgColumn),
  ]);
}

/** Derives the table of a publication's public copies. Only the id is required: copies may follow an older definition. */
export const copyTableOf = (view: AnySection): PgTable => pgTable(snakeCase(view.name), copyShapeOf(view));

export const migratedCopyTableOf = (view: AnySection): PgTable =>
  pgTable(snakeCase(view.name), { ...copyShapeOf(view), ...searchedOf(view) }, (columns) => {
    const own = columns as unknown as Record<string, PgColumn>;
    return [
      unique(uniqueName(view, ['slug'])).on(own.slug as PgColumn),
      ...listIndexes(view, (name) => own[name] as PgColumn),
    ];
  });

const copyShapeOf = (view: AnySection): Record<string, PgColumnBuilder> => ({
  ...Object.fromEntries(storedFields(view).map(([name, field]) => [name, plainColumn(name, field)])),
  id: uuid('id')
    .primaryKey()
    .references(() => publicado.id, { onDelete: 'cascade' }) as unknown as PgColumnBuilder,
});

function searchedOf({ table: { search }, fields }: AnySection): Record<string, PgColumnBuilderBase> {
  const texts = search.flatMap((name) => searchedParts(name, fields[name] as Field));
  return texts.length > 0 ? { [SEARCHED]: text(SEARCHED).generatedAlwaysAs(searchedText(texts)) } : {};
}

type KeyOf = (section: string, by?: string) => PgColumn;

const storedFields = (section: AnySection) =>
  Object.entries<Field>(section.fields).filter(([, field]) => !isDerived(field));

const shapeOf = (fields: [string, Field][], keyOf: KeyOf) =>
  Object.fromEntries(fields.map(([name, field]) => [name, columnOf(name, field, keyOf)]));

const plainColumn = (name: string, field: Field) =>
  columns[field.kind as FieldKind](snakeCase(name), field) as PgColumnBuilder;

function columnOf(name: string, field: Field, keyOf: KeyOf): PgColumnBuilder {
  const column = plainColumn(name, field);
  if (name === 'id') return column.primaryKey();
  const linked = field.kind === 'reference' ? referring(column, () => keyOf(field.to as string, field.by)) : column;
  return isNullable(field) ? linked : linked.notNull();
}

const referring = (column: PgColumnBuilder, target: () => PgColumn): PgColumnBuilder =>
  (column as unknown as PgUUIDBuilderInitial<string>).references(target) as unknown as PgColumnBuilder;

function constraints(
  section: AnySection,
  fields: [string, Field][],
  own: Record<string, PgColumn>,
): PgTableExtraConfigValue[] {
  const table = snakeCase(section.name);
  const column = (name: string) => own[name] as PgColumn;
  const slug = section.kind === 'publication' ? [{ fields: ['slug'] }] : [];
  return [
    ...[...slug, ...section.unique].map(uniqueness),
    ...fields.flatMap(([name, field]) =>
      'choices' in field && field.kind !== 'choices'
        ? [check(`${table}_${snakeCase(name)}_valido`, sql`${column(name)} in (${literals(field.choices as object)})`)]
        : [],
    ),
  ];

  function uniqueness({ fields: names, when }: Unique): PgTableExtraConfigValue {
    const name = uniqueName(section, names);
    if (!when)
      return unique(name)
        .on(...columnsOf(names))
        .nullsNotDistinct();
    const conditions = Object.entries(when).map(([key, values]) => sql`${column(key)} in (${quoted(values)})`);
    return uniqueIndex(`${name}_si`)
      .on(...columnsOf(names))
      .where(and(...conditions) as SQL);
  }

  function columnsOf(names: readonly string[]): [PgColumn, ...PgColumn[]] {
    return names.map(column) as [PgColumn, ...PgColumn[]];
  }
}

const literals = (choices: object) => quoted(Object.keys(choices));

/** Quotes the keys of closed lists for DDL. They are identifiers in our own code, checked here. */
function quoted(keys: readonly unknown[]): SQL {
  const strange = keys.find((key) => !/^[A-Za-z0-9_*/-]+$/.test(String(key)));
  if (strange) throw new Error(`The choice ${strange} is no identifier`);
  return sql.raw(keys.map((key) => `'${key}'`).join(', '));
}

/** Inline tags, which join the text around them; any other tag separates words. */
const INLINE = 'a|strong|em|b|i|u|s|code|sub|sup|span|mark';
const entities = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "''", '&amp;': '&' };

/**
 * Returns the searched text of a field as SQL. For lists, the text of their records at any depth, without names,
 * choices or URLs. For rich text, its words without tags.
 */
function searchedParts(name: string, field: Field): SQL[] {
  const column = `"${snakeCase(name)}"`;
  const parts = field.fields
    ? readIn(field.fields, '$[*]').map(([path, inner]) => [inner, everyText(column, path)] as const)
    : ([[field, column]] as const);
  return parts.map(([{ kind }, part]) => sql.raw(kind === 'richText' ? withoutTags(part) : part));
}

/** Returns the searched fields of a list's records, each with its JSON path. */
const readIn = (fields: Fields, path: string): [string, Field][] =>
  Object.entries<Field>(fields).flatMap(([name, field]): [string, Field][] => {
    const own = `${path}."${name}"`;
    if (field.fields) return readIn(field.fields, `${own}[*]`);
    return ['prose', 'words'].includes(String(traitsOf(field).searched)) ? [[own, field]] : [];
  });

const everyText = (column: string, path: string) =>
  `jsonb_path_query_array(${column}, '${path} ? (@.type() == "string")')`;

function withoutTags(html: string): string {
  const whole = `regexp_replace((${html})::text, '</?(${INLINE})( [^<>]*)?>', '', 'g')`;
  const words = `regexp_replace(${whole}, '<[^<>]*>', ' ', 'g')`;
  return Object.entries(entities).reduce((text, [entity, sign]) => `replace(${text}, '${entity}', '${sign}')`, words);
}
