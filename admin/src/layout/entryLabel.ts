import { findSection, type MenuEntry } from '@coop/domain';

// What is no section, and sections that the specification names in the singular, though they hold several rows.
const own: Partial<Record<MenuEntry, string>> = {
  panel: 'Panel de Control',
  'institucional/tarifario': 'Tarifario',
  'institucional/coeficiente-adecuacion-patrimonial': 'Coeficiente de adecuación patrimonial',
  'productos/caja-ahorro': 'Caja de ahorros',
  'sitio/biblioteca': 'Biblioteca',
};

/** What a menu entry is called. */
export const entryLabel = (entry: MenuEntry): string => own[entry] ?? findSection(entry)?.label.many ?? entry;
