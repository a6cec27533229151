import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Pagina } from '../componentes/Pagina';
import { Paginacion } from '../componentes/Paginacion';
import { Vacio } from '../componentes/Vacio';
import { ListaDeComunicados } from '../comunicados/ListaDeComunicados';
import { tiposDeComunicado } from '../etiquetas';
import { lectorDe } from '../leer';
import { Filtros } from '../listas/Filtros';
import { leerLista } from '../listas/leerLista';
import * as listas from '../listas/listas';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows, ...lista } = await leerLista(lectorDe(context), listas.comunicados, request);
  return {
    ...lista,
    comunicados: rows.map(({ slug, titulo, tipo, numero, fechaComunicado, prioridad, pdf }) => ({
      slug,
      titulo,
      tipo,
      numero,
      fechaComunicado,
      urgente: prioridad === 'urgente',
      conPdf: pdf !== null,
    })),
  };
};

/** Announcements, newest first. */
export function Component() {
  const { comunicados, anios, total, pagina, porPagina } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Comunicados"
      resumen="Avisos oficiales de la cooperativa."
      migas={[{ label: 'Comunicados', href: '/comunicados' }]}
    >
      <Filtros
        lista={listas.comunicados}
        buscar="Buscar en los comunicados"
        elecciones={{
          tipo: { etiqueta: 'Tipo', todas: 'Todos', opciones: Object.entries(tiposDeComunicado) },
          anio: { etiqueta: 'Año', todas: 'Todos', opciones: anios },
        }}
        total={total}
        unidad={['comunicado', 'comunicados']}
      />
      {comunicados.length > 0 ? (
        <ListaDeComunicados comunicados={comunicados} />
      ) : (
        <Vacio titulo="No hay comunicados con esos filtros">
          <p>Pruebe con otra palabra o con todos los tipos. Lo que sigue vigente está siempre en esta lista.</p>
        </Vacio>
      )}
      <Paginacion actual={pagina} total={total} porPagina={porPagina} />
    </Pagina>
  );
}
