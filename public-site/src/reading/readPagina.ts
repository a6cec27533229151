import { type NavigationItem, trailIn } from '@coop/domain/navigation';
import { isRuta } from '@coop/domain/sections/paginas/ruta';
import { type Bloque, type Escrito, readLlamado } from './blocks';
import type { Leer, Publicado } from './leer';

/** Returns the staff-written page of an address; undefined where there is none or the address can't have one. */
async function findPagina(leer: Leer, path: string): Promise<Publicado<'sitio/paginas'> | undefined> {
  if (!isRuta(path)) return undefined;
  const [pagina] = await leer.filas('sitio/paginas', { filter: { ruta: path }, range: [0, 0] });
  return pagina;
}

export type StaffPagina = Pick<Publicado<'sitio/paginas'>, 'titulo' | 'resumen'> & { bloques: Bloque[] };

/** Reads the staff-written page of an address; undefined when none is published. */
export async function readPagina(leer: Leer, path: string): Promise<StaffPagina | undefined> {
  const row = await findPagina(leer, path);
  return row && written(leer, row);
}

const written = async (leer: Leer, { titulo, resumen, bloques }: Publicado<'sitio/paginas'>): Promise<StaffPagina> => ({
  titulo,
  resumen,
  bloques: await readBloques(leer, bloques),
});

/** Reads for the layout the staff-written page of an address, and the address of its easy-to-read version. */
export async function readForLayout(leer: Leer, path: string) {
  const row = await findPagina(leer, path);
  return { escrita: row ? await written(leer, row) : null, facil: row?.lecturaFacil ? easyAddress(path) : null };
}

/** Reads the blocks that have content to show: referenced content may be unpublished. */
async function readBloques(leer: Leer, escritos: readonly Escrito[]): Promise<Bloque[]> {
  const read = await Promise.all(
    escritos.map(async (escrito) => ({ ...escrito, llamado: (await readLlamado(leer, escrito)) ?? null })),
  );
  return read.filter(canBeDrawn);
}

/** Required content by block type; other types hold only text. */
const needs: Partial<Record<Bloque['tipo'], (bloque: Bloque) => unknown>> = {
  tabla: ({ filas }) => filas.length > 1,
  imagen: ({ imagen, texto }) => imagen ?? texto,
  llamada: ({ llamado }) => llamado,
  video: ({ video }) => video,
  tarjetas: ({ llamado }) => llamado,
  agencias: ({ llamado }) => llamado,
  mapa: ({ llamado }) => llamado,
  simulador: ({ llamado }) => llamado,
  formulario: ({ llamado }) => llamado,
};

/** Returns whether a block has its required content: a title without content is not shown. */
const canBeDrawn = (bloque: Bloque): boolean => Boolean(needs[bloque.tipo]?.(bloque) ?? !needs[bloque.tipo]);

const BELOW = '/lectura-facil';

type EasyPage = { titulo: string; texto: string; ruta: string };

/** Returns the easy-to-read version of a page; undefined where there is none. */
export async function readEasy(leer: Leer, path: string): Promise<EasyPage | undefined> {
  const row = await findPagina(leer, path);
  return row?.lecturaFacil ? { titulo: row.titulo, texto: row.lecturaFacil, ruta: path } : undefined;
}

const easyAddress = (path: string) => `${BELOW}${path === '/' ? '' : path}`;

/** Returns a page's breadcrumbs: the menu's, or its closest known ancestor's. */
export async function wayTo(leer: Leer, path: string, title: string): Promise<NavigationItem[]> {
  const menu = await leer.menu();
  const own = trailIn(menu, path);
  if (own.length > 0) return own;
  const self = { label: title, href: path };
  for (const above of ancestorsOf(path)) {
    const trail = trailIn(menu, above);
    if (trail.length > 0) return [...trail, self];
    const pagina = await findPagina(leer, above);
    if (pagina) return [{ label: pagina.titulo, href: above }, self];
  }
  return [self];
}

/** Returns the ancestors of a path: `/a/b/c` → `/a/b`, `/a`. */
const ancestorsOf = (path: string): string[] =>
  path
    .split('/')
    .slice(1, -1)
    .map((_, at, parts) => `/${parts.slice(0, parts.length - at).join('/')}`);
