import { formatDate } from '@coop/domain/format';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { BotonEnlace } from '../componentes/Boton';
import { Columnas } from '../componentes/Columnas';
import { Compartir } from '../componentes/Compartir';
import { Etiqueta } from '../componentes/Etiqueta';
import { Ficha } from '../componentes/Ficha';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { Llano } from '../componentes/Llano';
import { Nota } from '../componentes/Nota';
import { Pagina } from '../componentes/Pagina';
import { Seccion } from '../componentes/Seccion';
import { TextoRico } from '../componentes/TextoRico';
import { productosDePromocion, tiposDePromocion } from '../etiquetas';
import { lectorDe } from '../leer';
import { documentosDe } from '../promociones/documentosDe';
import { ImagenDePromocion } from '../promociones/ImagenDePromocion';
import { Leyenda } from '../promociones/Leyenda';
import { ofertaDe } from '../promociones/ofertaDe';
import { plazoEnPalabras } from '../promociones/plazoEnPalabras';
import { useEntidad } from '../useEntidad';
import css from './promocion.module.css';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const promocion = await lectorDe(context).uno('promociones', params.slug ?? '', request.signal);
  if (!promocion) throw data(null, { status: 404 });
  return promocion;
};

/** One promotion, with all its conditions; what is over says so first. */
export function Component() {
  const p = useLoaderData<typeof loader>();
  const entidad = useEntidad();
  const finalizada = p.vigencia === 'finalizado';
  const documentos = documentosDe(p);
  const producto = p.producto && productosDePromocion[p.producto];
  return (
    <Pagina
      imagen={p.imagenEscritorio}
      cosas={(absoluta) => [ofertaDe(p, absoluta, entidad?.nombre)]}
      titulo={p.titulo}
      resumen={p.resumen ?? undefined}
      migas={[
        { label: 'Promociones', href: '/promociones' },
        { label: p.titulo, href: '' },
      ]}
    >
      {finalizada && p.vigenteHasta && (
        <Nota>
          <strong>Promoción finalizada.</strong> Terminó el {formatDate(p.vigenteHasta)}.{' '}
          <Link to="/promociones">Vea las promociones vigentes</Link>.
        </Nota>
      )}
      <Columnas
        lado={
          <>
            {!finalizada && (
              <p>
                <Etiqueta tono="oro">{plazoEnPalabras(p.diasRestantes, p.vigenteHasta)}</Etiqueta>
              </p>
            )}
            <Ficha
              datos={[
                ['Tipo', tiposDePromocion[p.tipo]],
                ['Desde', p.vigenteDesde && formatDate(p.vigenteDesde)],
                ['Hasta', p.vigenteHasta && formatDate(p.vigenteHasta)],
                ['Válida en', p.departamentos.map((d) => departamentos[d]).join(', ') || 'Todo el país'],
                ['Producto', producto && <Link to={producto.href}>{producto.texto}</Link>],
                ['Sorteo', p.fechaSorteo && formatDate(p.fechaSorteo)],
                ['Lugar del sorteo', p.lugarSorteo],
                ['Resolución AJ', p.resolucionAj],
              ]}
            />
            {!finalizada && p.botonEnlace && p.botonTexto && (
              <BotonEnlace to={p.botonEnlace}>{p.botonTexto}</BotonEnlace>
            )}
            {!finalizada && <Compartir titulo={p.titulo} />}
            <Leyenda />
          </>
        }
      >
        <ImagenDePromocion
          escritorio={p.imagenEscritorio}
          movil={p.imagenMovil}
          tamanos="(min-width: 940px) 780px, 100vw"
          className={css.imagen}
          prioritaria
        />
        <TextoRico html={p.contenido} />
        {p.ganadores && (
          <Seccion titulo="Ganadores" ancla="ganadores">
            <Llano texto={p.ganadores} />
          </Seccion>
        )}
        <Seccion titulo="Condiciones">
          <Llano texto={p.condiciones} />
        </Seccion>
        {documentos.length > 0 && (
          <Seccion titulo="Documentos">
            <ListaDocumentos documentos={documentos} />
          </Seccion>
        )}
      </Columnas>
    </Pagina>
  );
}
