import { formatDate } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Pagina } from '../componentes/Pagina';
import { Paginacion } from '../componentes/Paginacion';
import { Rejilla } from '../componentes/Rejilla';
import { Seccion } from '../componentes/Seccion';
import { TarjetaDocumento } from '../componentes/TarjetaDocumento';
import { Vacio } from '../componentes/Vacio';
import { periodos } from '../etiquetas';
import { gestiones } from '../gestiones';
import { lectorDe } from '../leer';
import { Filtros } from '../listas/Filtros';
import { leerLista } from '../listas/leerLista';
import * as listas from '../listas/listas';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [{ rows, ...lista }, todos] = await Promise.all([
    leerLista(leer, listas.boletines, request),
    leer.lista(listas.boletines.section, { range: [0, 199], sort: ['fechaEdicion', 'DESC'] }, request.signal),
  ]);
  return { ...lista, anios: gestiones(todos.rows), boletines: rows };
};

/** Bulletins by year, newest first. */
export function Component() {
  const { boletines, anios, total, pagina, porPagina } = useLoaderData<typeof loader>();
  const porGestion = [...new Set(boletines.map(({ gestion }) => gestion))].sort((a, b) => b - a);
  return (
    <Pagina
      titulo="Boletines Informativos"
      resumen="Resultados, novedades y consejos, en pocas páginas."
      cosas={(absoluta) => [
        {
          '@type': 'CollectionPage',
          name: 'Boletines Informativos',
          hasPart: boletines.map(({ titulo, numero, fechaEdicion, pdf }) => ({
            '@type': 'PublicationIssue',
            name: titulo,
            issueNumber: numero,
            datePublished: fechaEdicion,
            ...(pdf && { url: absoluta(pdf.url) }),
          })),
        },
      ]}
    >
      <Filtros
        lista={listas.boletines}
        buscar="Buscar un boletín por título o tema"
        elecciones={{
          gestion: { etiqueta: 'Gestión', todas: 'Todas', opciones: anios },
          periodicidad: { etiqueta: 'Período', todas: 'Todos', opciones: Object.entries(periodos) },
        }}
        total={total}
        unidad={['boletín', 'boletines']}
      />
      {porGestion.map((gestion) => (
        <Seccion key={gestion} titulo={`Gestión ${gestion}`}>
          <Rejilla estrecha>
            {boletines
              .filter((boletin) => boletin.gestion === gestion)
              .map(({ id, slug, numero, titulo, periodicidad, fechaEdicion, resumen, temas, portada, pdf }) => (
                <TarjetaDocumento
                  key={id}
                  ancla={slug}
                  titulo={titulo}
                  antes={`N.º ${numero}/${gestion} · ${periodos[periodicidad]} · ${formatDate(fechaEdicion)}`}
                  portada={portada}
                  archivo={pdf}
                  texto={resumen}
                  temas={temas ?? []}
                />
              ))}
          </Rejilla>
        </Seccion>
      ))}
      {boletines.length === 0 && (
        <Vacio titulo="No hay boletines con esos filtros">
          <p>Pruebe con todas las gestiones o con otra palabra.</p>
        </Vacio>
      )}
      <Paginacion actual={pagina} total={total} porPagina={porPagina} />
    </Pagina>
  );
}
