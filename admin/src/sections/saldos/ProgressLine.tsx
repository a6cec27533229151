import { Box, LinearProgress, Typography } from '@mui/material';

type Props = { label: string; percent: number };

/** Progress as text and bar. */
export const ProgressLine = ({ label, percent }: Props) => (
  <Box sx={{ flex: 1, minWidth: 0 }}>
    <Typography variant="body2" aria-hidden>{`${label}: ${percent} %`}</Typography>
    <LinearProgress
      variant="determinate"
      value={percent}
      aria-label={label}
      sx={{ mt: 0.5, height: 8, borderRadius: 1 }}
    />
  </Box>
);
