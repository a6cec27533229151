import { field, type Options } from '../field.js';
import { idSchema } from './id.js';
import { plainText } from './text.js';

type ReferenceOptions<R extends boolean> = Options<R> & {
  /** The target's own field that is kept instead of its identifier: a text that no two of its rows share. */
  by?: string;
  /** The sibling with the day on which the row must be in force, today while it is empty: of what is published. */
  inForceOn?: string;
};

/**
 * Another section's row, by its identifier, or by a key of its own that others know it by. The target is named by a text,
 * which avoids import circles; sections/index.ts does not compile when a name leads nowhere.
 */
export const reference = <const To extends string, R extends boolean = false>(
  label: string,
  to: To,
  { by, inForceOn, ...options }: ReferenceOptions<R> = {},
) => ({
  ...field('reference', label, options as Options<R>, () => (by ? keySchema(to, by, inForceOn) : idSchema)),
  to,
  ...(by && { by }),
  ...(inForceOn && { inForceOn }),
});

const LONGEST_KEY = 200;

const keySchema = (to: string, by: string, inForceOn: string | undefined) =>
  plainText(1, LONGEST_KEY, false).meta({
    description: inForceOn
      ? `Una \`${by}\` vigente: se leen en \`/api/publico/${to}\``
      : `Una \`${by}\` de \`/api/${to}\``,
  });
