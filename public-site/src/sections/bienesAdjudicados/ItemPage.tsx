import { formatMoney, formatNumber, formatPercent, withoutZeros } from '@coop/domain/format';
import { availabilities } from '@coop/domain/sections/bienesAdjudicados/labels';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { tiposDeBien } from '@coop/domain/sections/shared/tiposDeBien';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectorDe } from '../../reading/leer';
import { Card } from '../../ui/cards/Card';
import { DataSheet } from '../../ui/cards/DataSheet';
import { Grid } from '../../ui/cards/Grid';
import { DocumentList } from '../../ui/documents/DocumentList';
import { ButtonLink } from '../../ui/elements/Button';
import { Figure } from '../../ui/elements/Figure';
import { Plain } from '../../ui/elements/Plain';
import { Tag } from '../../ui/elements/Tag';
import { Island as Gallery } from '../../ui/media/GalleryIsland';
import { LocationMap } from '../../ui/media/LocationMap';
import { Columns } from '../../ui/page/Columns';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { SharePage } from '../../ui/sharing/SharePage';
import { legalSituations } from '../../wording/labels';
import { bienJsonLd } from './bienJsonLd';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const bien = await lectorDe(context).uno('institucional/bienes-adjudicados', params.slug ?? '', request.signal);
  if (!bien) throw data(null, { status: 404 });
  const similar = await lectorDe(context).filas(
    'institucional/bienes-adjudicados',
    { filter: { tipo: bien.tipo, disponibilidad: 'disponible' }, range: [0, 3] },
    request.signal,
  );
  return {
    ...bien,
    parecidos: similar
      .filter(({ id }) => id !== bien.id)
      .slice(0, 3)
      .map(({ slug, titulo, precio, moneda, municipio, imagenes }) => ({
        slug,
        titulo,
        precio: formatMoney(precio, moneda, 0),
        municipio,
        imagen: imagenes[0]?.imagen ?? null,
      })),
  };
};

export function Component() {
  const b = useLoaderData<typeof loader>();
  const onSale = b.disponibilidad !== 'vendido';
  const consulta = `/contactanos/consultas?${new URLSearchParams({ tema: 'bienes_adjudicados', ref: b.codigo })}`;
  const meters = (v: string | null) => v && `${withoutZeros(formatNumber(v))} m²`;
  return (
    <Page
      title={b.titulo}
      summary={`${tiposDeBien[b.tipo]} · ${b.codigo}`}
      breadcrumbs={[
        { label: 'Institucional', href: '/institucional' },
        { label: 'Bienes Adjudicados', href: '/institucional/bienes-adjudicados' },
        { label: b.titulo, href: '' },
      ]}
      datum={
        <>
          <p>
            <Tag tone={b.disponibilidad === 'disponible' ? 'verde' : 'oro'}>{availabilities[b.disponibilidad]}</Tag>
          </p>
          {onSale && <Figure isLong>{formatMoney(b.precio, b.moneda, 0)}</Figure>}
          {onSale && b.precioAnterior && (
            <p>
              Antes <s>{formatMoney(b.precioAnterior, b.moneda, 0)}</s>
              {b.rebaja && ` (${formatPercent(b.rebaja, 0)} menos)`}
            </p>
          )}
          {onSale && (
            <p>
              <a href={consulta}>Consultar por este bien</a>
            </p>
          )}
        </>
      }
      picture={b.imagenes[0]?.imagen}
      description={b.descripcion.slice(0, 160)}
      jsonLd={(absolute) => [bienJsonLd(b, absolute)]}
      topic="bienes_adjudicados"
    >
      <Columns
        side={
          <>
            <DataSheet
              data={[
                [
                  'Formas de pago',
                  b.formasPago.map((f) => (f === 'contado' ? 'Al contado' : 'Crédito de la cooperativa')).join(', '),
                ],
                ['Situación legal', legalSituations[b.estadoDocumental]],
                ['Contacto', onSale && b.contactoNombre],
                [
                  'Celular',
                  onSale && b.contactoCelular && (
                    <a href={`tel:${b.contactoCelular}`}>{b.contactoCelular.replace('+591', '')}</a>
                  ),
                ],
              ]}
            />
            {onSale && <ButtonLink href={consulta}>Consultar por este bien</ButtonLink>}
            {onSale && b.contactoCelular && (
              <ButtonLink
                tone="claro"
                href={`https://wa.me/${b.contactoCelular.slice(1)}?${new URLSearchParams({ text: `Me interesa el bien ${b.codigo}: ${b.titulo}` })}`}
                rel="noopener"
              >
                Preguntar por WhatsApp
              </ButtonLink>
            )}
            <SharePage title={b.titulo} />
          </>
        }
      >
        <Gallery pictures={b.imagenes} />
        <Plain text={b.descripcion} />
        <DataSheet
          data={[
            ['Terreno', meters(b.superficieTerreno)],
            ['Construcción', meters(b.superficieConstruida)],
            ['Dormitorios', b.dormitorios],
            ['Baños', b.banos],
            ['Garajes', b.garajes],
            ['Marca', b.marca],
            ['Modelo', b.modelo],
            ['Año', b.anio],
            ['Kilometraje', b.kilometraje && `${formatNumber(b.kilometraje, 0)} km`],
            [
              'Ubicación',
              [...new Set([b.direccion, b.zona, b.municipio, b.departamento && departamentos[b.departamento]])]
                .filter(Boolean)
                .join(', '),
            ],
          ]}
        />
        <LocationMap latitud={b.latitud} longitud={b.longitud} name={b.titulo} />
        {b.gravamenes && (
          <Section title="Gravámenes y observaciones">
            <Plain text={b.gravamenes} />
          </Section>
        )}
        {b.documentos.length > 0 && (
          <Section title="Documentos">
            <DocumentList
              documentos={b.documentos.map(({ nombre, archivo }) => ({
                titulo: nombre,
                archivo,
                fecha: archivo.creadoEn,
              }))}
            />
          </Section>
        )}
      </Columns>
      {b.parecidos.length > 0 && (
        <Section title="Otros bienes parecidos">
          <Grid narrow>
            {b.parecidos.map(({ slug, titulo, precio, municipio, imagen }) => (
              <Card
                key={slug}
                title={titulo}
                href={`/institucional/bienes-adjudicados/${slug}`}
                picture={imagen}
                ofGoods
                figure={{ value: precio, note: 'precio' }}
              >
                {municipio}
              </Card>
            ))}
          </Grid>
        </Section>
      )}
    </Page>
  );
}
