import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

const OFFERED: readonly Encoding[] = ['br', 'gzip'];
const MAX_ANSWERS = 200;
/** Far longer than what browsers send; what a header of 15 kB says further on is not worth its reading. */
const LONGEST = 200;
const answered = new LRUCache<string, Encoding>({ max: MAX_ANSWERS });

/** The best encoding that the header allows (RFC 9110 §12.5.3). Browsers send a handful of values, so answers are kept. */
export function encodingFor(sent = ''): Encoding {
  const header = sent.slice(0, LONGEST);
  const known = answered.get(header);
  if (known) return known;
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        const q = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, q === undefined ? 1 : Number(q.slice(2))];
      }),
  );
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [best = 'identity'] = OFFERED.filter((name) => weight(name) > 0).sort((a, b) => weight(b) - weight(a));
  answered.set(header, best);
  return best;
}
