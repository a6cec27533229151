import { sectionList } from '@coop/domain';
import { useEffect } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { entryAt } from '../../ground/menu/entries';

/** Resets a section's list when the user leaves it, so that no filter persists unnoticed. */
export function ResetOtherLists() {
  const { pathname } = useLocation();
  const { removeItem, removeItems } = useStoreContext();
  const here = entryAt(pathname);
  useEffect(() => {
    for (const { name } of sectionList.filter(({ name }) => name !== here)) {
      removeItem(`${name}.listParams`);
      removeItems(`${name}.vista`);
      removeItems(`${name}.selectedIds`);
    }
  }, [here, removeItem, removeItems]);
  return null;
}
