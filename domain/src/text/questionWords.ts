import { rootOf } from './rootOf.js';

/** Returns a word by its Bolivian sound (s = c = z, b = v). Expects lower case without accents. */
export const soundOf = (word: string): string =>
  word
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|c(?!h)/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/(?<!c)h/g, '');

/** Returns the key by which two words are the same to a visitor, whatever their endings and their spelling. */
export const keyOf = (word: string): string => rootOf(soundOf(word));

/** Returns a set of words, with a test by sound: «ke» is «que». */
function wordSet(words: string): (word: string) => boolean {
  const sounds = new Set(words.split(/\s+/).map(soundOf));
  return (word) => sounds.has(soundOf(word));
}

/** Returns whether a word has no meaning by itself; abbreviations of messages included. */
export const isGrammar = wordSet(
  `a al de del la las el los un una unas unos y e o u en con por para que mi mis me se su sus lo le les es son ha he si ya
  muy pero porque tambien fue era eso esa ese esto estos estas ella ellos nos te tu yo sea ser mismo the q k x pa xa pq xq`,
);

/** Returns whether a word belongs to the form of a question, not to its subject. */
export const isQuestionWord = wordSet(
  `cuanto cuanta cuantos cuantas cuesta cuestan cobran cobra vale valen como cuando donde cual cuales quien quienes quiero
  quisiera necesito puedo puede tengo tiene tienen tener hay hacer hago saber esta estan soy dan deseo ustedes hoy ahora
  otro otra otros otras mas sin no sobre entre hasta desde este todo toda todos todas algo alguien algun alguno alguna
  pueden podria pide piden debo dnd cnd hola porfavor porfa favor gracias buenas info informacion`,
);
