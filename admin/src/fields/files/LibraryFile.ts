import type { StoredFile } from '../../ground/api/StoredFile';

/** A file as the list of the library has it: with how many rows name it. */
export type LibraryFile = StoredFile & { usos: number };
