import { type FileType, fileTypesInWords } from '@coop/domain/fileTypes';

/** Formats upload limits: «PDF de hasta 10 MB.» */
export const limitsOf = (types: readonly FileType[], megabytes: number): string =>
  `${fileTypesInWords(types)} de hasta ${megabytes} MB.`;
