import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export type Series = { label: string; values: readonly number[] };

/** Amounts over time, for the eye alone: the table beside it says the same. */
export default function SeriesChart({ labels, series }: { labels: readonly string[]; series: readonly Series[] }) {
  const { palette } = useTheme();
  const colours = [palette.primary.main, palette.secondary.main];
  return (
    <BarChart
      aria-hidden
      height={240}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      xAxis={[{ scaleType: 'band', data: labels, height: 28, valueFormatter: shortOnAxis }]}
      yAxis={[{ width: 36, tickMinStep: 1 }]}
      grid={{ horizontal: true }}
      series={series.map(({ label, values }, at) => ({ label, data: [...values], color: colours[at] }))}
      disableKeyboardNavigation
    />
  );
}

/** The axis has room for «nov»; what is pointed at says «nov 26». A week is told by its whole day. */
const shortOnAxis = (label: string, { location }: { location: string }) =>
  location === 'tick' ? label.replace(/^(\D+) \d+$/, '$1') : label;
