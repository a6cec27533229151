/** What is read now: one number, or one for each of what the labels tell apart. */
export type Read = { value: number; labels?: Record<string, string> }[];

/** From when on a reading is told to whoever runs the system, and what it says then: Spanish, without a full stop. */
export type Limit = { isPast: (read: Read[number]) => boolean; says: (read: Read[number]) => string };

/** Something that whoever watches the server reads. Names in English, as Prometheus has them; `help` in Spanish. */
export type Reading = {
  name: string;
  help: string;
  labels?: readonly string[];
  read: () => Promise<Read>;
  limit?: Limit;
};
