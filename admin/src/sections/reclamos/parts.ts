import type { CaseParts } from '../../cases/CaseParts';
import { OriginalInput } from './OriginalInput';

/** An answered complaint has a letter that says so; one that is annulled as repeated names the other. */
export const parts: CaseParts = {
  inputs: { reclamoOriginal: OriginalInput },
  papers: ({ respondidoEn }) => (respondidoEn ? [{ name: 'carta', label: 'Carta de respuesta' }] : []),
};
