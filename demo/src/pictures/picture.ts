import type { SubjectName } from './subjects/index.js';
import type { ToneName } from './tones.js';

/** Width and height in pixels. */
export const formats = {
  /** Covers and headings, 16:9. */
  apaisado: [720, 405],
  /** Photographs of goods and branches, 4:3. */
  foto: [640, 480],
  /** Promotions on a telephone, 4:5. */
  vertical: [480, 600],
  /** Covers of documents. */
  tapa: [420, 560],
} as const satisfies Record<string, readonly [number, number]>;

export type Picture = {
  subject: SubjectName;
  tone: ToneName;
  format: keyof typeof formats;
  /** Alternative text. */
  alternativo: string;
};

/** Encodes a drawing as a placeholder in a draft, until it is stored. */
export const picture = (
  subject: SubjectName,
  tone: ToneName,
  alternativo: string,
  format: keyof typeof formats = 'apaisado',
): string => JSON.stringify({ subject, tone, alternativo, format } satisfies Picture);
