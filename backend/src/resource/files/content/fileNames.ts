import { composed, slugify } from '@coop/domain';

/** The name that a person gave, for staff to recognise: no folders, no control or invisible characters, at most 200. */
export const originalName = (given: string): string =>
  (composed(given).split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/gu, '')
    .trim()
    .slice(0, 200) || 'archivo';

/** The name in the public address: `Memoria Año 2025.PDF` → `memoria-ano-2025.pdf`. The extension is that of the content. */
export const downloadName = (given: string, extension: string): string =>
  `${slugify(originalName(given).replace(/\.[A-Za-z0-9]{1,5}$/, '')) || 'archivo'}.${extension}`;
