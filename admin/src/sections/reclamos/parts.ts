import type { CaseParts } from '../../cases/caseScreen';
import { DeclarationInput, LetterPreview, OriginalInput } from './orderParts';

const nothing = () => null;

/** Complaint screen: letter of the answer, and the original of a duplicate. */
export const parts: CaseParts = {
  inputs: {
    esIntegra: nothing,
    esComprensible: nothing,
    reclamoOriginal: OriginalInput,
  },
  footInputs: { esExpresa: DeclarationInput },
  Letter: LetterPreview,
  papers: ({ respondidoEn }) => (respondidoEn ? [{ name: 'carta', label: 'Carta de respuesta' }] : []),
};
