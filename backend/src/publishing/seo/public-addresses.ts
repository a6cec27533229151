import { sectionList } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { canonicalAddress, pathOf } from '../../platform/http/paths.js';
import { menu, pageOf, type StaffPage } from './pages.js';
import { Redirections } from './redirections.js';
import { SeoRepository } from './seo.repository.js';

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

const published = sectionList.flatMap(({ address, kind, label }) =>
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

/** Paths that respond but are no site page: panel, login, API, files and search. */
const BESIDE =
  /^\/(admin|login|(api|archivos|assets|buscar|documentos|panel|vista-previa)(\/|$)|robots\.txt$|sitemap\.xml$)/;

/** Section lists and forms have the path of their description, whether or not the menu links to them. */
const fixed = new Set([...menu, ...sectionList.flatMap(({ address }) => address ?? []), '/novedades/rss.xml']);

/** Sections whose rows share one page; every row path resolves to it. */
const sharedPageSections = sectionList.flatMap(({ address, publication }) =>
  address && publication?.sharedPage ? [`${address}/`] : [],
);

/** Resolves which site paths exist now. */
@Injectable()
export class PublicAddresses {
  constructor(
    private readonly placed: SeoRepository,
    private readonly redirections: Redirections,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  /** Returns the owner of a reserved path, whatever is published; undefined when staff may use it. */
  ownerOf = ownerOf;

  /** Returns the staff-written pages that visitors may read now. */
  findStaffPages(): Promise<StaffPage[]> {
    return this.placed.findWritten();
  }

  /** Returns where a stored link leads now: itself, its redirect, or undefined when neither exists. */
  async destinationOf(link: string): Promise<string | undefined> {
    if (await this.isThere(link)) return link;
    const target = await this.redirections.find(addressIn(link));
    return target && (await this.isThere(target)) ? target : undefined;
  }

  /** External links count as existing. */
  private async isThere(link: string): Promise<boolean> {
    return !link.startsWith('/') || this.isReachable(addressIn(link), this.database);
  }

  async isReachable(address: string, tx: Database): Promise<boolean> {
    return BESIDE.test(address) || this.hasPage(address, tx);
  }

  /** Returns whether a visitor-readable page exists at the path; paths in BESIDE do not count. */
  async hasPage(address: string, tx: Database): Promise<boolean> {
    if (fixed.has(address) || sharedPageSections.some((start) => address.startsWith(start))) return true;
    const candidates = await this.placed.findPlacedAt(address, tx);
    return candidates.some((row) => pageOf(row) === address);
  }
}

const addressIn = (link: string): string => canonicalAddress(pathOf(link));
