import type { AnySection } from '@coop/domain';
import { useStore } from 'react-admin';
import { useViews } from './useViews';

/**
 * Columns of a list: those of its current view; otherwise the user's choice in this browser, with `away` hidden by
 * default.
 */
export function useColumns(section: AnySection, names: readonly string[], away: string[]) {
  const { current } = useViews(section);
  const columnas = current?.columnas;
  const initial = columnas ? names.filter((name) => !columnas.includes(name)) : away;
  const storeKey = columnas ? `${section.name}.vista.${current.id}.datatable` : `${section.name}.datatable`;
  const [hidden, setHidden] = useStore<string[]>(storeKey, initial);
  return { storeKey, initial, hidden, setHidden, ofView: columnas ?? null };
}
