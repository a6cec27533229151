import { formatDate, formatPercent, formatShortDate } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Cotizaciones } from '../../cotizacion/Cotizaciones';
import { Filters } from '../../lists/Filters';
import { byGestion } from '../../lists/lists';
import { gestiones, gestionFromUrl } from '../../lists/readList';
import { lectorDe } from '../../reading/leer';
import { readTreByMonth, type TasasDeReferencia } from '../../reading/simulables';
import { cambioNames } from '../../simulators/names';
import { useSimulatorProps } from '../../simulators/SimulatorProps';
import { inputFromUrl } from '../../simulators/simulatorInput';
import { AnyLink } from '../../ui/elements/AnyLink';
import { Empty } from '../../ui/elements/Empty';
import { Fold } from '../../ui/elements/Fold';
import { Note } from '../../ui/elements/Note';
import { type Column, NO_DATA, Table } from '../../ui/elements/Table';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { shortMonth } from '../../wording/formats';
import { Island as Converter } from './ConverterIsland';
import { IndicatorCard } from './IndicatorCard';
import css from './IndicatorCard.module.css';
import { indicators } from './indicators';
import { MONTHS, readIndicators } from './readIndicators';
import { Statements } from './Statements';

/** Age in days of outdated figures: statements come out some weeks after their month. */
const UP_TO_DATE_DAYS = 75;
const DAY_MS = 86_400_000;
const gestionOf = ({ fechaCorte }: { fechaCorte: string }) => fechaCorte.slice(0, 4);

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [{ estados, meses }, cotizacion, tre] = await Promise.all([
    readIndicators(leer, request.signal),
    leer.cotizacion(),
    readTreByMonth(leer),
  ]);
  const gestion = gestionFromUrl(request);
  const [last] = meses;
  const documented = gestion ?? (estados[0] && gestionOf(estados[0]));
  return {
    anios: gestiones(meses.map((month) => ({ gestion: Number(gestionOf(month)) }))),
    gestion: gestion ?? null,
    meses: gestion ? meses.filter((month) => gestionOf(month) === gestion) : meses.slice(0, MONTHS),
    estados: estados.filter((state) => gestionOf(state) === documented),
    ultimo: last?.fechaCorte ?? null,
    atrasado: last !== undefined && Date.now() - Date.parse(last.fechaCorte) > UP_TO_DATE_DAYS * DAY_MS,
    cotizacion: cotizacion ?? null,
    cambio: inputFromUrl(request, cambioNames),
    tre,
  };
};

export function Component() {
  const { anios, gestion, meses, estados, ultimo, atrasado, cotizacion, cambio, tre } = useLoaderData<typeof loader>();
  const { address } = useSimulatorProps();
  return (
    <Page
      title="Indicadores Financieros"
      summary="Cuánto tenemos, cuánto prestamos y cómo nos pagan: las cifras de la cooperativa, mes a mes, y sus estados financieros."
      jsonLd={(absolute) => [
        {
          '@type': 'Dataset',
          name: 'Indicadores financieros',
          description: 'Cartera, depósitos, mora, cobertura, coeficiente de adecuación patrimonial y socios, por mes.',
          variableMeasured: indicators.map(({ titulo }) => titulo),
          temporalCoverage: `${meses.at(-1)?.fechaCorte ?? ''}/${meses[0]?.fechaCorte ?? ''}`,
          distribution: estados.flatMap(({ documentos }) =>
            documentos.map(({ archivo }) => ({
              '@type': 'DataDownload',
              encodingFormat: archivo.mime,
              contentUrl: absolute(archivo.url),
            })),
          ),
        },
      ]}
      datum={
        ultimo && (
          <>
            <p>
              <strong>Cifras al {formatDate(ultimo)}</strong>
            </p>
            <p>
              <a href="#estados">Ver los estados financieros</a>
            </p>
          </>
        )
      }
    >
      {cotizacion && (
        <Section title={cotizacion.desactualizado ? 'Cotizaciones' : 'Cotizaciones de hoy'}>
          <Cotizaciones cotizacion={cotizacion} />
          <Converter cotizacion={cotizacion} input={cambio} address={address} />
        </Section>
      )}
      <ReferenceRates months={tre} />
      <Section title={gestion ? `La cooperativa en ${gestion}` : 'La cooperativa en cifras'}>
        {atrasado && !gestion && (
          <Note>
            Las cifras más recientes son al {formatDate(ultimo ?? '')}. Publicaremos las siguientes en cuanto las
            remitamos al regulador.
          </Note>
        )}
        <Filters
          list={byGestion}
          choices={{ gestion: { label: 'Gestión', all: `Últimos ${MONTHS} meses`, options: anios } }}
          total={meses.length}
          unit={['mes', 'meses']}
        />
        {meses.length > 0 ? (
          <div className={css.rejilla}>
            {indicators.map((indicator) => (
              <IndicatorCard key={indicator.clave} indicator={indicator} months={meses} />
            ))}
          </div>
        ) : (
          <Empty title="Todavía no hay cifras de esa gestión">
            <p>Elija otra gestión. Publicamos los estados después de su envío al regulador.</p>
          </Empty>
        )}
        <p>
          El respaldo del capital se explica en{' '}
          <AnyLink href="/institucional/coeficiente-adecuacion-patrimonial">
            Coeficiente de Adecuación Patrimonial
          </AnyLink>
          .
        </p>
      </Section>
      {estados.length > 0 && (
        <Section title={`Estados financieros de ${gestionOf(estados[0] ?? { fechaCorte: '' })}`} anchor="estados">
          <Statements estados={estados} />
        </Section>
      )}
    </Page>
  );
}

type Rate = keyof Pick<
  TasasDeReferencia,
  'treMn' | 'treMe' | 'treUfv' | 'treMvdol' | 'tepMn' | 'tepMe' | 'tepUfv' | 'tepMvdol'
>;

const rates: readonly (readonly [Rate, string])[] = [
  ['treMn', 'TRe, moneda nacional'],
  ['treMe', 'TRe, moneda extranjera'],
  ['treUfv', 'TRe, UFV'],
  ['treMvdol', 'TRe, mantenimiento de valor'],
  ['tepMn', 'TEP, moneda nacional'],
  ['tepMe', 'TEP, moneda extranjera'],
  ['tepUfv', 'TEP, UFV'],
  ['tepMvdol', 'TEP, mantenimiento de valor'],
];

const columns: readonly Column<TasasDeReferencia>[] = [
  { title: 'Mes', cell: ({ mes }) => shortMonth(`${mes}-01`), main: true },
  { title: 'Vigente desde', cell: ({ vigenteDesde }) => (vigenteDesde ? formatShortDate(vigenteDesde) : NO_DATA) },
  ...rates.map(([name, title]) => ({
    title,
    numeric: true,
    cell: (row: TasasDeReferencia) => {
      const rate = row[name];
      return rate === null ? NO_DATA : formatPercent(rate);
    },
  })),
];

/** The reference rates of the last months; variable-rate loans follow the first one. Renders nothing without any. */
const ReferenceRates = ({ months }: { months: readonly TasasDeReferencia[] }) =>
  months.length > 0 && (
    <Section title="Tasas de referencia" anchor="tre">
      <p>
        La TRe es la base de los créditos de tasa variable: se le suma el margen de cada contrato. La TEP es lo que
        rinde en promedio un depósito. Rige la primera de la lista.
      </p>
      <Fold title="TRe y TEP, mes por mes">
        <Table legend="TRe y TEP por mes" columns={columns} rows={months} id={({ mes }) => mes} />
      </Fold>
    </Section>
  );
