import type { AnySection } from '@coop/domain';
import { z } from 'zod';
import { oncePer } from '../../platform/oncePer.js';

/** How far somebody has read: the instant of the last change and, of those of the same instant, its row. */
export type Cursor = { en: string; id: string | null };

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)(?:_([0-9A-Za-z-]{1,128}))?$/;
const MOST = 1_000;

/** What changed since then: an instant, or the cursor of the last answer; without it, from the beginning. */
export const changesQuery = oncePer((section: AnySection) =>
  z.strictObject({
    desde: z
      .string()
      .refine((text) => isCursorOf(section, text), 'Escriba un instante en UTC, o el cursor de la última respuesta')
      .optional()
      .meta({ description: 'Un instante en UTC (`2026-11-22T14:00:00Z`), o el `cursor` de la última respuesta' }),
    limite: z.coerce
      .number('Escriba un número')
      .int('Escriba un número entero')
      .min(1, 'Escriba un número desde 1')
      .max(MOST, `Como máximo ${MOST}`)
      .default(500)
      .meta({ description: 'Cuántos cambios, a lo más' }),
  }),
);

export type ChangesQuery = z.output<ReturnType<typeof changesQuery>>;

function isCursorOf({ fields }: AnySection, text: string): boolean {
  const cursor = readCursor(text);
  return cursor !== undefined && (cursor.id === null || fields.id.schema.safeParse(cursor.id).success);
}

export const writeCursor = ({ en, id }: Cursor): string => (id === null ? en : `${en}_${id}`);

/** Undefined where it is none. */
export function readCursor(text: string): Cursor | undefined {
  const [, said = '', id = null] = CURSOR.exec(text) ?? [];
  const at = new Date(said);
  return Number.isNaN(at.getTime()) ? undefined : { en: at.toISOString(), id };
}
