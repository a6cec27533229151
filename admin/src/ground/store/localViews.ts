import { type AnySection, findSection } from '@coop/domain';
import { z } from 'zod';

/** A legacy saved view in localStorage, from before the server stored them. */
export type LocalView = { section: AnySection; nombre: string; filtro: Record<string, unknown>; orden: Order };
type Order = [string, 'ASC' | 'DESC'];

const MAX_VIEWS = 30;
/** Plain text without markup or invisible characters. */
const label = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^<>\p{Cc}]+$/u);
const sort = z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) });
const view = z.object({ label, value: z.object({ filter: z.record(z.string(), z.unknown()).catch({}), sort }) });

const VIEWS = '.savedQueries';
/** Storage suffix of a list's filters, stored beside its views. */
const FILTERS = '.listParams';
const prefixOf = (uid: string) => `RaStorepanel-${uid}.`;

/** Parses the legacy views; the server validates them. */
export function readLocalViews(key: string, uid: string): LocalView[] {
  const section = key.endsWith(VIEWS) && findSection(key.slice(prefixOf(uid).length, -VIEWS.length));
  if (!section) return [];
  return listIn(localStorage.getItem(key)).flatMap((one) => {
    const { data } = view.safeParse(one);
    return data ? [{ section, nombre: data.label, filtro: data.value.filter, orden: orderOf(data.value.sort) }] : [];
  });
}

export const localViewKeys = (uid: string): string[] =>
  Object.keys(localStorage).filter(
    (key) => key.startsWith(prefixOf(uid)) && (key.endsWith(VIEWS) || key.endsWith(FILTERS)),
  );

const orderOf = ({ field, order }: z.output<typeof sort>): Order => [field, order];

function listIn(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.slice(0, MAX_VIEWS) : [];
  } catch {
    return [];
  }
}
