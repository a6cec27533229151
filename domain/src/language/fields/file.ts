import type { FileType } from '../../text/fileTypes.js';
import { field, type Options } from '../field.js';
import { idSchema } from './id.js';

export type FileOptions<R extends boolean> = Options<R> & {
  types?: readonly FileType[];
  /** Largest size in megabytes. */
  maxMegabytes?: number;
  /** Served only through a guarded route, to those who may read the row. */
  private?: boolean;
  /** False where a document is only ever added: another never takes its place. */
  replaceable?: boolean;
};

/** A stored file, by its identifier. PDF of at most 20 MB unless said otherwise. */
export const file = <R extends boolean = false>(label: string, options: FileOptions<R> = {}) => ({
  ...field('file', label, options, () => idSchema),
  types: options.types ?? (['pdf'] as const),
  maxMegabytes: options.maxMegabytes ?? 20,
  private: options.private ?? false,
  replaceable: options.replaceable ?? true,
});
