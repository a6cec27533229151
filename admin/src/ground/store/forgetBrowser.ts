import { type AnySection, isSiteContent, sectionList } from '@coop/domain';

/**
 * Empties what this browser kept. Columns of the lists of public content stay, each under the user who chose them: they say how
 * somebody works, nothing about anybody. So do the views that were kept here once, until their user carries them to the server.
 */
export function forgetBrowser(): void {
  for (const key of Object.keys(localStorage)) if (!staysAtLogout(key)) localStorage.removeItem(key);
  sessionStorage.clear();
}

export const staysAtLogout = (key: string): boolean =>
  lasting.some((end) => key.startsWith('RaStorepanel-') && key.endsWith(end));

const lasting = (sectionList as readonly AnySection[])
  .filter(isSiteContent)
  .flatMap(({ name }) =>
    ['savedQueries', 'datatable', 'datatable_columnRanks'].map((setting) => `.${name}.${setting}`),
  );
