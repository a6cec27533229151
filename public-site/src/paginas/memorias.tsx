import { formatDate } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Pagina } from '../componentes/Pagina';
import { Rejilla } from '../componentes/Rejilla';
import { TarjetaDocumento } from '../componentes/TarjetaDocumento';
import { Vacio } from '../componentes/Vacio';
import { gestiones } from '../gestiones';
import { gestionPedida } from '../gestionPedida';
import { lectorDe } from '../leer';
import { Filtros } from '../listas/Filtros';
import * as listas from '../listas/listas';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { section, sort } = listas.memorias;
  const { rows } = await lectorDe(context).lista(section, { range: [0, 199], sort }, request.signal);
  const gestion = gestionPedida(request);
  return {
    anios: gestiones(rows),
    memorias: rows.filter((row) => !gestion || String(row.gestion) === gestion),
  };
};

/** Yearly reports, one a year, newest first. */
export function Component() {
  const { memorias, anios } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Memorias Institucionales"
      resumen="El informe de cada gestión a los socios: consejos, operaciones, balance y auditoría externa."
      cosas={(absoluta) => [
        {
          '@type': 'CollectionPage',
          name: 'Memorias Institucionales',
          hasPart: memorias.map(({ titulo, gestion, pdf }) => ({
            '@type': 'Report',
            name: titulo,
            temporalCoverage: String(gestion),
            ...(pdf && { url: absoluta(pdf.url) }),
          })),
        },
      ]}
    >
      <Filtros
        lista={listas.memorias}
        elecciones={{ gestion: { etiqueta: 'Gestión', todas: 'Todas', opciones: anios } }}
        total={memorias.length}
        unidad={['memoria', 'memorias']}
      />
      {memorias.length > 0 ? (
        <Rejilla estrecha>
          {memorias.map(({ id, slug, gestion, titulo, fechaAsamblea, descripcion, portada, pdf }) => (
            <TarjetaDocumento
              key={id}
              ancla={slug}
              nivel={2}
              titulo={titulo ?? `Memoria Institucional ${gestion}`}
              antes={`Gestión ${gestion}`}
              portada={portada}
              archivo={pdf}
              texto={descripcion}
              nota={fechaAsamblea && `Presentada a la asamblea el ${formatDate(fechaAsamblea)}`}
            />
          ))}
        </Rejilla>
      ) : (
        <Vacio titulo="No hay memorias de esa gestión">
          <p>Elija otra gestión, o pida una copia en cualquiera de nuestras agencias.</p>
        </Vacio>
      )}
    </Pagina>
  );
}
