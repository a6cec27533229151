import { formatDate } from '@coop/domain/format';
import { comunicadoTypes } from '@coop/domain/sections/comunicados/labels';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectorDe } from '../../reading/leer';
import { DataSheet } from '../../ui/cards/DataSheet';
import { DocumentList } from '../../ui/documents/DocumentList';
import { AnyLink } from '../../ui/elements/AnyLink';
import { RichText } from '../../ui/elements/RichText';
import { Tag } from '../../ui/elements/Tag';
import { Picture } from '../../ui/media/Picture';
import { Columns } from '../../ui/page/Columns';
import { Page } from '../../ui/page/Page';
import { Print } from '../../ui/sharing/Print';
import { AgenciaHours } from './AgenciaHours';
import css from './ItemPage.module.css';
import { readAgencias } from './readAgencias';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const comunicado = await leer.uno('comunicados', params.slug ?? '', request.signal);
  if (!comunicado) throw data(null, { status: 404 });
  return { comunicado, agencias: await readAgencias(leer, comunicado, request.signal) };
};

export function Component() {
  const { comunicado, agencias } = useLoaderData<typeof loader>();
  const { titulo, tipo, numero, fechaComunicado, prioridad, contenido, imagen, pdf, url, vigenteHasta } = comunicado;
  return (
    <Page
      picture={imagen}
      title={titulo}
      summary={[numero, formatDate(fechaComunicado)].filter(Boolean).join(' · ')}
      breadcrumbs={[
        { label: 'Comunicados', href: '/comunicados' },
        { label: titulo, href: '' },
      ]}
    >
      <Columns
        side={
          <>
            {prioridad === 'urgente' && (
              <p>
                <Tag tone="carmesi">Urgente</Tag>
              </p>
            )}
            <DataSheet
              data={[
                ['Tipo', comunicadoTypes[tipo]],
                ['Número', numero],
                ['Fecha', formatDate(fechaComunicado)],
                ['Vigente hasta', vigenteHasta && formatDate(vigenteHasta)],
              ]}
            />
            <Print />
          </>
        }
      >
        <RichText html={contenido} />
        {agencias.length > 0 && (
          <section className={css.agencias}>
            <h2>{tipo === 'horarios' ? 'Horario de cada agencia' : 'Agencias afectadas'}</h2>
            <AgenciaHours groups={agencias} />
          </section>
        )}
        {imagen && <Picture file={imagen} className={css.imagen} sizes="(min-width: 940px) 780px, 100vw" />}
        {url && (
          <p>
            <AnyLink href={url}>Más información</AnyLink>
          </p>
        )}
        {pdf && (
          <DocumentList documentos={[{ titulo: `Comunicado: ${titulo}`, archivo: pdf, fecha: fechaComunicado }]} />
        )}
      </Columns>
    </Page>
  );
}
