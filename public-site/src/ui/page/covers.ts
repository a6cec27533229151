import type { DrawingName } from './Drawing';

/** Background of a cover; each family of pages has its own. */
export type Tone = 'verde' | 'oro' | 'suave' | 'papel' | 'claro' | 'sierra';

type Cover = { tone: Tone; drawing?: DrawingName };

/** Covers by path prefix; the longest match wins. A trailing slash matches only the pages below. */
const covers: Readonly<Record<string, Cover>> = {
  '/hacerse-socio': { tone: 'verde', drawing: 'socios' },
  '/productos': { tone: 'verde', drawing: 'cofre' },
  '/productos/creditos': { tone: 'verde', drawing: 'casa' },
  '/productos/prestamos': { tone: 'verde', drawing: 'puesto' },
  '/productos/depositos-plazo-fijo': { tone: 'verde', drawing: 'monedas' },
  '/productos/tarjeta-debito': { tone: 'verde', drawing: 'tarjeta' },
  '/productos/cajas-seguridad': { tone: 'verde', drawing: 'escudo' },
  '/productos/seguro-de-vida': { tone: 'verde', drawing: 'escudo' },
  '/servicios': { tone: 'verde', drawing: 'sobre' },
  '/servicios/cobranza-facturas': { tone: 'verde', drawing: 'hojas' },
  '/promociones': { tone: 'oro', drawing: 'regalo' },
  '/promociones/': { tone: 'suave' },
  '/novedades': { tone: 'suave', drawing: 'periodico' },
  '/novedades/': { tone: 'suave' },
  '/comunicados': { tone: 'suave', drawing: 'periodico' },
  '/comunicados/': { tone: 'suave' },
  '/institucional': { tone: 'sierra' },
  '/institucional/tarifario': { tone: 'papel', drawing: 'hojas' },
  '/institucional/indicadores-financieros': { tone: 'papel', drawing: 'hojas' },
  '/institucional/coeficiente-adecuacion-patrimonial': { tone: 'papel', drawing: 'escudo' },
  '/institucional/memorias': { tone: 'papel', drawing: 'hojas' },
  '/institucional/boletines-informativos': { tone: 'papel', drawing: 'periodico' },
  '/institucional/remates': { tone: 'papel', drawing: 'mazo' },
  '/institucional/remates/': { tone: 'papel' },
  '/institucional/bienes-adjudicados': { tone: 'papel', drawing: 'casa' },
  '/institucional/bienes-adjudicados/': { tone: 'papel' },
  '/institucional/licitaciones': { tone: 'papel', drawing: 'mazo' },
  '/institucional/licitaciones/': { tone: 'papel' },
  '/institucional/responsabilidad-social-empresarial/': { tone: 'suave' },
  '/transparencia': { tone: 'papel', drawing: 'hojas' },
  '/contactanos': { tone: 'claro', drawing: 'globos' },
  '/contactanos/agencias': { tone: 'claro', drawing: 'agencia' },
};

const longestFirst = Object.keys(covers).sort((one, other) => other.length - one.length);

/** Returns the cover of an address; undefined for pages that begin with their text alone. */
export function coverOf(pathname: string): Cover | undefined {
  const key = longestFirst.find((one) => pathname === one || pathname.startsWith(one.endsWith('/') ? one : `${one}/`));
  return key ? covers[key] : undefined;
}
