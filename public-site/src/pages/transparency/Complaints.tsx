import type { Transparency } from '@coop/domain/answers';
import { formatDate, formatNumber, formatPercent } from '@coop/domain/format';
import { NO_DATA, Table } from '../../ui/elements/Table';
import { Section } from '../../ui/page/Section';
import { Download } from './Download';

type Period = Transparency['reclamos'][number];

/** How many complaints came, and how they were answered. */
export const Complaints = ({ periods, least }: { periods: readonly Period[]; least: number }) => {
  const said = (cases: number | null) => (cases === null ? `Menos de ${least}` : formatNumber(cases, 0));
  return (
    <Section title="Reclamos">
      <p>
        Por trimestres que ya terminaron; los que tienen pocos van juntos. Los días son hábiles, desde que se recibe
        hasta que se responde. Los anulados, que son pruebas o repeticiones de otro, no se cuentan.{' '}
        <a href="/contactanos/reclamos">Registrar un reclamo</a>
      </p>
      <Table
        legend="Reclamos recibidos y respondidos"
        rows={periods}
        id={({ desde }) => desde}
        columns={[
          { title: 'Periodo', main: true, cell: periodInWords },
          { title: 'Recibidos', numeric: true, strong: true, cell: ({ recibidos }) => said(recibidos) },
          { title: 'Respondidos', numeric: true, cell: ({ respondidos }) => said(respondidos) },
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

/** «11 de 12 (91,7 %)». */
const inTime = ({ aTiempo, respondidos }: Period) =>
  aTiempo === null || !respondidos
    ? NO_DATA
    : `${aTiempo} de ${respondidos} (${formatPercent(((aTiempo / respondidos) * 100).toFixed(1), 1)})`;

/** «1 de octubre a 31 de diciembre de 2025»; the first year is said where it is another. */
function periodInWords({ desde, hasta }: { desde: string; hasta: string }): string {
  const from = formatDate(desde);
  return `${desde.slice(0, 4) === hasta.slice(0, 4) ? from.replace(/ de \d+$/, '') : from} a ${formatDate(hasta)}`;
}
