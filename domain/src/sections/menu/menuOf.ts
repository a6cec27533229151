import type { Published } from '../../language/section.js';
import { type Menu, menuDeOrigen, type NavigationItem } from '../../site/navigation.js';
import type { menu } from './menu.js';

type Row = Pick<Published<typeof menu>, 'grupos' | 'pie'>;

const origin = menuDeOrigen.principal;
const about = new Map(
  origin.flatMap(({ href, about: ofGroup, children = [] }) => [
    [href, ofGroup] as const,
    ...children.map((child) => [child.href, child.about] as const),
  ]),
);

/** Maps a published row to the menu; appends pages added later, so that none disappears by omission. */
export function menuOf({ grupos, pie }: Row): Menu {
  const written = grupos.map(itemOf);
  const known = new Set(grupos.flatMap(({ ruta, entradas }) => [ruta, ...entradas.map((one) => one.ruta)]));
  const isNew = ({ href }: NavigationItem) => !known.has(href);
  const grown = written.map((item) => {
    const children = origin.find(({ href }) => href === item.href)?.children?.filter(isNew) ?? [];
    return children.length > 0 ? { ...item, children: [...(item.children ?? []), ...children] } : item;
  });
  return {
    principal: [...grown, ...origin.filter(isNew).map((item) => withChildren(item, item.children?.filter(isNew)))],
    pie: [...pie.map(linkOf), ...menuDeOrigen.pie.filter(({ href }) => !pie.some(({ ruta }) => ruta === href))],
  };
}

type Grupo = Row['grupos'][number];

const itemOf = ({ texto, ruta, oculto, entradas }: Grupo): NavigationItem => ({
  ...linkOf({ texto, ruta: ruta ?? '', oculto }),
  ...(entradas.length > 0 && {
    children: entradas.map(({ soloPie, ...entrada }) => ({
      ...linkOf(entrada),
      ...(soloPie && { footerOnly: true }),
    })),
  }),
});

function linkOf({ texto, ruta, oculto }: { texto: string; ruta: string; oculto: boolean }): NavigationItem {
  const description = about.get(ruta);
  return { label: texto, href: ruta, ...(description && { about: description }), ...(oculto && { hidden: true }) };
}

const withChildren = ({ children: _, ...item }: NavigationItem, children: readonly NavigationItem[] | undefined) =>
  children && children.length > 0 ? { ...item, children } : item;
