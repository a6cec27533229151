import { formatDate, formatPercent } from '@coop/domain/format';
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Filtros } from '../componentes/Filtros';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { Llano } from '../componentes/Llano';
import { Pagina } from '../componentes/Pagina';
import { Saltos } from '../componentes/Saltos';
import { Seccion } from '../componentes/Seccion';
import { Tabla } from '../componentes/Tabla';
import { Vacio } from '../componentes/Vacio';
import { gruposDelTarifario } from '../etiquetas';
import { lectorDe } from '../leer';
import { sinTildes } from '../sinTildes';
import { monedas, montoDe, plazoDe, valorDe } from '../tarifario';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const { rows: versiones } = await leer.lista(
    'institucional/tarifario',
    { range: [0, 49], sort: ['vigenteDesde', 'DESC'] },
    request.signal,
  );
  const tarifario = params.slug ? versiones.find(({ slug }) => slug === params.slug) : versiones[0];
  if (params.slug && !tarifario) throw data(null, { status: 404 });
  const asked = new URL(request.url).searchParams;
  const q = sinTildes(asked.get('q') ?? '');
  const moneda = asked.get('moneda');
  const filas = (tarifario?.filas ?? []).filter(
    (fila) => sinTildes(fila.concepto).includes(q) && (!moneda || fila.moneda === moneda || fila.moneda === 'ambas'),
  );
  return {
    tarifario: tarifario && { ...tarifario, filas },
    vigente: tarifario?.id === versiones[0]?.id,
    otras: versiones
      .filter(({ id }) => id !== tarifario?.id)
      .map(({ slug, titulo, vigenteDesde }) => ({ slug, titulo, vigenteDesde })),
  };
};

/** Everything that is charged and paid, with the day from which it holds. */
export function Component() {
  const { tarifario, vigente, otras } = useLoaderData<typeof loader>();
  const grupos = Object.entries(gruposDelTarifario)
    .map(([grupo, titulo]) => ({ grupo, titulo, filas: tarifario?.filas.filter((fila) => fila.grupo === grupo) ?? [] }))
    .filter(({ filas }) => filas.length > 0);
  return (
    <Pagina
      titulo="Tarifario"
      resumen="Todas nuestras tasas, comisiones y seguros, con la fecha desde la que rigen."
      dato={
        tarifario?.vigenteDesde && (
          <>
            <p>
              <strong>
                {vigente ? 'Vigente' : 'Rigió'} desde el {formatDate(tarifario.vigenteDesde)}
              </strong>
            </p>
            <p>
              {vigente ? (
                otras.length > 0 && <a href="#anteriores">Ver tarifarios anteriores</a>
              ) : (
                <Link to="/institucional/tarifario">Ver el tarifario vigente</Link>
              )}
            </p>
          </>
        )
      }
    >
      {tarifario ? (
        <>
          <Filtros
            buscar="Buscar un concepto, por ejemplo «vivienda»"
            elecciones={[
              {
                nombre: 'moneda',
                etiqueta: 'Moneda',
                todas: 'Todas',
                opciones: (['BOB', 'USD', 'UFV'] as const).map((m) => [m, monedas[m]] as const),
              },
            ]}
            total={tarifario.filas.length}
            unidad={['concepto', 'conceptos']}
          />
          <Saltos destinos={grupos.map(({ grupo, titulo }) => ({ ancla: grupo, texto: titulo }))} />
          {grupos.map(({ grupo, titulo, filas }) => (
            <Seccion key={grupo} titulo={titulo} ancla={grupo}>
              <Tabla
                leyenda={titulo}
                filas={filas}
                clave={(fila) => `${fila.concepto}${fila.moneda}${fila.montoDesde}${fila.plazoDesde}`}
                columnas={[
                  {
                    titulo: 'Concepto',
                    principal: true,
                    celda: ({ concepto, observacion }) => (observacion ? `${concepto} (${observacion})` : concepto),
                  },
                  { titulo: 'Moneda', celda: ({ moneda }) => monedas[moneda] },
                  { titulo: 'Plazo', celda: plazoDe },
                  { titulo: 'Monto', numerica: true, celda: montoDe },
                  { titulo: 'Valor', numerica: true, fuerte: true, celda: valorDe },
                  {
                    titulo: 'TEA o TEAC',
                    numerica: true,
                    celda: ({ teaTeac }) => (teaTeac ? formatPercent(teaTeac) : '—'),
                  },
                ]}
              />
            </Seccion>
          ))}
          {grupos.length === 0 && (
            <Vacio titulo="Ningún concepto coincide">
              <p>Pruebe con otra palabra o con todas las monedas.</p>
            </Vacio>
          )}
          <Llano texto={tarifario.nota} />
          {tarifario.pdfOficial && (
            <Seccion titulo="Documento oficial">
              <ListaDocumentos
                documentos={[
                  { titulo: tarifario.titulo, archivo: tarifario.pdfOficial, fecha: tarifario.pdfOficial.creadoEn },
                ]}
              />
            </Seccion>
          )}
        </>
      ) : (
        <Vacio titulo="El tarifario se está actualizando">
          <p>Pídalo en cualquiera de nuestras agencias: siempre está a la vista.</p>
        </Vacio>
      )}
      {otras.length > 0 && (
        <Seccion titulo="Otros tarifarios" ancla="anteriores">
          <ul className="vinetas">
            {otras.map(({ slug, titulo, vigenteDesde }) => (
              <li key={slug}>
                <Link to={`/institucional/tarifario/${slug}`}>{titulo}</Link>
                {vigenteDesde && `, desde el ${formatDate(vigenteDesde)}`}
              </li>
            ))}
          </ul>
        </Seccion>
      )}
    </Pagina>
  );
}
