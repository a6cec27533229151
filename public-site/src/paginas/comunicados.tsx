import { formatDate } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Etiqueta } from '../componentes/Etiqueta';
import { Filtros } from '../componentes/Filtros';
import { Pagina } from '../componentes/Pagina';
import { Paginacion } from '../componentes/Paginacion';
import { Rejilla } from '../componentes/Rejilla';
import { Tarjeta } from '../componentes/Tarjeta';
import { Vacio } from '../componentes/Vacio';
import { tiposDeComunicado } from '../etiquetas';
import { lectorDe } from '../leer';
import { leerListado } from '../leerListado';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows, ...lista } = await leerListado(lectorDe(context), 'comunicados', request, {
    filtros: ['tipo'],
    porPagina: 12,
    sort: ['fechaComunicado', 'DESC'],
  });
  return {
    ...lista,
    comunicados: rows.map(({ slug, titulo, tipo, numero, fechaComunicado }) => ({
      slug,
      titulo,
      tipo,
      numero,
      fechaComunicado,
    })),
  };
};

/** Announcements, newest first. */
export function Component() {
  const { comunicados, total, pagina, porPagina } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Comunicados"
      resumen="Avisos oficiales de la cooperativa."
      migas={[{ label: 'Comunicados', href: '/comunicados' }]}
    >
      <Filtros
        buscar="Buscar en los comunicados"
        elecciones={[{ nombre: 'tipo', etiqueta: 'Tipo', todas: 'Todos', opciones: Object.entries(tiposDeComunicado) }]}
        total={total}
        unidad={['comunicado', 'comunicados']}
      />
      {comunicados.length > 0 ? (
        <Rejilla>
          {comunicados.map(({ slug, titulo, tipo, numero, fechaComunicado }) => (
            <Tarjeta
              key={slug}
              titulo={titulo}
              href={`/comunicados/${slug}`}
              nivel={2}
              antes={
                <>
                  <Etiqueta>{tiposDeComunicado[tipo]}</Etiqueta>
                  <time dateTime={fechaComunicado}>{formatDate(fechaComunicado)}</time>
                </>
              }
            >
              {numero}
            </Tarjeta>
          ))}
        </Rejilla>
      ) : (
        <Vacio titulo="No hay comunicados vigentes">
          <p>Cuando tengamos un aviso, lo verá aquí y arriba de cada página.</p>
        </Vacio>
      )}
      <Paginacion actual={pagina} total={total} porPagina={porPagina} />
    </Pagina>
  );
}
