import type { Config } from '../config/settings.js';

const A_MINUTE = 60;
const TEN_MINUTES = 600;
const A_QUARTER = 900;
const AN_HOUR = 3_600;
const A_DAY = 86_400;

const MEGABYTE = 1_024;
/** An IPv6 subscriber may hold a whole site, and the phones of an operator share one. */
const NETWORKS_OF_SITE = 5;

/** Fixed window from the first use; after `proofAfter` points a proof of work is required. */
export type Figure = { points: number; seconds: number; proofAfter?: number };

/** Personal rows listed by one user, each counted once; beyond it, a recent sign-in is required. */
export const rowsListed: Figure = { points: 500, seconds: AN_HOUR };

/**
 * Rate limits shared by all processes. A network is an IPv4 address or an IPv6 /64; an agency, or all IPv4 customers of
 * a mobile operator, share one. A site is the /48 around an IPv6 network, which one subscriber may hold whole.
 * A limit never refuses by a value that others may know (a code, a document, an e-mail) or by a global count alone: it
 * counts by network too, so that nobody can lock others out. Limits that only protect CPU time are per process:
 * `RequestBudget` and the other uses of `AddressLimit`.
 */
const figures = {
  /** Forms sent; a full agency with several terminals sends fewer. Beyond it, a proof of work is required. */
  formsOfNetwork: { points: 20, seconds: A_MINUTE },
  /** Stored forms: three times a busy day of an agency. Beyond it, the network must solve a proof of work. */
  formsOfNetworkInDay: { points: 300, seconds: A_DAY },
  formsOfSite: { points: 200, seconds: A_MINUTE },
  formsOfSiteInDay: { points: 3_000, seconds: A_DAY },
  /** Complaints or applications with one document number: no person has a fourth within an hour. */
  documentInNetwork: { points: 3, seconds: AN_HOUR },
  documentInSite: { points: 30, seconds: AN_HOUR },
  /** Beyond it, other networks must solve a proof of work but are not refused: the first three may be forged. */
  documentAnywhere: { points: 3, seconds: AN_HOUR },
  documentsOfCase: { points: 10, seconds: AN_HOUR },
  /** Changes of the mail notices of one case by its private link. */
  noticesOfCase: { points: 10, seconds: AN_HOUR },
  /** Notices of later documents to one staff user, one per case; beyond it, one notice covers several cases. */
  documentNotices: { points: 12, seconds: AN_HOUR },
  /** Beyond it, the network must solve a proof of work. An agency never reaches it. */
  pressureOfNetwork: { points: 30, seconds: TEN_MINUTES },
  pressureOfSite: { points: 150, seconds: TEN_MINUTES },
  /** Beyond it, everybody must solve a proof of work. */
  pressureOfAll: { points: 300, seconds: TEN_MINUTES },
  /** Submissions without JavaScript, which cannot solve a proof of work. */
  unprovenOfNetwork: { points: 3, seconds: TEN_MINUTES },
  unprovenOfSite: { points: 30, seconds: TEN_MINUTES },
  /** A solved challenge is valid once, for ten minutes. */
  challenge: { points: 1, seconds: TEN_MINUTES },
  /**
   * Failed lookups of a complaint by its code. After five, failures are answered «wait», while the right document still
   * succeeds. That difference would reveal it, so after twenty each attempt costs a proof of work: the ten million
   * documents cannot be enumerated. Without JavaScript an attempt counts against `unproven…`.
   */
  trackingOfCode: { points: 5, seconds: AN_HOUR, proofAfter: 20 },
  /** For one code from all networks, so that many networks have no more attempts than one. */
  trackingOfCodeAnywhere: { points: 50, seconds: AN_HOUR },
  /** For one document with any code: reveals nothing by enumeration, and refuses nobody. */
  trackingOfDocument: { points: 10, seconds: AN_HOUR },
  trackingOfDocumentInDay: { points: 30, seconds: A_DAY },
  /** Per network, high enough for the customers of a mobile operator. */
  trackingOfNetwork: { points: 5, seconds: AN_HOUR, proofAfter: 60 },
  trackingOfSite: { points: 120, seconds: AN_HOUR },
  /** Failed sign-ins of one e-mail from one network, at the emulator. In production Firebase counts them. */
  signIn: { points: 5, seconds: A_QUARTER },
  /** Failed sign-ins of any e-mail: stops trying one common password on many accounts. High enough for an agency. */
  signInOfNetwork: { points: 50, seconds: A_QUARTER },
  /** Password reset links to one mailbox from one network. */
  passwordLinksOfNetwork: { points: 3, seconds: AN_HOUR },
  /** The same from all networks; higher, so that others cannot use up the limit of the owner. */
  passwordLinks: { points: 15, seconds: AN_HOUR },
  /** Requests of reset links for any mailbox, and attempts with link codes. */
  passwordsAskedOfNetwork: { points: 30, seconds: A_MINUTE },
  passwordsSetOfNetwork: { points: 20, seconds: A_QUARTER },
  /** Invitation mails to one person, by all staff. Each has a new link, and only the last one works. */
  invitationsOfUser: { points: 5, seconds: AN_HOUR },
  /** Passwords that Firebase refuses for one link; beyond it, a new link is required. */
  passwordRefusalsOfLink: { points: 9, seconds: A_DAY },
  /** Required by regulation, so those beyond it are delayed, not dropped. */
  complaintsAcknowledged: { points: 15, seconds: AN_HOUR },
  /** Beyond these no acknowledgement is sent, and the receipt says so. Reaching the daily total takes five sites. */
  complaintsAcknowledgedOfSite: { points: 20, seconds: A_DAY },
  complaintsAcknowledgedInDay: { points: 100, seconds: A_DAY },
  /** Other acknowledgements to one mailbox from one site: anybody may enter a stranger's e-mail in a form. */
  acknowledgementsOfSite: { points: 5, seconds: AN_HOUR },
  /** The same from all sites; higher, so that one site cannot use up the limit of the owner. */
  acknowledgements: { points: 15, seconds: AN_HOUR },
  /** Mails about steps to one mailbox; a bulk order may move many cases with a forged e-mail. */
  stepsTold: { points: 20, seconds: AN_HOUR },
  /** Spreadsheets read for one staff user, to review or import: each runs a child process. */
  importsOfStaff: { points: 60, seconds: AN_HOUR },
  mailTrialsOfStaff: { points: 10, seconds: TEN_MINUTES },
  rowsListedOfStaff: rowsListed,
} as const satisfies Record<string, Figure>;

/** Limits set by the operator, by the size of the disk for attachments. */
type OperatorLimits = Pick<Config, 'ATTACHED_MB_OF_NETWORK' | 'ATTACHED_MB_A_DAY'>;

/**
 * Attachments of visitors, in kilobytes. They are stored for years and could fill the disk before the form limits
 * apply. The last limit is global and refuses only the files: the text is still accepted, as when the disk is nearly
 * full.
 */
const attachedUnder = ({ ATTACHED_MB_OF_NETWORK, ATTACHED_MB_A_DAY }: OperatorLimits) =>
  ({
    attachedOfNetwork: { points: ATTACHED_MB_OF_NETWORK * MEGABYTE, seconds: A_DAY },
    attachedOfSite: { points: NETWORKS_OF_SITE * ATTACHED_MB_OF_NETWORK * MEGABYTE, seconds: A_DAY },
    attachedOfAll: { points: ATTACHED_MB_A_DAY * MEGABYTE, seconds: A_DAY },
  }) satisfies Record<string, Figure>;

export type LimitName = keyof typeof figures | keyof ReturnType<typeof attachedUnder>;

export const figuresUnder = (set: OperatorLimits): Record<LimitName, Figure> => ({ ...figures, ...attachedUnder(set) });

/** Per user, with the API keys they created; counted in the shared query log. */
export const balanceQuestions: Figure = { points: 60, seconds: AN_HOUR };
