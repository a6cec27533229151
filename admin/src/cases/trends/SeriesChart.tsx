import { distinctColours } from '@coop/domain/paleta';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export type Series = { label: string; values: readonly number[] };

type Props = {
  labels: readonly string[];
  series: readonly Series[];
  /** Stacks the series in one bar per period; by default bars are grouped. */
  stacked?: boolean;
};

/** Bar chart over time. Hidden from assistive technology: the table beside it has the same data. */
export default function SeriesChart({ labels, series, stacked = false }: Props) {
  const { palette } = useTheme();
  const { primary, secondary, warning, info, success, grey } = palette;
  const colours = distinctColours([primary.main, secondary.main, warning.main, info.main, success.light, grey[500]]);
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

/** Shortens «nov 26» to «nov» on the axis; the tooltip has the full label. Week labels are not shortened. */
const shortOnAxis = (label: string, { location }: { location: string }) =>
  location === 'tick' ? label.replace(/^(\D+) \d+$/, '$1') : label;
