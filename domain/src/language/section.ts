import type { z } from 'zod';
import { checkSection } from './checkSection.js';
import { type Clock, isPhase } from './derived.js';
import { type Condition, type Field, type Fields, isDerived } from './field.js';
import type { FieldKind } from './fieldKind.js';
import type { Expecting, Figures } from './figure.js';
import type { FirstStep } from './firstStep.js';
import type { Flow } from './flow.js';
import type { Icon } from './icons.js';
import type { KindOptions, PublicationOptions, SubmissionOptions } from './kindOptions.js';
import { broughtTo, everyRow, type Kind, kinds } from './kinds.js';
import { once } from './once.js';
import type { Rol } from './roles.js';
import type { Rule } from './rule.js';
import type { Settling } from './settling.js';
import { changeSchema, type Input, inputSchema, type Open, type Stored, storedSchema } from './shape.js';
import type { traits } from './traits.js';

/** Kinds of field whose value is one plain word or number: they can be columns of a list, filters and orders. */
type PlainKind = { [K in FieldKind]: (typeof traits)[K]['plain'] extends true ? K : never }[FieldKind];

/** Fields by the part of the form that they stand in. */
type Groups = Readonly<Record<string, Fields>>;
/** Parts are a union; the fields of all of them are their intersection. */
type Together<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All extends Fields) => void
  ? All
  : never;
type Own<G extends Groups> = Together<G[keyof G]>;
type AllFields<K extends Kind, G extends Groups> = Omit<typeof everyRow & (typeof kinds)[K], keyof Own<G>> & Own<G>;
type Key<F> = NoInfer<keyof F & string>;
type PlainKey<F extends Fields> = NoInfer<
  { [K in keyof F]: F[K]['kind'] extends PlainKind ? K : never }[keyof F] & string
>;

type Description<N extends string, K extends Kind, G extends Groups, All extends Fields> = {
  /** Its address: after /administrador in the panel, after /api for integrators. */
  name: N;
  /** What one and several are called; in the menu, where the specification names it otherwise. */
  label: Label;
  /** In one sentence, for staff and integrators. */
  about: string;
  icon: Icon;
  /** `publication`, `submission`, `record` or `log`, and what only that kind says of itself. */
  kind: { readonly is: K } & KindOptions<Key<All>>[K];
  /** What a row is called in lists, history and its public address. */
  title: (row: Stored<NoInfer<All>>) => string;
  /**
   * The fields, by the titled part of the form that they stand in; in a public form with several parts, each is a step.
   * Those under '' stand in none: the server and the orders write them.
   */
  groups: G;
  /** What is said under the title of a part. */
  groupHelp?: { readonly [Title in keyof G]?: string };
  rules?: readonly Rule<NoInfer<All>>[];
  /** Fields whose values no two rows share, or no two of those that meet a condition. */
  unique?: readonly (readonly Key<All>[] | Unique<Key<All>>)[];
  /** Rows that a role reads, by their values. A role that is not named reads all; administrador always does. */
  onlyRows?: OnlyRows;
  table: Table<All>;
  /** Its rows may also be brought by a spreadsheet, told apart there by these fields: see `importedColumns`. */
  imports?: readonly [Key<All>, ...Key<All>[]];
  /** What the panel counts of it, beyond what it counts of all of its kind. */
  figures?: Figures;
  /** What should be there by a day. */
  expects?: Expecting;
  /** What the calendar of staff shows of it, beyond what it shows of all of its kind: a day or moment → what happens then. */
  days?: { readonly [Name in Key<All>]?: string };
  /** How it shows that what is due of a period is done. */
  settles?: Settling;
  /** What a new installation begins with. */
  firstStep?: FirstStep;
  /** How it is worked, in three steps, where that is not how all of its kind are. */
  steps?: readonly [string, string, string];
  /** Orders that make a new draft, of this section or another, out of a row. */
  begets?: Readonly<Record<string, Begetting<NoInfer<All>>>>;
  /** What orders may bring besides fields of the row, which doesn't keep it under that name. */
  brought?: Fields;
  /** Logs: lists that only grow, by a line made of what an order brought. List → part of the line → what was brought. */
  appends?: Appends;
  /** One that could be sent as it is, for who begins with the API. */
  example?: Input<NoInfer<All>>;
};

type Label = { readonly one: string; readonly many: string; readonly menu?: string };
type OnlyRows = Readonly<Partial<Record<Rol, Condition>>>;

/** The list of a section's rows. */
type Table<F extends Fields> = {
  /** In order. */
  columns: readonly PlainKey<F>[];
  /** The column that leads to a row; absent, the first. */
  link?: PlainKey<F>;
  /** What a row looks like: the first of these fields that holds a picture or a document; of a group, its first: `imagenes.imagen`. */
  pictures?: readonly (Key<F> | `${Key<F>}.${string}`)[];
  /** Columns that staff change without opening a row: numbers, and what is so or not. */
  quick?: readonly PlainKey<F>[];
  /** Fields that can filter. States and phases always can, and until when publications are in force. */
  filter?: readonly PlainKey<F>[];
  /** Text fields that the search box looks into. */
  search?: readonly Key<F>[];
  sort?: readonly [PlainKey<F>, 'ASC' | 'DESC'];
  /** What is still to come stands first in a list that nobody ordered, the nearest before; the rest follows as `sort` says. */
  comesFirst?: ComingFirst<PlainKey<F>>;
};

/** What is to come: rows in those cases of a phase, by the moment in a field. */
export type ComingFirst<Name extends string = string> = { at: Name; phase: Name; is: readonly string[] };

export type Unique<Name extends string = string> = { readonly fields: readonly Name[]; readonly when?: Condition };
export type Appends = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A new draft made out of a row: another auction after one that nobody bid in. Each row makes one. */
export type Begetting<F extends Fields> = {
  /** On the button: «Siguiente señalamiento». */
  label: string;
  /** The section of the new draft. */
  to: string;
  /** Only for rows with these values. */
  when: Condition;
  /** The reference of the new draft that names the row. */
  link: string;
  /** What the new draft starts from, besides the link. */
  draft: Drafting<F>;
};

type Drafting<F extends Fields> = { of(row: Stored<F>, clock: Clock): Record<string, unknown> }['of'];

export type Section<N extends string = string, K extends Kind = Kind, F extends Fields = Fields> = {
  readonly name: N;
  readonly label: Label;
  readonly about: string;
  readonly icon: Icon;
  readonly kind: K;
  /** What only a publication says of itself. */
  readonly publication?: PublicationOptions;
  /** What only a submission says of itself. */
  readonly submission?: SubmissionOptions;
  /** Where visitors find it: the page that shows it, or that of its form. */
  readonly address?: string;
  /** Prefix of the numbers of its rows. */
  readonly number?: string;
  readonly fields: F;
  title(row: Stored<F>): string;
  readonly groups: readonly { label: string; fields: readonly string[]; help?: string }[];
  readonly rules: readonly Rule<F>[];
  readonly unique: readonly Unique[];
  readonly onlyRows: OnlyRows;
  readonly table: {
    readonly columns: readonly string[];
    readonly link?: string;
    readonly pictures: readonly string[];
    readonly quick: readonly string[];
    readonly filter: readonly string[];
    readonly search: readonly string[];
    readonly sort: readonly [string, 'ASC' | 'DESC'];
    readonly comesFirst?: ComingFirst;
  };
  readonly imports?: readonly [string, ...string[]];
  readonly figures: Figures;
  readonly expects: Expecting;
  /** Days and moments that the calendar of staff shows, and what happens then. */
  readonly days: Readonly<Record<string, string>>;
  readonly settles?: Settling;
  readonly firstStep?: FirstStep;
  readonly steps?: readonly [string, string, string];
  readonly begets: Readonly<Record<string, Begetting<F>>>;
  readonly brought: Fields;
  readonly appends: Appends;
  readonly example?: Readonly<Record<string, unknown>> | undefined;
  /** Field name → flow, for each field of kind state. */
  readonly flows: Readonly<Record<string, Flow>>;
  /** Schemas of a stored row, of what makes one, and of what changes one. */
  readonly row: z.ZodType<Stored<F>>;
  readonly draft: z.ZodType<Input<F>>;
  readonly change: z.ZodType<Partial<Input<F>>>;
};

/** A section that generic code handles, and its rows. */
// biome-ignore lint/suspicious/noExplicitAny: rules and title take the section's own rows; no other type accepts all of them.
export type AnySection = Section<string, Kind, any>;
export type AnyRow = Stored<typeof everyRow> & Record<string, unknown>;

/** Row of a section, what makes one, and what visitors read of it. */
export type Row<S extends AnySection> = Stored<S['fields']>;
export type Draft<S extends AnySection> = Input<S['fields']>;
export type Published<S extends AnySection> = Open<S['fields']>;

/**
 * Describes a section, once: its table, REST resource, OpenAPI, screens, public form, rights and history follow.
 * Throws when the description contradicts itself, so that a wrong one never starts.
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
    onlyRows: description.onlyRows ?? {},
    table: {
      ...table,
      filter: unrepeated([
        ...Object.keys(flows),
        ...phasesOf(fields),
        ...(table.filter ?? []),
        ...(kind === 'publication' ? ['vigenteHasta'] : []),
      ]),
      search: table.search ?? [],
      pictures: table.pictures ?? [],
      quick: table.quick ?? [],
      sort: table.sort ?? (['creadoEn', 'DESC'] as const),
    },
    figures: description.figures ?? (() => []),
    expects: description.expects ?? (() => []),
    days: { ...daysOf(kind, options), ...description.days },
    begets: description.begets ?? {},
    brought: { ...broughtTo[kind], ...description.brought },
    appends: description.appends ?? {},
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

/** Each made for the first who asks: a server that starts asks for few. */
const schemasOf = <F extends Fields>(fields: F, component: string) => ({
  row: once(() => storedSchema(fields).meta({ id: component })),
  draft: once(() => inputSchema(fields).meta({ id: `${component}Nuevo` })),
  change: once(() => changeSchema(fields).meta({ id: `${component}Cambio` })),
});

/** What a section says of itself as one of its kind, and what several kinds have. */
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

/** Every publication's window of dates is a window, whatever else its section asks; what is one is never without. */
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

/** What begins and ends where visitors read it, and by when somebody is answered. */
const daysOf = (
  kind: Kind,
  { single, term }: Partial<PublicationOptions & SubmissionOptions>,
): Record<string, string> => ({
  ...(kind === 'publication' && !single && { vigenteDesde: 'Comienza', vigenteHasta: 'Termina' }),
  ...(term && { venceEn: 'Vence' }),
});

const unrepeated = (names: string[]) => [...new Set(names)];

const phasesOf = (fields: Fields) =>
  Object.entries<Field>(fields).flatMap(([name, f]) => (isDerived(f) && isPhase(f) ? [name] : []));

const flowsOf = (fields: Fields): Record<string, Flow> =>
  Object.fromEntries(Object.entries<Field>(fields).flatMap(([name, f]) => (f.flow ? [[name, f.flow]] : [])));

/** `institucional/bienes-adjudicados` → `InstitucionalBienesAdjudicados`. */
export const componentName = (name: string): string =>
  name.replace(/(?:^|[/-])([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A section as the field vocabulary sees it, without its types; see `checkSection`. */
export type Described = Omit<
  Section<string, Kind, Fields>,
  'title' | 'rules' | 'begets' | 'row' | 'draft' | 'change'
> & {
  readonly rules: readonly { field: string }[];
  readonly begets: Readonly<Record<string, { when: Condition }>>;
};
