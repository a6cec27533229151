/** Business days without contact after which staff are alerted. */
export const PATIENCE = 2;

/** Urgency of a figure: overdue, soon due, assigned work, or information only. */
export const tonos = ['urgente', 'pronto', 'pendiente', 'referencia'] as const;

/** Count of a section's rows under a list filter, with its label and urgency. */
export type WaitingFigure = {
  readonly clave: string;
  readonly etiqueta: string;
  readonly tono: (typeof tonos)[number];
  readonly filtro: Readonly<Record<string, unknown>>;
};

export type Moment = {
  readonly uid: string;
  /** The day in La Paz. */
  readonly today: string;
  /** The latest day that is more than `PATIENCE` business days ago. */
  readonly staleSince: string;
};

export type Figures = (moment: Moment) => readonly WaitingFigure[];
