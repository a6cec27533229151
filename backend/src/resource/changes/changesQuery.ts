import type { AnySection } from '@coop/domain';
import { z } from 'zod';
import { oncePer } from '../../platform/oncePer.js';

/**
 * How far somebody has read: the instant of the last change and, of those of the same instant, its row. Between two pages also when the
 * first of them was asked for.
 */
export type Cursor = { en: string; id: string | null; inicio?: string | undefined };

const INSTANT = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,3})?Z';
const CURSOR = new RegExp(`^(${INSTANT})(?:_([0-9A-Za-z-]{1,128}))?(?:~(${INSTANT}))?$`);
/** `2026-11-22T14:00:00`: what stands of an instant before its fraction. */
const SECONDS = 19;
const CLOCKS_DIFFER_MS = 60_000;

/** How many changes one answer brings: so many at most, and those where nobody says. */
type Amount = { most: number; usual: number };

/** What changed since then: an instant, or the cursor of the last answer; without it, from the beginning. */
const queryOf = (section: AnySection, { most, usual }: Amount) =>
  z.strictObject({
    desde: z
      .string()
      .refine((text) => isCursorOf(section, text), 'Escriba un instante en UTC, o el cursor de la última respuesta')
      .refine((text) => !isToCome(text), 'Ese instante todavía no llegó')
      .optional()
      .meta({ description: 'Un instante en UTC (`2026-11-22T14:00:00Z`), o el `cursor` de la última respuesta' }),
    limite: z.coerce
      .number('Escriba un número')
      .int('Escriba un número entero')
      .min(1, 'Escriba un número desde 1')
      .max(most, `Como máximo ${most}`)
      .default(usual)
      .meta({ description: 'Cuántos cambios, a lo más' }),
  });

export const changesQuery = oncePer((section: AnySection) => queryOf(section, { most: 1_000, usual: 500 }));

/** The same for visitors: nothing that anybody may ask for takes long, and whole publications are long. */
export const publicChangesQuery = oncePer((section: AnySection) => queryOf(section, { most: 200, usual: 200 }));

export type ChangesQuery = z.output<ReturnType<typeof changesQuery>>;

function isCursorOf({ fields }: AnySection, text: string): boolean {
  const cursor = readCursor(text);
  return cursor !== undefined && (cursor.id === null || fields.id.schema().safeParse(cursor.id).success);
}

export const writeCursor = ({ en, id, inicio }: Cursor): string =>
  `${en}${id === null ? '' : `_${id}`}${inicio ? `~${inicio}` : ''}`;

/** A clock that is a little ahead reads on; one that is far ahead would never hear of anything again. */
function isToCome(text: string): boolean {
  const { en = '', inicio = en } = readCursor(text) ?? {};
  return [en, inicio].some((instant) => Date.parse(instant) > Date.now() + CLOCKS_DIFFER_MS);
}

/** Undefined where it is none; nothing is older than what computers count from. */
export function readCursor(text: string): Cursor | undefined {
  const [, said = '', id = null, first] = CURSOR.exec(text) ?? [];
  const [en, inicio] = [instantOf(said), first === undefined ? undefined : instantOf(first)];
  if (en === undefined || (first !== undefined && inicio === undefined)) return undefined;
  return { en, id, inicio };
}

function instantOf(text: string): string | undefined {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || at.getTime() < 0) return undefined;
  const written = at.toISOString();
  // A day that no month has is read as one of the next month.
  return written.slice(0, SECONDS) === text.slice(0, SECONDS) ? written : undefined;
}
