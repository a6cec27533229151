import { isSiteContent, sectionList } from '@coop/domain';

/** Clears the browser at sign-out, except public list columns and legacy views not yet migrated. */
export function forgetBrowser(): void {
  for (const key of Object.keys(localStorage)) if (!staysAtLogout(key)) localStorage.removeItem(key);
  sessionStorage.clear();
}

export const staysAtLogout = (key: string): boolean =>
  lasting.some((end) => key.startsWith('RaStorepanel-') && key.endsWith(end));

const lasting = sectionList
  .filter(isSiteContent)
  .flatMap(({ name }) =>
    ['savedQueries', 'datatable', 'datatable_columnRanks'].map((setting) => `.${name}.${setting}`),
  );
