import { type AnySection, adminPathOf, canApart, type MenuEntry, menuGroups, opens, sectionList } from '@coop/domain';
import type { LookedUp } from '@coop/domain/answers';
import { entryLabel } from '../../ground/menu/entryLabel';
import type { Yo } from '../../ground/staff/yo';

/** Where one may go from anywhere. `isFound`: the server found it, by words that its label may not have. */
export type Destination = { group: string; label: string; url: string; note?: string; isFound?: true };

/** The pages of this user's menu, and what they may begin. */
export function destinationsOf({ rol, menu, permisos }: Pick<Yo, 'rol' | 'menu' | 'permisos'>): Destination[] {
  const entries = menuGroups.flatMap(({ label, entries }) =>
    entries.filter((entry) => menu.includes(entry) || opens(rol, entry)).map((entry) => pageOf(entry, label)),
  );
  const begun = (sectionList as readonly AnySection[])
    .filter(({ name }) => permisos[name]?.includes('crear'))
    .map((section) => ({
      group: 'Acciones',
      label: `${section.kind === 'submission' ? 'Registrar' : 'Crear'}: ${section.label.one}`,
      url: `${adminPathOf(section.name as MenuEntry)}/create`,
    }));
  const publishes = Object.values(permisos).some((actions) => actions.includes('publicar'));
  return [
    ...entries,
    ...(publishes ? [queue] : []),
    calendar,
    agenda,
    ...(canApart(rol, 'ponerCotizacion') ? [rates] : []),
    ...begun,
  ];
}

/** What one wrote and another publishes: in no menu, for it belongs to no section. */
const queue: Destination = { group: 'Páginas', label: 'Por aprobar', url: '/administrador/por-aprobar' };

/** Everything that has a day, of what the role reads. */
const calendar: Destination = { group: 'Páginas', label: 'Calendario', url: '/administrador/calendario' };

/** What is owed: what it is made of is administrador's section, what is due everybody's who answers for it. */
const agenda: Destination = {
  group: 'Páginas',
  label: 'Calendario de obligaciones',
  url: '/administrador/obligaciones',
};

/** In the panel, whose menu entry they share. */
const rates: Destination = {
  group: 'Acciones',
  label: 'Poner la cotización del día',
  url: '/administrador#cotizacion',
};

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
