import { formatLongDateTime } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Etiqueta } from '../componentes/Etiqueta';
import { Pagina } from '../componentes/Pagina';
import { Paginacion } from '../componentes/Paginacion';
import { Rejilla } from '../componentes/Rejilla';
import { Seccion } from '../componentes/Seccion';
import { Tarjeta } from '../componentes/Tarjeta';
import { Vacio } from '../componentes/Vacio';
import { fasesDeLicitacion, tiposDeLicitacion } from '../etiquetas';
import { lectorDe } from '../leer';
import { Plazo } from '../licitaciones/Plazo';
import { Filtros } from '../listas/Filtros';
import { leerLista } from '../listas/leerLista';
import * as listas from '../listas/listas';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows, ...lista } = await leerLista(lectorDe(context), listas.licitaciones, request);
  return {
    ...lista,
    licitaciones: rows.map((l) => ({
      slug: l.slug,
      codigo: l.codigo,
      objeto: l.objeto,
      tipo: l.tipo,
      presentacionHasta: l.presentacionHasta,
      fase: l.fase,
    })),
  };
};

type Fase = keyof typeof fasesDeLicitacion;
const grupos: readonly [string, (fase: Fase) => boolean][] = [
  ['Abiertas', (fase) => fase === 'abierta'],
  ['Cerradas y anteriores', (fase) => fase !== 'abierta'],
];

/** Tenders: what is open, what closes next first; then what is decided. */
export function Component() {
  const { licitaciones, anios, total, pagina, porPagina } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Licitaciones"
      resumen="Lo que la cooperativa compra y contrata, con sus documentos y sus resultados."
      tema="licitaciones"
    >
      <Filtros
        lista={listas.licitaciones}
        buscar="Buscar un proceso"
        elecciones={{
          fase: { etiqueta: 'Estado', todas: 'Todos', opciones: Object.entries(fasesDeLicitacion) },
          tipo: { etiqueta: 'Tipo', todas: 'Todos', opciones: Object.entries(tiposDeLicitacion) },
          anio: { etiqueta: 'Gestión', todas: 'Todas', opciones: anios },
        }}
        total={total}
        unidad={['proceso', 'procesos']}
      />
      {licitaciones.length > 0 ? (
        grupos.map(([titulo, es]) => {
          const deEste = licitaciones.filter(({ fase }) => es(fase));
          return deEste.length === 0 ? null : (
            <Seccion key={titulo} titulo={titulo}>
              <Rejilla>
                {deEste.map(({ slug, codigo, objeto, tipo, presentacionHasta, fase }) => (
                  <Tarjeta
                    key={slug}
                    titulo={objeto}
                    href={`/institucional/licitaciones/${slug}`}
                    nivel={3}
                    antes={
                      <>
                        <Etiqueta tono={fase === 'abierta' ? 'verde' : 'neutra'}>{fasesDeLicitacion[fase]}</Etiqueta>
                        <span>{codigo}</span>
                      </>
                    }
                  >
                    {tiposDeLicitacion[tipo]}
                    <br />
                    Propuestas hasta el {formatLongDateTime(presentacionHasta)}
                    {fase === 'abierta' && <Plazo hasta={presentacionHasta} />}
                  </Tarjeta>
                ))}
              </Rejilla>
            </Seccion>
          );
        })
      ) : (
        <Vacio titulo="No hay procesos con esos filtros">
          <p>Las convocatorias nuevas se publican aquí el mismo día que en prensa.</p>
        </Vacio>
      )}
      <Paginacion actual={pagina} total={total} porPagina={porPagina} />
    </Pagina>
  );
}
