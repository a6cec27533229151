import type { PublicFile } from '@coop/domain';
import { alternatesIn, lenguas } from '@coop/domain/idiomas';
import type { NavigationItem } from '@coop/domain/navigation';
import { sharePictureOf } from '@coop/domain/sharePicture';
import { useLocation } from 'react-router-dom';
import { useEntidad, useLanguage, useOrigin } from '../../reading/useLayout';

export type JsonLd = { readonly '@type': string; readonly [property: string]: unknown };

type Props = {
  title: string;
  /** Tab title; defaults to the title and the entity's name. */
  tab?: string;
  description?: string;
  /** Image for link previews; without one, the server generates it from the title. */
  picture?: Pick<PublicFile, 'url' | 'alternativo'> | null;
  type?: 'website' | 'article';
  breadcrumbs?: readonly NavigationItem[];
  /** schema.org data of the page; a function, as it may need absolute addresses. */
  jsonLd?: (absolute: (path: string) => string) => readonly JsonLd[];
  /** For personal pages, and those that only list content found elsewhere. */
  noIndex?: boolean;
};

/** Metadata for search engines and link previews. React hoists it into the head. */
export function Metadata({
  title,
  tab,
  description,
  picture,
  type = 'website',
  breadcrumbs = [],
  jsonLd,
  noIndex,
}: Props) {
  const { pathname } = useLocation();
  const entidad = useEntidad();
  const origin = useOrigin();
  const { idioma, ediciones, page } = useLanguage();
  const absolute = (path: string) => `${origin ?? ''}${path}`;
  const image = picture ?? (pathname === '/' ? entidad?.imagenSocial : undefined);
  const address = image?.url ?? (noIndex ? undefined : sharePictureOf(pathname));
  const others = ediciones.filter((edicion) => edicion.idioma !== idioma);
  // A menu group may have no page of its own.
  const trail = breadcrumbs.filter(({ label, href }, at) => label && (href || at === breadcrumbs.length - 1));
  return (
    <>
      <title lang={page}>{tab ?? (entidad ? `${title} · ${entidad.nombreCorto}` : title)}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {origin && !noIndex && <link rel="canonical" href={absolute(pathname)} />}
      {origin &&
        alternatesIn(ediciones).map(({ hreflang, ruta }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={absolute(ruta)} />
        ))}
      <meta property="og:title" content={title} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={lenguas[idioma].og} />
      {others.map(({ idioma: other }) => (
        <meta key={other} property="og:locale:alternate" content={lenguas[other].og} />
      ))}
      {entidad && <meta property="og:site_name" content={entidad.nombre} />}
      {description && <meta property="og:description" content={description} />}
      {origin && <meta property="og:url" content={absolute(pathname)} />}
      {address && <meta property="og:image" content={absolute(address)} />}
      {image?.alternativo && <meta property="og:image:alt" content={image.alternativo} />}
      {trail.length > 0 && <StructuredData data={pathOf(trail, pathname, absolute)} />}
      {jsonLd?.(absolute).map((data) => (
        <StructuredData key={data['@type']} data={data} />
      ))}
    </>
  );
}

const pathOf = (
  breadcrumbs: readonly NavigationItem[],
  pathname: string,
  absolute: (path: string) => string,
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: absolute(href || pathname),
  })),
});

/** JSON that can't close its script element or open a comment in it. The CSP does not apply, since it is data. */
const StructuredData = ({ data }: { data: JsonLd }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to set a script's text in React; `<` is escaped.
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c'),
    }}
  />
);
