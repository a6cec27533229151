import type { PublicFile } from '@coop/domain';
import type { NavigationItem } from '@coop/domain/navigation';
import { useLocation } from 'react-router-dom';
import { useEntidad } from '../useEntidad';
import { useOrigen } from '../useOrigen';

/** A thing as schema.org describes it. Addresses in it are whole. */
export type Cosa = { readonly '@type': string; readonly [property: string]: unknown };

type Props = {
  titulo: string;
  /** What the browser's tab says; left out, the title and whose page it is. */
  pestana?: string;
  descripcion?: string;
  /** Shown where the page is shared. */
  imagen?: PublicFile | null;
  tipo?: 'website' | 'article';
  migas?: readonly NavigationItem[];
  /** What the page is about; a function, when it names its own address or that of others. */
  cosas?: (absoluta: (path: string) => string) => readonly Cosa[];
  /** For what is of one person, or only gathers what is elsewhere. */
  sinIndice?: boolean;
};

/** What search engines and those who share the page read of it. React puts it in the head. */
export function Metadatos({
  titulo,
  pestana,
  descripcion,
  imagen,
  tipo = 'website',
  migas = [],
  cosas,
  sinIndice,
}: Props) {
  const { pathname } = useLocation();
  const entidad = useEntidad();
  const origen = useOrigen();
  const absoluta = (path: string) => `${origen ?? ''}${path}`;
  const camino = migas.filter(({ label }) => label);
  return (
    <>
      <title>{pestana ?? (entidad ? `${titulo} · ${entidad.nombreCorto}` : titulo)}</title>
      {descripcion && <meta name="description" content={descripcion} />}
      {sinIndice && <meta name="robots" content="noindex" />}
      {origen && !sinIndice && <link rel="canonical" href={absoluta(pathname)} />}
      <meta property="og:title" content={titulo} />
      <meta property="og:type" content={tipo} />
      <meta property="og:locale" content="es_BO" />
      {entidad && <meta property="og:site_name" content={entidad.nombre} />}
      {descripcion && <meta property="og:description" content={descripcion} />}
      {origen && <meta property="og:url" content={absoluta(pathname)} />}
      {imagen && <meta property="og:image" content={absoluta(imagen.url)} />}
      {imagen?.alternativo && <meta property="og:image:alt" content={imagen.alternativo} />}
      {camino.length > 0 && <DatosEstructurados cosa={rutaDe(camino, pathname, absoluta)} />}
      {cosas?.(absoluta).map((cosa) => (
        <DatosEstructurados key={cosa['@type']} cosa={cosa} />
      ))}
    </>
  );
}

const rutaDe = (migas: readonly NavigationItem[], pathname: string, absoluta: (path: string) => string): Cosa => ({
  '@type': 'BreadcrumbList',
  itemListElement: migas.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: absoluta(href || pathname),
  })),
});

/** JSON that can neither end its script element nor open a comment in it. It is data: no policy lets it run. */
const DatosEstructurados = ({ cosa }: { cosa: Cosa }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React writes the text of a script no other way; `<` is escaped.
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...cosa }).replace(/</g, '\\u003c'),
    }}
  />
);
