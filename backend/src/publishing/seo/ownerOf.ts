import { type AnySection, sectionList } from '@coop/domain';

/** Reserved paths that are not in the menu, with the error shown to staff. */
const reservedPaths: readonly (readonly [start: RegExp, owner: string])[] = [
  [/^\/(admin|login)/, 'Las direcciones que empiezan con /admin o /login son del panel'],
  [/^\/api(\/|$)/, 'Las direcciones que empiezan con /api son de los programas que consultan el sitio'],
  [
    /^\/(archivos|assets|documentos|panel|vista-previa)(\/|$)/,
    'Las direcciones que empiezan con /archivos, /assets, /documentos, /panel o /vista-previa son de los archivos del sitio',
  ],
  [
    /^\/(qu|ay|en)(\/|$)/,
    'Bajo /qu, /ay y /en están las versiones en otros idiomas: elija antes el idioma de la página, o escriba otra dirección',
  ],
  [/^\/buscar(\/|$)/, 'En /buscar está el buscador del sitio'],
  [/^\/lectura-facil(\/|$)/, 'Bajo /lectura-facil están las páginas en lectura fácil: escríbala en su página'],
  [/^\/accesibilidad(\/|$)/, 'En /accesibilidad está lo que el sitio ofrece a todas las personas'],
  [/^\/404(\/|$)/, 'En /404 está lo que se muestra cuando no hay página'],
  [/^\/sin-conexion(\/|$)/, 'En /sin-conexion está lo que se muestra cuando no hay internet'],
  [/^\/institucional\/estados-financieros\//, 'Bajo esa dirección está cada estado financiero'],
  [/^\/productos\/prestamos\//, 'Bajo esa dirección está cada préstamo'],
];

const published = (sectionList as readonly AnySection[]).flatMap(({ address, kind, label }) =>
  address && address !== '/' ? [{ address, kind, many: label.many }] : [],
);

/** Returns a message naming the owner of a reserved path, or undefined when staff may use it. */
export function ownerOf(address: string): string | undefined {
  const section = published.find(
    (one) => address === one.address || (one.kind === 'publication' && address.startsWith(`${one.address}/`)),
  );
  if (section) return `Esa dirección es de «${section.many}»: en ${section.address} y bajo ella no va otra página`;
  return reservedPaths.find(([start]) => start.test(address))?.[1];
}
