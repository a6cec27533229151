import type { AnySection, Moment, WaitingFigure } from '@coop/domain';
import { caseFigures } from './caseFigures.js';
import { publicationFigures } from './publicationFigures.js';

/** The figures of a section: its own before those of its kind. */
export const figuresOf = (section: AnySection, moment: Moment): WaitingFigure[] => [
  ...(section.submission?.term ? caseFigures(moment) : []),
  ...section.figures(moment),
  ...(section.kind === 'publication' ? publicationFigures(moment) : []),
  ...(section.kind === 'submission' ? submissionFigures(section) : []),
];

/** What nobody has looked at yet. Where cases have a term, those that nobody took say the same. */
const submissionFigures = ({ flows, submission }: AnySection): WaitingFigure[] => [
  {
    clave: 'nuevos',
    etiqueta: 'Sin atender',
    tono: submission?.term ? 'referencia' : 'pendiente',
    filtro: { estado: flows.estado?.initial },
  },
];
