import { formatLongDateTime, formatMoney } from '@coop/domain/format';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { tiposDeBien } from '@coop/domain/sections/shared/tiposDeBien';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Etiqueta } from '../componentes/Etiqueta';
import { Pagina } from '../componentes/Pagina';
import { Paginacion } from '../componentes/Paginacion';
import { Rejilla } from '../componentes/Rejilla';
import { Seccion } from '../componentes/Seccion';
import { Tarjeta } from '../componentes/Tarjeta';
import { Vacio } from '../componentes/Vacio';
import { etapasDeRemate, senalamientos } from '../etiquetas';
import { lectorDe } from '../leer';
import { Filtros } from '../listas/Filtros';
import { leerLista } from '../listas/leerLista';
import * as listas from '../listas/listas';
import { eleccionDeMoneda } from '../listas/monedaDelMonto';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows, ...lista } = await leerLista(lectorDe(context), listas.remates, request);
  return {
    ...lista,
    remates: rows.map((r) => ({
      slug: r.slug,
      titulo: r.titulo,
      etapa: r.etapa,
      numeroRemate: r.numeroRemate,
      fechaSubasta: r.fechaSubasta,
      lugar: [r.municipio, r.departamento && departamentos[r.departamento]].filter(Boolean).join(', '),
      base: formatMoney(r.base, r.moneda),
      imagen: r.fotos[0]?.imagen ?? r.avisoImagen,
    })),
  };
};

type Etapa = keyof typeof etapasDeRemate;
const grupos: readonly [string, (etapa: Etapa) => boolean][] = [
  ['Próximos', (etapa) => etapa === 'programado'],
  ['Realizados, suspendidos y cancelados', (etapa) => etapa !== 'programado'],
];

/** Auctions, with their day and their base: what comes next first. */
export function Component() {
  const { remates, limites, total, pagina, porPagina } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Remates"
      resumen="Subastas públicas de bienes, con su fecha, su base y el aviso oficial."
      tema="bienes_adjudicados"
    >
      <Filtros
        lista={listas.remates}
        buscar="Buscar un remate"
        elecciones={{
          etapa: { etiqueta: 'Estado', todas: 'Todos', opciones: Object.entries(etapasDeRemate) },
          departamento: { etiqueta: 'Departamento', todas: 'Todos', opciones: Object.entries(departamentos) },
          tipoBien: { etiqueta: 'Tipo de bien', todas: 'Todos', opciones: Object.entries(tiposDeBien) },
          moneda: eleccionDeMoneda,
        }}
        monto="Base"
        total={total}
        unidad={['remate', 'remates']}
        detalle={limites}
      />
      {remates.length > 0 ? (
        grupos.map(([titulo, es]) => {
          const deEste = remates.filter(({ etapa }) => es(etapa));
          return deEste.length === 0 ? null : (
            <Seccion key={titulo} titulo={titulo}>
              <Rejilla>
                {deEste.map(({ slug, titulo, etapa, numeroRemate, fechaSubasta, lugar, base, imagen }) => (
                  <Tarjeta
                    key={slug}
                    titulo={titulo}
                    href={`/institucional/remates/${slug}`}
                    nivel={3}
                    imagen={imagen}
                    antes={
                      <>
                        <Etiqueta tono={etapa === 'programado' ? 'verde' : 'neutra'}>{etapasDeRemate[etapa]}</Etiqueta>
                        <span>{senalamientos[numeroRemate]}</span>
                      </>
                    }
                    cifra={{ valor: base, nota: 'base' }}
                  >
                    {formatLongDateTime(fechaSubasta)}
                    <br />
                    {lugar}
                  </Tarjeta>
                ))}
              </Rejilla>
            </Seccion>
          );
        })
      ) : (
        <Vacio titulo="No hay remates con esos filtros">
          <p>Pruebe con todos los departamentos, o vea los bienes adjudicados que están en venta directa.</p>
        </Vacio>
      )}
      <Paginacion actual={pagina} total={total} porPagina={porPagina} />
    </Pagina>
  );
}
