import { field, type Options } from '../field.js';
import { idSchema } from './id.js';

/** Reference to a stored picture (JPG, PNG or WebP of at most 5 MB); the file itself has the alternative text. */
export const image = <R extends boolean = false>(label: string, options: Options<R> = {}) => ({
  ...field('image', label, options, () => idSchema),
  types: ['jpg', 'png', 'webp'] as const,
  maxMegabytes: 5,
  private: false,
  replaceable: true,
});
