import type { CaseParts } from '../../cases/caseScreen';
import { DeclarationInput, LetterPreview, OriginalInput } from './orderParts';

const nothing = () => null;

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
