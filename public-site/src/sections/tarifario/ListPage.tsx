import { formatDate, todayInLaPaz } from '@coop/domain/format';
import { trailIn } from '@coop/domain/navigation';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Filters } from '../../lists/Filters';
import { tarifario as filtros } from '../../lists/lists';
import { lectorDe } from '../../reading/leer';
import { useMenu } from '../../reading/useLayout';
import { DocumentList } from '../../ui/documents/DocumentList';
import { Empty } from '../../ui/elements/Empty';
import { Fold } from '../../ui/elements/Fold';
import { Note } from '../../ui/elements/Note';
import { Plain } from '../../ui/elements/Plain';
import { Jumps } from '../../ui/page/Jumps';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { Print } from '../../ui/sharing/Print';
import { tarifarioGroups } from '../../wording/labels';
import { withoutAccents } from '../../wording/withoutAccents';
import { Group } from './Group';
import { groupsOf } from './groupsOf';
import { History, periodOf } from './History';
import css from './ListPage.module.css';
import { monedas } from './line';
import { always, dateFromUrl, readVersion } from './readVersion';
import { Uses } from './Uses';
import { useFromUrl, usesOf } from './usesOf';
import { withFormerCharge } from './withFormerCharge';
import { withTasas } from './withTasas';

const VERSIONS = 12;

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const date = dateFromUrl(request);
  const [tarifario, versions] = await Promise.all([
    readVersion(leer, { slug: params.slug, fecha: date }, request.signal),
    leer.filas(
      'institucional/tarifario',
      { filter: always, range: [0, VERSIONS - 1], sort: ['vigenteDesde', 'DESC'] },
      request.signal,
    ),
  ]);
  const today = todayInLaPaz();
  // Product rates are known only for today; for other dates the official document has them.
  const isOfToday = tarifario?.vigencia === 'vigente' && (!date || date === today);
  const current = isOfToday ? await withTasas(leer, tarifario, today) : null;
  const input = new URL(request.url).searchParams;
  const q = withoutAccents(input.get('q') ?? '');
  const [moneda, group, use] = [input.get('moneda'), input.get('grupo'), useFromUrl(input)];
  const before = versions.find(({ vigenteDesde }) => (vigenteDesde ?? '') < (tarifario?.vigenteDesde ?? ''));
  const all = withFormerCharge(current?.filas ?? tarifario?.filas ?? [], before?.filas ?? []);
  const rows = all.filter(
    (row) =>
      withoutAccents(`${row.concepto} ${row.observacion ?? ''}`).includes(q) &&
      (!moneda || row.moneda === moneda || row.moneda === 'ambas') &&
      (!group || row.grupo === group) &&
      (!use || row.uso === use),
  );
  return {
    tarifario: tarifario ? { ...tarifario, filas: rows } : null,
    usos: usesOf(all),
    uso: use,
    esDeHoy: isOfToday,
    actualizadas: current?.actualizadas ?? null,
    hoy: today,
    fecha: date ?? null,
    versiones: versions.map(({ slug, titulo, vigenteDesde, vigenteHasta }) => ({
      slug,
      titulo,
      vigenteDesde,
      vigenteHasta,
    })),
  };
};

export function Component() {
  const { tarifario, versiones, usos, uso, fecha, esDeHoy, actualizadas, hoy } = useLoaderData<typeof loader>();
  const menu = useMenu();
  const historical = tarifario?.vigencia === 'finalizado';
  const groups = groupsOf(tarifario?.filas ?? [], uso);
  const period = tarifario && periodOf(tarifario.vigenteDesde, tarifario.vigenteHasta);
  return (
    <Page
      title={historical ? tarifario.titulo : 'Tarifario'}
      breadcrumbs={[
        ...trailIn(menu, '/institucional/tarifario'),
        ...(historical ? [{ label: tarifario.titulo, href: '' }] : []),
      ]}
      summary="Todas nuestras tasas, comisiones y seguros, con la fecha desde la que rigen."
      jsonLd={(absolute) =>
        tarifario?.pdfOficial
          ? [
              {
                '@type': 'DigitalDocument',
                name: tarifario.titulo,
                datePublished: tarifario.vigenteDesde,
                ...(tarifario.vigenteHasta && { expires: tarifario.vigenteHasta }),
                encodingFormat: tarifario.pdfOficial.mime,
                url: absolute(tarifario.pdfOficial.url),
              },
            ]
          : []
      }
      datum={
        tarifario && (
          <>
            <p>
              <strong>
                {historical ? 'Histórico' : `Vigente desde el ${formatDate(tarifario.vigenteDesde ?? '')}`}
              </strong>
            </p>
            {esDeHoy && <p>Tasas de productos al {formatDate(hoy)}</p>}
            <div className={css.acciones}>
              <p>{historical ? period : <a href="#historial">Ver otras fechas</a>}</p>
              <Print />
            </div>
          </>
        )
      }
    >
      {historical && (
        <Note>
          Histórico: vigente {period?.replace(/^D/, 'd')}. <a href="/institucional/tarifario">Ver el vigente</a>
        </Note>
      )}
      {tarifario && !esDeHoy && (
        <Note>
          Las tasas de créditos, ahorro y depósitos {fecha ? `del ${formatDate(fecha)}` : 'de ese período'} están en el
          documento oficial.
        </Note>
      )}
      {actualizadas && (
        <Note>
          Tasas de productos actualizadas el {formatDate(actualizadas)}, después de este tarifario: rigen las que ve en
          esta página.
        </Note>
      )}
      {tarifario ? (
        <>
          <div className={css.buscar}>
            <Uses uses={usos} chosen={uso} date={fecha} />
            {!uso && (
              <Filters
                list={filtros}
                searchLabel="Buscar un concepto, por ejemplo «vivienda»"
                choices={{
                  grupo: { label: 'Grupo', all: 'Todos', options: Object.entries(tarifarioGroups) },
                  moneda: {
                    label: 'Moneda',
                    all: 'Todas',
                    options: (['BOB', 'USD', 'UFV'] as const).map((m) => [m, monedas[m]] as const),
                  },
                }}
                total={tarifario.filas.length}
                unit={['concepto', 'conceptos']}
              />
            )}
          </div>
          <div className={css.indice}>
            <Jumps targets={groups.map(({ grupo, titulo }) => ({ anchor: grupo, text: titulo }))} />
            <div className={css.grupos}>
              {groups.map(({ grupo, titulo, filas }) => (
                <Group key={grupo} group={grupo} title={titulo} rows={filas} />
              ))}
            </div>
          </div>
          {groups.length === 0 && (
            <Empty title="Ningún concepto coincide">
              <p>Pruebe con otra palabra, con todos los grupos o con todas las monedas.</p>
            </Empty>
          )}
          {tarifario.pdfOficial && (
            <DocumentList
              documentos={[
                {
                  titulo: `Documento oficial: ${tarifario.titulo}`,
                  archivo: tarifario.pdfOficial,
                  fecha: tarifario.vigenteDesde,
                },
              ]}
            />
          )}
          <div className={css.letra}>
            <Plain text={tarifario.nota} />
            <p>
              Si usted ya tiene un contrato, su tasa no cambia porque cambie este tarifario: la cooperativa no puede
              modificar las tasas de manera unilateral (Ley N.º 393, artículo 62).
            </p>
          </div>
        </>
      ) : (
        <Empty
          title={
            fecha ? `No tenemos un tarifario publicado del ${formatDate(fecha)}` : 'El tarifario se está actualizando'
          }
        >
          <p>Pídalo en cualquiera de nuestras agencias: siempre está a la vista.</p>
        </Empty>
      )}
      {versiones.length > 0 && (
        <Section title="Tarifarios de otras fechas" anchor="historial">
          <Fold title="Elegir un día o un período" open={fecha !== null}>
            <History versions={versiones} date={fecha} />
          </Fold>
        </Section>
      )}
    </Page>
  );
}
