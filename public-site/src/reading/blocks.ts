import { findSection, type SectionName, todayInLaPaz } from '@coop/domain';
import type { Holiday } from '@coop/domain/calendar';
import { trailIn } from '@coop/domain/navigation';
import { cardOf } from './cardOf';
import type { Leer, Publicado } from './leer';
import { readCreditos, simulables } from './readCreditos';
import {
  readCajas,
  readDepositos,
  readParametros,
  type SimulableCredito,
  type SimulableDepositos,
  simulableOf,
} from './simulables';

export type Escrito = Publicado<'sitio/paginas'>['bloques'][number];

/** A block with the content that it references elsewhere on the site. */
export type Bloque = Escrito & { llamado: Llamado | null };

/** The content that a block references elsewhere on the site. */
type Llamado =
  | { que: 'pagina'; href: string; titulo: string; texto: string | null }
  | { que: 'tarjetas'; href: string; todas: string; tarjetas: readonly Tarjeta[] }
  | { que: 'agencias'; agencias: readonly Publicado<'sitio/agencias'>[]; feriados: readonly Holiday[] }
  | { que: 'credito'; creditos: readonly SimulableCredito[]; hoy: string }
  | { que: 'deposito'; table: SimulableDepositos; hoy: string };

type Tarjeta = ReturnType<typeof cardOf> & { href: string };

type Reader = (leer: Leer, escrito: Escrito) => Promise<Llamado | undefined>;

const FEW = 3;
const MAX_DATA = 2;
const MAX_AGENCIAS = 60;
const AHORRO = '/productos/caja-ahorro';

/** Readers of referenced content by block type; each returns undefined where there is nothing to show. */
const readers: Partial<Record<Escrito['tipo'], Reader>> = {
  llamada: async (leer, { enlace }) => {
    const href = enlace && (await leer.destino(enlace));
    return href ? { que: 'pagina', href, titulo: '', texto: null } : undefined;
  },

  formulario: async (leer, { formulario }) => {
    const section = findSection(formulario ?? '');
    if (!section?.submission) return undefined;
    const href: string = section.submission.form;
    const entry = trailIn(await leer.menu(), href).at(-1);
    return { que: 'pagina', href, titulo: entry?.label ?? section.label.one, texto: entry?.about ?? section.about };
  },

  tarjetas: async (leer, { seccion, cuantas }) => {
    const section = findSection(seccion ?? '');
    const href = section?.address;
    if (!section?.publication || !href) return undefined;
    const rows = await leer.filas(section.name as SectionName, { range: [0, (cuantas ?? FEW) - 1] });
    if (rows.length === 0) return undefined;
    const { sharedPage } = section.publication;
    return {
      que: 'tarjetas',
      href,
      todas: section.label.many,
      tarjetas: rows.map((row) => {
        const card = cardOf(section, row);
        return { ...card, data: distinctiveData(card), href: `${href}${sharedPage ? '#' : '/'}${card.slug}` };
      }),
    };
  },

  agencias: (leer, escrito) => agenciasOf(leer, escrito),
  mapa: async (leer, escrito) => {
    const found = await agenciasOf(leer, escrito);
    return found?.agencias.some(({ latitud, longitud }) => latitud && longitud) ? found : undefined;
  },

  simulador: async (leer, { simulador }) => {
    const hoy = todayInLaPaz();
    if (simulador === 'ahorro') {
      const cajas = await readCajas(leer);
      const texto = 'Cuánto gana su dinero en cada cuenta, según el tiempo que lo deje.';
      return cajas.length > 0
        ? { que: 'pagina', href: `${AHORRO}#simulador`, titulo: 'Simule su ahorro', texto }
        : undefined;
    }
    if (simulador === 'deposito') {
      const [depositos, parametros] = await Promise.all([readDepositos(leer), readParametros(leer)]);
      return depositos && parametros ? { que: 'deposito', table: simulableOf(depositos, parametros), hoy } : undefined;
    }
    const creditos = await readCreditos(leer);
    return creditos.length > 0 ? { que: 'credito', creditos: simulables(creditos), hoy } : undefined;
  },
};

const distinctiveData = ({ title, data }: ReturnType<typeof cardOf>) =>
  data.filter(([, value]) => value !== 'Sí' && value !== 'No' && !title.includes(value)).slice(0, MAX_DATA);

/** Reads the content that a block references; undefined where there is none or it is not published. */
export const readLlamado: Reader = async (leer, escrito) => readers[escrito.tipo]?.(leer, escrito);

async function agenciasOf(
  leer: Leer,
  { departamento }: Escrito,
): Promise<Extract<Llamado, { que: 'agencias' }> | undefined> {
  const filter = departamento ? { departamento } : {};
  const [agencias, feriados] = await Promise.all([
    leer.filas('sitio/agencias', { filter, range: [0, MAX_AGENCIAS - 1], sort: ['orden', 'ASC'] }),
    leer.feriados(),
  ]);
  return agencias.length > 0 ? { que: 'agencias', agencias, feriados } : undefined;
}
