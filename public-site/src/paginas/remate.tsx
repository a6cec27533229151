import { formatLongDateTime, formatMoney, formatNumber, formatPercent } from '@coop/domain/format';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { tiposDeBien } from '@coop/domain/sections/shared/tiposDeBien';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Columnas } from '../componentes/Columnas';
import { Compartir } from '../componentes/Compartir';
import { Etiqueta } from '../componentes/Etiqueta';
import { Ficha } from '../componentes/Ficha';
import { Galeria } from '../componentes/Galeria';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { Llano } from '../componentes/Llano';
import { Pagina } from '../componentes/Pagina';
import { Seccion } from '../componentes/Seccion';
import { etapasDeRemate, resultadosDeRemate, senalamientos, tiposDeRemate } from '../etiquetas';
import { lectorDe } from '../leer';
import { remateComoCosa } from '../remates/remateComoCosa';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const remate = await lectorDe(context).uno('remates', params.slug ?? '', request.signal);
  if (!remate) throw data(null, { status: 404 });
  return remate;
};

/** One auction: what, when, where, from how much. */
export function Component() {
  const r = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo={r.titulo}
      resumen={`${tiposDeRemate[r.tipoRemate]} · ${senalamientos[r.numeroRemate]} · ${r.codigo}`}
      migas={[
        { label: 'Institucional', href: '/institucional' },
        { label: 'Remates', href: '/institucional/remates' },
        { label: r.titulo, href: '' },
      ]}
      dato={
        <>
          <p>
            <Etiqueta tono={r.etapa === 'programado' ? 'verde' : 'neutra'}>{etapasDeRemate[r.etapa]}</Etiqueta>
          </p>
          <p>
            <strong>{formatLongDateTime(r.fechaSubasta)}</strong>
          </p>
          <p>{r.resultado ? `Resultado: ${resultadosDeRemate[r.resultado]}` : r.lugarSubasta}</p>
        </>
      }
      imagen={r.fotos[0]?.imagen ?? r.avisoImagen}
      descripcion={r.descripcionBien.slice(0, 160)}
      cosas={(absoluta) => [remateComoCosa(r, absoluta)]}
      tema="bienes_adjudicados"
      referencia={r.codigo}
    >
      <Columnas
        lado={
          <>
            <Ficha
              datos={[
                ['Base del remate', formatMoney(r.base, r.moneda)],
                ['Avalúo', r.avaluo && formatMoney(r.avaluo, r.moneda)],
                ['Depósito de garantía', r.depositoGarantia && formatPercent(r.depositoGarantia)],
                ['Fecha y hora', formatLongDateTime(r.fechaSubasta)],
                ['Lugar de la subasta', r.lugarSubasta],
                ['Juzgado', r.juzgado],
                ['Expediente', r.expediente],
                ['Martillero o notario', r.autoridad],
                ['Contacto', r.contacto],
                ['Motivo', r.motivo],
              ]}
            />
            <Compartir titulo={r.titulo} />
          </>
        }
      >
        <Galeria imagenes={r.fotos} />
        <Seccion titulo="El bien">
          <Llano texto={r.descripcionBien} />
          <Ficha
            datos={[
              ['Tipo', tiposDeBien[r.tipoBien]],
              [
                'Ubicación',
                [r.direccion, r.zona, r.municipio, departamentos[r.departamento]].filter(Boolean).join(', '),
              ],
              ['Superficie', r.superficie && `${formatNumber(r.superficie)} m²`],
            ]}
          />
        </Seccion>
        {r.avisoPdf && (
          <Seccion titulo="Aviso oficial">
            <ListaDocumentos
              documentos={[{ titulo: `Aviso de remate ${r.codigo}`, archivo: r.avisoPdf, fecha: r.avisoPdf.creadoEn }]}
            />
          </Seccion>
        )}
        {r.avisoImagen && <Galeria imagenes={[{ imagen: r.avisoImagen, pie: 'Aviso publicado' }]} />}
      </Columnas>
    </Pagina>
  );
}
