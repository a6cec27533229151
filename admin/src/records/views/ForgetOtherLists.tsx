import { sectionList } from '@coop/domain';
import { useEffect } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { entryAt } from '../../ground/menu/entryAt';

/** Whoever leaves a section finds its list as it begins when they come back: no filter is remembered in silence. */
export function ForgetOtherLists() {
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
