import { formatDateTime } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Etiqueta } from '../componentes/Etiqueta';
import { Filtros } from '../componentes/Filtros';
import { Pagina } from '../componentes/Pagina';
import { Paginacion } from '../componentes/Paginacion';
import { Rejilla } from '../componentes/Rejilla';
import { Tarjeta } from '../componentes/Tarjeta';
import { Vacio } from '../componentes/Vacio';
import { estadoDeLicitacion } from '../estadoDeLicitacion';
import { tiposDeLicitacion } from '../etiquetas';
import { lectorDe } from '../leer';
import { leerListado } from '../leerListado';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows, ...lista } = await leerListado(lectorDe(context), 'institucional/licitaciones', request, {
    filtros: ['tipo'],
    porPagina: 12,
    sort: ['presentacionHasta', 'DESC'],
  });
  return {
    ...lista,
    licitaciones: rows.map((l) => ({
      slug: l.slug,
      codigo: l.codigo,
      objeto: l.objeto,
      tipo: l.tipo,
      presentacionHasta: l.presentacionHasta,
      situacion: estadoDeLicitacion(l.proceso, l.presentacionHasta),
    })),
  };
};

/** Tenders: what is open, what is decided. */
export function Component() {
  const { licitaciones, total, pagina, porPagina } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Licitaciones"
      resumen="Lo que la cooperativa compra y contrata, con sus documentos y sus resultados."
      tema="licitaciones"
    >
      <Filtros
        buscar="Buscar un proceso"
        elecciones={[{ nombre: 'tipo', etiqueta: 'Tipo', todas: 'Todos', opciones: Object.entries(tiposDeLicitacion) }]}
        total={total}
        unidad={['proceso', 'procesos']}
      />
      {licitaciones.length > 0 ? (
        <Rejilla>
          {licitaciones.map(({ slug, codigo, objeto, tipo, presentacionHasta, situacion }) => (
            <Tarjeta
              key={slug}
              titulo={objeto}
              href={`/institucional/licitaciones/${slug}`}
              nivel={2}
              antes={
                <>
                  <Etiqueta tono={situacion === 'Abierta' ? 'verde' : 'neutra'}>{situacion}</Etiqueta>
                  <span>{codigo}</span>
                </>
              }
            >
              {tiposDeLicitacion[tipo]}
              <br />
              Propuestas hasta el {formatDateTime(presentacionHasta)}
            </Tarjeta>
          ))}
        </Rejilla>
      ) : (
        <Vacio titulo="No hay procesos con esos filtros">
          <p>Las convocatorias nuevas se publican aquí el mismo día que en prensa.</p>
        </Vacio>
      )}
      <Paginacion actual={pagina} total={total} porPagina={porPagina} />
    </Pagina>
  );
}
