/** What whoever begins with an empty installation is led to do in a section. */
export type FirstStep = {
  /** Its place among all. */
  turn: number;
  /** What to do, in a few words. */
  todo: string;
  /** How many rows do it: published ones, where the section is published. One, unless it says otherwise. */
  rows?: number;
};
