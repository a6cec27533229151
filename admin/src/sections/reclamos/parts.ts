import type { CaseParts } from '../../cases/CaseParts';
import { DeclarationInput } from './DeclarationInput';
import { LetterPreview } from './LetterPreview';
import { OriginalInput } from './OriginalInput';

const saidWithTheFirst = () => null;

/** Complaint screen: letter of the answer, and the original of a duplicate. */
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
