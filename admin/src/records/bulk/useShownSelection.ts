import { useEffect, useRef } from 'react';
import { type Identifier, useListContext, useStore } from 'react-admin';

/** Keeps the selection to what the list shows: another filter, order or page begins without any, and rows that leave the list leave it. */
export function useShownSelection(): void {
  const { resource, filterValues, sort, page, perPage, data, isPlaceholderData, selectedIds, onSelect } =
    useListContext();
  const query = JSON.stringify([filterValues, sort, page, perPage]);
  const [chosenIn, setChosenIn] = useStore(`${resource}.selectedIds.query`, query);
  const shown = useRef<Identifier[]>([]);
  useEffect(() => {
    if (chosenIn === query) return;
    setChosenIn(query);
    onSelect([]);
  }, [chosenIn, query, setChosenIn, onSelect]);
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const ids = data.map(({ id }) => id);
    const gone = shown.current.filter((id) => !ids.includes(id));
    shown.current = ids;
    if (selectedIds.some((id) => gone.includes(id))) onSelect(selectedIds.filter((id) => !gone.includes(id)));
  }, [data, isPlaceholderData, selectedIds, onSelect]);
}
