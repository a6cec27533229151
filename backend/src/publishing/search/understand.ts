import { wordsOf } from '../../platform/database/tables/textSearch.js';

/** How the site calls what people call otherwise, as staff wrote it. */
export type Synonym = {
  escriben: readonly string[];
  significan: readonly string[];
  pagina: string | null;
};

/** A word that is looked for, and what says the same: each is some words that stand together. */
export type Wanted = { word: string; same: readonly (readonly string[])[] };

/** A question as the search understands it. */
export type Understood = {
  wanted: readonly Wanted[];
  /** Addresses of the pages that answer it, and how much of the question each answers, of 1. */
  pages: Readonly<Record<string, number>>;
  /** Every word of it, and of what says the same. */
  words: readonly string[];
};

/** Words that only tie others together. */
const GRAMMAR = new Set(
  'a al de del la las el los un una unas unos y e o u en con por para que mi mis me se su sus lo le les es son ha he si no ya muy the'.split(
    ' ',
  ),
);

/** Words that ask, and say nothing of what: they are read in phrases, and not looked for. */
const ASKING = new Set(
  `cuanto cuanta cuantos cuantas cuesta cuestan cobran cobra vale valen como cuando donde cual cuales quien quienes quiero quisiera
  necesito puedo puede tengo tiene tienen hay hacer hago saber esta estan soy dan deseo ustedes hoy ahora`.split(/\s+/),
);

/** What a person asks, with the synonyms that it has. `words` hold letters and digits alone, without accents. */
export function understand(words: readonly string[], synonyms: readonly Synonym[]): Understood {
  const said = orAll(words, (word) => !GRAMMAR.has(word));
  const sought = orAll(said, (word) => !ASKING.has(word));
  const heard = synonyms.flatMap((synonym) => heardIn(said, synonym));
  const sameAs = (word: string) =>
    heard.filter(({ phrase }) => phrase.includes(rootOf(word))).flatMap(({ meanings }) => meanings);
  const pages: Record<string, number> = {};
  for (const { phrase, pagina } of heard)
    if (pagina) pages[pagina] = Math.max(pages[pagina] ?? 0, phrase.length / said.length);
  return {
    wanted: sought.map((word) => ({ word, same: sameAs(word) })),
    pages,
    words: [...new Set([...words, ...heard.flatMap(({ meanings }) => meanings.flat())])],
  };
}

type Heard = { phrase: readonly string[]; meanings: readonly (readonly string[])[]; pagina: string | null };

/** The longest phrase of a synonym that the question has, in whatever order. */
function heardIn(said: readonly string[], { escriben, significan, pagina }: Synonym): Heard[] {
  const roots = new Set(said.map(rootOf));
  const [phrase] = escriben
    .map((text) => meaningful(text).map(rootOf))
    .filter((phrase) => phrase.length > 0 && phrase.every((root) => roots.has(root)))
    .sort((one, other) => other.length - one.length);
  return phrase ? [{ phrase, meanings: significan.map(meaningful), pagina }] : [];
}

const meaningful = (text: string): string[] =>
  wordsOf(text.replace(/[^\p{L}\p{N}]+/gu, ' ')).filter((word) => !GRAMMAR.has(word));

/** Without the ending of number and gender: enough to know a word of a phrase again. */
const rootOf = (word: string): string => word.replace(/(?<=...)(es|s)$/, '').replace(/(?<=...)[aeo]$/, '');

/** Those that are meant; all, where none is. */
function orAll(words: readonly string[], isMeant: (word: string) => boolean): readonly string[] {
  const meant = words.filter(isMeant);
  return meant.length > 0 ? meant : words;
}
