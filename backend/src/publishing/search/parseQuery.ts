import { rootOf } from '@coop/domain/rootOf';
import { wordsOf } from '../../platform/database/tables/textSearch.js';

/** A synonym defined by staff: visitors' words, the site's words, and an optional page. */
export type Synonym = {
  escriben: readonly string[];
  significan: readonly string[];
  pagina: string | null;
};

/**
 * A search term. `isWhole` is false for a possible prefix; `same` lists synonym phrases. `written` keeps the ñ, which
 * `word` and the index lack.
 */
export type SearchTerm = { word: string; written?: string; isWhole: boolean; same: readonly (readonly string[])[] };

export type ParsedQuery = {
  terms: readonly SearchTerm[];
  /** Paths of pages chosen by staff, with the share of the query that each answers (0 to 1). */
  pages: Readonly<Record<string, number>>;
  /** All words of the query and of its synonyms, for highlighting. */
  words: readonly string[];
};

/** Stop words. */
const GRAMMAR = new Set(
  'a al de del la las el los un una unas unos y e o u en con por para que mi mis me se su sus lo le les es son ha he si no ya muy the'.split(
    ' ',
  ),
);

/** Question words: they match synonym phrases, but are not search terms. */
const QUESTION_WORDS = new Set(
  `cuanto cuanta cuantos cuantas cuesta cuestan cobran cobra vale valen como cuando donde cual cuales quien quienes quiero quisiera
  necesito puedo puede tengo tiene tienen hay hacer hago saber esta estan soy dan deseo ustedes hoy ahora otro otra otros otras mas sin sobre entre hasta desde este esta todo toda todos todas algo alguien`.split(
    /\s+/,
  ),
);

/** Share that a phrase of question words alone answers, such as «cuánto cuesta». */
const QUESTION_ONLY_SHARE = 0.4;

/** Shorter words begin too many others to be prefixes. */
const SHORTEST_PREFIX = 4;

/** Parses a query and adds its synonyms. Its words, as written, contain only letters and digits. */
export function parseQuery(texts: readonly string[], synonyms: readonly Synonym[]): ParsedQuery {
  const written = new Map(texts.flatMap((text) => wordsOf(text).map((word) => [word, text.toLowerCase()])));
  const words = [...written.keys()];
  const content = orAll(words, (word) => !GRAMMAR.has(word));
  const keywords = orAll(content, (word) => word.length > 1 && !QUESTION_WORDS.has(word));
  const matches = synonyms.flatMap((synonym) => matchSynonym(content, synonym));
  const sameAs = (word: string) =>
    matches.filter(({ phrase }) => phrase.includes(rootOf(word))).flatMap(({ meanings }) => meanings);
  const pages: Record<string, number> = {};
  const part = (phrase: readonly string[]) =>
    keywords.filter((word) => phrase.includes(rootOf(word))).length / keywords.length || QUESTION_ONLY_SHARE;
  for (const { phrase, pagina } of matches) if (pagina) pages[pagina] = Math.max(pages[pagina] ?? 0, part(phrase));
  return {
    terms: keywords.map((word, at) => {
      const hasEnie = written.get(word)?.includes('ñ');
      return {
        word,
        ...(hasEnie && { written: written.get(word) }),
        isWhole: at < keywords.length - 1 || word.length < SHORTEST_PREFIX,
        same: sameAs(word),
      };
    }),
    pages,
    words: [...new Set([...words, ...matches.flatMap(({ meanings }) => meanings.flat())])],
  };
}

type SynonymMatch = { phrase: readonly string[]; meanings: readonly (readonly string[])[]; pagina: string | null };

/** Returns the longest phrase of a synonym that the query contains, in any word order. */
function matchSynonym(words: readonly string[], { escriben, significan, pagina }: Synonym): SynonymMatch[] {
  const roots = new Set(words.map(rootOf));
  const [phrase] = escriben
    .map((text) => meaningful(text).map(rootOf))
    .filter((phrase) => phrase.length > 0 && phrase.every((root) => roots.has(root)))
    .sort((one, other) => other.length - one.length);
  return phrase ? [{ phrase, meanings: significan.map(meaningful), pagina }] : [];
}

const meaningful = (text: string): string[] =>
  wordsOf(text.replace(/[^\p{L}\p{N}]+/gu, ' ')).filter((word) => !GRAMMAR.has(word));

/** Filters the words; returns all when the filter leaves none. */
function orAll(words: readonly string[], isMeant: (word: string) => boolean): readonly string[] {
  const meant = words.filter(isMeant);
  return meant.length > 0 ? meant : words;
}
