import { formatDate, formatNumber } from '@coop/domain/format';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Ficha } from '../componentes/Ficha';
import { Galeria } from '../componentes/Galeria';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { Pagina } from '../componentes/Pagina';
import { Seccion } from '../componentes/Seccion';
import { TextoRico } from '../componentes/TextoRico';
import { lectorDe } from '../leer';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const accion = await lectorDe(context).uno(
    'institucional/responsabilidad-social-empresarial',
    params.slug ?? '',
    request.signal,
  );
  if (!accion) throw data(null, { status: 404 });
  return accion;
};

/** One activity or report of social responsibility. */
export function Component() {
  const a = useLoaderData<typeof loader>();
  const portada = a.imagenPortada ? [{ imagen: a.imagenPortada, pie: null }] : [];
  return (
    <Pagina
      titulo={a.titulo}
      resumen={a.resumen ?? undefined}
      migas={[
        { label: 'Institucional', href: '/institucional' },
        { label: 'Responsabilidad Social Empresarial', href: '/institucional/responsabilidad-social-empresarial' },
        { label: a.titulo, href: '' },
      ]}
    >
      <Ficha
        datos={[
          ['Gestión', a.gestion],
          ['Fecha', a.fechaActividad && formatDate(a.fechaActividad)],
          ['Lugar', a.lugar],
          ['Personas beneficiadas', a.beneficiarios && formatNumber(a.beneficiarios, 0)],
        ]}
      />
      <Galeria imagenes={[...portada, ...a.galeria]} />
      <TextoRico html={a.contenido} />
      {a.documentos.length > 0 && (
        <Seccion titulo="Documentos">
          <ListaDocumentos
            documentos={a.documentos.map(({ nombre, archivo }) => ({
              titulo: nombre,
              archivo,
              fecha: archivo.creadoEn,
            }))}
          />
        </Seccion>
      )}
    </Pagina>
  );
}
