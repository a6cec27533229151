import type { z } from 'zod';
import { checkSection } from './checkSection.js';
import { type Clock, isPhase } from './derived.js';
import { type Condition, type Field, type Fields, isDerived } from './field.js';
import type { FieldKind } from './fieldKind.js';
import type { Flow } from './flow.js';
import { broughtTo, everyRow, type Kind, kinds } from './kinds.js';
import type { Rol } from './roles.js';
import { changeSchema, type Input, inputSchema, type Open, type Stored, storedSchema } from './shape.js';
import type { traits } from './traits.js';

/** Kinds of field whose value is one plain word or number: they can be columns of a list, filters and orders. */
type PlainKind = { [K in FieldKind]: (typeof traits)[K]['plain'] extends true ? K : never }[FieldKind];

type AllFields<K extends Kind, F extends Fields> = Omit<typeof everyRow & (typeof kinds)[K], keyof F> & F;
type PlainKey<F extends Fields> = { [K in keyof F]: F[K]['kind'] extends PlainKind ? K : never }[keyof F] & string;
type Keys<F> = readonly (keyof F & string)[];

/** A rule over several fields, checked wherever a row is saved, sent or (with `when: 'publicar'`) published. */
export type Rule<F extends Fields> = {
  /** The field that the message stands under. */
  field: keyof F & string;
  /** In Spanish; a function when it names what it found (rows, limits). Read it with `messageOf`. */
  message: string | Message<F>;
  when?: 'publicar';
  /** Of a list, the cells that are at fault, as paths: `filas.3.tasaAnual`. The message then stands there instead. */
  at?(values: Partial<Stored<F>>): readonly string[];
  /** `values` may lack what is not required: a rule about what is absent holds. `today` is the day in La Paz. */
  holds(values: Partial<Stored<F>>, today: string): boolean;
};

// Here and in `Section`, methods and not properties take rows: any section is then an `AnySection`.
type Message<F extends Fields> = { of(values: Partial<Stored<F>>): string }['of'];

/** What a rule that does not hold says to people. */
export const messageOf = <F extends Fields>(
  { message }: Pick<Rule<F>, 'message'>,
  values: Partial<Stored<F>>,
): string => (typeof message === 'string' ? message : message(values));

/** Where a rule that does not hold is told: its cells, or its field. */
export const placesOf = <F extends Fields>(rule: Pick<Rule<F>, 'at' | 'field'>, values: Partial<Stored<F>>) =>
  rule.at?.(values) ?? [rule.field];

/** Fields whose values no two rows share among those that meet a condition. */
export type UniqueWhen<F extends Fields> = { fields: Keys<F>; when: Condition };

/** A titled part of a form; in a public form with several, a step. */
export type Group<F extends Fields> = { label: string; fields: Keys<F>; help?: string };

type Description<N extends string, K extends Kind, F extends Fields> = {
  /** Its address: after /administrador in the panel, after /api for integrators. */
  name: N;
  label: { one: string; many: string };
  /** In one sentence, for staff and integrators. */
  about: string;
  kind: K;
  fields: F;
  /** What a row is called in lists, history and its public address. */
  title: (row: Stored<NoInfer<AllFields<K, F>>>) => string;
  /** Columns of the list, in order. */
  list: readonly PlainKey<NoInfer<AllFields<K, F>>>[];
  /** Fields that can filter. States and phases always can, and until when publications are in force. */
  filter?: readonly PlainKey<NoInfer<AllFields<K, F>>>[];
  /** Text fields that the search box looks into. */
  search?: Keys<NoInfer<AllFields<K, F>>>;
  sort?: readonly [PlainKey<NoInfer<AllFields<K, F>>>, 'ASC' | 'DESC'];
  /** What is still to come stands first in a list that nobody ordered, the nearest before; the rest follows as `sort` says. */
  comesFirst?: ComingFirst<PlainKey<NoInfer<AllFields<K, F>>>>;
  /** Parts of the form. Absent: one part with every field. */
  groups?: readonly Group<NoInfer<AllFields<K, F>>>[];
  rules?: readonly Rule<NoInfer<AllFields<K, F>>>[];
  /** Fields that may be empty in a draft but not when it is published. */
  toPublish?: Keys<NoInfer<AllFields<K, F>>>;
  /** Groups of fields whose values no two rows share. */
  unique?: readonly Keys<NoInfer<AllFields<K, F>>>[];
  /** Rows that a role reads, by their values. A role that is not named reads all; administrador always does. */
  onlyRows?: Partial<Record<Rol, Condition>>;
  uniqueWhen?: readonly UniqueWhen<NoInfer<AllFields<K, F>>>[];
  /** Published rows that do not meet it are kept from visitors: what was withdrawn without being archived. */
  publicWhen?: Condition;
  /** Visitors stop seeing a row this many days after the day in that field, when it holds one. */
  publicDaysAfter?: readonly [PlainKey<NoInfer<AllFields<K, F>>>, number];
  /**
   * What has ended stays at its address. Names the phase that says so to visitors: lists hold what has ended only where
   * they filter by it.
   */
  publicAfterEnd?: PlainKey<NoInfer<AllFields<K, F>>>;
  /** Its rows are versions: one holds at a time, until the day before the next that is published begins. */
  versioned?: true;
  /** Where visitors read it (a page, and with its slug an item), or the page of its form. */
  publicPath?: string;
  /**
   * Its rows stand together on that page, each at its slug as an anchor, and have no page of their own. A field that holds
   * a year or a day: the page shows one year at a time.
   */
  publicTogether?: true | PlainKey<NoInfer<AllFields<K, F>>>;
  /**
   * Prefix of the number that a new row gets in `codigo`: `REC` → REC-2026-000001. What staff publish may bring a number of
   * its own instead; otherwise it gets a short one: `BA` → BA-2026-001.
   */
  codePrefix?: string;
  /** How long staff have to answer. Needs the fields of `plazo`. */
  term?: Term<NoInfer<AllFields<K, F>>>;
  /** Each opening of one of its rows is written down: who, when, which. */
  accessLogged?: true;
  /** Orders that make a new draft, of this section or another, out of a row. */
  begets?: Readonly<Record<string, Begetting<NoInfer<AllFields<K, F>>>>>;
  /** What orders may bring besides fields of the row, which doesn't keep it under that name. */
  brought?: Fields;
  /** Logs: lists that only grow, by a line made of what an order brought. List → part of the line → what was brought. */
  appends?: Appends;
} & Keeping<K>;

/** What visitors send of themselves is never kept without an end: every submission says how long, and nothing else does. */
type Keeping<K extends Kind> = K extends 'submission' ? { retention: Retention } : { retention?: never };

/** What is to come: rows in those cases of a phase, by the moment in a field. */
export type ComingFirst<Name extends string = string> = { at: Name; phase: Name; is: readonly string[] };

export type Appends = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How long personal data stays in a section's rows, from the day they were made, once they are in one of those states. */
export type Retention = {
  years: number;
  closed: readonly [string, ...string[]];
  /** `anonymise`: taken out by itself at the term; `ask`: only listed, for administrador to decide. */
  atTerm: 'anonymise' | 'ask';
};

/** A term in business days, from the day after a case comes (or is opened again) and while it is in those states. */
export type Term<F extends Fields> = {
  businessDays: number;
  runsIn: readonly string[];
  /** The agency whose departamento's holidays count too; those of the whole country always do. */
  agency?: PlainKey<F>;
};

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
  readonly label: { readonly one: string; readonly many: string };
  readonly about: string;
  readonly kind: K;
  readonly fields: F;
  title(row: Stored<F>): string;
  readonly list: readonly string[];
  readonly filter: readonly string[];
  readonly search: readonly string[];
  readonly sort: readonly [string, 'ASC' | 'DESC'];
  readonly comesFirst?: ComingFirst;
  readonly groups: readonly { label: string; fields: readonly string[]; help?: string }[];
  readonly rules: readonly Rule<F>[];
  readonly toPublish: readonly string[];
  readonly unique: readonly (readonly string[])[];
  readonly onlyRows: Partial<Record<Rol, Condition>>;
  readonly uniqueWhen: readonly { fields: readonly string[]; when: Condition }[];
  readonly publicWhen?: Condition;
  readonly publicDaysAfter?: readonly [string, number];
  readonly publicAfterEnd?: string;
  readonly versioned?: true;
  readonly publicPath?: string;
  readonly publicTogether?: true | string;
  readonly codePrefix?: string;
  readonly term?: { readonly businessDays: number; readonly runsIn: readonly string[]; readonly agency?: string };
  readonly accessLogged?: true;
  readonly retention?: Retention;
  readonly begets: Readonly<Record<string, Begetting<F>>>;
  readonly brought: Fields;
  readonly appends: Appends;
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
export function section<const N extends string, K extends Kind, F extends Fields>(
  description: Description<N, K, F>,
): Section<N, K, AllFields<K, F>> {
  const fields = { ...everyRow, ...kinds[description.kind], ...description.fields } as unknown as AllFields<K, F>;
  const flows = flowsOf(fields);
  const component = componentName(description.name);
  const made = {
    ...description,
    fields,
    flows,
    filter: unrepeated([
      ...Object.keys(flows),
      ...phasesOf(fields),
      ...(description.filter ?? []),
      ...(description.kind === 'publication' ? ['vigenteHasta'] : []),
    ]),
    search: description.search ?? [],
    sort: description.sort ?? (['creadoEn', 'DESC'] as const),
    groups: description.groups ?? [{ label: description.label.one, fields: Object.keys(description.fields) }],
    rules: [...rulesOf(description.kind), ...(description.rules ?? [])],
    toPublish: description.toPublish ?? [],
    unique: description.unique ?? [],
    uniqueWhen: description.uniqueWhen ?? [],
    onlyRows: description.onlyRows ?? {},
    begets: description.begets ?? {},
    brought: { ...broughtTo[description.kind], ...description.brought },
    appends: description.appends ?? {},
    row: storedSchema(fields).meta({ id: component }),
    draft: inputSchema(fields).meta({ id: `${component}Nuevo` }),
    change: changeSchema(fields).meta({ id: `${component}Cambio` }),
  };
  checkSection(made);
  return made;
}

/** Every publication's window of dates is a window, whatever else its section asks. */
const rulesOf = (kind: Kind): Rule<(typeof kinds)['publication']>[] =>
  kind === 'publication'
    ? [
        {
          field: 'vigenteHasta',
          message: 'La fecha final no puede ser anterior a la inicial',
          holds: ({ vigenteDesde, vigenteHasta }) => !vigenteDesde || !vigenteHasta || vigenteHasta >= vigenteDesde,
        },
      ]
    : [];

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
