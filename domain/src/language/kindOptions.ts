import type { Condition } from './field.js';
import type { Rol } from './roles.js';

/** What staff write and visitors read once it is published. */
export type PublicationOptions<Name extends string = string> = {
  /** Where visitors read it: a page, and with its slug an item. */
  at?: string;
  /** Its rows stand together on that page, each at its slug as an anchor, and have no page of their own. */
  together?: true;
  /** That page shows one year at a time, by a field that holds a year or a day. */
  byYear?: Name;
  /** Published rows that do not meet it are kept from visitors: what was withdrawn without being archived. */
  when?: Condition;
  /** Visitors read a row that names another of the section in this field only while they read that one, too. */
  onlyWith?: Name;
  /** Visitors stop seeing a row this many days after the day in that field, when it holds one. */
  daysAfter?: readonly [Name, number];
  /**
   * What has ended stays at its address. Names the phase that says so to visitors: lists hold what has ended only where
   * they filter by it.
   */
  afterEnd?: Name;
  /** There is one row of it, which is edited and published anew; that page is its preview. */
  single?: true;
  /** Its rows are versions: one holds at a time, until the day before the next that is published begins. */
  versioned?: true;
  /** How staff place a row among the others, where visitors see it: its form asks for nothing else of that. */
  placedBy?: readonly ('destacado' | 'orden')[];
  /** What is published stays until it is archived: its form asks for no last day. */
  endless?: true;
  /** No row is begun from another: each is of its own. Absent, any may be copied. */
  copies?: false;
  /** Fields that may be empty in a draft but not when it is published. */
  needs?: readonly Name[];
  /** It may bring a number of its own in `codigo`; otherwise it gets a short one: `BA` → BA-2026-001. */
  number?: string;
};

/** What visitors send of themselves, or staff in their name. */
export type SubmissionOptions<Name extends string = string> = {
  /** The page of its form. */
  form: string;
  /** Prefix of the number that a new row gets in `codigo`: `REC` → REC-2026-000001. */
  number: string;
  /** What the person is told once it is in. */
  receipt(received: Received): Receipt;
  /** Who is told of each new one. */
  told?: Rol;
  /** Fields that its screen shows first: what the person wrote, in their own words, and who they are. */
  words: { readonly text: readonly Name[]; readonly person: readonly Name[] };
  /** How long staff have to answer. Needs the fields of `plazo`. */
  term?: Term<Name>;
  /** Fields that tell its rows apart where the panel compares one period with another. */
  comparedBy?: readonly Name[];
  /** Fields by which its statistics tell its rows apart; each filters its list. */
  countedBy?: readonly Name[];
  /** What the norm says to who sends one, to the letter. With it comes a second instance: the supervisor's defensoría. */
  regulated?: Regulated;
  /** Whoever sent one may follow it by a link of their own. */
  followed?: Followed<Name>;
  /** Each opening of one of its rows is written down: who, when, which. */
  logged?: true;
  retention: Retention;
};

/** What staff keep for themselves. */
export type RecordOptions = {
  /** Prefix of the number that a new row gets in `codigo`: `AD` → AD-2026-000001. */
  number?: string;
};

/** A submission that came in: its number and, where it has a term, how long it is and by when it is answered, in words. */
export type Received = {
  readonly codigo: string;
  readonly limite: string | undefined;
  /** Business days of its term. */
  readonly plazoDias: number | null;
  /** The day of reception, where that was before the registration. */
  readonly recibidoAntes?: string | undefined;
};
export type Receipt = { readonly mensaje: string; readonly pasos: readonly string[] };

/** Years that a norm fixes: the parameter in force on the day that a case is registered; it says until when in `conservarHasta`. */
export type LegalYears = { readonly byLaw: 'reclamoConservar' };

/** How long personal data stays in a section's rows, from the day they were made, once they are in one of those states. */
export type Retention = {
  years: number | LegalYears;
  closed: readonly [string, ...string[]];
  /** `anonymise`: taken out by itself at the term; `ask`: only listed, for administrador to decide. */
  atTerm: 'anonymise' | 'ask';
};

/** A term in business days, from the day after a case comes (or is opened again) and while it is in those states. */
export type Term<Name extends string = string> = {
  businessDays: number | LegalTerm;
  runsIn: readonly string[];
  /** The agency whose departamento's holidays count too; those of the whole country always do. */
  agency?: Name;
};

/** A term that a norm fixes: the parameter in force that says how many days it has. */
export type LegalTerm = { readonly byLaw: 'reclamoPlazo' };

/** What whoever sent a case finds behind its private link. */
export type Followed<Name extends string = string> = {
  /** What they read of its states, where that is not their label: those are the panel's words. */
  readonly states: Readonly<Record<string, string>>;
  /** The states of which whoever left an address is told by mail, once each. */
  readonly tells?: readonly string[];
  /** Of what they wrote, what they read there; what says who they are is shown in part. The rest stays on the proof. */
  readonly shows: readonly Name[];
  /** The list that their later documents join, each with its day, and the states in which it takes them. */
  readonly takes?: { readonly documents: Name; readonly in: readonly string[] };
};

/** A term in the norm's words, and the sentences that the proof carries. */
export type Regulated = {
  deadline(businessDays: number): string;
  /** @param receivedEarlier the day of reception, where that was before the registration */
  says(businessDays: number, receivedEarlier?: string): readonly [string, ...string[]];
};

/** What each kind of section says of itself alone: what a kind does not have can't be written. */
export type KindOptions<Name extends string = string> = {
  publication: PublicationOptions<Name>;
  submission: SubmissionOptions<Name>;
  record: RecordOptions;
  log: object;
};

/** Written by staff, read by visitors once published. */
export const publication = <const Name extends string = never>(
  options: PublicationOptions<Name> = {},
): { readonly is: 'publication' } & PublicationOptions<Name> => ({ is: 'publication', ...options });

/** Sent by visitors, worked by staff through its states; what was sent is never edited. */
export const submission = <const Name extends string = never>(
  options: SubmissionOptions<Name>,
): { readonly is: 'submission' } & SubmissionOptions<Name> => ({ is: 'submission', ...options });

/** Of staff alone. */
export const record = (options: RecordOptions = {}) => ({ is: 'record' as const, ...options });

/** Written by the system as things happen, typed by nobody: what is kept elsewhere than in a table of its own. */
export const log = () => ({ is: 'log' as const });
