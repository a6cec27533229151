import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Filtros } from '../componentes/Filtros';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { Pagina } from '../componentes/Pagina';
import { Paginacion } from '../componentes/Paginacion';
import { Vacio } from '../componentes/Vacio';
import { periodos } from '../etiquetas';
import { gestiones } from '../gestiones';
import { lectorDe } from '../leer';
import { leerListado } from '../leerListado';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [{ rows, ...lista }, ultimo] = await Promise.all([
    leerListado(leer, 'institucional/boletines-informativos', request, {
      filtros: ['gestion'],
      porPagina: 20,
      sort: ['fechaEdicion', 'DESC'],
    }),
    leer.lista(
      'institucional/boletines-informativos',
      { range: [0, 199], sort: ['fechaEdicion', 'DESC'] },
      request.signal,
    ),
  ]);
  return {
    ...lista,
    anios: gestiones(ultimo.rows),
    boletines: rows.map(({ numero, gestion, titulo, periodicidad, fechaEdicion, pdf }) => ({
      numero,
      gestion,
      titulo,
      periodicidad,
      fechaEdicion,
      pdf,
    })),
  };
};

/** Bulletins, newest first. */
export function Component() {
  const { boletines, anios, total, pagina, porPagina } = useLoaderData<typeof loader>();
  const documentos = boletines.flatMap(({ numero, gestion, titulo, periodicidad, fechaEdicion, pdf }) =>
    pdf
      ? {
          titulo,
          archivo: pdf,
          fecha: fechaEdicion,
          nota: `N.º ${numero}/${gestion}, ${periodos[periodicidad].toLowerCase()}`,
        }
      : [],
  );
  return (
    <Pagina titulo="Boletines Informativos" resumen="Resultados, novedades y consejos, en pocas páginas.">
      <Filtros
        buscar="Buscar un boletín"
        elecciones={[{ nombre: 'gestion', etiqueta: 'Gestión', todas: 'Todas', opciones: anios }]}
        total={total}
        unidad={['boletín', 'boletines']}
      />
      {documentos.length > 0 ? (
        <ListaDocumentos documentos={documentos} />
      ) : (
        <Vacio titulo="No hay boletines con esos filtros">
          <p>Pruebe con todas las gestiones o con otra palabra.</p>
        </Vacio>
      )}
      <Paginacion actual={pagina} total={total} porPagina={porPagina} />
    </Pagina>
  );
}
