import type { Condition } from './field.js';
import type { Rol } from './roles.js';

/** Options of a publication: content that visitors read once it is published. */
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
  /**
   * Keeps ended rows at their URL. Names the public phase that marks them; lists include them only when filtered by it.
   */
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
  /** Fields required for publication, optional in drafts. */
  needs?: readonly Name[];
  /** Accepts its own number in `codigo` or generates a short one: `BA` → BA-2026-001. */
  number?: string;
};

/** Options of a submission: a form sent by visitors, or by staff on their behalf. */
export type SubmissionOptions<Name extends string = string> = {
  /** Page of the public form. */
  form: string;
  /** Prefix of the number generated in `codigo`: `REC` → REC-2026-000001. */
  number: string;
  /** Returns the confirmation shown after the submission. */
  receipt(received: AcceptedSubmission): Receipt;
  /** Role notified of each new submission. */
  notifiedRole?: Rol;
  /** Fields at the top of the case screen: the person's text and their identity. */
  words: { readonly text: readonly Name[]; readonly person: readonly Name[] };
  /** Response term for staff. Needs the fields of `plazo`. */
  term?: Term;
  /** Fields that group rows where the panel compares periods. */
  comparedBy?: readonly Name[];
  /** Fields that group rows in the statistics; each filters its list. */
  countedBy?: readonly Name[];
  /** Mails and receipts carry the texts of the Punto de Reclamo; the second instance is the supervisor's defensoría. */
  regulated?: true;
  /** Lets the sender follow the case by a private link. */
  tracking?: Tracking<Name>;
  /** Audits each read of a row: who, when, which. */
  auditReads?: true;
  retention: Retention;
};

/** Options of a record: internal rows of staff. */
export type RecordOptions = {
  /** Prefix of the number generated in `codigo`: `AD` → AD-2026-000001. */
  number?: string;
};

/** Accepted submission: its number and, if it has a term, its length and due date as text. */
export type AcceptedSubmission = {
  readonly codigo: string;
  readonly limite: string | undefined;
  /** Length of the term in business days. */
  readonly plazoDias: number | null;
  /** Reception date, when it is earlier than the registration. */
  readonly recibidoAntes?: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
};
export type Receipt = {
  readonly mensaje: string;
  readonly pasos: readonly string[];
  /** Appointment that it confirms; its mail brings it as a calendar file. */
  readonly cita?: Cita;
};
/** Appointment: its instant (ISO) and its place in words. */
export type Cita = { readonly inicio: string; readonly lugar: string };

/** Retention of personal data in a section, counted from creation, for rows in a closed state. */
export type Retention = {
  /** Number, or the parameter in force when the case is registered; the case stores the end date in `conservarHasta`. */
  years: number | 'reclamoConservar';
  closed: readonly [string, ...string[]];
  /** `anonymise`: automatic at the end of the term; `ask`: listed for administrador to decide. */
  atTerm: 'anonymise' | 'ask';
};

/**
 * Response term in business days, from the day after a case arrives or is reopened, while it is in those states. The
 * holidays of its `agencia` count besides the national ones.
 */
export type Term = {
  /** Number, or the parameter in force. */
  businessDays: number | 'reclamoPlazo';
  runsIn: readonly string[];
};

/** Contents of a case's private link. */
export type Tracking<Name extends string = string> = {
  /** Public labels of states, where they differ from the panel's. */
  readonly states: Readonly<Record<string, string>>;
  /** States notified by e-mail to senders who left an address, once each. */
  readonly notifiedStates?: readonly string[];
  /** Submitted fields that the page shows, with identifying data masked. The others are only on the receipt. */
  readonly shownFields: readonly Name[];
  /** States that accept documents later, in the list `aportados`. */
  readonly laterDocuments?: readonly string[];
};

/** Options specific to each kind of section; the types reject those of other kinds. */
export type KindOptions<Name extends string = string> = {
  publication: PublicationOptions<Name>;
  submission: SubmissionOptions<Name>;
  record: RecordOptions;
  log: object;
};

/** Content written by staff and read by visitors once published. */
export const publication = <const Name extends string = never>(
  options: PublicationOptions<Name> = {},
): { readonly is: 'publication' } & PublicationOptions<Name> => ({ is: 'publication', ...options });

/** Form sent by visitors and processed by staff through its states; the submitted data is never edited. */
export const submission = <const Name extends string = never>(
  options: SubmissionOptions<Name>,
): { readonly is: 'submission' } & SubmissionOptions<Name> => ({ is: 'submission', ...options });

/** Internal rows of staff. */
export const record = (options: RecordOptions = {}) => ({ is: 'record' as const, ...options });

/** Rows written by the system as events happen and stored outside a table of their own; nobody edits them. */
export const log = () => ({ is: 'log' as const });
