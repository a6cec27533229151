/** Setup step of a section in a new installation. */
export type FirstStep = {
  /** Position among all setup steps. */
  turn: number;
  /** Short instruction. */
  todo: string;
  /** Reason, in one sentence. */
  why?: string;
  /** Number of rows that complete the step, published ones in a publication; default 1. */
  rows?: number;
  /** List filter of the rows that complete the step; default: all rows. */
  where?: (today: string) => Readonly<Record<string, unknown>>;
  /** Counts only rows written by staff, because the product adds rows of its own. */
  byStaff?: true;
  /** Label for skipping the step: «No corresponde». */
  aside?: string;
};

/** Skip label for features that the entity does not have. */
export const notApplicable = 'No corresponde';
/** Skip label for default content that needs no change. */
export const rightAsItIs = 'Está bien así';
