import { formatMoney, formatNumber, formatPercent } from '@coop/domain/format';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { tiposDeBien } from '@coop/domain/sections/shared/tiposDeBien';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Etiqueta } from '../componentes/Etiqueta';
import { Pagina } from '../componentes/Pagina';
import { Paginacion } from '../componentes/Paginacion';
import { Rejilla } from '../componentes/Rejilla';
import { Tarjeta } from '../componentes/Tarjeta';
import { Vacio } from '../componentes/Vacio';
import { disponibilidades } from '../etiquetas';
import { lectorDe } from '../leer';
import { Filtros } from '../listas/Filtros';
import { leerLista } from '../listas/leerLista';
import * as listas from '../listas/listas';
import { eleccionDeMoneda } from '../listas/monedaDelMonto';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [{ rows, ...lista }, disponibles] = await Promise.all([
    leerLista(leer, listas.bienes, request),
    leerLista(leer, { ...listas.bienes, siempre: { disponibilidad: 'disponible' }, porPagina: 1 }, request),
  ]);
  return {
    ...lista,
    enVenta: disponibles.total,
    bienes: rows.map((b) => ({
      slug: b.slug,
      titulo: b.titulo,
      tipo: b.tipo,
      disponibilidad: b.disponibilidad,
      lugar: [b.zona, b.municipio].filter(Boolean).join(', '),
      superficie: b.superficieTerreno,
      precio: formatMoney(b.precio, b.moneda, 0),
      rebaja: b.rebaja,
      imagen: b.imagenes[0]?.imagen ?? null,
    })),
  };
};

/** Goods for sale. */
export function Component() {
  const { bienes, enVenta, limites, total, pagina, porPagina } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Bienes Adjudicados"
      resumen="Casas, terrenos y vehículos que la cooperativa vende de forma directa, con su precio y su situación legal."
      tema="bienes_adjudicados"
    >
      <Filtros
        lista={listas.bienes}
        buscar="Buscar un bien"
        elecciones={{
          tipo: { etiqueta: 'Tipo de bien', todas: 'Todos', opciones: Object.entries(tiposDeBien) },
          departamento: { etiqueta: 'Departamento', todas: 'Todos', opciones: Object.entries(departamentos) },
          moneda: eleccionDeMoneda,
          orden: {
            etiqueta: 'Orden',
            todas: 'Los más nuevos',
            opciones: [
              ['precio', 'Menor precio'],
              ['-precio', 'Mayor precio'],
            ],
          },
        }}
        monto="Precio"
        total={total}
        unidad={['bien', 'bienes']}
        detalle={[`${enVenta} en venta`, limites].filter(Boolean).join(' · ')}
      />
      {bienes.length > 0 ? (
        <Rejilla>
          {bienes.map(({ slug, titulo, tipo, disponibilidad, lugar, superficie, precio, rebaja, imagen }) => (
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
              cifra={{ valor: precio, nota: rebaja ? `rebajado ${formatPercent(rebaja, 0)}` : 'precio' }}
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
