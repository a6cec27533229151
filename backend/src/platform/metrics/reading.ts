/** Current values of a metric: one, or one per set of labels. */
export type Read = { value: number; labels?: Record<string, string> }[];

/** Alarm threshold of a metric and its message: Spanish, without a full stop. */
export type Limit = { isPast: (read: Read[number]) => boolean; message: (read: Read[number]) => string };

/** A Prometheus metric. Names in English, `help` in Spanish. */
export type Reading = {
  name: string;
  help: string;
  labels?: readonly string[];
  read: () => Promise<Read>;
  limit?: Limit;
};
