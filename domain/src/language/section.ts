import type { z } from 'zod';
import { checkSection } from './checkSection.js';
import { type Clock, isPhase } from './derived.js';
import { type Condition, type Field, type Fields, isDerived } from './field.js';
import type { Figures } from './figure.js';
import type { Flow } from './flow.js';
import type { Icon } from './icons.js';
import type { KindOptions, PublicationOptions, SubmissionOptions } from './kindOptions.js';
import { commonFields, type Kind, kindActionFields, kinds } from './kinds.js';
import { once } from './once.js';
import type { Rule } from './rule.js';
import { changeSchema, type Input, inputSchema, type PublicRow, type Stored, storedSchema } from './shape.js';
import type { FieldKind, traits } from './traits.js';

/** Kinds of field with a scalar value, usable as list columns, filters and sort keys. */
type PlainKind = { [K in FieldKind]: (typeof traits)[K]['plain'] extends true ? K : never }[FieldKind];

type Groups = Readonly<Record<string, Fields>>;
type UnionToIntersection<T> = (T extends unknown ? (one: T) => void : never) extends (
  all: infer All extends Fields,
) => void
  ? All
  : never;
type Own<G extends Groups> = UnionToIntersection<G[keyof G]>;
type AllFields<K extends Kind, G extends Groups> = Omit<typeof commonFields & (typeof kinds)[K], keyof Own<G>> & Own<G>;
type Key<F> = NoInfer<keyof F & string>;
type PlainKey<F extends Fields> = NoInfer<
  { [K in keyof F]: F[K]['kind'] extends PlainKind ? K : never }[keyof F] & string
>;

type Description<N extends string, K extends Kind, G extends Groups, All extends Fields> = {
  /** URL path: after /administrador in the panel, after /api for integrators. */
  name: N;
  label: Label;
  about: string;
  icon: Icon;
  kind: { readonly is: K } & KindOptions<Key<All>>[K];
  title: (row: Stored<NoInfer<All>>) => string;
  /** Fields by titled group; in a public form each is a step. The server and orders write those under ''. */
  groups: G;
  groupHelp?: { readonly [Title in keyof G]?: string };
  rules?: readonly Rule<NoInfer<All>>[];
  /** Unique constraints, optionally limited to rows that meet a condition. */
  unique?: readonly (readonly Key<All>[] | Unique<Key<All>>)[];
  table: Table<All>;
  /** Enables spreadsheet import; these fields are the key of a row. See `importedColumns`. */
  imports?: readonly [Key<All>, ...Key<All>[]];
  figures?: Figures;
  /** Events of the staff calendar besides those of its kind: date field → event label. */
  days?: { readonly [Name in Key<All>]?: string };
  followUps?: Readonly<Record<string, FollowUp<NoInfer<All>>>>;
  example?: Input<NoInfer<All>>;
};

type Label = { readonly one: string; readonly many: string; readonly menu?: string };

type Table<F extends Fields> = {
  columns: readonly PlainKey<F>[];
  /** Column that links to the row; default: the first. */
  link?: PlainKey<F>;
  /** Thumbnail: the first of these fields with a file; in a group, its first: `imagenes.imagen`. */
  pictures?: readonly (Key<F> | `${Key<F>}.${string}`)[];
  /** Filterable fields. States, phases and a publication's end of validity always are. */
  filter?: readonly PlainKey<F>[];
  search?: readonly Key<F>[];
  sort?: readonly [PlainKey<F>, 'ASC' | 'DESC'];
  /** Default order: upcoming rows first, the nearest on top; the rest by `sort`. */
  upcomingFirst?: UpcomingFirst<PlainKey<F>>;
};

/** Upcoming rows: those in these cases of a phase, ordered by the time in a field. */
export type UpcomingFirst<Name extends string = string> = { at: Name; phase: Name; is: readonly string[] };

export type Unique<Name extends string = string> = { readonly fields: readonly Name[]; readonly when?: Condition };

/** Follow-up draft created from a row, once per row: the next auction after one without bids. */
export type FollowUp<F extends Fields> = {
  label: string;
  to: string;
  when: Condition;
  link: string;
  draft: MakeDraft<F>;
};

type MakeDraft<F extends Fields> = { of(row: Stored<F>, clock: Clock): Record<string, unknown> }['of'];

export type Section<N extends string = string, K extends Kind = Kind, F extends Fields = Fields> = {
  readonly name: N;
  readonly label: Label;
  readonly about: string;
  readonly icon: Icon;
  readonly kind: K;
  readonly publication?: PublicationOptions;
  readonly submission?: SubmissionOptions;
  /** Public page: the one that shows it, or that of its form. */
  readonly address?: string;
  readonly number?: string;
  readonly fields: F;
  title(row: Stored<F>): string;
  readonly groups: readonly { label: string; fields: readonly string[]; help?: string }[];
  readonly rules: readonly Rule<F>[];
  readonly unique: readonly Unique[];
  readonly table: {
    readonly columns: readonly string[];
    readonly link?: string;
    readonly pictures: readonly string[];
    readonly filter: readonly string[];
    readonly search: readonly string[];
    readonly sort: readonly [string, 'ASC' | 'DESC'];
    readonly upcomingFirst?: UpcomingFirst;
  };
  readonly imports?: readonly [string, ...string[]];
  readonly figures: Figures;
  /** Dates shown in the staff calendar, with their event labels. */
  readonly days: Readonly<Record<string, string>>;
  readonly followUps: Readonly<Record<string, FollowUp<F>>>;
  readonly actionFields: Fields;
  readonly example?: Readonly<Record<string, unknown>> | undefined;
  readonly flows: Readonly<Record<string, Flow>>;
  readonly row: () => z.ZodType<Stored<F>>;
  readonly draft: () => z.ZodType<Input<F>>;
  readonly change: () => z.ZodType<Partial<Input<F>>>;
};

/** Type-erased section and row, for generic code. */
// biome-ignore lint/suspicious/noExplicitAny: rules and title take the section's own rows; no other type accepts all of them.
export type AnySection = Section<string, Kind, any>;
export type AnyRow = Stored<typeof commonFields> & Record<string, unknown>;

export type Row<S extends AnySection> = Stored<S['fields']>;
export type Draft<S extends AnySection> = Input<S['fields']>;
export type Published<S extends AnySection> = PublicRow<S['fields']>;

/** Defines a section, from which everything else derives. Throws at startup when it contradicts itself. */
export function section<const N extends string, K extends Kind, G extends Groups>(
  description: Description<N, K, G, AllFields<K, G>>,
): Section<N, K, AllFields<K, G>> {
  const { name, kind: kindOf, groups, groupHelp, unique = [], table, ...rest } = description;
  const { is: kind, ...options } = kindOf;
  const own = Object.assign({}, ...Object.values(groups));
  const fields = { ...commonFields, ...kinds[kind], ...own } as unknown as AllFields<K, G>;
  const flows = flowsOf(fields);
  const made = {
    ...rest,
    name,
    kind,
    ...ofKind(kind, options),
    fields,
    flows,
    groups: partsOf(groups, groupHelp),
    rules: [...rulesOf(kind, options), ...(description.rules ?? [])],
    unique: unique.map((one): Unique => ('fields' in one ? one : { fields: one })),
    table: {
      ...table,
      filter: distinct([
        ...Object.keys(flows),
        ...phasesOf(fields),
        ...(table.filter ?? []),
        ...(kind === 'publication' ? ['vigenteHasta'] : []),
      ]),
      search: table.search ?? [],
      pictures: table.pictures ?? [],
      sort: table.sort ?? (['creadoEn', 'DESC'] as const),
    },
    figures: description.figures ?? (() => []),
    days: { ...daysOf(kind, options), ...description.days },
    followUps: description.followUps ?? {},
    actionFields: Object.assign(
      {},
      kindActionFields[kind],
      ...Object.values(flows).map(({ requestFields }) => requestFields),
    ) as Fields,
    ...schemasOf(fields, componentName(name)),
  };
  checkSection(made);
  return made;
}

/** Built on first use: a starting server needs few of them, and all together take 11 MB. */
const schemasOf = <F extends Fields>(fields: F, component: string) => ({
  row: once(() => storedSchema(fields).meta({ id: component })),
  draft: once(() => inputSchema(fields).meta({ id: `${component}Nuevo` })),
  change: once(() => changeSchema(fields).meta({ id: `${component}Cambio` })),
});

function ofKind(kind: Kind, options: Partial<PublicationOptions & SubmissionOptions>) {
  const { at, form, number } = options;
  const address = at ?? form;
  return {
    ...(kind === 'publication' && { publication: options }),
    ...(kind === 'submission' && { submission: options as SubmissionOptions }),
    ...(address && { address }),
    ...(number && { number }),
  };
}

const partsOf = (groups: Groups, help: Readonly<Record<string, string | undefined>> = {}) =>
  Object.entries(groups)
    .filter(([label]) => label)
    .map(([label, fields]) => ({ label, fields: Object.keys(fields), ...(help[label] && { help: help[label] }) }));

/** Adds the rules of every publication: its validity range is ordered, and a singleton has no validity dates. */
const rulesOf = (kind: Kind, { single }: PublicationOptions): Rule<(typeof kinds)['publication']>[] =>
  kind === 'publication'
    ? [
        ...(single ? (['vigenteDesde', 'vigenteHasta'] as const).map(undated) : []),
        {
          field: 'vigenteHasta',
          message: 'La fecha final no puede ser anterior a la inicial',
          holds: ({ vigenteDesde, vigenteHasta }) => !vigenteDesde || !vigenteHasta || vigenteHasta >= vigenteDesde,
        },
      ]
    : [];

const undated = (field: 'vigenteDesde' | 'vigenteHasta') => ({
  field,
  message: 'Rige desde que se publica hasta que se publica de nuevo: no lleva fechas',
  holds: (values: { vigenteDesde?: string | null; vigenteHasta?: string | null }) => !values[field],
});

const daysOf = (
  kind: Kind,
  { single, term }: Partial<PublicationOptions & SubmissionOptions>,
): Record<string, string> => ({
  ...(kind === 'publication' && !single && { vigenteDesde: 'Comienza', vigenteHasta: 'Termina' }),
  ...(term && { venceEn: 'Vence' }),
});

const distinct = (names: string[]) => [...new Set(names)];

const phasesOf = (fields: Fields) =>
  Object.entries<Field>(fields).flatMap(([name, f]) => (isDerived(f) && isPhase(f) ? [name] : []));

const flowsOf = (fields: Fields): Record<string, Flow> =>
  Object.fromEntries(Object.entries<Field>(fields).flatMap(([name, f]) => (f.flow ? [[name, f.flow]] : [])));

/** Returns the OpenAPI component name: `institucional/bienes-adjudicados` → `InstitucionalBienesAdjudicados`. */
export const componentName = (name: string): string =>
  name.replace(/(?:^|[/-])([a-z])/g, (_, letter: string) => letter.toUpperCase());

export type UntypedSection = Omit<
  Section<string, Kind, Fields>,
  'title' | 'rules' | 'followUps' | 'row' | 'draft' | 'change'
> & {
  readonly rules: readonly { field: string }[];
  readonly followUps: Readonly<Record<string, { when: Condition }>>;
};
