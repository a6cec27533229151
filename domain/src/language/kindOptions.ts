import type { Condition } from './field.js';
import type { Rol } from './roles.js';

export type PublicationOptions<Name extends string = string> = {
  /** Public page of the section; each row is at this path plus its slug. */
  at?: string;
  /** All rows share that page, each with its slug as an anchor; they have no page of their own. */
  sharedPage?: true;
  /** Paginates by year, by a field that holds a year or a day. */
  byYear?: Name;
  /** Hides published rows that do not meet the condition: withdrawn, but not archived. */
  when?: Condition;
  /** Reference to a row of the same section; visitors read this row only while they can read that one. */
  visibleWith?: Name;
  /** Hides a row this many days after the day in that field, if it has one. */
  hiddenDaysAfter?: readonly [Name, number];
  /** Public phase of ended rows, which stay at their URL; lists include them only when filtered by it. */
  afterEnd?: Name;
  /** Singleton: its one row is edited and republished; its page is the preview. */
  single?: true;
  /** Rows are versions: one is in force at a time, until the day before the next published one begins. */
  versioned?: true;
  /** How staff order the rows that visitors see, in the form and in the list; no other ordering field is shown. */
  orderedBy?: readonly ('destacado' | 'orden')[];
  /** Rows stay published until archived: the form has no end date. */
  endless?: true;
  /** Disables copying a row into a new one; allowed by default. */
  copies?: false;
  needs?: readonly Name[];
  /** Accepts its own number in `codigo` or generates a short one: `BA` → BA-2026-001. */
  number?: string;
};

/** Options of a submission: a form sent by visitors, or by staff on their behalf. */
export type SubmissionOptions<Name extends string = string> = {
  form: string;
  /** Prefix of the number generated in `codigo`: `REC` → REC-2026-000001. */
  number: string;
  receipt(received: AcceptedSubmission): Receipt;
  notifiedRole?: Rol;
  words: { readonly text: readonly Name[]; readonly person: readonly Name[] };
  /** Response term for staff. Needs the fields of `plazo`. */
  term?: Term;
  comparedBy?: readonly Name[];
  /** Fields that group rows in the statistics; each filters its list. */
  countedBy?: readonly Name[];
  /** Mails and receipts carry the texts of the Punto de Reclamo; the second instance is the supervisor's defensoría. */
  regulated?: true;
  /** Lets the sender follow the case by a private link. */
  tracking?: Tracking<Name>;
  auditReads?: true;
  retention: Retention;
};

export type RecordOptions = {
  /** Prefix of the number generated in `codigo`: `AD` → AD-2026-000001. */
  number?: string;
};

export type AcceptedSubmission = {
  readonly codigo: string;
  readonly limite: string | undefined;
  readonly plazoDias: number | null;
  readonly recibidoAntes?: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
};
export type Receipt = {
  readonly mensaje: string;
  readonly pasos: readonly string[];
  /** Appointment that it confirms; its mail attaches it as a calendar file. */
  readonly cita?: Cita;
};
export type Cita = { readonly inicio: string; readonly lugar: string };

/** Retention of personal data in a section, counted from creation, for rows in a closed state. */
export type Retention = {
  /** Number, or the parameter in force when the case is registered; the case stores the end date in `conservarHasta`. */
  years: number | 'reclamoConservar';
  closed: readonly [string, ...string[]];
  /** `anonymise`: automatic at the end of the term; `ask`: listed for administrador to decide. */
  atTerm: 'anonymise' | 'ask';
};

/** Response term in business days from the day after arrival or reopening, with the holidays of its `agencia`. */
export type Term = {
  businessDays: number | 'reclamoPlazo';
  runsIn: readonly string[];
};

export type Tracking<Name extends string = string> = {
  readonly states: Readonly<Record<string, string>>;
  /** States notified by e-mail to senders who left an address, once each. */
  readonly notifiedStates?: readonly string[];
  /** Submitted fields that the page shows, with identifying data masked. The others are only on the receipt. */
  readonly shownFields: readonly Name[];
  /** States that accept documents later, in the list `aportados`. */
  readonly laterDocuments?: readonly string[];
  /** Transition by which the sender cancels an appointment (`receipt.cita`) before its hour, and its button. */
  readonly cancel?: { readonly order: string; readonly label: string };
};

export type KindOptions<Name extends string = string> = {
  publication: PublicationOptions<Name>;
  submission: SubmissionOptions<Name>;
  record: RecordOptions;
  log: object;
};

export const publication = <const Name extends string = never>(
  options: PublicationOptions<Name> = {},
): { readonly is: 'publication' } & PublicationOptions<Name> => ({ is: 'publication', ...options });

/** Form sent by visitors and processed by staff through its states; the submitted data is never edited. */
export const submission = <const Name extends string = never>(
  options: SubmissionOptions<Name>,
): { readonly is: 'submission' } & SubmissionOptions<Name> => ({ is: 'submission', ...options });

export const record = (options: RecordOptions = {}) => ({ is: 'record' as const, ...options });

/** Rows written by the system as events happen and stored outside a table of their own; nobody edits them. */
export const log = () => ({ is: 'log' as const });
