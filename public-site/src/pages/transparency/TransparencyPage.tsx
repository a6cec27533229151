import type { Transparency } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';
import { formatDate, formatNumber, formatPercent, formatShortDate } from '@coop/domain/format';
import { addressOfTable, type TransparencyTable } from '@coop/domain/transparencia';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectorDe } from '../../reading/leer';
import { Island as Chart } from '../../ui/chart/ChartIsland';
import { ButtonLink } from '../../ui/elements/Button';
import { Icon } from '../../ui/elements/Icon';
import { NO_DATA, Table } from '../../ui/elements/Table';
import { type CoverFigure, Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { shortMonth } from '../../wording/formats';
import css from './Transparency.module.css';

export const loader = ({ context }: LoaderFunctionArgs) => lectorDe(context).transparencia();

export function Component() {
  const figures = useLoaderData<typeof loader>();
  const { hasta, minimo, reclamos, tasas, indicadores, publicaciones } = figures;
  return (
    <Page
      title="Transparencia"
      summary="Cómo respondemos, qué cambió de precio y cuánto respaldo tiene su dinero: cifras que salen solas de nuestros datos."
      figures={figuresOf(figures)}
      datum={
        <>
          <p>Calculado el {formatDate(hasta)}</p>
          <p>Cada tabla se descarga. Con menos de {minimo} casos no se dice cuántos, para que nadie sea reconocido.</p>
        </>
      }
    >
      <Complaints periods={reclamos} least={minimo} />
      <Changes changes={tasas} />
      <Indicators months={indicadores} />
      <Publications publications={publicaciones} />
    </Page>
  );
}

const Publications = ({ publications }: { publications: Transparency['publicaciones'] }) => (
  <Section title="Qué publicamos, y cuándo">
    {publications.length > 0 ? (
      <>
        <Table
          legend="Lo último que se publicó de cada clase"
          rows={publications}
          id={({ etiqueta }) => etiqueta}
          columns={[
            { title: 'Qué', main: true, cell: ({ etiqueta }) => etiqueta },
            { title: 'El último', cell: ({ titulo, enlace }) => <a href={enlace}>{titulo}</a> },
            { title: 'De', cell: ({ publicado }) => formatShortDate(publicado) },
            { title: 'En el último año', numeric: true, cell: ({ enUnAnio }) => enUnAnio },
          ]}
        />
        <Download table="publicaciones" of="lo último publicado" />
      </>
    ) : (
      <p>Todavía no hay nada publicado.</p>
    )}
  </Section>
);

const Changes = ({ changes }: { changes: Transparency['tasas'] }) => (
  <Section title="Cambios de tasas y comisiones">
    <p>
      En el último año. Lo que rige hoy está en el <a href="/institucional/tarifario">tarifario</a>, con todas sus
      versiones.
    </p>
    {changes.length > 0 ? (
      <>
        <Table
          legend="Cambios de tasas y comisiones en el último año"
          rows={changes}
          id={({ desde, concepto, condiciones }) => `${desde} ${concepto} ${condiciones}`}
          columns={[
            { title: 'Concepto', main: true, cell: ({ concepto }) => concepto },
            { title: 'Cuándo se aplica', cell: ({ condiciones }) => condiciones || NO_DATA },
            { title: 'Desde', cell: ({ desde }) => formatDate(desde) },
            { title: 'Antes', numeric: true, cell: ({ antes }) => antes },
            { title: 'Ahora', numeric: true, strong: true, cell: ({ ahora }) => ahora },
          ]}
        />
        <Download table="tasas" of="cambios de tasas y comisiones" />
      </>
    ) : (
      <p>Nada cambió en el último año.</p>
    )}
  </Section>
);

const percent = (value: string | null) => (value === null ? NO_DATA : formatPercent(value));

const Indicators = ({ months }: { months: Transparency['indicadores'] }) => {
  const least = months[0]?.minimoLegal ?? null;
  return (
    <Section title="Respaldo y mora">
      <p>
        El coeficiente de adecuación patrimonial (CAP) dice cuánto patrimonio respalda los riesgos; la mora, qué parte
        de los créditos se paga con atraso.{least && ` La ley pide un CAP de ${percent(least)} o más.`}{' '}
        <a href="/institucional/indicadores-financieros">Todos los indicadores</a>
      </p>
      {months.length > 0 ? (
        <>
          <div className={css.graficos}>
            <MonthChart months={months} of="cap" title="CAP, mes a mes" />
            <MonthChart months={months} of="mora" title="Mora, mes a mes" />
          </div>
          <Table
            legend="CAP y mora, mes a mes"
            rows={months}
            id={({ fechaCorte }) => fechaCorte}
            compact
            columns={[
              { title: 'A fines de', main: true, cell: ({ fechaCorte }) => shortMonth(fechaCorte) },
              { title: 'CAP', numeric: true, strong: true, cell: ({ cap }) => percent(cap) },
              { title: 'Mora', numeric: true, cell: ({ mora }) => percent(mora) },
            ]}
          />
          <Download table="indicadores" of="CAP y mora" />
        </>
      ) : (
        <p>Todavía no hay cifras publicadas.</p>
      )}
    </Section>
  );
};

type MonthChartProps = { months: Transparency['indicadores']; of: 'cap' | 'mora'; title: string };

/** An indicator by month, beside the table with the same data. */
function MonthChart({ months, of, title }: MonthChartProps) {
  const puntos = months
    .flatMap(({ fechaCorte, [of]: value }) =>
      value === null
        ? []
        : { fecha: fechaCorte, etiqueta: shortMonth(fechaCorte), valor: Number(value), texto: formatPercent(value) },
    )
    .toReversed();
  const least = of === 'cap' ? months[0]?.minimoLegal : null;
  return (
    puntos.length > 1 && (
      <Chart
        title={title}
        unit="en porcentaje"
        forma="linea"
        puntos={puntos}
        escala={{ decimals: 2, unit: '%' }}
        {...(least && { referencia: { etiqueta: 'Mínimo legal', valor: Number(least) } })}
      />
    )
  );
}

type Period = Transparency['reclamos'][number];

/** Days that the four last quarters span at most. */
const TWELVE_MONTHS = 366;

/** Returns the last figures, and of complaints those of the last four quarters, where no period has few cases. */
function figuresOf({ reclamos, indicadores, tasas }: Transparency): CoverFigure[] {
  const last = reclamos.at(-1)?.hasta;
  const year = last ? reclamos.filter(({ desde }) => desde > addDays(last, -TWELVE_MONTHS)) : [];
  const [answered, inTime] = (['respondidos', 'aTiempo'] as const).map((name) =>
    year.every((period) => period[name] !== null) ? year.reduce((sum, period) => sum + Number(period[name]), 0) : 0,
  ) as [number, number];
  const { cap = null, mora = null } = indicadores[0] ?? {};
  return [
    ...(cap === null ? [] : [[formatPercent(cap), 'de respaldo (CAP)'] as const]),
    ...(mora === null ? [] : [[formatPercent(mora), 'de los créditos en mora'] as const]),
    ...(answered > 0
      ? [
          [
            formatPercent(((inTime / answered) * 100).toFixed(1), 1),
            `de ${answered} respuestas a reclamos, a tiempo`,
          ] as const,
        ]
      : [
          [
            String(tasas.length),
            tasas.length === 1 ? 'precio cambió en un año' : 'precios cambiaron en un año',
          ] as const,
        ]),
  ];
}

const Complaints = ({ periods, least }: { periods: readonly Period[]; least: number }) => {
  const formatCount = (cases: number | null) => (cases === null ? `Menos de ${least}` : formatNumber(cases, 0));
  return (
    <Section title="Reclamos">
      <p>
        Por trimestres que ya terminaron; los que tienen pocos van juntos. Los días son hábiles, desde que se recibe
        hasta que se responde. Los anulados, que son pruebas o repeticiones de otro, no se cuentan.{' '}
        <a href="/contactanos/reclamos">Registrar un reclamo</a>
      </p>
      {periods.every(({ recibidos }) => recibidos === null) && (
        <p>
          <strong>En ninguno de estos periodos hubo {least} reclamos.</strong>
        </p>
      )}
      <Table
        legend="Reclamos recibidos y respondidos"
        rows={periods}
        id={({ desde }) => desde}
        columns={[
          { title: 'Periodo', main: true, cell: formatPeriod },
          { title: 'Recibidos', numeric: true, strong: true, cell: ({ recibidos }) => formatCount(recibidos) },
          { title: 'Respondidos', numeric: true, cell: ({ respondidos }) => formatCount(respondidos) },
          { title: 'A tiempo', numeric: true, cell: inTime },
          {
            title: 'Días en promedio',
            numeric: true,
            cell: ({ promedio }) => (promedio === null ? NO_DATA : formatNumber(promedio, 1)),
          },
        ]}
      />
      <Download table="reclamos" of="reclamos" />
    </Section>
  );
};

/** Formats the answers on time: «11 de 12 (91,7 %)». */
const inTime = ({ aTiempo, respondidos }: Period) =>
  aTiempo === null || !respondidos
    ? NO_DATA
    : `${aTiempo} de ${respondidos} (${formatPercent(((aTiempo / respondidos) * 100).toFixed(1), 1)})`;

/** Formats a period: «1 de octubre a 31 de diciembre de 2025»; the first year is included only if different. */
function formatPeriod({ desde, hasta }: { desde: string; hasta: string }): string {
  const from = formatDate(desde);
  return `${desde.slice(0, 4) === hasta.slice(0, 4) ? from.replace(/ de \d+$/, '') : from} a ${formatDate(hasta)}`;
}

const Download = ({ table, of }: { table: TransparencyTable; of: string }) => (
  <p>
    <ButtonLink href={addressOfTable(table)} tone="claro" aria-label={`Descargar CSV: ${of}`} download>
      <Icon name="descargar" size={20} />
      Descargar CSV
    </ButtonLink>
  </p>
);
