import type { RaRecord } from 'react-admin';
import type { OfferedOrder } from '../../ground/api/OfferedOrder';

/** Whether an order leaves the case where it stands. */
export const stays = ({ transition, field }: OfferedOrder, record: RaRecord): boolean =>
  transition.to === record[field];
