/** What whoever begins with an empty installation is led to do in a section. */
export type FirstStep = {
  /** Its place among all. */
  turn: number;
  /** What to do, in a few words. */
  todo: string;
  /** What depends on it, in one sentence. */
  why?: string;
  /** How many rows do it: published ones, where the section is published. One, unless it says otherwise. */
  rows?: number;
  /** Which rows do it, as a filter of its list; all, unless it says otherwise. */
  where?: (today: string) => Readonly<Record<string, unknown>>;
  /** Only what staff wrote does it: the product places rows of its own there. */
  byStaff?: true;
  /** What setting it aside is called, where an entity may do without it: «No corresponde». */
  aside?: string;
};

/** Setting aside what not every entity has. */
export const notOurs = 'No corresponde';
/** Setting aside what is right as the product brought it. */
export const rightAsItIs = 'Está bien así';
