import { type AnySection, adminPathOf, type MenuEntry, menuGroups, sectionList } from '@coop/domain';
import type { LookedUp } from '@coop/domain/answers';
import { entryLabel } from '../../ground/menu/entryLabel';
import type { Yo } from '../../ground/staff/yo';

/** Where one may go from anywhere. `isFound`: the server found it, by words that its label may not have. */
export type Destination = { group: string; label: string; url: string; note?: string; isFound?: true };

/** The pages of this user's menu, and what they may begin. */
export function destinationsOf({ menu, permisos }: Pick<Yo, 'menu' | 'permisos'>): Destination[] {
  const entries = menuGroups.flatMap(({ label, entries }) =>
    entries.filter((entry) => menu.includes(entry)).map((entry) => pageOf(entry, label)),
  );
  const begun = (sectionList as readonly AnySection[])
    .filter(({ name }) => permisos[name]?.includes('crear'))
    .map((section) => ({
      group: 'Acciones',
      label: `${section.kind === 'submission' ? 'Registrar' : 'Crear'}: ${section.label.one}`,
      url: `${adminPathOf(section.name as MenuEntry)}/create`,
    }));
  return [...entries, ...begun];
}

const pageOf = (entry: MenuEntry, group: string): Destination => ({
  group: 'Páginas',
  label: entryLabel(entry),
  url: adminPathOf(entry),
  ...(group !== 'Panel' && { note: group }),
});

export const fromFound = (found: readonly LookedUp[]): Destination[] =>
  found.map(({ tipo, titulo, estado, url }) => ({
    group: 'Registros',
    label: titulo,
    url,
    note: [tipo, estado].filter(Boolean).join(' · '),
    isFound: true,
  }));
