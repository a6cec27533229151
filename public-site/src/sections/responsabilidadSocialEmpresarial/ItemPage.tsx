import { formatDate, formatNumber } from '@coop/domain/format';
import { rseAxes } from '@coop/domain/sections/responsabilidadSocialEmpresarial/labels';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectorDe } from '../../reading/leer';
import { DataSheet } from '../../ui/cards/DataSheet';
import { DocumentList } from '../../ui/documents/DocumentList';
import { RichText } from '../../ui/elements/RichText';
import { Island as Gallery } from '../../ui/media/GalleryIsland';
import { Picture } from '../../ui/media/Picture';
import { Columns } from '../../ui/page/Columns';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { rseTypes } from '../../wording/labels';
import css from './ItemPage.module.css';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const action = await lectorDe(context).uno(
    'institucional/responsabilidad-social-empresarial',
    params.slug ?? '',
    request.signal,
  );
  if (!action) throw data(null, { status: 404 });
  return action;
};

export function Component() {
  const a = useLoaderData<typeof loader>();
  return (
    <Page
      picture={a.imagenPortada}
      title={a.titulo}
      summary={a.resumen ?? undefined}
      breadcrumbs={[
        { label: 'Institucional', href: '/institucional' },
        { label: 'Responsabilidad Social Empresarial', href: '/institucional/responsabilidad-social-empresarial' },
        { label: a.titulo, href: '' },
      ]}
    >
      <Columns
        side={
          <>
            {a.beneficiarios !== null && a.beneficiarios > 0 && (
              <p className={css.beneficiarios}>
                <strong>{formatNumber(a.beneficiarios, 0)}</strong> personas beneficiadas
              </p>
            )}
            <DataSheet
              data={[
                ['Tipo', rseTypes[a.tipo]],
                ['Eje', a.eje && rseAxes[a.eje]],
                ['Gestión', a.gestion],
                ['Fecha', a.fechaActividad && formatDate(a.fechaActividad)],
                ['Lugar', a.lugar],
              ]}
            />
          </>
        }
      >
        {a.imagenPortada && (
          <Picture file={a.imagenPortada} className={css.portada} sizes="(min-width: 940px) 780px, 100vw" priority />
        )}
        <RichText html={a.contenido} />
        {a.documentos.length > 0 && (
          <Section title="Documentos">
            <DocumentList
              documentos={a.documentos.map(({ nombre, archivo }) => ({
                titulo: nombre,
                archivo,
                fecha: archivo.creadoEn,
              }))}
            />
          </Section>
        )}
        {a.galeria.length > 0 && (
          <Section title="Imágenes">
            <Gallery pictures={a.galeria} />
          </Section>
        )}
      </Columns>
    </Page>
  );
}
