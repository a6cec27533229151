import type { Config } from '../config/settings.js';

const A_MINUTE = 60;
const TEN_MINUTES = 600;
const A_QUARTER = 900;
const AN_HOUR = 3_600;
const A_DAY = 86_400;

const MEGABYTE = 1_024;
/** One subscriber of IPv6 has a site whole, and so do the telephones of an operator. */
const NETWORKS_OF_SITE = 5;

/**
 * A fixed-window rate limit: points per number of seconds, counted from the first use. After `proofAfter` points, where set,
 * a sender must solve a proof of work.
 */
export type Figure = { points: number; seconds: number; proofAfter?: number };

/**
 * Rows of people that one member of staff lists in a section, each counted once; past it a password of a moment ago is asked for. At
 * twenty rows a page, more pages than anybody reads in that time.
 */
export const rowsListed: Figure = { points: 500, seconds: AN_HOUR };

/**
 * How often people may do things, counted by all processes together. A network is one IPv4 address or one /64 of IPv6;
 * agencies, and everybody on one mobile operator of IPv4, share one. A site is the /48 of IPv6 around a network: one
 * subscriber may hold it whole. What keeps somebody out is never counted by what others know of a person (a code, a
 * document, an e-mail) alone, but by it and the network that tries, nor by what everybody does: nobody locks others out.
 * Limits that only protect processor time are counted per process: `RequestBudget` and every other `AddressLimit`.
 */
const figures = {
  /** Forms: an agency full of people at its terminals sends fewer a minute. Past it, who can give a proof goes on. */
  formsOfNetwork: { points: 20, seconds: A_MINUTE },
  /** Stored forms: three times the day of a busy agency. Past it the network must solve a proof of work. */
  formsOfNetworkInDay: { points: 300, seconds: A_DAY },
  /** The same of a site with all its networks. */
  formsOfSite: { points: 200, seconds: A_MINUTE },
  formsOfSiteInDay: { points: 3_000, seconds: A_DAY },
  /** Nobody has a fourth complaint, or application, within an hour… */
  documentInNetwork: { points: 3, seconds: AN_HOUR },
  documentInSite: { points: 30, seconds: AN_HOUR },
  /** …but somebody else may have sent three in his name: from other networks a proof is asked, and nobody is refused. */
  documentAnywhere: { points: 3, seconds: AN_HOUR },
  /** Later documents of one case by its private link: people send them together, or in a few parts. */
  documentsOfCase: { points: 10, seconds: AN_HOUR },
  /** Changes of the mail notices of one case by its private link. */
  noticesOfCase: { points: 10, seconds: AN_HOUR },
  /** Notices of those documents to one member of staff, each by its case; past it they are told together. */
  documentNotices: { points: 12, seconds: AN_HOUR },
  /** Past it, a proof is asked of that network: an agency's people never get there. */
  pressureOfNetwork: { points: 30, seconds: TEN_MINUTES },
  pressureOfSite: { points: 150, seconds: TEN_MINUTES },
  /** Past it, a proof is asked of everybody. */
  pressureOfAll: { points: 300, seconds: TEN_MINUTES },
  /** Those who can't give a proof, having no JavaScript: slowly, each network, and each site with all its networks. */
  unprovenOfNetwork: { points: 3, seconds: TEN_MINUTES },
  unprovenOfSite: { points: 30, seconds: TEN_MINUTES },
  /** A solved challenge serves once; it lives ten minutes. */
  challenge: { points: 1, seconds: TEN_MINUTES },
  /**
   * Failures at following a complaint. Past the fifth they are told to wait, while the right document still gets its
   * answer; since that would tell it apart from wrong ones, past the twentieth each try costs a proof: trying out
   * documents, of which there are ten million, stays out of reach. Without JavaScript a try costs one of `unproven…`.
   */
  trackingOfCode: { points: 5, seconds: AN_HOUR, proofAfter: 20 },
  /** The same of one code from wherever it is tried: many networks together get no further than one. */
  trackingOfCodeAnywhere: { points: 50, seconds: AN_HOUR },
  /**
   * The same of one document whatever the code: codes follow each other, and a neighbour who knows the document would soon read whether
   * that person complains. Past it each try costs a proof from wherever it comes, and nobody is refused.
   */
  trackingOfDocument: { points: 10, seconds: AN_HOUR },
  trackingOfDocumentInDay: { points: 30, seconds: A_DAY },
  /** The same whatever the code; with room for all who share a mobile operator's address. */
  trackingOfNetwork: { points: 5, seconds: AN_HOUR, proofAfter: 60 },
  /** And for those who share its site. */
  trackingOfSite: { points: 120, seconds: AN_HOUR },
  /** Failed sign-ins of one e-mail from one network, at the emulator. Firebase counts in production. */
  signIn: { points: 5, seconds: A_QUARTER },
  /** Failures at whatever addresses: one network does not try a common password on everybody. With room for an agency. */
  signInOfNetwork: { points: 50, seconds: A_QUARTER },
  /** Links for a forgotten password, to one mailbox: not filled from one network, nor from several… */
  passwordLinksOfNetwork: { points: 3, seconds: AN_HOUR },
  /** …while nobody elsewhere uses up what its owner is sent. */
  passwordLinks: { points: 15, seconds: AN_HOUR },
  /** Asking for links, whosever they are, and trying codes of links. */
  passwordsAskedOfNetwork: { points: 30, seconds: A_MINUTE },
  passwordsSetOfNetwork: { points: 20, seconds: A_QUARTER },
  /** Invitation mails to one person, from all staff together: each has a new link, and only the last works. */
  invitationsOfUser: { points: 5, seconds: AN_HOUR },
  /** Passwords that Firebase refuses, by one link; past it another link is asked for. */
  passwordRefusalsOfLink: { points: 9, seconds: A_DAY },
  /**
   * Acknowledgements of complaints, which the regulation asks for, to one mailbox; past it they are put off, as many an hour, so that
   * nothing keeps them. No other mail is counted here.
   */
  complaintsAcknowledged: { points: 15, seconds: AN_HOUR },
  /** Past these none goes, and the receipt says so: of one site, and of everybody, who would need five of them to come there. */
  complaintsAcknowledgedOfSite: { points: 20, seconds: A_DAY },
  complaintsAcknowledgedInDay: { points: 100, seconds: A_DAY },
  /** Other acknowledgements to one address of one site: anybody can write anybody's into a form, and nobody's mailbox is filled that way… */
  acknowledgementsOfSite: { points: 5, seconds: AN_HOUR },
  /** …nor by somebody with several sites, while the first of them can't use up what its owner is sent. */
  acknowledgements: { points: 15, seconds: AN_HOUR },
  /** Steps of cases told to one mailbox: a hundred under somebody else's address are taken up by one order. The page tells the rest. */
  stepsTold: { points: 20, seconds: AN_HOUR },
  /** Spreadsheets read for one member of staff, looked at or written: each takes a process of its own. */
  importsOfStaff: { points: 60, seconds: AN_HOUR },
  /** Trying whether mails leave, by one person: a mail server is no toy. */
  mailTrialsOfStaff: { points: 10, seconds: TEN_MINUTES },
  rowsListedOfStaff: rowsListed,
} as const satisfies Record<string, Figure>;

/** Limits set by the operator, who knows how large the disk for attachments is. */
type SetByOperators = Pick<Config, 'ATTACHED_MB_OF_NETWORK' | 'ATTACHED_MB_A_DAY'>;

/**
 * Attachments of visitors, in kilobytes. They are kept for years and would fill a disk before the count of forms matters. The
 * last limit is global and refuses files only: text is accepted all the same, as when the disk is nearly full.
 */
const attachedUnder = ({ ATTACHED_MB_OF_NETWORK, ATTACHED_MB_A_DAY }: SetByOperators) =>
  ({
    attachedOfNetwork: { points: ATTACHED_MB_OF_NETWORK * MEGABYTE, seconds: A_DAY },
    attachedOfSite: { points: NETWORKS_OF_SITE * ATTACHED_MB_OF_NETWORK * MEGABYTE, seconds: A_DAY },
    attachedOfAll: { points: ATTACHED_MB_A_DAY * MEGABYTE, seconds: A_DAY },
  }) satisfies Record<string, Figure>;

export type LimitName = keyof typeof figures | keyof ReturnType<typeof attachedUnder>;

/** All of them, as an installation sets them. */
export const figuresUnder = (set: SetByOperators): Record<LimitName, Figure> => ({ ...figures, ...attachedUnder(set) });

/**
 * Questions for balances by one member of staff and the systems whose key they made. They are counted on their record, which all
 * processes share already.
 */
export const balanceQuestions: Figure = { points: 60, seconds: AN_HOUR };
