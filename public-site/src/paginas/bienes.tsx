import { formatMoney, formatNumber } from '@coop/domain/format';
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
import { disponibilidades } from '../etiquetas';
import { lectorDe } from '../leer';
import { leerListado } from '../leerListado';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows, ...lista } = await leerListado(lectorDe(context), 'institucional/bienes-adjudicados', request, {
    filtros: ['tipo', 'departamento'],
    porPagina: 12,
    sort: ['codigo', 'DESC'],
  });
  return {
    ...lista,
    bienes: rows.map((b) => ({
      slug: b.slug,
      titulo: b.titulo,
      tipo: b.tipo,
      disponibilidad: b.disponibilidad,
      lugar: [b.zona, b.municipio].filter(Boolean).join(', '),
      superficie: b.superficieTerreno,
      precio: formatMoney(b.precio, b.moneda, 0),
      rebajado: b.precioAnterior !== null,
      imagen: b.imagenes[0]?.imagen ?? null,
    })),
  };
};

/** Goods for sale. */
export function Component() {
  const { bienes, total, pagina, porPagina } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Bienes Adjudicados"
      resumen="Casas, terrenos y vehículos que la cooperativa vende de forma directa, con su precio y su situación legal."
      tema="bienes_adjudicados"
    >
      <Filtros
        buscar="Buscar un bien"
        elecciones={[
          { nombre: 'tipo', etiqueta: 'Tipo de bien', todas: 'Todos', opciones: Object.entries(tiposDeBien) },
          { nombre: 'departamento', etiqueta: 'Departamento', todas: 'Todos', opciones: Object.entries(departamentos) },
        ]}
        total={total}
        unidad={['bien en venta', 'bienes en venta']}
      />
      {bienes.length > 0 ? (
        <Rejilla>
          {bienes.map(({ slug, titulo, tipo, disponibilidad, lugar, superficie, precio, rebajado, imagen }) => (
            <Tarjeta
              key={slug}
              titulo={titulo}
              href={`/institucional/bienes-adjudicados/${slug}`}
              nivel={2}
              imagen={imagen}
              antes={
                <>
                  <Etiqueta tono={disponibilidad === 'disponible' ? 'verde' : 'oro'}>
                    {disponibilidades[disponibilidad]}
                  </Etiqueta>
                  <span>{tiposDeBien[tipo]}</span>
                </>
              }
              cifra={{ valor: precio, nota: rebajado ? 'precio rebajado' : 'precio' }}
            >
              {lugar}
              {superficie && <> · {formatNumber(superficie, 0)} m²</>}
            </Tarjeta>
          ))}
        </Rejilla>
      ) : (
        <Vacio titulo="No hay bienes con esos filtros">
          <p>Pruebe con todos los tipos o con todos los departamentos.</p>
        </Vacio>
      )}
      <Paginacion actual={pagina} total={total} porPagina={porPagina} />
    </Pagina>
  );
}
