import { findSection, type MenuEntry } from '@coop/domain';

/** What a menu entry is called. */
export const entryLabel = (entry: MenuEntry): string =>
  entry === 'panel' ? 'Panel de Control' : (findSection(entry)?.label.many ?? entry);
