import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { title: string; facts?: readonly (readonly [label: string, value: string])[]; children: ReactNode };

/** Card of one trend: its title, summary and content. */
export const TrendCard = ({ title, facts = [], children }: Props) => (
  <Card component="article" sx={{ minWidth: 0 }}>
    <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <Typography variant="h3" component="h4">
        {title}
      </Typography>
      {facts.length > 0 && (
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
          {facts.map(([label, value]) => (
            <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.85rem' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, fontSize: '1.35rem', fontWeight: 700 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {children}
    </CardContent>
  </Card>
);
