import { formatDate, formatNumber } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Etiqueta } from '../componentes/Etiqueta';
import { Pagina } from '../componentes/Pagina';
import { Paginacion } from '../componentes/Paginacion';
import { Rejilla } from '../componentes/Rejilla';
import { Seccion } from '../componentes/Seccion';
import { Tarjeta } from '../componentes/Tarjeta';
import { Vacio } from '../componentes/Vacio';
import { ejesDeRse } from '../etiquetas';
import { lectorDe } from '../leer';
import { Filtros } from '../listas/Filtros';
import { leerLista } from '../listas/leerLista';
import * as listas from '../listas/listas';
import { leerPublicaciones } from '../rse/leerPublicaciones';
import { Publicaciones } from '../rse/Publicaciones';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [{ rows, ...lista }, publicaciones] = await Promise.all([
    leerLista(leer, listas.actividades, request),
    leerPublicaciones(leer, request.signal),
  ]);
  return {
    ...lista,
    publicaciones,
    actividades: rows.map(({ slug, titulo, eje, fechaActividad, resumen, imagenPortada, beneficiarios }) => ({
      slug,
      titulo,
      eje,
      fechaActividad,
      resumen,
      imagenPortada,
      beneficiarios,
    })),
  };
};

/** What the cooperative does for its people and its place, and how it accounts for it. */
export function Component() {
  const { actividades, publicaciones, anios, total, pagina, porPagina } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Responsabilidad Social Empresarial"
      resumen="Lo que hacemos por nuestros socios, nuestra gente y el lugar donde vivimos."
    >
      <Seccion titulo="Actividades" ancla="actividades">
        <Filtros
          lista={listas.actividades}
          elecciones={{
            eje: { etiqueta: 'Eje', todas: 'Todos', opciones: Object.entries(ejesDeRse) },
            anio: { etiqueta: 'Año', todas: 'Todos', opciones: anios },
          }}
          total={total}
          unidad={['actividad', 'actividades']}
        />
        {actividades.length > 0 ? (
          <Rejilla>
            {actividades.map(({ slug, titulo, eje, fechaActividad, resumen, imagenPortada, beneficiarios }) => (
              <Tarjeta
                key={slug}
                titulo={titulo}
                href={`/${listas.actividades.section}/${slug}`}
                imagen={imagenPortada}
                antes={
                  <>
                    {eje && <Etiqueta tono="verde">{ejesDeRse[eje]}</Etiqueta>}
                    {fechaActividad && <time dateTime={fechaActividad}>{formatDate(fechaActividad)}</time>}
                  </>
                }
                cifra={
                  beneficiarios ? { valor: formatNumber(beneficiarios, 0), nota: 'personas beneficiadas' } : undefined
                }
              >
                {resumen}
              </Tarjeta>
            ))}
          </Rejilla>
        ) : (
          <Vacio titulo="No hay actividades con esos filtros">
            <p>Pruebe con todos los ejes o con todos los años.</p>
          </Vacio>
        )}
        <Paginacion actual={pagina} total={total} porPagina={porPagina} />
      </Seccion>
      {publicaciones.length > 0 && (
        <Seccion titulo="Informes y políticas" ancla="informes">
          <Publicaciones publicaciones={publicaciones} />
        </Seccion>
      )}
    </Pagina>
  );
}
