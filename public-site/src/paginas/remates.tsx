import { formatDateTime, formatMoney } from '@coop/domain/format';
import { departamentos } from '@coop/domain/sections/shared/departamentos';
import { tiposDeBien } from '@coop/domain/sections/shared/tiposDeBien';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Etiqueta } from '../componentes/Etiqueta';
import { Filtros } from '../componentes/Filtros';
import { Pagina } from '../componentes/Pagina';
import { Paginacion } from '../componentes/Paginacion';
import { Rejilla } from '../componentes/Rejilla';
import { Tarjeta } from '../componentes/Tarjeta';
import { Vacio } from '../componentes/Vacio';
import { estadosDeRemate, senalamientos } from '../etiquetas';
import { lectorDe } from '../leer';
import { leerListado } from '../leerListado';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows, ...lista } = await leerListado(lectorDe(context), 'remates', request, {
    filtros: ['departamento', 'tipoBien'],
    porPagina: 12,
    sort: ['fechaSubasta', 'DESC'],
  });
  return {
    ...lista,
    remates: rows.map((r) => ({
      slug: r.slug,
      titulo: r.titulo,
      estadoRemate: r.estadoRemate,
      numeroRemate: r.numeroRemate,
      fechaSubasta: r.fechaSubasta,
      lugar: [r.municipio, r.departamento && departamentos[r.departamento]].filter(Boolean).join(', '),
      base: formatMoney(r.base, r.moneda),
      imagen: r.fotos[0]?.imagen ?? r.avisoImagen,
    })),
  };
};

/** Auctions, with their day and their base. */
export function Component() {
  const { remates, total, pagina, porPagina } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Remates"
      resumen="Subastas públicas de bienes, con su fecha, su base y el aviso oficial."
      tema="bienes_adjudicados"
    >
      <Filtros
        buscar="Buscar un remate"
        elecciones={[
          { nombre: 'departamento', etiqueta: 'Departamento', todas: 'Todos', opciones: Object.entries(departamentos) },
          { nombre: 'tipoBien', etiqueta: 'Tipo de bien', todas: 'Todos', opciones: Object.entries(tiposDeBien) },
        ]}
        total={total}
        unidad={['remate', 'remates']}
      />
      {remates.length > 0 ? (
        <Rejilla>
          {remates.map(({ slug, titulo, estadoRemate, numeroRemate, fechaSubasta, lugar, base, imagen }) => (
            <Tarjeta
              key={slug}
              titulo={titulo}
              href={`/institucional/remates/${slug}`}
              nivel={2}
              imagen={imagen}
              antes={
                <>
                  <Etiqueta tono={estadoRemate === 'programado' ? 'verde' : 'neutra'}>
                    {estadosDeRemate[estadoRemate]}
                  </Etiqueta>
                  <span>{senalamientos[numeroRemate]}</span>
                </>
              }
              cifra={{ valor: base, nota: 'base' }}
            >
              {formatDateTime(fechaSubasta)}
              <br />
              {lugar}
            </Tarjeta>
          ))}
        </Rejilla>
      ) : (
        <Vacio titulo="No hay remates con esos filtros">
          <p>Pruebe con todos los departamentos, o vea los bienes adjudicados que están en venta directa.</p>
        </Vacio>
      )}
      <Paginacion actual={pagina} total={total} porPagina={porPagina} />
    </Pagina>
  );
}
