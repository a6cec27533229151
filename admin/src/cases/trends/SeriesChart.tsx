import { toldApart } from '@coop/domain/paleta';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export type Series = { label: string; values: readonly number[] };

type Props = {
  labels: readonly string[];
  series: readonly Series[];
  /** One bar a period, of parts that make it up; absent, one beside another. */
  stacked?: boolean;
};

/** Amounts over time, for the eye alone: the table beside it says the same. */
export default function SeriesChart({ labels, series, stacked = false }: Props) {
  const { palette } = useTheme();
  const { primary, secondary, warning, info, success, grey } = palette;
  const colours = toldApart([primary.main, secondary.main, warning.main, info.main, success.light, grey[500]]);
  return (
    <BarChart
      aria-hidden
      height={240}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      xAxis={[{ scaleType: 'band', data: labels, height: 28, valueFormatter: shortOnAxis }]}
      yAxis={[{ width: 36, tickMinStep: 1 }]}
      grid={{ horizontal: true }}
      series={series.map(({ label, values }, at) => ({
        label,
        data: [...values],
        color: colours[at % colours.length] ?? primary.main,
        ...(stacked && { stack: 'todos' }),
      }))}
      disableKeyboardNavigation
    />
  );
}

/** The axis has room for «nov»; what is pointed at says «nov 26». A week is told by its whole day. */
const shortOnAxis = (label: string, { location }: { location: string }) =>
  location === 'tick' ? label.replace(/^(\D+) \d+$/, '$1') : label;
