import type { Row } from '../../language/section.js';
import { type Menu, menuDeOrigen, type NavigationItem } from '../../site/navigation.js';
import { privacyPage } from '../../site/privacidad.js';
import type { menu } from './menu.js';

type MenuRow = Pick<Row<typeof menu>, 'grupos' | 'pie'>;

export const rowOfMenu = ({ principal, pie }: Menu = menuDeOrigen): MenuRow => ({
  grupos: principal.map((item) => ({ ...entryOf(item), entradas: (item.children ?? []).map(childOf) })),
  pie: pie.map(entryOf),
});

const entryOf = ({ label, href, hidden = false }: NavigationItem) => ({ texto: label, ruta: href, oculto: hidden });
const childOf = (item: NavigationItem) => ({ ...entryOf(item), soloPie: item.footerOnly ?? false });

const origin = rowOfMenu();

/** Restores removed entries of the specification, hidden and in their old place. */
export function restoreRemoved<M extends MenuRow>(after: M, before: MenuRow): M {
  const had = addressesIn(before);
  const has = addressesIn(after);
  const isLost = ({ ruta }: { ruta: string | null }) => ruta !== null && had.has(ruta) && !has.has(ruta);
  const hidden = <E extends { ruta: string | null; oculto: boolean }>(entry: E): E => ({
    ...entry,
    oculto: entry.ruta !== privacyPage.href,
  });
  const updated = after.grupos.map((grupo) => {
    const lost = origin.grupos.find(({ ruta }) => ruta === grupo.ruta)?.entradas.filter(isLost) ?? [];
    return { ...grupo, entradas: [...grupo.entradas, ...lost.map(hidden)] };
  });
  const groups = origin.grupos
    .filter(isLost)
    .map((grupo) => hidden({ ...grupo, entradas: grupo.entradas.filter(isLost).map(hidden) }));
  const lostBelow = origin.pie.filter(
    ({ ruta }) => before.pie.some((one) => one.ruta === ruta) && !after.pie.some((one) => one.ruta === ruta),
  );
  return { ...after, grupos: [...updated, ...groups], pie: [...after.pie, ...lostBelow.map(hidden)] };
}

const addressesIn = ({ grupos }: MenuRow) =>
  new Set(grupos.flatMap(({ ruta, entradas }) => [ruta, ...entradas.map((one) => one.ruta)]));
