import { formatDate } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Filtros } from '../componentes/Filtros';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { Pagina } from '../componentes/Pagina';
import { Vacio } from '../componentes/Vacio';
import { gestiones } from '../gestiones';
import { lectorDe } from '../leer';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows } = await lectorDe(context).lista(
    'institucional/memorias-institucionales',
    { range: [0, 199], sort: ['gestion', 'DESC'] },
    request.signal,
  );
  const gestion = new URL(request.url).searchParams.get('gestion');
  return {
    anios: gestiones(rows),
    memorias: rows
      .filter((row) => !gestion || String(row.gestion) === gestion)
      .map(({ gestion: anio, titulo, fechaAsamblea, pdf }) => ({ anio, titulo, fechaAsamblea, pdf })),
  };
};

/** Yearly reports. */
export function Component() {
  const { memorias, anios } = useLoaderData<typeof loader>();
  const documentos = memorias.flatMap(({ anio, titulo, fechaAsamblea, pdf }) =>
    pdf
      ? {
          titulo: titulo ?? `Memoria Institucional ${anio}`,
          archivo: pdf,
          nota: fechaAsamblea && `presentada a la asamblea el ${formatDate(fechaAsamblea)}`,
        }
      : [],
  );
  return (
    <Pagina
      titulo="Memorias Institucionales"
      resumen="El informe de cada gestión a los socios: consejos, operaciones, balance y auditoría externa."
    >
      <Filtros
        elecciones={[{ nombre: 'gestion', etiqueta: 'Gestión', todas: 'Todas', opciones: anios }]}
        total={documentos.length}
        unidad={['memoria', 'memorias']}
      />
      {documentos.length > 0 ? (
        <ListaDocumentos documentos={documentos} />
      ) : (
        <Vacio titulo="No hay memorias de esa gestión">
          <p>Elija otra gestión, o pida una copia en cualquiera de nuestras agencias.</p>
        </Vacio>
      )}
    </Pagina>
  );
}
