import { Typography } from '@mui/material';
import type { ImpededOrder } from '../../ground/api/OfferedOrder';

/** What the state of a row would allow and can't be ordered all the same, and why. */
export const ImpededOrders = ({ orders }: { orders: readonly ImpededOrder[] }) =>
  orders.map(({ name, label, why }) => (
    <Typography key={name} variant="body2" sx={{ color: 'text.secondary', mt: 1, flexBasis: '100%' }}>
      {`Por ahora no se puede «${label}»: ${why}`}
    </Typography>
  ));
