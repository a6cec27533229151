import type { Transparency } from '@coop/domain/answers';
import { formatPercent } from '@coop/domain/format';
import { NO_DATA, Table } from '../../ui/elements/Table';
import { Section } from '../../ui/page/Section';
import { shortMonth } from '../../wording/shortMonth';
import { Download } from './Download';

const percent = (value: string | null) => (value === null ? NO_DATA : formatPercent(value));

/** How much capital there is behind what members entrust, and how loans are paid. */
export const Indicators = ({ months }: { months: Transparency['indicadores'] }) => {
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
