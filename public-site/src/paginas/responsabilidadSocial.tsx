import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Etiqueta } from '../componentes/Etiqueta';
import { Filtros } from '../componentes/Filtros';
import { Pagina } from '../componentes/Pagina';
import { Paginacion } from '../componentes/Paginacion';
import { Rejilla } from '../componentes/Rejilla';
import { Tarjeta } from '../componentes/Tarjeta';
import { Vacio } from '../componentes/Vacio';
import { tiposDeRse } from '../etiquetas';
import { lectorDe } from '../leer';
import { leerListado } from '../leerListado';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows, ...lista } = await leerListado(
    lectorDe(context),
    'institucional/responsabilidad-social-empresarial',
    request,
    { filtros: ['tipo', 'gestion'], porPagina: 12, sort: ['gestion', 'DESC'] },
  );
  return {
    ...lista,
    acciones: rows.map(({ slug, titulo, tipo, gestion, resumen, imagenPortada }) => ({
      slug,
      titulo,
      tipo,
      gestion,
      resumen,
      imagenPortada,
    })),
  };
};

/** What the cooperative does for its people and its place. */
export function Component() {
  const { acciones, total, pagina, porPagina } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Responsabilidad Social Empresarial"
      resumen="Lo que hacemos por nuestros socios, nuestra gente y el lugar donde vivimos."
    >
      <Filtros
        elecciones={[{ nombre: 'tipo', etiqueta: 'Tipo', todas: 'Todos', opciones: Object.entries(tiposDeRse) }]}
        total={total}
        unidad={['publicación', 'publicaciones']}
      />
      {acciones.length > 0 ? (
        <Rejilla>
          {acciones.map(({ slug, titulo, tipo, gestion, resumen, imagenPortada }) => (
            <Tarjeta
              key={slug}
              titulo={titulo}
              href={`/institucional/responsabilidad-social-empresarial/${slug}`}
              nivel={2}
              imagen={imagenPortada}
              antes={
                <>
                  <Etiqueta tono="verde">{tiposDeRse[tipo]}</Etiqueta>
                  <span>{gestion}</span>
                </>
              }
            >
              {resumen}
            </Tarjeta>
          ))}
        </Rejilla>
      ) : (
        <Vacio titulo="No hay publicaciones de ese tipo">
          <p>Pruebe con todos los tipos.</p>
        </Vacio>
      )}
      <Paginacion actual={pagina} total={total} porPagina={porPagina} />
    </Pagina>
  );
}
