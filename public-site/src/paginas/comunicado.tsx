import { formatDate } from '@coop/domain/format';
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Columnas } from '../componentes/Columnas';
import { Enlace } from '../componentes/Enlace';
import { Etiqueta } from '../componentes/Etiqueta';
import { Ficha } from '../componentes/Ficha';
import { Imagen } from '../componentes/Imagen';
import { Imprimir } from '../componentes/Imprimir';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { Pagina } from '../componentes/Pagina';
import { TextoRico } from '../componentes/TextoRico';
import { tiposDeComunicado } from '../etiquetas';
import { type Leer, lectorDe } from '../leer';
import css from './comunicado.module.css';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const comunicado = await leer.uno('comunicados', params.slug ?? '', request.signal);
  if (!comunicado) throw data(null, { status: 404 });
  return { comunicado, agencias: await leerAgencias(leer, comunicado.agencias, request.signal) };
};

async function leerAgencias(leer: Leer, ids: readonly string[], signal: AbortSignal) {
  if (ids.length === 0) return [];
  const { rows } = await leer.lista('sitio/agencias', { filter: { id: ids }, sort: ['orden', 'ASC'] }, signal);
  return rows.map(({ slug, nombre }) => ({ slug, nombre }));
}

/** One announcement. */
export function Component() {
  const { comunicado, agencias } = useLoaderData<typeof loader>();
  const { titulo, tipo, numero, fechaComunicado, prioridad, contenido, imagen, pdf, url, vigenteHasta } = comunicado;
  return (
    <Pagina
      imagen={imagen}
      titulo={titulo}
      resumen={[numero, formatDate(fechaComunicado)].filter(Boolean).join(' · ')}
      migas={[
        { label: 'Comunicados', href: '/comunicados' },
        { label: titulo, href: '' },
      ]}
    >
      <Columnas
        lado={
          <>
            {prioridad === 'urgente' && (
              <p>
                <Etiqueta tono="carmesi">Urgente</Etiqueta>
              </p>
            )}
            <Ficha
              datos={[
                ['Tipo', tiposDeComunicado[tipo]],
                ['Número', numero],
                ['Fecha', formatDate(fechaComunicado)],
                ['Vigente hasta', vigenteHasta && formatDate(vigenteHasta)],
              ]}
            />
            {agencias.length > 0 && (
              <div className={css.agencias}>
                <h2>Agencias afectadas</h2>
                <ul className="vinetas">
                  {agencias.map(({ slug, nombre }) => (
                    <li key={slug}>
                      <Link to={`/contactanos/agencias#${slug}`}>{nombre}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <Imprimir />
          </>
        }
      >
        <TextoRico html={contenido} />
        {imagen && <Imagen archivo={imagen} className={css.imagen} tamanos="(min-width: 940px) 780px, 100vw" />}
        {url && (
          <p>
            <Enlace href={url}>Más información</Enlace>
          </p>
        )}
        {pdf && (
          <ListaDocumentos documentos={[{ titulo: `Comunicado: ${titulo}`, archivo: pdf, fecha: fechaComunicado }]} />
        )}
      </Columnas>
    </Pagina>
  );
}
