import { type AnySection, findSection } from '@coop/domain';
import { versionIn } from '@coop/domain/idiomas';

/** What a line was found for. */
export type Ranked = {
  id: string;
  publicado: string;
  archivo: string | null;
  seccion: string;
  ruta: string | null;
  /** The language of a page that staff wrote. */
  idioma: string | null;
  /** The day that it is of, where its section is told by days. */
  dia: string | null;
  /** Which of the words that were looked for it has: «101». */
  has: string;
  rank: number;
};

/** A line, and how well it answers. */
export type Scored = Ranked & { score: number; coverage: number };

const DAY_MS = 86_400_000;
const A_YEAR = 365;

// What weighs in the order. A word that is there says more than how often; the page that staff chose, more than both.
const COVERAGE = 2;
const ANSWERS = 2.5;
const PAGE = 0.35;
/** Whoever asks in Spanish finds the page in Spanish first. */
const VERSION = -0.6;
const DOCUMENT = -0.3;
const NEWS = -0.25;
const NEWS_OF_A_YEAR_AGO = -0.35;

/** The pages that staff chose for the question, by their address: how much of it each answers. */
export type Answering = Readonly<Record<string, number>>;

export function scoreOf(line: Ranked, answering: Answering, today: string): Scored {
  const coverage = [...line.has].filter((one) => one === '1').length / line.has.length;
  const answers = line.archivo || !line.ruta ? 0 : (answering[line.ruta] ?? 0);
  const years = line.dia ? Math.max(0, Date.parse(today) - Date.parse(line.dia)) / DAY_MS / A_YEAR : 0;
  const score =
    coverage * COVERAGE +
    line.rank +
    answers * ANSWERS +
    (line.archivo ? DOCUMENT : 0) +
    (line.ruta ? PAGE : 0) +
    (versionIn(line.idioma) ? VERSION : 0) +
    (line.dia ? NEWS + Math.min(years, 3) * NEWS_OF_A_YEAR_AGO : 0);
  return { ...line, score, coverage };
}

/** Each thing once, the best first: a page stands for its documents, and for the versions that it shows. */
export function eachOnce(lines: readonly Scored[]): Scored[] {
  const best = new Map<string, Scored>();
  for (const line of lines) {
    const key = thingOf(line);
    const other = best.get(key);
    if (!other) best.set(key, line);
    else {
      const [chosen, left] = isBetter(line, other) ? [line, other] : [other, line];
      best.set(key, {
        ...chosen,
        score: Math.max(chosen.score, left.score),
        coverage: Math.max(chosen.coverage, left.coverage),
      });
    }
  }
  return [...best.values()].sort((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1));
}

/** Pages before documents; of two, the one that answers better. */
const isBetter = (line: Scored, other: Scored) =>
  (line.archivo === null) === (other.archivo === null) ? line.score > other.score : line.archivo === null;

function thingOf({ seccion, ruta, publicado }: Scored): string {
  if (ruta) return ruta;
  const section: AnySection | undefined = findSection(seccion);
  return section?.publication?.versioned ? (section.publication.at ?? publicado) : publicado;
}
