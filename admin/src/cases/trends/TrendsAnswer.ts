/** How many rows the list at `enlace` has. */
export type Line = { clave: string | null; etiqueta: string; cantidad: number; enlace: string };
export type Period = { desde: string; hasta: string };

/** Means and NPS are null under five answers. */
export type Score = { cantidad: number; media: number | null; recomiendan: number; nps: number | null; enlace: string };

export type CasesTrend = {
  seccion: string;
  etiqueta: string;
  periodos: (Period & { recibidos: Omit<Line, 'clave'>; respondidos: Omit<Line, 'clave'> })[];
  grupos: { clave: string; etiqueta: string; filas: Line[] }[];
  respuesta: { cantidad: number; diasHabiles: number | null; conPlazo: number; dentroDelPlazo: number };
};

export type RatingsTrend = {
  seccion: string;
  etiqueta: string;
  total: Score;
  distribucion: Line[] | null;
  agencias: (Score & Pick<Line, 'clave' | 'etiqueta'>)[];
  periodos: (Score & Period)[];
};

/** What GET /api/panel/tendencias answers: of the sections that the role may read. */
export type TrendsAnswer = Period & {
  por: 'mes' | 'semana';
  casos: CasesTrend[];
  embudo?: { seccion: string; etiqueta: string; filas: Line[] };
  calificaciones?: RatingsTrend;
};
