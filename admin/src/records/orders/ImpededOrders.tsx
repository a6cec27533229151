import { Typography } from '@mui/material';
import type { ImpededOrder } from '../../ground/api/OfferedOrder';

/** Transitions that the state allows but the server would refuse, with reasons. */
export const ImpededOrders = ({ orders }: { orders: readonly ImpededOrder[] }) =>
  orders.map(({ name, label, why }) => (
    <Typography key={name} variant="body2" sx={{ color: 'text.secondary', mt: 1, flexBasis: '100%' }}>
      <strong>{label}</strong>
      {` · ${why}`}
    </Typography>
  ));
