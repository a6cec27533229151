/** How much something presses: late, soon late, somebody's, or only to know. */
export const tonos = ['urgente', 'pronto', 'pendiente', 'referencia'] as const;

/** How many rows a list has under a filter, and what that means. The filter is in the words of the section's list. */
export type WaitingFigure = {
  readonly clave: string;
  readonly etiqueta: string;
  readonly tono: (typeof tonos)[number];
  readonly filtro: Readonly<Record<string, unknown>>;
};

/** Who looks, and when. */
export type Moment = {
  readonly uid: string;
  /** The day in La Paz. */
  readonly today: string;
  /** The latest day after which more than two business days have passed. */
  readonly staleSince: string;
};

/** What waits in a section beyond what does in all of its kind. */
export type Figures = (moment: Moment) => readonly WaitingFigure[];

/** Rows that should be there by now: where there is none, whoever may make one is told. */
export type ExpectedRows = Omit<WaitingFigure, 'tono'>;

/** What is expected on a day (in La Paz). */
export type Expecting = (today: string) => readonly ExpectedRows[];
