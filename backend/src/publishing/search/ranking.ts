import { type AnySection, findSection } from '@coop/domain';
import { versionIn } from '@coop/domain/idiomas';

/** A search hit with its matches. */
export type RankedHit = {
  id: string;
  publicado: string;
  archivo: string | null;
  seccion: string;
  ruta: string | null;
  /** Language of a page written by staff. */
  idioma: string | null;
  /** Date of the row, in sections sorted by a date field. */
  dia: string | null;
  /** Its rank for each word of the query, from 0 where it lacks the word to 1. */
  ranks: number[];
};

/** A hit with its score, the share of words that it matches, and whether staff chose it as an answer. */
export type ScoredHit = RankedHit & { score: number; coverage: number; isChosen: boolean };

const DAY_MS = 86_400_000;
const A_YEAR = 365;

// Ranking weights, tried on the questions of e2e/support/questions.ts. Rank separates a title from a mention.
const COVERAGE = 2;
const RANK = 2;
const ANSWERS = 2.5;
const PAGE = 0.2;
/** Translations rank below the Spanish page. */
const VERSION = -0.6;
const DOCUMENT = -0.3;
const NEWS = -0.1;
const NEWS_OF_A_YEAR_AGO = -0.35;

/** Pages that staff chose for the query, by path, with the share of it that each answers (0 to 1). */
export type AnsweringRow = Readonly<Record<string, number>>;

export function scoreOf(line: RankedHit, answering: AnsweringRow, today: string): ScoredHit {
  const { ranks } = line;
  const coverage = ranks.filter((rank) => rank > 0).length / ranks.length;
  const rank = ranks.reduce((sum, one) => sum + one, 0) / ranks.length;
  const answers = line.archivo || !line.ruta ? 0 : (answering[line.ruta] ?? 0);
  const years = line.dia ? Math.max(0, Date.parse(today) - Date.parse(line.dia)) / DAY_MS / A_YEAR : 0;
  const score =
    coverage * COVERAGE +
    rank * RANK +
    answers * ANSWERS +
    (line.archivo ? DOCUMENT : 0) +
    (line.ruta ? PAGE : 0) +
    (versionIn(line.idioma) ? VERSION : 0) +
    (line.dia ? NEWS + Math.min(years, 3) * NEWS_OF_A_YEAR_AGO : 0);
  return { ...line, score, coverage, isChosen: answers > 0 };
}

/** Deduplicates and sorts by score: a page absorbs its documents, and its versions when it shows several. */
export function deduplicate(lines: readonly ScoredHit[]): ScoredHit[] {
  const best = new Map<string, ScoredHit>();
  for (const line of lines) {
    const key = contentKey(line);
    const other = best.get(key);
    if (!other) best.set(key, line);
    else {
      const [chosen, left] = isBetter(line, other) ? [line, other] : [other, line];
      best.set(key, {
        ...chosen,
        score: Math.max(chosen.score, left.score),
        coverage: Math.max(chosen.coverage, left.coverage),
        isChosen: chosen.isChosen || left.isChosen,
      });
    }
  }
  return [...best.values()].sort((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1));
}

/** Prefers pages to documents, then the higher score. */
const isBetter = (line: ScoredHit, other: ScoredHit) =>
  (line.archivo === null) === (other.archivo === null) ? line.score > other.score : line.archivo === null;

function contentKey({ seccion, ruta, publicado }: ScoredHit): string {
  if (ruta) return ruta;
  const section: AnySection | undefined = findSection(seccion);
  return section?.publication?.versioned ? (section.publication.at ?? publicado) : publicado;
}
