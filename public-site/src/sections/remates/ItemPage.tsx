import { percentOf } from '@coop/domain/amounts';
import { formatLongDateTime, formatMoney, formatNumber, withoutZeros } from '@coop/domain/format';
import { remateResults, remateStages } from '@coop/domain/sections/remates/labels';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { tiposDeBien } from '@coop/domain/sections/shared/tiposDeBien';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectorDe, type Publicado } from '../../reading/leer';
import { DataSheet } from '../../ui/cards/DataSheet';
import { DocumentList } from '../../ui/documents/DocumentList';
import { Figure } from '../../ui/elements/Figure';
import { Plain } from '../../ui/elements/Plain';
import { Tag } from '../../ui/elements/Tag';
import { Island as Gallery } from '../../ui/media/GalleryIsland';
import { Columns } from '../../ui/page/Columns';
import type { JsonLd } from '../../ui/page/Metadata';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { SharePage } from '../../ui/sharing/SharePage';
import { remateTypes, senalamientos } from '../../wording/labels';
import { stageTones } from './stageTones';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const remate = await lectorDe(context).uno('remates', params.slug ?? '', request.signal);
  if (!remate) throw data(null, { status: 404 });
  return remate;
};

/** Formats the deposit required to bid and its percentage of the base price: «Bs 66.000 (20 %)». */
const guarantee = (base: string, percent: string, moneda: string) =>
  `${formatMoney(percentOf(base, percent), moneda)} (${withoutZeros(formatNumber(percent))}\u00a0% de la base)`;

export function Component() {
  const r = useLoaderData<typeof loader>();
  const isCancelled = r.etapa === 'cancelado';
  const when = r.etapa === 'suspendido' ? 'Nueva fecha por fijar' : formatLongDateTime(r.fechaSubasta);
  return (
    <Page
      title={r.titulo}
      summary={`${remateTypes[r.tipoRemate]} · ${senalamientos[r.numeroRemate]} · ${r.codigo}`}
      breadcrumbs={[
        { label: 'Institucional', href: '/institucional' },
        { label: 'Remates', href: '/institucional/remates' },
        { label: r.titulo, href: '' },
      ]}
      datum={
        <>
          <p>
            <Tag tone={stageTones[r.etapa]}>{remateStages[r.etapa]}</Tag>
          </p>
          {isCancelled ? (
            <p>{r.motivo}</p>
          ) : (
            <>
              <Figure isLong>{withoutZeros(formatMoney(r.base, r.moneda))}</Figure>
              <p>
                Base del remate · <strong>{when}</strong>
              </p>
              <p>{r.resultado ? `Resultado: ${remateResults[r.resultado]}` : r.lugarSubasta}</p>
            </>
          )}
        </>
      }
      picture={r.fotos[0]?.imagen ?? r.avisoImagen}
      description={r.descripcionBien.slice(0, 160)}
      jsonLd={(absolute) => [remateJsonLd(r, absolute)]}
      topic="bienes_adjudicados"
      reference={r.codigo}
    >
      <Columns
        side={
          <>
            <DataSheet
              data={[
                ['Avalúo', r.avaluo && formatMoney(r.avaluo, r.moneda)],
                ['Base que tenía', isCancelled && formatMoney(r.base, r.moneda)],
                [
                  'Depósito de garantía',
                  !isCancelled && r.depositoGarantia && guarantee(r.base, r.depositoGarantia, r.moneda),
                ],
                [isCancelled ? 'Iba a ser' : 'Fecha y hora', isCancelled ? formatLongDateTime(r.fechaSubasta) : when],
                ['Lugar de la subasta', !isCancelled && r.lugarSubasta],
                ['Juzgado', r.juzgado],
                ['Expediente', r.expediente],
                ['Martillero o notario', r.autoridad],
                ['Contacto', r.contacto],
                ['Motivo', !isCancelled && r.motivo],
              ]}
            />
            <SharePage title={r.titulo} />
          </>
        }
      >
        <Gallery pictures={r.fotos} />
        <Section title="El bien">
          <Plain text={r.descripcionBien} />
          <DataSheet
            data={[
              ['Tipo', tiposDeBien[r.tipoBien]],
              [
                'Ubicación',
                [...new Set([r.direccion, r.zona, r.municipio, departamentos[r.departamento]])]
                  .filter(Boolean)
                  .join(', '),
              ],
              ['Superficie', r.superficie && `${withoutZeros(formatNumber(r.superficie))} m²`],
            ]}
          />
        </Section>
        {r.avisoPdf && (
          <Section title="Aviso oficial">
            <DocumentList
              documentos={[{ titulo: `Aviso de remate ${r.codigo}`, archivo: r.avisoPdf, fecha: r.avisoPdf.creadoEn }]}
            />
          </Section>
        )}
        {r.avisoImagen && <Gallery pictures={[{ imagen: r.avisoImagen, pie: 'Aviso publicado' }]} />}
      </Columns>
    </Page>
  );
}

const state = {
  programado: 'https://schema.org/EventScheduled',
  resultado_pendiente: 'https://schema.org/EventScheduled',
  realizado: 'https://schema.org/EventScheduled',
  suspendido: 'https://schema.org/EventPostponed',
  cancelado: 'https://schema.org/EventCancelled',
} as const;

/** Returns the schema.org data of an auction, as a sale event. */
const remateJsonLd = (r: Publicado<'remates'>, absolute: (path: string) => string): JsonLd => ({
  '@type': 'SaleEvent',
  name: r.titulo,
  description: r.descripcionBien,
  url: absolute(`/institucional/remates/${r.slug}`),
  startDate: r.fechaSubasta,
  eventStatus: state[r.etapa],
  location: { '@type': 'Place', name: r.lugarSubasta, address: `${departamentos[r.departamento]}, Bolivia` },
  ...(r.etapa !== 'cancelado' && { offers: { '@type': 'Offer', price: r.base, priceCurrency: r.moneda } }),
});
