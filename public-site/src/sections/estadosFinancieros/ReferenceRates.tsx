import { formatPercent, formatShortDate } from '@coop/domain/format';
import type { TasasDeReferencia } from '../../reading/readTre';
import { Fold } from '../../ui/elements/Fold';
import { type Column, NO_DATA, Table } from '../../ui/elements/Table';
import { Section } from '../../ui/page/Section';
import { shortMonth } from '../../wording/shortMonth';

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

/** The reference rates of the last months; loans of variable rate follow the first. Nothing where nobody wrote any. */
export const ReferenceRates = ({ months }: { months: readonly TasasDeReferencia[] }) =>
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
