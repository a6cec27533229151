import { formatDate, formatLongDateTime, formatMoney } from '@coop/domain/format';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Columnas } from '../componentes/Columnas';
import { Etiqueta } from '../componentes/Etiqueta';
import { Ficha } from '../componentes/Ficha';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { Llano } from '../componentes/Llano';
import { Pagina } from '../componentes/Pagina';
import { Seccion } from '../componentes/Seccion';
import { Tabla } from '../componentes/Tabla';
import { TextoRico } from '../componentes/TextoRico';
import { documentosDeLicitacion, fasesDeLicitacion, tiposDeLicitacion } from '../etiquetas';
import { lectorDe } from '../leer';
import { Cronograma } from '../licitaciones/Cronograma';
import { Plazo } from '../licitaciones/Plazo';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const licitacion = await lectorDe(context).uno('institucional/licitaciones', params.slug ?? '', request.signal);
  if (!licitacion) throw data(null, { status: 404 });
  return licitacion;
};

/** One tender: its calendar, its documents, its result. */
export function Component() {
  const l = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo={l.objeto}
      resumen={`${l.codigo} · ${tiposDeLicitacion[l.tipo]} · Convocatoria ${l.convocatoria}`}
      migas={[
        { label: 'Institucional', href: '/institucional' },
        { label: 'Licitaciones', href: '/institucional/licitaciones' },
        { label: l.codigo, href: '' },
      ]}
      dato={
        <>
          <p>
            <Etiqueta tono={l.fase === 'abierta' ? 'verde' : 'neutra'}>{fasesDeLicitacion[l.fase]}</Etiqueta>
          </p>
          <p>
            Propuestas hasta el <strong>{formatLongDateTime(l.presentacionHasta)}</strong>
            {l.fase === 'abierta' && <Plazo hasta={l.presentacionHasta} />}
          </p>
          {l.modificadaEl && <p>Modificado el {formatDate(l.modificadaEl)}: vea las enmiendas.</p>}
        </>
      }
      tema="licitaciones"
      referencia={l.codigo}
    >
      <Columnas
        lado={
          <>
            <Cronograma licitacion={l} />
            <Ficha
              datos={[
                [
                  'Presupuesto referencial',
                  l.presupuestoReferencial && formatMoney(l.presupuestoReferencial, l.moneda ?? 'BOB'),
                ],
                ['Contacto', l.contacto],
                [
                  'Correo para consultas',
                  <a key="correo" href={`mailto:${l.correoConsultas}`}>
                    {l.correoConsultas}
                  </a>,
                ],
              ]}
            />
          </>
        }
      >
        <TextoRico html={l.descripcion} />
        <Seccion titulo="Documentos">
          <ListaDocumentos
            documentos={l.documentos.map(({ tipo, archivo, fecha }) => ({
              titulo: documentosDeLicitacion[tipo],
              archivo,
              fecha,
            }))}
          />
        </Seccion>
        {(l.propuestas.length > 0 || l.resultadoNota) && (
          <Seccion titulo="Resultado">
            <Llano
              texto={[l.fechaResultado && `Publicado el ${formatDate(l.fechaResultado)}.`, l.resultadoNota]
                .filter(Boolean)
                .join('\n')}
            />
            {l.propuestas.length > 0 && (
              <Tabla
                leyenda="Propuestas recibidas"
                filas={l.propuestas}
                clave={({ proponente }) => proponente}
                columnas={[
                  { titulo: 'Proponente', principal: true, celda: ({ proponente }) => proponente },
                  {
                    titulo: 'Documentos',
                    celda: ({ cumpleDocumentos }) => (cumpleDocumentos ? 'Cumple' : 'No cumple'),
                  },
                  { titulo: 'Monto o prima', celda: ({ montoOPrima }) => montoOPrima ?? '—' },
                  { titulo: 'Puntaje', numerica: true, celda: ({ puntaje }) => puntaje?.replace('.', ',') ?? '—' },
                  { titulo: 'Desempate', celda: ({ desempate }) => desempate ?? '—' },
                  { titulo: 'Resultado', celda: ({ adjudicado }) => (adjudicado ? 'Adjudicado' : 'No adjudicado') },
                ]}
              />
            )}
          </Seccion>
        )}
      </Columnas>
    </Pagina>
  );
}
