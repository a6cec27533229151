import type { CaseParts } from '../../cases/CaseParts';
import { DeclarationInput } from './DeclarationInput';
import { LetterPreview } from './LetterPreview';
import { OriginalInput } from './OriginalInput';

const saidWithTheFirst = () => null;

/** An answered complaint has a letter that says so; one that is annulled as repeated names the other. */
export const parts: CaseParts = {
  inputs: {
    esIntegra: saidWithTheFirst,
    esComprensible: saidWithTheFirst,
    reclamoOriginal: OriginalInput,
  },
  footInputs: { esExpresa: DeclarationInput },
  Letter: LetterPreview,
  papers: ({ respondidoEn }) => (respondidoEn ? [{ name: 'carta', label: 'Carta de respuesta' }] : []),
};
