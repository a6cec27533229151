import { composed, slugify } from '@coop/domain';

/**
 * Sanitizes an uploaded file's name for staff: no folders, no control or invisible characters, at most 200 characters.
 */
export const originalName = (given: string): string =>
  (composed(given).split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/gu, '')
    .trim()
    .slice(0, 200) || 'archivo';

/**
 * Returns the name for the public URL: `Memoria Año 2025.PDF` → `memoria-ano-2025.pdf`. The extension comes from the
 * content.
 */
export const downloadName = (given: string, extension: string): string =>
  `${slugify(originalName(given).replace(/\.[A-Za-z0-9]{1,5}$/, '')) || 'archivo'}.${extension}`;
