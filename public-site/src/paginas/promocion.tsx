import { formatDate } from '@coop/domain/format';
import { departamentos } from '@coop/domain/sections/shared/departamentos';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { BotonEnlace } from '../componentes/Boton';
import { Columnas } from '../componentes/Columnas';
import { Ficha } from '../componentes/Ficha';
import { Galeria } from '../componentes/Galeria';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { Llano } from '../componentes/Llano';
import { Pagina } from '../componentes/Pagina';
import { Seccion } from '../componentes/Seccion';
import { TextoRico } from '../componentes/TextoRico';
import { tiposDePromocion } from '../etiquetas';
import { lectorDe } from '../leer';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const promocion = await lectorDe(context).uno('promociones', params.slug ?? '', request.signal);
  if (!promocion) throw data(null, { status: 404 });
  return promocion;
};

/** One promotion, with all its conditions. */
export function Component() {
  const p = useLoaderData<typeof loader>();
  const documentos = [
    ...(p.basesPdf ? [{ titulo: 'Bases de la promoción', archivo: p.basesPdf, fecha: p.basesPdf.creadoEn }] : []),
    ...(p.ganadoresPdf
      ? [{ titulo: 'Acta de ganadores', archivo: p.ganadoresPdf, fecha: p.ganadoresPdf.creadoEn }]
      : []),
  ];
  return (
    <Pagina
      titulo={p.titulo}
      resumen={p.resumen ?? undefined}
      migas={[
        { label: 'Promociones', href: '/promociones' },
        { label: p.titulo, href: '' },
      ]}
    >
      <Columnas
        lado={
          <>
            <Ficha
              datos={[
                ['Tipo', tiposDePromocion[p.tipo]],
                ['Desde', p.vigenteDesde && formatDate(p.vigenteDesde)],
                ['Hasta', p.vigenteHasta && formatDate(p.vigenteHasta)],
                ['Válida en', p.departamentos.map((d) => departamentos[d]).join(', ') || 'Todo el país'],
                ['Sorteo', p.fechaSorteo && formatDate(p.fechaSorteo)],
                ['Lugar del sorteo', p.lugarSorteo],
                ['Resolución AJ', p.resolucionAj],
              ]}
            />
            {p.botonEnlace && p.botonTexto && <BotonEnlace to={p.botonEnlace}>{p.botonTexto}</BotonEnlace>}
          </>
        }
      >
        <Galeria imagenes={p.imagenEscritorio ? [{ imagen: p.imagenEscritorio, pie: null }] : []} />
        <TextoRico html={p.contenido} />
        <Seccion titulo="Condiciones">
          <Llano texto={p.condiciones} />
        </Seccion>
        {p.ganadores && (
          <Seccion titulo="Ganadores">
            <Llano texto={p.ganadores} />
          </Seccion>
        )}
        {documentos.length > 0 && (
          <Seccion titulo="Documentos">
            <ListaDocumentos documentos={documentos} />
          </Seccion>
        )}
      </Columnas>
    </Pagina>
  );
}
