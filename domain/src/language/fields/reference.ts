import { field, type Options } from '../field.js';
import { idSchema } from './id.js';
import { plainText } from './text.js';

type ReferenceOptions<R extends boolean> = Options<R> & {
  /** Unique text field of the target, stored instead of its identifier. */
  by?: string;
  /** Sibling with the day on which the published target must be in force; today while it is empty. */
  inForceOn?: string;
};

/**
 * Reference to a row of another section, by its identifier or by a unique key. Naming the target by text avoids
 * circular imports; sections/index.ts does not compile when a name does not exist.
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
