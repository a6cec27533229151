import { formatDate, formatNumber } from '@coop/domain/format';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Columnas } from '../componentes/Columnas';
import { Ficha } from '../componentes/Ficha';
import { Galeria } from '../componentes/Galeria';
import { Imagen } from '../componentes/Imagen';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { Pagina } from '../componentes/Pagina';
import { Seccion } from '../componentes/Seccion';
import { TextoRico } from '../componentes/TextoRico';
import { ejesDeRse, tiposDeRse } from '../etiquetas';
import { lectorDe } from '../leer';
import css from './accionSocial.module.css';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const accion = await lectorDe(context).uno(
    'institucional/responsabilidad-social-empresarial',
    params.slug ?? '',
    request.signal,
  );
  if (!accion) throw data(null, { status: 404 });
  return accion;
};

/** One activity, report or policy of social responsibility. */
export function Component() {
  const a = useLoaderData<typeof loader>();
  return (
    <Pagina
      imagen={a.imagenPortada}
      titulo={a.titulo}
      resumen={a.resumen ?? undefined}
      migas={[
        { label: 'Institucional', href: '/institucional' },
        { label: 'Responsabilidad Social Empresarial', href: '/institucional/responsabilidad-social-empresarial' },
        { label: a.titulo, href: '' },
      ]}
    >
      <Columnas
        lado={
          <>
            {a.beneficiarios !== null && a.beneficiarios > 0 && (
              <p className={css.beneficiarios}>
                <strong>{formatNumber(a.beneficiarios, 0)}</strong> personas beneficiadas
              </p>
            )}
            <Ficha
              datos={[
                ['Tipo', tiposDeRse[a.tipo]],
                ['Eje', a.eje && ejesDeRse[a.eje]],
                ['Gestión', a.gestion],
                ['Fecha', a.fechaActividad && formatDate(a.fechaActividad)],
                ['Lugar', a.lugar],
              ]}
            />
          </>
        }
      >
        {a.imagenPortada && (
          <Imagen
            archivo={a.imagenPortada}
            className={css.portada}
            tamanos="(min-width: 940px) 780px, 100vw"
            prioritaria
          />
        )}
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
        {a.galeria.length > 0 && (
          <Seccion titulo="Imágenes">
            <Galeria imagenes={a.galeria} />
          </Seccion>
        )}
      </Columnas>
    </Pagina>
  );
}
