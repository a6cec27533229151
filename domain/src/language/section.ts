import type { z } from 'zod';
import { checkSection } from './checkSection.js';
import { type Clock, isPhase } from './derived.js';
import { type Condition, type Field, type Fields, isDerived } from './field.js';
import type { Figures } from './figure.js';
import type { Flow } from './flow.js';
import type { Icon } from './icons.js';
import type { KindOptions, PublicationOptions, SubmissionOptions } from './kindOptions.js';
import { everyRow, type Kind, kindActionFields, kinds } from './kinds.js';
import { once } from './once.js';
import type { Rule } from './rule.js';
import { changeSchema, type Input, inputSchema, type PublicRow, type Stored, storedSchema } from './shape.js';
import type { FieldKind, traits } from './traits.js';

/** Kinds of field with a scalar value, usable as list columns, filters and sort keys. */
type PlainKind = { [K in FieldKind]: (typeof traits)[K]['plain'] extends true ? K : never }[FieldKind];

type Groups = Readonly<Record<string, Fields>>;
/** Converts the union of the groups' fields to their intersection. */
type UnionToIntersection<T> = (T extends unknown ? (one: T) => void : never) extends (
  all: infer All extends Fields,
) => void
  ? All
  : never;
type Own<G extends Groups> = UnionToIntersection<G[keyof G]>;
type AllFields<K extends Kind, G extends Groups> = Omit<typeof everyRow & (typeof kinds)[K], keyof Own<G>> & Own<G>;
type Key<F> = NoInfer<keyof F & string>;
type PlainKey<F extends Fields> = NoInfer<
  { [K in keyof F]: F[K]['kind'] extends PlainKind ? K : never }[keyof F] & string
>;

type Description<N extends string, K extends Kind, G extends Groups, All extends Fields> = {
  /** URL path: after /administrador in the panel, after /api for integrators. */
  name: N;
  /** Singular and plural labels, and the menu label where the specification's differs. */
  label: Label;
  /** Purpose in one sentence, for staff and integrators. */
  about: string;
  icon: Icon;
  /** `publication`, `submission`, `record` or `log`, with the options of that kind. */
  kind: { readonly is: K } & KindOptions<Key<All>>[K];
  /** Returns a row's title for lists, history and its slug. */
  title: (row: Stored<NoInfer<All>>) => string;
  /**
   * Fields by titled group of the form; in a public form with several groups, each is a step. Fields under '' are not
   * in the form: the server and the orders write them.
   */
  groups: G;
  /** Help text under a group's title. */
  groupHelp?: { readonly [Title in keyof G]?: string };
  rules?: readonly Rule<NoInfer<All>>[];
  /** Unique constraints, optionally limited to rows that meet a condition. */
  unique?: readonly (readonly Key<All>[] | Unique<Key<All>>)[];
  table: Table<All>;
  /** Enables spreadsheet import; these fields are the key of a row. See `importedColumns`. */
  imports?: readonly [Key<All>, ...Key<All>[]];
  /** Panel figures besides those of its kind. */
  figures?: Figures;
  /** Events of the staff calendar besides those of its kind: date field → event label. */
  days?: { readonly [Name in Key<All>]?: string };
  /** Orders that create a follow-up draft, of this section or another, from a row. */
  followUps?: Readonly<Record<string, FollowUp<NoInfer<All>>>>;
  /** Valid request body, for the API documentation. */
  example?: Input<NoInfer<All>>;
};

type Label = { readonly one: string; readonly many: string; readonly menu?: string };

/** List view of a section. */
type Table<F extends Fields> = {
  /** In display order. */
  columns: readonly PlainKey<F>[];
  /** Column that links to the row; default: the first. */
  link?: PlainKey<F>;
  /**
   * Thumbnail of a row: the first of these fields with a picture or document; in a group, its first: `imagenes.imagen`.
   */
  pictures?: readonly (Key<F> | `${Key<F>}.${string}`)[];
  /** Filterable fields. States, phases and a publication's end of validity always are. */
  filter?: readonly PlainKey<F>[];
  /** Text fields of the search box. */
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
  /** Button label: «Siguiente señalamiento». */
  label: string;
  /** Section of the follow-up draft. */
  to: string;
  /** Precondition on the row's values. */
  when: Condition;
  /** Reference field of the draft that points to the row. */
  link: string;
  /** Initial values of the draft, besides the link. */
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
  /** Prefix of the generated row numbers. */
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
  /** Request fields of orders that the row does not store. */
  readonly actionFields: Fields;
  readonly example?: Readonly<Record<string, unknown>> | undefined;
  /** Field name → flow, for each field of kind state. */
  readonly flows: Readonly<Record<string, Flow>>;
  /** Schemas of a stored row, of a create request and of an update request. */
  readonly row: z.ZodType<Stored<F>>;
  readonly draft: z.ZodType<Input<F>>;
  readonly change: z.ZodType<Partial<Input<F>>>;
};

/** Type-erased section and row, for generic code. */
// biome-ignore lint/suspicious/noExplicitAny: rules and title take the section's own rows; no other type accepts all of them.
export type AnySection = Section<string, Kind, any>;
export type AnyRow = Stored<typeof everyRow> & Record<string, unknown>;

/** Stored row of a section, its create request, and its public projection. */
export type Row<S extends AnySection> = Stored<S['fields']>;
export type Draft<S extends AnySection> = Input<S['fields']>;
export type Published<S extends AnySection> = PublicRow<S['fields']>;

/**
 * Defines a section; its table, REST resource, OpenAPI, screens, public form, permissions and history derive from it.
 * Throws when the description contradicts itself, so that a faulty one fails at startup.
 */
export function section<const N extends string, K extends Kind, G extends Groups>(
  description: Description<N, K, G, AllFields<K, G>>,
): Section<N, K, AllFields<K, G>> {
  const { name, kind: kindOf, groups, groupHelp, unique = [], table, ...rest } = description;
  const { is: kind, ...options } = kindOf;
  const own = Object.assign({}, ...Object.values(groups));
  const fields = { ...everyRow, ...kinds[kind], ...own } as unknown as AllFields<K, G>;
  const flows = flowsOf(fields);
  const schemas = schemasOf(fields, componentName(name));
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
    get row() {
      return schemas.row();
    },
    get draft() {
      return schemas.draft();
    },
    get change() {
      return schemas.change();
    },
  };
  checkSection(made);
  return made;
}

/** Lazy: a starting server needs few of these schemas. */
const schemasOf = <F extends Fields>(fields: F, component: string) => ({
  row: once(() => storedSchema(fields).meta({ id: component })),
  draft: once(() => inputSchema(fields).meta({ id: `${component}Nuevo` })),
  change: once(() => changeSchema(fields).meta({ id: `${component}Cambio` })),
});

/** Returns the options of the section's kind, and those that several kinds share. */
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

/** Returns the calendar dates of a kind: start and end of publication, and the response deadline. */
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

/** An untyped section for `checkSection`. */
export type UntypedSection = Omit<
  Section<string, Kind, Fields>,
  'title' | 'rules' | 'followUps' | 'row' | 'draft' | 'change'
> & {
  readonly rules: readonly { field: string }[];
  readonly followUps: Readonly<Record<string, { when: Condition }>>;
};
