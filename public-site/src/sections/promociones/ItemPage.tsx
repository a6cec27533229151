import { formatDate } from '@coop/domain/format';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectorDe, type Publicado } from '../../reading/leer';
import { useEntidad } from '../../reading/useLayout';
import { DataSheet } from '../../ui/cards/DataSheet';
import { DocumentList, type FileDocument } from '../../ui/documents/DocumentList';
import { ButtonLink } from '../../ui/elements/Button';
import { Note } from '../../ui/elements/Note';
import { Plain } from '../../ui/elements/Plain';
import { RichText } from '../../ui/elements/RichText';
import { Tag } from '../../ui/elements/Tag';
import { Columns } from '../../ui/page/Columns';
import type { JsonLd } from '../../ui/page/Metadata';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { SharePage } from '../../ui/sharing/SharePage';
import { promocionProducts, promocionTypes } from '../../wording/labels';
import { formatEnd } from './formatEnd';
import css from './ItemPage.module.css';
import { Legend } from './Legend';
import { PromocionPicture } from './PromocionPicture';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const promocion = await lectorDe(context).uno('promociones', params.slug ?? '', request.signal);
  if (!promocion) throw data(null, { status: 404 });
  return promocion;
};

export function Component() {
  const p = useLoaderData<typeof loader>();
  const entidad = useEntidad();
  const ended = p.vigencia === 'finalizado';
  const documents = documentsOf(p);
  const producto = p.producto && promocionProducts[p.producto];
  return (
    <Page
      picture={p.imagenEscritorio}
      jsonLd={(absolute) => [offerOf(p, absolute, entidad?.nombre)]}
      title={p.titulo}
      summary={p.resumen ?? undefined}
      breadcrumbs={[
        { label: 'Promociones', href: '/promociones' },
        { label: p.titulo, href: '' },
      ]}
    >
      {ended && p.vigenteHasta && (
        <Note>
          <strong>Promoción finalizada.</strong> Terminó el {formatDate(p.vigenteHasta)}.{' '}
          <a href="/promociones">Vea las promociones vigentes</a>.
        </Note>
      )}
      <Columns
        side={
          <>
            {!ended && (
              <p>
                <Tag tone="oro">{formatEnd(p.diasRestantes, p.vigenteHasta)}</Tag>
              </p>
            )}
            <DataSheet
              data={[
                ['Tipo', promocionTypes[p.tipo]],
                ['Desde', p.vigenteDesde && formatDate(p.vigenteDesde)],
                ['Hasta', p.vigenteHasta && formatDate(p.vigenteHasta)],
                ['Válida en', p.departamentos.map((d) => departamentos[d]).join(', ') || 'Todo el país'],
                ['Producto', producto && <a href={producto.href}>{producto.texto}</a>],
                ['Sorteo', p.fechaSorteo && formatDate(p.fechaSorteo)],
                ['Lugar del sorteo', p.lugarSorteo],
                ['Resolución AJ', p.resolucionAj],
              ]}
            />
            {!ended && p.botonEnlace && p.botonTexto && <ButtonLink href={p.botonEnlace}>{p.botonTexto}</ButtonLink>}
            {!ended && <SharePage title={p.titulo} />}
            <Legend />
          </>
        }
      >
        <PromocionPicture
          desktop={p.imagenEscritorio}
          mobile={p.imagenMovil}
          sizes="(min-width: 940px) 780px, 100vw"
          className={css.imagen}
          priority
        />
        <RichText html={p.contenido} />
        {p.ganadores && (
          <Section title="Ganadores" anchor="ganadores">
            <Plain text={p.ganadores} />
          </Section>
        )}
        <Section title="Condiciones">
          <Plain text={p.condiciones} />
        </Section>
        {documents.length > 0 && (
          <Section title="Documentos">
            <DocumentList documentos={documents} />
          </Section>
        )}
      </Columns>
    </Page>
  );
}

const documentsOf = ({ basesPdf, ganadoresPdf }: Publicado<'promociones'>): FileDocument[] =>
  [
    { titulo: 'Bases de la promoción', archivo: basesPdf },
    { titulo: 'Acta de ganadores', archivo: ganadoresPdf },
  ].flatMap(({ titulo, archivo }) => (archivo ? [{ titulo, archivo, fecha: archivo.creadoEn }] : []));

/** Returns the schema.org data of a promotion, with its validity period. */
const offerOf = (
  p: Publicado<'promociones'>,
  absolute: (path: string) => string,
  entidad: string | undefined,
): JsonLd => ({
  '@type': 'Offer',
  name: p.titulo,
  url: absolute(`/promociones/${p.slug}`),
  ...(p.resumen && { description: p.resumen }),
  ...(p.imagenEscritorio && { image: absolute(p.imagenEscritorio.url) }),
  ...(p.vigenteDesde && { validFrom: p.vigenteDesde }),
  ...(p.vigenteHasta && { validThrough: p.vigenteHasta }),
  offeredBy: { '@type': 'FinancialService', name: entidad, url: absolute('/') },
});
