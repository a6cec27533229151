import type { Score } from '@coop/domain/answers';
import type { Rated } from './trends.repository.js';

/** Fewer answers say nothing, and let one recognise whose they are. */
export const FEWEST = 5;

type Sums = Pick<Rated, 'cantidad' | 'suma' | 'recomiendan' | 'promotores' | 'detractores'>;

const nothing: Sums = { cantidad: 0, suma: 0, recomiendan: 0, promotores: 0, detractores: 0 };

/**
 * The mean of some scores (two decimals) and their NPS: percent of those who answer 9 or 10 less percent of those who answer
 * 0 to 6, from −100 to 100. Null under five answers.
 */
export function scoreOf({ cantidad, suma, recomiendan, promotores, detractores } = nothing): Omit<Score, 'enlace'> {
  return {
    cantidad,
    media: cantidad < FEWEST ? null : Math.round((suma / cantidad) * 100) / 100,
    recomiendan,
    nps: recomiendan < FEWEST ? null : Math.round(((promotores - detractores) / recomiendan) * 100) || 0,
  };
}
