import type { RaRecord } from 'react-admin';
import type { OfferedOrder } from '../../ground/api/OfferedOrder';

/** Whether a transition keeps the current state. */
export const stays = ({ transition, field }: OfferedOrder, record: RaRecord): boolean =>
  transition.to === record[field];
