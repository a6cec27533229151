import { formatDate } from '@coop/domain/format';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Enlace } from '../componentes/Enlace';
import { Galeria } from '../componentes/Galeria';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { Pagina } from '../componentes/Pagina';
import { TextoRico } from '../componentes/TextoRico';
import { lectorDe } from '../leer';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const comunicado = await lectorDe(context).uno('comunicados', params.slug ?? '', request.signal);
  if (!comunicado) throw data(null, { status: 404 });
  return comunicado;
};

/** One announcement. */
export function Component() {
  const { titulo, numero, fechaComunicado, contenido, imagen, pdf, url } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo={titulo}
      resumen={[numero, formatDate(fechaComunicado)].filter(Boolean).join(' · ')}
      migas={[
        { label: 'Comunicados', href: '/comunicados' },
        { label: titulo, href: '' },
      ]}
    >
      <TextoRico html={contenido} />
      <Galeria imagenes={imagen ? [{ imagen, pie: null }] : []} />
      {url && (
        <p>
          <Enlace href={url}>Más información</Enlace>
        </p>
      )}
      {pdf && (
        <ListaDocumentos documentos={[{ titulo: `Comunicado: ${titulo}`, archivo: pdf, fecha: fechaComunicado }]} />
      )}
    </Pagina>
  );
}
