import type { FileType } from '../../text/fileTypes.js';
import { field, type Options } from '../field.js';
import { idSchema } from './references.js';

type FileOptions<R extends boolean> = Options<R> & {
  types?: readonly FileType[];
  maxMegabytes?: number;
  /** Served only through a guarded route, to users who may read the row. */
  private?: boolean;
  /** False for documents that are only ever added and never replaced. */
  replaceable?: boolean;
};

/** Reference to a stored file by its identifier. Default: a PDF of at most 20 MB. */
export const file = <R extends boolean = false>(label: string, options: FileOptions<R> = {}) => ({
  ...field('file', label, options, () => idSchema),
  types: options.types ?? (['pdf'] as const),
  maxMegabytes: options.maxMegabytes ?? 20,
  private: options.private ?? false,
  replaceable: options.replaceable ?? true,
});

/** Reference to a stored picture (JPG, PNG or WebP of at most 5 MB); the file itself has the alternative text. */
export const image = <R extends boolean = false>(label: string, options: Options<R> = {}) => ({
  ...field('image', label, options, () => idSchema),
  types: ['jpg', 'png', 'webp'] as const,
  maxMegabytes: 5,
  private: false,
  replaceable: true,
});
