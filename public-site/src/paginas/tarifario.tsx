import { formatDate, todayInLaPaz } from '@coop/domain/format';
import { trailOf } from '@coop/domain/navigation';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Imprimir } from '../componentes/Imprimir';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { Llano } from '../componentes/Llano';
import { Nota } from '../componentes/Nota';
import { Pagina } from '../componentes/Pagina';
import { Saltos } from '../componentes/Saltos';
import { Seccion } from '../componentes/Seccion';
import { Vacio } from '../componentes/Vacio';
import { gruposDelTarifario } from '../etiquetas';
import { lectorDe } from '../leer';
import { Filtros } from '../listas/Filtros';
import { tarifario as filtros } from '../listas/listas';
import { sinTildes } from '../sinTildes';
import { conTasas } from '../tarifario/conTasas';
import { monedas } from '../tarifario/fila';
import { Grupo } from '../tarifario/Grupo';
import { Historial, periodoDe } from '../tarifario/Historial';
import { deSiempre, fechaPedida, leerVersion } from '../tarifario/leerVersion';

const VERSIONES = 12;

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const fecha = fechaPedida(request);
  const [tarifario, { rows: versiones }] = await Promise.all([
    leerVersion(leer, { slug: params.slug, fecha }, request.signal),
    leer.lista(
      'institucional/tarifario',
      { filter: deSiempre, range: [0, VERSIONES - 1], sort: ['vigenteDesde', 'DESC'] },
      request.signal,
    ),
  ]);
  const hoy = todayInLaPaz();
  // What products pay and charge is known of today alone; of another day the official document says it.
  const esDeHoy = tarifario?.vigencia === 'vigente' && (!fecha || fecha === hoy);
  const vigente = esDeHoy ? await conTasas(leer, tarifario, hoy) : null;
  const asked = new URL(request.url).searchParams;
  const q = sinTildes(asked.get('q') ?? '');
  const [moneda, grupo] = [asked.get('moneda'), asked.get('grupo')];
  const filas = (vigente?.filas ?? tarifario?.filas ?? []).filter(
    (fila) =>
      sinTildes(`${fila.concepto} ${fila.observacion ?? ''}`).includes(q) &&
      (!moneda || fila.moneda === moneda || fila.moneda === 'ambas') &&
      (!grupo || fila.grupo === grupo),
  );
  return {
    tarifario: tarifario ? { ...tarifario, filas } : null,
    esDeHoy,
    actualizadas: vigente?.actualizadas ?? null,
    hoy,
    fecha: fecha ?? null,
    versiones: versiones.map(({ slug, titulo, vigenteDesde, vigenteHasta }) => ({
      slug,
      titulo,
      vigenteDesde,
      vigenteHasta,
    })),
  };
};

/** Everything that is charged and paid, since when and until when. */
export function Component() {
  const { tarifario, versiones, fecha, esDeHoy, actualizadas, hoy } = useLoaderData<typeof loader>();
  const historico = tarifario?.vigencia === 'finalizado';
  const grupos = Object.entries(gruposDelTarifario)
    .map(([grupo, titulo]) => ({ grupo, titulo, filas: tarifario?.filas.filter((fila) => fila.grupo === grupo) ?? [] }))
    .filter(({ filas }) => filas.length > 0);
  const periodo = tarifario && periodoDe(tarifario.vigenteDesde, tarifario.vigenteHasta);
  return (
    <Pagina
      titulo={historico ? tarifario.titulo : 'Tarifario'}
      migas={[...trailOf('/institucional/tarifario'), ...(historico ? [{ label: tarifario.titulo, href: '' }] : [])]}
      resumen="Todas nuestras tasas, comisiones y seguros, con la fecha desde la que rigen."
      cosas={(absoluta) =>
        tarifario?.pdfOficial
          ? [
              {
                '@type': 'DigitalDocument',
                name: tarifario.titulo,
                datePublished: tarifario.vigenteDesde,
                ...(tarifario.vigenteHasta && { expires: tarifario.vigenteHasta }),
                encodingFormat: tarifario.pdfOficial.mime,
                url: absoluta(tarifario.pdfOficial.url),
              },
            ]
          : []
      }
      dato={
        tarifario && (
          <>
            <p>
              <strong>
                {historico ? 'Histórico' : `Vigente desde el ${formatDate(tarifario.vigenteDesde ?? '')}`}
              </strong>
            </p>
            {esDeHoy && <p>Tasas de productos al {formatDate(hoy)}</p>}
            <p>{historico ? periodo : <a href="#historial">Ver tarifarios de otras fechas</a>}</p>
            <Imprimir />
          </>
        )
      }
    >
      {historico && (
        <Nota>
          Histórico: vigente {periodo?.replace(/^D/, 'd')}. <Link to="/institucional/tarifario">Ver el vigente</Link>
        </Nota>
      )}
      {tarifario && !esDeHoy && (
        <Nota>
          Las tasas de créditos, ahorro y depósitos {fecha ? `del ${formatDate(fecha)}` : 'de ese período'} están en el
          documento oficial.
        </Nota>
      )}
      {actualizadas && (
        <Nota>
          Tasas de productos actualizadas el {formatDate(actualizadas)}, después de este tarifario: rigen las que ve en
          esta página.
        </Nota>
      )}
      {tarifario ? (
        <>
          {tarifario.pdfOficial && (
            <ListaDocumentos
              documentos={[
                {
                  titulo: `Documento oficial: ${tarifario.titulo}`,
                  archivo: tarifario.pdfOficial,
                  fecha: tarifario.vigenteDesde,
                },
              ]}
            />
          )}
          <Filtros
            lista={filtros}
            buscar="Buscar un concepto, por ejemplo «vivienda»"
            elecciones={{
              grupo: { etiqueta: 'Grupo', todas: 'Todos', opciones: Object.entries(gruposDelTarifario) },
              moneda: {
                etiqueta: 'Moneda',
                todas: 'Todas',
                opciones: (['BOB', 'USD', 'UFV'] as const).map((m) => [m, monedas[m]] as const),
              },
            }}
            total={tarifario.filas.length}
            unidad={['concepto', 'conceptos']}
          />
          <Saltos destinos={grupos.map(({ grupo, titulo }) => ({ ancla: grupo, texto: titulo }))} />
          {grupos.map(({ grupo, titulo, filas }) => (
            <Grupo key={grupo} grupo={grupo} titulo={titulo} filas={filas} />
          ))}
          {grupos.length === 0 && (
            <Vacio titulo="Ningún concepto coincide">
              <p>Pruebe con otra palabra, con todos los grupos o con todas las monedas.</p>
            </Vacio>
          )}
          <Llano texto={tarifario.nota} />
          <p>
            Si usted ya tiene un contrato, su tasa no cambia porque cambie este tarifario: la cooperativa no puede
            modificar las tasas de manera unilateral (Ley N.º 393, artículo 62).
          </p>
        </>
      ) : (
        <Vacio
          titulo={
            fecha ? `No tenemos un tarifario publicado del ${formatDate(fecha)}` : 'El tarifario se está actualizando'
          }
        >
          <p>Pídalo en cualquiera de nuestras agencias: siempre está a la vista.</p>
        </Vacio>
      )}
      {versiones.length > 0 && (
        <Seccion titulo="Tarifarios de otras fechas" ancla="historial">
          <Historial versiones={versiones} fecha={fecha} />
        </Seccion>
      )}
    </Pagina>
  );
}
