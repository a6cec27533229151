import type { AnySection } from '@coop/domain';
import { useStore } from 'react-admin';
import { useViews } from './useViews';

/**
 * The columns of a list: those that its view was saved with, for as long as it is looked at; without one, those that each
 * chose in this browser, and `away` left out until they do.
 */
export function useColumns(section: AnySection, names: readonly string[], away: string[]) {
  const { current } = useViews(section);
  const columnas = current?.columnas;
  const initial = columnas ? names.filter((name) => !columnas.includes(name)) : away;
  const storeKey = columnas ? `${section.name}.vista.${current.id}.datatable` : `${section.name}.datatable`;
  const [hidden, setHidden] = useStore<string[]>(storeKey, initial);
  return { storeKey, initial, hidden, setHidden, ofView: columnas ?? null };
}
