import type { AnySection } from '@coop/domain';
import type { Figure, Moment } from './figure.js';
import { ownFigures } from './ownFigures.js';
import { publicationFigures } from './publicationFigures.js';

/** The figures of a section: its own before those of its kind. */
export const figuresOf = (section: AnySection, moment: Moment): Figure[] => [
  ...((ownFigures as Record<string, (moment: Moment) => Figure[]>)[section.name]?.(moment) ?? []),
  ...(section.kind === 'publication' ? publicationFigures(moment) : []),
  ...(section.kind === 'submission' ? submissionFigures(section) : []),
];

/** What nobody has looked at yet. Where cases have a term, those that nobody took say the same. */
const submissionFigures = ({ flows, submission }: AnySection): Figure[] => [
  {
    clave: 'nuevos',
    etiqueta: 'Sin atender',
    tono: submission?.term ? 'referencia' : 'pendiente',
    filtro: { estado: flows.estado?.initial },
  },
];
